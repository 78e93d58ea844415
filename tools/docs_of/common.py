"""The page on what all titles share; the reasons and events of the engine are read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import zunft
from docs_of.pages import page, table
from zunft.engine.notation import LONGEST
from zunft.text import SEAT_NAMES

SOURCE = Path(__file__).parents[2] / "src" / "zunft"


def common_page() -> str:
    return page(
        "# Notation",
        [
            "A move is text outside the engine: in the journal, in tests, on the command line and on the wire.",
            "It is a verb and the things it is about, in small letters; seats are numbers from 0.",
            f"A text has at most {LONGEST} characters.",
        ],
        [
            "- [The journal](journal.md)",
            *(f"- [{key}]({key}.md), and the [schema of its view]({key}.view.schema.json)" for key in zunft.titles()),
        ],
        "## Said by every seat",
        table(
            ["text", "call", "what it does"],
            [
                [
                    "`undo`",
                    "`table.undo(seat)`",
                    "takes back the seat's last answer; a line of the journal, never a move to be chosen",
                ],
                [
                    "`leave`",
                    "`table.leave(seat)`",
                    "leaves the table; a line of the journal, never a move to be chosen",
                ],
            ],
        ),
        [
            'At a table with `chance="hand"` chance answers with the verbs that begin with `draw`:',
            '`table.play("chance", "draw golden site")`.',
        ],
        "## Events of the engine",
        "`args` is an object with these names.",
        table(
            ["key", "args"], [[f"`{key}`", ", ".join(f"`{name}`" for name in names)] for key, names in engine_events()]
        ),
        "## Reasons of the engine",
        "`why_not` gives one of these, or one of the title's; there is no rule behind them, so `rule` is null.",
        table(
            ["key", "args"],
            [[f"`engine.refused.{key}`", ", ".join(f"`{name}`" for name in names)] for key, names in engine_reasons()],
        ),
        "## Names of seats",
        [f"In every `args`, what is called {', '.join(f'`{name}`' for name in sorted(SEAT_NAMES))} is a seat."],
    )


def calls() -> Iterator[ast.Call]:
    """Every call in the modules of a table and in the engine's notation."""
    for path in [*sorted((SOURCE / "table").glob("*.py")), SOURCE / "engine" / "notation.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def engine_reasons() -> list[tuple[str, list[str]]]:
    """What ``refused("key", name=…)`` and ``Unreadable("key", name=…)`` say, read from the source."""
    found = {}
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id in ("refused", "Unreadable") and call.args:
            names = [keyword.arg for keyword in call.keywords if keyword.arg]
            found.update(dict.fromkeys(results(call.args[0]), names))
    return sorted(found.items())


def engine_events() -> list[tuple[str, list[str]]]:
    """What ``tell(("engine.event.…", {…}), …)`` tells."""
    found = {}
    for call in calls():
        for at in call.args[:1]:
            match at:
                case ast.Tuple(elts=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]):
                    found[key] = [str(name.value) for name in keys if isinstance(name, ast.Constant)]
    return sorted(found.items())


def results(node: ast.expr) -> list[str]:
    """The texts that an expression can be: a text, or one of two."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=other):
            return [*results(body), *results(other)]
    return []
