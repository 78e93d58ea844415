"""What differs between two editions: every key that was changed, added or taken away, as the newer file has it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from zunft.engine.edition import KeyPath, Sheet, short, spell

LEFT_OUT: Final = ("format", "name", "provenance")  # they say who the edition is, and not what it is
NOTHING: Final = object()


@dataclass(frozen=True)
class Difference:
    """A key and its two values; the line is that of the newer file, or of the older one where the key is gone."""

    path: KeyPath
    line: int
    old: Any
    new: Any

    def __str__(self) -> str:
        if self.old is NOTHING:
            return f"+ {spell(self.path)}: {short(self.new)}"
        if self.new is NOTHING:
            return f"- {spell(self.path)}: {short(self.old)}"
        return f"  {spell(self.path)}: {short(self.old)} → {short(self.new)}"


def differences(old: Sheet, new: Sheet) -> list[Difference]:
    """Of two good editions of one title."""
    before, after = ({key: sheet.data[key] for key in sheet.data if key not in LEFT_OUT} for sheet in (old, new))
    found = []
    for path, was, will in pairs(before, after):
        sheet = old if will is NOTHING else new
        found.append(Difference(path, sheet.where.at(*path).line, was, will))
    return found


def pairs(old: Any, new: Any, path: KeyPath = ()) -> Iterator[tuple[KeyPath, Any, Any]]:
    """Tables key by key; lists item by item where they have equally many, otherwise as a whole."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in (*new, *(key for key in old if key not in new)):
            yield from pairs(old.get(key, NOTHING), new.get(key, NOTHING), (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (each, other) in enumerate(zip(old, new, strict=True)):
            yield from pairs(each, other, (*path, at))
    elif old != new or type(old) is not type(new):
        yield path, old, new
