"""Cards and where they lie: in a bag, in a pile whose end is known, or in a row with its knowers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import NOBODY
from zunft.engine.tape import Tape


def new_bag(counts: vec[i64]) -> Bag:
    """A bag of its own that holds so many of each kind."""
    total: i64 = 0
    for kind in range(i64(len(counts))):
        total += counts[kind]
    return Bag(counts[:], total)


@final
@mypyc_attr(acyclic=True)
class Bag:
    """How many of each kind lie there, in no order at all: cards are drawn when they are needed."""

    def __init__(self, counts: vec[i64], total: i64) -> None:
        self.counts: Final = counts
        self.total: i64 = total

    def copy(self) -> Bag:
        return Bag(self.counts[:], self.total)

    def visit(self, tape: Tape) -> None:
        self.total = tape.one(self.total)
        tape.row(self.counts)

    def add(self, kind: i64, count: i64 = 1) -> None:
        self.counts[kind] += count
        self.total += count

    def take(self, kind: i64) -> None:
        assert self.counts[kind] > 0, "this bag holds none of that kind"
        self.counts[kind] -= 1
        self.total -= 1

    def at(self, position: i64) -> i64:
        """The kind of the thing at a position when all things lie in the order of their kinds."""
        for kind in range(i64(len(self.counts))):
            position -= self.counts[kind]
            if position < 0:
                return kind
        raise IndexError("the bag holds fewer things")

    def draw(self, rng: Rng) -> i64:
        """Take one at random."""
        kind = self.at(rng.below(self.total))
        self.take(kind)
        return kind

    def pour(self, into: Bag) -> None:
        """Everything goes into another bag: a shuffle."""
        for kind in range(i64(len(self.counts))):
            into.add(kind, self.counts[kind])
            self.counts[kind] = 0
        self.total = 0

    def fill(self, verb: i64, out: vec[i64], odds: vec[i64]) -> i64:
        """The possible draws as moves of *verb*, with their weights; gives their number."""
        n: i64 = 0
        for kind in range(i64(len(self.counts))):
            if self.counts[kind] > 0:
                out[n] = verb | (kind << 8)
                odds[n] = self.counts[kind]
                n += 1
        return n


def new_cards(capacity: i64) -> Cards:
    """An empty row with room for so many cards; it grows when there are more."""
    return Cards(zeros(capacity), zeros(capacity), 0)


@final
@mypyc_attr(acyclic=True)
class Cards:
    """A row of cards, each with its knowers: the seats, as bits, that know which card lies there. A title may note
    something of its own in the bits above those of the seats and the spectators."""

    def __init__(self, items: vec[i64], knowers: vec[i64], count: i64) -> None:
        self.items = items
        self.knowers = knowers
        self.count: i64 = count

    def copy(self) -> Cards:
        """What lies there, without the room beside it."""
        return Cards(self.items[: self.count], self.knowers[: self.count], self.count)

    def visit(self, tape: Tape) -> None:
        count = tape.one(self.count)
        while self.count < count:
            self.put(0, 0)
        self.count = count
        for at in range(count):
            self.items[at] = tape.one(self.items[at])
            self.knowers[at] = tape.one(self.knowers[at])

    def put(self, card: i64, knowers: i64) -> None:
        at = self.count
        if at < i64(len(self.items)):
            self.items[at] = card
            self.knowers[at] = knowers
        else:
            self.items = append(self.items, card)
            self.knowers = append(self.knowers, knowers)
        self.count = at + 1

    def put_first(self, card: i64, knowers: i64) -> None:
        """Put a card before all others."""
        self.put(card, knowers)
        for at in range(self.count - 1, 0, -1):
            self.items[at] = self.items[at - 1]
            self.knowers[at] = self.knowers[at - 1]
        self.items[0] = card
        self.knowers[0] = knowers

    def remove(self, at: i64) -> i64:
        """Take a card out; those behind it move up."""
        assert 0 <= at < self.count, "no card lies there"
        card = self.items[at]
        self.count -= 1
        for later in range(at, self.count):
            self.items[later] = self.items[later + 1]
            self.knowers[later] = self.knowers[later + 1]
        return card

    def find(self, card: i64) -> i64:
        """Where the first card of this kind lies; NOBODY when there is none."""
        for at in range(self.count):
            if self.items[at] == card:
                return at
        return NOBODY

    def single_out(self, card: i64) -> i64:
        """Where a card of this kind lies that is about to be shown or played. Nobody can tell equal cards apart, so
        whoever knew one of them is taken to have known this one."""
        at = self.find(card)
        for other in range(at + 1, self.count):
            if self.items[other] == card:
                moved = self.knowers[other] & ~self.knowers[at]
                self.knowers[at] |= moved
                self.knowers[other] &= ~moved
        return at

    def clear(self) -> None:
        self.count = 0

    def sort(self) -> None:
        """By kind, so that the order in which the cards came tells nothing."""
        for end in range(i64(1), self.count):
            at = end
            while at > 0 and self.items[at - 1] > self.items[at]:
                self._swap(at - 1, at)
                at -= 1

    def _swap(self, one: i64, other: i64) -> None:
        self.items[one], self.items[other] = self.items[other], self.items[one]
        self.knowers[one], self.knowers[other] = self.knowers[other], self.knowers[one]

    def pour_unknown(self, seat: i64, into: Bag) -> None:
        """What *seat* does not know goes into a bag; its places stay open until ``deal_unknown``."""
        for at in range(self.count):
            if (self.knowers[at] >> seat) & 1 == 0:
                into.add(self.items[at])

    def deal_unknown(self, seat: i64, bag: Bag, rng: Rng) -> None:
        """Every place that *seat* does not know is dealt anew from the bag."""
        for at in range(self.count):
            if (self.knowers[at] >> seat) & 1 == 0:
                self.items[at] = bag.draw(rng)


NO_CARDS: Final = new_cards(0)  # for rows that copies share: replaced by a row of its own before anything changes


def visited(cards: Cards, tape: Tape) -> Cards:
    """Show a shared row to a tape: its size first, so that one that is read gets the room it needs."""
    count = tape.one(cards.count)
    twin = new_cards(count)
    twin.count = count
    for at in range(count):
        kept = at < cards.count
        twin.items[at] = tape.one(cards.items[at] if kept else 0)
        twin.knowers[at] = tape.one(cards.knowers[at] if kept else 0)
    return twin


def with_room(cards: Cards, more: i64) -> Cards:
    """A row of its own with these cards and room for some more: for rows that change seldom and that copies share."""
    twin = new_cards(cards.count + more)
    for at in range(cards.count):
        twin.put(cards.items[at], cards.knowers[at])
    return twin


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A bag above a tail whose order everyone knows: cards put *under* a pile are drawn when the bag is empty."""

    def __init__(self, bag: Bag, tail: Cards) -> None:
        self.bag: Final = bag
        self.tail: Final = tail

    def copy(self) -> Pile:
        return Pile(self.bag.copy(), self.tail.copy())

    def visit(self, tape: Tape) -> None:
        self.bag.visit(tape)
        self.tail.visit(tape)

    def size(self) -> i64:
        return self.bag.total + self.tail.count

    def put_under(self, card: i64, knowers: i64) -> None:
        self.tail.put(card, knowers)

    def put_back(self, card: i64, knowers: i64) -> None:
        """Put a card that was drawn from the tail back in front of it."""
        self.tail.put_first(card, knowers)

    def take(self, card: i64) -> None:
        """Take the card that was drawn: from the bag while it lasts, then the first of the tail."""
        if self.bag.total > 0:
            self.bag.take(card)
        else:
            drawn = self.tail.remove(0)
            assert drawn == card, "the tail is drawn in its order"

    def draw(self, rng: Rng) -> i64:
        return self.bag.draw(rng) if self.bag.total > 0 else self.tail.remove(0)

    def fill(self, verb: i64, out: vec[i64], odds: vec[i64]) -> i64:
        """The possible draws as moves of *verb*, with their weights."""
        if self.bag.total > 0:
            return self.bag.fill(verb, out, odds)
        out[0] = verb | (self.tail.items[0] << 8)
        odds[0] = 1
        return 1
