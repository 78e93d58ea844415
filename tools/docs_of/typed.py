"""The module of a title that names the types of its views, questions and events, made from its schema."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from keyword import iskeyword
from textwrap import indent
from typing import Any

from docs_of.schema import Schema

NAMES = {"string": "str", "integer": "int", "boolean": "bool", "null": "None"}
TAGS = ("key", "rule")  # in these alone things that are said alike differ


def typed_module(key: str, name: str, schema: Schema) -> str:
    text = "".join(TypesOf(key, name, schema).parts())
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "format", "--line-length", "120", "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


class TypesOf:
    """What has a name stands before what needs it, so that the types can be read when the program runs."""

    def __init__(self, key: str, name: str, schema: Schema) -> None:
        self.prefix, self.name, self.schema = key.capitalize(), name, schema
        self.written: dict[str, str] = {}

    def parts(self) -> Iterator[str]:
        self.type_of(self.schema, f"{self.prefix}View")
        for name in self.schema["$defs"]:
            self.named(name)
        text = "\n\n".join(self.written.values())
        names = [name for name in ("Literal", "NotRequired", "TypeAlias", "TypedDict") if name in text]
        yield f'"""What a table of {self.name} tells, as types: views, questions, events. Made by `make docs`."""\n\n'
        yield f"from typing import {', '.join(names)}\n\n"
        yield text

    def named(self, name: str) -> str:
        """The type of a definition, which is written down before it is used."""
        own = self.prefix + camel(name)
        if own not in self.written:
            meant = self.type_of(self.schema["$defs"][name], own)
            if meant != own:
                self.written[own] = f"{own}: TypeAlias = {meant}"
        return own

    def type_of(self, schema: Schema, own: str) -> str:
        """The type as it is written; an object of its own is written down as the class *own*."""
        match schema:
            case {"$ref": ref}:
                return self.named(ref.rpartition("/")[2])
            case {"const": value}:
                return literal([value])
            case {"enum": values}:
                return literal(values)
            case {"anyOf": several} | {"oneOf": several}:
                return self.union(several, own)
            case {"type": "array", "items": items}:
                return f"list[{self.type_of(items, own)}]"
            case {"type": "object", "properties": _}:
                return self.typed_dict(schema, own)
            case {"type": "object"}:
                return f"dict[str, {self.type_of(values_of(schema), own)}]"
        return NAMES[schema["type"]]

    def union(self, several: Iterable[Schema], own: str) -> str:
        """Things that are said alike, with the same things in ``args``, are one class."""
        alike: dict[str, list[Schema]] = {}
        for schema in several:
            alike.setdefault(likeness(schema), []).append(schema)
        types = [self.type_of(merged(each), self.name_of(each[0], own)) for each in alike.values()]
        return " | ".join(dict.fromkeys(types))

    def name_of(self, schema: Schema, own: str) -> str:
        """Of one of several objects: after its title, or the things that it is about."""
        match schema:
            case {"title": title}:
                return own + camel(title)
            case {"properties": {"key": _, "args": args, **more}}:
                done = ["done"] if "done" in more else []
                return own + "".join(map(camel, [*(about(args) or ["no-args"]), *done]))
        return own

    def typed_dict(self, schema: Schema, own: str) -> str:
        assert own not in self.written, own
        fields = {name: self.field(name, each, own, schema) for name, each in schema["properties"].items()}
        if any(iskeyword(name) or not name.isidentifier() for name in fields):
            parts = [f"{comment}{name!r}: {meant}," for name, (comment, meant) in fields.items()]
            self.written[own] = f'{own} = TypedDict("{own}", {{\n' + "\n".join(parts) + "\n})"
        else:
            parts = [f"{comment}{name}: {meant}" for name, (comment, meant) in fields.items()]
            told = f'"""{schema["description"]}"""\n\n' if "description" in schema else ""
            self.written[own] = f"class {own}(TypedDict):\n" + indent(told + ("\n".join(parts) or "pass"), "    ")
        return own

    def field(self, name: str, schema: Schema, own: str, whole: Schema) -> tuple[str, str]:
        """A comment for the line before it, and its type."""
        meant = self.args_of(schema) if name == "args" else self.type_of(schema, own + camel(name))
        comment = f"# {schema['description']}\n" if "description" in schema else ""
        return comment, meant if name in whole["required"] else f"NotRequired[{meant}]"

    def args_of(self, schema: Schema) -> str:
        """Called by the things in it, so that all who are about the same have one class."""
        named = about(schema)
        own = f"{self.prefix}Args{''.join(map(camel, named))}" if named else f"{self.prefix}NoArgs"
        return own if own in self.written else self.typed_dict(schema, own)


def about(args: Schema) -> list[str]:
    """The names in ``args``, with its kind where that is another word, and *maybe* where it can be missing."""
    kinds = {name: each["$ref"].rpartition("/")[2] for name, each in args["properties"].items()}
    named = {name: name if name == kind else f"{name}-{kind}" for name, kind in kinds.items()}
    return [shown if name in args["required"] else f"maybe-{shown}" for name, shown in named.items()]


def likeness(schema: Schema) -> str:
    properties = schema.get("properties", {})
    if "key" not in properties:
        return repr(schema)
    others = {name: each for name, each in properties.items() if name not in TAGS}
    return repr([others, schema["required"]])


def merged(alike: list[Schema]) -> Schema:
    if len(alike) == 1:
        return alike[0]
    tags = {name: {"enum": values_at(alike, name)} for name in TAGS if name in alike[0]["properties"]}
    return alike[0] | {"properties": alike[0]["properties"] | tags}


def values_at(alike: Iterable[Schema], name: str) -> list[Any]:
    return list(dict.fromkeys(each["properties"][name]["const"] for each in alike))


def values_of(schema: Mapping[str, Any]) -> Schema:
    """Of an object whose names are things: every value is of one kind."""
    (values,) = [*schema.get("patternProperties", {}).values()] or [schema["additionalProperties"]]
    assert isinstance(values, dict)
    return values


def literal(values: Iterable[Any]) -> str:
    return f"Literal[{', '.join(map(repr, values))}]"


def camel(name: str) -> str:
    return "".join(word[0].upper() + word[1:] for word in name.replace("-", "_").split("_"))
