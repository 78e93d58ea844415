"""Writes the pages of docs/notation/ from the code; with --check it only says which of them are out of date.

What a title says is read from its code; the schema of its view is shaped here, by hand, and held by tests.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import zunft
from zunft.engine import journal as journals
from zunft.engine.chance import Rng
from zunft.engine.notation import LONGEST, Form, Number, Several, Thing, Words
from zunft.engine.title import Game, Option, Spoken, Title
from zunft.games.flanders import game as flanders
from zunft.games.flanders import ledger as flanders_ledger
from zunft.games.flanders import refusals as flanders_refusals
from zunft.games.flanders import view as flanders_view
from zunft.games.flanders.edition import COATS, SHAPES, SPECIALS
from zunft.games.flanders.notation import DIRECTIONS, DISTRICTS, GOLDEN, HALVES, SILVER
from zunft.games.gilde import game as gilde
from zunft.games.gilde import ledger as gilde_ledger
from zunft.games.gilde import notation as gilde_notation
from zunft.games.gilde import refusals as gilde_refusals
from zunft.games.gilde import view as gilde_view
from zunft.games.strasbourg import edition as strasbourg_edition
from zunft.games.strasbourg import game as strasbourg
from zunft.games.strasbourg import ledger as strasbourg_ledger
from zunft.games.strasbourg import refusals as strasbourg_refusals
from zunft.games.strasbourg.notation import PLAN, STEPS
from zunft.seating import checked_options
from zunft.text import SEAT_NAMES

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "notation"
MADE = "<!-- Made by `make docs` from the code; change it there. -->"
EXAMPLE_SEED = 7
SHOWN = 14  # lines of the example journal

Schema = dict[str, Any]


def main() -> int:
    stale = {path: text for path, text in pages().items() if not is_written(path, text)}
    for path, text in stale.items():
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is out of date: run `make docs`")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} written")
    return 1 if stale and "--check" in sys.argv else 0


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def pages() -> dict[Path, str]:
    return {
        FOLDER / "README.md": common_page(),
        FOLDER / "journal.md": journal_page(),
        FOLDER / "flanders.md": flanders_page(),
        FOLDER / "flanders.view.schema.json": json.dumps(flanders_schema(), indent=2) + "\n",
        FOLDER / "gilde.md": gilde_page(),
        FOLDER / "gilde.view.schema.json": json.dumps(gilde_schema(), indent=2) + "\n",
        FOLDER / "strasbourg.md": strasbourg_page(),
        FOLDER / "strasbourg.view.schema.json": json.dumps(strasbourg_schema(), indent=2) + "\n",
    }


# --- tables -----------------------------------------------------------------------------------------


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


# --- what all titles share --------------------------------------------------------------------------


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
    """Every call in the modules around the engine and in its notation."""
    for path in [*sorted((ROOT / "src" / "zunft").glob("*.py")), ROOT / "src" / "zunft" / "engine" / "notation.py"]:
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
    """What ``_tell(("engine.event.…", {…}), …)`` tells."""
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


# --- the journal ------------------------------------------------------------------------------------


def example_journal() -> list[str]:
    table_, rng = zunft.Table("flanders", seats=3, seed=EXAMPLE_SEED, edition="tiny"), Rng(1)
    while not table_.over:
        seat = table_.waiting_for[0]
        options = sorted(table_.options(seat))
        table_.play(seat, options[rng.below(len(options))])
    return table_.journal().splitlines()


def journal_page() -> str:
    lines = example_journal()
    first = lines.index(journals.RULE) + 1
    last = len(lines) - 1 - lines[::-1].index(journals.RULE)
    shown = [*lines[: first + SHOWN], f"… {last - first - SHOWN} more lines …", *lines[last:]]
    return page(
        "# The journal",
        [
            "A journal is a whole game as text, and the only form in which a game is kept.",
            "It is UTF-8 with one thing a line; every line ends with a line feed, the last one too.",
            f"A line has at most {journals.LONGEST_LINE} characters.",
            f"All of it has at most {journals.LARGEST:,} characters.",
            "[The page on the idea](../concepts/journal.md) says what it is good for.",
        ],
        "## The head",
        [
            "After the first line they may stand in any order; each has to be there once, `word` excepted.",
            f"The head ends with `{journals.RULE}`.",
        ],
        table(["line", "what it says"], HEAD_LINES),
        "## The answers",
        "One line an answer, in the order in which they were given.",
        table(["line", "what it says"], ANSWER_LINES),
        "A question with one answer is not asked and a draw with one outcome is not drawn: neither is written down.",
        "## The end",
        f"Only when the game is over: a second `{journals.RULE}`, then",
        table(["line", "what it says"], END_LINES),
        "## An example",
        f"Three seats, the edition `tiny`, the seed {EXAMPLE_SEED}, every answer at random.",
        ["```text", *shown, "```"],
    )


HEAD_LINES = [
    [f"`{journals.FORMAT}`", "the format and its number; always the first line"],
    ["`title flanders`", "the key of the title"],
    ["`rules 1`", "the rules number of the title, see [rules versions](../concepts/rules-versions.md)"],
    ["`edition reconstruction cedc…`", "the name of the edition and the SHA-256 of its text, in hexadecimal"],
    [
        "`options centres=chosen …`",
        "the value of every named option, in alphabetical order; nothing is left to a default",
    ],
    ["`seats 4`", "how many seats"],
    ["`chance 4842…`", f"the commitment to the seed (its SHA-256), or `chance {journals.BY_HAND}`"],
    ["`word 2 tulip`", "the word that a seat added to the seed; one line for each seat that did"],
]
ANSWER_LINES = [
    ["`2 build gent s3 green`", "the answer of a seat, in the [notation](README.md) of the title"],
    ["`2 + to 1`", "a further move of the same phrase: said in one breath, taken back together"],
    ["`chance draw golden site`", "what chance has drawn"],
    ["`2 undo`", "the seat takes back its last answer; the lines before stay"],
    ["`2 leave`", "the seat leaves"],
]
END_LINES = [
    ["`seed 0000…0007`", "the seed, 64 hexadecimal digits; not there when chance was played by hand"],
    ["`result 40 24 22 18`", "the scores by seat; a score may be negative"],
]


# --- a title ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class About:
    """What the page of a title says besides what its code tells."""

    title: Title
    name: str
    things: Sequence[str]
    entries: Sequence[str]
    reasons: Sequence[Spoken]
    ledger: Sequence[Spoken]
    bags: Sequence[str]
    phrases: Sequence[str] = ()


def title_page(about: About) -> str:
    title, key = about.title, about.title.key
    edition = title.load("reconstruction")
    game = title.game(4, edition, checked_options(title, 4, {}), title.rules_number)
    return page(
        f"# {about.name}: the notation",
        [
            f"Title `{key}`, rules number {title.rules_number}, for {', '.join(map(str, title.seats))} seats.",
            f"Editions: {code(title.editions())}.",
            f"The numbers are those of [the rules](../rules/{key}.md).",
            f"[The schema of the view]({key}.view.schema.json) says what `table.view(seat)` gives.",
        ],
        *verb_parts(title.forms, {form.verb for form in title.forms if is_of_chance(form)}),
        *([about.phrases] if about.phrases else []),
        *thing_parts(about, game, edition),
        *said_parts(about, game),
        "## Options",
        [
            "What `zunft.Table(…, options={…})` takes.",
            f"[The rules](../rules/{key}.md#options) say what each value means.",
        ],
        table(["option", "values, the default first", "ruling"], [option_row(option) for option in title.options]),
        "## Bags",
        "The names that [chance](../concepts/chance.md) counts draws by.",
        code(about.bags),
    )


def is_of_chance(form: Form) -> bool:
    """``draw`` alone may be a player's: the draws of chance say what is drawn."""
    return form.first_word == "draw" and form.pattern != "draw"


