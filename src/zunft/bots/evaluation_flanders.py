"""What a position of Flanders is worth.

Every open town is scored as it will probably end: its value grows with each free space, and each guild takes the rank
that its districts promise it, the less surely the more spaces are free. Cards, stock and influence are foresight.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import POINT, WON, Evaluation
from zunft.engine.bits import has, lowest, only, size, zeros
from zunft.engine.game import State
from zunft.engine.move import first, second, third, verb_of
from zunft.games.flanders.rules.building import buildable, occupy
from zunft.games.flanders.rules.covering import fitting
from zunft.games.flanders.rules.ending import result
from zunft.games.flanders.rules.scoring import CATHEDRAL_POINTS, CHURCH_POINTS, masters
from zunft.games.flanders.state import FlandersState, Town
from zunft.games.flanders.words import (
    ASK_PLACEMENT,
    CHURCH,
    COATS,
    GREY,
    GUILDS,
    PICKUP_CARD,
    SILVER,
    SITE_CARD,
    TOWNS,
)

# What a town will be worth.
FREE_SPACE: Final = 1100  # it will mostly carry a guild, now and then a church or a cover

# How strong a guild will be in a town, in thousandths of a district.
DISTRICT: Final = 1000
TIE_BREAK: Final = 150  # a master decides ties only, and others may lay masters too
MOST_MASTERS: Final = 4  # together they stay below a district
GROWTH: Final = 120  # a space on which the guild may still build
GREY_GROWTH: Final = 60  # nobody builds grey to make it strong

# A building site counts once it is completed: less and less likely while the town fills up.
SITE_BY_FREE_SPACE: Final = 150
SURE_SITE: Final = 700

# A lead of so much is sure; more is needed the more spaces are free.
SURE_LEAD: Final = 500
SURE_LEAD_BY_SPACE: Final = 260
TIE_LOSS: Final = 250  # tied guilds all get the worse rank, so a tie is no even chance

# A guild without a district in a town: the chance to get one before it closes.
LATE_ENTRY_BY_SPACE: Final = 110
MOST_LATE_ENTRY: Final = 900

THIRD: Final = 4000
FOURTH: Final = 2000

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


@final
class FlandersEvaluation(Evaluation):
    """Buffers are kept, so that nothing is made while it counts."""

    def __init__(self) -> None:
        self.strengths: vec[i64] = zeros(GUILDS)  # [guild] in the town looked at
        self.chances: vec[i64] = zeros(GUILDS)  # [guild] to be represented there, in thousandths
        self.worth: vec[i64] = zeros(GUILDS)  # [guild] what all towns will bring it
        self.tried: vec[i64] = zeros(GUILDS)  # the same after a placement that is still to come

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FlandersState)
        if state.agenda.depth == 0:
            return outcome(state, seat)
        if state.round == 0:
            return 0  # the setup: layouts are much alike
        self.count_guilds(state)
        question = state.agenda.question(seat)
        if question >= 0 and verb_of(question) == ASK_PLACEMENT and third(question) == SILVER:
            return self.with_placement(state, seat, first(question), second(question))
        return self.ahead(state, seat, self.worth)

    # --- towns ----------------------------------------------------------------------------------

    def count_guilds(self, state: FlandersState) -> None:
        """What each guild has scored and will probably score."""
        for guild in range(i64(GUILDS)):
            self.worth[guild] = POINT * state.points[guild]
        for index in range(i64(TOWNS)):
            if state.towns[index].is_open():
                self.add_town(state, index, state.towns[index], 1, self.worth)

    def add_town(self, state: FlandersState, index: i64, town: Town, sign: i64, worth: vec[i64]) -> None:
        """Add (or take off) what a town will bring to each guild."""
        self.look_at(state, index, town)
        value = final_value(town)
        lead = sure_lead(size(town.free))
        for guild in range(i64(GUILDS)):
            if self.chances[guild] > 0:
                prize = prize_at(self.places_behind(guild, lead), value)
                worth[guild] += sign * (self.chances[guild] * prize // 1000)

    def look_at(self, state: FlandersState, index: i64, town: Town) -> None:
        """The strength that each guild will probably have in a town, and whether it will be there at all."""
        completed = town.completed()
        site = site_share(size(town.free))
        for guild in range(i64(GUILDS)):
            districts = completed & town.coats[guild]
            sites = size(town.sites & town.coats[guild])
            room = size(fitting(state, town, guild) & town.free & ~town.blocked[guild])
            strength = DISTRICT * size(districts) + site * sites
            if districts != 0:
                strength += TIE_BREAK * at_most(masters(state, index, guild, districts), MOST_MASTERS)
            self.strengths[guild] = strength + growth(guild, room)
            self.chances[guild] = presence(districts, site * sites, room)

    def places_behind(self, guild: i64, lead: i64) -> i64:
        """How many guilds will be before or level with this one, in thousandths."""
        places: i64 = 0
        for other in range(i64(GUILDS)):
            if other != guild and self.chances[other] > 0:
                behind = self.strengths[other] - self.strengths[guild]
                places += self.chances[other] * chance_behind(behind, lead) // 1000
        return places

    # --- seats ----------------------------------------------------------------------------------

    def ahead(self, state: FlandersState, seat: i64, worth: vec[i64]) -> i64:
        """What a seat is ahead of the best of the others by."""
        best: i64 = 0
        found = False
        for other in range(state.seats):
            if other != seat:
                standing = standing_of(state, other, worth)
                if not found or standing > best:
                    best = standing
                    found = True
        return standing_of(state, seat, worth) - best

    # --- a card that is played and not yet carried out ------------------------------------------

    def with_placement(self, state: FlandersState, seat: i64, card: i64, coats: i64) -> i64:
        """The best that a card can still do: a district of one of its coats, or a completed site."""
        best: i64 = -WON
        for index in range(i64(TOWNS)):
            if (index == card or card == SITE_CARD) and state.towns[index].is_open():
                for coat in range(i64(COATS)):
                    if has(coats, coat):
                        best = max(best, self.with_coat(state, seat, index, coat, card == SITE_CARD))
        return best if best > -WON else self.ahead(state, seat, self.worth)

    def with_coat(self, state: FlandersState, seat: i64, index: i64, coat: i64, as_site: bool) -> i64:
        """The better of building and completing in this coat."""
        town = state.towns[index]
        best: i64 = -WON
        spaces = buildable(town, coat) & fitting(state, town, coat)
        if spaces != 0:
            twin = town.copy()
            occupy(state, twin, lowest(spaces), coat)
            if as_site:
                twin.sites |= only(lowest(spaces))
            best = self.with_town(state, seat, index, twin)
        if not as_site and town.sites & town.coats[coat] != 0:
            twin = town.copy()
            twin.sites &= ~only(lowest(town.sites & town.coats[coat]))
            best = max(best, self.with_town(state, seat, index, twin))
        return best

    def with_town(self, state: FlandersState, seat: i64, index: i64, twin: Town) -> i64:
        """The value if a town looked like its twin."""
        for guild in range(i64(GUILDS)):
            self.tried[guild] = self.worth[guild]
        self.add_town(state, index, state.towns[index], -1, self.tried)
        self.add_town(state, index, twin, 1, self.tried)
        return self.ahead(state, seat, self.tried)


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


# --- towns ------------------------------------------------------------------------------------------


def final_value(town: Town) -> i64:
    """F-088. What a town will be worth when it closes."""
    completed = town.completed()
    churches = size(completed & town.coats[CHURCH])
    cathedrals = size(completed & town.coats[CHURCH] & town.cathedrals)
    value = size(completed) + (CHURCH_POINTS - 1) * churches + (CATHEDRAL_POINTS - CHURCH_POINTS) * cathedrals
    free = size(town.free)
    return POINT * value + FREE_SPACE * free + site_share(free) * size(town.sites & ~town.swallowed)


def site_share(free: i64) -> i64:
    """F-087. How much of a district a site is: nothing in a town that is about to close."""
    return at_most(SITE_BY_FREE_SPACE * free, SURE_SITE)


def sure_lead(free: i64) -> i64:
    """The lead that others cannot be expected to make up."""
    if free == 0:
        return 0
    return SURE_LEAD + SURE_LEAD_BY_SPACE * free


def chance_behind(behind: i64, lead: i64) -> i64:
    """F-089, F-090. How likely a guild that is *behind* by so much (less than 0: in front) will get the worse
    rank, in thousandths; of a finished town it is certain, and a tie is the worse rank."""
    if lead == 0 and behind < 0:
        return 0
    if lead == 0:
        return 1000
    return share(500 + 500 * (behind + TIE_LOSS) // lead)


def growth(guild: i64, room: i64) -> i64:
    """What a guild will still build on the spaces that it may use."""
    if guild == GREY:
        return GREY_GROWTH * room
    return GROWTH * room


def presence(districts: i64, sites: i64, room: i64) -> i64:
    """R-20. The chance of a guild to have a completed district in the end, in thousandths."""
    if districts != 0:
        return 1000
    return at_most(sites + LATE_ENTRY_BY_SPACE * room, MOST_LATE_ENTRY)


def prize_at(places: i64, value: i64) -> i64:
    """F-090. The points of a rank that may lie between two, counted in thousandths of places behind the first."""
    half = (2 * value + POINT) // 4  # rounded up, and every other value is odd
    if places < 1000:
        return between(value, half, places)
    if places < 2000:
        return between(half, THIRD, places - 1000)
    if places < 3000:
        return between(THIRD, FOURTH, places - 2000)
    return between(FOURTH, 0, at_most(places, 4000) - 3000)


def between(one: i64, other: i64, part: i64) -> i64:
    """So many thousandths of the way from one to the other."""
    return one + (other - one) * part // 1000


def at_most(number: i64, limit: i64) -> i64:
    return limit if number > limit else number


def share(thousandths: i64) -> i64:
    """Neither less than nothing nor more than all."""
    if thousandths < 0:
        return 0
    return at_most(thousandths, 1000)


# --- seats ------------------------------------------------------------------------------------------


def standing_of(state: FlandersState, seat: i64, worth: vec[i64]) -> i64:
    """The points a seat will probably have, and what it still has to get them with."""
    total = worth[state.guild(seat)]
    if state.is_for_two():
        total += worth[state.influenced(seat)]
    else:
        total += influence_worth(state, seat)
    means = hand_worth(state, seat) + IN_STOCK * districts_left(state, state.guild(seat))
    return total + means * rounds_left(state) // FULL_ROUNDS


def rounds_left(state: FlandersState) -> i64:
    """Until the last spaces are filled, but no more than count."""
    return at_most(state.free_spaces() // state.seats, FULL_ROUNDS)


def hand_worth(state: FlandersState, seat: i64) -> i64:
    """The cards in hand that can do something. A pick-up that waits for its turn has as good as happened
    (F-062): acting before it takes nothing from whoever played it."""
    cards = state.hands.cards[seat]
    if has(state.hands.played[seat], PICKUP_CARD):
        cards |= state.hands.played[seat]
    worth: i64 = 0
    for index in range(i64(TOWNS)):
        if has(cards, index) and state.towns[index].is_open():
            worth += CARD
    if has(cards, SITE_CARD) and state.sites_left > 0:
        worth += SITE_CARD_IN_HAND
    return worth + INFLUENCE_CARD * state.hands.influence[seat]


def districts_left(state: FlandersState, guild: i64) -> i64:
    count: i64 = 0
    for at in range(6 * guild, 6 * guild + 6):
        count += state.stock[at]
    return count


def influence_worth(state: FlandersState, seat: i64) -> i64:
    """F-096. Whoever holds most influence cards at the end gets the bonus, all of them if several do."""
    held = state.hands.influence[seat]
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.hands.influence[other])
    if held == 0:
        return 0
    return BONUS * share(EVEN_BONUS + BONUS_BY_CARD * (held - most)) // 1000
