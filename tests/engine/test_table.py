"""The table: what a program uses, on the market."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.titles.market.dealing import all_say, draw, keys, market, state_of
from tests.titles.market.title import MARKET

import zunft
from zunft.table import Table
from zunft.table.errors import IllegalMove
from zunft.text import has_text
from zunft.text.languages import LANGUAGES


def random_game(seats: int, seed: int, edition: str = "stalls", **chosen: Any) -> Table:
    table, rng = Table(MARKET, seats=seats, seed=seed, edition=edition, **chosen), random.Random(seed)
    for _ in range(400):
        if table.over:
            return table
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.options(seat)))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("edition", MARKET.editions())
@pytest.mark.parametrize("seats", MARKET.seats)
def test_random_play_ends(seats: int, edition: str) -> None:
    """X-015"""
    for seed in range(12):
        table = random_game(seats, seed, edition, options={"blocking": "victim"} if seed % 2 else None)
        assert (table.over, table.asked, len(table.places)) == (True, [], seats)


def test_no_card_and_no_coin_is_ever_lost() -> None:
    for seed in range(12):
        state = state_of(random_game(3, seed))
        cards = sum(deck.size() for deck in state.decks) + sum(hand.count for hand in state.hands)
        assert cards + state.market.total == 3 * 8


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert random_game(4, 7).journal() == random_game(4, 7).journal()


def test_a_copy_and_its_original_do_not_change_each_other() -> None:
    table = Table(MARKET, seats=3, seed=2)
    before, twin = table.fingerprint(), table.copy()
    twin.play(0, "draw")
    assert (table.fingerprint(), table.events(0)) == (before, [])
    table.play(0, "draw")
    assert table.fingerprint() == twin.fingerprint()


def test_events_told_to_others_never_contain_the_drawn_card() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    draw(table, 0, "bribe", "guard")
    all_say(table, "stop")
    table.play(0, "under guard")
    assert keys(table, 0)[:2] == ["drew", "drew"]
    for seat in (1, 2, None):
        assert keys(table, seat) == ["took"] * 3
        assert "bribe" not in str(table.events(seat)) + str(table.view(seat).get("hands"))


def test_a_card_seen_in_passing_is_whispered_to_who_looked() -> None:
    table = market("cloth", "thief bribe", "cloth")
    table.play(0, "peek 1")
    table.play("chance", "draw 1")
    assert table.events(0)[-1]["args"] == {"seat": 0, "of": 1, "card": "bribe"}
    assert [keys(table, seat)[-1] for seat in (1, 2, None)] == ["looked"] * 3


def test_an_offer_is_put_to_the_other_side() -> None:
    """X-007"""
    table = market("cloth", "bribe", "guard")
    table.play(0, "offer cloth to 2 for 3")
    args = {"card": "cloth", "seat": 0, "coins": 3}
    assert table.question(2) == {"key": "market.ask.answer", "args": args, "rule": "X-007"}
    assert table.options(2) == ["decline", "accept"]
    table.play(2, "accept")
    assert [state_of(table).coins[seat] for seat in range(3)] == [7, 4, 1]
    assert table.view(None)["hands"][2] == {"count": 2, "known": ["cloth"]}
    assert table.waiting_for == [0]


def test_one_offer_a_turn() -> None:
    table = market("cloth bribe", "bribe", "guard")
    table.play(0, "offer cloth to 2 for 3")
    table.play(2, "decline")
    assert table.why_not(0, "offer bribe") == {
        "key": "market.refused.cannot-offer",
        "args": {"card": "bribe"},
        "rule": "X-007",
    }


def test_a_phrase_is_taken_whole_or_not_at_all() -> None:
    table = market("cloth", "bribe", "guard")
    before = table.fingerprint()
    with pytest.raises(IllegalMove):
        table.play(0, "offer cloth to 2 for 99")
    assert table.fingerprint() == before


def test_a_step_of_a_phrase_that_has_one_answer_may_be_said_all_the_same() -> None:
    """Of two seats the other one is not asked for; the journal holds what was asked."""
    table = market("cloth", "bribe")
    table.play(0, "offer cloth to 1 for 3")
    assert table.journal().splitlines()[-2:] == ["0 offer cloth", "0 + for 3"]


def test_a_step_of_a_phrase_that_has_one_answer_cannot_be_said_wrongly() -> None:
    table = market("cloth", "bribe")
    assert table.why_not(0, "offer cloth to 0 for 3") is not None
    assert table.why_not(0, "offer cloth for 3") is not None


def test_a_phrase_may_be_spaced_as_one_likes() -> None:
    table = market("cloth", "bribe", "guard")
    table.play(0, "  offer cloth  to 2 for 3 ")
    assert table.waiting_for == [2]


def test_every_question_has_a_default_among_its_options() -> None:
    for seed in range(6):
        table, rng = Table(MARKET, seats=3, seed=seed), random.Random(seed)
        while not table.over:
            for asked in table.asked:
                assert isinstance(asked, int)
                assert table.default(asked) in table.options(asked)
            seat = rng.choice(table.asked)
            table.play(seat, rng.choice(table.options(seat)))


def test_options_are_the_only_source_of_legality() -> None:
    table = market("thief", "cloth", "cloth")
    assert table.why_not(0, "play thief at 1") is None
    assert table.why_not(0, "play thief at 0") == {
        "key": "market.refused.cannot-play",
        "args": {"card": "thief"},
        "rule": "X-008",
    }


@pytest.mark.parametrize(
    ("seat", "text", "key"),
    [
        (0, "fly", "unknown-verb"),
        (0, "play horse at 1", "unknown-thing"),
        (0, "", "empty"),
        (0, "x" * 500, "too-long"),
        (1, "end", "not-asked"),
        (3, "end", "no-seat"),
        (-1, "end", "no-seat"),
        (True, "end", "no-seat"),
        ("0", "end", "no-seat"),
        (0, 5, "no-text"),
        (0, "stop", "not-now"),
    ],
)
def test_what_cannot_be_played_is_refused_and_changes_nothing(seat: Any, text: Any, key: str) -> None:
    table = market("thief", "cloth", "cloth")
    before = table.fingerprint(), table.journal()
    with pytest.raises(IllegalMove) as refusal:
        table.play(seat, text)
    assert refusal.value.reason["key"].endswith(f".refused.{key}")
    assert (table.fingerprint(), table.journal()) == before


def test_nobody_answers_before_chance_nor_after_the_end() -> None:
    table = Table(MARKET, seats=2, chance="hand")
    table.play(0, "draw")
    reason = table.why_not(1, "stop")
    assert reason is not None
    assert reason["key"] == "engine.refused.chance-first"
    over = random_game(2, 1).why_not(0, "end")
    assert over is not None
    assert over["key"] == "engine.refused.over"


def test_the_ledger_adds_up_to_the_score() -> None:
    for seed in range(12):
        table = random_game(3, seed)
        assert [sum(line["points"] for line in table.ledger(seat)) for seat in range(3)] == table.scores


def test_a_question_that_stays_open_keeps_its_number() -> None:
    table = Table(MARKET, seats=2, seed=1)
    before = table.ask(0)
    table.play(1, "draw")
    table.play(1, "draw")
    assert table.ask(0) == before


def test_everything_that_can_be_said_has_a_text_in_every_language() -> None:
    game = Table(MARKET, seats=2, seed=1).game
    spoken = {"event": game.events, "ask": game.questions, "entry": game.entries}
    for language in LANGUAGES:
        for what, table in spoken.items():
            for named in table.values():
                assert has_text(f"market-{what}-{named.name}", language), (language, what, named.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_can_be_said(language: str) -> None:
    table = random_game(3, 5)
    for seat in (0, 1, 2, None):
        for event in table.events(seat):
            assert "=" not in zunft.say(event, language, names=["Ann", "Bob", "Cem"])


@pytest.mark.parametrize("chosen", [{"seats": 5}, {"options": {"x": "y"}}, {"options": {"blocking": "x"}}])
def test_what_cannot_be_chosen_is_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"market|blocking"):
        Table(MARKET, **chosen)


@pytest.mark.parametrize("title", zunft.titles())
def test_a_table_can_be_printed_and_shown_in_a_notebook(title: str) -> None:
    table = Table(title, seed=1, edition="tiny")
    seat = table.asked[0]
    assert isinstance(seat, int)
    asked = table.question(seat)
    assert asked
    assert f"Seat {seat} is asked ({asked['rule']}): " in str(table)
    assert table.options(seat)[0] in str(table)
    assert repr(table) == f"<zunft.Table {title}, {table.seats} seats, {len(table.lines)} lines>"
    assert ("<svg" in table._repr_html_()) == (title != "gilde")  # whose cards are no board
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0])
    assert "The game is over." in str(table)
    assert f"seat {table.winners[0]}: place 1" in str(table)


def test_chance_that_is_played_by_hand_is_asked_for_itself() -> None:
    table = Table("flanders", seats=4, chance="hand", edition="tiny", preset="our-table")
    assert (table.chance_is_asked, table.asked) == (True, ["chance"])
    assert "Chance is asked: [draw seat 0" in str(table)
    table.play("chance", table.options("chance")[0])
    assert table.chance_is_asked == (table.chance_is_asked)
    assert not Table("flanders", seed=1).chance_is_asked


def test_every_public_name_of_a_table_says_what_it_is() -> None:
    public = {name: value for name, value in vars(Table).items() if not name.startswith("_")}
    assert len(public) > 30
    assert [name for name, value in public.items() if not value.__doc__] == []
