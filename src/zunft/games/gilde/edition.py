"""Editions of The Guild: a data file with its cards and their texts, checked, and the tables that the rules read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.edition import (
    Faults,
    Sheet,
    Shelf,
    Where,
    need_int,
    need_key,
    need_keys,
    need_list,
    need_table,
    need_text,
)
from zunft.games.gilde import constants as c
from zunft.games.gilde.acts import (
    AFTER,
    LASTING,
    LIMITS,
    LYING,
    MOST,
    MOST_CHANGE,
    MOST_LOCK,
    MOST_ROWS,
    STAT_KEYS,
    STATS,
    TIMINGS,
    TYPES,
    Act,
    Rows,
    Static,
    check_act,
    check_statics,
    need_fields,
    need_flag,
    need_one_known,
    need_word,
)
from zunft.games.gilde.board import EFFECT_ROW, Board, CardTable

TITLE: Final = "gilde"
FOLDER: Final = Path(__file__).parent / "editions"
DATA: Final = ("constants", "titles", "residences", "professions", "cards")
ENGLISH: Final = "en"
LANGUAGE: Final = re.compile(r"[a-z]{2}")
NAMED: Final = ("card", "title", "residence", "profession")
EXPLAINED: Final = ("card", "profession")
MOST_SEATS: Final = 6
# The least and the most that each number can be. Without a base income nobody would ever leave the tower.
CONSTANTS: Final = {
    "start_talers": (0, 200),
    "start_hand": (1, 12),
    "hand_limit": (1, 12),
    "base_income": (1, MOST),
    "draw_per_turn": (0, 5),
    "optional_discards": (0, 5),
    "political_per_turn": (0, 5),
    "sell_numerator": (0, 10),
    "sell_denominator": (1, 10),
    "trade_max_factor": (1, 5),
    "own_profession_income": (0, MOST_CHANGE),
    "election_value_divisor": (1, MOST_CHANGE),
    "tiebreak_value_divisor": (1, MOST_CHANGE),
    "count_xp": (10, 1000),
}
RESIDENCE_STATS: Final = {
    "extension_slots": c.EXTENSION_SLOTS,
    "inventory_slots": c.INVENTORY_SLOTS,
    "favour": c.FAVOUR,
    "sabotage_protection": c.SABOTAGE_PROTECTION,
    "burglary_protection": c.BURGLARY_PROTECTION,
}
CARD_STATS: Final = (*LASTING, *LIMITS, *STAT_KEYS)
PROFESSION_STATS: Final = (*STATS, *STAT_KEYS)  # only a profession has a sale bonus
COMMON: Final = ("type", "name", "copies", "value", "cost", "text")
# 5.1. The keys that a card of each type needs besides, and those that it may have.
NEEDED: Final = {
    "business": ("profession", "income"),
    "district": ("votes", "upkeep"),
    "person": ("votes", "upkeep"),
    "measure": ("kind", "effects"),
    "instant": ("kind", "window", "effects"),
}
FREE: Final = {
    "artefact": ("req", "static", "use"),
    "measure": ("political", "pay_to", "req", "target"),
    "instant": ("pay_to", "req", "target"),
    "public": (),
}
REQUIREMENTS: Final = ("title", "favour", "businesses", "any_of", "election_pending")
MOST_KINDS: Final = 1000  # so that a move can name a card
MOST_COPIES: Final = 15
MOST_TITLES: Final = 20
MOST_RESIDENCES: Final = 6
MOST_NESTED: Final = 4  # cards that open a window inside a window
MOST_UPKEEP: Final = 1000  # in all, since one question may be about all of it
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 300

Texts = Mapping[str, Mapping[str, Mapping[str, str]]]  # kind of thing -> key -> language


@dataclass(frozen=True)
class GildeEdition:
    """One edition; keys are in the order of the file, which numbers them."""

    name: str
    text: str
    hash: str
    path: Path
    board: Board
    cards: tuple[str, ...]
    titles: tuple[str, ...]
    residences: tuple[str, ...]
    professions: tuple[str, ...]
    names: Texts
    abouts: Texts  # the rules on cards and professions


@dataclass(frozen=True)
class Keys:
    """What the edition calls its things, and of what type each card is."""

    titles: tuple[str, ...]
    residences: tuple[str, ...]
    professions: tuple[str, ...]
    cards: tuple[str, ...]
    types: tuple[str, ...]


@dataclass(frozen=True)
class Rank:
    xp: int
    businesses: int
    stands: int


@dataclass(frozen=True)
class Residence:
    title: int
    cost: int
    value: int
    stats: list[int]


@dataclass(frozen=True)
class Needs:
    """G-096. What a player must have to play a card."""

    title: int = 0
    favour: int = c.NONE
    businesses: int = 0
    election: int = 0
    any_of: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Card:
    type_: int
    copies: int
    value: int
    cost: int
    upkeep: int
    profession: int
    political: int
    pay_to: int
    needs: Needs
    statics: list[Static]
    act: Act


def make(sheet: Sheet) -> GildeEdition:
    """An edition from a sheet whose head is checked already."""
    data, where = sheet.data, sheet.where
    keys = check_keys(where, data)
    board = make_board(where, data, keys)
    return GildeEdition(
        name=sheet.name,
        text=sheet.text,
        hash=sheet.hash,
        path=Path(where.file),
        board=board,
        cards=keys.cards,
        titles=keys.titles,
        residences=keys.residences,
        professions=keys.professions,
        names={kind: check_texts(where, data, f"{kind}s", "name") for kind in NAMED},
        abouts={kind: check_texts(where, data, f"{kind}s", "text") for kind in EXPLAINED},
    )


def survey(where: Where, data: dict[str, Any], faults: Faults) -> None:
    """All that is wrong, in parts that do not depend on each other, or only on good ones."""
    constants = faults.of(check_constants, where.at("constants"), data.get("constants"))
    faults.each(lambda at, card: need_word(at, card, "type", TYPES), where.at("cards"), data.get("cards"))
    keys = faults.of(check_keys, where, data)
    dearest = c.MOST_SUM // (constants["trade_max_factor"] if constants else 1)  # or as dear as can be
    faults.each(check_title, where.at("titles"), data.get("titles"))
    xp = constants["count_xp"] if constants else None
    faults.of(check_titles, where.at("titles"), data.get("titles"), keys, xp)
    faults.each(check_residence, where.at("residences"), data.get("residences"), keys, dearest)
    faults.of(check_residences, where.at("residences"), data.get("residences"), keys, dearest)
    faults.each(check_profession, where.at("professions"), data.get("professions"), keys)
    cards = faults.each(check_card, where.at("cards"), data.get("cards"), keys, Rows(), dearest)
    hand = constants["start_hand"] if constants else None
    deck = list(cards.values()) if cards else None
    faults.of(check_deck, where.at("cards"), deck, keys, hand)
    faults.of(check_nested, where.at("cards"), deck, keys)
    survey_texts(where, data, faults)


def survey_texts(where: Where, data: dict[str, Any], faults: Faults) -> None:
    for kinds, key, longest in ((NAMED, "name", LONGEST_NAME), (EXPLAINED, "text", LONGEST_TEXT)):
        for things in (f"{kind}s" for kind in kinds):
            faults.each(
                lambda at, thing, key=key, most=longest: thing_says(at, thing, key, most),
                where.at(things),
                data.get(things),
            )


def thing_says(where: Where, thing: object, key: str, longest: int) -> dict[str, str] | None:
    """What a thing says; whether it says anything is checked elsewhere."""
    return check_said(where.at(key), thing[key], longest) if isinstance(thing, dict) and key in thing else None


SHELF: Final = Shelf(TITLE, FOLDER, DATA, make, survey)
editions, load, from_text = SHELF.names, SHELF.load, SHELF.from_text


def check_texts(where: Where, data: Mapping[str, Any], things: str, key: str) -> dict[str, dict[str, str]]:
    """The names or the texts of things."""
    longest = LONGEST_NAME if key == "name" else LONGEST_TEXT
    return {
        thing: check_said(where.at(things, thing, key), data[things][thing][key], longest) for thing in data[things]
    }


def check_said(where: Where, value: object, longest: int) -> dict[str, str]:
    """In English, and in every other language that somebody has written: readers of the rest are told it in English.
    The file says which languages there are, so that it is read as before when the program learns another one."""
    said = need_table(where, value)
    if ENGLISH not in said:
        raise where.at(ENGLISH).error("is missing")
    for language in said:
        if not LANGUAGE.fullmatch(language):
            raise where.at(language).error("is no language: two small letters, such as en")
    return {language: need_text(where.at(language), words, longest) for language, words in said.items()}


# --- keys -----------------------------------------------------------------------------------------


def check_keys(where: Where, data: Mapping[str, Any]) -> Keys:
    """Everything that something else in the file may refer to."""
    cards = check_named(where.at("cards"), data["cards"], 1, MOST_KINDS)
    return Keys(
        titles=tuple(check_named(where.at("titles"), data["titles"], 2, MOST_TITLES)),
        residences=tuple(check_named(where.at("residences"), data["residences"], 1, MOST_RESIDENCES)),
        professions=tuple(check_named(where.at("professions"), data["professions"], MOST_SEATS, c.PROFESSIONS)),
        cards=tuple(cards),
        types=tuple(need_word(where.at("cards", key), card, "type", TYPES) for key, card in cards.items()),
    )


def check_named(where: Where, value: object, low: int, high: int) -> dict[str, dict[str, Any]]:
    """A table of tables, each with a key of its own."""
    table = need_table(where, value)
    for key, thing in table.items():
        need_key(where.at(key), key)
        need_table(where.at(key), thing)
    if not low <= len(table) <= high:
        raise where.error(f"there must be {low} to {high}, not {len(table)}")
    return table


# --- constants, titles, residences, professions ---------------------------------------------------


def check_constants(where: Where, value: object) -> dict[str, int]:
    table = need_keys(where, value, tuple(CONSTANTS))
    found = {key: need_int(where.at(key), table[key], low, high) for key, (low, high) in CONSTANTS.items()}
    if found["sell_numerator"] > found["sell_denominator"]:
        raise where.at("sell_numerator").error("must not be above sell_denominator: nothing is sold at a profit")
    return found


def check_titles(where: Where, data: Mapping[str, Any], keys: Keys, count_xp: int) -> list[Rank]:
    """G-121, G-124, G-154. Titles rise in every respect, from nothing to the Count."""
    ranks = [check_title(where.at(key), data[key]) for key in keys.titles]
    if ranks[0].xp:
        raise where.at(keys.titles[0], "xp").error(f"must be 0, since everybody begins with it, not {ranks[0].xp}")
    for number, (lower, higher) in enumerate(pairwise(ranks), 1):
        check_rise(where.at(keys.titles[number]), lower, higher)
    if ranks[-1].xp != count_xp:
        raise where.at(keys.titles[-1], "xp").error(f"must be count_xp ({count_xp}): the highest title is the Count's")
    if not ranks[-1].stands:
        raise where.at(keys.titles[-1], "stands").error("must be true: somebody has to stand for mayor")
    return ranks


def check_title(where: Where, value: object) -> Rank:
    title = need_keys(where, value, ("name", "xp", "business_limit", "stands"))
    businesses = need_int(where.at("business_limit"), title["business_limit"], 1, MOST)
    stands = need_flag(where.at("stands"), title["stands"])
    return Rank(need_int(where.at("xp"), title["xp"], 0, 1000), businesses, int(stands))


def check_rise(where: Where, lower: Rank, higher: Rank) -> None:
    if higher.xp <= lower.xp:
        raise where.at("xp").error(f"must be above that of the title before ({lower.xp}), not {higher.xp}")
    if higher.businesses < lower.businesses:
        raise where.at("business_limit").error(f"must not be below that of the title before ({lower.businesses})")
    if higher.stands < lower.stands:
        raise where.at("stands").error("must be true, since the title before may stand for mayor")


def check_residences(where: Where, data: Mapping[str, Any], keys: Keys, dearest: int) -> list[Residence]:
    """G-080. Each needs a title that is not below that of the one before; everybody begins with the first."""
    found = [check_residence(where.at(key), data[key], keys, dearest) for key in keys.residences]
    first = where.at(keys.residences[0])
    for key, number in (("title", found[0].title), ("cost", found[0].cost), ("value", found[0].value)):
        if number:
            wanted = keys.titles[0] if key == "title" else 0
            raise first.at(key).error(f"must be {wanted}, since everybody begins with this residence")
    for key, lower, higher in zip(keys.residences[1:], found, found[1:], strict=False):
        if higher.title < lower.title:
            fault = f"must not be below that of the residence before ({keys.titles[lower.title]})"
            raise where.at(key, "title").error(fault)
    return found


def check_residence(where: Where, value: object, keys: Keys, dearest: int) -> Residence:
    residence = need_keys(where, value, ("name", "title", "cost", "value", *RESIDENCE_STATS))
    stats = [0] * c.STATS
    for key, stat in RESIDENCE_STATS.items():
        stats[stat] = need_int(where.at(key), residence[key], 0, MOST_CHANGE)
    return Residence(
        title=need_one_known(where.at("title"), residence["title"], keys.titles, "title"),
        cost=need_int(where.at("cost"), residence["cost"], 0, dearest),
        value=need_int(where.at("value"), residence["value"], 0, MOST),
        stats=stats,
    )


def check_profession(where: Where, value: object, keys: Keys) -> list[Static]:
    """Q-40. What a profession is good at, besides its own businesses."""
    profession = need_fields(where, value, ("name", "text"), ("static",))
    if "static" not in profession:
        return []
    return check_statics(where.at("static"), profession["static"], keys.professions, PROFESSION_STATS)


# --- cards ----------------------------------------------------------------------------------------


def check_card(where: Where, value: object, keys: Keys, rows: Rows, dearest: int) -> Card:
    """5.1, G-097. A card has exactly the keys that its type needs or may have. Our districts and persons are there
    once; an edition may have more of them."""
    type_ = str(need_table(where, value)["type"])
    card = need_fields(where, value, (*COMMON, *NEEDED.get(type_, ())), FREE.get(type_, ("req", "static")))
    public = type_ == "public"
    return Card(
        type_=TYPES[type_],
        copies=need_int(where.at("copies"), card["copies"], 1, 1 if public else MOST_COPIES),
        value=need_int(where.at("value"), card["value"], 1, MOST),
        cost=need_int(where.at("cost"), card["cost"], 1 if public else 0, dearest),
        upkeep=need_int(where.at("upkeep"), card.get("upkeep", 0), 0, MOST),
        profession=check_own(where.at("profession"), card, keys),
        political=int(
            type_ in ("district", "person") or need_flag(where.at("political"), card.get("political", False))
        ),
        pay_to=check_recipient(where.at("pay_to"), card, keys),
        needs=check_req(where.at("req"), card["req"], keys) if "req" in card else Needs(),
        statics=card_statics(where, card, keys),
        act=card_act(where, card, rows),
    )


def check_own(where: Where, card: Mapping[str, Any], keys: Keys) -> int:
    """G-083. Whose business it is."""
    if "profession" not in card:
        return c.NONE
    return need_one_known(where, card["profession"], keys.professions, "profession")


def check_recipient(where: Where, card: Mapping[str, Any], keys: Keys) -> int:
    """G-064. The business whose owner receives the cost."""
    return need_type(where, card["pay_to"], keys, ("business",)) if "pay_to" in card else c.NONE


def need_type(where: Where, value: object, keys: Keys, types: Sequence[str]) -> int:
    """The number of a card of one of these types."""
    number = need_one_known(where, value, keys.cards, "card")
    if keys.types[number] not in types:
        raise where.error(f"must be of the type {' or '.join(types)}, and {value} is of the type {keys.types[number]}")
    return number


def check_req(where: Where, value: object, keys: Keys) -> Needs:
    """5.1. Requirements; all of them must hold."""
    req = need_fields(where, value, (), REQUIREMENTS)
    title, businesses, listed = req.get("title", keys.titles[0]), req.get("businesses", 0), req.get("any_of", ())
    if "any_of" in req:
        need_list(where.at("any_of"), listed, 1, MOST_COPIES)
    return Needs(
        title=need_one_known(where.at("title"), title, keys.titles, "title"),
        favour=need_int(where.at("favour"), req["favour"], 0, MOST) if "favour" in req else c.NONE,
        businesses=need_int(where.at("businesses"), businesses, 0, MOST_CHANGE),
        election=int(need_flag(where.at("election_pending"), req.get("election_pending", False))),
        any_of=[need_type(where.at("any_of", at), key, keys, LYING) for at, key in enumerate(listed)],
    )


def card_statics(where: Where, card: Mapping[str, Any], keys: Keys) -> list[Static]:
    """G-009. What counts while the card is active; a business's yield and the votes are statistics like others."""
    plain = {"income": c.INCOME, "votes": c.VOTES}
    rows = [Static(plain[key], need_int(where.at(key), card[key], 0, MOST)) for key in plain if key in card]
    if "static" not in card:
        return rows
    return rows + check_statics(where.at("static"), card["static"], keys.professions, CARD_STATS)


