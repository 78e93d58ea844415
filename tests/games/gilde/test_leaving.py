"""A player leaves: what becomes of the cards, the claims, the requests and the turn, at every moment of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import append
from tests.games.gilde.scene import Scene

from zunft import Table
from zunft.games.gilde import constants as c
from zunft.games.gilde.state import GildeState, owing


def purses(scene: Scene) -> list[int]:
    """The talers of all players."""
    return [int(scene.player(seat).talers) for seat in range(scene.table.seats)]


def owed(scene: Scene) -> list[tuple[int, int | str, int, int]]:
    """Loans and debts: who owes, to whom, how much, and in how many turns."""
    rows: list[dict[str, Any]] = scene.table.view(None)["owed"]
    return [(row["seat"], row["to"], row["talers"], row["turns"]) for row in rows]


def owe(scene: Scene, borrower: int, creditor: int, talers: int, turns: int = 0) -> Scene:
    """Put down a debt, or with turns a loan."""
    scene.state.owed = append(scene.state.owed[:], owing(borrower, creditor, talers, turns))
    return scene.fresh()


def asked(scene: Scene, seat: int) -> str:
    """The name of the question that a seat is asked; "" when it is not."""
    question = scene.table.question(seat)
    return question["key"].rpartition(".")[2] if question else ""


def run_until(scene: Scene, seat: int, question: str) -> Scene:
    """On by defaults until this seat is asked this."""
    while asked(scene, seat) != question:
        scene.step()
    return scene


def leave(scene: Scene, seat: int) -> Scene:
    scene.hush()
    scene.table.leave(seat)
    return scene


def all_cards(table: Table) -> int:
    """Every card of the deck, wherever it lies."""
    state = table.state
    assert isinstance(state, GildeState)
    piles = int(state.deck.total + state.discard.total) + int(state.hall != c.IN_DECK)
    pending = sum(link["card"] is not None and not link["used"] for link in table.view(None)["chain"])
    return piles + pending + sum(int(player.hand.count + player.owned) for player in state.players)


def is_gone(scene: Scene, seat: int) -> bool:
    """Nothing of a player is left, and every card is in some pile or with others."""
    player = scene.table.view(None)["players"][seat]
    return not player["hand"] and not player["table"] and all_cards(scene.table) == 127


# --- what becomes of everything -------------------------------------------------------------------


def test_g_171_hand_and_table_go_to_the_discard_pile() -> None:
    """G-171, Q-39. Districts and persons too."""
    scene = Scene().hand(1, "b05", "i01").front(1, "b02", "n03", "d04/2", "z08~", "a12")
    before = scene.table.view(None)["discard"]["size"]
    leave(scene, 1)
    assert is_gone(scene, 1)
    assert scene.table.view(None)["discard"]["size"] == before + 7
    assert scene.told("left-table") == [{"seat": 1}]


def test_g_171_what_others_have_stays() -> None:
    scene = Scene().hand(0, "b05").front(2, "b02").front(1, "b01")
    leave(scene, 1)
    assert (scene.cards_of(0), scene.lying(2), asked(scene, 0)) == (["b05"], ["b02"], "action")


def test_g_171_debts_and_loans_by_and_to_the_player_are_cancelled() -> None:
    scene = owe(owe(owe(owe(Scene(), 1, 0, 3, 2), 0, 1, 4, 1), 2, 1, 5), 0, 2, 6, 3)
    leave(owe(scene, 1, c.BANK, 2), 1)
    assert owed(scene) == [(0, 2, 6, 3)]


def test_g_171_a_request_lapses() -> None:
    scene = Scene().town_hall("built").xp(0, 30).xp(1, 30).request(1).request(0)
    leave(scene, 1)
    assert scene.table.view(None)["requests"] == [0]


def test_g_171_the_turn_of_an_empty_chair_is_skipped() -> None:
    scene = leave(Scene(), 1)
    scene.say(0, "end").run_to("actions", 2)
    assert {"seat": 1} not in scene.told("turn-began")


def test_g_171_rounds_are_counted_when_the_start_player_has_left() -> None:
    """G-001. Seat 0 began the game; a round is over when its place is passed."""
    scene = leave(Scene(), 0)
    scene.run_to("actions", 2)
    assert scene.table.view(None)["round"] == 1
    scene.say(2, "end").run_to("actions", 1)
    assert scene.table.view(None)["round"] == 2


def test_g_171_nobody_deals_with_an_empty_chair_or_aims_at_it() -> None:
    scene = Scene().hand(0, "m03", "m12").front(0, "b01")
    leave(scene, 1)
    for text in ("give 1 to 1", "offer b01 to 1 for 1", "beg 1 of 1", "play m03 at 1", "play m12 at 1"):
        assert scene.why(0, text)
    assert scene.why(0, "play m03 at 2") == ""


# --- with one player left -------------------------------------------------------------------------


def test_g_171_the_last_but_one_leaves_and_the_last_has_won() -> None:
    """G-170. Nothing else but 120 points and a held election ends a game of several."""
    scene = leave(Scene().xp(0, 50).xp(1, 60).xp(2, 10), 1)
    assert not scene.table.over
    leave(scene, 0)
    assert (scene.table.over, scene.table.winners, scene.table.places) == (True, [2], [3, 2, 1])
    assert scene.table.view(None)["ended"] == "leaving"
    assert scene.told("last-one") == [{"seat": 2}]


@pytest.mark.parametrize("leaver", [0, 1])
def test_g_171_one_of_two_leaves(leaver: int) -> None:
    scene = leave(Scene(2).xp(leaver, 100), leaver)
    assert (scene.table.over, scene.table.winners) == (True, [1 - leaver])
    assert scene.table.view(None)["winner"] == 1 - leaver


def test_g_171_one_of_two_leaves_in_the_middle_of_a_window() -> None:
    """The pending card is of no matter any more."""
    scene = Scene(2).hand(0, "m01").front(1, "b01").say(0, "play m01 at 1 b01")
    leave(scene, 1)
    while not scene.table.over:
        scene.step()
    assert scene.table.winners == [0]
    assert all_cards(scene.table) == 127


def test_g_171_one_of_two_leaves_while_the_hands_are_chosen() -> None:
    """In the set-up."""
    table = Table("gilde", 2, 3)
    table.leave(1)
    while not table.over:
        who = table.asked[0]
        assert isinstance(who, int)
        table.play(who, table.default(who) or "")
    assert table.winners == [0]


# --- the active player ----------------------------------------------------------------------------


def test_g_171_the_turn_of_the_active_player_ends_at_once() -> None:
    scene = Scene().hand(0, "b05", "i06").front(0, "b02")
    leave(scene, 0)
    assert (scene.table.view(None)["active"], is_gone(scene, 0)) == (1, True)
    assert "drew-card" not in scene.events[: scene.events.index("turn-began")]


def test_g_171_in_the_middle_of_an_offer_nothing_is_offered() -> None:
    """The turn ends at once: the card that was about to be offered goes to the discard pile."""
    scene = Scene().front(0, "b02").say(0, "deal").say(0, "offer b02")
    leave(scene, 0)
    assert "offered" not in scene.events
    assert (scene.table.view(None)["active"], is_gone(scene, 0)) == (1, True)


def test_g_171_in_the_middle_of_a_gift_nothing_is_given() -> None:
    scene = Scene().say(0, "deal").say(0, "give")
    leave(scene, 0)
    assert "gave" not in scene.events
    assert scene.player(1).talers == 12 + 2  # the own turn has begun


def test_g_171_in_the_middle_of_a_card_that_has_no_target_yet_nothing_is_played() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01").front(2, "b04").say(0, "play m01")
    leave(scene, 0)
    assert "played-on" not in scene.events
    assert (scene.table.view(None)["active"], is_gone(scene, 0)) == (1, True)


def test_g_171_while_the_own_offer_waits_for_an_answer() -> None:
    """The seller's cards are gone and the turn is over: there is nothing left to accept."""
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9")
    leave(scene, 0)
    if asked(scene, 1) == "consent":
        scene.say(1, "accept")
    assert scene.lying(1) == []
    assert scene.told("traded") == []
    assert is_gone(scene, 0)


