"""G-180 … G-184: what a program sees of the rules: intents, the order of a turn, chance, time limits."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.gilde.scene import Scene

import zunft
from zunft import Table

INTENTS = {
    "choose_profession": "profession", "redraw_hand": "redraw", "play": "play", "use": "use",
    "upgrade_residence": "upgrade", "propose_town_hall": "town-hall", "request_election": "request",
    "release": "release", "sell": "sell", "offer_trade": "offer", "ask_trade": "ask", "gift": "give",
    "ask_gift": "beg", "offer_loan": "lend", "ask_loan": "borrow", "extend_loan": "extend",
    "forgive_loan": "forgive", "answer": "accept", "respond": "respond", "pass": "pass", "accept_tower": "tower",
    "choose": "choose", "end_actions": "end", "discard": "discard",
}  # fmt: skip


def test_g_180_every_intent_of_a_player_is_a_verb() -> None:
    verbs = {verb["verb"] for verb in zunft.about("gilde")["verbs"]}
    assert {*INTENTS.values()} <= verbs


def test_g_181_a_turn_goes_through_its_phases_in_order() -> None:
    """Expiry and waking, income, upkeep, unlocking, the draw, actions, then discarding and refilling."""
    scene = Scene().front(1, "n01", "b01/1", "z01~").say(0, "end")
    scene.run_to("actions", 1)
    told = scene.events
    order = ["turn-began", "woke", "earned", "paid-upkeep", "unlocked", "drew-card"]
    assert told[told.index("turn-began") :] == order
    scene.hush()
    scene.say(1, "end").run_to("actions", 2)
    assert scene.events[:2] == ["drew-card", "drew-card"]


@pytest.mark.parametrize("seats", [2, 6])
def test_g_182_the_same_seed_and_intents_give_the_same_game(seats: int) -> None:
    def played() -> Table:
        table, rng = Table("gilde", seats=seats, seed=5, edition="tiny"), Random(1)
        while not table.over:
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.options(seat)))
        return table

    one, other = played(), played()
    assert one.journal() == other.journal()
    assert zunft.replay(one.journal()).fingerprint() == one.fingerprint()


DEFAULTS = {
    "action": ("end", Scene()),
    "window": ("pass", Scene().hand(1, "i06").say(0, "end")),
    "consent": ("decline", Scene().front(0, "b01").say(0, "offer b01 to 1 for 2")),
    "loan": ("decline", Scene().say(0, "borrow 3 of 1 repay 4 in 2")),
    "join": ("decline", Scene().town_hall("centre").say(0, "town-hall with 1 for 6")),
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_g_184_silence_passes_declines_or_ends(name: str) -> None:
    default, scene = DEFAULTS[name]
    (seat, *_) = scene.table.asked
    assert isinstance(seat, int)
    assert scene.table.default(seat) == default


def test_g_184_the_surplus_card_of_lowest_value_goes() -> None:
    scene = Scene().hand(0, "b03", "m04", "m01", "d06", "n12", "d04", "m03").say(0, "end")
    assert scene.table.default(0) == "discard m03"


def test_g_184_in_the_middle_of_a_deal_nothing_is_given_away() -> None:
    scene = Scene().front(0, "b02").say(0, "deal")
    for _ in range(3):
        scene.say(0, scene.table.default(0) or "")
    assert scene.told("gave") == scene.told("offered") == []
