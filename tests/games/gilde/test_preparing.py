"""Chapters 2.1 and 2.2: terms, what everybody sees, statistics, and how a game begins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.gilde.scene import PROFESSIONS, Scene

from zunft import Table
from zunft.games.gilde.edition import load

HANDS = (
    "b01 b01 b02 b02 b03 b03 b04 b04",
    "b05 b05 b06 b06 b07 b07 b08 b08",
    "b09 b09 b10 b10 b11 b11 b12 b12",
)
MEASURES = "m01 m02 m03 m04 m05 m06 m07 m08"
INSTANTS = "i01 i01 i02 i02 i03 i03 i04 i05"
PERSONS = "n01 n02 n03 n04 n05 n06 n07 n08"


def opened(seats: int = 3, start: int = 0, **options: str) -> Table:
    """A table where everybody has a profession and the first card is about to be dealt."""
    table = Table("gilde", seats, chance="hand", options=options)
    table.play("chance", f"draw seat {start}")
    for step in range(seats - 1):
        seat = (start + seats - 1 - step) % seats
        table.play(seat, f"profession {PROFESSIONS[seat]}")
    if table.options(start):
        table.play(start, f"profession {PROFESSIONS[start]}")
    return table


def deal(table: Table, *hands: str) -> Table:
    """Chance draws these cards, one after the other."""
    for card in " ".join(hands).split():
        table.play("chance", f"draw {card}")
    return table


def told(table: Table, name: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event["args"] for event in table.events(seat) if event["key"] == f"gilde.event.{name}"]


def own_cards(table: Table, seat: int) -> str:
    return " ".join(table.view(seat)["players"][seat]["cards"])


def drawable(table: Table) -> dict[str, int]:
    return {draw.removeprefix("draw "): odds for draw, odds in table.odds().items()}


# --- terms and information ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_g_001_two_to_six_players(seats: int) -> None:
    assert len(Table("gilde", seats, 1).view(None)["players"]) == seats


@pytest.mark.parametrize("seats", [1, 7])
def test_g_001_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        Table("gilde", seats)


def test_g_001_everybody_is_as_likely_to_start() -> None:
    """Q-01."""
    assert Table("gilde", 4, chance="hand").odds() == {f"draw seat {seat}": 1 for seat in range(4)}


@pytest.mark.parametrize("start", range(3))
def test_g_001_one_turn_each_clockwise_from_the_start_player(start: int) -> None:
    table = deal(opened(3, start), *HANDS)
    while table.view(None)["round"] < 3:
        step(table)
    turns = [event["seat"] for event in told(table, "turn-began")]
    assert turns == [(start + at) % 3 for at in range(7)]
    assert [event["number"] for event in told(table, "round-began")] == [1, 2, 3]


def step(table: Table) -> None:
    who = table.asked[0]
    text = table.options("chance")[0] if isinstance(who, str) else table.default(who)
    table.play(who, text or "")


def test_g_002_hands_are_hidden_and_their_sizes_public() -> None:
    table = deal(opened(), *HANDS)
    seen = table.view(1)["players"][2]
    assert (seen["hand"], seen["cards"]) == (8, [])
    assert own_cards(table, 2) == HANDS[2]
    assert table.view(None)["players"][2]["cards"] == []


def test_g_002_talers_experience_debts_and_tables_are_public() -> None:
    """Q-02."""
    scene = Scene().talers(1, 5).xp(1, 20).front(1, "b01", "n01/2")
    scene.say(0, "lend 4 to 1 repay 6 in 2").say(1, "accept")
    for seat in (0, 2, None):
        view = scene.table.view(seat)
        player = view["players"][1]
        assert (player["talers"], player["xp"], player["title"]) == (9, 20, "beisasse")
        assert [(card["card"], card["locked"]) for card in player["table"]] == [("b01", 0), ("n01", 2)]
        assert view["owed"] == [{"number": 1, "seat": 1, "to": 0, "talers": 6, "turns": 2}]


def test_g_002_the_order_of_the_deck_is_nowhere() -> None:
    """Every card of the deck may come next, as often as it lies there."""
    table = deal(opened(), *HANDS, "")
    assert table.view(None)["deck"] == 127 - 24
    assert "b01" not in drawable(table)
    assert drawable(table)["b18"] == 2
    assert drawable(table)["r01"] == 1


def test_g_002_only_the_top_of_the_discard_pile_is_shown() -> None:
    """Q-43."""
    scene = Scene().hand(0, "m09", "m14").front(0, "b11")
    scene.say(0, "play m09")
    assert scene.table.view(2)["discard"] == {"size": 1, "top": "m09"}
    scene.say(0, "play m14")
    assert scene.table.view(2)["discard"] == {"size": 2, "top": "m14"}


def test_g_002_a_table_may_have_the_discard_pile_open() -> None:
    """Q-43, with the option."""
    scene = Scene(options={"discard_pile": "open"}).hand(0, "m09", "m09")
    scene.say(0, "play m09").say(0, "play m09")
    assert scene.table.view(2)["discard"] == {"size": 2, "top": "m09", "cards": {"m09": 2}}


def test_g_003_a_card_value_is_experience_and_a_random_number() -> None:
    played = Scene().hand(0, "n10")
    played.say(0, "play n10")
    assert played.player(0).xp == 2
    drawn = Scene().hand(0, "m03").say(0, "play m03 at 1").draw("n10")
    assert drawn.told("number-drawn")[-1] == {"seat": 0, "card": "n10", "number": 2}


def test_g_004_the_original_cost_is_printed_whatever_was_paid() -> None:
    """Q-03. A Craftsman pays 3 for the Window Bars and still sells them for half of 4."""
    scene = Scene(professions=("handwerker", "patron", "gauner")).hand(0, "e02")
    scene.say(0, "play e02")
    assert scene.player(0).talers == 12 - 3
    scene.say(0, "sell e02")
    assert scene.player(0).talers == 12 - 3 + 2


def test_g_005_a_locked_card_shows_how_long_it_is_locked() -> None:
    scene = Scene().front(1, "b01/2", "b02")
    table = scene.table.view(None)["players"][1]["table"]
    assert [card["locked"] for card in table] == [2, 0]


def test_g_005_a_new_business_is_active_at_once() -> None:
    """It counts for the Fair, receives the cost of Studies, and can be attacked; only its yield waits."""
    scene = Scene().hand(0, "b07", "m09", "m11", "m01").talers(0, 6)
    scene.say(0, "play b07").say(0, "play m09")
    assert scene.player(0).talers == 2 + 2 + 1
    scene.say(0, "play m11").draw("b01", "b02")
    assert scene.player(0).talers == 5
    scene.say(0, "end").run_to("actions", 1)
    scene.hand(1, "m01")
    assert scene.why(1, "play m01 at 0 b07") == ""


LOCKED = (
    ("b01", "income", 4, 2),
    ("z08", "sabotage-protection", 2, 0),
    ("e02", "burglary-protection", 2, 0),
    ("e05", "inventory-slots", 4, 2),
    ("e06", "hand-limit", 6, 5),
    ("e07", "favour", 3, 1),
    ("d05", "votes", 2, 0),
    ("n05", "business-limit", 3, 2),
    ("a07", "check-bonus-burglary", 2, 0),
)


@pytest.mark.parametrize(("card", "stat", "active", "locked"), LOCKED)
def test_g_006_a_locked_card_gives_nothing(card: str, stat: str, active: int, locked: int) -> None:
    """Q-04."""
    professions = ("haendler", "handwerker", "gauner")
    assert Scene(professions=professions).front(0, card).stat(0, stat) == active
    assert Scene(professions=professions).front(0, f"{card}/1").stat(0, stat) == locked


def test_g_006_the_upkeep_of_a_locked_card_is_due() -> None:
    """Q-04."""
    scene = Scene().front(0, "d03/3", "n03/3")
    assert scene.stat(0, "upkeep") == 4


def test_g_006_a_locked_card_occupies_its_slot() -> None:
    scene = Scene().front(0, "b01/9", "b02/9", "e01/9", "e02/9", "a01/9", "a02/9").hand(0, "b04", "e03", "a04")
    assert not {"play b04", "play e03", "play a04"} & set(scene.options(0))


def test_g_007_only_districts_and_persons_are_political() -> None:
    """They use the slot of the turn, and they alone can be released."""
    table = ("b01", "z08", "e01", "a01", "d05", "n09")
    scene = Scene().front(0, *table)
    assert {text for text in scene.options(0) if text.startswith("release")} == {"release d05", "release n09"}


def test_g_008_possessions_are_businesses_annexes_extensions_and_artefacts() -> None:
    """Q-05. Only they can be sold."""
    scene = Scene().front(0, "b01", "z08", "e01", "a01", "d05", "n09")
    assert {text for text in scene.options(0) if text.startswith("sell")} == {
        f"sell {c}" for c in ("b01", "z08", "e01", "a01")
    }


# --- statistics -----------------------------------------------------------------------------------


def test_g_009_every_number_says_what_it_is_made_of() -> None:
    scene = Scene().front(2, "b13", "z05", "e07", "n10")
    numbers = scene.table.view(None)["players"][2]["numbers"]
    assert numbers["income"]["n"] == 2 + 2 + 1 + 1
    assert numbers["favour"] == {
        "n": 6,
        "from": [
            {"source": "residence", "key": "haus", "n": 1},
            {"source": "profession", "key": "geistlicher", "n": 1},
            {"source": "card", "key": "e07", "n": 2},
            {"source": "card", "key": "n10", "n": 2},
        ],
    }


def test_g_009_a_lasting_effect_is_among_the_reasons() -> None:
    scene = Scene().hand(0, "m10").say(0, "play m10")
    favour = scene.table.view(1)["players"][0]["numbers"]["favour"]
    assert favour["n"] == 3
    assert {"source": "lasting", "key": "m10", "n": 2} in favour["from"]


@pytest.mark.parametrize("edition", ["reconstruction", "tiny"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_g_009_reasons_add_up_in_random_games(seats: int, edition: str) -> None:
    random = Random(seats)
    table = Table("gilde", seats, seats, edition=edition)
    for _ in range(250):
        if table.over:
            break
        who = random.choice(table.asked)
        table.play(who, random.choice(table.options(who)))
        for player in table.view(None)["players"]:
            for number in player["numbers"].values():
                assert sum(reason["n"] for reason in number["from"]) == number["n"]


def test_g_009_requirements_are_read_when_a_card_is_declared() -> None:
    """Favour that comes too late does not help: the Judge can only be played after the Feast."""
    scene = Scene().hand(0, "m10", "n03").talers(0, 20)
    assert "play n03" not in scene.options(0)
    scene.say(0, "play m10").say(0, "play n03")
    assert scene.lying(0) == ["n03"]


@pytest.mark.parametrize(("bodyguard", "locked"), [(False, ["b01/2"]), (True, ["b01"])])
def test_g_009_protections_are_read_when_the_number_is_settled(bodyguard: bool, locked: list[str]) -> None:
    """G-113. A Bodyguard who comes when the number lies there still counts."""
    scene = Scene().hand(0, "m01").front(1, "b01").hand(1, "i05")
    scene.say(0, "play m01 at 1 b01").all_pass().draw("b02")
    scene.say(1, "respond i05" if bodyguard else "pass")
    scene.all_pass()
    assert scene.lying(1) == locked


def test_g_009_the_hand_limit_is_read_at_the_start_of_phase_5() -> None:
    """A Study built this turn counts at its end."""
    scene = Scene(professions=("haendler", "patron", "gauner")).hand(0, "e06").talers(0, 6)
    scene.say(0, "play e06").say(0, "end").run_to("actions", 1)
    assert scene.player(0).hand.count == 6


# --- set-up ---------------------------------------------------------------------------------------


def test_g_010_the_whole_deck_is_shuffled() -> None:
    view = Table("gilde", 3, chance="hand").view(None)
    assert (view["deck"], view["discard"], view["town_hall"]) == (127, {"size": 0, "top": None}, "deck")
    book = load("reconstruction")
    copies = {card: book.board.cards.copies[at] for at, card in enumerate(book.cards)}
    assert drawable(opened()) == copies


@pytest.mark.parametrize("start", range(4))
def test_g_011_professions_are_chosen_in_reverse_seat_order(start: int) -> None:
    """Q-06. Who starts chooses last."""
    table, asked = Table("gilde", 4, chance="hand"), []
    table.play("chance", f"draw seat {start}")
    while not table.chance_is_asked:
        (seat,) = table.asked
        asked.append(seat)
        table.play(seat, table.options(seat)[0])
    assert asked == [(start + 3 - at) % 4 for at in range(4)]


def test_g_011_professions_are_exclusive() -> None:
    table = Table("gilde", 3, chance="hand")
    table.play("chance", "draw seat 0")
    assert table.options(2) == [f"profession {name}" for name in load("reconstruction").professions]
    table.play(2, "profession gauner")
    assert len(table.options(1)) == 5
    assert table.why_not(1, "profession gauner") is not None


def test_g_011_of_six_the_last_takes_what_is_left() -> None:
    table = opened(6)
    taken = {player["profession"] for player in table.view(None)["players"]}
    assert taken == set(PROFESSIONS)


def test_g_011_professions_by_lot() -> None:
    """Q-06. Every profession that is left is as likely."""
    table = Table("gilde", 2, chance="hand", options={"professions": "by-lot"})
    table.play("chance", "draw seat 0")
    assert set(table.odds().values()) == {1}
    table.play("chance", "draw profession patron")
    assert "draw profession patron" not in table.options("chance")
    table.play("chance", "draw profession gauner")
    assert [player["profession"] for player in table.view(None)["players"]] == ["gauner", "patron"]


def test_g_011_professions_come_before_any_card() -> None:
    table = Table("gilde", 3, chance="hand")
    table.play("chance", "draw seat 0")
    assert [player["hand"] for player in table.view(None)["players"]] == [0, 0, 0]


@pytest.mark.parametrize("seat", range(3))
def test_g_012_twelve_talers_a_commoner_in_a_house(seat: int) -> None:
    player = opened().view(None)["players"][seat]
    assert (player["talers"], player["xp"]) == (12, 0)
    assert (player["title"], player["residence"]) == ("gemeiner", "haus")


def test_g_012_a_table_may_give_later_seats_more() -> None:
    """5.8. One taler more for each seat after the start player."""
    table = opened(4, 2, start_talers="later-seats-more")
    assert [player["talers"] for player in table.view(None)["players"]] == [14, 15, 12, 13]


def test_g_013_eight_cards_each() -> None:
    table = deal(opened(), *HANDS)
    assert [own_cards(table, seat) for seat in range(3)] == list(HANDS)


def test_g_013_all_hands_are_dealt_before_the_first_is_settled() -> None:
    """Q-54. Then all who hold no business are asked at once, and again when somebody has drawn a new hand."""
    table = opened(3, 1)
    deal(table, MEASURES)
    assert table.chance_is_asked
    deal(table, INSTANTS, HANDS[0])
    assert table.waiting_for == [1, 2]
    table.play(2, "pass")
    table.play(1, "redraw")
    deal(table, PERSONS)
    assert table.waiting_for == [1, 2]
    table.play(1, "pass")
    table.play(2, "pass")
    assert table.view(None)["active"] == 1


def test_q_54_everybody_is_in_the_window_so_nobody_learns_who_holds_no_business() -> None:
    table = deal(opened(3, 1), MEASURES, HANDS[0], HANDS[2])
    assert table.waiting_for == [1]
    assert table.view(None)["agenda"][0]["seats"] == [0, 1, 2]


def test_g_013_new_hands_are_drawn_in_seat_order_from_the_start_player() -> None:
    """Each is complete before the next is shown."""
    table = deal(opened(3, 2), MEASURES, INSTANTS, PERSONS)  # of seats 2, 0 and 1
    for seat, hand in ((2, HANDS[0]), (0, HANDS[1]), (1, HANDS[2])):
        ask_all_to_redraw(table)
        assert told(table, "redrew")[-1] == {"seat": seat}
        deal(table, hand)
        assert own_cards(table, seat) == hand
    assert len(told(table, "redrew")) == 3
    assert told(table, "turn-began") == [{"seat": 2}]


def ask_all_to_redraw(table: Table) -> None:
    """Everybody who is asked draws a new hand, as long as nobody has to draw cards first."""
    while not table.chance_is_asked:
        (seat, *_) = table.asked
        table.play(seat, "redraw")


def test_g_014_a_town_hall_in_a_starting_hand_goes_back() -> None:
    """T-15. It is shown, shuffled back, and another card is drawn for it; the centre stays empty."""
    table = deal(opened(), "r01 b01 b02 b03 b04 b05 b06 b07", HANDS[2], MEASURES)
    assert told(table, "shuffled-back") == [{"seat": 0}]
    assert drawable(table)["r01"] == 1
    deal(table, "b01")
    assert own_cards(table, 0) == "b01 b01 b02 b03 b04 b05 b06 b07"
    assert table.view(None)["town_hall"] == "deck"


def test_g_014_it_goes_back_as_often_as_it_comes() -> None:
    table = deal(opened(), "r01 b01 b02 b03 b04 b05 b06 b07", HANDS[2], MEASURES)
    deal(table, "r01 r01 r01 b01")
    assert len(told(table, "shuffled-back")) == 4
    assert table.view(None)["players"][0]["hand"] == 8
    assert table.view(None)["town_hall"] == "deck"


def test_g_014_it_goes_back_before_a_redraw_is_offered() -> None:
    """The card drawn for it is a business, so there is no redraw."""
    table = deal(opened(), "r01 m01 m02 m03 m04 m05 m06 m07", HANDS[0], HANDS[2])
    deal(table, "b05")
    assert told(table, "turn-began") == [{"seat": 0}]


def test_g_014_it_goes_back_after_a_redraw_too() -> None:
    table = deal(opened(), MEASURES, HANDS[0], HANDS[2])
    table.play(0, "redraw")
    deal(table, "r01 b05 b06 b07 b08 n01 n02 n03")
    assert told(table, "shuffled-back") == [{"seat": 0}]
    deal(table, "b05")
    assert table.view(None)["players"][0]["hand"] == 8
    assert "r01" not in own_cards(table, 0)


def test_g_014_town_halls_go_back_before_anybody_is_asked_for_a_redraw() -> None:
    """Q-54."""
    table = deal(opened(), MEASURES, "r01 b01 b02 b03 b04 b05 b06 b07", HANDS[2])
    assert told(table, "shuffled-back") == [{"seat": 1}]
    assert table.chance_is_asked
    deal(table, "b01")
    assert table.waiting_for == [0]


def test_g_015_a_hand_without_a_business_may_be_redrawn() -> None:
    """T-16. The eight are shown, the new ones come from the deck without them, then they are shuffled in."""
    table = deal(opened(), MEASURES, HANDS[0], HANDS[2])
    table.play(0, "redraw")
    assert [event["card"] for event in told(table, "revealed", 2)] == MEASURES.split()
    assert drawable(table)["m01"] == 1  # of two
    assert "m02" not in drawable(table)
    deal(table, HANDS[1])
    assert own_cards(table, 0) == HANDS[1]
    assert drawable(table)["m01"] == 2
    assert drawable(table)["m02"] == 1
    assert table.view(None)["deck"] == 127 - 24


def test_g_015_the_new_hand_is_secret_again() -> None:
    table = deal(opened(), MEASURES, HANDS[0], HANDS[2])
    table.play(0, "redraw")
    deal(table, HANDS[1])
    assert table.view(1)["players"][0]["cards"] == []


def test_g_015_nobody_has_to_redraw() -> None:
    table = deal(opened(), MEASURES, HANDS[0], HANDS[2])
    assert table.options(0) == ["pass", "redraw"]
    table.play(0, "pass")
    assert own_cards(table, 0) == MEASURES
    assert told(table, "redrew") == []


def test_g_015_a_redraw_may_be_repeated_while_there_is_no_business() -> None:
    """Q-07."""
    table = deal(opened(), MEASURES, HANDS[0], HANDS[2])
    table.play(0, "redraw")
    deal(table, INSTANTS)
    table.play(0, "redraw")
    deal(table, PERSONS)
    assert table.options(0) == ["pass", "redraw"]
    table.play(0, "redraw")
    deal(table, HANDS[1])
    assert told(table, "turn-began") == [{"seat": 0}]
    assert table.view(None)["deck"] == 127 - 24


def test_g_015_one_business_is_enough() -> None:
    table = deal(opened(), "b05 m02 m03 m04 m05 m06 m07 m08", HANDS[0], HANDS[2])
    assert told(table, "turn-began") == [{"seat": 0}]


def test_g_015_annexes_are_no_businesses() -> None:
    """T-17."""
    table = deal(opened(), "z01 z02 z03 z04 z05 z06 z07 z08", HANDS[0], HANDS[2])
    assert table.options(0) == ["pass", "redraw"]


def test_g_016_the_first_turn_is_a_normal_one() -> None:
    """+2 talers and one card: a player acts with 14 talers and 9 cards."""
    table = deal(opened(), *HANDS, "b13")
    player = table.view(0)["players"][0]
    assert (player["talers"], player["hand"]) == (14, 9)
    assert "play b13" in table.options(0)