def test_g_171_while_the_own_request_for_a_loan_waits_for_an_answer() -> None:
    scene = Scene().say(0, "borrow 5 of 2 repay 5 in 1")
    leave(scene, 0)
    if asked(scene, 2) == "consent":
        scene.say(2, "accept")
    assert scene.told("lent") == []
    assert owed(scene) == []


def test_g_171_while_a_proposal_for_the_town_hall_waits_for_an_answer() -> None:
    """The proposer is always one of the builders (G-102): without the proposer nothing is built."""
    scene = Scene().town_hall("centre").say(0, "town-hall with 1 for 8")
    leave(scene, 0)
    if asked(scene, 1) == "join":
        scene.say(1, "accept")
    assert scene.table.view(None)["town_hall"] == "centre"
    assert [scene.player(seat).xp for seat in range(3)] == [0, 0, 0]


def test_g_171_with_an_own_card_pending_in_a_window() -> None:
    """Q-55. What was played and paid for resolves, but gives an empty chair no experience."""
    scene = Scene().hand(0, "m01").front(1, "b01").say(0, "play m01 at 1 b01")
    leave(scene, 0)
    while scene.table.view(None)["active"] == 0:
        scene.step()
    assert scene.told("locked") == [{"seat": 1, "card": "b01", "number": 2}]
    assert scene.player(0).xp == 0
    assert is_gone(scene, 0)


