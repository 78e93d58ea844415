"""A preview: an answer and all that follows from it for certain, and nothing that the seat cannot know."""

from __future__ import annotations

import copy

import pytest
from tests.titles.market import constants as c
from tests.titles.market.dealing import market, state_of
from tests.titles.market.game import MarketRules
from tests.titles.market.state import MarketState

from zunft import IllegalMove, Table
from zunft.engine.bits import only
from zunft.engine.rules import State, show
from zunft.table.preview import CHANCE, HIDDEN, OTHERS, OVER, OWN, RESPONSES, Preview


def told(preview: Preview) -> list[str]:
    return [event["key"].rpartition(".")[2] for event in preview.events]


def with_rules(table: Table, rules: type[MarketRules]) -> Table:
    twin = table.copy()
    twin.game = copy.copy(table.game)
    old = table.game.rules
    assert isinstance(old, MarketRules)
    twin.game.rules = rules(old.seats, old.edition, old.anyone, table.rules_number)
    return twin


def test_nothing_happens_at_the_table() -> None:
    table = market("thief cloth", "guard")
    before = table.fingerprint(), table.events(0), table.journal()
    table.preview(0, "play thief at 1")
    assert (table.fingerprint(), table.events(0), table.journal()) == before


def test_leaving_has_no_preview() -> None:
    with pytest.raises(IllegalMove):
        market("cloth", "guard").preview(0, " leave ")


def test_an_answer_that_is_none_is_refused_as_it_is_at_the_table() -> None:
    table = market("cloth", "guard")
    with pytest.raises(IllegalMove) as caught:
        table.preview(0, "play thief at 1")
    assert caught.value.reason == table.why_not(0, "play thief at 1")


def test_it_ends_with_the_next_question_of_the_seat_itself() -> None:
    table = market("cloth thief", "guard", "guard")
    preview = table.preview(0, "offer cloth")
    assert preview.until == OWN
    assert preview.question == {"key": "market.ask.to-whom", "args": {"card": "cloth"}, "rule": "X-007"}
    assert preview.options == ["to 1", "to 2"]


def test_an_only_answer_of_the_seat_itself_is_given() -> None:
    """With two seats there is only one to offer anything to."""
    table = market("cloth thief", "guard")
    preview = table.preview(0, "offer cloth")
    table.play(0, "offer cloth")
    assert preview.question is not None
    assert preview.question["key"] == "market.ask.for-how-much"
    assert (preview.question, preview.options) == (table.question(0), table.options(0))


def test_an_only_answer_of_another_seat_is_not_given() -> None:
    """Seat 1 has no coins to accept with and nothing to do in its turn: whether it has a choice is its secret."""
    table = market("thief cloth", "")
    preview = table.preview(0, "end")
    assert preview.until == OTHERS
    assert [entry["key"] for entry in preview.view["agenda"]] == ["market.entry.turn"]
    assert preview.view["agenda"][0]["seats"] == [1]


def test_it_ends_before_a_draw() -> None:
    table = market("cloth thief", "guard bribe")
    preview = table.preview(0, "peek 1")
    assert preview.until == CHANCE
    assert told(preview) == ["looked"]


def test_it_ends_before_a_window_even_where_nobody_can_respond() -> None:
    table = market("thief cloth", "cloth", "cloth")
    preview = table.preview(0, "play thief at 1")
    assert (preview.until, told(preview)) == (RESPONSES, ["played"])
    assert "stole" in [event["key"].rpartition(".")[2] for event in table.play(0, "play thief at 1")]


def test_it_ends_before_the_sealed_answers_of_others_are_opened() -> None:
    """The last to stop in the morning is not told what the others have drawn."""
    table = Table(market("cloth", "cloth").title, seats=2, chance="hand")
    table.play(1, "stop")
    assert table.preview(0, "stop").until == OTHERS
    assert "took" not in told(table.preview(0, "stop"))


class ShowsTheNextHand(MarketRules):
    """A title in which the end of a turn turns up a card of the next seat."""

    def resolve(self, state: State, kind: int) -> None:
        assert isinstance(state, MarketState)
        if kind == c.TURN:
            show(state, state.hands[1], 0, only(0))
        super().resolve(state, kind)


def test_it_ends_before_something_is_turned_up_that_the_seat_does_not_know() -> None:
    table = with_rules(market("thief cloth", "guard bribe"), ShowsTheNextHand)
    preview = table.preview(0, "end")
    assert (preview.until, preview.events) == (HIDDEN, [])
    assert preview.view["agenda"] == table.view(0)["agenda"]


def test_what_the_seat_knows_already_may_be_turned_up() -> None:
    table = with_rules(market("thief cloth", "guard"), ShowsTheNextHand)
    show(table.state, state_of(table).hands[1], 0, only(0))
    assert table.preview(0, "end").until == OTHERS


def test_a_game_that_ends_by_the_answer_is_over() -> None:
    """X-016."""
    table = market("thief", "cloth cloth")
    state_of(table).coins[1] = 1
    table.play(0, "play thief at 1")
    state_of(table).coins[1] = 99
    preview = table.preview(1, "sell cloth")
    assert (preview.until, told(preview)) == (OVER, ["sold", "grew-rich"])


def test_the_moves_of_a_phrase_are_previewed_together() -> None:
    table = Table("strasbourg", seats=3, seed=4)
    for seat in range(3):
        table.play(seat, table.options(seat)[0])
    table.play(0, "draw")
    cards = "+".join(str(card) for card in table.view(0)["players"][0]["hand"][0])
    plan = f"plan {cards}"
    preview = table.preview(0, plan)
    assert preview.until == OTHERS
    assert [event["n"] for event in preview.events] == [table.turn(0) + at for at in range(len(preview.events))]
    assert table.play(0, plan)[: len(preview.events)] == preview.events
