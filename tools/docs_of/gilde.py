"""The Guild: what its page says, and the schema of its view."""

from __future__ import annotations

from docs_of.pages import code
from docs_of.schema import Schema, array, by_name, common_schema, nullable, ref, said_schemas, strict, words
from docs_of.title import About, title_page
from zunft.engine.title import Spoken
from zunft.games.gilde import game as gilde
from zunft.games.gilde import ledger, notation, refusals, view

NAME = "The Guild"
PHRASES = (
    "play m01 at 2 b03",
    "play m11 paying 3",
    "use a08 at 2 b03",
    "offer b02 to 3 for 9",
    "ask b02 of 3 for 9",
    "give 3 to 2",
    "beg 3 of 2",
    "lend 5 to 2 repay 6 in 1",
    "borrow 5 of 2 repay 6 in 1",
    "extend 1 by 2",
    "forgive 1",
    "town-hall with 2 for 6 points 4",
)
WORDS = {
    "deal": code(notation.DEALS.values()),
    "creditor": f"a number, or {code(['bank'])}",
    "victim": f"a number, or {code(['everybody'])}",
    "subject": "a card where one is traded, else a number",
}


def page() -> str:
    lines = [said for said in vars(ledger).values() if isinstance(said, Spoken)]
    return title_page(
        About(
            gilde.GILDE,
            NAME,
            [
                "As the edition `reconstruction` names them.",
                "Cards, professions, residences and titles are the edition's, everything else is the title's.",
                "A `creditor` is a seat or `bank`, a `victim` a seat or `everybody`,",
                "a `subject` a card where one is traded and else a number of talers.",
            ],
            [
                "Every entry has `seats`.",
                "Steps of another question, such as whom a card is aimed at or the price of an offer, are no entries.",
            ],
            refusals.REASONS,
            lines,
            list(dict.fromkeys(gilde.BAGS.values())),
            [
                "What is asked in steps can be said in one breath:",
                code(PHRASES) + ".",
                "The journal has the small decisions that a phrase stands for.",
            ],
            WORDS,
        )
    )


def schema() -> Schema:
    title = gilde.GILDE
    by_seat = {"low": min(title.seats), "high": max(title.seats)}
    card, count = nullable(ref("card")), ref("count")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A view of {NAME}: what zunft.Table.view(seat) gives",
        "$comment": "Made by `make docs`; change tools/make_docs.py.",
        **strict(
            {
                **common_schema(title, count),
                "active": nullable(ref("seat")),
                "phase": words("setup", *dict.fromkeys(view.PHASES)),
                "deck": count,
                "discard": strict({"size": count, "top": card, "cards": by_name("card", count)}, ["cards"]),
                "town_hall": words(*view.HALLS),
                "political_left": count,
                "offers_left": count,
                "passing": array(ref("seat"), high=max(title.seats)),
                "requests": array(ref("seat"), high=max(title.seats)),
                "chain": array(ref("link")),
                "proposal": nullable(array(ref("share"), 1, max(title.seats))),
                "owed": array(ref("owed")),
                "votes": {
                    "type": "object",
                    "propertyNames": {"pattern": "^[0-5]$"},
                    "additionalProperties": ref("number"),
                },
                "players": array(ref("player"), **by_seat),
                "winner": nullable(ref("seat")),
                "ended": nullable(words(*(end for end in view.ENDS if end))),
            }
        ),
        "$defs": view_things() | view_parts(),
    }


def view_things() -> dict[str, Schema]:
    name: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]{0,39}$"}
    seat: Schema = {"type": "integer", "minimum": 0, "maximum": max(gilde.GILDE.seats) - 1}
    return {
        "name": name,
        "count": {"type": "integer", "minimum": 0},
        "number": {"type": "integer"},
        "seat": seat,
        "card": name,
        "profession": name,
        "residence": name,
        "title": name,
        "stat": words(*notation.STATS),
        "until": words(*notation.UNTIL),
        "kind": words(*notation.KINDS),
        "why": words(*notation.WHY),
        "deal": words(*notation.DEALS.values()),
        "creditor": {"oneOf": [seat, {"const": "bank"}]},
        "victim": {"oneOf": [seat, {"const": "everybody"}]},
        "subject": {"oneOf": [ref("card"), ref("count")]},
    }


def view_parts() -> dict[str, Schema]:
    truth: Schema = {"type": "boolean"}
    count, card = ref("count"), nullable(ref("card"))
    turns: Schema = {"description": "Turns until it is due; 0 is a debt.", **ref("count")}
    about = {"seat": ref("seat"), "victim": nullable(ref("seat")), "target": card, "spared": array(ref("seat"))}
    link = {"card": card, "kind": nullable(ref("kind")), "used": truth, **about, "number": nullable(ref("number"))}
    lasting = {"card": ref("card"), "stat": ref("stat"), "n": ref("number"), "until": ref("until")}
    return {
        **said_schemas("gilde", gilde.GildeGame),
        "link": strict(link) | {"description": "A card that is being resolved; in an election a draw, without a card."},
        "share": strict({"seat": ref("seat"), "talers": count, "points": count}),
        "owed": strict({"number": count, "seat": ref("seat"), "to": ref("creditor"), "talers": count, "turns": turns}),
        "lying": strict({"card": ref("card"), "locked": count, "dormant": truth}),
        "lasting": strict(lasting),
        "statistic": statistic_schema(),
        "player": player_schema(),
    }


def statistic_schema() -> Schema:
    """A number, and the parts that it is the sum of."""
    sources = words("rules", "title", "residence", "profession", "card", "lasting")
    part = strict({"source": sources, "key": nullable(ref("name")), "n": ref("number")})
    return strict({"n": ref("number"), "from": array(part)})


def player_schema() -> Schema:
    count = ref("count")
    cards = array(ref("card")) | {"description": "The cards of the hand that this seat knows."}
    return strict(
        {
            "talers": count,
            "xp": count,
            "title": ref("title"),
            "next_title_at": nullable(count),
            "residence": ref("residence"),
            "profession": nullable(ref("profession")),
            "tower": {"type": "boolean"},
            "hand": count,
            "cards": cards,
            "table": array(ref("lying")),
            "lasting": array(ref("lasting")),
            "numbers": strict({name: ref("statistic") for name, _ in view.NUMBERS}),
        }
    )
