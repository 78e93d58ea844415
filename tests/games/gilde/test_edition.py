"""Editions of The Guild: the numbers of the deck, its compiled rows, and what is told when a file is wrong."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faults import assert_sentences, fault_at

from zunft.engine.edition import EditionError, content_hash
from zunft.games.gilde import constants as c
from zunft.games.gilde.acts import KINDS, OPS, TYPES, WINDOWS
from zunft.games.gilde.board import E_NEXT, EFFECT_ROW, STATIC, TARGET_ROW, Board
from zunft.games.gilde.edition import GildeEdition, editions, from_text, load
from zunft.text.languages import LANGUAGES

TINY = load("tiny").text
BOOK = load("reconstruction").text
NONE = c.NONE


@pytest.fixture
def book() -> GildeEdition:
    return load("reconstruction")


@pytest.fixture
def tiny() -> GildeEdition:
    return load("tiny")


# --- the numbers of 5.3 and 5.6 -------------------------------------------------------------------


def test_the_reconstruction_comes_first() -> None:
    assert editions() == ["reconstruction", "tiny"]


def test_5_6_how_many_cards_there_are(book: GildeEdition) -> None:
    cards = book.board.cards
    assert (cards.count, len(book.cards), sum(cards.copies)) == (94, 94, 127)
    assert book.cards[:2] == ("b01", "b02")
    assert book.cards[int(book.board.town_hall)] == book.cards[-1] == "r01"


# Type: cards, different ones, mean cost and mean value, to one digit.
DECK = {
    "business": (36, 18, 8.0, 3.7),
    "annex": (9, 8, 4.0, 3.0),
    "extension": (14, 10, 5.6, 3.1),
    "district": (8, 8, 6.6, 4.5),
    "person": (12, 12, 5.7, 4.0),
    "artefact": (15, 13, 3.6, 2.0),
    "measure": (20, 15, 1.8, 2.2),
    "instant": (12, 9, 1.7, 1.3),
    "public": (1, 1, 16, 12),
}


@pytest.mark.parametrize("name", DECK)
def test_5_6_counts_and_means_by_type(book: GildeEdition, name: str) -> None:
    cards = book.board.cards
    numbers = [number for number in range(cards.count) if cards.type_[number] == TYPES[name]]
    copies = sum(int(cards.copies[number]) for number in numbers)
    cost = sum(int(cards.copies[number] * cards.cost[number]) for number in numbers) / copies
    value = sum(int(cards.copies[number] * cards.value[number]) for number in numbers) / copies
    wanted = DECK[name]
    assert (copies, len(numbers)) == wanted[:2]
    assert (abs(cost - wanted[2]) <= 0.051, abs(value - wanted[3]) <= 0.051) == (True, True)


def test_5_6_values_that_can_be_random_numbers(book: GildeEdition) -> None:
    cards, values = book.board.cards, Counter[int]()
    for number in range(cards.count):
        if number != book.board.town_hall:
            values[int(cards.value[number])] += int(cards.copies[number])
    assert values == {1: 18, 2: 32, 3: 34, 4: 23, 5: 15, 6: 3, 7: 1}


def test_g_012_g_013_how_a_game_begins(book: GildeEdition) -> None:
    board = book.board
    assert (board.start_talers, board.start_hand, board.hand_limit, board.base_income) == (12, 8, 5, 2)
    assert (board.draw_per_turn, board.optional_discards, board.political_per_turn) == (1, 1, 1)
    assert (board.sell_numerator, board.sell_denominator, board.trade_factor) == (1, 2, 2)
    assert (board.own_profession_income, board.election_divisor, board.tie_divisor, board.count_xp) == (1, 2, 1, 120)


def test_g_123_titles_and_residences(book: GildeEdition) -> None:
    board = book.board
    assert book.titles[0] == "gemeiner"
    assert book.titles[-1] == "graf"
    assert list(board.title_xp) == [0, 8, 18, 30, 45, 60, 80, 100, 120]
    assert list(board.title_businesses) == [2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert list(board.title_residence) == [0, 0, 0, 1, 1, 2, 2, 2, 2]
    assert list(board.title_stands) == [0, 0, 0, 1, 1, 1, 1, 1, 1]
    assert book.residences == ("haus", "buergerhaus", "herrenhaus")
    assert [list(board.residence_title), list(board.residence_cost), list(board.residence_value)] == [
        [0, 3, 5],
        [0, 8, 15],
        [0, 5, 9],
    ]
    stats = [c.EXTENSION_SLOTS, c.INVENTORY_SLOTS, c.FAVOUR, c.SABOTAGE_PROTECTION, c.BURGLARY_PROTECTION, c.INCOME]
    assert [[board.residence_stats[at * c.STATS + stat] for stat in stats] for at in range(3)] == [
        [2, 2, 1, 0, 0, 0],
        [3, 3, 3, 1, 1, 0],
        [5, 4, 5, 1, 1, 0],
    ]


# --- rows -----------------------------------------------------------------------------------------


def statics(board: Board, first: int, count: int) -> list[tuple[int, ...]]:
    rows = [board.statics[STATIC * row : STATIC * row + STATIC] for row in range(first, first + count)]
    return [tuple(int(number) for number in list(row)[:3]) for row in rows]


def of_card(edition: GildeEdition, key: str) -> list[tuple[int, ...]]:
    number, cards = edition.cards.index(key), edition.board.cards
    return statics(edition.board, int(cards.static_first[number]), int(cards.static_count[number]))


def of_profession(edition: GildeEdition, key: str) -> list[tuple[int, ...]]:
    number, board = edition.professions.index(key), edition.board
    return statics(board, int(board.profession_first[number]), int(board.profession_count[number]))


def test_5_2_what_counts_while_a_card_is_active(book: GildeEdition) -> None:
    assert of_card(book, "b03") == [(c.INCOME, 4, 0)]
    assert of_card(book, "z03") == [(c.BOOST + book.professions.index("gelehrter"), 1, 0)]
    assert of_card(book, "z07") == [(c.INCOME, 1, 2)]
    assert of_card(book, "d08") == [(c.VOTES, 3, 0), (c.CHECK_BONUS + c.BURGLARY, 1, 0)]
    assert of_card(book, "n07") == [(c.VOTES, 1, 0), (c.INCOME, 1, 0)]
    assert of_card(book, "m01") == of_card(book, "r01") == []


def test_q_40_what_a_profession_is_good_at(book: GildeEdition, tiny: GildeEdition) -> None:
    assert of_profession(book, "patron") == [(c.FAVOUR, 2, 0)]
    assert of_profession(book, "handwerker") == [
        (c.COST_MOD + c.EXTENSION, -1, 0),
        (c.COST_MIN + c.EXTENSION, 1, 0),
        (c.COST_MOD + c.ANNEX, -1, 0),
        (c.COST_MIN + c.ANNEX, 1, 0),
        (c.COST_MOD + c.RESIDENCE, -1, 0),
        (c.COST_MIN + c.RESIDENCE, 1, 0),
    ]
    assert of_profession(book, "haendler") == [(c.SALE_BONUS, 1, 0)]
    assert of_profession(tiny, "gauner") == [(c.CHECK_BONUS + kind, 1, 0) for kind in (0, 1, 2)]


def column(edition: GildeEdition, key: str, *columns: str) -> tuple[int, ...]:
    number = edition.cards.index(key)
    return tuple(int(getattr(edition.board.cards, name)[number]) for name in columns)


def test_g_061_what_uses_the_political_slot(book: GildeEdition) -> None:
    political = {key for key in book.cards if column(book, key, "political") == (1,)}
    assert political == {key for key in book.cards if key[0] in "dn"} | {"m06"}


def test_5_1_requirements(book: GildeEdition) -> None:
    needs = ("needs_title", "needs_favour", "needs_businesses", "needs_election")
    assert column(book, "b01", *needs, "any_count") == (0, NONE, 0, 0, 0)
    assert column(book, "b03", *needs) == (2, NONE, 0, 0)
    assert column(book, "z07", *needs) == (0, NONE, 2, 0)
    assert column(book, "d05", *needs) == (0, 0, 0, 0)
    assert column(book, "d06", *needs) == (3, 5, 0, 0)
    assert column(book, "i03", *needs) == (3, NONE, 0, 1)
    first, count = column(book, "m14", "any_first", "any_count")
    assert [book.cards[number] for number in list(book.board.any_of)[first : first + count]] == ["d01", "d08", "b11"]


def test_g_064_the_business_that_is_paid(book: GildeEdition) -> None:
    assert book.cards[column(book, "m10", "pay_to")[0]] == "b03"
    assert column(book, "m02", "pay_to") == (NONE,)
    assert book.professions[column(book, "b11", "profession")[0]] == "haendler"
    assert column(book, "d03", "upkeep", "profession") == (2, NONE)


ACT = ("timing", "kind", "window", "lock_after", "each", "money", "cancels", "cancel_scope", "redraw_scope")


def test_5_1_acts(book: GildeEdition, tiny: GildeEdition) -> None:
    assert column(book, "b01", *ACT, "target", "program") == (NONE, NONE, NONE, 0, 0, 0, 0, NONE, NONE, NONE, NONE)
    assert column(book, "m01", *ACT) == (c.AS_MEASURE, c.SABOTAGE, NONE, 0, 0, 0, 0, NONE, NONE)
    assert column(book, "m13", *ACT) == (c.AS_MEASURE, c.EXTORTION, NONE, 0, 1, 0, 0, NONE, NONE)
    assert column(book, "m09", *ACT) == (c.AS_MEASURE, c.ECONOMY, NONE, 0, 0, 1, 0, NONE, NONE)
    assert column(book, "i01", *ACT) == (c.AS_INSTANT, c.COUNTER, c.IN_TARGETED, 0, 0, 0, 3, c.AGAINST_ANYONE, NONE)
    assert column(book, "a10", *ACT) == (c.AS_INSTANT, c.COUNTER, c.IN_TARGETED, 0, 0, 0, 7, c.AGAINST_ME, NONE)
    assert column(book, "a11", *ACT) == (c.AS_INSTANT, c.LUCK, c.IN_NUMBER, 2, 0, 0, 0, NONE, c.MINE_OR_AGAINST_ME)
    assert column(tiny, "m16", *ACT) == (c.AS_MEASURE, c.LUCK, NONE, 0, 0, 1, 0, NONE, NONE)


def target(edition: GildeEdition, row: int) -> list[int]:
    return [int(number) for number in edition.board.targets[TARGET_ROW * row : TARGET_ROW * row + 7]]


def test_5_1_targets(book: GildeEdition) -> None:
    business, person, artefact = 1 << c.BUSINESS, 1 << c.PERSON, 1 << c.ARTEFACT
    assert target(book, *column(book, "m01", "target")) == [c.OF_OPPONENT, c.ON_TABLE, business, 0, 0, 0, c.BY_ACTOR]
    assert target(book, *column(book, "m06", "target")) == [c.OF_OPPONENT, c.ON_TABLE, person, 0, 1, 0, c.BY_ACTOR]
    assert target(book, *column(book, "m08", "target")) == [c.OF_OPPONENT, c.A_PLAYER, 0, 0, 0, business, c.BY_ACTOR]
    own, _, types, locked, *_ = target(book, *column(book, "i08", "target"))
    assert (own, types & artefact, types & 1 << c.MEASURE, locked) == (c.OF_SELF, artefact, 0, 1)
    assert column(book, "m09", "target") == (NONE,)


Row = tuple[int, ...]


def row(edition: GildeEdition, number: int) -> Row:
    """An op with its five arguments."""
    return tuple(int(each) for each in edition.board.effects[EFFECT_ROW * number : EFFECT_ROW * number + E_NEXT])


def following(edition: GildeEdition, number: int) -> int:
    return int(edition.board.effects[EFFECT_ROW * number + E_NEXT])


def program(edition: GildeEdition, key: str) -> list[Row]:
    """The outer list of a card's effects."""
    (number,), found = column(edition, key, "program"), []
    while number != NONE:
        found.append(row(edition, number))
        number = following(edition, number)
    return found