def test_g_171_while_paying_in_the_own_economy_phase() -> None:
    scene = Scene().front(1, "n03", "d06").talers(1, 0).say(0, "end")
    run_until(scene, 1, "pay")
    leave(scene, 1)
    scene.run_to("actions")
    assert (scene.table.view(None)["active"], is_gone(scene, 1), owed(scene)) == (2, True, [])


def test_g_171_while_discarding_at_the_end_of_the_turn() -> None:
    """G-070. The hand goes as a whole."""
    scene = Scene().hand(0, "b01", "b02", "b04", "b05", "b07", "b08", "b10", "b11").say(0, "end")
    assert asked(scene, 0) == "surplus"
    leave(scene, 0)
    scene.run_to("actions")
    assert (scene.table.view(None)["active"], is_gone(scene, 0)) == (1, True)


def test_g_171_in_the_window_that_starts_the_own_turn() -> None:
    scene = Scene().front(1, "b01").say(0, "end")
    run_until(scene, 1, "start")
    leave(scene, 1)
    scene.run_to("actions")
    assert (scene.table.view(None)["active"], is_gone(scene, 1)) == (2, True)


# --- whoever is asked -----------------------------------------------------------------------------


def test_g_171_asked_in_a_window_the_empty_chair_passes() -> None:
    scene = Scene().hand(0, "m01").front(1, "b01").hand(2, "i01").say(0, "play m01 at 1 b01")
    assert scene.table.waiting_for == [1, 2]
    leave(scene, 2)
    assert scene.table.waiting_for == [1]
    scene.say(1, "pass").draw("b02").all_pass()
    assert scene.lying(1) == ["b01/2"]
    assert is_gone(scene, 2)


def test_g_171_a_sealed_response_of_an_empty_chair_loses_no_card() -> None:
    """It was given before; whatever becomes of it, the card lies in the discard pile once."""
    scene = Scene().hand(0, "m01").front(1, "b01").hand(2, "i01").say(0, "play m01 at 1 b01").say(2, "respond i01")
    leave(scene, 2)
    scene.say(1, "pass")
    while asked(scene, 0) != "action":
        scene.step()
    assert is_gone(scene, 2)


def test_g_171_asked_for_consent_the_empty_chair_declines() -> None:
    scene = Scene().front(0, "b02").say(0, "offer b02 to 1 for 9")
    leave(scene, 1)
    assert (scene.lying(0), purses(scene)[0], asked(scene, 0)) == (["b02"], 12, "action")
    assert is_gone(scene, 1)


def test_g_171_asked_to_share_the_town_hall_the_empty_chair_declines() -> None:
    scene = Scene().town_hall("centre").say(0, "town-hall with 1 for 6 with 2 for 4").say(2, "accept")
    leave(scene, 1)
    assert (scene.table.view(None)["town_hall"], asked(scene, 0)) == ("centre", "action")
    assert purses(scene) == [12, 12, 12]


