"""What a player of Flanders does out of habit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only, size, zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import POINT
from zunft.engine.habit import Habit
from zunft.engine.move import first, second, third, verb_of
from zunft.engine.rules import State
from zunft.games.flanders import constants as c
from zunft.games.flanders.bot.towns import BUILDING, BY_HABIT, COMPLETING, LAYING_A_SITE, TIE_BREAK, Forecast
from zunft.games.flanders.rules.building import buildable, coat_of
from zunft.games.flanders.rules.covering import fitting
from zunft.games.flanders.state import FlandersState, at

IMPOSSIBLE: Final = -100_000

# Gains are in thousandths of a point.
LIKE: Final = 250  # so much more or less is about as good

PICKED_UP: Final = 346  # an action card that comes back to the hand

# To act first: in a town that is nearly full, where much is to be had.
LAST_SPACES: Final = 2
WORTH_A_CARD: Final = 3200

# Where to build.
OWN_ROOM: Final = 90  # a space on which one could have built oneself
RIVAL_ROOM: Final = 30  # the same for each of the others
PRINTED: Final = 120  # a printed master more


@final
class FlandersHabit(Habit):
    """Looks at each town as it will probably end, and does what changes that most in its favour. Buffers are kept."""

    def __init__(self) -> None:
        self.forecast = Forecast(BY_HABIT)
        self.own: i64 = c.NONE  # the guild of the seat that answers
        self.ally: i64 = c.NONE  # the guild under its influence, with two players
        self.gains: vec[i64] = zeros(c.TOWNS * c.COATS)  # [town*6 + coat] by building
        self.known: i64 = 0  # the towns whose gains were counted

    def answer(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, FlandersState)
        kind = verb_of(question)
        if state.round > 0:
            self.begin(state, seat)
        if kind == c.ASK_CHOICE:
            return self.choice(state, seat, out, n, rng)
        if kind == c.ASK_PLACEMENT:
            return self.placement(state, seat, question, out, n, rng)
        if kind == c.ASK_OWN or kind == c.ASK_TURN:
            return self.card(state, seat, out, n, rng)
        if kind == c.ASK_CATHEDRAL or kind == c.ASK_MASTER:
            return self.piece(state, out, n, kind == c.ASK_MASTER, rng)
        return out[rng.below(n)]

    def begin(self, state: FlandersState, seat: i64) -> None:
        """Look at the cards of all, and at whose points count for this seat."""
        self.forecast.look_at_cards(state)
        self.known = 0
        self.own = state.guild(seat)
        self.ally = state.influenced(seat) if state.is_for_two() else i64(c.NONE)

    def bring(self) -> i64:
        """What the town looked at will bring the seat; between two, what the other gets is lost."""
        if self.ally == c.NONE:
            return self.forecast.bring(self.own)
        lead: i64 = 0
        for guild in range(i64(c.PLAYER_GUILDS)):
            points = self.forecast.bring(guild)
            lead += points if guild in (self.own, self.ally) else -points
        return lead

    # --- towns ----------------------------------------------------------------------------------

    def look_at(self, state: FlandersState, index: i64, coats: i64, as_site: bool) -> i64:
        """Count what a district of each of these coats would change in a town; gives the best of it."""
        self.known |= only(index)
        self.forecast.look_at(state, index)
        now = self.bring()
        town = state.towns[index]
        best: i64 = IMPOSSIBLE
        for coat in range(i64(c.COATS)):
            if has(coats, coat):
                self.gains[index * c.COATS + coat] = IMPOSSIBLE
                if buildable(town, coat) & fitting(state, town, coat) != 0:
                    self.forecast.imagine(coat, LAYING_A_SITE if as_site else BUILDING)
                    gain = self.bring() - now
                    self.forecast.take_back(coat)
                    self.gains[index * c.COATS + coat] = gain
                    best = max(best, gain)
        return best

    def completion(self, state: FlandersState, index: i64, coat: i64) -> i64:
        """What a completed site would change."""
        self.forecast.look_at(state, index)
        now = self.bring()
        self.forecast.imagine(coat, COMPLETING)
        gain = self.bring() - now
        self.forecast.take_back(coat)
        return gain

    # --- action cards ---------------------------------------------------------------------------

    def worth_of(self, state: FlandersState, seat: i64, card: i64) -> i64:
        """What playing an action card will change."""
        if card == c.PICKUP_CARD:
            return PICKED_UP * size(state.hands.played[seat])
        if card == c.SITE_CARD:
            return self.worth_of_site(state, seat)
        return self.worth_of_town(state, seat, card)

    def worth_of_town(self, state: FlandersState, seat: i64, card: i64) -> i64:
        """F-050. The better of building and completing."""
        town, guild = state.towns[card], state.guild(seat)
        if not town.is_open():
            return IMPOSSIBLE
        best = self.look_at(state, card, only(guild) | only(c.CHURCH), False)
        if town.sites & town.coats[guild] != 0:
            best = max(best, self.completion(state, card, guild))
        return best

    def worth_of_site(self, state: FlandersState, seat: i64) -> i64:
        """F-055. Best used where the town's own card is not in hand; those towns were looked at before."""
        best: i64 = IMPOSSIBLE
        if state.sites_left > 0:
            for index in range(i64(c.TOWNS)):
                if state.towns[index].is_open() and not has(self.known, index):
                    best = max(best, self.look_at(state, index, only(state.guild(seat)) | only(c.CHURCH), True))
        return best

    def choice(self, state: FlandersState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """F-030. The card that changes most; the moves of one card follow each other, without influence first."""
        best: i64 = 0
        highest: i64 = 2 * IMPOSSIBLE
        for which in range(n):
            if second(out[which]) == 0:
                worth = self.worth_of(state, seat, first(out[which])) + rng.below(LIKE)
                if worth > highest:
                    best, highest = which, worth
        if highest > WORTH_A_CARD and state.hands.influence[seat] > 0 and self.is_urgent(state, seat, first(out[best])):
            return out[best + 1]
        return out[best]

    def is_urgent(self, state: FlandersState, seat: i64, card: i64) -> bool:
        """F-031. Whether others may act in a town that is nearly full before the seat does."""
        if card >= c.TOWNS or size(state.towns[card].free) > LAST_SPACES:
            return False
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat and has(self.forecast.hands[state.guild(other)], card):
                rivals += 1
        return rivals > 0

    def card(self, state: FlandersState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """F-204. The same with two players; but the influence action comes first, since then more is known."""
        if verb_of(out[n - 1]) == c.INFLUENCE:
            return out[n - 1]
        best = out[0]
        highest: i64 = 2 * IMPOSSIBLE
        for which in range(n):
            worth = self.worth_of(state, seat, first(out[which])) + rng.below(LIKE)
            if worth > highest:
                best, highest = out[which], worth
        return best

    # --- placements -----------------------------------------------------------------------------

    def placement(self, state: FlandersState, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """F-050, F-055. The coat that changes most in the town, on the space that costs the others most."""
        coats = second(question)
        as_site = first(question) == c.SITE_CARD
        best = out[0]
        highest: i64 = 2 * IMPOSSIBLE
        for which in range(n):
            move = out[which]
            index = first(move)
            if verb_of(move) == c.COMPLETE:
                worth = self.completion(state, index, coat_at(state, index, second(move)))
            else:
                if not has(self.known, index):
                    self.look_at(state, index, coats, as_site)
                worth = self.gains[index * c.COATS + coat_of(third(move))] + self.place(state, seat, move)
            worth += rng.below(LIKE)
            if worth > highest:
                best, highest = move, worth
        return best

    def place(self, state: FlandersState, seat: i64, move: i64) -> i64:
        """What a space costs and takes."""
        town = state.towns[first(move)]
        space, district = second(move), third(move)
        coat, own = coat_of(district), state.guild(seat)
        worth: i64 = 0
        if coat == own:
            lost = state.board.near[at(town, space)] & town.free & ~town.blocked[own]
            worth -= OWN_ROOM * size(lost)
        elif not has(town.blocked[own], space):
            worth -= OWN_ROOM
        for guild in range(i64(c.PLAYER_GUILDS)):
            if guild not in (self.own, self.ally) and not has(town.blocked[guild], space):
                worth += RIVAL_ROOM
        if c.WITH_MASTER <= district < c.CHURCH_B and coat != c.GREY:
            worth += PRINTED
        return worth

    # --- golden cards ---------------------------------------------------------------------------

    def piece(self, state: FlandersState, out: vec[i64], n: i64, is_master: bool, rng: Rng) -> i64:
        """F-081. A cathedral or a master, where a point more or a broken tie helps most."""
        best = out[0]
        highest: i64 = 2 * IMPOSSIBLE
        for which in range(n):
            index, space = first(out[which]), second(out[which])
            if not has(self.known, index):
                self.look_at_piece(state, index, is_master)
            worth = self.gains[index * c.COATS] + rng.below(LIKE)
            if has(state.towns[index].sites, space):
                worth -= LIKE
            if is_master and not has(state.towns[index].coats[self.own], space):
                worth -= POINT
            if worth > highest:
                best, highest = out[which], worth
        return best

    def look_at_piece(self, state: FlandersState, index: i64, is_master: bool) -> None:
        """Count what a piece would change in a town."""
        self.known |= only(index)
        self.forecast.look_at(state, index)
        now = self.bring()
        if is_master:
            self.forecast.strengths[self.own] += self.forecast.weights[TIE_BREAK]
        else:
            self.forecast.value += POINT
        self.gains[index * c.COATS] = self.bring() - now


def coat_at(state: FlandersState, index: i64, space: i64) -> i64:
    """The coat of the district or site on a space."""
    for coat in range(i64(c.COATS)):
        if has(state.towns[index].coats[coat], space):
            return coat
    return c.CHURCH
