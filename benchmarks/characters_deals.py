"""How the bots deal with each other: trades at a price that is fair, the Town Hall together, a loan now and then."""

from random import Random
from typing import NamedTuple

from characters_worth import Worth
from zunft.engine.move import first, fourth, pack, second, thing, third
from zunft.games.gilde import words as w
from zunft.games.gilde.state import KIND_OF, lock_of

TRIES = 2  # deals that a bot proposes in one turn
EAGER = 0.5  # how often it looks for one at all
SELDOM = 0.2  # how often it would borrow
FAIR = 1.25  # a card is bought for a price if it is worth so many times as much
POSSESSIONS = {w.BUSINESS, w.ANNEX, w.EXTENSION, w.ARTEFACT}
RICH, VERY_RICH = 14, 24  # talers above which they are worth less


class Buy(NamedTuple):
    """Something to spend talers on: how good it is, what it costs, and the moves that it takes."""

    rank: float
    cost: int
    moves: list[int]


def reserve(worth: Worth) -> int:
    """Talers that are kept back: for upkeep that the income, with one business at rest, does not cover."""
    sight = worth.sight
    return max(0, sight.stat(sight.seat, w.UPKEEP) + 2 - sight.stat(sight.seat, w.INCOME))


def rank(worth: Worth, gain: float, cost: int, later: int = 0) -> float:
    """What a purchase brings for its cost, now or *later*; talers weigh less in a full purse. Not above 0: leave it."""
    talers = worth.sight.talers(worth.me)
    if cost > 0 and talers - cost < reserve(worth):
        return -1.0
    weight = 1.0 if talers < RICH else 0.8 if talers < VERY_RICH else 0.6
    return (gain - weight * (cost + later)) / (max(cost, later, 0) + 3)


