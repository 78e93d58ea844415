"""Advice and previews: both use a position that could be the true one, given all that the seat knows."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct, field

from zunft.engine.title import Said
from zunft.server.errors import Conflict, NotAllowed, ServerError
from zunft.server.hall.bots import SEED_BITS, NoAnswer, asked_of
from zunft.server.hall.play import refusal_now
from zunft.server.hall.tables import LiveTables
from zunft.server.live.page import Who
from zunft.server.live.render import page_of
from zunft.table.errors import IllegalMove


class Advised(Struct, frozen=True, kw_only=True):
    """One of the best answers, the best first, as a whole phrase. ``level`` says that it is about as good as the one
    before, and the ``reason`` of the first one says where it is better than the second. Sentences are for
    ``zunft.say``. The first one also has the ``chance`` of the seat to win, from 0 to 1, if all go on as our bots
    would, and how far that may be off, where it was measured."""

    option: str
    sentence: Said
    level: bool = False
    reason: Said | None = None
    chance: float | None = None
    margin: float | None = None


class Imagined(Struct, frozen=True, kw_only=True):
    """What the seat would see after an answer and all that certainly follows. ``until`` says what comes then: a
    question of its ``own``, answers of ``others``, their ``responses`` in a new window, ``chance``, something
    ``hidden`` that is revealed, or nothing, because the game is ``over``."""

    refused: Said | None = None
    view: dict[str, Any] | None = None
    events: list[Said] = field(default_factory=list)
    question: Said | None = None
    options: list[str] = field(default_factory=list)
    until: str | None = None


class Advice:
    """What a good player would do, and what a move would lead to."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables

    async def advice(self, table_id: str, who: Who) -> list[Advised]:
        """What a bot would do on this seat, if the table allows advice."""
        live = await self.tables.live(table_id)
        seat, table = self.tables.check_seat(live, who), self.tables.playable(live)
        if not live.kept.advice:
            raise NotAllowed("no-advice")
        if page_of(live, seat).question is None:
            raise Conflict("not-asked")
        if self.tables.settings.bots is None:
            raise ServerError("no-bots")
        try:
            thoughts = await self.tables.settings.bots.think(
                asked_of(table, seat, self.tables.settings.advice, live.opener)
            )
        except NoAnswer:
            raise ServerError("no-bots") from None
        return [Advised(**thought) for thought in thoughts]

    async def what_if(self, table_id: str, who: Who, text: str) -> Imagined:
        """What certainly follows from an answer, or why it is not legal. Both are computed on an imagined table alone,
        so neither reveals anything about the true one."""
        live = await self.tables.live(table_id)
        seat, table = self.tables.check_seat(live, who), self.tables.playable(live)
        if reason := refusal_now(live, seat, text):
            return Imagined(refused=reason)
        try:
            preview = table.redeal(seat, secrets.randbits(SEED_BITS)).preview(seat, text)
        except IllegalMove as error:
            return Imagined(refused=error.reason)
        return Imagined(
            view=preview.view,
            events=preview.events,
            question=preview.question,
            options=preview.options,
            until=preview.until,
        )