def card_act(where: Where, card: Mapping[str, Any], rows: Rows) -> Act:
    """What a card does when it is played, or used."""
    if card["type"] in TIMINGS:
        return check_act(where, card, TIMINGS[card["type"]], rows)
    return check_use(where.at("use"), card["use"], rows) if "use" in card else Act()


def check_use(where: Where, value: object, rows: Rows) -> Act:
    """G-091, G-092. How an artefact is used, and what becomes of it."""
    timing = need_word(where, need_table(where, value), "timing", TIMINGS)
    after = need_word(where, need_table(where, value), "after", AFTER)
    needed = ["timing", "after", *(["lock"] if after == "lock" else []), "kind"]
    needed += ["window"] if timing == "instant" else []
    use = need_fields(where, value, (*needed, "effects"), ("target",))
    lock = need_int(where.at("lock"), use["lock"], 1, MOST_LOCK) if after == "lock" else 0
    return check_act(where, use, TIMINGS[timing], rows, lock)


# --- the deck as a whole --------------------------------------------------------------------------


def check_deck(where: Where, cards: Sequence[Card], keys: Keys, start_hand: int) -> None:
    """G-013, G-015, G-100: one Town Hall, a business, and cards for six hands and a redraw."""
    public = [key for key, type_ in zip(keys.cards, keys.types, strict=True) if type_ == "public"]
    if len(public) != 1:
        place = where.at(public[1], "type") if public else where
        raise place.error(f"there must be one card of the type public, the Town Hall, not {len(public)}")
    if "business" not in keys.types:
        raise where.error("there is no business among them")
    total, least = sum(card.copies for card in cards), (MOST_SEATS + 1) * start_hand + 1
    if total < least:
        fault = f"six hands of {start_hand}, another for a redraw and the Town Hall are {least} cards"
        raise where.error(f"{fault}, and there are {total}")
    upkeep = sum(card.copies * card.upkeep for card in cards)
    if upkeep > MOST_UPKEEP:
        raise where.error(f"the upkeep of all cards must be {MOST_UPKEEP} at most, not {upkeep}")


