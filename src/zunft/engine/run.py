"""A game that programs drive by numbers: one seat is asked at a time, sees its tensor and answers with a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from zunft.engine.agenda import DRAWING, NUMBER, WAITING
from zunft.engine.bits import has, lowest, only, zeros
from zunft.engine.chance import Rng, SeedChance, seed_bytes
from zunft.engine.move import NO_MOVE, NOBODY, is_draw
from zunft.engine.numbering import Numbering
from zunft.engine.play import give, next_lane
from zunft.engine.rules import BUFFER, Rules, State, pick
from zunft.engine.tensor import Tensor

CHANCE: Final = -2  # who is asked, where chance is dealt by hand


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers for chance with the fast generator of playouts."""

    def __init__(self, seed: i64) -> None:
        self.rng = Rng(seed)

    def below(self, state: State, question: i64, bound: i64) -> i64:
        """A number 0 … bound − 1 for the draw that is asked for."""
        return self.rng.below(bound)

    def copy(self) -> Dealer:
        twin = Dealer(0)
        twin.rng.state = self.rng.state
        return twin


@final
class TableDealer(Dealer):
    """Answers as a table with this seed does: the game is the very one of ``zunft.Table(seed=…)``."""

    def __init__(self, seed: int, bag: Callable[[State, int], str]) -> None:
        super().__init__(0)
        self.bag = bag  # the name of the bag that a draw is made from
        self.chance = SeedChance(seed_bytes(seed), [])

    def below(self, state: State, question: i64, bound: i64) -> i64:
        return self.chance.below(self.bag(state, question), bound)

    def copy(self) -> Dealer:
        twin = TableDealer(0, self.bag)
        twin.chance = self.chance.copy()
        return twin


