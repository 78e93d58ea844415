"""A game being played, with its journal: what a program uses to play, show, save and study one."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from zunft.catalogue import title_of
from zunft.engine.bits import has
from zunft.engine.chance import MASK, SEED, Rng, SeedChance, commitment, is_hash, seed_bytes, whole_number
from zunft.engine.event import News
from zunft.engine.interpreted import (
    answers,
    default,
    drawn_at,
    leave,
    redeal,
    settle,
    unasked,
)
from zunft.engine.journal import BY_HAND, Journal
from zunft.engine.move import EVERYONE, SPECTATOR
from zunft.engine.notation import clip, split
from zunft.engine.rules import State
from zunft.engine.tape import Tape
from zunft.engine.title import Said, Title, View
from zunft.table import chance
from zunft.table.errors import CannotUndo, IllegalMove, refused
from zunft.table.eventlog import EventLog
from zunft.table.lines import LEAVE, RESEED, SILENT, last_answer, play_line, standing_lines
from zunft.table.orders import StandingOrder
from zunft.table.phrases import Heard, hear, is_unasked
from zunft.table.preview import Ahead, Preview
from zunft.table.questions import QuestionNumbers, chance_is_asked, is_asked, is_over
from zunft.table.setup import (
    checked_edition,
    checked_kept_options,
    checked_options,
    checked_rules,
    checked_seats,
    checked_words,
)
from zunft.table.shown import html, summary
from zunft.table.undo import CHANCE, UndoHistory, answer_of
from zunft.text import know, know_names

Seat = int | None  # None is a spectator
MOST_RETRACTED = 50  # answers in one game: each costs as much work as the whole game so far


class Table:
    """One game. Everything that a seat gets to know comes from ``view`` and ``events`` of that seat."""

    def __init__(  # noqa: PLR0913 - everything that makes up a game, by name
        self,
        title: str | Title,
        seats: int | None = None,
        seed: int | bytes | None = None,
        *,
        edition: Any = None,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        chance: str = "seed",
        words: Mapping[int, str] | None = None,
        rules: int | None = None,
        is_kept: bool = False,
    ) -> None:
        """A new game, or, when it *is_kept*, one whose *options* come from the head of its journal."""
        self.title = title_of(title)
        know(self.title.key, self.title.texts)
        self.seats = checked_seats(self.title, seats)
        self.edition = checked_edition(self.title, edition)
        if hasattr(self.edition, "names"):
            know_names(self.title.key, self.edition.name, self.edition.names, self.edition.abouts)
        self.options_chosen = (
            checked_kept_options(self.title, options or {})
            if is_kept
            else checked_options(self.title, options or {}, preset)
        )
        self.options_named = dict(options or {}) if is_kept else self.options_chosen  # in the head of its journal
        self.rules_number = checked_rules(self.title, rules)
        self.game = self.title.game(self.seats, self.edition, self.options_chosen, self.rules_number)
        self.words = checked_words(self.seats, words or {})
        self._open_chance(chance, seed)
        self._sit_down()

    def _open_chance(self, chance: str, seed: int | bytes | None) -> None:
        if chance not in ("seed", BY_HAND):
            raise ValueError(f"Chance is “seed” or “{BY_HAND}”, not “{clip(str(chance))}”.")
        self.chance: SeedChance | None = None
        self.committed = BY_HAND
        if chance == "seed":
            bytes_ = seed_bytes(secrets.token_bytes(32) if seed is None else seed)
            self.chance = SeedChance(bytes_, [self.words[seat] for seat in sorted(self.words)])
            self.committed = commitment(bytes_)

    def _sit_down(self) -> None:
        self._lines: list[str] = []  # the journal's answers
        self._told = EventLog(self.seats)
        self._asks = QuestionNumbers(self.seats)
        self._orders: list[list[StandingOrder]] = [[] for _ in range(self.seats)]
        self._breath = 0
        self.is_imagined = False
        self.state = self.game.rules.new()
        self._past = UndoHistory(self.game.rules, self.state.copy())
        self.state.news = News(True)
        settle(self.game.rules, self.state)
        self._go_on()

    # --- asked ----------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<zunft.Table {self.title.key}, {self.seats} seats, {len(self._lines)} lines>"

    def __str__(self) -> str:
        return summary(self)

    def _repr_html_(self) -> str:
        """How a notebook shows it."""
        return html(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.state)

    @property
    def waiting_for(self) -> list[int]:
        """The seats that owe an answer now; for drivers, never shown to players. None while something has to be drawn
        by hand: see ``chance_is_asked``."""
        if self.over or chance_is_asked(self.state):
            return []
        return [seat for seat in range(self.seats) if is_asked(self.state, seat)]

    @property
    def asked(self) -> list[Any]:
        """``waiting_for`` as it was before: ["chance"] where something has to be drawn by hand. Kept for one version;
        a driver of a table whose chance is played by hand asks ``chance_is_asked``."""
        return ["chance"] if self.chance_is_asked else self.waiting_for

    @property
    def chance_is_asked(self) -> bool:
        """Whether something has to be drawn by hand before any seat is asked again."""
        return not self.over and chance_is_asked(self.state)

    def question(self, seat: int) -> Said | None:
        """What the seat is asked: {"key", "args", "rule"} for ``zunft.say``; None when it is not asked."""
        self._check_seat(seat)
        return self.game.question(self.state, seat) if is_asked(self.state, seat) else None

    def options(self, seat: int | str) -> list[str]:
        """Every legal answer of a seat, or of "chance" at a table where it is asked by hand."""
        return [self.game.grammar.write(move, self.state) for move in self._moves(seat)]

    def unasked(self, seat: int) -> list[str]:
        """Every unasked move that a seat may make now: to leave, and what the title adds."""
        if self.over or has(self.state.gone, self._check_seat(seat)):
            return []
        return [LEAVE, *(self.game.grammar.write(move, self.state) for move in self._unasked_moves(seat))]

    def is_unasked(self, seat: int, text: str) -> bool:
        """Whether *text* says a move that nobody asks for, legal or not, and no answer."""
        return is_unasked(self.game, self.state, seat, text)

    def odds(self) -> dict[str, int]:
        """How often each draw lies in the bag, when chance is asked by hand."""
        return chance.odds(self.game, self.state)

    def default(self, seat: int) -> str | None:
        """The answer given for a silent seat; None when it is not asked."""
        if not is_asked(self.state, self._check_seat(seat)):
            return None
        return self.game.grammar.write(default(self.game.rules, self.state, seat), self.state)

    def ask(self, seat: int) -> int:
        """The number of the last question to this seat, counted per seat."""
        return self._asks.numbers[self._check_seat(seat)]

    @property
    def asks(self) -> QuestionNumbers:
        """The numbers of all seats' last questions, to continue counting from; for the host only, like the journal."""
        return self._asks.copy()

    def turn(self, seat: Seat) -> int:
        """How many events this seat has been told: the point from which it resumes."""
        return self._told.count(self._bit(seat))

    # --- answered -------------------------------------------------------------------------------

    def play(self, seat: int | str, text: str) -> list[Said]:
        """Answer with a move or a phrase, or make an unasked move; returns the events that the seat is told.
        IllegalMove changes nothing."""
        if seat == "chance":
            return self._play_chance(text)
        reason, moves = self._heard(seat, text)
        if reason:
            raise IllegalMove(reason)
        assert isinstance(seat, int)
        before = self.turn(seat)
        self._breath += 1
        self._say_all(seat, moves)
        return self.events(seat, before)

    def preview(self, seat: int, text: str) -> Preview:
        """What a legal answer would lead to, as far as it is certain; nothing happens. IllegalMove when it is none."""
        reason, moves = self._heard(seat, text)
        if reason or split(text) == [LEAVE]:
            raise IllegalMove(reason or refused("not-asked"))
        ahead = Ahead(self.game, self.state, seat)
        ahead.say(moves)
        return ahead.preview(self.turn(seat))

    def play_line(self, seat: int, text: str, in_same_breath: bool) -> None:
        """Play one line of a journal; the moves of a phrase belong together and are taken back together."""
        if reason := self.why_not(seat, text):
            raise IllegalMove(reason)
        self._breath += 0 if in_same_breath else 1
        self._say(seat, text, "+ " if in_same_breath else "")
        self._go_on()

    def why_not(self, seat: int | str, text: str) -> Said | None:
        """None when *text* is legal for *seat*, else the reason: {"key", "args", "rule"}."""
        return self._heard(seat, text).reason

    def _heard(self, seat: int | str, text: str) -> Heard:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            return Heard(refused("no-seat", name=clip(str(seat)), last=self.seats - 1))
        return hear(self.game, self.state, seat, text)

    def undo(self, seat: int) -> list[Said]:
        """Take back the seat's last answer, as long as nobody has learnt anything new since."""
        before = self.turn(self._check_seat(seat))
        if not self.can_undo(seat):
            raise CannotUndo(refused("cannot-undo"))
        sealed = self._past.is_sealed(seat, self.state)
        self._lines.append(f"{seat} undo")
        self.state = self._past.without(seat)
        self.state.news = News(True)
        self._told.tell(("engine.event.undone", {"seat": seat}), 1 << seat if sealed else EVERYONE)
        self._asks.close(seat)
        self._after()
        return self.events(seat, before)

    def can_undo(self, seat: int) -> bool:
        """Never when the game is over: the end reveals the seed."""
        return self._past.can_undo(self._check_seat(seat), self.state) and not self.over

    def retract(self, seat: int) -> list[Said]:
        """Take back the seat's last answer even though somebody may have learnt something since, and everything after
        it: only for people who all agree to it. Drawn things go back into the bag, and other draws follow."""
        before = self.turn(self._check_seat(seat))
        if not self.can_retract(seat):
            raise CannotUndo(refused("cannot-undo"))
        standing = standing_lines(self._lines)
        earlier = self._afresh(standing[: last_answer(standing, seat)])
        self._lines.append(f"{seat} retract")
        self.state, self._past = earlier.state, earlier._past
        self.state.news = News(True)
        self._told.tell(("engine.event.retracted", {"seat": seat}), EVERYONE)
        self._asks.close_all()
        self._after()
        return self.events(seat, before)

    def can_retract(self, seat: int) -> bool:
        """Whether there is an answer of this seat that everybody could agree to take back."""
        so_far = sum(line.endswith(" retract") for line in self._lines)
        if self.over or so_far >= MOST_RETRACTED:
            return False
        return last_answer(standing_lines(self._lines), self._check_seat(seat)) is not None

    def _afresh(self, lines: Sequence[str]) -> Table:
        """The same game from its beginning, with these lines."""
        options, rules = self.options_chosen, self.rules_number
        twin = Table(self.title, self.seats, edition=self.edition, options=options, chance=BY_HAND, rules=rules)
        for line in lines:
            play_line(twin, line)
        return twin

    def leave(self, seat: int) -> None:
        """The seat is empty from now on: its questions get their defaults, and it cannot win."""
        if self.over or has(self.state.gone, self._check_seat(seat)):
            raise IllegalMove(refused("over") if self.over else refused("gone"))
        self._lines.append(f"{seat} leave")
        self._told.tell(("engine.event.left", {"seat": seat}), EVERYONE)
        leave(self.game.rules, self.state, seat)
        self._go_on()

    def fall_silent(self, seat: int) -> None:
        """The time of the seat has run out, and its answers are given for it from here on. Only the seat itself is
        told: everybody else would learn that it had something to answer."""
        if not is_asked(self.state, self._check_seat(seat)):
            raise IllegalMove(refused("not-asked"))
        self._lines.append(f"{seat} {SILENT}")
        self._told.tell(("engine.event.silent", {"seat": seat}), 1 << seat)

    def orders(self, seat: int, orders: Sequence[str]) -> None:
        """Standing answers to windows; the first that fits is given. [] removes them."""
        self._orders[self._check_seat(seat)] = [StandingOrder(text) for text in orders]
        self._go_on()

    @contextmanager
    def orders_at_rest(self) -> Iterator[None]:
        """Suspend all standing orders meanwhile."""
        orders, self._orders = self._orders, [[] for _ in range(self.seats)]
        yield
        self._orders = orders

    @property
    def lines(self) -> tuple[str, ...]:
        """The journal's lines so far; for the host only, like all of the journal."""
        return tuple(self._lines)

    # --- known ----------------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """All that a seat may know now, or a spectator (None); docs/notation has the schema of each title."""
        return self.game.view(self.state, self._bit(seat))

    def events(self, seat: Seat, since: int = 0) -> list[Said]:
        """What a seat was told: {"n", "key", "args"} each, in order."""
        return self._told.events(self._bit(seat), since)

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as far as they are counted."""
        return self.game.scores(self.state)

    @property
    def places(self) -> list[int]:
        """1 for the first place and so on, when the game is over."""
        return self.game.places(self.state) if self.over else []

    @property
    def winners(self) -> list[int]:
        """The seats that have won, when the game is over; several when they share the first place."""
        return self.game.winners(self.state) if self.over else []

    @property
    def verdict(self) -> list[Said]:
        """Why the game ended as it did, when it is over: sentences for ``zunft.say``."""
        return self.game.verdict(self.state) if self.over else []

    def ledger(self, seat: int) -> list[Said]:
        """Where the points of a seat come from, line by line, for ``zunft.say``."""
        return self.game.ledger(self.state, self._check_seat(seat))

    def fingerprint(self) -> str:
        """Equal fingerprints: equal states."""
        tape = Tape()
        self.state.visit(tape)
        return hashlib.sha256(" ".join(map(str, tape.ints)).encode()).hexdigest()

    def journal(self) -> str:
        """The whole game so far as text, for the host only. ``zunft.replay`` gives the same table again."""
        if self.is_imagined:
            raise ValueError("An imagined table has no journal: its past is known to one seat only.")
        journal = Journal(
            title=self.title.key,
            rules=self.rules_number,
            edition=self.edition.name,
            edition_hash=self.edition.hash,
            options=self.options_named,
            seats=self.seats,
            chance=self.committed,
            words=self.words,
            lines=self._lines,
        )
        if self.over:
            journal.result = self.scores
            journal.seed = self.chance.seed.hex() if self.chance else None
        return journal.text()

    # --- chance ---------------------------------------------------------------------------------

    def bag_and_total(self) -> tuple[str, int]:
        """The bag that chance draws from now, and how many things lie in it; ("", 0) when it is not asked."""
        return chance.name_and_total(self.game, self.state)

    def draw_at(self, position: int) -> str:
        """The draw at a position, when the things in the bag lie in the order of the options."""
        return chance.draw_at(self.game, self.state, position)

    def reseed(self, seed: bytes | None = None) -> None:
        """What is not drawn yet comes from a new seed, whose hash stands in the journal from here on: for a host who
        cannot rule out that somebody knows the coming draws."""
        if self.chance is None or self.over:
            raise ValueError("Only a game in progress whose chance comes from a seed can get a new one.")
        new = seed_bytes(secrets.token_bytes(SEED) if seed is None else seed)
        self.chance.reseed(new)
        self._note_reseed(commitment(new))

    def go_on_from(self, committed: str) -> None:
        """The same by a line of a journal. The seed itself is needed only where this table draws."""
        if not is_hash(committed):
            raise IllegalMove(refused("no-such-draw", draw=clip(committed)))
        if self.chance is not None and not self.chance.go_on_with(committed):
            raise ValueError("the seed with which the game goes on from here is missing.")
        self._note_reseed(committed)

    def _note_reseed(self, committed: str) -> None:
        self._lines.append(f"{RESEED}{committed}")
        self._told.tell(("engine.event.reseeded", {"hash": committed}), EVERYONE)

    def go_on_with(self, dealer: SeedChance) -> None:
        """Chance continues with this seed, which has dealt the draws so far."""
        self.chance = dealer
        self._go_on()

    # --- copied ---------------------------------------------------------------------------------

    def copy(self) -> Table:
        """A table of its own, in the same position and with the same journal."""
        twin = self._shell(self.state.copy(), self._past.copy())
        twin._lines = self._lines[:]
        twin._told, twin._asks = self._told.copy(), self._asks.copy()
        twin._orders = [orders[:] for orders in self._orders]
        return twin

    def redeal(self, seat: Seat, seed: int = 0) -> Table:
        """A table that could be the true one, given all that *seat* knows."""
        bit, rng = self._bit(seat), Rng(whole_number(seed) & MASK)
        state = redeal(self.game.rules, self.state, bit, rng)
        twin = self._shell(state, self._imagined_past(bit, state, rng))
        twin.is_imagined = True
        twin.chance = SeedChance(seed_bytes(seed & MASK), []) if self.chance else None
        twin._told = self._told.only(bit)
        if seat is not None:
            twin._asks = self._asks.only(seat)
            twin._orders[seat] = self._orders[seat][:]
        return twin

    def _imagined_past(self, bit: int, state: State, rng: Rng) -> UndoHistory:
        """An own answer that can be taken back can be taken back at the imagined table as well."""
        if bit >= self.seats or not self._past.can_undo(bit, self.state):
            return UndoHistory(self.game.rules, state.copy())
        before = self._past.copy()
        line = before.last(bit)
        past = UndoHistory(self.game.rules, redeal(self.game.rules, before.without(bit), bit, rng))
        past.lines = [own for own in self._past.lines if line and own.seat == bit and own.breath == line.breath]
        return past

    def _shell(self, state: State, past: UndoHistory) -> Table:
        """A table of the same game around another state, with nothing told yet."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chance = self.chance.copy() if self.chance else None
        twin._lines, twin._told, twin._asks = [], EventLog(self.seats), QuestionNumbers(self.seats)
        twin._orders = [[] for _ in range(self.seats)]
        twin.state, twin._past = state, past
        state.news = News(True)
        return twin

    # --- inside ---------------------------------------------------------------------------------

    def _say_all(self, seat: int, moves: Sequence[str | int]) -> None:
        for at, said in enumerate(moves):
            self._say(seat, said, "+ " if at else "")
            self._go_on()

    def _say(self, seat: int, said: str | int, mark: str) -> None:
        """Write an answer down and carry it out. What nobody asked for leaves the question open that was put."""
        if said == LEAVE:
            self.leave(seat)
            return
        move = self.game.grammar.read(said, self.state) if isinstance(said, str) else said
        self._lines.append(f"{seat} {mark}{self.game.grammar.write(move, self.state)}")
        if not self.game.is_unasked(move):
            self._asks.close(seat)
        self._push(seat, seat, move)

    def _push(self, seat: int, lane: int, move: int) -> None:
        before = self._seen_by_others(seat)
        line = answer_of(self.state, seat, lane, move, self._breath, self.game.is_unasked(move))
        line.carry_out(self.game.rules, self.state)
        self._collect()
        self._past.add(replace(line, quiet=self._seen_by_others(seat) == before))

    def _seen_by_others(self, seat: int) -> tuple[list[int], list[int]]:
        """What everybody but *seat* can see of the game's progress: what they were told, and the agenda."""
        return self._told.counts_of_others(seat), self.game.face(self.state)

    def _play_chance(self, text: str) -> list[Said]:
        move = chance.read_draw(self.game, self.state, text)
        before = self.turn(None)
        self._draw(move)
        self._go_on()
        return self.events(None, before)

    def _draw(self, move: int) -> None:
        self._lines.append(f"chance {self.game.grammar.write(move, self.state)}")
        self._push(CHANCE, self.state.agenda.next_lane(), move)

    def _go_on(self) -> None:
        """Everything that follows by itself: the draws of a seeded table and standing orders."""
        self._collect()
        while not self.over and (self._draw_from_seed() or self._follow_orders()):
            self._collect()
        self._after()

    def _draw_from_seed(self) -> bool:
        if self.chance is None or not chance_is_asked(self.state):
            return False
        bag, total = self.bag_and_total()
        self._draw(drawn_at(chance.bag_of(self.game, self.state), self.chance.below(bag, total)))
        return True

    def _follow_orders(self) -> bool:
        for seat, orders in enumerate(self._orders):
            if orders and self.game.is_asked_in_window(self.state, seat):
                words = self.game.window_words(self.state, seat)
                options = self.options(seat)
                for order in orders:
                    if order.fits(words, options):
                        self._after()  # the question was put, as any replay of the journal sees it
                        self._breath += 1
                        self._say(seat, order.answer, "")
                        return True
        return False

    def _after(self) -> None:
        self._collect()
        self._past.forget_what_is_settled(self.state)
        self._asks.count(self.state)

    def _collect(self) -> None:
        for row in self.state.news.taken():
            said = self.game.event(row, self.state)
            self._told.tell((said["key"], said["args"]), row[1])

    def _moves(self, seat: int | str) -> list[int]:
        if seat == "chance":
            return [move for move, _ in chance.bag_of(self.game, self.state)]
        if not is_asked(self.state, self._check_seat(seat)):
            return []
        return answers(self.game.rules, self.state, int(seat))

    def _unasked_moves(self, seat: int) -> list[int]:
        return unasked(self.game.rules, self.state, seat) if self.game.unasked_verbs else []

    def _check_seat(self, seat: int | str) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise IllegalMove(refused("no-seat", name=clip(str(seat)), last=self.seats - 1))
        return seat

    def _bit(self, seat: Seat) -> int:
        return SPECTATOR if seat is None else self._check_seat(seat)