def test_5_2_effects_of_one_row(book: GildeEdition, tiny: GildeEdition) -> None:
    assert program(book, "m09") == [(c.GAIN_TALERS, c.SELF, 2, 1, 4, 0)]
    assert program(book, "i06") == [(c.GAIN_TALERS, c.SELF, 4, 0, 0, 0)]
    assert program(book, "m13") == [(c.PAY_TALERS, c.EACH_OPPONENT, 2, 1, c.UP_TO, 0)]
    assert program(book, "i07") == [(c.LOCK, NONE, 1, 0, 0, 0)]
    assert program(book, "i08") == [(c.UNLOCK, NONE, 0, 0, 0, 0)]
    assert program(book, "m11") == [(c.DRAW_CARDS, c.SELF, 2, 0, 0, 0)]
    assert program(book, "i02") == [(c.CANCEL, 15, c.AGAINST_ME, 0, 0, 0)]
    assert program(book, "i04") == [(c.REDRAW, c.ANY_NUMBER, 0, 0, 0, 0)]
    assert program(book, "i03") == [(c.TEMP, c.SELF, c.VOTES, 3, c.UNTIL_ELECTION, 0)]
    lowered, lost = program(tiny, "m17")
    assert lowered == (c.TEMP, c.EACH_OPPONENT, c.FAVOUR, -1, c.OWN_NEXT_TURN, 0)
    assert lost == (c.DISCARD_CARDS, c.EACH_OPPONENT, 1, c.BY_TARGET, 0, 0)


