"""What the interpreted layers ask of a title: its name, editions and options, and one Game per table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from zunft.engine.agenda import ABOUT, KIND, NUMBER, SEATS, START
from zunft.engine.bits import has
from zunft.engine.edition import Shelf
from zunft.engine.event import Row
from zunft.engine.move import NO_MOVE, is_draw, thing, verb_of
from zunft.engine.notation import Form, Grammar, Slot, Thing, Word, slots_of
from zunft.engine.pile import Cards
from zunft.engine.rules import Rules, State
from zunft.engine.window import is_window

Said = dict[str, Any]  # {"key", "args"} and, where a rule is behind it, "rule": what ``zunft.say`` turns into words
View = dict[str, Any]
WITH_RULE = frozenset({"ask", "refused", "ledger", "verdict"})  # what names the rule behind it


class Refusal(ValueError):
    """A phrase that can be read but not be meant here; ``reason`` says why."""

    def __init__(self, reason: Said) -> None:
        super().__init__(reason["key"])
        self.reason = reason


@dataclass(frozen=True)
class Option:
    """A ruling that a group may want otherwise."""

    name: str
    values: tuple[str, ...]  # the first one is the default of new tables
    rule: str
    before: str | None = None  # the value of games that are older than the option and do not name it

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Spoken:
    """How an event, a question, an entry or a reason is named, with the things it is about and its rule."""

    name: str
    about: str = ""
    rule: str = ""

    @cached_property
    def slots(self) -> list[Slot]:
        return [token for token in slots_of(self.about) if isinstance(token, Slot)]


@dataclass(frozen=True)
class Hidden:
    """A hidden place: its cards with their knowers. A *screened* one is kept from view but can be worked out."""

    name: str
    cards: Cards
    screened: bool = False


class Edition(ABC):
    """The printed things of a title, read from a file.

    One whose file names its things and says what is printed on them has ``names`` and ``abouts`` besides: texts by
    kind of thing, key and language.
    """

    name: str
    text: str
    hash: str


class Title(ABC):
    """One of the games, as a whole."""

    key: str
    seats: tuple[int, ...]
    rules_number: int = 1
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Mapping[str, str]] = {"as-printed": {}}  # each with what it has otherwise than the first one
    ends_with: Mapping[str, str] = {}  # options with which bots come to an end where people would agree to stop
    forms: tuple[Form, ...] = ()
    texts: Path  # the folder of its Fluent files
    shelf: Shelf[Any]

    def module(self, name: str) -> ModuleType:
        """A module of the title's folder: what a title brings besides is found by its place and name."""
        place = f"{type(self).__module__.rpartition('.')[0]}.{name}"
        try:
            return import_module(place)
        except ModuleNotFoundError as error:
            if error.name != place:
                raise
            raise ValueError(f"{self.key} has no module “{name}”.") from None

    def has_module(self, name: str) -> bool:
        return find_spec(f"{type(self).__module__.rpartition('.')[0]}.{name}") is not None

    def editions(self) -> list[str]:
        """The names of the editions that come with the title; the first one is the default."""
        return self.shelf.names()

    def load(self, name: str) -> Any:
        """The edition of this name, or in the file at this path."""
        return self.shelf.load(name)

    def parse(self, text: str) -> Any:
        """The edition that this text is: a table keeps its edition's text."""
        return self.shelf.from_text(text, "edition")

    def preset(self, key: str) -> dict[str, str]:
        """The value of every option in this preset."""
        return {option.name: option.default for option in self.options} | dict(self.presets[key])

    def preset_of(self, options: Mapping[str, str]) -> str | None:
        """The preset that has these values; None when they are an own choice."""
        return next((key for key in self.presets if self.preset(key) == options), None)

    def numbers(self, options: Mapping[str, str]) -> list[int]:
        """The options as the rules read them: the number of each value, in their order."""
        return [option.values.index(options[option.name]) for option in self.options]

    @abstractmethod
    def game(self, seats: int, edition: Any, options: Mapping[str, str], rules_number: int) -> Game:
        """The rules, words and views for one number of seats, edition and set of options. What an older rules number
        did otherwise stays behind a test of that number, in the one function concerned."""


