"""Conversions between records and rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)


def record(kind: type[R], row: Mapping[str, Any]) -> R:
    # JSON has strings for keys where we have seats; column names are a string type that msgspec refuses.
    return msgspec.convert({str(name): value for name, value in row.items()}, kind, str_keys=True)


def records(kind: type[R], rows: Iterable[Mapping[str, Any]]) -> list[R]:
    return [record(kind, row) for row in rows]


def row_of(thing: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}