def thing_parts(about: About, game: Game, edition: Any) -> Iterator[Any]:
    yield "## Things"
    yield about.things
    yield table(
        ["thing", "words"],
        [[f"`{name}`", thing_words(name, thing, edition)] for name, thing in game.things.items()],
    )


def said_parts(about: About, game: Game) -> Iterator[Any]:
    """Questions, entries, events, reasons and ledger lines."""
    key, with_rule = about.title.key, ["key", "args", "rule"]
    yield "## Questions"
    yield "What `table.question(seat)` gives as `key`, with its `args` and `rule`."
    yield table(with_rule, spoken_rows(f"{key}.ask", game.questions.values(), True))
    yield "## Entries of the agenda"
    yield ["What stands in `agenda` of a view, the entry on top first.", *about.entries]
    yield table(["key", "args"], spoken_rows(f"{key}.entry", game.entries.values(), False))
    yield "## Events"
    yield "What `table.events(seat)` gives as `key`, with its `args`."
    yield table(["key", "args"], spoken_rows(f"{key}.event", game.events.values(), False))
    yield "## Reasons"
    yield [
        "What `table.why_not(seat, text)` gives when the title refuses.",
        "What the engine refuses stands on [the common page](README.md).",
    ]
    yield table(with_rule, spoken_rows(f"{key}.refused", about.reasons, True))
    yield "## Ledger lines"
    yield "What `table.ledger(seat)` gives, each with its `points`."
    yield table(with_rule, spoken_rows(f"{key}.ledger", about.ledger, True))


