"""Text to moves and back: the one text form of the wire, the journal, the tests and the command line."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from zunft.engine.move import THING_BITS, THING_LIMIT, pack, thing, verb_of
from zunft.engine.rules import State

LONGEST = 200  # characters of a move's text; the longest phrase has far fewer

Word = str | int


class Unreadable(ValueError):
    """The text is no move of this title: the key and arguments of the reason."""

    def __init__(self, key: str, **args: Word) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_named = args


class Thing:
    """How one kind of thing is named. *so_far* holds the things before it in the same move or event."""

    width = 1  # how many of the small numbers of a move it takes
    is_many = False  # whether it is written as several words, to the end of the move

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        raise NotImplementedError

    def number(self, word: str, so_far: Mapping[str, int], state: State) -> int:
        """The number of the thing called *word*; LookupError or ValueError when there is none."""
        raise NotImplementedError


class Names(Thing):
    """Things with fixed names, the keys of the edition."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return self.words[value]

    def number(self, word: str, so_far: Mapping[str, int], state: State) -> int:
        return self.words.index(word)


class Number(Thing):
    """A plain number: coins, points, a count, a seat."""

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return value

    def number(self, word: str, so_far: Mapping[str, int], state: State) -> int:
        if not (word.isascii() and word.isdigit()) or str(int(word[:5])) != word or int(word) > THING_LIMIT:
            raise ValueError(word)
        return int(word)


class Several(Thing):
    """A set of things with fixed names, as bits over three small numbers; written one after the other."""

    width = 3
    is_many = True

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def word(self, value: int, so_far: Mapping[str, int], state: State) -> Word:
        return " ".join(word for bit, word in enumerate(self.words) if value >> bit & 1)

    def number(self, word: str, so_far: Mapping[str, int], state: State) -> int:
        bits = [1 << self.words.index(each) for each in word.split()]
        if len(set(bits)) != len(bits):
            raise ValueError(word)
        return sum(bits)


@dataclass(frozen=True)
class Slot:
    """A place in a form for a thing: ``{town}``, or ``{to:seat}`` when its name is not its kind."""

    name: str
    kind: str


def slots_of(pattern: str) -> list[Slot | str]:
    """The tokens of a pattern: plain words, and slots for things."""
    return [_token(token) for token in pattern.split()]


def _token(token: str) -> Slot | str:
    if not (match := re.fullmatch(r"\{(?:([a-z_]+):)?([a-z_]+)\}", token)):
        return token
    return Slot(match[1] or match[2], match[2])


@dataclass(frozen=True)
class Form:
    """One verb and how it is written, with an example for people. Verbs may share their first word."""

    verb: int
    pattern: str
    example: str

    @cached_property
    def tokens(self) -> list[Slot | str]:
        return slots_of(self.pattern)

    @property
    def first_word(self) -> str:
        return self.pattern.split()[0]


class Grammar:
    """Reads and writes the moves of a title, driven by its forms."""

    def __init__(self, forms: Sequence[Form], things: Mapping[str, Thing]) -> None:
        self.forms = tuple(forms)
        self.things = things
        self._by_verb = {form.verb: form for form in forms}
        self._by_word: dict[str, list[Form]] = {}
        for form in forms:
            self._by_word.setdefault(form.first_word, []).append(form)

    def write(self, move: int, state: State) -> str:
        form = self._by_verb[verb_of(move)]
        so_far: dict[str, int] = {}
        words = []
        at = 0
        for token in form.tokens:
            if isinstance(token, Slot):
                named = self.things[token.kind]
                so_far[token.name] = joined([thing(move, at + more) for more in range(named.width)])
                words.append(str(named.word(so_far[token.name], so_far, state)))
                at += named.width
            else:
                words.append(token)
        return " ".join(words)

    def named(self, move: int, state: State) -> dict[str, Word]:
        """The things of a move by name."""
        slots = [token for token in self._by_verb[verb_of(move)].tokens if isinstance(token, Slot)]
        count = sum(self.things[slot.kind].width for slot in slots)
        return self.name_things(slots, [thing(move, at) for at in range(count)], state)

    def read(self, text: str, state: State) -> int:
        """The move that *text* says; Unreadable with a sentence when it says none."""
        words = split(text)
        if not (forms := self._by_word.get(words[0])):
            raise Unreadable("unknown-verb", word=clip(words[0]), verbs=", ".join(self._by_word))
        errors = []
        for form in sorted(forms, key=lambda form: len(form.tokens) != len(words)):  # the likeliest first
            try:
                return self._read_as(form, words, state)
            except Unreadable as error:
                errors.append(error)
        raise errors[0]

    def _read_as(self, form: Form, words: list[str], state: State) -> int:
        words = self._gathered(form, words)
        if len(words) != len(form.tokens):
            raise Unreadable("wrong-form", word=form.first_word, example=form.example)
        so_far: dict[str, int] = {}
        for token, word in zip(form.tokens, words, strict=True):
            if isinstance(token, Slot):
                so_far[token.name] = self._number(token, word, so_far, state)
            elif token != word:
                raise Unreadable("wrong-word", word=clip(word), expected=token, example=form.example)
        return pack(form.verb, *self._split(form, so_far))

    def _gathered(self, form: Form, words: list[str]) -> list[str]:
        """The words of a move, those of a last thing that has several as one."""
        last, rest = form.tokens[-1], len(form.tokens) - 1
        is_many = isinstance(last, Slot) and self.things[last.kind].is_many
        return [*words[:rest], " ".join(words[rest:])] if is_many and len(words) > rest else words

    def _split(self, form: Form, values: Mapping[str, int]) -> list[int]:
        """The things of a move as small numbers."""
        slots = [token for token in form.tokens if isinstance(token, Slot)]
        wide = [(values[slot.name], self.things[slot.kind].width) for slot in slots]
        return [value >> THING_BITS * at & THING_LIMIT for value, width in wide for at in range(width)]

    def _number(self, slot: Slot, word: str, so_far: Mapping[str, int], state: State) -> int:
        try:
            return self.things[slot.kind].number(word, so_far, state)
        except (LookupError, ValueError):
            raise Unreadable("unknown-thing", word=clip(word), kind=slot.kind) from None

    def name_things(self, slots: Sequence[Slot], values: Sequence[int], state: State) -> dict[str, Word]:
        """The things of an event, a question or a reason by name; below 0 only a number is there."""
        so_far: dict[str, int] = {}
        named: dict[str, Word] = {}
        at = 0
        for slot in slots:
            thing_named = self.things[slot.kind]
            so_far[slot.name] = joined(values[at : at + thing_named.width])
            at += thing_named.width
            if so_far[slot.name] >= 0 or isinstance(thing_named, Number):
                named[slot.name] = thing_named.word(so_far[slot.name], so_far, state)
        return named


def joined(numbers: Sequence[int]) -> int:
    """One number from the small ones that it was split into."""
    return sum(number << THING_BITS * at for at, number in enumerate(numbers))


def split(text: str) -> list[str]:
    """The words of a move's text."""
    if len(text) > LONGEST:
        raise Unreadable("too-long", longest=LONGEST, length=len(text))
    if not (words := text.split()):
        raise Unreadable("empty")
    return words


def clip(word: str, longest: int = 30) -> str:
    """A word of somebody else's, short and printable enough for a message."""
    shown = "".join(char if char.isprintable() else "?" for char in word[: longest + 1])
    return shown if len(shown) <= longest else shown[:longest] + "…"
