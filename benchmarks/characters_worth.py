"""What things of The Guild are worth to a bot, in talers: by what it sees, and by its character."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from characters_sight import Deck, Print, Sight
from zunft.engine.move import first, second, verb_of
from zunft.games.gilde import words as w
from zunft.games.gilde.state import KIND_OF, lock_of, works

PACE = 8.5  # experience that the leader gains in a round, once businesses yield
LONGEST = 10.0  # turns that anybody plans ahead
XP = 1.45  # talers that a point of experience costs over a game
LAST_XP = 4.0  # … in the last turn, when talers are of no other use
CITIZEN_SOON = 8  # points of experience that somebody may still gain before an election that is requested now


@dataclass(frozen=True)
class Character:
    """What somebody is after: the worth of a vote and of a point of favour, and the lead that is enough to stand."""

    name: str
    vote: float
    favour: float
    lead: int


CHARACTERS = (
    Character("Count", vote=0.2, favour=0.4, lead=6),
    Character("politician", vote=2.4, favour=1.4, lead=4),
    Character("mixed", vote=1.2, favour=0.9, lead=4),
)


class Worth:
    """A look at the table by one seat, before one decision."""

    def __init__(self, deck: Deck, sight: Sight, character: Character) -> None:
        self.deck, self.sight, self.character = deck, sight, character
        self.me = sight.seat

    # --- the race ---

    @cached_property
    def turns(self) -> float:
        """How many turns the game may still last."""
        sight = self.sight
        most = max(sight.xp(seat) for seat in range(sight.seats))
        left = max(1.0, min(LONGEST, (self.deck.count_xp - most) / PACE))
        return min(left, 2.0) if sight.is_election_pending() else left

    @cached_property
    def xp(self) -> float:
        """Talers for a point of experience."""
        if self.turns <= 1.5 or self.sight.xp(self.me) >= self.deck.count_xp - PACE:
            return LAST_XP
        return XP

    @cached_property
    def leader(self) -> int:
        return max(self.sight.others, key=self.standing)

    def standing(self, seat: int) -> float:
        """How near somebody is to either end."""
        sight = self.sight
        votes = sight.votes(seat) if sight.hall != w.IN_DECK else 0
        return sight.xp(seat) + 1.5 * sight.stat(seat, w.INCOME) + 1.5 * votes

    def threat(self, seat: int) -> float:
        """What a taler's harm to another one is worth: much where there is no third, and more if it is the leader."""
        if self.sight.seats == 2:
            return 0.7
        return 0.45 if seat == self.leader else 0.15

    # --- votes ---

    def may_stand(self, seat: int, soon: int = 0) -> bool:
        return self.sight.xp(seat) + soon >= self.deck.citizen and not self.sight.is_in_tower(seat)

    @cached_property
    def best_rival(self) -> int:
        """The most votes of anybody else who may stand when an election is held."""
        sight = self.sight
        return max((sight.votes(s) for s in sight.others if self.may_stand(s, CITIZEN_SOON)), default=0)

    @cached_property
    def lead(self) -> int:
        return self.sight.votes(self.me) - self.best_rival

    @cached_property
    def is_contending(self) -> bool:
        """Whether a few votes decide for or against this seat."""
        return self.may_stand(self.me) and -6 <= self.lead <= 4

    @cached_property
    def vote(self) -> float:
        """Talers for a vote: more towards the end, and most when an election is at hand."""
        if self.sight.is_election_pending():
            return 6.0 if self.is_contending else 0.1
        return self.character.vote * max(0.6, min(1.6, 6 / self.turns))

    def hit(self, seat: int) -> float:
        """Talers for a vote that another one is without for a while."""
        sight = self.sight
        if sight.is_election_pending() and sight.votes(seat) == self.best_rival:
            return 5.0 if self.is_contending else 0.3
        return 0.5 * self.threat(seat)

    # --- what lies on a table ---

    def boost(self, seat: int, profession: int) -> int:
        """What annexes add to each business of a profession."""
        prints = self.deck.prints
        cards = [prints[card & KIND_OF] for card in self.sight.table(seat) if works(card)]
        return sum(card.gives(w.BOOST + profession) for card in cards if card.type_ == w.ANNEX)

    def yields(self, seat: int, kind: int) -> int:
        """The talers of a business in a turn of this owner."""
        card = self.deck.prints[kind]
        own = self.deck.own_income if card.profession == self.sight.profession(seat) else 0
        return card.gives(w.INCOME) + own + self.boost(seat, card.profession)

    def lying(self, kind: int, seat: int | None = None) -> float:
        """What a card is good for until the end while it lies before a player; upkeep can be escaped by a release."""
        owner = self.me if seat is None else seat
        card = self.deck.prints[kind]
        if card.type_ == w.BUSINESS:
            return self.yields(owner, kind) * (self.turns - 1)
        worth = sum(self._static(owner, stat, n, needs) for stat, n, needs in card.statics)
        return max(0.0, worth - card.upkeep * (self.turns - 1)) + TRICKS.get(card.key, 0.0)

    def _static(self, owner: int, stat: int, n: int, needs: int) -> float:
        sight = self.sight
        if stat >= w.BOOST:
            return n * self._businesses(owner, stat - w.BOOST) * (self.turns - 1)
        if stat == w.INCOME:
            return n * (self.turns - 1) if sight.stat(owner, w.ACTIVE_BUSINESSES) >= needs else 0.0
        if stat == w.VOTES:
            return n * self.vote
        if stat == w.FAVOUR:
            return n * self.character.favour if sight.stat(owner, w.FAVOUR) < 5 else 0.0
        if stat == w.HAND_LIMIT:
            return n * 0.5 * self.turns
        if stat == w.BUSINESS_LIMIT:
            return n * 0.8 * self.turns
        return n * SMALL.get(stat, 0.3)

    def _businesses(self, owner: int, profession: int) -> int:
        prints = self.deck.prints
        cards = [prints[card & KIND_OF] for card in self.sight.table(owner) if works(card)]
        return sum(card.type_ == w.BUSINESS and card.profession == profession for card in cards)

    def keep(self, kind: int) -> float:
        """What an own card is worth to its owner, who could build another one for its cost and gain experience."""
        card, lying = self.deck.prints[kind], self.lying(kind)
        if card.type_ != w.BUSINESS:
            return max(lying, float(self.sight.sale_price(kind)))
        return max(min(lying, card.cost + 1.5 * self.yields(self.me, kind)), float(self.sight.sale_price(kind)))

    # --- what is played ---

    def gain(self, kind: int) -> float:
        """What it is worth to play a card now, its cost not counted."""
        card = self.deck.prints[kind]
        return self.xp * card.value + self.effect(card)

    def effect(self, card: Print) -> float:
        if card.key in AIMED and card.type_ >= w.MEASURE:
            return max((self.aim(card.key, move) for move in self.sight.targets(card.kind)), default=0.0)
        if card.key in AT_ONCE:
            return AT_ONCE[card.key](self)
        return self.lying(card.kind) if card.type_ < w.MEASURE else 0.0

    def aim(self, key: str, move: int) -> float:
        """What it is worth to aim a card or an artefact at somebody, or at a card of theirs."""
        owner = first(move)
        target = second(move) if verb_of(move) == w.AT_CARD else w.NONE
        return self.aimed(key, owner, target)

    def aimed(self, key: str, owner: int, target: int) -> float:
        attack = AIMED[key]
        return self.chance(attack, owner) * attack.harm(self, owner, target) - attack.fine

    def chance(self, attack: "Attack", owner: int, actor: int | None = None) -> float:
        if attack.protection == w.NONE:
            return 1.0
        bonus = self.sight.stat(self.me if actor is None else actor, w.CHECK_BONUS + attack.kind)
        needed = attack.against + self.sight.stat(owner, attack.protection) + 1 - bonus
        return self.deck.chances[max(0, needed)]

    def votes_of(self, kind: int) -> int:
        return self.deck.prints[kind].gives(w.VOTES)


