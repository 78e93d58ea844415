"""The chain: each line of a journal carries a hash of all before it, back to the head."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from zunft.engine.chance import commitment
from zunft.engine.journal import BY_HAND, Journal
from zunft.server.storage.records import GameRow, LineRow


def journal_of(game: GameRow, lines: Sequence[str] = ()) -> Journal:
    """The journal of an unfinished game, as ``zunft.replay`` reads its text."""
    return Journal(
        title=game.title,
        rules=game.rules,
        edition=game.edition,
        edition_hash=game.edition_hash,
        options=game.options,
        seats=game.seats,
        chance=commitment(game.seed) if game.seed else BY_HAND,
        words=game.words,
        lines=list(lines),
    )


def head_of(game: GameRow) -> str:
    return journal_of(game).text()


def link(previous: str, number: int, text: str) -> str:
    return hashlib.sha256(f"{previous}\n{number} {text}".encode()).hexdigest()


def root(game: GameRow) -> str:
    """The hash that precedes line 0: that of the head."""
    return link("", -1, head_of(game))


def links(tip: str, number: int, texts: Iterable[str]) -> list[str]:
    """The hashes of the lines from *number* on, after the hash *tip*."""
    hashes = []
    for at, text in enumerate(texts):
        tip = link(tip, number + at, text)
        hashes.append(tip)
    return hashes


def first_broken(game: GameRow, lines: Sequence[LineRow]) -> int | None:
    """The number of the first line that is missing, superfluous or changed."""
    tip = root(game)
    for number, line in enumerate(lines):
        tip = link(tip, number, line.text)
        if (line.number, line.hash) != (number, tip) or number >= game.lines:
            return number
    if len(lines) != game.lines:
        return len(lines)
    is_whole = not lines or tip == game.tip
    return None if is_whole else len(lines) - 1