def test_g_171_a_debtor_who_leaves_owes_nothing() -> None:
    scene = Scene().front(0, "n03").hand(0, "m07").talers(1, 3)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass()
    assert asked(scene, 1) == "pay"
    leave(scene, 1)
    assert (owed(scene), is_gone(scene, 1), asked(scene, 0)) == ([], True, "action")
    assert scene.player(0).xp == 3


def test_g_171_a_lender_who_is_asked_by_a_debtor_leaves() -> None:
    """The debtor is asked again."""
    scene = Scene().front(0, "n03").hand(0, "m07").talers(1, 3)
    scene.say(0, "play m07 at 1").all_pass().draw("b02").all_pass().say(1, "borrow 3 of 2 repay 3 in 1")
    leave(scene, 2)
    assert (asked(scene, 1), owed(scene)) == ("pay", [])
    scene.say(1, "tower")
    assert is_gone(scene, 2)


# --- whoever is aimed at --------------------------------------------------------------------------


def test_g_171_g_117_a_card_aimed_at_the_player_fizzles() -> None:
    """G-117. No number is drawn; its player gains the experience."""
    scene = Scene().hand(0, "m01").front(1, "b01").say(0, "play m01 at 1 b01")
    leave(scene, 1)
    assert "fizzled" in scene.events
    assert (scene.player(0).xp, asked(scene, 0), is_gone(scene, 1)) == (2, "action", True)


def test_g_171_a_failed_arson_against_an_empty_chair_costs_no_fine() -> None:
    """G-117. The only target is gone when the card begins to resolve."""
    scene = Scene().hand(0, "m02").front(1, "b01").talers(0, 5).say(0, "play m02 at 1 b01")
    leave(scene, 1)
    assert (purses(scene)[0], scene.player(0).xp) == (1, 3)


def test_g_171_gone_in_the_window_of_the_number() -> None:
    """Q-47. The check is evaluated; success does nothing, a failed Arson costs its fine."""
    for drawn, left in (("b02", 8), ("b04", 6)):
        scene = Scene().hand(0, "m02").front(1, "b01").hand(1, "i05").say(0, "play m02 at 1 b01").all_pass()
        scene.draw(drawn)
        assert asked(scene, 1) == "number"
        leave(scene, 1)
        assert (purses(scene)[0], scene.player(0).xp) == (left, 3)


def test_g_171_a_choice_that_the_player_was_to_make() -> None:
    """Protection Money: nothing is paid and nothing is locked, but the card gives its experience."""
    scene = Scene().hand(0, "m08").front(1, "b01").say(0, "play m08 at 1").all_pass()
    assert asked(scene, 1) == "choice"
    leave(scene, 1)
    assert (purses(scene)[0], scene.player(0).xp, is_gone(scene, 1)) == (12, 1, True)


def test_g_171_each_opponent_means_those_who_are_there() -> None:
    scene = Scene().front(0, "n07").hand(0, "m13").hand(1, "i02").say(0, "play m13")
    leave(scene, 1)
    assert purses(scene)[0] == 12 - 1 + 2


def test_g_171_a_loser_of_hand_cards_leaves() -> None:
    """Informer: the hand is gone before a card is chosen."""
    scene = Scene().hand(0, "m12").hand(1, "b01", "b02").say(0, "play m12 at 1")
    scene.all_pass()
    assert asked(scene, 0) == "loss"
    leave(scene, 1)
    while asked(scene, 0) == "loss":
        scene.step()
    assert (is_gone(scene, 1), scene.player(0).xp) == (True, 1)


# --- claims and requests --------------------------------------------------------------------------


def test_g_171_a_loan_is_cancelled_before_it_falls_due() -> None:
    """The lender leaves while the player before the borrower discards: nothing is paid to an empty chair."""
    scene = owe(Scene().hand(0, "b01"), 1, 2, 9, 1).say(0, "end")
    assert asked(scene, 0) == "spare"
    leave(scene, 2)
    scene.say(0, "keep").run_to("actions", 1)
    assert (owed(scene), purses(scene)[1]) == ([], 14)
    assert scene.told("paid-debt") == []


