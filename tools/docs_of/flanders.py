"""Flanders 1302: what its page says, and the schema of its view."""

from __future__ import annotations

from docs_of.pages import code
from docs_of.schema import Schema, array, common_schema, counts, nullable, ref, said_schemas, strict, words
from docs_of.title import About, title_page
from zunft.games.flanders import game as flanders
from zunft.games.flanders import ledger, refusals, view
from zunft.games.flanders.edition import COATS, SHAPES, SPECIALS
from zunft.games.flanders.notation import DIRECTIONS, DISTRICTS, GOLDEN, HALVES, SILVER

NAME = "Flanders 1302"


def page() -> str:
    return title_page(
        About(
            flanders.FLANDERS,
            NAME,
            [
                "As the edition `reconstruction` names them.",
                "Towns, places and spaces are the edition's, everything else is the title's.",
            ],
            ["Every entry has `seats`; `choice` also has `done` while it lies on top."],
            refusals.REASONS,
            (ledger.TOWN, ledger.INFLUENCE),
            [*flanders.BAGS.values(), "golden-a", "golden-b"],
            words={"space": spaces()},
        )
    )


def spaces() -> str:
    slots = {slot for slots in flanders.FLANDERS.load("reconstruction").slots for slot in slots}
    printed = sorted(slots, key=lambda slot: ("+" in slot, slot))
    return f"{code(printed)}; those of the town named before it, the ones with `+` once a church has added them"


def schema() -> Schema:
    seats = flanders.FLANDERS.seats
    by_seat = {"low": min(seats), "high": max(seats)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {NAME}: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(flanders.FLANDERS, ref("count")),
                "guilds": array(nullable(ref("coat")), **by_seat),
                "influenced": array(nullable(ref("coat")), **by_seat),
                "points": counts(*COATS[:5]),
                "projected": strict({"points": counts(*COATS[:5]), "scores": array(ref("count"), **by_seat)}),
                "towns": array(ref("town_view"), high=len(COATS)),
                "stock": strict({coat: ref("stock") for coat in COATS}),
                "specials": array(words(*view.SPECIALS), high=len(SPECIALS)),
                "pieces": counts("site", "cathedral", "master"),
                "hands": array(ref("hand"), **by_seat),
                "golden": golden_schema(),
                "influence_pile": strict(
                    {"left": ref("count"), "discard": array(strict({"coat": ref("coat"), "card": ref("card")}))}
                ),
                "chosen": array(nullable(strict({"card": ref("card"), "influence": ref("count")})), **by_seat),
            }
        ),
        "$defs": view_things() | view_parts(),
    }


def view_things() -> dict[str, Schema]:
    """A definition for each kind of thing that can be in ``args``; names of the edition are keys of any kind."""
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "number": {"type": "integer", "minimum": 0},
        "seat": {"type": "integer", "minimum": 0, "maximum": max(flanders.FLANDERS.seats) - 1},
        "coat": words(*COATS),
        "town": name,
        "place": name,
        "space": {"type": "string", "pattern": r"^(c|[srt][1-9][0-9]?|[abc]\+[12])$"},
        "card": name | {"description": f"A town, or one of: {', '.join(SILVER)}."},
        "golden": name | {"description": f"A town, or one of: {', '.join(GOLDEN)}."},
        "half": words(*HALVES),
        "district": words(*DISTRICTS),
        "direction": words(*DIRECTIONS),
    }


def view_parts() -> dict[str, Schema]:
    plain: dict[str, Schema] = {"space": ref("space"), "slot": ref("count"), "shape": words(*SHAPES)}
    built: dict[str, Schema] = {"coat": ref("coat"), "masters": ref("count"), "cathedral": {"type": "boolean"}}
    cards = array(ref("card"))
    return {
        **said_schemas("flanders", flanders.FlandersGame),
        "town_view": town_schema(),
        "space_view": {
            "oneOf": [
                strict({**plain, "is": words("free"), "fits": array(ref("coat"))}) | {"title": "free"},
                strict({**plain, "is": words("covered")}) | {"title": "covered"},
                strict({**plain, "is": words("site", "district", "swallowed"), **built}) | {"title": "built"},
            ]
        },
        "stock": strict({shape: array(ref("count"), 1, 2) for shape in SHAPES}),
        "hand": {
            "description": "Of a hand that the table covers only what was played is seen.",
            "oneOf": [
                strict({"played": cards, "influence": ref("count"), "cards": cards}) | {"title": "open"},
                strict({"played": cards}) | {"title": "covered"},
            ],
        },
    }


def town_schema() -> Schema:
    counted = dict.fromkeys(("districts", "masters", "sites", "points"), ref("count"))
    return strict(
        {
            "town": ref("town"),
            "coat": ref("coat"),
            "place": ref("place"),
            "closed": {"type": "boolean"},
            "value": ref("count"),
            "free": ref("count"),
            "standing": array(strict({"coat": ref("coat"), **counted})),
            "spaces": array(ref("space_view"), 2),
        }
    )


def golden_schema() -> Schema:
    held = strict({"seat": ref("seat"), "half": ref("half"), "card": nullable(ref("golden"))})
    discard = {"type": "object", "propertyNames": ref("golden"), "additionalProperties": ref("count")}
    return strict({"a": ref("count"), "b": ref("count"), "held": nullable(held), "discard": discard})
