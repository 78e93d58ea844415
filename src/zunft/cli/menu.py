"""Menus of many options: grouped word by word, numbered, and searched by typing a part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from zunft.cli.phrasing import Phrasing
from zunft.engine.notation import Form, Grammar, Several, Slot
from zunft.engine.notation import Names as Named

FEW = 12  # options that are listed one by one
RANGE = 6  # consecutive numbers that are shown as one line


@dataclass(frozen=True)
class Entry:
    """One line of a menu: a move, or all moves that begin with the same words."""

    text: str
    moves: tuple[str, ...]

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


def entries(moves: Sequence[str]) -> list[Entry]:
    """The moves one by one if there are few, otherwise grouped by the first word that differs."""
    if len(moves) <= FEW:
        return [Entry(move, (move,)) for move in moves]
    depth = differing(moves)
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(" ".join(move.split()[: depth + 1]), []).append(move)
    if len(groups) == len(moves):
        return [Entry(move, (move,)) for move in moves]
    return [Entry(group[0] if len(group) == 1 else start, tuple(group)) for start, group in groups.items()]


def numbered(menu: Sequence[Entry]) -> dict[int, Entry]:
    """The lines by the numbers that pick them: their own if all are like ``for 9``, otherwise their places."""
    own = [own_number(entry) for entry in menu]
    verbs = {entry.text.split(maxsplit=1)[0] for entry in menu}
    if len(verbs) != 1 or None in own:
        return dict(enumerate(menu, start=1))
    return {number: entry for number, entry in zip(own, menu, strict=True) if number is not None}


def own_number(entry: Entry) -> int | None:
    words = entry.text.split()
    return int(words[1]) if entry.is_move and len(words) == 2 and words[1].isdigit() else None


def is_range(menu: Mapping[int, Entry]) -> bool:
    """Whether the lines are enough consecutive numbers for one line: ``for 0 … for 16``."""
    numbers = sorted(menu)
    return (
        len(numbers) >= RANGE
        and numbers[-1] - numbers[0] == len(numbers) - 1
        and all(own_number(entry) == number for number, entry in menu.items())
    )


def differing(moves: Sequence[str]) -> int:
    """The place of the first word that not all moves share; one move may end where others continue."""
    columns = zip_longest(*(move.split() for move in moves))
    return next((at for at, words in enumerate(columns) if len(set(words)) > 1), 0)


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The moves in which every typed word begins a word, in the same order."""
    return [move for move in moves if contains(move.split(), typed.lower().split())]


def contains(words: Sequence[str], typed: Sequence[str]) -> bool:
    rest = iter(words)
    return all(any(word.startswith(part) for word in rest) for part in typed)


def move_typed_in_full(moves: Sequence[str], typed: str) -> str | None:
    """The one move that was typed in full, with or without its verb."""
    words = " ".join(typed.lower().split())
    if words in moves:
        return words
    found = [move for move in moves if move.partition(" ")[2] == words]
    return found[0] if len(found) == 1 else None


class Gloss:
    """Moves in words, as far as the command line has words for them."""

    def __init__(self, grammar: Grammar, words: Phrasing, names: Sequence[str], note: Callable[[str], str]) -> None:
        self.grammar = grammar
        self.words = words
        self.names = names  # of the players
        self.note = note  # what the title adds about a move

    def __call__(self, entry: Entry) -> str:
        if entry.is_move:
            said = (self.move(entry.moves[0]), self.note(entry.moves[0]))
            return ", ".join(part for part in said if part)
        last = entry.text.split()[-1]
        slot = self._slot(entry.moves[0], len(entry.text.split()) - 1)
        name = self._named(slot, last) if slot else self.words.name("verb", last)
        return self.words("ways", name=name, number=len(entry.moves))

    def move(self, move: str) -> str:
        form = self._form(move)
        if form is None:
            return ""
        words = self._words(form, move)
        slots = [(token, word) for token, word in zip(form.tokens, words, strict=True) if isinstance(token, Slot)]
        message = "-".join([self.words.title, "move", form.first_word, *(slot.name for slot, _ in slots)])
        if not self.words.has(message):
            return ""
        said = self.words(message, **{slot.name: self._named(slot, word) for slot, word in slots})
        return "" if said in move.split() else said

    def _named(self, slot: Slot, word: str) -> str | int:
        if isinstance(self.grammar.things[slot.kind], Several):
            return ", ".join(self.words.name(slot.kind.removesuffix("s"), each) for each in word.split())
        if slot.kind == "seat" and int(word) < len(self.names):
            return self.names[int(word)]
        return int(word) if word.isdigit() else self.words.name(slot.kind, word)

    def _words(self, form: Form, move: str) -> list[str]:
        """The words of a move, one for each token: a set of things is one."""
        last = form.tokens[-1]
        is_many = isinstance(last, Slot) and self.grammar.things[last.kind].is_many
        return move.split(maxsplit=len(form.tokens) - 1) if is_many else move.split()

    def _slot(self, move: str, at: int) -> Slot | None:
        form = self._form(move)
        token = form.tokens[min(at, len(form.tokens) - 1)] if form else None
        return token if isinstance(token, Slot) else None

    def _form(self, move: str) -> Form | None:
        return next((form for form in self.grammar.forms if self._fits(form, self._words(form, move))), None)

    def _fits(self, form: Form, words: Sequence[str]) -> bool:
        if len(words) != len(form.tokens):
            return False
        return all(self._is_one(token, word) for token, word in zip(form.tokens, words, strict=True))

    def _is_one(self, token: Slot | str, word: str) -> bool:
        if not isinstance(token, Slot):
            return token == word
        things = self.grammar.things[token.kind]
        return not isinstance(things, Named) or word in things.words
