"""Chapter 2.4: drawing and dividing, in secret."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.strasbourg.boards import (
    asked,
    bids,
    dealt,
    draw,
    keys,
    lay_out,
    on,
    own,
    plan,
    planned,
    script,
    seen,
    stack,
    state_of,
    to_planning,
    to_step,
    told,
)

from zunft import CannotUndo, IllegalMove, Table


def drawn(*cards: str) -> Table:
    """A table at which every seat has drawn these cards and is asked whether it draws on."""
    table = dealt(len(cards))
    left = [[int(value) for value in words.split()] for words in cards]
    draw(table, left)
    for seat, more in enumerate(left):
        while more:
            table.play(seat, "draw")
            draw(table, left)
    return table


def nicole() -> Table:
    """TV-01. Nicole (seat 0) has drawn 5, 2, 2, 3, 6."""
    return drawn("5 2 2 3 6", "1", "1", "1")


def others_stop(table: Table) -> None:
    for seat in (1, 2, 3):
        table.play(seat, "stop")
    lay_out(table)


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything that a seat can find out about the table."""
    facts: dict[str, Any] = {"view": table.view(seat), "events": table.events(seat), "turn": table.turn(seat)}
    if seat is not None:
        facts |= {"ask": table.ask(seat), "can_undo": table.can_undo(seat), "options": table.options(seat)}
        facts |= {"question": table.question(seat), "default": table.default(seat)}
    return facts


# --- drawing --------------------------------------------------------------------------------------


def test_s_026_the_first_card_is_drawn_without_asking() -> None:
    """A-01, TV-01. Nobody can stop before the first draw: the first thing that happens is the draw."""
    table = dealt()
    assert table.chance_is_asked
    with pytest.raises(IllegalMove):
        table.play(0, "stop")
    script(table, "chance draw card 5 / chance draw card 1 / chance draw card 1 / chance draw card 1")
    assert asked(table) == ([0, 1, 2, 3], "draw")
    assert own(table, 0)["hand"] == [[5]]


def test_s_026_tv_01_draw_on_or_stop() -> None:
    """TV-01. Five cards, 18 in all; 24 − 5 = 19 are left."""
    table = nicole()
    assert table.options(0) == ["draw", "stop"]
    assert own(table, 0)["hand"] == [[6, 5, 3, 2, 2]]
    assert sum(own(table, 0)["hand"][0]) == 18
    assert own(table, 0)["deck"] == 19


def test_s_026_an_empty_deck_stops_by_itself() -> None:
    table = dealt()
    on(table).deck(0, "4 2")
    script(table, "chance draw card 4 / chance draw card 1 / chance draw card 1 / chance draw card 1 / 0 draw")
    assert asked(table)[1] == "put"
    assert own(table, 0)["deck"] == 0


def test_s_026_drawn_cards_cannot_go_back() -> None:
    """TV-01."""
    table = nicole()
    assert not table.can_undo(0)
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_s_027_an_empty_deck_means_no_stacks() -> None:
    """A-02. The box is not shuffled into it."""
    table = planned("6", "1", "1", "1")
    to_planning(table, 1)
    on(table).deck(0, "")
    to_planning(table, 2)
    events = plan(table, "", "1", "1", "1")
    assert told(events, "no-stacks") == [{"seat": 0}]
    assert own(table, 0)["stacks"] == {}
    assert table.view(None)["queue"] == [1, 2, 3]


def test_s_027_when_all_decks_are_empty_the_steps_go_by() -> None:
    table = planned("6", "1", "1")
    on(table).deck(0, "").deck(1, "").deck(2, "")
    to_step(table, "h", 2)
    assert [event["seat"] for event in told(table.events(None), "no-stacks")] == [0, 1, 2]


# --- dividing -------------------------------------------------------------------------------------


def test_s_028_tv_01_the_division_of_the_example() -> None:
    """TV-01. {3,2} {5} {2} {6}: public sizes 2, 1, 1, 1."""
    table = nicole()
    table.play(0, "plan 3+2 5 2 6")
    others_stop(table)
    for seat in (1, 2, 3, None):
        assert [seen(table, seat, 0)["stacks"][str(n)] for n in (1, 2, 3, 4)] == [{"size": 2}] + [{"size": 1}] * 3
    stacks = own(table, 0)["stacks"].values()
    assert sorted(sum(seen_["cards"]) for seen_ in stacks) == [2, 5, 5, 6]
    assert seen(table, None, 0)["deck"] == 19