def test_5_2_effects_follow_each_other(book: GildeEdition, tiny: GildeEdition) -> None:
    assert program(book, "m10") == [
        (c.TEMP, c.SELF, c.FAVOUR, 2, c.END_OF_TURN, 0),
        (c.EXTRA_POLITICAL, 1, 0, 0, 0, 0),
    ]
    assert program(book, "m12") == [(c.PEEK, c.TARGET, 0, 0, 0, 0), (c.DISCARD_CARDS, c.TARGET, 1, c.BY_ACTOR, 0, 0)]
    destroyed, gained = program(tiny, "m18")
    assert destroyed[0] == c.DESTROY
    assert target(tiny, destroyed[1])[:2] == [c.OF_SELF, c.ON_TABLE]
    assert gained == (c.GAIN_TALERS, c.SELF, 4, 0, 0, 0)


def test_5_2_a_check_has_two_ends(book: GildeEdition) -> None:
    (check,) = program(book, "m02")
    assert check[:3] == (c.RANDOM_CHECK, 2, c.SABOTAGE_PROTECTION)
    then, otherwise = check[3:5]
    assert (row(book, then), following(book, then)) == ((c.DESTROY, NONE, 0, 0, 0, 0), NONE)
    assert (row(book, otherwise), following(book, otherwise)) == ((c.PAY_TALERS, c.SELF, 2, 0, c.MUST, 0), NONE)
    (check,) = program(book, "m04")
    assert (row(book, check[3])[0], check[4]) == (c.TAKE, NONE)


def test_5_2_an_inner_list_leads_back_to_the_outer_one() -> None:
    old = '{ op = "random_check", against = 1, then = [{ op = "gain_talers", who = "self", n = 3 }] }'
    new = '{ op = "gain_talers", who = "self", n = 9 }'
    edition = from_text(TINY.replace(old, f"{old}, {new}", 1), "my.toml")
    check, last = program(edition, "i10")
    (first,) = column(edition, "i10", "program")
    after = following(edition, first)
    assert (row(edition, after), last[2]) == (last, 9)
    assert following(edition, check[3]) == after == check[4]


def test_5_2_choices(book: GildeEdition, tiny: GildeEdition) -> None:
    (choice,) = program(book, "m08")
    assert (choice[:2], choice[4:]) == ((c.CHOICE, c.BY_TARGET), (NONE, NONE))
    assert row(book, choice[2]) == (c.PAY_TALERS, c.TARGET, 3, 1, c.MUST, 0)
    lock = row(book, choice[3])
    assert (lock[0], lock[2]) == (c.LOCK, 1)
    assert target(book, lock[1]) == [c.OF_TARGET, c.ON_TABLE, 1 << c.BUSINESS, 0, 0, 0, c.BY_TARGET]
    (choice,) = program(tiny, "m16")
    assert [row(tiny, first)[0] for first in choice[2:5]] == [c.GAIN_TALERS, c.RANDOM_CHECK, c.DRAW_CARDS]
    assert (choice[1], choice[5]) == (c.BY_ACTOR, NONE)
    assert row(tiny, following(tiny, choice[4]))[0] == c.DISCARD_CARDS


