"""Leaks that are planted to see that they are found, in the hall and over the wire."""

from __future__ import annotations

import pytest

from zunft.server.hall import play


def pushes_at_every_answer(patch: pytest.MonkeyPatch) -> None:
    """A page is pushed with every line of the journal, though it reads the same."""
    patch.setattr(play, "reads_otherwise", lambda page, last: page is not last)
