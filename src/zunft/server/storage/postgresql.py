"""What a PostgreSQL server has to be set to, so that what was acknowledged survives a power cut."""

from __future__ import annotations

import logging

from sqlalchemy import Connection

LOG = logging.getLogger(__name__)
NEEDED = ("fsync", "full_page_writes", "synchronous_commit")  # each loses acknowledged moves, or the files, when off


def warn_of_risks(connection: Connection) -> None:
    """Say which settings of the server would lose moves; the last one the program sets for itself."""
    for name in NEEDED:
        if connection.exec_driver_sql(f"SHOW {name}").scalar_one() == "off":
            LOG.warning("PostgreSQL runs with %s = off: a power cut may lose moves that were acknowledged", name)
