"""The JSON Schema of the editions of The Guild."""

from __future__ import annotations

from zunft.engine.edition_schema import KEY, Schema, array, by_word, each, number, table, text, whole, words
from zunft.games.gilde import acts
from zunft.games.gilde import edition as limits

FLAG: Schema = {"type": "boolean"}
WORD: Schema = {"type": "string"}  # the key of something else in the file


def schema() -> Schema:
    found = whole(
        limits.TITLE,
        {
            "constants": table({key: number(low, high) for key, (low, high) in limits.CONSTANTS.items()}),
            "titles": each(rank(), KEY, 2, limits.MOST_TITLES),
            "residences": each(residence(), KEY, 1, limits.MOST_RESIDENCES),
            "professions": each(table(SAID, STATIC), KEY),
            "cards": each(by_word("type", {kind: card(kind) for kind in acts.TYPES}), KEY, 1, limits.MOST_KINDS),
        },
    )
    return found | {"definitions": {"effects": array(effect(), 0, acts.MOST_STEPS)}}


def said(longest: int) -> Schema:
    """In English at least; a key of two letters for each other language."""
    return each(text(longest), "^[a-z]{2}$") | {"required": [limits.ENGLISH]}


def rank() -> Schema:
    numbers = {"xp": number(0, 1000), "business_limit": number(1, acts.MOST)}
    return table({"name": said(limits.LONGEST_NAME), **numbers, "stands": FLAG})


def residence() -> Schema:
    numbers = {"cost": number(0, 9999), "value": number(0, acts.MOST)}
    stats = dict.fromkeys(limits.RESIDENCE_STATS, number(0, acts.MOST_CHANGE))
    return table({"name": said(limits.LONGEST_NAME), "title": WORD, **numbers, **stats})


def static() -> Schema:
    """An entry of ``static``: what its statistic needs, and when it counts."""
    keys: dict[str, Schema] = {
        "profession": WORD,
        "kinds": array(words(acts.KINDS), 1, len(acts.KINDS)),
        "types": array(words(acts.COST_TYPES), 1, len(acts.COST_TYPES)),
        "min": number(0, acts.MOST),
    }
    needs = {"needs": table({acts.COUNTS[0]: number(1, acts.MOST_CHANGE)})}
    change = number(-acts.MOST_CHANGE, acts.MOST_CHANGE)

    def of(stat: str) -> Schema:
        more = {key: keys[key] for key in acts.STAT_KEYS.get(stat, ())}
        return table({"stat": {"const": stat}, "n": change, **more}, needs)

    return by_word("stat", {stat: of(stat) for stat in (*acts.STATS, *acts.STAT_KEYS)})


SAID = {"name": said(limits.LONGEST_NAME), "text": said(limits.LONGEST_TEXT)}
STATIC = {"static": array(static(), 1, acts.MOST_STEPS)}


def target() -> Schema:
    free = dict.fromkeys(("locked", "meets_req"), FLAG)
    lists = {key: array(words(acts.LYING), 1, len(acts.LYING)) for key in ("types", "has_unlocked")}
    more = {"n": number(1, 1), "chosen_by": words(acts.CHOOSERS)}
    return table({"owner": words(acts.OWNERS), "zone": words(acts.ZONES)}, {**lists, **free, **more})


def effect() -> Schema:
    """A step of a card; lists of steps may lie inside it."""
    steps: Schema = {"$ref": "#/definitions/effects"}
    talers = number(-acts.MOST, acts.MOST)
    keys: dict[str, Schema] = {
        "who": words(acts.WHO),
        "n": talers,
        "per": table({"count": words(acts.COUNTS), "n": talers, "max": talers}),
        "to": words(acts.RECIPIENTS),
        "mode": words(acts.MODES),
        "target": {"anyOf": [{"const": "target"}, target()]},
        "by": words(acts.CHOOSERS),
        "against": number(0, acts.MOST),
        "plus": words(acts.PROTECTIONS),
        "then": steps,
        "otherwise": steps,
        "kinds": array(words(acts.ATTACKS), 1, len(acts.ATTACKS)),
        "scope": words([*acts.CANCEL_SCOPES, *acts.REDRAW_SCOPES]),
        "stat": words(acts.TEMP_STATS),
        "until": words(acts.UNTIL),
        "options": array(steps, 2, acts.MOST_OPTIONS),
    }

    def of(op: str, needed: tuple[str, ...], free: tuple[str, ...]) -> Schema:
        return table({"op": {"const": op}, **{key: keys[key] for key in needed}}, {key: keys[key] for key in free})

    return by_word("op", {op: of(op, needed, free) for op, (_, needed, free, _) in acts.OPS.items()})


def card(kind: str) -> Schema:
    """The keys that a card of this type needs, and those that it may have."""
    count = number(0, acts.MOST)
    req = {"title": WORD, "favour": count, "businesses": count, "any_of": array(WORD, 1, limits.MOST_COPIES)}
    act: dict[str, Schema] = {
        "kind": words(acts.KINDS),
        "window": words(acts.WINDOWS),
        "effects": {"$ref": "#/definitions/effects"},
        "target": target(),
    }
    used = {"timing": words(acts.TIMINGS), "after": words(acts.AFTER), "kind": act["kind"], "effects": act["effects"]}
    keys: dict[str, Schema] = {
        "type": {"const": kind},
        **SAID,
        "copies": number(1, limits.MOST_COPIES),
        "value": number(1, acts.MOST),
        "cost": number(0, 9999),
        "profession": WORD,
        **dict.fromkeys(("income", "votes", "upkeep"), count),
        "political": FLAG,
        "pay_to": WORD,
        "req": table({}, {**req, "election_pending": FLAG}),
        "use": table(used, {"lock": number(1, acts.MOST_LOCK), "window": act["window"], "target": act["target"]}),
        **STATIC,
        **act,
    }
    needed = (*limits.COMMON, *limits.NEEDED.get(kind, ()))
    free = limits.FREE.get(kind, ("req", "static"))
    return table({key: keys[key] for key in needed}, {key: keys[key] for key in free})