def test_g_171_a_lender_leaves_while_the_borrower_is_short() -> None:
    """The debt is cancelled, so there is nothing left to pay."""
    scene = owe(Scene().talers(1, 0), 1, 2, 9, 1).say(0, "end")
    run_until(scene, 1, "pay")
    leave(scene, 2)
    assert asked(scene, 1) != "pay"
    scene.run_to("actions", 1)
    assert (owed(scene), purses(scene)[1], scene.told("went-to-tower")) == ([], 2, [])


def test_g_171_a_player_in_the_tower_leaves() -> None:
    scene = owe(Scene().tower(1).front(1, "b01"), 1, c.BANK, 9)
    leave(scene, 1)
    assert (owed(scene), is_gone(scene, 1)) == ([], True)
    assert scene.table.view(None)["players"][1]["tower"] is False


def test_g_171_a_requester_leaves_in_the_window_before_the_count() -> None:
    """The request lapses: no election is held."""
    scene = Scene().town_hall("built").xp(0, 30).xp(1, 30).hand(1, "i05").request(1).say(0, "end")
    run_until(scene, 1, "start")
    leave(scene, 1)
    assert scene.told("count-began") == []
    scene.run_to("actions")
    assert (scene.table.over, scene.table.view(None)["active"], is_gone(scene, 1)) == (False, 2, True)


def test_g_171_a_requester_leaves_before_the_own_turn() -> None:
    scene = Scene().town_hall("built").xp(0, 30).xp(1, 30).request(1)
    leave(scene, 1)
    scene.say(0, "end").run_to("actions")
    assert (scene.table.view(None)["active"], scene.told("count-began")) == (2, [])


def test_g_171_a_candidate_who_leaves_is_not_elected() -> None:
    """The most votes of those who are there win."""
    scene = Scene(4).town_hall("built").front(2, "d06").front(0, "d07").hand(3, "i04").request(1)
    for seat in range(3):
        scene.xp(seat, 30)
    scene.say(0, "end")
    while "number-drawn" not in scene.events:
        scene.step()
    assert asked(scene, 3) == "number"
    leave(scene, 2)
    while not scene.table.over:
        scene.step()
    assert scene.table.view(None)["winner"] in {0, 1}
    assert scene.table.winners == [scene.table.view(None)["winner"]]
    assert scene.table.view(None)["ended"] == "election"


# --- during the set-up ----------------------------------------------------------------------------


def play_to_an_action(table: Table) -> None:
    """At random through the set-up, until somebody is asked for an action."""
    rng = Random(1)
    while not any((table.question(seat) or {"key": ""})["key"].endswith(".action") for seat in range(table.seats)):
        who = table.asked[0]
        table.play(who, rng.choice(table.options(who)))


def test_g_171_while_choosing_a_profession() -> None:
    """The chair takes the first that is left; its cards go when the game has begun."""
    table = Table("gilde", 3, chance="hand")
    table.play("chance", "draw seat 0")
    assert table.waiting_for == [2]
    table.leave(2)
    assert table.waiting_for == [1]
    assert table.view(None)["players"][2]["profession"] == "patron"
    play_to_an_action(table)
    assert (table.view(None)["players"][2]["hand"], all_cards(table)) == (0, 127)


def test_g_171_the_start_player_leaves_during_the_set_up() -> None:
    table = Table("gilde", 3, chance="hand")
    table.play("chance", "draw seat 0")
    table.leave(0)
    play_to_an_action(table)
    view = table.view(None)
    assert (view["active"], view["players"][0]["hand"], all_cards(table)) == (1, 0, 127)


# --- at any moment --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_g_171_at_any_moment_the_game_goes_on_without_the_player(seats: int, seed: int) -> None:
    """Random games of the small edition: nothing of the player is left at the end, no card is lost, somebody else
    wins."""
    rng = Random(seed)
    table = Table("gilde", seats, seed, edition="tiny")
    cards = all_cards(table)
    for _ in range(rng.randrange(5, 60)):
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
    leaver = rng.randrange(seats)
    table.leave(leaver)
    assert table.options(leaver) == []
    while not table.over:
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
    assert leaver not in table.winners
    assert len(table.winners) == 1
    assert table.view(None)["winner"] == table.winners[0]
    assert all_cards(table) == cards
