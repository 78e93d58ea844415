"""What the terminal asks of the command line: sentences and names in the reader's language."""

from __future__ import annotations

from typing import Any, Protocol

from zunft.engine.title import View


class Phrasing(Protocol):
    """The command line's sentences in the reader's language."""

    def __call__(self, message: str, **things: object) -> str: ...

    def name(self, kind: str, key: str) -> str: ...


def marks(masters: int, cathedral: bool) -> str:
    stars = "*" * masters if masters <= 2 else f"*{masters}"
    return stars + ("+" if cathedral else "")


def tally(line: View) -> str:
    """Completed districts with their masters, sites in brackets."""
    return f"{line['districts']}{marks(line['masters'], False)}" + (f"({line['sites']})" if line["sites"] else "")


def plural(counts: View) -> dict[str, Any]:
    """Counts under the names that the sentences use."""
    return {(name if name.endswith("s") else f"{name}s"): count for name, count in counts.items() if name != "coat"}
