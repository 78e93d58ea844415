"""What a position of Flanders is worth.

Every open town is scored as it will probably end: its value grows with each free space, and each guild takes the rank
that its districts promise it, the less surely the more spaces are free. Cards, stock and influence are foresight.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, zeros
from zunft.engine.evaluation import POINT, SURE, WON, Evaluation
from zunft.engine.move import first, second, third, verb_of
from zunft.engine.rules import State
from zunft.games.flanders import constants as c
from zunft.games.flanders.bot.towns import (
    BUILDING,
    COMPLETING,
    LAYING_A_SITE,
    LOOKING_AHEAD,
    Forecast,
    at_most,
    cards_of,
)
from zunft.games.flanders.rules.building import buildable
from zunft.games.flanders.rules.covering import fitting
from zunft.games.flanders.rules.ending import result
from zunft.games.flanders.state import FlandersState

# Cards and stock, in thousandths of a point, worth the full sum until the last rounds.
CARD: Final = 350  # an action before the next pick-up, which costs a whole turn every seven or so
SITE_CARD_IN_HAND: Final = 250
INFLUENCE_CARD: Final = 500  # to act first when it counts; too dear to be spent on the luck of an imagined draw
IN_STOCK: Final = 150  # a district of the own guild: nearly all are laid before the end
FULL_ROUNDS: Final = 6  # with fewer rounds to come cards and stock lose their worth

# F-096. Most influence cards at the end bring 3 points, shared by nobody.
BONUS: Final = 3000
EVEN_BONUS: Final = 600  # the chance of whoever holds as many as the best of the others
BONUS_BY_CARD: Final = 150

# What a standing is made of.
PARTS: Final = ("points", "first-places", "second-places", "later-places", "ally", "cards", "influence", "districts")
POINTS: Final = 0
FIRST_PLACES: Final = 1
LATER_PLACES: Final = 3
ALLY: Final = 4
CARDS: Final = 5
INFLUENCE: Final = 6
DISTRICTS: Final = 7


@final
class FlandersEvaluation(Evaluation):
    """Buffers are kept, so that nothing is made while it counts."""

    def __init__(self) -> None:
        self.forecast = Forecast(LOOKING_AHEAD)
        self.worth: vec[i64] = zeros(c.GUILDS)  # [guild] what it has scored and all open towns will bring it
        self.tried: vec[i64] = zeros(c.GUILDS)  # the same after a placement that is still to come
        self.now: vec[i64] = zeros(c.GUILDS)  # [guild] what the town looked at brings as it is
        self.best: i64 = 0  # the value after the best that the card being carried out can do …
        self.best_town: i64 = c.NONE  # … which is this
        self.best_coat: i64 = c.NONE
        self.best_deed: i64 = c.NONE

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FlandersState)
        if state.agenda.depth == 0:
            return outcome(state, seat)
        if state.round == 0:
            return 0  # the setup: layouts are much alike
        self.forecast.look_at_cards(state)
        if has_card_to_carry_out(state, seat):
            return self.with_card(state, seat)
        self.count_guilds(state)
        return self.ahead(state, seat, self.worth)

    def values(self, state: State, out: vec[i64]) -> None:
        """The towns are counted once for all, but for a seat that carries out a card."""
        assert isinstance(state, FlandersState)
        if state.agenda.depth == 0 or state.round == 0:
            for seat in range(state.seats):
                out[seat] = self.value(state, seat)
            return
        self.forecast.look_at_cards(state)
        self.count_guilds(state)
        for seat in range(state.seats):
            if not has_card_to_carry_out(state, seat):
                out[seat] = self.ahead(state, seat, self.worth)
        for seat in range(state.seats):
            if has_card_to_carry_out(state, seat):
                out[seat] = self.with_card(state, seat)

    def count_guilds(self, state: FlandersState) -> None:
        """What each guild has scored and will probably score."""
        for guild in range(i64(c.GUILDS)):
            self.worth[guild] = POINT * state.points[guild]
        for index in range(i64(c.TOWNS)):
            if state.towns[index].is_open():
                self.forecast.look_at(state, index)
                for guild in range(i64(c.PLAYER_GUILDS)):
                    self.worth[guild] += self.forecast.bring(guild)

    # --- seats ----------------------------------------------------------------------------------

    def ahead(self, state: FlandersState, seat: i64, worth: vec[i64]) -> i64:
        """What a seat is ahead of the best of the others by."""
        best: i64 = -WON
        for other in range(state.seats):
            if other != seat:
                best = max(best, standing_of(state, other, worth))
        return standing_of(state, seat, worth) - best

    # --- a card that is played and not yet carried out ------------------------------------------

    def with_card(self, state: FlandersState, seat: i64) -> i64:
        """The value when the best is made of the card that is being carried out: a district of one of its coats,
        or a completed site."""
        question = state.agenda.question(seat)
        card = first(question)
        self.forecast.played[state.guild(seat)] = c.NONE
        self.count_guilds(state)
        self.best = -WON
        for index in range(i64(c.TOWNS)):
            if card in (index, c.SITE_CARD) and state.towns[index].is_open():
                self.try_town(state, seat, index, second(question), card == c.SITE_CARD)
        return self.best if self.best > -WON else self.ahead(state, seat, self.worth)

    def try_town(self, state: FlandersState, seat: i64, index: i64, coats: i64, as_site: bool) -> None:
        """What a card can do in one town."""
        town = state.towns[index]
        self.forecast.look_at(state, index)
        for guild in range(i64(c.PLAYER_GUILDS)):
            self.now[guild] = self.forecast.bring(guild)
        for coat in range(i64(c.COATS)):
            if has(coats, coat):
                if buildable(town, coat) & fitting(state, town, coat) != 0:
                    self.try_deed(state, seat, index, coat, LAYING_A_SITE if as_site else BUILDING)
                if not as_site and town.sites & town.coats[coat] != 0:
                    self.try_deed(state, seat, index, coat, COMPLETING)

    def try_deed(self, state: FlandersState, seat: i64, index: i64, coat: i64, deed: i64) -> None:
        """Imagine one deed in the town that is being looked at, and note it if it is the best."""
        self.forecast.imagine(coat, deed)
        for guild in range(i64(c.PLAYER_GUILDS)):
            self.tried[guild] = self.worth[guild] - self.now[guild] + self.forecast.bring(guild)
        self.forecast.take_back(coat)
        value = self.ahead(state, seat, self.tried)
        if value > self.best:
            self.best, self.best_town, self.best_coat, self.best_deed = value, index, coat, deed

    # --- parts ----------------------------------------------------------------------------------

    def parts(self) -> list[str]:
        return list(PARTS)

    def part(self, state: State, seat: i64, which: i64) -> i64:
        """A card that is being carried out counts as the evaluation foresees it. The setup is not judged."""
        assert isinstance(state, FlandersState)
        if state.round == 0:
            return 0
        if which == POINTS:
            return POINT * state.points[state.guild(seat)]
        if which == CARDS:
            return hand_worth(state, seat)
        if which == DISTRICTS:
            return stock_worth(state, seat)
        if which == INFLUENCE:
            return 0 if state.is_for_two() else influence_worth(state, seat)
        self.look_ahead(state, seat)
        return self.ally(state, seat) if which == ALLY else self.places(state, state.guild(seat), which)

    def look_ahead(self, state: FlandersState, seat: i64) -> None:
        """Look at the cards, and at what will be done with the one that is being carried out."""
        self.forecast.look_at_cards(state)
        self.best_town = c.NONE
        if has_card_to_carry_out(state, seat):
            self.with_card(state, seat)

    def places(self, state: FlandersState, guild: i64, which: i64) -> i64:
        """What first, second or later places in open towns will bring to a guild."""
        worth: i64 = 0
        for index in range(i64(c.TOWNS)):
            if state.towns[index].is_open():
                self.forecast.look_at(state, index)
                if index == self.best_town:
                    self.forecast.imagine(self.best_coat, self.best_deed)
                self.forecast.bring(guild)
                worth += self.forecast.of_places(which)
        return worth

    def ally(self, state: FlandersState, seat: i64) -> i64:
        """F-210. With two players, what the guild under influence has and will have."""
        if not state.is_for_two():
            return 0
        guild = state.influenced(seat)
        worth = POINT * state.points[guild]
        for which in range(i64(FIRST_PLACES), i64(LATER_PLACES + 1)):
            worth += self.places(state, guild, which)
        return worth


def has_card_to_carry_out(state: FlandersState, seat: i64) -> bool:
    """Whether a seat is asked where to build with a card of its own."""
    question = state.agenda.question(seat)
    return question >= 0 and verb_of(question) == c.ASK_PLACEMENT and third(question) == c.SILVER


# --- the end ----------------------------------------------------------------------------------------


def outcome(state: FlandersState, seat: i64) -> i64:
    """F-097. Won, shared (R-26) or lost, and by how much."""
    lead = POINT * (result(state, seat) - best_of_others(state, seat))
    if lead == 0:
        return WON // 2
    return lead + WON if lead > 0 else lead - WON


def best_of_others(state: FlandersState, seat: i64) -> i64:
    """Whoever has left comes after everybody."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and not state.has_left(other):
            best = max(best, result(state, other))
    return best