def test_tiny_has_everything(tiny: GildeEdition) -> None:
    board, cards = tiny.board, tiny.board.cards
    assert set(cards.type_) == set(TYPES.values())
    assert {int(op) for op in list(board.effects)[::EFFECT_ROW]} == {op for op, *_ in OPS.values()}
    assert set(cards.window) == {NONE, *WINDOWS.values()}
    plain = {*range(c.SALE_BONUS + 1)} - {c.UPKEEP, c.EXTENSION_SLOTS}
    found = {int(stat) for stat in list(board.statics)[::STATIC]}
    assert plain <= found
    assert all(
        any(low <= stat < low + 10 for stat in found) for low in (c.CHECK_BONUS, c.COST_MOD, c.COST_MIN, c.BOOST)
    )
    assert {*range(c.ATTACKS), c.COUNTER, c.LUCK, c.PROTECTION, c.ECONOMY, c.SOCIAL} <= set(cards.kind)
    assert (board.count_xp, board.start_hand, board.hand_limit, board.title_xp[2]) == (30, 4, 4, 8)
    assert (len(tiny.professions), len(tiny.residences), cards.count, sum(cards.copies)) == (6, 3, 51, 66)


def test_words_are_numbered_without_a_gap() -> None:
    assert sorted(TYPES.values()) == list(range(c.RESIDENCE))
    assert sorted(KINDS.values()) == list(range(c.KINDS))
    assert sorted(op for op, *_ in OPS.values()) == list(range(c.CHOICE + 1))


@pytest.mark.parametrize("name", editions())
def test_every_edition_is_named_like_its_file(name: str) -> None:
    found = load(name)
    assert found.name == name == found.path.stem
    assert found.hash == content_hash(found.text)
    assert from_text(found.text, "elsewhere").hash == found.hash


@pytest.mark.parametrize("name", editions())
def test_tables_have_their_sizes(name: str) -> None:
    edition = load(name)
    board, cards = edition.board, edition.board.cards
    columns = [value for key in dir(cards) if hasattr(value := getattr(cards, key), "__len__") and key[0] != "_"]
    assert {len(values) for values in columns} == {cards.count} == {len(edition.cards)}
    assert len(columns) == 27
    assert len(board.residence_stats) == c.STATS * board.residences
    assert [len(table) % size for table, size in ((board.effects, EFFECT_ROW), (board.targets, TARGET_ROW))] == [0, 0]
    assert sum(cards.static_count) + sum(board.profession_count) == len(board.statics) / STATIC


@pytest.mark.parametrize("name", editions())
def test_names_and_texts_are_in_every_language(name: str) -> None:
    edition = load(name)
    kinds = {"card": "cards", "title": "titles", "residence": "residences", "profession": "professions"}
    assert {kind: tuple(things) for kind, things in edition.names.items()} == {
        kind: getattr(edition, things) for kind, things in kinds.items()
    }
    assert {kind: tuple(things) for kind, things in edition.abouts.items()} == {
        kind: getattr(edition, kinds[kind]) for kind in ("card", "profession")
    }
    for texts in (edition.names, edition.abouts):
        assert all(set(said) == set(LANGUAGES) for things in texts.values() for said in things.values())
    assert edition.names["card"]["b01"]["de"] == "Bauernhof"


def test_names_and_texts_need_not_be_in_every_language() -> None:
    text = re.sub(r', (de|nl) = "[^"]*"', "", TINY)
    edition = from_text(text, "my.toml")
    assert edition.names["card"]["b01"] == {"en": "Farm"}
    assert set(edition.names["title"]) == set(load("tiny").names["title"])
    assert from_text(text.replace('{ en = "Farm" }', '{ en = "Farm", fr = "Ferme" }'), "my.toml").names["card"]["b01"]


# --- what is refused ------------------------------------------------------------------------------