def check_nested(where: Where, cards: Sequence[Card], keys: Keys) -> None:
    """G-112. Windows inside windows end somewhere: few instants open one of their own."""
    nested = [(key, card.copies) for key, card in zip(keys.cards, cards, strict=True) if card.act.nests]
    copies = sum(number for _, number in nested)
    if copies > MOST_NESTED:
        said = f"instants that attack or draw a number must be {MOST_NESTED} cards at most, not {copies}"
        raise where.at(nested[-1][0]).error(said)


# --- the tables -----------------------------------------------------------------------------------


def make_board(where: Where, data: Mapping[str, Any], keys: Keys) -> Board:
    constants = check_constants(where.at("constants"), data["constants"])
    dearest = c.MOST_SUM // constants["trade_max_factor"]
    titles = check_titles(where.at("titles"), data["titles"], keys, constants["count_xp"])
    residences = check_residences(where.at("residences"), data["residences"], keys, dearest)
    professions = [
        check_profession(where.at("professions", key), data["professions"][key], keys) for key in keys.professions
    ]
    rows = Rows()
    cards = [check_card(where.at("cards", key), data["cards"][key], keys, rows, dearest) for key in keys.cards]
    check_deck(where.at("cards"), cards, keys, constants["start_hand"])
    check_nested(where.at("cards"), cards, keys)
    if len(rows.effects) > MOST_ROWS * EFFECT_ROW:
        raise where.at("cards").error(f"have {len(rows.effects) // EFFECT_ROW} effects; {MOST_ROWS} at most")
    statics = [card.statics for card in cards] + professions
    numbers = {
        **constants,
        "town_hall": keys.types.index("public"),
        "titles": len(titles),
        "residences": len(residences),
        "professions": len(professions),
    }
    tables = {
        "any_of": ints(number for card in cards for number in card.needs.any_of),
        "statics": ints(number for each in statics for row in each for number in (row.stat, row.n, row.needs, 0)),
        "effects": ints(rows.effects),
        "targets": ints(rows.targets),
        "title_xp": ints(title.xp for title in titles),
        "title_businesses": ints(title.businesses for title in titles),
        "title_residence": ints(highest(residences, title) for title in range(len(titles))),
        "title_stands": ints(title.stands for title in titles),
        "residence_title": ints(residence.title for residence in residences),
        "residence_cost": ints(residence.cost for residence in residences),
        "residence_value": ints(residence.value for residence in residences),
        "residence_stats": ints(number for residence in residences for number in residence.stats),
        "profession_first": ints(firsts(statics)[len(cards) :]),
        "profession_count": ints(map(len, professions)),
    }
    return Board(make_cards(cards), numbers, tables)