@pytest.mark.parametrize("stacks", ["6+5+3+2+2", "5+2+2 6+3", "5 2 2 3 6"])
def test_s_028_tv_01_other_divisions_are_legal_too(stacks: str) -> None:
    table = nicole()
    table.play(0, f"plan {stacks}")
    others_stop(table)
    assert len(own(table, 0)["stacks"]) == len(stacks.split())


@pytest.mark.parametrize("stacks", ["3+2 5 2", "3+2 5 2 6 6", "3+2 5 2 4", ""])
def test_s_028_tv_01_nothing_is_left_out_or_added(stacks: str) -> None:
    """TV-01. Every card drawn is divided and no stack is empty."""
    table = nicole()
    before = table.fingerprint()
    with pytest.raises(IllegalMove):
        table.play(0, f"plan {stacks}".strip())
    assert table.fingerprint() == before


@pytest.mark.parametrize("stacks", ["3+ 2 5 2 6", "+ 3+2 5 2 6", "3+2 5 2 six", "3+2 52 6"])
def test_s_028_a_plan_that_cannot_be_read(stacks: str) -> None:
    table = nicole()
    reason = table.why_not(0, f"plan {stacks}")
    assert reason
    assert reason["key"] == "engine.refused.wrong-form"


def test_s_028_the_phrase_and_the_small_decisions_end_in_the_same_state() -> None:
    """The highest card first: the 6 begins a stack by force, then 5, 3, 2 on the stack of the 3, and the other 2."""
    phrase, steps = nicole(), nicole()
    phrase.play(0, "plan 3+2 5 2 6")
    for text in ("stop", "put new", "put new", "put 3", "put new"):
        steps.play(0, text)
    assert phrase.fingerprint() == steps.fingerprint()
    others_stop(phrase)
    others_stop(steps)
    assert phrase.fingerprint() == steps.fingerprint()
    assert phrase.view(0) == steps.view(0)


def test_s_028_the_phrase_for_a_single_card() -> None:
    table = nicole()
    script(table, "0 plan 3+2 5 2 6 / 1 plan 1 / 2 stop / 3 stop")
    lay_out(table)
    assert own(table, 1)["stacks"] == {"1": {"size": 1, "cards": [1]}}


def test_s_028_the_phrase_for_the_cards_still_in_hand() -> None:
    """After ``stop`` the 6 lies on a stack of its own by force; the phrase divides the rest as it says."""
    table = nicole()
    script(table, "0 stop / 0 plan 3+2 5 2")
    assert sorted(filter(None, own(table, 0)["hand"])) == [[2], [3, 2], [5], [6]]


def test_s_028_a_22_more_than_seven_stacks() -> None:
    """A-22. Legal, but there are only seven steps."""
    table = planned("1 1 1 2 2 2 3 3", "1", "1", "1")
    assert len(seen(table, None, 0)["stacks"]) == 8


def test_s_028_all_24_cards_as_single_stacks() -> None:
    cards = " ".join(str(value) for value in range(1, 7) for _ in range(4))
    table = planned(cards, "1", "1")
    assert len(seen(table, None, 0)["stacks"]) == 24
    assert own(table, 0)["deck"] == 0


# --- laying out -----------------------------------------------------------------------------------


def test_s_029_sizes_are_public_contents_the_owner_s() -> None:
    table = planned("6+1 5", "1", "1", "1")
    assert own(table, 0)["stacks"] == {"1": {"size": 2, "cards": [6, 1]}, "2": {"size": 1, "cards": [5]}}
    for seat in (1, 2, 3, None):
        assert seen(table, seat, 0)["stacks"] == {"1": {"size": 2}, "2": {"size": 1}}
    laid_out = told(table.events(None), "laid-stack")
    assert laid_out[:2] == [{"seat": 0, "stack": 1, "number": 2}, {"seat": 0, "stack": 2, "number": 1}]


def test_s_029_a_stack_keeps_its_number() -> None:
    """A-22. Never split or merged; the others stay where they are when one is revealed."""
    table = planned("6+1 5 4", "1", "1", "1")
    before = own(table, 0)["stacks"]
    number = str(stack(table, 0, "5"))
    bids(table, "0 5, 1 pass, 2 pass, 3 pass")
    assert own(table, 0)["stacks"] == {key: seen_ for key, seen_ in before.items() if key != number}


