"""The journal: a game as text, and the same game again."""

from __future__ import annotations

import random

import pytest
from tests.titles.market.dealing import answers, market
from tests.titles.market.title import MARKET

import zunft
from zunft.engine.journal import JournalError, read_journal
from zunft.table import Table


def some_game(seed: int, moves: int = 400) -> Table:
    """Random play with undos in between, to the end or so far."""
    table, rng = Table(MARKET, seats=3, seed=seed, words={1: "hello there"}), random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        seat = rng.choice(table.asked)
        table.play(seat, rng.choice(table.options(seat)))
        undoable = [seat for seat in range(3) if table.can_undo(seat)]
        if undoable and rng.random() < 0.2:
            table.undo(rng.choice(undoable))
    return table


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_the_head_says_all_that_was_chosen() -> None:
    head = market("cloth", "cloth", options={"blocking": "victim"}).journal().split("\n--\n")[0].splitlines()
    edition = MARKET.load("stalls")
    assert head == [
        "zunft journal 1",
        "title market",
        "rules 2",
        f"edition stalls {edition.hash}",
        "options blocking=victim",
        "seats 2",
        "chance hand",
    ]


def test_a_line_is_an_answer_of_a_seat_or_of_chance() -> None:
    table = market("thief", "guard")
    assert answers(table)[:4] == ["0 draw", "chance draw thief", "0 draw", "chance draw cloth"]


def test_a_finished_game_shows_seed_and_result() -> None:
    table = some_game(3)
    assert table.over
    assert table.journal().splitlines()[-3:] == ["--", f"seed {3:064x}", "result " + " ".join(map(str, table.scores))]


@pytest.mark.parametrize("seed", range(8))
def test_a_replay_is_the_same_game(seed: int) -> None:
    table = some_game(seed)
    again = zunft.replay(table.journal(), title=MARKET)
    assert (again.journal(), again.fingerprint()) == (table.journal(), table.fingerprint())
    assert [again.events(seat) for seat in (0, 1, 2, None)] == [table.events(seat) for seat in (0, 1, 2, None)]


@pytest.mark.parametrize("seed", range(4))
def test_an_unfinished_game_goes_on_with_its_seed(seed: int) -> None:
    """As if it had never been put away: the same draws follow."""
    table = some_game(seed, moves=9)
    again = zunft.replay(table.journal(), seed=seed, title=MARKET)
    while not table.over:
        seat = table.asked[0]
        text = table.options(seat)[-1]
        table.play(seat, text)
        again.play(seat, text)
    assert again.journal() == table.journal()


def test_without_its_seed_it_goes_on_by_hand() -> None:
    table = Table(MARKET, seats=2, seed=1)
    again = zunft.replay(table.journal(), title=MARKET)
    again.play(0, "draw")
    assert again.chance_is_asked


def test_a_phrase_that_was_replayed_is_still_taken_back_whole() -> None:
    table = market("cloth", "cloth", "bribe")
    table.play(0, "offer cloth to 1 for 2")
    table.play(1, "decline")
    for seat, text in [(0, "end"), (1, "end"), (2, "end"), (0, "stop"), (1, "stop"), (2, "stop")]:
        table.play(seat, text)
    before = table.fingerprint()
    table.play(0, "offer cloth to 1 for 2")
    again = zunft.replay(table.journal(), title=MARKET)
    again.undo(0)
    assert again.fingerprint() == before


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_game_can_be_verified(seed: int) -> None:
    table = some_game(seed)
    assert zunft.verify(table.journal(), title=MARKET).scores == table.scores


def test_a_draw_that_the_seed_does_not_deal_is_found() -> None:
    text = some_game(2).journal()
    drawn = next(line for line in text.splitlines() if line.startswith("chance draw") and line[-1].isalpha())
    other = "chance draw cloth" if drawn != "chance draw cloth" else "chance draw guard"
    with pytest.raises(JournalError):
        zunft.verify(changed(text, drawn, other), title=MARKET)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("zunft journal 1", "zunft journal 9"),
        ("rules 2", "rules 0"),
        ("rules 2", "rules 3"),
        ("rules 2", "rules two"),
        ("edition stalls ", "edition stalls f"),
        ("options blocking=anyone", "options"),
        ("options blocking=anyone", "options blocking=anyone blocking=victim"),
        ("options blocking=anyone", "options blocking=nobody"),
        ("seats 3", "seats 9"),
        ("seats 3\n", ""),
        ("seats 3\n", "seats 3\nseats 3\n"),
        ("\n--\n", "\n"),
        ("chance ", "chance 0"),
        ("\n--\n", "\n--\n9 stop\n"),
        ("\n--\n", "\n--\nnobody stop\n"),
        ("\n--\n", "\n--\n0 end\n"),
        ("\n--\n", "\n--\n0 undo\n"),
        ("\n--\n", "\n--\nchance draw cloth\n"),
        ("\n--\n", "\n--\n" + "x" * 500 + "\n"),
        ("\nseed ", "\nseed zz"),
        ("\nresult ", "\nresult 9 "),
        ("\nresult ", "\nresalt "),
    ],
)
def test_a_journal_that_cannot_be_is_refused(old: str, new: str) -> None:
    with pytest.raises(JournalError):
        zunft.replay(changed(some_game(3).journal(), old, new), title=MARKET)


def test_a_journal_may_have_the_line_ends_of_other_programs() -> None:
    text = some_game(3).journal()
    assert zunft.verify(text.replace("\n", "\r\n"), title=MARKET).journal() == text


def test_a_journal_that_breaks_off_is_refused_with_its_line() -> None:
    text = some_game(3).journal()
    with pytest.raises(JournalError, match="breaks off"):
        read_journal(text[:-5])


def test_whatever_is_cut_off_a_journal_nothing_but_a_journal_error_comes_out() -> None:
    text = some_game(1, moves=12).journal()
    for length in range(len(text)):
        try:
            zunft.replay(text[:length], title=MARKET)
        except JournalError:
            continue
        assert text[length - 1] == "\n"