def flanders_page() -> str:
    return title_page(
        About(
            flanders.FLANDERS,
            "Flanders 1302",
            [
                "As the edition `reconstruction` names them.",
                "Towns, places and spaces are the edition's, everything else is the title's.",
            ],
            ["Every entry has `seats`; `choice` also has `done` while it lies on top."],
            flanders_refusals.REASONS,
            (flanders_ledger.TOWN, flanders_ledger.INFLUENCE),
            [*flanders.BAGS.values(), "golden-a", "golden-b"],
        )
    )


def strasbourg_page() -> str:
    ledger = [said for said in vars(strasbourg_ledger).values() if isinstance(said, Spoken)]
    return title_page(
        About(
            strasbourg.STRASBOURG,
            "Strasbourg",
            [
                "As the edition `reconstruction` names them.",
                "Guilds, goods, seats of the Council and steps are the title's, everything else is the edition's.",
            ],
            ["Every entry has `seats`; `tasks`, `planning` and `return` also have `done` while they lie on top."],
            strasbourg_refusals.REASONS,
            ledger,
            [*strasbourg.BAGS.values(), "deck-0", "…", "deck-4", "lots-0", "…", "lots-4"],
            [
                f"A whole plan can be said in one breath: `{PLAN}` stops drawing, if that is still asked, and divides",
                "the cards in hand into these stacks; the journal has the small decisions that it stands for.",
            ],
        )
    )


def gilde_page() -> str:
    ledger = [said for said in vars(gilde_ledger).values() if isinstance(said, Spoken)]
    return title_page(
        About(
            gilde.GILDE,
            "The Guild",
            [
                "As the edition `reconstruction` names them.",
                "Cards, professions, residences and titles are the edition's, everything else is the title's.",
                "A `creditor` is a seat or `bank`, a `victim` a seat or `everybody`,",
                "a `subject` a card where one is traded and else a number of talers.",
            ],
            [
                "Every entry has `seats`.",
                "Steps of another question, such as whom a card is aimed at or the price of an offer, are no entries.",
            ],
            gilde_refusals.REASONS,
            ledger,
            list(dict.fromkeys(gilde.BAGS.values())),
            [
                "What is asked in steps can be said in one breath:",
                code(GILDE_PHRASES) + ".",
                "The journal has the small decisions that a phrase stands for.",
            ],
        )
    )


