"""What the schemas of all views are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from docs_of.common import engine_events
from zunft import Table
from zunft.engine.title import Game, Spoken, Title
from zunft.text import SEAT_NAMES

Schema = dict[str, Any]
NOTHING: Mapping[str, Sequence[str]] = {}


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


def by_name(kind: str, value: Schema) -> Schema:
    """An object whose names are things of a kind."""
    return {"type": "object", "propertyNames": ref(kind), "additionalProperties": value}


def any_said(what: str, spoken: Iterable[Spoken], more: Mapping[str, Schema], optional: Sequence[str] = ()) -> Schema:
    """One of the things that can be said, each with its own args; *what* is a key without its last part."""
    return {"oneOf": [one_said(what, said, more, optional) for said in dict.fromkeys(spoken)]}


def any_entry(key: str, entries: Mapping[int, Spoken]) -> Schema:
    """An entry of the agenda: of some everybody sees who has finished."""
    seats = array(ref("seat"))
    is_open = Table(key).game.rules.is_open
    done = [said for kind, said in entries.items() if is_open(kind)]
    others = [said for said in entries.values() if said not in done]
    with_done = any_said(f"{key}.entry", done, {"seats": seats, "done": seats}, ["done"])
    return {"oneOf": [*any_said(f"{key}.entry", others, {"seats": seats})["oneOf"], *with_done["oneOf"]]}


def common_schema(title: Title, score: Schema) -> dict[str, Schema]:
    """What the views of all titles share."""
    return {
        "seat": nullable(ref("seat")),
        "seats": {"enum": list(title.seats)},
        "round": ref("count"),
        "scores": array(score, min(title.seats), max(title.seats)),
        "agenda": array(ref("entry")),
        "asked": nullable(ref("question")),
        "left": array(ref("seat")),
        "edition": ref("name"),
        "start": ref("seat"),
    }


def said_schemas(key: str, game: type[Game], lacking: Mapping[str, Sequence[str]] = NOTHING) -> dict[str, Schema]:
    """A definition for what stands in the agenda, for what is asked, and for what ``table.events`` tells.
    Some events are *lacking* one of their things now and then."""
    return {
        "entry": any_entry(key, game.entries),
        "question": any_said(f"{key}.ask", game.questions.values(), {}),
        "event": any_event(key, game.events.values(), lacking),
        "hash": HASH,
    }


HASH: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


def any_event(key: str, events: Iterable[Spoken], lacking: Mapping[str, Sequence[str]]) -> Schema:
    """An event of the title, or of the engine; those are about seats, or name the hash of a seed."""
    number = {"n": ref("count")}
    of_engine = []
    for event, names in engine_events():
        assert {*SEAT_NAMES, "hash"}.issuperset(names), event
        args = strict({name: ref("hash" if name == "hash" else "seat") for name in names})
        of_engine.append(strict({"key": {"const": event}, "args": args, **number}))
    of_title = any_said(f"{key}.event", events, number)["oneOf"]
    for each in of_title:
        args = each["properties"]["args"]
        absent = lacking.get(each["properties"]["key"]["const"].rpartition(".")[2], ())
        args["required"] = [name for name in args["required"] if name not in absent]
    return {"oneOf": [*of_title, *of_engine]}


def one_said(what: str, said: Spoken, more: Mapping[str, Schema], optional: Sequence[str]) -> Schema:
    args = strict({slot.name: ref(slot.kind) for slot in said.slots})
    rule: Schema = {"rule": {"const": said.rule}} if said.rule else {}
    return strict({"key": {"const": f"{what}.{said.name}"}, "args": args, **rule, **more}, optional)
