"""Leaks that are planted to see that they are found, in the hall and over the wire."""

from __future__ import annotations

import pytest

from zunft.server.hall import playing, showing
from zunft.server.hall.living import Living
from zunft.server.hall.pages import Page


def pushes_at_every_answer(patch: pytest.MonkeyPatch) -> None:
    """A page is pushed with every line of the journal, though it reads the same."""
    counts: list[int] = []
    made = showing._face

    def face(living: Living, seat: int | None) -> Page:
        counts.append(living.count)
        return made(living, seat)

    patch.setattr(showing, "_face", face)
    patch.setattr(playing, "face_of", lambda page: page.bytes() + bytes(counts[-1]))