class Dealing:
    """The deals of one bot. It remembers what it has tried in this turn."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.tried: set[int] = set()
        self.eager = self.borrows = False

    def begin_turn(self) -> None:
        self.tried.clear()
        self.eager = self.rng.random() < EAGER
        self.borrows = self.rng.random() < SELDOM

    def note(self, moves: list[int]) -> None:
        """A plan is followed: if it is a deal, it is not proposed again in this turn."""
        if moves[0] in {pack(w.DEAL), pack(w.TOWN_HALL)}:
            self.tried.update(moves[1:2])

    def proposal(self, worth: Worth) -> list[int]:
        """A trade that both sides may like, or seldom a loan for something good."""
        if not self.eager or len(self.tried) >= TRIES or worth.turns < 3:
            return []
        return self.wish(worth) or self.surplus(worth) or self.loan_for_business(worth)

    # --- trades ---

    def offer(self, worth: Worth, kind: int) -> list[int]:
        """Offer an own card that would otherwise be sold to the pile, to whom it is worth most."""
        least = worth.sight.sale_price(kind) + 1
        buyers = [(price, seat) for seat in worth.sight.others if (price := self._price(worth, kind, seat)) >= least]
        if not buyers or len(self.tried) >= TRIES or pack(w.OFFER, kind) in self.tried:
            return []
        price, seat = max(buyers)
        return [pack(w.DEAL), pack(w.OFFER, kind), pack(w.TO, seat), pack(w.FOR, price)]

    def _price(self, worth: Worth, kind: int, seat: int) -> int:
        """What somebody may pay for a card; −1 when it does not fit there."""
        sight, cost = worth.sight, worth.deck.prints[kind].cost
        if sight.is_in_tower(seat) or not sight.can_take(seat, kind):
            return -1
        most = min(2 * cost, sight.talers(seat) - 1, int(worth.lying(kind, seat) / (FAIR + 0.1)))
        return min(most, cost + 2)

    def surplus(self, worth: Worth) -> list[int]:
        """An own card that somebody would pay more for than it is worth here."""
        for card in worth.sight.table(worth.me):
            kind = card & KIND_OF
            if lock_of(card) or worth.deck.prints[kind].type_ not in POSSESSIONS:
                continue
            best = max(self._price(worth, kind, seat) for seat in worth.sight.others)
            if best > worth.keep(kind) + 1 and (offer := self.offer(worth, kind)):
                return offer
        return []

    def wish(self, worth: Worth) -> list[int]:
        """Ask for a business of the own profession, for its cost and a little more."""
        sight = worth.sight
        for seat in sight.others:
            for card in sight.table(seat) if not sight.is_in_tower(seat) else []:
                kind = card & KIND_OF
                if lock_of(card) == 0 and self._is_wished_for(worth, kind):
                    price = worth.deck.prints[kind].cost + self.rng.randint(0, 3)
                    if price <= sight.talers(worth.me) and pack(w.ASK_FOR, kind, seat) not in self.tried:
                        return [pack(w.DEAL), pack(w.ASK_FOR, kind, seat), pack(w.FOR, price)]
        return []

    def _is_wished_for(self, worth: Worth, kind: int) -> bool:
        card, sight = worth.deck.prints[kind], worth.sight
        if card.type_ != w.BUSINESS or card.profession != sight.profession(worth.me):
            return False
        return sight.can_take(worth.me, kind) and worth.lying(kind) > FAIR * (card.cost + 3)

    # --- answers ---

    def consent(self, worth: Worth, question: int) -> int:
        """G-134. Accept what is good, decline the rest."""
        verb = first(question)
        if verb == w.OFFER:
            good = self._buys(worth, third(question), fourth(question))
        elif verb == w.ASK_FOR:
            good = self._parts_with(worth, third(question), fourth(question))
        elif verb == w.BORROW:
            good = self._lends(worth, second(question), third(question), fourth(question), thing(question, 4))
        else:
            good = False
        return pack(w.ACCEPT if good else w.DECLINE)

    def _buys(self, worth: Worth, kind: int, price: int) -> bool:
        """Worth the price, and better than what the hand could put into the same place."""
        sight, type_ = worth.sight, worth.deck.prints[kind].type_
        own = [card for card in sight.hand() if worth.deck.prints[card].type_ == type_ and sight.meets(card)]
        other = max((worth.gain(card) - sight.cost(card) for card in own), default=0.0)
        lying = worth.lying(kind)
        return lying >= FAIR * price and lying - price > other

    def _parts_with(self, worth: Worth, kind: int, price: int) -> bool:
        """More than it is worth here; if the hand holds another one to build, less will do."""
        sight, card = worth.sight, worth.deck.prints[kind]
        own = [worth.deck.prints[held] for held in sight.hand() if sight.meets(held)]
        spare = [held for held in own if held.type_ == card.type_ and held.cost <= price + sight.talers(worth.me)]
        is_full = card.type_ == w.BUSINESS and not sight.has_room(kind)
        if spare and is_full:
            return price >= worth.sight.sale_price(kind) + worth.yields(worth.me, kind)
        return price > worth.keep(kind) + 1

    # --- the Town Hall ---

    def town_hall(self, worth: Worth) -> list[Buy]:
        """Alone, or with the richest of the others, who pays for a fair share of the experience."""
        sight, hall = worth.sight, worth.deck.prints[worth.deck.board.town_hall]
        talers = sight.talers(worth.me)
        if talers >= hall.cost:
            good = rank(worth, worth.xp * hall.value + hall_gain(worth), hall.cost)
            return [Buy(good, hall.cost, [pack(w.TOWN_HALL), pack(w.BUILD)])]
        partner = max(sight.others, key=lambda seat: -1 if sight.is_in_tower(seat) else sight.talers(seat))
        theirs = max(hall.cost - talers, min(hall.cost // 2, sight.talers(partner)))
        if theirs > sight.talers(partner) or theirs > hall.cost - 2 or pack(w.WITH, partner) in self.tried:
            return []
        return self._together(worth, partner, theirs)

    def _together(self, worth: Worth, partner: int, theirs: int) -> list[Buy]:
        hall = worth.deck.prints[worth.deck.board.town_hall]
        points = hall.value * theirs // hall.cost
        cost = hall.cost - theirs
        good = rank(worth, worth.xp * (hall.value - points) + hall_gain(worth), cost)
        steps = [
            pack(w.TOWN_HALL),
            pack(w.WITH, partner),
            pack(w.TALERS, theirs),
            pack(w.POINTS, points),
            pack(w.BUILD),
        ]
        return [Buy(good, cost, steps)]

    def join(self, worth: Worth) -> int:
        talers, points = worth.sight.share()
        good = worth.xp * points + 0.5 * hall_gain(worth) >= 0.95 * talers
        return pack(w.ACCEPT if good else w.DECLINE)

    # --- loans ---

    def loan(self, worth: Worth, short: int) -> list[int]:
        """Borrow what is missing from the richest, for a little more and two turns; seldom, and once a turn."""
        sight = worth.sight
        partner = max(sight.others, key=lambda seat: -1 if sight.is_in_tower(seat) else sight.talers(seat))
        if not self.borrows or pack(w.BORROW) in self.tried or sight.is_in_tower(partner):
            return []
        if not 0 < short <= min(8, sight.talers(partner) - 3):
            return []
        steps = [pack(w.OF, partner), pack(w.TALERS, short), pack(w.REPAY, short + 1 + short // 4), pack(w.IN, 2)]
        return [pack(w.DEAL), pack(w.BORROW), *steps]

    def loan_for_business(self, worth: Worth) -> list[int]:
        """A business that is a little too dear, early in the game."""
        sight = worth.sight
        if worth.turns < 6:
            return []
        for kind in sight.hand():
            card = worth.deck.prints[kind]
            if card.type_ == w.BUSINESS and sight.has_room(kind) and sight.meets(kind):
                return self.loan(worth, card.cost - sight.talers(worth.me))
        return []

    def _lends(self, worth: Worth, borrower: int, talers: int, repayment: int, turns: int) -> bool:
        """Not the last talers, not to the leader, not to somebody who will not have it, and not without a gain."""
        sight = worth.sight
        safe = sight.stat(borrower, w.INCOME) * turns >= repayment and worth.turns > turns + 1
        spare = sight.talers(worth.me) - talers >= 3
        return safe and spare and repayment > talers and (sight.seats == 2 or borrower != worth.leader)


def hall_gain(worth: Worth) -> float:
    """What it means that elections become possible, and that nobody else gets the experience."""
    return 2.0 + worth.character.vote * max(-2, min(3, worth.lead))