GILDE_PHRASES = (
    "play m01 at 2 b03",
    "play m11 paying 3",
    "use a08 at 2 b03",
    "offer b02 to 3 for 9",
    "ask b02 of 3 for 9",
    "give 3 to 2",
    "beg 3 of 2",
    "lend 5 to 2 repay 6 in 1",
    "borrow 5 of 2 repay 6 in 1",
    "extend 1 by 2",
    "forgive 1",
    "town-hall with 2 for 6 points 4",
)


def verb_parts(forms: Sequence[Form], of_chance: set[int]) -> Iterator[Any]:
    for heading, chance in (("## Verbs of the players", False), ("## Verbs of chance", True)):
        yield heading
        chosen = [form for form in forms if (form.verb in of_chance) == chance]
        yield list(
            table(
                ["verb", "form", "example"],
                [[f"`{form.first_word}`", f"`{form.pattern}`", f"`{form.example}`"] for form in chosen],
            )
        )


def thing_words(name: str, thing: Thing, edition: Any) -> str:
    if name == "deal":
        return code(gilde_notation.DEALS.values())
    if name in {"creditor", "victim"}:
        return "a number, or " + code({"creditor": ["bank"], "victim": ["everybody"]}[name])
    if name == "subject":
        return "a card where one is traded, else a number"
    if isinstance(thing, Words):
        return code(thing.words)
    if isinstance(thing, Several):
        return f"one or more of {code(thing.words)}"
    if isinstance(thing, Number):
        return "a number"
    assert name == "space"
    printed = sorted({slot for slots in edition.slots for slot in slots}, key=lambda slot: ("+" in slot, slot))
    return f"{code(printed)}; those of the town named before it, the ones with `+` once a church has added them"


def option_row(option: Option) -> list[str]:
    also = [f"`{value}` with {seats} seats" for seats, value in option.default_for.items()]
    return [f"`{option.name}`", "; default ".join([code(option.values), *also]), option.rule]


# --- the schema of a view ---------------------------------------------------------------------------