def test_s_029_a_32_equal_stacks_lie_by_lot() -> None:
    """A-32. The largest first, equal ones by lot: every one is as likely as any other, and the lot decides."""
    table = drawn("6 5 4 3", "1", "1", "1")
    script(table, "0 plan 6+3 5 4 / 1 stop / 2 stop / 3 stop")
    assert list(table.odds().values()) == [1, 1]
    table.play("chance", table.options("chance")[1])
    assert [own(table, 0)["stacks"][n]["cards"] for n in "123"] == [[6, 3], [4], [5]]


def test_s_029_a_32_three_equal_stacks_need_two_lots() -> None:
    """A-32."""
    found = set()
    for first in range(3):
        for second in range(2):
            table = drawn("6 5 4", "1", "1", "1")
            script(table, "0 plan 6 5 4 / 1 stop / 2 stop / 3 stop")
            assert list(table.odds().values()) == [1, 1, 1]
            table.play("chance", table.options("chance")[first])
            assert list(table.odds().values()) == [1, 1]
            table.play("chance", table.options("chance")[second])
            found.add(tuple(own(table, 0)["stacks"][n]["cards"][0] for n in "123"))
    assert len(found) == 6


def test_s_029_a_32_the_order_of_drawing_shows_nowhere() -> None:
    """A-32. The same cards in another order: all others see, hear and are asked the same."""
    one, other = planned("6 5+1", "1", "1", "1"), dealt()
    left = [[1, 6, 5], [1], [1], [1]]
    draw(other, left)
    for _ in range(2):
        other.play(0, "draw")
        draw(other, left)
    other.play(0, "plan 6 5+1")
    others_stop(other)
    for seat in (1, 2, 3, None):
        assert shown(one, seat) == shown(other, seat)


def test_s_029_a_32_nor_when_the_stack_is_revealed() -> None:
    """A-32. Cards inside a stack have no order."""
    one, other = planned("5+1", "1", "1", "1"), planned("1+5", "1", "1", "1")
    assert bids(one, "0 5+1") == bids(other, "0 5+1")


def test_s_029_a_32_a_view_while_lots_are_drawn_tells_nothing() -> None:
    """A-32, I-10. {6} {5+1} and {6+1} {5} and a third stack each: the same sizes, so the same view for others."""
    views = []
    for stacks in ("6 5+1 4+2", "6+1 5+2 4"):
        table = drawn("6 5 4 2 1", "1", "1", "1")
        script(table, f"0 plan {stacks} / 1 stop / 2 stop / 3 stop")
        assert table.chance_is_asked
        views.append(table.view(1))
    assert views[0] == views[1]


# --- secrecy, taking back -------------------------------------------------------------------------


def test_s_025_all_plan_at_once() -> None:
    table = drawn("1", "2", "3", "4")
    assert asked(table) == ([0, 1, 2, 3], "draw")
    table.play(2, "stop")
    assert asked(table) == ([0, 1, 3], "draw")
    assert table.view(None)["agenda"][0]["done"] == [2]


SECRETS = [
    "0 draw",
    "0 draw / 0 draw / 0 draw",
    "0 draw / 0 stop",
    "0 draw / 0 draw / 0 draw / 0 stop / 0 put new",
    "0 draw / 0 draw / 0 draw / 0 draw / 0 stop / 0 put new / 0 put 1",
]


