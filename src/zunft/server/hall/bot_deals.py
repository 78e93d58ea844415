"""The bots of a table among the proposals of people: they answer each, and make at most one a turn of others."""

from __future__ import annotations

from zunft.bots import dealing_gilde
from zunft.server.hall.deals import NotPossible, make
from zunft.server.live.table import LiveTable
from zunft.server.live.turns import AT_ONCE, entry_of, turn_of
from zunft.server.storage.papers import EVER, LAID
from zunft.server.storage.records import Proposal, new_id

DEALING = {"gilde": dealing_gilde}  # titles with deals out of turn


class Haggling:
    """Not in the moment of a window, and by nothing but what everybody sees: so all of it comes alike, whatever
    somebody holds."""

    def __init__(self, living: LiveTable) -> None:
        self.living = living
        self.proposed: dict[int, int] = {}  # by seat: the turn in which a bot has thought of a proposal last

    def at(self) -> int | None:
        """When a bot has something to say; None when there is nothing."""
        living = self.living
        if not self._may_speak():
            return None
        times = [each.at + living.pace for each in self._unanswered()]
        times += [living.clocks.since + living.pace // 2] if self._may_propose() else []
        return min(times, default=None)

    async def act(self, now: int) -> bool:
        """An answer, or a proposal; true when there was something."""
        if not self._may_speak():
            return False
        for laid in self._unanswered():
            if laid.at + self.living.pace <= now:
                await self._answer(laid)
                return True
        if (seat := self._may_propose()) and self.living.clocks.since + self.living.pace // 2 <= now:
            return await self._propose(seat[0], now)
        return False

    def _may_speak(self) -> bool:
        living = self.living
        is_playing = living.table is not None and living.game.phase == "running" and not living.kept.is_paused
        return is_playing and not living.is_in_moment and living.game.title in DEALING

    def _bots(self) -> list[int]:
        table = self.living.running
        return [each.seat for each in self.living.seats if each.state == "bot" and not table.state.has_left(each.seat)]

    def _unanswered(self) -> list[Proposal]:
        bots = self._bots()
        return [each for each in self.living.proposals if each.state == "laid" and each.to_seat in bots]

    async def _answer(self, laid: Proposal) -> None:
        living, tables = self.living, self.living.database.tables
        if DEALING[living.game.title].agrees(living.running, laid.to_seat, laid.seat, laid.text):
            try:
                return await make(living, laid)
            except NotPossible:
                pass
        await tables.settle_proposal(living.id, laid.id, "declined", LAID)

    def _may_propose(self) -> list[int]:
        """The bots that have not thought of it in this turn, which is somebody else's and has begun."""
        living, table = self.living, self.living.running
        turn = turn_of(table.game, table.state)
        if turn == AT_ONCE or not living.voices or not living.is_mine:
            return []
        others = [seat for seat in self._bots() if entry_of(table, seat) != turn]
        return [seat for seat in others if self.proposed.get(seat) != living.talk]

    async def _propose(self, seat: int, now: int) -> bool:
        """The same thing is not proposed twice in one game."""
        living, tables = self.living, self.living.database.tables
        self.proposed[seat] = living.talk
        found = DEALING[living.game.title].proposal(living.running, seat, living.voices)
        before = await tables.proposals(living.id, EVER) if found else []
        mine = [each for each in before if each.seat == seat]
        if found is None or any(each.text == found[1] or each.turn == living.talk for each in mine):
            return False
        to_seat, text = found
        await tables.lay_proposal(
            Proposal(id=new_id(), game=living.id, seat=seat, to_seat=to_seat, text=text, at=now, turn=living.talk)
        )
        return True