def strict(properties: Mapping[str, Schema], optional: Sequence[str] = ()) -> Schema:
    """An object with exactly these names, but for those that may be missing."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def array(items: Schema, low: int = 0, high: int | None = None) -> Schema:
    return {"type": "array", "items": items} | ({"minItems": low} if low else {}) | ({"maxItems": high} if high else {})


def words(*choices: str) -> Schema:
    return {"type": "string", "enum": list(choices)}


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def nullable(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def counts(*names: str) -> Schema:
    return strict({name: ref("count") for name in names})


def any_said(what: str, spoken: Iterable[Spoken], more: Mapping[str, Schema], optional: Sequence[str] = ()) -> Schema:
    """One of the things that can be said, each with its own args; *what* is a key without its last part."""
    return {"oneOf": [one_said(what, said, more, optional) for said in dict.fromkeys(spoken)]}


def any_entry(key: str, entries: Mapping[int, Spoken], open_lanes: Iterable[int]) -> Schema:
    """An entry of the agenda: of some everybody sees who has finished."""
    seats = array(ref("seat"))
    done = [said for kind, said in entries.items() if kind in open_lanes]
    others = [said for said in entries.values() if said not in done]
    with_done = any_said(f"{key}.entry", done, {"seats": seats, "done": seats}, ["done"])
    return {"oneOf": [*any_said(f"{key}.entry", others, {"seats": seats})["oneOf"], *with_done["oneOf"]]}


def common_schema(title: Title, questions: Iterable[Spoken], score: Schema) -> dict[str, Schema]:
    """What the views of all titles share."""
    return {
        "seat": nullable(ref("seat")),
        "seats": {"enum": list(title.seats)},
        "round": ref("count"),
        "scores": array(score, min(title.seats), max(title.seats)),
        "agenda": array(ref("entry")),
        "asked": nullable(any_said(f"{title.key}.ask", questions, {})),
        "left": array(ref("seat")),
        "edition": ref("name"),
        "start": ref("seat"),
    }


def one_said(what: str, said: Spoken, more: Mapping[str, Schema], optional: Sequence[str]) -> Schema:
    args = strict({slot.name: ref(slot.kind) for slot in said.slots})
    rule: Schema = {"rule": {"const": said.rule}} if said.rule else {}
    return strict({"key": {"const": f"{what}.{said.name}"}, "args": args, **rule, **more}, optional)


def flanders_schema() -> Schema:
    seats = flanders.FLANDERS.seats
    by_seat = {"low": min(seats), "high": max(seats)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A view of Flanders 1302: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(flanders.FLANDERS, flanders.QUESTIONS.values(), ref("count")),
                "guilds": array(nullable(ref("coat")), **by_seat),
                "influenced": array(nullable(ref("coat")), **by_seat),
                "points": counts(*COATS[:5]),
                "towns": array(ref("town_view"), high=len(COATS)),
                "stock": strict({coat: ref("stock") for coat in COATS}),
                "specials": array(words(*flanders_view.SPECIALS), high=len(SPECIALS)),
                "pieces": counts("site", "cathedral", "master"),
                "hands": array(ref("hand"), **by_seat),
                "golden": golden_schema(),
                "influence_pile": strict(
                    {"left": ref("count"), "discard": array(strict({"coat": ref("coat"), "card": ref("card")}))}
                ),
                "chosen": array(nullable(strict({"card": ref("card"), "influence": ref("count")})), **by_seat),
            }
        ),
        "$defs": flanders_things() | flanders_parts(),
    }


def flanders_things() -> dict[str, Schema]:
    """A definition for each kind of thing that can be in ``args``; names of the edition are keys of any kind."""
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "number": {"type": "integer", "minimum": 0},
        "seat": {"type": "integer", "minimum": 0, "maximum": max(flanders.FLANDERS.seats) - 1},
        "coat": words(*COATS),
        "town": name,
        "place": name,
        "space": {"type": "string", "pattern": r"^(c|[srt][1-9][0-9]?|[abc]\+[12])$"},
        "card": name | {"description": f"A town, or one of: {', '.join(SILVER)}."},
        "golden": name | {"description": f"A town, or one of: {', '.join(GOLDEN)}."},
        "half": words(*HALVES),
        "district": words(*DISTRICTS),
        "direction": words(*DIRECTIONS),
    }


def flanders_parts() -> dict[str, Schema]:
    plain: dict[str, Schema] = {"space": ref("space"), "slot": ref("count"), "shape": words(*SHAPES)}
    built: dict[str, Schema] = {"coat": ref("coat"), "masters": ref("count"), "cathedral": {"type": "boolean"}}
    cards = array(ref("card"))
    return {
        "entry": any_entry("flanders", flanders.ENTRIES, flanders.FlandersGame.open_lanes),
        "town_view": town_schema(),
        "space_view": {
            "oneOf": [
                strict({**plain, "is": words("free", "covered")}),
                strict({**plain, "is": words("site", "district", "swallowed"), **built}),
            ]
        },
        "stock": strict({shape: array(ref("count"), 1, 2) for shape in SHAPES}),
        "hand": {
            "description": "Of a hand that the table covers only what was played is seen.",
            "oneOf": [strict({"played": cards, "influence": ref("count"), "cards": cards}), strict({"played": cards})],
        },
    }


def town_schema() -> Schema:
    standing = {"coat": ref("coat"), "districts": ref("count"), "masters": ref("count"), "sites": ref("count")}
    return strict(
        {
            "town": ref("town"),
            "coat": ref("coat"),
            "place": ref("place"),
            "closed": {"type": "boolean"},
            "value": ref("count"),
            "free": ref("count"),
            "standing": array(strict(standing)),
            "spaces": array(ref("space_view"), 2),
        }
    )


def golden_schema() -> Schema:
    held = strict({"seat": ref("seat"), "half": ref("half"), "card": nullable(ref("golden"))})
    discard = {"type": "object", "propertyNames": ref("golden"), "additionalProperties": ref("count")}
    return strict({"a": ref("count"), "b": ref("count"), "held": nullable(held), "discard": discard})


def strasbourg_schema() -> Schema:
    title = strasbourg.STRASBOURG
    by_seat = {"low": min(title.seats), "high": max(title.seats)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A view of Strasbourg: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(title, strasbourg.QUESTIONS.values(), {"type": "integer"}),
                "step": nullable(words(*STEPS)),
                "guild": nullable(ref("guild")),
                "rounds": array(ref("round_view"), 1),
                "council": strict({name: nullable(ref("seat")) for name in council_seats()}),
                "city": by_name("square", ref("seat")),
                "chapels": array(ref("chapel")),
                "edifices": by_name("edifice", nullable(ref("square"))),
                "queue": array(ref("seat"), high=max(title.seats)),
                "players": array(ref("player"), **by_seat),
                "tasks": nullable(strict({"dealt": array(ref("task")), "kept": ref("kept")})),
            }
        ),
        "$defs": strasbourg_things() | strasbourg_parts(),
    }


def council_seats() -> list[str]:
    return ["nobility", "church", *strasbourg_edition.GUILDS, "merchants"]


def by_name(kind: str, value: Schema) -> Schema:
    """An object whose names are things of a kind."""
    return {"type": "object", "propertyNames": ref(kind), "additionalProperties": value}


def strasbourg_things() -> dict[str, Schema]:
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "seat": {"type": "integer", "minimum": 0, "maximum": max(strasbourg.STRASBOURG.seats) - 1},
        "guild": words(*strasbourg_edition.GUILDS),
        "square": {"type": "string", "pattern": "^[a-o][1-9]$"},
        "chapel": {"type": "string", "pattern": "^c[0-9]{2}$"},
        "task": {"type": "string", "pattern": "^t[0-9]{2}$"},
        "edifice": name,
        "influence": {"type": "integer", "minimum": 1, "maximum": strasbourg_edition.HIGHEST},
    }


def strasbourg_parts() -> dict[str, Schema]:
    cards = array(ref("influence"))
    return {
        "entry": any_entry("strasbourg", strasbourg.ENTRIES, strasbourg.StrasbourgGame.open_lanes),
        "round_view": strict({"guilds": array(ref("guild"), high=3), "edifice": nullable(ref("edifice"))}),
        "stack": strict({"size": ref("count"), "cards": cards}, ["cards"]),
        "kept": by_name("task", {"type": "boolean"}) | {"description": "Which of the tasks kept hold now."},
        "player": player_schema(cards),
    }


def player_schema(cards: Schema) -> Schema:
    """Of the others, cards in hand are never seen, money where it is open, tasks at the end."""
    stacks = {"type": "object", "patternProperties": {"^[1-9][0-9]?$": ref("stack")}, "additionalProperties": False}
    own = {"hand": array(cards), "returning": nullable({"type": "integer", "minimum": 0})}
    money = {"coins": ref("count"), "privileges": ref("count"), "goods": counts(*strasbourg_edition.GOODS)}
    public: dict[str, Schema] = {
        "prestige": {"type": "integer"},
        "deck": ref("count"),
        "under_deck": cards,
        "stacks": stacks,
        "revealed": cards,
        "members": ref("count"),
    }
    return strict({**public, **own, **money, "tasks": ref("kept")}, [*own, *money, "tasks"])


def gilde_schema() -> Schema:
    title = gilde.GILDE
    by_seat = {"low": min(title.seats), "high": max(title.seats)}
    card, count = nullable(ref("card")), ref("count")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A view of The Guild: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(title, gilde.QUESTIONS.values(), count),
                "active": nullable(ref("seat")),
                "phase": words("setup", *dict.fromkeys(gilde_view.PHASES)),
                "deck": count,
                "discard": strict({"size": count, "top": card, "cards": by_name("card", count)}, ["cards"]),
                "town_hall": words(*gilde_view.HALLS),
                "political_left": count,
                "offers_left": count,
                "requests": array(ref("seat"), high=max(title.seats)),
                "chain": array(ref("link")),
                "proposal": nullable(array(ref("share"), 1, max(title.seats))),
                "owed": array(ref("owed")),
                "votes": {
                    "type": "object",
                    "propertyNames": {"pattern": "^[0-5]$"},
                    "additionalProperties": ref("number"),
                },
                "players": array(ref("player"), **by_seat),
                "winner": nullable(ref("seat")),
                "ended": nullable(words(*(end for end in gilde_view.ENDS if end))),
            }
        ),
        "$defs": gilde_things() | gilde_parts(),
    }


def gilde_things() -> dict[str, Schema]:
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    seat: Schema = {"type": "integer", "minimum": 0, "maximum": max(gilde.GILDE.seats) - 1}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "number": {"type": "integer"},
        "seat": seat,
        "card": name,
        "profession": name,
        "residence": name,
        "title": name,
        "stat": words(*gilde_notation.STATS),
        "until": words(*gilde_notation.UNTIL),
        "kind": words(*gilde_notation.KINDS),
        "why": words(*gilde_notation.WHY),
        "deal": words(*gilde_notation.DEALS.values()),
        "creditor": {"oneOf": [seat, {"const": "bank"}]},
        "victim": {"oneOf": [seat, {"const": "everybody"}]},
        "subject": {"oneOf": [ref("card"), ref("count")]},
    }


def gilde_parts() -> dict[str, Schema]:
    truth: Schema = {"type": "boolean"}
    count, card = ref("count"), nullable(ref("card"))
    turns: Schema = {"description": "Turns until it is due; 0 is a debt.", **ref("count")}
    about = {"seat": ref("seat"), "victim": nullable(ref("seat")), "target": card, "spared": array(ref("seat"))}
    link = {"card": card, "kind": nullable(ref("kind")), "used": truth, **about, "number": nullable(ref("number"))}
    lasting = {"card": ref("card"), "stat": ref("stat"), "n": ref("number"), "until": ref("until")}
    return {
        "entry": any_entry("gilde", gilde.ENTRIES, gilde.GildeGame.open_lanes),
        "link": strict(link) | {"description": "A card that is being resolved; in an election a draw, without a card."},
        "share": strict({"seat": ref("seat"), "talers": count, "points": count}),
        "owed": strict({"number": count, "seat": ref("seat"), "to": ref("creditor"), "talers": count, "turns": turns}),
        "lying": strict({"card": ref("card"), "locked": count, "dormant": truth}),
        "lasting": strict(lasting),
        "statistic": statistic_schema(),
        "player": gilde_player_schema(),
    }


def statistic_schema() -> Schema:
    """A number, and the parts that it is the sum of."""
    sources = words("rules", "title", "residence", "profession", "card", "lasting")
    part = strict({"source": sources, "key": nullable(ref("name")), "n": ref("number")})
    return strict({"n": ref("number"), "from": array(part)})


def gilde_player_schema() -> Schema:
    count = ref("count")
    cards = array(ref("card")) | {"description": "The cards of the hand that this seat knows."}
    return strict(
        {
            "talers": count,
            "xp": count,
            "title": ref("title"),
            "next_title_at": nullable(count),
            "residence": ref("residence"),
            "profession": nullable(ref("profession")),
            "tower": {"type": "boolean"},
            "hand": count,
            "cards": cards,
            "table": array(ref("lying")),
            "lasting": array(ref("lasting")),
            "numbers": strict({name: ref("statistic") for name, _ in gilde_view.NUMBERS}),
        }
    )


if __name__ == "__main__":
    sys.exit(main())
