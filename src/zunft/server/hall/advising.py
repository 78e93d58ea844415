"""Advice and what-if: both come from a position that could be the true one for all that the seat knows."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct, field

from zunft.engine.title import Said
from zunft.server.errors import Conflict, NotAllowed, ServerError
from zunft.server.hall.bots import SEED_BITS, NoAnswer, asked_of
from zunft.server.hall.pages import Who
from zunft.server.hall.playing import why_not
from zunft.server.hall.room import Room
from zunft.server.hall.showing import page_of


class Advised(Struct, frozen=True, kw_only=True):
    """An answer that a bot would look at, the best first; ``reason`` is for ``zunft.say``."""

    option: str
    chance: float | None = None
    reason: Said | None = None


class Imagined(Struct, frozen=True, kw_only=True):
    """What the seat would see after an answer, in one of the worlds that it takes for possible."""

    refused: Said | None = None
    view: dict[str, Any] | None = None
    events: list[Said] = field(default_factory=list)
    question: Said | None = None
    options: list[str] = field(default_factory=list)


class Advising(Room):
    async def advice(self, game: str, who: Who) -> list[Advised]:
        """What a bot would do on this seat, if the table allows advice."""
        living = await self.living(game)
        seat, table = self.check_seat(living, who), self.playable(living)
        if not living.kept.advice:
            raise NotAllowed("no-advice")
        if page_of(living, seat).question is None:
            raise Conflict("not-asked")
        if self.settings.bots is None:
            raise ServerError("no-bots")
        try:
            thoughts = await self.settings.bots.think(asked_of(table, seat, self.settings.advice, living.opener))
        except NoAnswer:
            raise ServerError("no-bots") from None
        return [Advised(**thought) for thought in thoughts]

    async def what_if(self, game: str, who: Who, text: str) -> Imagined:
        """Play an answer at an imagined table; the true one knows nothing of it."""
        living = await self.living(game)
        seat, table = self.check_seat(living, who), self.playable(living)
        if reason := why_not(living, seat, text):
            return Imagined(refused=reason)
        imagined = table.redeal(seat, secrets.randbits(SEED_BITS))
        if reason := imagined.why_not(seat, text):
            return Imagined(refused=reason)
        events = imagined.play(seat, text)
        return Imagined(
            view=imagined.view(seat), events=events, question=imagined.question(seat), options=imagined.options(seat)
        )
