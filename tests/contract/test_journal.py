"""A journal is the whole game: replayed it gives the same table, half-way, too, and its seed proves its chance."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.contract import knowing
from tests.contract.recorded import FOLDER, recorded_title
from tests.contract.tables import SMALL, TABLES, VARIANTS, Kind, answer, finish, lively, stroll

from zunft import JournalError, Table, replay, verify

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)
RECORDED = sorted(FOLDER.glob("*.journal"))


def check_same(one: Table, other: Table) -> None:
    """The same state, the same journal, and everybody knows the same, down to the number of the question."""
    assert other.fingerprint() == one.fingerprint()
    assert other.journal() == one.journal()
    for seat in knowing.everybody(one):
        assert knowing.known(other, seat) == knowing.known(one, seat)


@pytest.mark.parametrize("kind", TABLES + VARIANTS, ids=str)
def test_a_journal_replays_to_the_same_table_at_any_moment(kind: Kind) -> None:
    """With undone answers and a seat that left among them."""
    rng = Random(1)
    for table in lively(kind.table(1), Random(1), leavers=1):
        if table.over or rng.random() < 0.05:
            check_same(table, replay(table.journal(), title=kind.title))
            check_same(table, replay(table.journal(), 1, title=kind.title))
    verified = verify(table.journal(), title=kind.title)
    check_same(table, verified)


@every_table
def test_a_journal_replays_to_the_same_table_where_orders_answered(kind: Kind) -> None:
    rng, table = Random(6), kind.table(6)
    for seat in range(0, kind.seats, 2):
        table.orders(seat, ["pass"])
    for _ in lively(table, Random(6)):
        if table.over or rng.random() < 0.05:
            check_same(table, replay(table.journal(), 6, title=kind.title))


@every_table
def test_a_journal_goes_on_with_its_seed(kind: Kind) -> None:
    """What is dealt after a replay is what the table would have dealt, undone draws counted."""
    rng = Random(2)
    for table in lively(kind.table(2), Random(2)):
        if not table.over and rng.random() < 0.05:
            twin = replay(table.journal(), 2, title=kind.title)
            assert finish(twin, Random(3)).journal() == finish(table.copy(), Random(3)).journal()


@every_table
def test_a_journal_goes_on_with_chance_by_hand(kind: Kind) -> None:
    """Without its seed: where the seed would have dealt, chance is asked."""
    table = kind.table(2)
    answer(table, Random(2))
    twin = replay(table.journal(), title=kind.title)
    finish(twin, Random(4))
    assert twin.over


@every_table
def test_a_journal_by_hand_replays_and_has_no_seed_to_verify(kind: Kind) -> None:
    for table in stroll(kind.table(), Random(5)):
        if Random(len(table.journal())).random() < 0.05 or table.over:
            check_same(table, replay(table.journal(), title=kind.title))
    with pytest.raises(JournalError, match="by hand"):
        verify(table.journal(), title=kind.title)
    with pytest.raises(JournalError, match="by hand"):
        replay(table.journal(), 5, title=kind.title)


@every_table
def test_the_same_seed_gives_the_same_bytes(kind: Kind) -> None:
    one, other = finish(kind.table(7), Random(7)), finish(kind.table(7), Random(7))
    assert one.journal().encode() == other.journal().encode()
    assert finish(kind.table(8), Random(7)).journal() != one.journal()


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_words_of_the_seats_change_the_deal_and_are_verified(kind: Kind) -> None:
    words = {0: "linden", 1: "Müller & son"}
    table = finish(kind.table(7, words=words), Random(7))
    assert table.journal() != finish(kind.table(7), Random(7)).journal()
    check_same(table, verify(table.journal(), title=kind.title))


@every_table
def test_a_changed_draw_or_a_wrong_seed_is_found_by_verify(kind: Kind) -> None:
    text = finish(kind.table(9), Random(9)).journal()
    other = finish(kind.table(10), Random(9)).journal()
    seed, wrong = (part.split("\nseed ")[1].split("\n")[0] for part in (text, other))
    with pytest.raises(JournalError, match="committed"):
        verify(text.replace(seed, wrong), title=kind.title)
    with pytest.raises(JournalError, match="committed"):
        replay(text, 10, title=kind.title)
    true, false = (part.split("\nchance ")[1].split("\n")[0] for part in (text, other))
    with pytest.raises(JournalError, match="the seed deals"):
        verify(text.replace(seed, wrong).replace(true, false), title=kind.title)


@every_table
def test_every_option_is_read_as_it_is_written(kind: Kind) -> None:
    """The notation of every option of every seat, and of chance, means that option and nothing else."""
    for table in stroll(kind.table(), Random(11)):
        grammar = table.game.grammar
        for who in table.asked:
            moves = table._moves(who)
            assert [grammar.read(text, table.state) for text in table.options(who)] == moves
            assert len(set(moves)) == len(moves)


@every_table
def test_the_phrases_of_a_game_are_played_whole_and_undone_whole(kind: Kind) -> None:
    """A phrase that is legal is written as its moves, gives what they give, and is taken back as one."""
    phrases = PHRASES.get(kind.title.key, [])
    rng, tried = Random(12), 0
    for table in lively(kind.table(12), rng):
        for seat in range(table.seats):
            for text in phrases:
                if table.why_not(seat, text) is None:
                    check_phrase(table, seat, text)
                    tried += 1
    assert bool(tried) == bool(phrases)


def check_phrase(table: Table, seat: int, text: str) -> None:
    whole, single = table.copy(), table.copy()
    whole.play(seat, text)
    for move in table.game.phrase(table.state, seat, text):
        if single.why_not(seat, move) is None:  # a step with one answer is given by force
            single.play(seat, move)
    assert whole.fingerprint() == single.fingerprint()
    assert whole.journal().replace(" + ", " ") == single.journal()
    check_same(whole, replay(whole.journal(), title=table.title))
    if whole.can_undo(seat):
        whole.undo(seat)
        assert whole.fingerprint() == table.fingerprint()


CARDS = ("thief", "guard", "bribe", "cloth")
PHRASES = {
    "market": [
        *(f"stop under {card}" for card in CARDS),
        *(f"offer {card} to {seat} for {price}" for card in CARDS for seat in (0, 1) for price in (0, 2)),
    ]
}


# --- recorded games -------------------------------------------------------------------------------


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_result_and_stays_unchanged(file: Path) -> None:
    text = file.read_text("utf-8")
    title = recorded_title(file)
    for table in (replay(text, title=title), verify(text, title=title)):
        assert table.over
        assert table.journal() == text


def test_there_are_three_recorded_games_for_every_title_and_number_of_seats() -> None:
    expected = {f"{kind.title.key}-{kind.seats}-{number}" for kind in SMALL for number in (1, 2, 3)}
    assert expected <= {file.stem for file in RECORDED}
    told = "".join(file.read_text("utf-8") for file in RECORDED)
    assert " undo\n" in told
    assert " leave\n" in told
