"""The page of a title: its verbs, things, options and everything that it says, read from its code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from docs_of.pages import code, page, spoken_rows, table
from zunft.engine.notation import Form, Names, Number, Several, Thing
from zunft.engine.title import Game, Option, Spoken, Title
from zunft.table.setup import checked_options


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
    words: Mapping[str, str] = field(default_factory=dict)  # for things whose words are not simply listed


def title_page(about: About) -> str:
    title, key = about.title, about.title.key
    game = title.game(4, title.load("reconstruction"), checked_options(title, {}), title.rules_number)
    return page(
        f"# {about.name}: the notation",
        [
            f"Title `{key}`, rules number {title.rules_number}, for {', '.join(map(str, title.seats))} seats.",
            f"Editions: {code(title.editions())}.",
            f"The numbers are those of [the rules](../rules/{key}.md).",
            f"[The schema of the view]({key}.view.schema.json) says what `table.view(seat)` gives.",
            "Its `$defs/question` is what `table.question(seat)` gives, `$defs/event` what `table.events(seat)` lists.",
            f"`zunft.games.{key}.typed` has the same as [types of Python](../python.md#types).",
        ],
        *verb_parts(title.forms, {form.verb for form in title.forms if is_of_chance(form)}),
        *([about.phrases] if about.phrases else []),
        *thing_parts(about, game),
        *said_parts(about, game),
        "## Options",
        [
            "What `zunft.Table(…, options={…})` takes.",
            f"[The rules](../rules/{key}.md#options) say what each value means.",
        ],
        table(["option", "values, the default first", "ruling"], [option_row(option) for option in title.options]),
        "What `zunft.Table(…, preset=…)` takes, the default first; single options win over it.",
        table(["preset", "has otherwise than the default"], [preset_row(*preset) for preset in title.presets.items()]),
        "## Bags",
        "The names that [chance](../concepts/chance.md) counts draws by.",
        code(about.bags),
    )


def is_of_chance(form: Form) -> bool:
    """``draw`` alone may be a player's: the draws of chance say what is drawn."""
    return form.first_word == "draw" and form.pattern != "draw"


def thing_parts(about: About, game: Game) -> Iterator[Any]:
    yield "## Things"
    yield about.things
    yield table(
        ["thing", "words"],
        [[f"`{name}`", about.words.get(name) or thing_words(thing)] for name, thing in game.things.items()],
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


def thing_words(thing: Thing) -> str:
    if isinstance(thing, Names):
        return code(thing.words)
    if isinstance(thing, Several):
        return f"one or more of {code(thing.words)}"
    assert isinstance(thing, Number)
    return "a number"


def preset_row(key: str, options: Mapping[str, str]) -> list[str]:
    return [f"`{key}`", code([f"{name}={value}" for name, value in options.items()])]


def option_row(option: Option) -> list[str]:
    return [f"`{option.name}`", code(option.values), option.rule]
