"""Parts of the JSON Schemas of editions, as editors read them: what can be said without knowing the rest of a file."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from zunft.engine.edition import SOURCES

Schema = dict[str, Any]
KEY: Final = "^[a-z][a-z0-9-]{0,39}$"
DRAFT: Final = "http://json-schema.org/draft-07/schema#"


def whole(title: str, data: Mapping[str, Schema]) -> Schema:
    """The schema of a title's editions: their head, and its data."""
    head: dict[str, Schema] = {
        "format": {"const": 1},
        "title": {"const": title},
        "name": {"type": "string", "pattern": KEY},
        "provenance": each(table({"source": words(SOURCES), "note": text(1000)})),
    }
    return {"$schema": DRAFT, "title": f"An edition of {title}", **table({**head, **data})}


def table(keys: Mapping[str, Schema], free: Mapping[str, Schema] | None = None) -> Schema:
    """A table with all of these keys, and any of those that are free."""
    return {
        "type": "object",
        "required": list(keys),
        "properties": {**keys, **(free or {})},
        "additionalProperties": False,
    }


def each(thing: Schema, pattern: str = "", low: int = 0, high: int | None = None) -> Schema:
    """A table whose keys somebody has chosen."""
    found: Schema = {"type": "object", "additionalProperties": thing, "minProperties": low}
    if high is not None:
        found["maxProperties"] = high
    return found | ({"propertyNames": {"pattern": pattern}} if pattern else {})


def number(low: int, high: int) -> Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def words(choices: Collection[str]) -> Schema:
    return {"enum": list(choices)}


def text(longest: int) -> Schema:
    return {"type": "string", "minLength": 1, "maxLength": longest}


def array(thing: Schema, low: int, high: int) -> Schema:
    return {"type": "array", "items": thing, "minItems": low, "maxItems": high}


def by_word(key: str, kinds: Mapping[str, Schema]) -> Schema:
    """A table of which one key decides what the others are."""
    return {
        "type": "object",
        "required": [key],
        "properties": {key: words(kinds)},
        "allOf": [
            {"if": {"properties": {key: {"const": kind}}, "required": [key]}, "then": schema}
            for kind, schema in kinds.items()
        ],
    }
