"""What the engine asks of a title: a State and the Rules that answer for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.agenda import Agenda
from zunft.engine.bits import has, zeros
from zunft.engine.chance import Rng
from zunft.engine.event import SILENCE, News
from zunft.engine.move import EVERYONE
from zunft.engine.pile import Cards
from zunft.engine.tape import Tape

BUFFER: Final = 1024  # room for the answers to one question; no question has more than 512


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The full truth of one game in progress. Titles subclass it; ``copy`` is written by hand."""

    def __init__(self, agenda: Agenda, learnt: vec[i64]) -> None:
        seats = agenda.table
        self.seats: i64 = seats
        self.agenda: Final = agenda
        self.learnt: Final = learnt  # how often something became known, by lane; the last: to the table
        self.news: News = SILENCE  # a copy listens to nothing
        self.lane: i64 = seats  # the lane that is being answered, when it is one of several
        self.gone: i64 = 0  # seats that have left
        self.leaving: i64 = 0  # those of them whose leaving has still to take effect

    def copy(self) -> State:
        raise NotImplementedError

    def visit(self, tape: Tape) -> None:
        """Show every number of the state to a tape; subclasses go on with their own."""
        self.agenda.visit(tape)
        tape.row(self.learnt)
        self.gone = tape.one(self.gone)
        self.leaving = tape.one(self.leaving)

    def has_left(self, seat: i64) -> bool:
        return has(self.gone, seat)


def learn(state: State) -> None:
    """Somebody came to know something: no answer given before can be taken back. What happens in one of
    several lanes is known in that lane alone."""
    state.learnt[state.lane] += 1


def show(state: State, cards: Cards, at: i64, to: i64) -> None:
    """Make a card known to more seats (as bits); the only way in which anything ever becomes known."""
    if to & ~cards.knowers[at] != 0:
        cards.knowers[at] |= to
        learn(state)


def show_all(state: State, cards: Cards, to: i64 = EVERYONE) -> None:
    for at in range(cards.count):
        show(state, cards, at, to)


def knows(cards: Cards, at: i64, seat: i64) -> bool:
    return has(cards.knowers[at], seat)


def tell(state: State, kind: i64, to: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
    """Tell an event, and the things it is about, to the seats in *to*."""
    if state.news.on:
        state.news.tell(kind, to, a, b, c, d, e)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A title's rules for one number of seats, edition and set of options. They have no state of their own."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.draws: Final[vec[i64]] = zeros(BUFFER)  # room for the draws that there are, and their weights
        self.odds: Final[vec[i64]] = zeros(BUFFER)

    def new(self) -> State:
        """The state before the first question."""
        raise NotImplementedError

    def fill(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        """Write every legal answer of *seat* into *out* and give their number."""
        raise NotImplementedError

    def fill_draws(self, state: State, lane: i64, question: i64, out: vec[i64], odds: vec[i64]) -> i64:
        """Write every possible draw into *out*, with its weight in *odds*."""
        raise NotImplementedError

    def draw(self, state: State, lane: i64, question: i64, rng: Rng) -> i64:
        """One draw at random, for playouts; titles draw straight from the bag."""
        n = self.fill_draws(state, lane, question, self.draws, self.odds)
        total: i64 = 0
        for at in range(n):
            total += self.odds[at]
        return pick(self.draws, self.odds, rng.below(total))

    def answer(self, state: State, lane: i64, question: i64, move: i64) -> None:
        """Carry out the answer to a question; it was taken off its lane already. A question to which there is no
        answer when its turn comes is not asked: its answer is NO_MOVE."""
        raise NotImplementedError

    def respond(self, state: State, seat: i64, move: i64) -> None:
        """The first response in a window's order is played; the window lies below and is asked again."""
        raise NotImplementedError

    def resolve(self, state: State, kind: i64) -> None:
        """An entry is done (or was an errand); its ints are in ``state.agenda.popped``."""
        raise NotImplementedError

    def default(self, state: State, seat: i64, question: i64, out: vec[i64]) -> i64:
        """The answer of a seat that is silent or has left."""
        raise NotImplementedError

    def is_turn(self, kind: i64) -> bool:
        """Whether an entry of this kind is a turn itself, so that leaving can take effect there."""
        return True

    def is_open(self, kind: i64) -> bool:
        """Whether everybody sees who has finished their part of an entry of this kind; never in a window."""
        return False

    def fill_unasked(self, state: State, seat: i64, out: vec[i64]) -> i64:
        """Write every move that *seat* may make now though nobody asked for it into *out* and give their number.
        Whether there is one must follow from what everybody, or this seat, knows."""
        return 0

    def do_unasked(self, state: State, seat: i64, move: i64) -> None:
        """Carry out a move that nobody asked for. It answers no question, so others may build on it without being
        seen to: where they can, it is to be followed by ``learn``, and is not taken back."""
        raise NotImplementedError

    def may_unasked(self, state: State, seat: i64, move: i64) -> bool:
        """Whether a seat may make this move that nobody asked for. A title may know some that are too many to list, as
        a price can be any number."""
        out = zeros(BUFFER)
        for at in range(self.fill_unasked(state, seat, out)):
            if out[at] == move:
                return True
        return False

    def stands(self, state: State, seat: i64, kind: i64, move: i64) -> bool:
        """Whether a sealed answer can still be carried out when its turn comes; in a title in which something can
        happen while a window is open, it may not, and then counts as a pass. The window was popped already."""
        return True

    def left(self, state: State, seat: i64) -> None:
        """What follows when a seat has left; by default its chair is played by defaults and cannot win."""

    def redeal(self, state: State, seat: i64, rng: Rng) -> None:
        """Deal anew, in place, every hidden place that *seat* does not know."""
        raise NotImplementedError

    def restart(self, state: State, seat: i64, kind: i64) -> None:
        """Undo what a seat's lane of the entry on top has done so far; the engine puts its question back."""


def pick(out: vec[i64], odds: vec[i64], position: i64) -> i64:
    """The draw at a position when every draw is laid out as often as its weight says."""
    at: i64 = 0
    while position >= odds[at]:
        position -= odds[at]
        at += 1
    return out[at]