# --- the cards that do something ------------------------------------------------------------------


@dataclass(frozen=True)
class Attack:
    """A card that is aimed: its check, and what it does to the target if that succeeds."""

    harm: Callable[[Worth, int, int], float]
    kind: int = w.INTRIGUE
    protection: int = w.NONE
    against: int = 0
    fine: float = 0.0


def rest(worth: Worth, owner: int, target: int, rounds: float) -> float:
    """A business or an annex that yields nothing for some rounds."""
    rounds = min(rounds, worth.turns)
    if worth.deck.prints[target].type_ == w.BUSINESS:
        return worth.threat(owner) * worth.yields(owner, target) * rounds
    return worth.threat(owner) * 1.0 * rounds


def silence(worth: Worth, owner: int, target: int) -> float:
    return worth.hit(owner) * worth.votes_of(target)


def steal(worth: Worth, owner: int, _: int) -> float:
    return min(4, worth.sight.talers(owner)) * (1 + worth.threat(owner))


def rob(worth: Worth, owner: int, target: int) -> float:
    own = worth.lying(target) if worth.sight.has_room(target) else 0.0
    return own + worth.threat(owner) * worth.deck.prints[target].cost


def poach(worth: Worth, owner: int, target: int) -> float:
    return worth.lying(target) + worth.hit(owner) * worth.votes_of(target)


