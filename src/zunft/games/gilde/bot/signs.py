"""The signs by which a judge tells who will win a game of The Guild."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.evaluation import POINT, SURE
from zunft.engine.rules import State
from zunft.engine.signs import Signs
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.election import chance
from zunft.games.gilde.bot.hand import known_hand
from zunft.games.gilde.bot.parts import businesses, experience, household, purse, turns_left, votes
from zunft.games.gilde.state import GildeState

NAMES: Final = (
    "experience", "purse", "businesses", "votes", "household", "hand",
    "points", "talers", "income", "ballots", "cards", "election", "candidate", "next",
)  # fmt: skip
IN_POINTS: Final = 6
COUNT: Final = 14


@final
class GildeSigns(Signs):
    """What the evaluation counts, with every hand as the imagined world has it; then the bare numbers."""

    def names(self) -> list[str]:
        return list(NAMES)

    def points(self) -> i64:
        return IN_POINTS

    def phase(self, state: State) -> i64:
        """By the experience of whoever has most."""
        assert isinstance(state, GildeState)
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.players[seat].xp)
        return min(SURE * most // state.board.count_xp, i64(SURE))

    def fill(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, GildeState)
        is_election = state.requests != 0 or state.candidates != 0
        for seat in range(state.seats):
            row, turns = seat * COUNT, turns_left(state, seat)
            out[row] = experience(state, seat)
            out[row + 1] = purse(state, seat, turns)
            out[row + 2] = businesses(state, seat, turns)
            out[row + 3] = votes(state, seat, turns)
            out[row + 4] = household(state, seat, turns)
            out[row + 5] = known_hand(state, seat, turns)
            self.fill_numbers(state, seat, row, out)
            out[row + 11] = chance(state, seat) if is_election else i64(0)

    def fill_numbers(self, state: GildeState, seat: i64, row: i64, out: vec[i64]) -> None:
        player = state.players[seat]
        out[row + 6] = player.xp * POINT
        out[row + 7] = player.talers * POINT
        out[row + 8] = player.stats[c.INCOME] * POINT
        out[row + 9] = player.stats[c.VOTES] * POINT
        out[row + 10] = player.hand.count * POINT
        out[row + 12] = POINT if has(state.candidates, seat) else i64(0)
        out[row + 13] = POINT if state.active == seat else i64(0)