@final
class Run:
    """One game. What is forced is given and what is chance is drawn, exactly as at a table, until a seat has a choice;
    of several that are asked at once the lowest seat comes first. Without a dealer chance is asked, too (``draws``)."""

    def __init__(self, rules: Rules, tensor: Tensor, numbering: Numbering) -> None:
        self.rules = rules
        self.tensor = tensor
        self.numbering = numbering
        self.dealer: Dealer | None = None
        self.state: State = rules.new()
        self.seat: i64 = NOBODY  # who is asked; NOBODY when the game is over
        self.count: i64 = 0  # how many options there are
        self.moves: vec[i64] = zeros(BUFFER)
        self.numbers: vec[i64] = zeros(BUFFER)
        self.filler: i64 = NOBODY  # whose answers have just been filled in, and
        self.filled: i64 = 0  # how many they are
        self.entry: i64 = NO_MOVE  # the number of the entry on top, and
        self.thinking: i64 = 0  # its lanes of which it is known that they have a choice

    def begin(self, dealer: Dealer | None) -> None:
        """A new game."""
        self.go_on_from(self.rules.new(), dealer)

    def go_on_from(self, state: State, dealer: Dealer | None) -> None:
        """Take over a game that stands at some question."""
        self.dealer = dealer
        self.state = state
        self.filler = NOBODY
        self.entry = NO_MOVE
        self._go_on()

    def twin(self) -> Run:
        """The same game again, to be played on apart."""
        run = Run(self.rules, self.tensor, self.numbering)
        run.go_on_from(self.state.copy(), self.dealer.copy() if self.dealer is not None else None)
        return run

    # --- asked ----------------------------------------------------------------------------------

    def options(self) -> list[int]:
        """The numbers of the options of the seat that is asked."""
        return [self.numbers[at] for at in range(self.count)]

    def waiting(self) -> list[int]:
        """All seats that are asked now; more than one where they choose at once."""
        if self.seat < 0:
            return []
        mask = self.state.agenda.top(WAITING)
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1 != 0]

    def turn_to(self, seat: i64) -> None:
        """Ask this one next, of the seats that are asked at once."""
        self.seat = seat
        self._fill(seat)

    def mark(self, mask: vec[u8], base: i64, value: u8) -> None:
        """Write a value at the number of every option."""
        numbers = self.numbers
        for at in range(self.count):
            mask[base + numbers[at]] = value

    # --- answered -------------------------------------------------------------------------------

    def play(self, number: i64) -> bool:
        """Answer with the number of an option; false, and nothing happens, when it is none."""
        for at in range(self.count):
            if self.numbers[at] == number:
                self.answer(self.moves[at])
                return True
        return False

    def answer(self, move: i64) -> None:
        """Answer with a packed move, on trust."""
        self.thinking &= ~only(self.seat)
        give(self.rules, self.state, self.seat, move)
        self._go_on()

    # --- what follows by itself -----------------------------------------------------------------

    def _go_on(self) -> None:
        self.count = 0
        lane = next_lane(self.rules, self.state)
        while lane != NOBODY:
            if self._pauses(lane):
                return
            lane = next_lane(self.rules, self.state)
        self.seat = NOBODY

    def _pauses(self, lane: i64) -> bool:
        """Whether somebody is asked now; if not, what follows by itself is done. Most entries wait for one lane."""
        waiting = self.state.agenda.top(WAITING)
        if waiting & (waiting - 1) == 0 and self.dealer is not None:
            return self._pauses_alone(lane, self.state.agenda.asked(lane))
        self._look_at_top()
        if self._answer_by_force() or self._draw_by_force() or self._draw():
            return False
        self._ask()
        return True

    def _pauses_alone(self, lane: i64, question: i64) -> bool:
        if is_draw(question):
            self._deal(lane, question)
            return False
        self._fill_moves(lane)
        if self.filled < 2 or has(self.state.gone, lane):
            self._answer(lane)
            return False
        self.turn_to(lane)
        return True

    def _ask(self) -> None:
        if self.state.agenda.top(DRAWING) != 0:
            self.seat = CHANCE
        else:
            self.turn_to(self.state.agenda.next_lane())

    def _look_at_top(self) -> None:
        """Lanes of one entry do not touch each other, so what was found out about them holds while it lies on top."""
        number = self.state.agenda.top(NUMBER)
        if number != self.entry:
            self.entry = number
            self.thinking = 0

    def _answer_by_force(self) -> bool:
        """Answer for a seat with one answer only, or none, or for one that has left."""
        state = self.state
        waiting = state.agenda.top(WAITING) & ~state.agenda.top(DRAWING) & ~self.thinking
        while waiting != 0:
            lane = lowest(waiting)
            self._fill_moves(lane)
            if self.filled < 2 or has(state.gone, lane):
                self._answer(lane)
                return True
            self.thinking |= only(lane)
            waiting &= waiting - 1
        return False

    def _answer(self, lane: i64) -> None:
        """Give the only answer there is."""
        give(self.rules, self.state, lane, self._only_answer(lane))
        self.filler = NOBODY

    def _fill_moves(self, seat: i64) -> None:
        self.filler = seat
        self.filled = self.rules.fill(self.state, seat, self.state.agenda.asked(seat), self.moves)

    def _only_answer(self, seat: i64) -> i64:
        if self.filled == 0:
            return NO_MOVE
        if self.filled == 1:
            return self.moves[0]
        return self.rules.default(self.state, seat, self.state.agenda.asked(seat), self.moves)

    def _draw_by_force(self) -> bool:
        """Draw where the bag leaves no choice."""
        drawing = self.state.agenda.top(DRAWING)
        while drawing != 0:
            lane = lowest(drawing)
            if self._fill_draws(lane, self.state.agenda.question(lane)) == 1:
                self._take(lane, self.rules.draws[0])
                return True
            drawing &= drawing - 1
        return False

    def _draw(self) -> bool:
        """Let the dealer draw; not where there is none, nor where nothing is to be drawn."""
        if self.dealer is None or self.state.agenda.top(DRAWING) == 0:
            return False
        lane = self.state.agenda.next_lane()
        self._deal(lane, self.state.agenda.question(lane))
        return True

    def _deal(self, lane: i64, question: i64) -> None:
        """Draw; where the bag leaves no choice the dealer is not asked."""
        dealer, rules = self.dealer, self.rules
        assert dealer is not None
        n = self._fill_draws(lane, question)
        if n == 1:
            self._take(lane, rules.draws[0])
            return
        total: i64 = 0
        for at in range(n):
            total += rules.odds[at]
        self._take(lane, pick(rules.draws, rules.odds, dealer.below(self.state, question, total)))

    def _take(self, lane: i64, draw: i64) -> None:
        self.filler = NOBODY
        give(self.rules, self.state, lane, draw)

    def _fill_draws(self, lane: i64, question: i64) -> i64:
        rules = self.rules
        return rules.fill_draws(self.state, lane, question, rules.draws, rules.odds)

    def draws(self) -> list[tuple[int, int]]:
        """Where chance is asked: every draw as a packed move, and how often it lies in the bag."""
        lane = self.state.agenda.next_lane()
        n = self._fill_draws(lane, self.state.agenda.question(lane))
        return [(self.rules.draws[at], self.rules.odds[at]) for at in range(n)]

    def draw(self, move: i64) -> None:
        """Answer for chance."""
        self._take(self.state.agenda.next_lane(), move)
        self._go_on()

    def _fill(self, seat: i64) -> None:
        """The options of a seat with their numbers; one that has no number is left out."""
        if self.filler != seat:
            self._fill_moves(seat)
        self.filler = NOBODY
        numbering, state, moves, numbers = self.numbering, self.state, self.moves, self.numbers
        count: i64 = 0
        for at in range(self.filled):
            number = numbering.number(state, seat, moves[at])
            if number != NO_MOVE:
                moves[count] = moves[at]
                numbers[count] = number
                count += 1
        self.count = count
