"""Strasbourg: what its page says, and the schema of its view."""

from __future__ import annotations

from docs_of.schema import Schema, array, by_name, common_schema, counts, nullable, ref, said_schemas, strict, words
from docs_of.title import About, title_page
from zunft.engine.title import Spoken
from zunft.games.strasbourg import edition, ledger, refusals
from zunft.games.strasbourg import game as strasbourg
from zunft.games.strasbourg.notation import PLAN, STEPS

NAME = "Strasbourg"
PRIZES = ("nobility", "church", "master", "journeyman", "apprentice", "merchant", "merchant-seat")
LACKING = {"step-began": ["guild"]}  # not every step is a guild's
YIELDS = "What a chapel or the edifice of the round would bring there to whom now, or brings where it stands."
PROGRESS = "How much of an own task is there, by which members, and where one more would or may count."
LADDER = "What each place brings, by the step that is bid for."
PLACES = "The place that each own stack would take now; empty for who has nothing to decide in this step."
RANKING = "Who revealed in this step, in the order of precedence as far as it stands."


def page() -> str:
    lines = [said for said in vars(ledger).values() if isinstance(said, Spoken)]
    return title_page(
        About(
            strasbourg.STRASBOURG,
            NAME,
            [
                "As the edition `reconstruction` names them.",
                "Guilds, goods, seats of the Council and steps are the title's, everything else is the edition's.",
            ],
            ["Every entry has `seats`; `tasks`, `planning` and `return` also have `done` while they lie on top."],
            refusals.REASONS,
            lines,
            [*strasbourg.BAGS.values(), "deck-0", "…", "deck-4", "lots-0", "…", "lots-4"],
            [
                f"A whole plan can be said in one breath: `{PLAN}` stops drawing, if that is still asked, and divides",
                "the cards in hand into these stacks; the journal has the small decisions that it stands for.",
            ],
        )
    )


def schema() -> Schema:
    title = strasbourg.STRASBOURG
    by_seat = {"low": min(title.seats), "high": max(title.seats)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {NAME}: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(title, {"type": "integer"}),
                "step": nullable(words(*STEPS)),
                "guild": nullable(ref("guild")),
                "rounds": array(ref("round_view"), 1),
                "council": strict({name: nullable(ref("seat")) for name in council_seats()}),
                "city": by_name("square", ref("seat")),
                "chapels": array(ref("chapel")),
                "edifices": by_name("edifice", nullable(ref("square"))),
                "queue": array(ref("seat"), high=max(title.seats)),
                "ranking": array(ref("seat"), high=max(title.seats)) | {"description": RANKING},
                "prizes": array(words(*PRIZES), high=3) | {"description": "What each place of the step brings."},
                "ladder": strict({step: array(words(*PRIZES), high=3) for step in STEPS[:7]}) | {"description": LADDER},
                "failed_task": {"type": "integer", "description": "What a task that is not fulfilled costs."},
                "yields": yields_schema() | {"description": YIELDS},
                "players": array(ref("player"), **by_seat),
                "tasks": nullable(
                    strict(
                        {"dealt": array(ref("task")), "kept": ref("kept"), "progress": by_name("task", ref("progress"))}
                    )
                ),
                "places": by_stack({"type": "integer", "minimum": 1}) | {"description": PLACES},
            }
        ),
        "$defs": view_things() | view_parts(),
    }


def council_seats() -> list[str]:
    return ["nobility", "church", *edition.GUILDS, "merchants"]


def view_things() -> dict[str, Schema]:
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "number": {"type": "integer"},
        "seat": {"type": "integer", "minimum": 0, "maximum": max(strasbourg.STRASBOURG.seats) - 1},
        "guild": words(*edition.GUILDS),
        "goods": words(*edition.GOODS),
        "council": words(*council_seats()),
        "step": words(*STEPS),
        "square": {"type": "string", "pattern": "^[a-o][1-9]$"},
        "chapel": {"type": "string", "pattern": "^c[0-9]{2}$"},
        "task": {"type": "string", "pattern": "^t[0-9]{2}$"},
        "tasks": {"type": "string", "pattern": "^t[0-9]{2}( t[0-9]{2})*$"},
        "edifice": name,
        "roundcard": name,
        "influence": {"type": "integer", "minimum": 1, "maximum": edition.HIGHEST},
    }


def view_parts() -> dict[str, Schema]:
    cards, squares = array(ref("influence")), array(ref("square"))
    return {
        **said_schemas("strasbourg", strasbourg.StrasbourgGame, LACKING),
        "round_view": strict({"guilds": array(ref("guild"), high=3), "edifice": nullable(ref("edifice"))}),
        "stack": strict({"size": ref("count"), "cards": cards}, ["cards"]),
        "kept": by_name("task", {"type": "boolean"}) | {"description": "Which of the tasks kept hold now."},
        "progress": strict({"has": ref("count"), "of": ref("count"), "counting": squares, "possible": squares})
        | {"description": PROGRESS},
        "player": player_schema(cards),
    }


def yields_schema() -> Schema:
    """By place, a corner or a building space, and by seat."""
    points = {"type": "integer", "minimum": 1}
    by_seat: Schema = {"type": "object", "patternProperties": {"^[0-4]$": points}, "additionalProperties": False}
    return {
        "type": "object",
        "propertyNames": {"anyOf": [ref("chapel"), ref("square")]},
        "additionalProperties": by_seat,
    }


def by_stack(value: Schema) -> Schema:
    return {"type": "object", "patternProperties": {"^[1-9][0-9]?$": value}, "additionalProperties": False}


def counts_of_cards() -> Schema:
    """By value."""
    return {"type": "object", "patternProperties": {"^[1-9]$": ref("count")}, "additionalProperties": False}


def player_schema(cards: Schema) -> Schema:
    """Of the others, cards in hand are never seen, money where it is open, tasks at the end."""
    own = {"hand": array(cards), "left": counts_of_cards(), "returning": nullable({"type": "integer", "minimum": 0})}
    money = {"coins": ref("count"), "privileges": ref("count"), "goods": counts(*edition.GOODS)}
    public: dict[str, Schema] = {
        "prestige": {"type": "integer"},
        "deck": ref("count"),
        "under_deck": cards,
        "stacks": by_stack(ref("stack")),
        "revealed": cards,
        "members": ref("count"),
    }
    return strict({**public, **own, **money, "tasks": ref("kept")}, [*own, *money, "tasks"])
