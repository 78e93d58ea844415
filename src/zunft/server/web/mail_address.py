"""Mail addresses: only plain ones, so that the address that is checked and counted is the one that gets the mail.

RFC 5322 also knows groups, comments and quotes; a mail library reads another address out of them than is written there.
"""

from __future__ import annotations

import re

from zunft.server.errors import ServerError

ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
PLAIN = rf"{ATOM}(?:\.{ATOM})*@{LABEL}(?:\.{LABEL})+"
LONGEST = 254


def check_address(text: str) -> None:
    """ServerError unless the text is an address and nothing else."""
    if len(text) > LONGEST or not re.fullmatch(PLAIN, text):
        raise ServerError("bad-email")


def mailbox_of(address: str) -> str:
    """The mailbox behind an address, for limits: many providers deliver `anna+1@` and `an.na@` to `anna@`. Two that are
    taken for one only share a limit."""
    local, _, domain = address.casefold().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"