def protect(worth: Worth, owner: int, _: int) -> float:
    return 3 * (0.8 + worth.threat(owner))


def inform(worth: Worth, owner: int, _: int) -> float:
    return 4 * worth.threat(owner) if worth.sight.hand_size(owner) else 0.0


def repair(worth: Worth, owner: int, target: int) -> float:
    """An own card that works again, some rounds earlier."""
    locks = [lock_of(card) for card in worth.sight.table(owner) if card & KIND_OF == target]
    rounds = min(float(max(locks, default=0)), worth.turns)
    card = worth.deck.prints[target]
    each = float(worth.yields(owner, target)) if card.type_ == w.BUSINESS else 0.5
    return each * rounds + (card.gives(w.VOTES) * worth.vote if worth.sight.is_election_pending() else 0.0)


AIMED = {
    "m01": Attack(lambda v, o, t: rest(v, o, t, 2), w.SABOTAGE, w.SABOTAGE_PROTECTION, 1),
    "m02": Attack(lambda v, o, t: rest(v, o, t, 6), w.SABOTAGE, w.SABOTAGE_PROTECTION, 2, fine=0.8),
    "m03": Attack(steal, w.BURGLARY, w.BURGLARY_PROTECTION, 1),
    "m04": Attack(rob, w.BURGLARY, w.BURGLARY_PROTECTION, 2),
    "m05": Attack(silence, w.INTRIGUE, w.INTRIGUE_PROTECTION, 2),
    "m06": Attack(poach, w.INTRIGUE, w.INTRIGUE_PROTECTION, 3),
    "m07": Attack(lambda v, o, _: 6 * v.threat(o), w.INTRIGUE, w.INTRIGUE_PROTECTION, 1),
    "m08": Attack(protect, w.EXTORTION),
    "m12": Attack(inform),
    "a08": Attack(lambda v, o, t: rest(v, o, t, 3), w.SABOTAGE, w.SABOTAGE_PROTECTION, 1),
    "a09": Attack(silence, w.INTRIGUE, w.INTRIGUE_PROTECTION, 1),
    "i07": Attack(silence),
    "i08": Attack(repair),
}


def fair(worth: Worth) -> float:
    return 2.0 + min(4, worth.sight.stat(worth.me, w.ACTIVE_BUSINESSES))


def feast(worth: Worth) -> float:
    """Room for one more political card, if there is one in the hand."""
    cards = [worth.deck.prints[kind] for kind in worth.sight.hand()]
    political = [card for card in cards if card.type_ in {w.DISTRICT, w.PERSON}]
    return 1.0 * max(0, len(political) - 1)


def levy(worth: Worth) -> float:
    sight = worth.sight
    paying = [seat for seat in sight.others if not sight.is_in_tower(seat)]
    return sum((min(2, sight.talers(seat)) * (1 + worth.threat(seat)) for seat in paying), 0.0)


def song(worth: Worth) -> float:
    """Favour for this turn only: worth as much as the political card that it lets in."""
    return 2.0 if wanted_favour(worth, 3) else 0.0


def wanted_favour(worth: Worth, more: int) -> bool:
    """Whether so much more favour would let in a political card of the hand that is worth its cost."""
    sight = worth.sight
    favour, talers = sight.stat(worth.me, w.FAVOUR), sight.talers(worth.me)
    if not sight.political_left:
        return False
    cards = [worth.deck.prints[kind] for kind in sight.hand()]
    let_in = [card for card in cards if card.political and favour < card.needs_favour <= favour + more]
    return any(card.cost <= talers and worth.gain(card.kind) > card.cost for card in let_in)


AT_ONCE: dict[str, Callable[[Worth], float]] = {
    "m09": fair,
    "m10": feast,
    "m11": lambda _: 2.5,
    "m13": levy,
    "m14": lambda _: 7.0,
    "m15": lambda worth: 2 * worth.vote,
    "i03": lambda worth: 3 * worth.vote,
    "i05": lambda _: 0.3,
    "i06": lambda _: 4.0,
    "a13": song,
}
TRICKS = {"a08": 2.5, "a09": 0.8, "a10": 2.0, "a11": 2.0, "a12": 5.0}  # artefacts that are used
HELD = {"i01": 2.5, "i02": 3.0, "i09": 2.0, "i04": 2.5, "i03": 1.5, "i07": 2.0, "i08": 1.0}  # kept for their moment
SMALL = {
    w.SABOTAGE_PROTECTION: 1.0,
    w.BURGLARY_PROTECTION: 0.6,
    w.INTRIGUE_PROTECTION: 0.5,
    w.INVENTORY_SLOTS: 0.7,
    w.CHECK_BONUS + w.BURGLARY: 0.3,
}
