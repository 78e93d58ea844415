"""The journal: a game as text. A head that says what is played, one line an answer, at the end seed and result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from zunft.engine.notation import clip

FORMAT = "zunft journal 1"
RULE = "--"
BY_HAND = "hand"
LARGEST = 4_000_000  # characters; the longest games have some thousand lines
LONGEST_LINE = 400
SEED_DIGITS = 64
HEAD = ("title", "rules", "edition", "options", "seats", "chance")


class JournalError(ValueError):
    """The text is no journal, or not of a game that could have been played; the message says where."""


@dataclass
class Journal:
    title: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, str]
    seats: int
    chance: str  # the commitment to the seed, or "hand"
    words: dict[int, str] = field(default_factory=dict)  # what seats added to the seed
    lines: list[str] = field(default_factory=list)
    seed: str | None = None
    result: list[int] | None = None
    first_line: int = 0  # where the answers begin in the text, for messages

    def text(self) -> str:
        """The journal as it is written to a file."""
        return "\n".join([*self._head(), RULE, *self.lines, *self._tail()]) + "\n"

    def _head(self) -> list[str]:
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return [
            FORMAT,
            f"title {self.title}",
            f"rules {self.rules}",
            f"edition {self.edition} {self.edition_hash}",
            f"options {options}".rstrip(),
            f"seats {self.seats}",
            f"chance {self.chance}",
            *(f"word {seat} {word}" for seat, word in sorted(self.words.items())),
        ]

    def _tail(self) -> list[str]:
        if self.result is None:
            return []
        seeds = [f"seed {seed}" for seed in _seeds(self.seed or "")]
        return [RULE, *seeds, "result " + " ".join(str(score) for score in self.result)]


def _seeds(digits: str) -> list[str]:
    """The seeds of a game, one after the other."""
    return [digits[at : at + SEED_DIGITS] for at in range(0, len(digits), SEED_DIGITS)]


def read_journal(text: str) -> Journal:
    """The journal in *text*; JournalError with the line when it cannot be one."""
    lines = numbered(text)
    number, first = next(lines)
    if first != FORMAT:
        raise JournalError(f"line {number}: a journal begins with “{FORMAT}”, not with “{clip(first)}”.")
    journal = _read_head(lines)
    for number, line in lines:
        if line == RULE:
            _read_tail(journal, lines)
            break
        journal.first_line = journal.first_line or number
        journal.lines.append(line)
    return journal


def numbered(text: str) -> Iterator[tuple[int, str]]:
    if not isinstance(text, str):
        raise JournalError(f"A journal is a text, not a {type(text).__name__}.")
    if len(text) > LARGEST:
        raise JournalError(f"This text has {len(text)} characters; a journal has at most {LARGEST}.")
    lines = text.replace("\r\n", "\n").split("\n")  # as some programs save it
    if lines[-1]:
        raise JournalError(f"line {len(lines)}: the journal breaks off in the middle of “{clip(lines[-1])}”.")
    for number, line in enumerate(lines[:-1] or [""], start=1):
        if len(line) > LONGEST_LINE:
            raise JournalError(f"line {number}: {len(line)} characters are too many for one line.")
        yield number, line


def _read_head(lines: Iterator[tuple[int, str]]) -> Journal:
    found: dict[str, tuple[int, str]] = {}
    words: dict[int, str] = {}
    for number, line in lines:
        if line == RULE:
            break
        key, _, value = line.partition(" ")
        if key == "word":
            words.update([_word(number, value)])
        elif key in HEAD and key not in found:
            found[key] = (number, value)
        else:
            raise JournalError(f"line {number}: “{clip(line)}” does not belong in the head of a journal.")
    else:
        raise JournalError(f"The head of the journal does not end: the line “{RULE}” is missing.")
    return _journal(found, words)


def _word(number: int, value: str) -> tuple[int, str]:
    seat, _, word = value.partition(" ")
    return _number(number, seat, "a seat"), word


def _journal(found: dict[str, tuple[int, str]], words: dict[int, str]) -> Journal:
    for key in HEAD:
        if key not in found:
            raise JournalError(f"The head of the journal lacks the line “{key} …”.")
    edition, _, edition_hash = found["edition"][1].partition(" ")
    return Journal(
        title=found["title"][1],
        rules=_number(*found["rules"], "a rules number"),
        edition=edition,
        edition_hash=edition_hash,
        options=_options(*found["options"]),
        seats=_number(*found["seats"], "a number of seats"),
        chance=found["chance"][1],
        words=words,
    )


def _options(number: int, value: str) -> dict[str, str]:
    options = {}
    for pair in value.split():
        name, equals, chosen = pair.partition("=")
        if not equals or name in options:
            raise JournalError(f"line {number}: “{clip(pair)}” should be an option and its value, once: name=value.")
        options[name] = chosen
    return options


def _read_tail(journal: Journal, lines: Iterator[tuple[int, str]]) -> None:
    for number, line in lines:
        key, _, value = line.partition(" ")
        if key == "seed" and journal.result is None and _goes_with(journal.seed, value):
            journal.seed = (journal.seed or "") + value
        elif key == "result" and journal.result is None:
            journal.result = [_score(number, word) for word in value.split()]
        else:
            raise JournalError(f"line {number}: “{clip(line)}” does not belong at the end of a journal.")
    if journal.result is None:
        raise JournalError("The journal breaks off: its end has no line “result …”.")


def _goes_with(seeds: str | None, seed: str) -> bool:
    """A game that was given new seeds shows one after the other, each of them whole."""
    return seeds is None or len(seeds) % SEED_DIGITS == 0 == len(seed) % SEED_DIGITS


def _number(number: int, word: str, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise JournalError(f"line {number}: “{clip(word)}” is not {what}.")
    return int(word)


def _score(number: int, word: str) -> int:
    return -_number(number, word[1:], "a score") if word.startswith("-") else _number(number, word, "a score")