@pytest.mark.parametrize("lines", SECRETS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s_025_nobody_sees_how_far_another_has_got(lines: str, seats: int) -> None:
    """A-29, I-10. At a seeded table: views, events, questions, numbers and what can be taken back stay as they were."""
    table = Table("strasbourg", seats, 7)
    for seat in range(seats):
        table.play(seat, table.options(seat)[0])
    others = [seat for seat in range(seats) if seat] + [None]
    before = [shown(table, seat) for seat in others]
    script(table, lines)
    assert [shown(table, seat) for seat in others] == before


@pytest.mark.parametrize("lines", SECRETS)
def test_s_025_nor_after_having_planned(lines: str) -> None:
    """A-29, I-10. The others have finished; what they could take back they still can."""
    table = Table("strasbourg", 4, 7)
    for seat in range(4):
        table.play(seat, table.options(seat)[0])
    for seat in (1, 2, 3):
        table.play(seat, "stop")
    before = [shown(table, seat) for seat in (1, 2, 3, None)]
    assert [facts.get("can_undo") for facts in before] == [True, True, True, None]
    script(table, lines)
    assert [shown(table, seat) for seat in (1, 2, 3, None)] == before


def test_s_025_nor_at_a_table_whose_chance_is_played_by_hand() -> None:
    """A-29. A draw is told to nobody else, also not by the number of the question."""
    table = drawn("1", "2", "3", "4")
    before = [shown(table, seat) for seat in (1, 2, 3, None)]
    script(table, "0 draw / chance draw card 5")
    assert [shown(table, seat) for seat in (1, 2, 3, None)] == before


def test_s_025_the_deck_looks_as_before_until_all_have_finished() -> None:
    """A-15. Also the cards under it."""
    table = dealt()
    on(table).deck(0, "4 2", under="6 3")
    left = [[4, 2, 6], [1], [1], [1]]
    draw(table, left)
    table.play(0, "draw")
    draw(table, left)
    assert (own(table, 0)["deck"], own(table, 0)["under_deck"]) == (2, [6, 3])
    table.play(0, "draw")  # the 6 is the only card that can come: it is drawn by force
    assert (own(table, 0)["deck"], own(table, 0)["under_deck"]) == (1, [3])
    for seat in (1, 2, 3, None):
        assert (seen(table, seat, 0)["deck"], seen(table, seat, 0)["under_deck"]) == (4, [6, 3])
    table.play(0, "plan 6 4+2")
    assert seen(table, 1, 0)["deck"] == 4
    others_stop(table)
    for seat in (1, 2, 3, None):
        assert (seen(table, seat, 0)["deck"], seen(table, seat, 0)["under_deck"]) == (1, [3])


def test_s_025_a_plan_is_open_until_the_last_has_finished() -> None:
    """The phrase is taken back as a whole; the cards stay drawn."""
    table = nicole()
    open_ = table.fingerprint()
    table.play(0, "plan 3+2 5 2 6")
    script(table, "1 stop / 2 stop")
    assert table.can_undo(0)
    table.undo(0)
    assert own(table, 0)["hand"] == [[6, 5, 3, 2, 2]]
    assert table.options(0) == ["draw", "stop"]
    assert not table.can_undo(0)
    table.play(0, "plan 6+5+3+2+2")
    table.play(3, "stop")
    assert [table.can_undo(seat) for seat in range(4)] == [False] * 4
    assert own(table, 0)["stacks"] == {"1": {"size": 5, "cards": [6, 5, 3, 2, 2]}}
    assert open_ != table.fingerprint()


def test_s_025_small_decisions_are_taken_back_one_by_one_but_no_draw() -> None:
    table = nicole()
    before = table.fingerprint()
    hands = []
    for text in ("stop", "put new", "put 1", "put new"):
        hands.append((own(table, 0)["hand"], table.options(0)))
        table.play(0, text)
    while table.can_undo(0):
        table.undo(0)
        assert (own(table, 0)["hand"], table.options(0)) == hands.pop()
    assert hands == []
    assert table.fingerprint() == before


def test_s_025_to_draw_on_after_a_plan_was_taken_back() -> None:
    table = nicole()
    table.play(0, "plan 3+2 5 2 6")
    table.undo(0)
    script(table, "0 draw / chance draw card 4")
    assert own(table, 0)["hand"] == [[6, 5, 4, 3, 2, 2]]
    assert not table.can_undo(0)


def test_s_025_taking_a_plan_back_is_no_news_to_others() -> None:
    """Who has finished is public; nothing else changes."""
    table = nicole()
    before = [(table.view(seat), table.events(seat), table.turn(seat)) for seat in (1, 2, 3, None)]
    table.play(0, "plan 3+2 5 2 6")
    assert table.view(1)["agenda"][0]["done"] == [0]
    table.undo(0)
    assert [(table.view(seat), table.events(seat), table.turn(seat)) for seat in (1, 2, 3, None)] == before


def test_s_026_the_own_cards_are_told_to_their_owner_alone() -> None:
    table = nicole()
    assert [event["number"] for event in told(table.events(0), "drew")] == [5, 2, 2, 3, 6]
    assert [event["number"] for event in told(table.events(1), "drew")] == [1]
    assert "drew" not in keys(table.events(None))


def test_s_054_the_cards_under_the_deck_are_drawn_last_in_their_order() -> None:
    """Those above them in any order, then the one returned first."""
    table = dealt()
    on(table).deck(0, "4 2", under="6 3")
    assert table.odds() == {"draw card 2": 1, "draw card 4": 1}
    script(table, "chance draw card 2 / chance draw card 1 / chance draw card 1 / chance draw card 1")
    for _ in range(3):
        table.play(0, "draw")
    assert [event["number"] for event in told(table.events(0), "drew")] == [2, 4, 6, 3]
    assert state_of(table).players[0].deck.size() == 0