@dataclass(frozen=True)
class PublicPass:
    """The moves by which a seat announces that it passes in windows, and that it answers again; windows of one kind are
    not touched by them."""

    passing: str
    answering: str
    except_kind: int = 0


class Game(ABC):
    """A title at a table: the compiled rules and everything that is said and shown about them."""

    key: str
    edition: Any  # with its name, text and hash
    rules: Rules
    grammar: Grammar
    events: Mapping[int, Spoken]  # by event kind
    questions: Mapping[int, Spoken]  # by question kind
    entries: Mapping[int, Spoken]  # by entry kind; those not named here are not shown
    deeds: Mapping[int | tuple[int, int], Spoken]  # by verb, or by question and verb where that makes a difference
    public_pass: PublicPass | None = None  # for titles in which windows can make people wait
    unasked_verbs: frozenset[int] = frozenset()  # what may be said though nobody asked; no question is answered by them
    order_verbs: tuple[str, ...] = ()  # with which windows are answered, for who leaves standing orders …
    order_words: tuple[str, ...] = ()  # … and all that window_words may ever hold

    @property
    def things(self) -> Mapping[str, Thing]:
        return self.grammar.things

    @property
    def has_windows(self) -> bool:
        """Whether a window can ever open; every window is shown, and so is among the entries."""
        return any(is_window(kind) for kind in self.entries)

    # --- said -----------------------------------------------------------------------------------

    def event(self, row: Row, state: State) -> Said:
        kind, _, things = row
        spoken = self.events[kind]
        return self.said("event", spoken, things, state)

    def question(self, state: State, seat: int) -> Said | None:
        packed = state.agenda.question(seat)
        if packed == NO_MOVE or is_draw(packed):
            return None
        spoken = self.questions[verb_of(packed)]
        return self.said("ask", spoken, [thing(packed, at) for at in range(5)], state)

    def deed(self, state: State, seat: int, move: int) -> Said:
        """An answer to the question of a seat, named whole: with what it is asked about, so that it can be read by
        itself and no other answer is called the same."""
        asked, verb = verb_of(state.agenda.question(seat)), verb_of(move)
        spoken = self.deeds.get((asked, verb)) or self.deeds[verb]
        args = self.deed_args(state, seat, move)
        return {"key": f"{self.key}.deed.{spoken.name}", "args": {slot.name: args[slot.name] for slot in spoken.slots}}

    def deed_args(self, state: State, seat: int, move: int) -> dict[str, Word]:
        """What an answer can be named by: the things of the question and its own; a title may know more."""
        question = self.question(state, seat)
        asked: dict[str, Word] = question["args"] if question else {}
        return asked | self.grammar.named(move, state)

    def said(self, what: str, spoken: Spoken, things: Sequence[int], state: State) -> Said:
        args = self.grammar.name_things(spoken.slots, things, state)
        words: Said = {"key": f"{self.key}.{what}.{spoken.name}", "args": args}
        return words | {"rule": spoken.rule or None} if what in WITH_RULE else words

    # --- shown ----------------------------------------------------------------------------------

    def view(self, state: State, seat: int, common: View | None = None) -> View:
        """What *seat* may know. Who shows a position to several seats makes the part in *common* once for all."""
        own: View = {
            "seat": seat if seat < state.seats else None,
            "asked": self.question(state, seat) if seat < state.seats else None,
        }
        seen = self.common_view(state) if common is None else common
        return seen | own | self.own_view(state, seat, seen)

    def common_view(self, state: State) -> View:
        """What everybody sees: the part that all titles share, then the title's."""
        shared: View = {
            "seats": int(state.seats),
            "round": self.round(state),
            "scores": self.scores(state),
            "agenda": self.agenda(state),
            "left": [at for at in range(state.seats) if state.has_left(at)],
        }
        return shared | self.open_view(state)

    def agenda(self, state: State) -> list[Said]:
        """Which seats are asked what, as the public knows it, the entry on top first; then what comes next."""
        rows = range(state.agenda.depth - 1, -1, -1)
        return [entry for row in rows if (entry := self._entry(state, row))]

    def face(self, state: State) -> list[int]:
        """The agenda as the public knows it, as numbers: equal faces, equal agendas."""
        agenda = state.agenda
        numbers = [agenda.entry(row, NUMBER) for row in range(agenda.depth)]
        return [*numbers, agenda.finished()] if numbers and self.rules.is_open(agenda.kind()) else numbers

    def _entry(self, state: State, row: int) -> Said | None:
        agenda = state.agenda
        kind, seats = agenda.entry(row, KIND), agenda.entry(row, SEATS)
        if kind not in self.entries:
            return None
        about = [agenda.entry(row, ABOUT + at) for at in range(4)]
        if is_window(kind):  # its ints are sealed answers; what it asks is public
            about = [thing(agenda.entry(row, START), at) for at in range(5)]
        entry = self.said("entry", self.entries[kind], about, state) | {"seats": members(seats, state.seats)}
        if self.rules.is_open(kind) and row == agenda.depth - 1:
            entry["done"] = members(agenda.finished(), state.seats)
        return entry

    @abstractmethod
    def open_view(self, state: State) -> View:
        """What lies open to everybody in this title, built up from nothing."""

    @abstractmethod
    def own_view(self, state: State, seat: int, common: View) -> View:
        """What is not the same for every seat; a part of *common* that it adds to is copied, never changed."""

    @abstractmethod
    def round(self, state: State) -> int: ...

    def turns_begun(self, state: State) -> int | None:
        """How many turns have begun, where a title counts them: talk about deals belongs to one of them."""
        return None

    @abstractmethod
    def scores(self, state: State) -> list[int]: ...

    def score(self, state: State, seat: int) -> int:
        """Of one seat; titles that need not count all for it say so."""
        return self.scores(state)[seat]

    def ranking(self, state: State, seat: int) -> tuple[int, ...]:
        """What places are told apart by, more is better. A seat that has left comes after all others."""
        return (0 if state.has_left(seat) else 1, self.score(state, seat))

    def places(self, state: State) -> list[int]:
        ranks = [self.ranking(state, seat) for seat in range(state.seats)]
        order = sorted(ranks, reverse=True)
        return [1 + order.index(rank) for rank in ranks]

    def winners(self, state: State) -> list[int]:
        """Who shares the first place; an empty chair cannot win."""
        places = self.places(state)
        return [seat for seat in range(state.seats) if places[seat] == 1 and not state.has_left(seat)]

    def runner_up(self, state: State) -> int | None:
        """Who comes next after the winners, of those who have not left; the first one of several."""
        places, winners = self.places(state), self.winners(state)
        others = [seat for seat in range(state.seats) if seat not in winners and not state.has_left(seat)]
        return min(others, key=places.__getitem__, default=None)

    def verdict(self, state: State) -> list[Said]:
        """Why a game that is over ended as it did, in sentences: {"key", "args", "rule"} each."""
        return []

    @abstractmethod
    def ledger(self, state: State, seat: int) -> list[Said]:
        """Where a seat's points come from: {"key", "args", "rule", "points"} each."""

    @abstractmethod
    def hidden(self, state: State) -> list[Hidden]:
        """Every place that not everybody can look into."""

    # --- moves ----------------------------------------------------------------------------------

    @abstractmethod
    def refusal(self, state: State, seat: int, move: int) -> Said:
        """Why a move that can be read is no option of a seat that is asked; one of an unasked verb: why not now."""

    @abstractmethod
    def bag(self, state: State, question: int) -> str:
        """The name of the bag that a draw is made from."""

    def is_unasked(self, move: int) -> bool:
        """Whether it is made though nobody asked for it, and answers no question."""
        return verb_of(move) in self.unasked_verbs

    def phrase(self, state: State, seat: int, text: str) -> list[str]:
        """The moves that one text stands for; most stand for themselves. Unreadable, or Refused with a reason."""
        return [text]

    def window_words(self, state: State, seat: int) -> set[str]:
        """What standing orders may speak of in the window on top: "targeted", or the kind of the pending card."""
        return set()

    def is_asked_in_window(self, state: State, seat: int) -> bool:
        depth = state.agenda.depth
        return depth > 0 and is_window(state.agenda.kind()) and state.agenda.question(seat) != NO_MOVE


def members(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if has(mask, seat)]
