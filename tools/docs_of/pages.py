"""What every page is made of: parts, tables and code words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from zunft.engine.title import Spoken

MADE = "<!-- Made by `make docs` from the code; change it there. -->"


def page(*parts: str | Iterable[str]) -> str:
    lines = [part if isinstance(part, str) else "\n".join(part) for part in (MADE, *parts)]
    return "\n\n".join(lines) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def code(words: Iterable[str]) -> str:
    return " ".join(f"`{word}`" for word in words)


def spoken_rows(key: str, spoken: Iterable[Spoken], rules: bool) -> Iterator[list[str]]:
    """A row for each name, in the order of the code; one that is used twice stands once."""
    for said in dict.fromkeys(spoken):
        args = ", ".join(
            f"`{slot.name}`" if slot.name == slot.kind else f"`{slot.name}` ({slot.kind})" for slot in said.slots
        )
        yield [f"`{key}.{said.name}`", args, *([said.rule] if rules else [])]
