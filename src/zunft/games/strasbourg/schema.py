"""The JSON Schema of the editions of Strasbourg."""

from __future__ import annotations

from zunft.engine.edition_schema import KEY, Schema, array, by_word, each, number, table, whole, words
from zunft.games.strasbourg import edition as limits
from zunft.games.strasbourg.board import COUNCIL

EVERY_ROUND = list(range(len(limits.GUILDS))) * limits.MOST_ROUNDS  # so that a task may ask for as much as it ever can


def schema() -> Schema:
    return whole(
        limits.TITLE,
        {
            "city": table({"squares": rows(limits.LETTERS + limits.BUILDING), "prices": rows("0-9" + limits.BUILDING)}),
            "chapels": each({"type": "string"}, "^c[0-9][0-9]$", 1, limits.MOST_CHAPELS),
            "goods": table(dict.fromkeys(limits.GOODS, number(0, limits.MOST))),
            "edifices": each(number(0, limits.MOST), KEY, 2, limits.MOST_ROUNDS),
            "rounds": each(array(words(limits.GUILDS), limits.STEPS, limits.STEPS), KEY, 2, limits.MOST_ROUNDS),
            "influence": each(number(1, limits.MOST_CARDS), f"^[1-{limits.HIGHEST}]$", 1),
            "start": table({"coins": number(0, limits.MOST), "tasks": number(1, limits.MOST_DEALT)}),
            "tasks": each(task(), "^t[0-9][0-9]$", limits.MOST_SEATS, limits.MOST_TASKS),
        },
    )


def rows(letters: str) -> Schema:
    row = {"type": "string", "pattern": f"^[{letters}]{{2,{limits.MOST_COLUMNS}}}$"}
    return array(row, 2, limits.MOST_ROWS)


def task() -> Schema:
    return by_word("kind", {name: of_kind(name, kind) for name, kind in limits.KINDS.items()})


def of_kind(name: str, kind: int) -> Schema:
    """What a task of this kind needs."""
    keys: dict[str, Schema] = {"kind": {"const": name}, "points": number(0, limits.MOST)}
    keys |= {"at-edifice": {"edifice": {"type": "string"}}, "in-guild": {"guild": words(limits.GUILDS)}}.get(name, {})
    if most := limits.most_of(kind, EVERY_ROUND):
        least = number(1, most)
        keys["least"] = array(least, 3, 3) if kind == COUNCIL else least
    return table(keys)
