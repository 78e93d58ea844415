"""How bots judge a position of the market: points, then coins. They have no habits and answer at random."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from tests.titles.market.state import MarketState

from zunft.engine.bits import has
from zunft.engine.compared import Compared, Reason
from zunft.engine.craft import Craft, Simulations
from zunft.engine.evaluation import POINT, Evaluation
from zunft.engine.habit import Habit
from zunft.engine.notation import Word
from zunft.engine.rules import State

PARTS: Final = ("points", "coins")
COIN: Final = 200
RICH: Final = 5 * POINT


class MarketEvaluation(Evaluation):
    """What a seat has, less what the best of the others has."""

    def value(self, state: State, seat: i64) -> i64:
        others = [self.standing(state, other) for other in range(state.seats) if other != seat]
        return self.standing(state, seat) - max(others)

    def standing(self, state: State, seat: int) -> int:
        return sum(int(self.part(state, seat, which)) for which in range(len(PARTS)))

    def parts(self) -> list[str]:
        return list(PARTS)

    def part(self, state: State, seat: i64, which: i64) -> i64:
        assert isinstance(state, MarketState)
        if which == 1:
            return state.coins[seat] * COIN
        return (state.thefts[seat] + state.bargains[seat]) * POINT + (RICH if has(state.rich, seat) else 0)


def richest(compared: Compared) -> dict[str, Word] | None:
    """The seat that loses most coins by the first answer."""

    def poverty(state: State, seat: int) -> float:
        assert isinstance(state, MarketState)
        return -float(state.coins[seat])

    others = [seat for seat in range(compared.world.seats) if seat != compared.seat]
    return compared.named("of", "seat", compared.most(others, poverty))


CRAFT: Final = Craft(
    MarketEvaluation(),
    Habit(),
    scale=2_000,
    playout=8,
    simulations=Simulations(master=10, guild_master=20, alderman=40, adviser=80),
    reasons={"coins": Reason("{of:seat}", richest)},
)