# --- seats ------------------------------------------------------------------------------------------


def standing_of(state: FlandersState, seat: i64, worth: vec[i64]) -> i64:
    """The points a seat will probably have, and what it still has to get them with."""
    total = worth[state.guild(seat)] + hand_worth(state, seat) + stock_worth(state, seat)
    if state.is_for_two():
        return total + worth[state.influenced(seat)]
    return total + influence_worth(state, seat)


def in_time(state: FlandersState, means: i64) -> i64:
    """What cards and districts are worth while there are rounds to use them."""
    return means * at_most(state.free_spaces() // state.seats, FULL_ROUNDS) // FULL_ROUNDS


def hand_worth(state: FlandersState, seat: i64) -> i64:
    """The cards in hand that can do something."""
    cards = cards_of(state, seat)
    worth: i64 = 0
    for index in range(i64(c.TOWNS)):
        if has(cards, index) and state.towns[index].is_open():
            worth += CARD
    if has(cards, c.SITE_CARD) and state.sites_left > 0:
        worth += SITE_CARD_IN_HAND
    return in_time(state, worth)


def stock_worth(state: FlandersState, seat: i64) -> i64:
    """The districts of the own guild that are still to be laid."""
    count: i64 = 0
    guild = state.guild(seat)
    for at in range(6 * guild, 6 * guild + 6):
        count += state.stock[at]
    return in_time(state, IN_STOCK * count)


def influence_worth(state: FlandersState, seat: i64) -> i64:
    """F-031, F-096. To act first when it counts; and whoever holds most influence cards at the end gets the bonus,
    all of them if several do."""
    held = state.hands.influence[seat]
    if held == 0:
        return 0
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.hands.influence[other])
    chance = max(i64(0), at_most(EVEN_BONUS + BONUS_BY_CARD * (held - most), SURE))
    return in_time(state, INFLUENCE_CARD * held) + BONUS * chance // SURE