THREE = '{ op = "gain_talers", who = "self", n = 3 }'
# The table in which something is changed, what is there, what comes instead; then the key and the fault that are told.
FAULTS = [
    ("", 'title = "gilde"', 'title = "flanders"', "title", "must be one of gilde, not 'flanders'"),
    ("", "[constants]", "[gold]\n[constants]", "gold", "is not known here"),
    # Constants.
    ("constants", "start_hand = 4", "start_hand = 0", "constants.start_hand", "must be a whole number from 1 to 12"),
    ("constants", "hand_limit = 4", "hand_limit = 13", "constants.hand_limit", "must be a whole number from 1 to 12"),
    ("constants", "count_xp = 30", "count_xp = 9", "constants.count_xp", "must be a whole number from 10 to 1000"),
    ("constants", "base_income = 2", "base_income = 0", "constants.base_income", "must be a whole number from 1"),
    ("constants", "count_xp = 30", "", "constants.count_xp", "is missing"),
    ("constants", "count_xp = 30", "count_xp = 30\nluck = 1", "constants.luck", "is not known here"),
    (
        "constants",
        "sell_numerator = 1",
        "sell_numerator = 3",
        "constants.sell_numerator",
        "must not be above sell_denominator: nothing is sold at a profit",
    ),
    # Titles.
    ("titles.gemeiner", "xp = 0", "xp = 1", "titles.gemeiner.xp", "must be 0, since everybody begins with it, not 1"),
    ("titles.buerger", "xp = 8", "xp = 4", "titles.buerger.xp", "must be above that of the title before (4), not 4"),
    ("titles.graf", "xp = 30", "xp = 31", "titles.graf.xp", "must be count_xp (30): the highest title is the Count's"),
    ("titles.patrizier", "stands = true", "stands = false", "titles.patrizier.stands", "must be true, since the title"),
    ("titles.patrizier", "stands = true", "stands = 1", "titles.patrizier.stands", "must be true or false, not 1"),
    (
        "titles.buerger",
        "business_limit = 3",
        "business_limit = 1",
        "titles.buerger.business_limit",
        "must not be below that of the title before (2)",
    ),
    ("titles.graf", 'en = "Count"', 'xx = "Count"', "titles.graf.name.en", "is missing"),
    ("titles.graf", 'de = "Graf"', 'de = ""', "titles.graf.name.de", "must be a text in one line of 1 to 40"),
    ("titles.graf", "[titles.graf]", "[titles.Graf]", "titles.Graf", "must be a key"),
    # Residences.
    ("residences.haus", "cost = 0", "cost = 1", "residences.haus.cost", "must be 0, since everybody begins with this"),
    (
        "residences.haus",
        '"gemeiner"',
        '"buerger"',
        "residences.haus.title",
        "must be gemeiner, since everybody begins with this",
    ),
    (
        "residences.herrenhaus",
        '"patrizier"',
        '"freisasse"',
        "residences.herrenhaus.title",
        "must not be below that of the residence before (buerger)",
    ),
    (
        "residences.herrenhaus",
        '"patrizier"',
        '"duke"',
        "residences.herrenhaus.title",
        "must be the key of a title, and there is no 'duke'",
    ),
    ("residences.herrenhaus", "favour = 5", "fame = 5", "residences.herrenhaus.fame", "is not known here"),
    (
        "residences.herrenhaus",
        "cost = 6",
        "cost = 251",
        "residences.herrenhaus.cost",
        "must be a whole number from 0 to",
    ),
    # Professions.
    (
        "professions.patron",
        "text.nl",
        "text.dutch",
        "professions.patron.text.dutch",
        "is no language: two small letters, such as en",
    ),
    (
        "professions.gauner",
        '"burglary"',
        '"theft"',
        "professions.gauner.static[0].kinds[1]",
        "must be one of sabotage, burglary,",
    ),
    (
        "professions.handwerker",
        '"residence"',
        '"public"',
        "professions.handwerker.static[0].types[2]",
        "must be one of business,",
    ),
    ("professions.handwerker", ", min = 1", "", "professions.handwerker.static[0].min", "is missing"),
    (
        "professions.gelehrter",
        '"hand_limit"',
        '"luck"',
        "professions.gelehrter.static[0].stat",
        "must be one of income,",
    ),
    ("professions.gelehrter", 'stat = "hand_limit", ', "", "professions.gelehrter.static[0].stat", "is missing"),
    # Cards as such.
    ("cards.b01", 'type = "business"', 'type = "farm"', "cards.b01.type", "must be one of business, annex,"),
    ("cards.b01", 'type = "business"\n', "", "cards.b01.type", "is missing"),
    ("cards.b01", "copies = 3", "copies = 16", "cards.b01.copies", "must be a whole number from 1 to 15, not 16"),
    ("cards.b01", "value = 2", "value = 0", "cards.b01.value", "must be a whole number from 1 to 99, not 0"),
    ("cards.b01", "cost = 3", "cost = 251", "cards.b01.cost", "must be a whole number from 0 to 250, not 251"),
    ("cards.b01", "cost = 3", "cost = -1", "cards.b01.cost", "must be a whole number from 0 to 250, not -1"),
    ("cards.b01", "income = 2\n", "", "cards.b01.income", "is missing"),
    ("cards.b01", "income = 2", "votes = 2", "cards.b01.votes", "is not known here (known are type, name, copies,"),
    ("cards.b01", '"patron"', '"farmer"', "cards.b01.profession", "must be the key of a profession, and there is no"),
    ("cards.b01", "[cards.b01]", "[cards.B01]", "cards.B01", "must be a key"),
    (
        "cards.b01",
        'nl = "Boerderij"',
        "nl = 3",
        "cards.b01.name.nl",
        "must be a text in one line of 1 to 40 characters",
    ),
    ("cards.b01", 'text.de = "', 'text.de = "\\n', "cards.b01.text.de", "must be a text in one line of 1 to 300"),
    ("cards.e04", "cost = 3", "cost = 3\nincome = 1", "cards.e04.income", "is not known here"),
    ("cards.n07", "upkeep = 0\n", "", "cards.n07.upkeep", "is missing"),
    ("cards.e06", 'stat = "hand_limit"', 'stat = "sale_bonus"', "cards.e06.static[0].stat", "must be one of income,"),
    ("cards.e06", "n = 1", "n = -1", "cards.e06.static[0].n", "must be a whole number from 1 to 9, not -1"),
    ("cards.z01", '"patron"', '"farmer"', "cards.z01.static[0].profession", "must be the key of a profession"),
    ("cards.z07", "active_businesses = 2", "gardens = 2", "cards.z07.static[0].needs.gardens", "is not known here"),
    ("cards.z01", "static = [", 'use = { timing = "measure" }\nstatic = [', "cards.z01.use", "is not known here"),
    # Requirements and references.
    ("cards.d08", "favour = 2", "fame = 2", "cards.d08.req.fame", "is not known here (known are title, favour, busi"),
    ("cards.b03", '"buerger"', '"duke"', "cards.b03.req.title", "must be the key of a title, and there is no 'duke'"),
    ("cards.m13", '["n07"]', '["n99"]', "cards.m13.req.any_of[0]", "must be the key of a card, and there is no 'n99'"),
    (
        "cards.m13",
        '["n07"]',
        '["m01"]',
        "cards.m13.req.any_of[0]",
        "must be of the type business or annex or extension or district or person or artefact, and m01 is of the type",
    ),
    ("cards.m13", '["n07"]', "[]", "cards.m13.req.any_of", "must be a list of 1 to 15 things"),
    (
        "cards.i03",
        "election_pending = true",
        "election_pending = 1",
        "cards.i03.req.election_pending",
        "must be true or",
    ),
    ("cards.m03", '"b17"', '"z01"', "cards.m03.pay_to", "must be of the type business, and z01 is of the type annex"),
    ("cards.m03", '"b17"', '"B17"', "cards.m03.pay_to", "must be the key of a card, and there is no 'B17'"),
    # The deck.
    ("cards.r01", "copies = 1", "copies = 2", "cards.r01.copies", "must be 1, not 2"),
    ("cards.r01", '"public"', '"annex"', "cards", "there must be one card of the type public, the Town Hall, not 0"),
    # Kinds, windows, targets.
    ("cards.m09", 'kind = "economy"\n', "", "cards.m09.kind", "is missing"),
    ("cards.m09", 'kind = "economy"', 'kind = "trade"', "cards.m09.kind", "must be one of sabotage, burglary,"),
    (
        "cards.m09",
        'kind = "economy"',
        'kind = "sabotage"',
        "cards.m09.kind",
        "is an attack, so it must name an opponent",
    ),
    (
        "cards.m03",
        'kind = "burglary"',
        'kind = "economy"',
        "cards.m03.kind",
        "is no attack (sabotage, burglary, intrigue",
    ),
    (
        "cards.m13",
        'kind = "extortion"',
        'kind = "social"',
        "cards.m13.kind",
        "is no attack (sabotage, burglary, intrigue",
    ),
    (
        "cards.m13",
        "effects",
        'target = { owner = "opponent", zone = "player" }\neffects',
        "cards.m13.effects",
        "reaches each opponent, so the card must not name one as target",
    ),
    ("cards.i06", 'window = "any"\n', "", "cards.i06.window", "is missing"),
    (
        "cards.i06",
        'window = "any"',
        'window = "open"',
        "cards.i06.window",
        "must be one of targeted, number_drawn, any",
    ),
    ("cards.i06", 'window = "any"', 'window = "targeted"', "cards.i06.effects", "must have the op cancel, since the"),
    ("cards.i06", 'window = "any"', 'window = "number_drawn"', "cards.i06.effects", "must have the op redraw, since"),
    ("cards.i01", 'window = "targeted"', 'window = "any"', "cards.i01.effects[0]", "belongs into an instant with the"),
    (
        "cards.i04",
        'window = "number_drawn"',
        'window = "any"',
        "cards.i04.effects[0]",
        "belongs into an instant with the",
    ),
    ("cards.i01", '"sabotage", ', '"luck", ', "cards.i01.effects[0].kinds[0]", "must be one of sabotage, burglary,"),
    ("cards.i01", '"sabotage", ', '"burglary", ', "cards.i01.effects[0].kinds", "names something twice"),
    ("cards.m09", 'kind = "economy"', 'kind = "economy"\nwindow = "any"', "cards.m09.window", "is not known here"),
    (
        "cards.m01",
        'zone = "table"',
        'zone = "hand"',
        "cards.m01.target.zone",
        "must be one of table, player, not 'hand'",
    ),
    ("cards.m01", 'zone = "table"', 'n = 2, zone = "table"', "cards.m01.target.n", "must be 1, not 2"),
    ("cards.m03", 'zone = "player"', 'n = 2, zone = "player"', "cards.m03.target.n", "must be 1, not 2"),
    ("cards.m01", '["business"]', '["measure"]', "cards.m01.target.types[0]", "must be one of business, annex,"),
    ("cards.m01", '"opponent"', '"anyone"', "cards.m01.target.owner", "must be one of opponent, self, not 'anyone'"),
    ("cards.m03", '"opponent"', '"self"', "cards.m03.target.owner", "must be one of opponent, not 'self'"),
    # Effects.
    ("cards.i06", '"gain_talers"', '"earn"', "cards.i06.effects[0].op", "must be one of gain_talers, pay_talers,"),
    ("cards.i06", 'op = "gain_talers", ', "", "cards.i06.effects[0].op", "is missing"),
    ("cards.i06", '"self"', '"me"', "cards.i06.effects[0].who", "must be one of self, target, each_opponent, not 'me'"),
    ("cards.i06", '"self"', '"target"', "cards.i06.effects[0].who", "there is no target: the card names no opponent"),
    ("cards.i06", "n = 4", "n = 100", "cards.i06.effects[0].n", "must be a whole number from 0 to 99, not 100"),
    ("cards.i06", ", n = 4", "", "cards.i06.effects[0].n", "is missing"),
    (
        "cards.i06",
        ", n = 4",
        ", n = 4, until = 1",
        "cards.i06.effects[0].until",
        "is not known here (known are op, who",
    ),
    ("cards.m09", "active_businesses", "gardens", "cards.m09.effects[0].per.count", "must be one of active_businesses"),
    ("cards.m13", '"upto"', '"maybe"', "cards.m13.effects[0].mode", "must be one of must, upto, not 'maybe'"),
    ("cards.m13", 'to = "self"', 'to = "me"', "cards.m13.effects[0].to", "must be one of bank, self, not 'me'"),
    (
        "cards.m16",
        'to = "bank"',
        'to = "self"',
        "cards.m16.effects[0].options[1][0].otherwise[0].to",
        "must be one of bank",
    ),
    ("cards.m10", '"end_of_turn"', '"morning"', "cards.m10.effects[0].until", "must be one of end_of_turn, own_next"),
    ("cards.m10", '"favour"', '"inventory_slots"', "cards.m10.effects[0].stat", "must be one of income, votes,"),
    (
        "cards.m02",
        '"sabotage_protection"',
        '"favour"',
        "cards.m02.effects[0].plus",
        "must be one of sabotage_protection",
    ),
    ("cards.m02", "against = 2", "against = -1", "cards.m02.effects[0].against", "must be a whole number from 0 to 99"),
    (
        "cards.i10",
        "against = 1",
        'against = 1, plus = "burglary_protection"',
        "cards.i10.effects[0].plus",
        "there is no",
    ),
    (
        "cards.i10",
        f"[{THREE}]",
        "[]",
        "cards.i10.effects[0]",
        "must have effects in then or in otherwise",
    ),
    (
        "cards.m03",
        'op = "pay_talers", who = "target"',
        'op = "lock", target = "target"',
        "cards.m03.effects[0].then[0].to",
        "is not known here",
    ),
    (
        "cards.m18",
        'owner = "self"',
        'owner = "target"',
        "cards.m18.effects[0].target.owner",
        "there is no target: the card",
    ),
    ("cards.m18", 'op = "destroy"', 'op = "take"', "cards.m18.effects[0].target", "is the actor's own card already"),
    ("cards.m18", 'zone = "table"', 'zone = "player"', "cards.m18.effects[0].target.zone", "must be one of table"),
    (
        "cards.m18",
        'zone = "table"',
        'zone = "table", chosen_by = "target"',
        "cards.m18.effects[0].target.chosen_by",
        "must be one of actor",
    ),
    (
        "cards.m12",
        'op = "peek", who = "target"',
        'op = "peek", who = "self"',
        "cards.m12.effects[0].who",
        "must be one of",
    ),
    ("cards.m12", 'by = "actor"', 'by = "chance"', "cards.m12.effects[1].by", "must be one of actor, target"),
    ("cards.m16", 'by = "actor"', 'by = "target"', "cards.m16.effects[0].by", "there is no target: the card names no"),
    ("cards.m08", "n = 1 }", "n = 16 }", "cards.m08.effects[0].options[1][0].n", "must be a whole number from 1 to 15"),
    (
        "cards.i05",
        'op = "temp", who = "self", stat',
        'op = "extra_political", n = 1 }, { op = "temp", who = "self", stat',
        "cards.i05.effects[0]",
        "belongs into a measure: an instant may be played in the turn of somebody else",
    ),
    # The use of artefacts.
    ("cards.a11.use", "lock = 2\n", "", "cards.a11.use.lock", "is missing"),
    ("cards.a12.use", 'after = "discard"', 'after = "discard"\nlock = 1', "cards.a12.use.lock", "is not known here"),
    ("cards.a12.use", 'after = "discard"', 'after = "keep"', "cards.a12.use.after", "must be one of discard, lock"),
    (
        "cards.a12.use",
        'timing = "instant"',
        'timing = "later"',
        "cards.a12.use.timing",
        "must be one of measure, instant",
    ),
    ("cards.a12.use", 'window = "any"\n', "", "cards.a12.use.window", "is missing"),
    ("cards.a08.use", 'kind = "sabotage"', 'kind = "sabotage"\nwindow = "any"', "cards.a08.use.window", "is not known"),
    # Nested windows.
    (
        "cards.i07",
        "copies = 1",
        "copies = 4",
        "cards.i10",
        "instants that attack or draw a number must be 4 cards at most",
    ),
]


