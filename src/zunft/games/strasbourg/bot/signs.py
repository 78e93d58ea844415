"""The signs by which a judge tells who will win a game of Strasbourg."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.evaluation import POINT, SURE
from zunft.engine.rules import State
from zunft.engine.signs import Signs
from zunft.games.strasbourg.bot.bids import in_deck, in_hand, influence
from zunft.games.strasbourg.bot.city import city
from zunft.games.strasbourg.bot.course import goods_in_coins, purse, time_left
from zunft.games.strasbourg.bot.evaluation import FAVOUR, council, member_now, return_now, sale_now
from zunft.games.strasbourg.bot.tasks import tasks
from zunft.games.strasbourg.state import StrasbourgState

NAMES: Final = (
    "prestige", "privileges", "city", "council", "purse", "influence", "tasks",
    "coins", "goods", "members", "councillors", "deck", "cards", "start",
)  # fmt: skip
IN_POINTS: Final = 7
COUNT: Final = 14


@final
class StrasbourgSigns(Signs):
    """What the evaluation counts, of every seat as the imagined world has it; then the bare numbers."""

    def names(self) -> list[str]:
        return list(NAMES)

    def points(self) -> i64:
        return IN_POINTS

    def phase(self, state: State) -> i64:
        assert isinstance(state, StrasbourgState)
        return max(i64(0), SURE - time_left(state))

    def fill(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, StrasbourgState)
        left = time_left(state)
        for seat in range(state.seats):
            player, row = state.players[seat], seat * COUNT
            out[row] = player.prestige * POINT
            out[row + 1] = player.privileges * FAVOUR
            out[row + 2] = city(state, seat) + member_now(state, seat)
            out[row + 3] = council(state, seat)
            out[row + 4] = purse(state, player) + sale_now(state, seat)
            out[row + 5] = influence(state, seat) + return_now(state, seat)
            out[row + 6] = tasks(state, seat, left)
            self.fill_numbers(state, seat, row, out)

    def fill_numbers(self, state: StrasbourgState, seat: i64, row: i64, out: vec[i64]) -> None:
        player = state.players[seat]
        out[row + 7] = player.coins * POINT
        out[row + 8] = goods_in_coins(state, player) * POINT
        out[row + 9] = state.members(seat) * POINT
        out[row + 10] = state.councillors(seat) * POINT
        out[row + 11] = in_deck(player) * POINT
        out[row + 12] = (in_hand(player) + player.influence()) * POINT
        out[row + 13] = POINT if state.start == seat else i64(0)
