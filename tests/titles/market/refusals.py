"""Every reason for which a move is refused."""

from __future__ import annotations

from tests.titles.market import constants as c

REASONS = [*c.REASONS.values(), c.NOT_NOW, c.NO_ALMS]