def changed(table: str, old: str, new: str) -> tuple[str, range]:
    """The text with one change in a table, and the lines of that table."""
    start = TINY.index(f"[{table}]\n") if table else 0
    at = TINY.index(old, start)
    text = TINY[:at] + new + TINY[at + len(old) :]
    end = text.find("\n[", at + len(new)) if table else len(text)
    return text, range(text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 2)


@pytest.mark.parametrize(("table", "old", "new", "key", "said"), FAULTS)
def test_a_fault_names_file_line_and_key(table: str, old: str, new: str, key: str, said: str) -> None:
    text, lines = changed(table, old, new)
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    error = fault_at(caught.value, key)
    assert error.file == "my.toml"
    assert error.fault.startswith(said)
    assert error.line in lines or not key.startswith(table)
    words = [word for word in re.findall(r"[\w-]+", key) if not word.isdigit()]
    assert any(word in text.split("\n")[error.line - 1] for word in words) or "op =" in text.split("\n")[error.line - 1]


def told(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    return f"line {caught.value.line}, {caught.value.key}: {caught.value.fault}"


def test_all_mistakes_are_told_at_once_each_on_its_line() -> None:
    text = TINY.replace("start_hand = 4", "start_hand = 40").replace("copies = ", "copys = ", 1)
    text = text.replace('op = "gain_talers"', 'op = "gain_taler"', 1)
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    assert [each.line for each in caught.value.all] == sorted(
        line_of(text, words) for words in ("start_hand = 40", "copys = ", 'op = "gain_taler"')
    )
    assert sum("did you mean" in each.fault for each in caught.value.all) == 2


def line_of(text: str, words: str) -> int:
    return next(at for at, line in enumerate(text.split("\n"), 1) if words in line)


def test_a_fault_deep_inside_is_told_with_the_line_of_the_effect() -> None:
    text = TINY.replace('{ op = "destroy", target = "target" }', '{ op = "destroy", target = "card" }', 1)
    line = line_of(text, '"random_check", against = 2, plus = "sabotage_protection"')
    assert told(text) == f"line {line}, cards.m02.effects[0].then[0].target: must be one of target, not 'card'"


def test_5_2_lists_of_effects_lie_three_deep_at_most() -> None:
    inner = '{ op = "gain_talers", who = "self", n = 5 }'
    text, _ = changed("cards.m16", inner, f'{{ op = "random_check", against = 1, then = [{inner}] }}')
    fault = "lies too deep: there may be 3 lists of effects inside each other"
    assert told(text).endswith(f"cards.m16.effects[0].options[1][0].then[0].then: {fault}")


def test_5_2_a_choice_has_no_empty_option() -> None:
    text = TINY.replace('[{ op = "gain_talers", who = "self", n = 2 }],', "[],", 1)
    assert told(text).endswith("cards.m16.effects[0].options[0]: must be a list of 1 to 8 things, not a list of 0")


def test_5_2_cancel_and_redraw_come_once() -> None:
    for op, key in (("cancel", "i01"), ("redraw", "i04")):
        start = TINY.index(f"[cards.{key}]")
        effect = re.search(rf'\{{ op = "{op}".*? \}}', TINY[start:])
        assert effect
        text = TINY[:start] + TINY[start:].replace(effect[0], f"{effect[0]}, {effect[0]}", 1)
        assert told(text).endswith(f"cards.{key}.effects[0]: is there twice")


def test_5_2_a_redraw_stands_in_no_choice() -> None:
    effect = '{ op = "redraw", scope = "any" }'
    text = TINY.replace(effect, f'{{ op = "random_check", against = 1, then = [{effect}] }}', 1)
    fault = "belongs into an instant with the window number_drawn, and not into a check or a choice"
    assert told(text).endswith(f"cards.i04.effects[0].then[0]: {fault}")


def without(text: str, header: str) -> str:
    """The text without the tables whose header this pattern matches."""
    return re.sub(rf"(?ms)^\[{header}\]\n.*?(?=^\[|\Z)", "", text)


def test_g_100_there_is_one_town_hall() -> None:
    again = TINY.split("[cards.r01]")[1]
    text = f"{TINY}\n[cards.r02]{again}"
    line = line_of(text, "[cards.r02]") + 1
    fault = "there must be one card of the type public, the Town Hall, not 2"
    assert told(text) == f"line {line}, cards.r02.type: {fault}"


def test_g_015_there_is_a_business() -> None:
    text = re.sub(r"pay_to = .*\n", "", without(TINY, r"cards\.b\d\d"))
    text = text.replace("start_hand = 4", "start_hand = 1", 1)
    assert told(text).endswith("cards: there is no business among them")


def test_g_013_there_are_cards_for_six_hands_and_a_redraw() -> None:
    text = TINY.replace("start_hand = 4", "start_hand = 10", 1)
    fault = "six hands of 10, another for a redraw and the Town Hall are 71 cards, and there are 66"
    assert told(text).endswith(f", cards: {fault}")


def test_g_011_there_is_a_profession_for_everybody() -> None:
    text = re.sub(r"profession = .*\n|static = .*\n", "", without(TINY, r"professions\.patron"))
    assert told(text).endswith("professions: there must be 6 to 8, not 5")


def test_g_080_there_are_six_residences_at_most() -> None:
    home = TINY[TINY.index("[residences.herrenhaus]") : TINY.index("[professions.patron]")]
    more = "".join(home.replace("herrenhaus", f"palace-{number}") for number in range(4))
    assert told(TINY.replace(home, home + more)).endswith("residences: there must be 1 to 6, not 7")


def test_somebody_may_stand_for_mayor() -> None:
    text = TINY.replace("stands = true", "stands = false")
    assert told(text).endswith("titles.graf.stands: must be true: somebody has to stand for mayor")


def test_upkeep_has_a_limit_in_all() -> None:
    text = TINY.replace("upkeep = 1", "upkeep = 99").replace("[cards.n09]", "[cards.n09]\ncopies = 15", 1)
    text = re.sub(r"(?s)(\[cards\.n09\]\ncopies = 15.*?)\ncopies = 1\n", r"\1\n", text, count=1)
    assert "the upkeep of all cards must be 1000 at most, not 1" in told(text)


def test_there_is_room_for_a_thousand_effects() -> None:
    card = "".join(TINY.partition("[cards.m10]")[1:]).partition("[cards.m11]")[0]
    eight = ", ".join(['{ op = "extra_political", n = 1 }'] * 8)
    card = re.sub(r"(?m)^effects = .*$", f"effects = [{eight}]", card)
    many = "".join(card.replace("[cards.m10]", f"[cards.x{number}]") for number in range(125))
    assert told(f"{TINY}\n{many}").endswith("cards: have 1050 effects; 1000 at most")


def test_every_datum_says_where_it_comes_from() -> None:
    assert told(re.sub(r"titles = \{ source.*\n", "", TINY)).endswith("does not say where 'titles' comes from")


KEPT = ("b07", "z07", "z09", "e04", "d08", "n09", "a08", "a11", "m02", "m07", "m08", "m11", "m12", "m16", "i01", "r01")
SMALL = without(TINY, rf"cards\.(?!{'|'.join(KEPT)}).*?").replace("start_hand = 4", "start_hand = 2", 1)


def test_a_deck_may_be_small() -> None:
    assert from_text(SMALL, "my.toml").cards == KEPT


@given(st.data())
def test_no_change_of_the_text_raises_anything_else(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SMALL)))
    end = data.draw(st.integers(start, min(len(SMALL), start + 30)))
    text = SMALL[:start] + data.draw(st.text(max_size=8)) + SMALL[end:]
    try:
        from_text(text, "my.toml")
    except EditionError as error:
        assert_sentences(error)


VALUES = ["3", "-1", "[]", "{}", '""', "1e400", "1979-05-27", '["a", 1]', '[{ op = "lock" }]', "true", "9" * 400]


@pytest.mark.slow
@pytest.mark.parametrize("value", VALUES)
def test_no_value_anywhere_raises_anything_else(value: str) -> None:
    lines, seen = SMALL.split("\n"), set[str]()
    for number, line in enumerate(lines):
        key = line.split("=")[0]
        if key == line or line.startswith((" ", "#")) or line in seen:
            continue
        seen.add(line)
        text = "\n".join([*lines[:number], f"{key}= {value}", *lines[number + 1 :]])
        try:
            from_text(text, "my.toml")
        except EditionError as error:
            assert error.line  # noqa: PT017


def test_the_files_are_easy_to_read() -> None:
    for name in editions():
        text = load(name).text
        assert max(map(len, text.split("\n"))) < 200
        assert tomllib.loads(text)["name"] == name
        assert Path(load(name).path).stat().st_size < 64 * 1024
