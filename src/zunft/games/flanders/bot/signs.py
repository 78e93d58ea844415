"""The signs by which a judge tells who will win a game of Flanders."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import WAITING
from zunft.engine.bits import only, size
from zunft.engine.evaluation import POINT, SURE
from zunft.engine.rules import State
from zunft.engine.signs import Signs
from zunft.games.flanders import constants as c
from zunft.games.flanders.bot.evaluation import (
    FlandersEvaluation,
    hand_worth,
    has_card_to_carry_out,
    influence_worth,
    stock_worth,
)
from zunft.games.flanders.bot.towns import cards_of
from zunft.games.flanders.state import FlandersState

NAMES: Final = (
    "points", "first-places", "second-places", "later-places", "hand", "influence", "stock",
    "cards", "influence-cards", "districts", "next",
)  # fmt: skip
IN_POINTS: Final = 7
POINTS: Final = 0
FIRST: Final = 1
SECOND: Final = 2
LATER: Final = 3
HAND: Final = 4
INFLUENCE: Final = 5
STOCK: Final = 6
CARDS: Final = 7
INFLUENCE_CARDS: Final = 8
DISTRICTS: Final = 9
NEXT: Final = 10
COUNT: Final = 11


@final
class FlandersSigns(Signs):
    def __init__(self) -> None:
        self.evaluation = FlandersEvaluation()  # one of its own: it keeps what it looked at

    def names(self) -> list[str]:
        return list(NAMES)

    def points(self) -> i64:
        return IN_POINTS

    def phase(self, state: State) -> i64:
        """F-092. By the spaces that are no longer free."""
        assert isinstance(state, FlandersState)
        spaces: i64 = 0
        for town in state.towns:
            if town.place != c.NONE:
                spaces += size(town.exists)
        return SURE - SURE * state.free_spaces() // spaces if spaces > 0 else i64(0)

    def fill(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, FlandersState)
        for at in range(state.seats * COUNT):
            out[at] = 0
        if state.round == 0:
            return
        self.look_ahead(state)
        self.fill_towns(state, out)
        for seat in range(state.seats):
            self.fill_seat(state, seat, out)

    def look_ahead(self, state: FlandersState) -> None:
        """Look at the cards, and at what will be done with one that is being carried out."""
        evaluation = self.evaluation
        evaluation.forecast.look_at_cards(state)
        evaluation.best_town = c.NONE
        for seat in range(state.seats):
            if has_card_to_carry_out(state, seat):
                evaluation.with_card(state, seat)

    def fill_towns(self, state: FlandersState, out: vec[i64]) -> None:
        """What the open towns will bring, each of which is looked at once; with two players to both of their guilds."""
        forecast = self.evaluation.forecast
        for index in range(i64(c.TOWNS)):
            if state.towns[index].is_open():
                forecast.look_at(state, index)
                if index == self.evaluation.best_town:
                    forecast.imagine(self.evaluation.best_coat, self.evaluation.best_deed)
                for seat in range(state.seats):
                    self.fill_places(state.guild(seat), seat * COUNT, out)
                    if state.is_for_two():
                        self.fill_places(state.influenced(seat), seat * COUNT, out)

    def fill_places(self, guild: i64, row: i64, out: vec[i64]) -> None:
        forecast = self.evaluation.forecast
        forecast.bring(guild)
        out[row + FIRST] += forecast.first
        out[row + SECOND] += forecast.second
        out[row + LATER] += forecast.later

    def fill_seat(self, state: FlandersState, seat: i64, out: vec[i64]) -> None:
        """What a seat has got, and what it holds."""
        row, guild = seat * COUNT, state.guild(seat)
        out[row + POINTS] = POINT * state.points[guild]
        if state.is_for_two():
            out[row + POINTS] += POINT * state.points[state.influenced(seat)]
        else:
            out[row + INFLUENCE] = influence_worth(state, seat)
        out[row + HAND] = hand_worth(state, seat)
        out[row + STOCK] = stock_worth(state, seat)
        out[row + CARDS] = POINT * size(cards_of(state, seat))
        out[row + INFLUENCE_CARDS] = POINT * state.hands.influence[seat]
        for at in range(6 * guild, 6 * guild + 6):
            out[row + DISTRICTS] += POINT * state.stock[at]
        out[row + NEXT] = POINT if is_asked(state, seat) else i64(0)


def is_asked(state: FlandersState, seat: i64) -> bool:
    """Whether it is this seat's turn, and nobody else's."""
    return state.agenda.depth > 0 and state.agenda.top(WAITING) == only(seat)
