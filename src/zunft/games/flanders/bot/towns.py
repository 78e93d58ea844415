"""How a town of Flanders will probably end: who will be how strong in it, and what that will bring."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import KIND, SEATS, START
from zunft.engine.bits import has, lowest, only, size, zeros
from zunft.engine.evaluation import POINT, SURE
from zunft.engine.move import first, third
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.covering import fitting
from zunft.games.flanders.rules.scoring import CATHEDRAL_POINTS, CHURCH_POINTS, masters
from zunft.games.flanders.state import FlandersState, Town

DISTRICT: Final = 1000  # strength is counted in thousandths of a district
MOST_MASTERS: Final = 4  # together they stay below a district
BUILT_ROOM: Final = 2  # a district takes its space and mostly a neighbouring one from its own guild

# What a forecast weighs. Values are in thousandths of a point, strengths in thousandths of a district.
FREE_SPACE: Final = 0  # value of a space that will mostly carry a guild, now and then a church or a cover
TIE_BREAK: Final = 1  # strength of a master: it decides ties only, and others may lay masters too
TIE_LOSS: Final = 2  # tied guilds all get the worse rank, so a tie is no even chance
GROWTH: Final = 3  # strength by a space on which a guild may still build
GREY_GROWTH: Final = 4  # the same for grey, which nobody builds to make it strong
CARD_HERE: Final = 5  # strength by the town's card in hand, with a space to build on
PLAYED_HERE: Final = 6  # the same by a card that lies open and will be carried out in this round
SITE_BY_FREE_SPACE: Final = 7  # a site counts once it is completed, less and less likely while the town fills up …
SURE_SITE: Final = 8  # … and no more than this
SITE_BY_CARD: Final = 9  # more, if the card that completes it is in hand
SURE_LEAD: Final = 10  # a lead of so much is rather sure …
SURE_LEAD_BY_SPACE: Final = 11  # … and more is needed the more spaces are free
ENTRY_BY_SPACE: Final = 12  # the chance of a guild without a district to get one before the town closes …
ENTRY_BY_CARD: Final = 13
MOST_ENTRY: Final = 14  # … and no more than this

# Found by playing: what is best for somebody who looks a step ahead is not what is best for somebody who does not.
LOOKING_AHEAD: Final[vec[i64]] = vec[i64]([
    1100, 150, 250,
    100, 60, 200, 500,
    120, 600, 150,
    300, 160,
    90, 200, 900,
])  # fmt: skip
BY_HABIT: Final[vec[i64]] = vec[i64]([
    734, 200, 333,
    133, 60, 134, 500,
    120, 600, 150,
    300, 160,
    90, 200, 900,
])  # fmt: skip

# What may be done in a town with a card.
BUILDING: Final = 0
LAYING_A_SITE: Final = 1
COMPLETING: Final = 2

THIRD: Final = 4000
FOURTH: Final = 2000


def _curve() -> vec[i64]:
    """[how far in front, in sixteenths of a sure lead] the chance, in thousandths, to fall behind all the same."""
    table = zeros(64)
    for step in range(i64(64)):
        table[step] = i64(SURE / (1.0 + exp(float(step) / 8.0)) + 0.5)
    return table


CURVE: Final[vec[i64]] = _curve()


@final
class Forecast:
    """What is known of one town, with changes that are only imagined. Buffers are kept, so that nothing is made
    while it counts."""

    def __init__(self, weights: vec[i64]) -> None:
        self.weights = weights
        self.strengths: vec[i64] = zeros(c.GUILDS)  # [guild] that it will probably have
        self.chances: vec[i64] = zeros(c.GUILDS)  # [guild] to be represented at all, in thousandths
        self.hands: vec[i64] = zeros(c.GUILDS)  # [guild] the cards that act for it before the next pick-up
        self.played: vec[i64] = zeros(c.GUILDS)  # [guild] the town whose card is still to be carried out
        self.first: i64 = 0  # what the places of the guild counted last will bring
        self.second: i64 = 0
        self.later: i64 = 0
        self.value: i64 = 0  # of the town when it closes
        self.free: i64 = 0
        self.kept: vec[i64] = zeros(4)  # what an imagined change has changed

    # --- cards ----------------------------------------------------------------------------------

    def look_at_cards(self, state: FlandersState) -> None:
        """Which cards can act for which guild; hands are open (R-38)."""
        for guild in range(i64(c.GUILDS)):
            self.hands[guild] = 0
            self.played[guild] = c.NONE
        for seat in range(state.seats):
            self.hands[state.guild(seat)] = cards_of(state, seat)
            if state.is_for_two():
                self.hands[state.influenced(seat)] = pile_of(state, state.influenced(seat))
        self.look_at_agenda(state)

    def look_at_agenda(self, state: FlandersState) -> None:
        """F-040. The cards that were revealed and wait for their turn."""
        for row in range(state.agenda.depth):
            if state.agenda.entry(row, KIND) == c.ASK_PLACEMENT:
                question = state.agenda.entry(row, START)
                if third(question) == c.SILVER:
                    seat = lowest(state.agenda.entry(row, SEATS))
                    self.played[state.guild(seat)] = first(question)

    # --- a town ---------------------------------------------------------------------------------

    def look_at(self, state: FlandersState, index: i64) -> None:
        """The strength that each guild will probably have in a town, and whether it will be there at all."""
        town = state.towns[index]
        self.free = size(town.free)
        self.value = self.final_value(town)
        for guild in range(i64(c.GUILDS)):
            self.look_at_guild(state, index, town, guild)

    def look_at_guild(self, state: FlandersState, index: i64, town: Town, guild: i64) -> None:
        weights, coat = self.weights, town.coats[guild]
        districts = town.completed() & coat
        room = size(fitting(state, town, guild) & town.free & ~town.blocked[guild])
        card = has(self.hands[guild], index)
        strength = DISTRICT * size(districts) + self.growth(guild, room)
        if districts != 0:
            strength += weights[TIE_BREAK] * at_most(masters(state, index, guild, districts), MOST_MASTERS)
        if room > 0 and self.played[guild] == index:
            strength += weights[PLAYED_HERE]
        elif room > 0 and card:
            strength += weights[CARD_HERE]
        sites = size(town.sites & coat)
        if sites > 0:
            sites *= self.site_share() + (weights[SITE_BY_CARD] if card and self.free > 0 else 0)
        self.strengths[guild] = strength + sites
        self.chances[guild] = SURE if districts != 0 else self.entry(sites, room, card)

    def final_value(self, town: Town) -> i64:
        """F-088. What a town will be worth when it closes."""
        completed = town.completed()
        churches = completed & town.coats[c.CHURCH]
        value = size(completed) + (CHURCH_POINTS - 1) * size(churches)
        if town.cathedrals != 0:
            value += (CATHEDRAL_POINTS - CHURCH_POINTS) * size(churches & town.cathedrals)
        value = POINT * value + self.weights[FREE_SPACE] * self.free
        return value if town.sites == 0 else value + self.site_share() * size(town.sites & ~town.swallowed)

    def site_share(self) -> i64:
        """F-087. How much of a district a site is: nothing in a town that is about to close."""
        return at_most(self.weights[SITE_BY_FREE_SPACE] * self.free, self.weights[SURE_SITE])

    def growth(self, guild: i64, room: i64) -> i64:
        """What a guild will still build on the spaces that it may use."""
        return room * (self.weights[GREY_GROWTH] if guild == c.GREY else self.weights[GROWTH])

    def entry(self, sites: i64, room: i64, card: bool) -> i64:
        """R-20. The chance of a guild without a district to have one in the end, in thousandths."""
        if sites == 0 and room == 0:
            return 0
        chance = sites + self.weights[ENTRY_BY_SPACE] * room
        if card and room > 0:
            chance += self.weights[ENTRY_BY_CARD]
        return at_most(chance, self.weights[MOST_ENTRY])

    # --- changes that are only imagined ---------------------------------------------------------

    def imagine(self, coat: i64, deed: i64) -> None:
        """One deed in this coat."""
        self._keep(coat)
        if deed == COMPLETING:
            self._complete(coat)
        else:
            self._build(coat, deed == LAYING_A_SITE)

    def _build(self, coat: i64, as_site: bool) -> None:
        """One district more, where a space was free."""
        self.free -= 1
        share: i64 = self.site_share() if as_site else i64(DISTRICT)
        self.value += share * (CHURCH_POINTS if coat == c.CHURCH else 1) - self.weights[FREE_SPACE]
        if coat < c.GUILDS:
            self.strengths[coat] += share - self.growth(coat, BUILT_ROOM)
            self.chances[coat] = max(self.chances[coat], share)

    def _complete(self, coat: i64) -> None:
        """A site becomes a district."""
        share = DISTRICT - self.site_share()
        self.value += share + (POINT if coat == c.CHURCH else 0)
        if coat < c.GUILDS:
            self.strengths[coat] += share
            self.chances[coat] = SURE

    def _keep(self, coat: i64) -> None:
        self.kept[0] = self.free
        self.kept[1] = self.value
        if coat < c.GUILDS:
            self.kept[2] = self.strengths[coat]
            self.kept[3] = self.chances[coat]

    def take_back(self, coat: i64) -> None:
        """As it was before the change."""
        self.free = self.kept[0]
        self.value = self.kept[1]
        if coat < c.GUILDS:
            self.strengths[coat] = self.kept[2]
            self.chances[coat] = self.kept[3]

    # --- ranks ----------------------------------------------------------------------------------

    def bring(self, guild: i64) -> i64:
        """F-090. What the town will bring to a guild, by the chances of all its ranks."""
        if self.chances[guild] == 0:
            self.first = self.second = self.later = 0
            return 0
        first_rank, second_rank, third_rank, fourth_rank = i64(SURE), i64(0), i64(0), i64(0)
        for other in range(i64(c.GUILDS)):
            if other != guild and self.chances[other] > 0:
                behind = self.chances[other] * self.chance_behind(guild, other) // SURE
                if behind == 0:
                    continue
                before = SURE - behind
                fourth_rank = (fourth_rank * before + third_rank * behind) // SURE
                third_rank = (third_rank * before + second_rank * behind) // SURE
                second_rank = (second_rank * before + first_rank * behind) // SURE
                first_rank = first_rank * before // SURE
        here = self.chances[guild]
        self.first = here * (first_rank * self.value // SURE) // SURE
        self.second = here * (second_rank * half(self.value) // SURE) // SURE
        self.later = here * ((third_rank * THIRD + fourth_rank * FOURTH) // SURE) // SURE
        return self.first + self.second + self.later

    def of_places(self, which: i64) -> i64:
        """What the guild counted last gets for first places (1), second ones (2) or later ones (3)."""
        if which == 1:
            return self.first
        return self.second if which == 2 else self.later

    def chance_behind(self, guild: i64, other: i64) -> i64:
        """F-089, F-090. How likely a guild will get a worse rank than the other one, in thousandths; in a finished
        town it is certain, and a tie is the worse rank."""
        behind = self.strengths[other] - self.strengths[guild]
        if self.free == 0:
            return 0 if behind < 0 else i64(SURE)
        step = 16 * (behind + self.weights[TIE_LOSS]) // self.sure_lead()
        if step <= 0:
            return CURVE[-step] if step > -64 else i64(0)
        return SURE - CURVE[step] if step < 64 else i64(SURE)

    def sure_lead(self) -> i64:
        """The lead that others can hardly be expected to make up."""
        return self.weights[SURE_LEAD] + self.weights[SURE_LEAD_BY_SPACE] * self.free


# --- cards ------------------------------------------------------------------------------------------


def cards_of(state: FlandersState, seat: i64) -> i64:
    """The cards that a seat can still play. A pick-up that waits for its turn has as good as happened (F-062):
    acting before it takes nothing from whoever played it."""
    cards = state.hands.cards[seat]
    if has(state.hands.played[seat], c.PICKUP_CARD):
        cards |= state.hands.played[seat]
    return cards


def pile_of(state: FlandersState, guild: i64) -> i64:
    """F-203. The towns whose cards of a guild under influence are still in the pile."""
    cards: i64 = 0
    for card in range(i64(7)):
        if state.pile.counts[c.influence_card(guild, card)] > 0:
            cards |= only(card)
    return cards


# --- numbers ----------------------------------------------------------------------------------------


def half(value: i64) -> i64:
    """F-090. Rounded up, and every other value is odd."""
    return (2 * value + POINT) // 4


def at_most(number: i64, limit: i64) -> i64:
    return limit if number > limit else number