def make_cards(cards: Sequence[Card]) -> CardTable:
    def column(number: Callable[[Card], int]) -> vec[i64]:
        return ints(map(number, cards))

    acts = {part.name: ints(getattr(card.act, part.name) for card in cards) for part in fields(Act)}
    del acts["nests"]
    columns = {
        "type_": column(lambda card: card.type_),
        "copies": column(lambda card: card.copies),
        "value": column(lambda card: card.value),
        "cost": column(lambda card: card.cost),
        "upkeep": column(lambda card: card.upkeep),
        "profession": column(lambda card: card.profession),
        "political": column(lambda card: card.political),
        "pay_to": column(lambda card: card.pay_to),
        "needs_title": column(lambda card: card.needs.title),
        "needs_favour": column(lambda card: card.needs.favour),
        "needs_businesses": column(lambda card: card.needs.businesses),
        "needs_election": column(lambda card: card.needs.election),
        "any_first": ints(firsts([card.needs.any_of for card in cards])),
        "any_count": column(lambda card: len(card.needs.any_of)),
        "static_first": ints(firsts([card.statics for card in cards])),
        "static_count": column(lambda card: len(card.statics)),
        **acts,
    }
    return CardTable(len(cards), columns)


def firsts(lists: Sequence[Sequence[object]]) -> list[int]:
    """Where each list begins when they are laid end to end."""
    found = [0]
    for each in lists:
        found.append(found[-1] + len(each))
    return found[:-1]


def highest(residences: Sequence[Residence], title: int) -> int:
    """G-123. The largest residence that a title allows."""
    return max(number for number, residence in enumerate(residences) if residence.title <= title)


def ints(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64](list(numbers))
