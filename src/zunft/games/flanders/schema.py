"""The JSON Schema of the editions of Flanders 1302."""

from __future__ import annotations

from zunft.engine.edition_schema import KEY, Schema, array, each, number, table, text, whole, words
from zunft.games.flanders import edition as limits
from zunft.games.flanders.state import MASTER_PIECES


def schema() -> Schema:
    count, most = number(0, limits.MOST), number(1, limits.MOST)
    point = array(number(-limits.FARTHEST, limits.FARTHEST), 2, 2)
    districts = table({"plain": count, "master": count})
    church = dict.fromkeys(limits.SHAPES, count) | {"special": array(words(limits.SPECIALS), 0, 4)}
    half = table({"towns": array({"type": "string"}, 0, limits.MOST), **dict.fromkeys(limits.CARDS, count)})
    space = array(point, 3, 4)
    layout = table({"name": text(40), "c": space}) | {
        "patternProperties": {"^[srt][1-9][0-9]?$": space},
    }
    guilds = {coat: table(dict.fromkeys(limits.SHAPES, districts)) for coat in limits.COATS if coat != "church"}
    return whole(
        limits.TITLE,
        {
            "centres": each(table({"coat": words(limits.COATS), "masters": count}), KEY, 6, 6),
            "stock": table({**guilds, "church": table(church)}),
            "silver": table({"influence": count}),
            "golden": table({"a": half, "b": half}),
            "pieces": table({"site": most, "cathedral": most, "master": number(1, MASTER_PIECES)}),
            "layout": each(layout, KEY, len(limits.COATS), limits.MOST_LAYOUTS),
        },
    )
