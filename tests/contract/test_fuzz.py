"""Whatever anybody writes, the answer is one readable sentence and the table is as before."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.contract.tables import SMALL, Kind, answer, lively, stroll

import zunft
from zunft import CannotUndo, IllegalMove, JournalError, Table, replay, verify
from zunft.table.errors import TableError

quick = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
every_small_table = pytest.mark.parametrize("kind", SMALL, ids=str)
SOUP = "abcdefghijklmnopqrstuvwxyz 0123456789+-=_\n\t\0“é\u2028\ud800😀"
HUGE = "build gent s1 blue " * 600_000
STRANGE: list[Any] = [-1, 6, 99, 2**70, True, False, None, 1.0, "0", "", "chance ", b"0", [], {}, (0,)]


def is_a_sentence(words: str) -> bool:
    return bool(words) and "\n" not in words and len(words) < 600 and words.isprintable()


def refusal_of(kind: type[Exception], call: Callable[[], object]) -> str:
    """The sentence with which a call is refused; nothing where it is not."""
    try:
        call()
    except kind as error:
        return str(error) or "refused without a word\n"
    return ""


@cache
def middle(kind: Kind, answers: int) -> Table:
    """A table in the middle of a game; nobody may change it."""
    table = kind.table(3)
    rng = Random(3)
    for _ in range(answers):
        if not table.over:
            answer(table, rng)
    return table


def everything(table: Table) -> tuple[object, ...]:
    return table.fingerprint(), table.journal(), [table.events(seat) for seat in [*range(table.seats), None]]


def words_of(kind: Kind) -> st.SearchStrategy[str]:
    """Texts of the words that moves are made of, in any order, and of anything else."""
    known = sorted({word for form in kind.title.forms for word in form.example.split()} | {"undo", "leave", "pass"})
    row = st.lists(st.sampled_from(known) | st.text(SOUP, max_size=5), max_size=7).map(" ".join)
    return row | st.text(SOUP, max_size=250) | st.text(max_size=40)


def mutated(draw: st.DrawFn, text: str) -> str:
    """A piece cut out of a text, or put in, or doubled."""
    first, last = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    piece = draw(
        st.sampled_from(["", " ", "\n", "0", "-", "x", "99999999999999999999", text[first:last] * 2])
        | st.text(SOUP, max_size=4)
    )
    return text[:first] + piece + text[last:]


@every_small_table
@pytest.mark.parametrize("answers", [0, 9, 1000])
def test_any_text_is_an_option_or_refused(kind: Kind, answers: int) -> None:
    table = middle(kind, answers)
    before = everything(table)
    options = [text for seat in range(table.seats) for text in table.options(seat)] or ["pass"]

    @quick
    @given(st.data(), st.integers(0, table.seats - 1))
    def play(data: st.DataObject, seat: int) -> None:
        text = data.draw(
            words_of(kind) | st.sampled_from(options) | st.composite(mutated)(data.draw(st.sampled_from(options)))
        )
        reason = table.why_not(seat, text)
        if reason is None:
            table.copy().play(seat, text)
            return
        with pytest.raises(IllegalMove) as refusal:
            table.play(seat, text)
        assert refusal.value.reason == reason
        assert is_a_sentence(str(refusal.value))

    play()
    assert everything(table) == before


@every_small_table
def test_any_text_as_a_draw_is_refused(kind: Kind) -> None:
    tables = (table for seed in range(20) for table in stroll(kind.table(), Random(seed)))
    table = next(table for table in tables if table.chance_is_asked)
    before, draws = everything(table), table.options("chance")

    @quick
    @given(words_of(kind) | st.composite(mutated)(draws[0]))
    def play(text: str) -> None:
        if " ".join(text.split()) in draws:
            return
        with pytest.raises(IllegalMove) as refusal:
            table.play("chance", text)
        assert is_a_sentence(str(refusal.value))

    play()
    assert everything(table) == before


@every_small_table
def test_any_text_as_a_standing_order_is_taken_or_refused(kind: Kind) -> None:
    table = middle(kind, 5).copy()

    @quick
    @given(
        st.lists(words_of(kind) | st.sampled_from(["pass", "pass unless targeted", "block against thief"]), max_size=4)
    )
    def order(orders: list[str]) -> None:
        before = everything(table)
        twin = table.copy()
        if sentence := refusal_of(ValueError, lambda: twin.orders(0, orders)):
            assert is_a_sentence(sentence)
            assert everything(twin) == before

    order()


@every_small_table
def test_ten_megabytes_are_too_long(kind: Kind) -> None:
    table = middle(kind, 5)
    before = everything(table)
    for text in (HUGE, " " * 10_000_000, "\n" * 10_000_000, "9" * 10_000_000):
        assert table.why_not(0, text)
        with pytest.raises(IllegalMove):
            table.play(0, text)
        with pytest.raises(IllegalMove):
            table.play("chance", text)
        with pytest.raises(ValueError, match="standing order"):
            table.orders(0, [text])
        for read in (replay, verify):
            with pytest.raises(JournalError) as error:
                read(text)
            assert is_a_sentence(str(error.value))
    assert everything(table) == before


@every_small_table
@pytest.mark.parametrize("seat", STRANGE, ids=repr)
def test_a_seat_that_does_not_exist_is_refused(kind: Kind, seat: Any) -> None:
    table: Any = middle(kind, 5)
    before = everything(table)
    calls = [
        table.options,
        table.question,
        table.default,
        table.ask,
        table.can_undo,
        table.undo,
        table.leave,
        table.ledger,
    ]
    if seat is not None:
        calls += [table.view, table.events, table.turn, table.redeal]
    for call in calls:
        with pytest.raises(TableError) as refusal:
            call(seat)
        assert is_a_sentence(str(refusal.value))
    for text in ("pass", None, 7, b"pass"):
        with pytest.raises(IllegalMove):
            table.play(seat, text)
        assert table.why_not(seat, text)
    with pytest.raises(IllegalMove):
        table.orders(seat, ["pass"])
    assert everything(table) == before


@every_small_table
def test_what_is_no_text_is_refused(kind: Kind) -> None:
    table: Any = middle(kind, 5)
    for text in (None, 7, b"pass", ["pass"]):
        with pytest.raises(IllegalMove):
            table.play(0, text)


# --- tables that cannot be ------------------------------------------------------------------------

BAD_TABLES: list[dict[str, Any]] = [
    {"title": "chess"},
    {"title": ""},
    {"title": "Flanders"},
    {"title": "x" * 10_000_000},
    {"seats": 0},
    {"seats": 1},
    {"seats": -2},
    {"seats": 7},
    {"seats": True},
    {"seats": "3"},
    {"seats": 3.0},
    {"edition": "nowhere"},
    {"edition": "no/where.toml"},
    {"edition": "x" * 100_000},
    {"edition": "nul\0.toml"},
    {"edition": "/"},
    {"preset": "nothing"},
    {"preset": 7},
    {"options": {"nothing": "x"}},
    {"options": {"hands": "x"}},
    {"options": {"hands": 1}},
    {"options": {1: "open"}},
    {"seed": -1},
    {"seed": 2**256},
    {"seed": b"short"},
    {"chance": "dice"},
    {"chance": 1},
    {"words": {9: "x"}},
    {"words": {0: ""}},
    {"words": {0: "two\nlines"}},
    {"words": {0: "x" * 101}},
    {"rules": 0},
    {"rules": 99},
]


@pytest.mark.parametrize("wrong", BAD_TABLES, ids=lambda wrong: str(wrong)[:40])
def test_a_table_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w") as error:
        Table(**({"title": "flanders"} | wrong))
    assert is_a_sentence(str(error.value))


def test_about_an_unknown_title_is_refused() -> None:
    with pytest.raises(ValueError, match="no title"):
        zunft.about("chess")


# --- journals -------------------------------------------------------------------------------------


@cache
def game(kind: Kind, seed: int, is_finished: bool) -> str:
    table = kind.table(seed)
    for _ in lively(table, Random(seed), leavers=1):
        if not is_finished and len(table.journal()) > 900:
            break
    return table.journal()


def check_journal(kind: Kind, text: str) -> None:
    """It is read as a game that could have been played, or refused with a sentence; nothing else."""
    check_read(kind, lambda: replay(text, title=kind.title))
    check_read(kind, lambda: verify(text, title=kind.title))


def check_read(kind: Kind, read: Callable[[], Table]) -> None:
    tables: list[Table] = []
    if sentence := refusal_of(JournalError, lambda: tables.append(read())):
        assert is_a_sentence(sentence), sentence
    for table in tables:
        assert replay(table.journal(), title=kind.title).fingerprint() == table.fingerprint()


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """Lines left out, doubled, swapped or edited; pieces cut out or put in; the end torn off."""
    lines = text.split("\n")
    at, to = draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
    how = draw(st.integers(0, 6))
    if how == 0:
        return text[: draw(st.integers(0, len(text)))]
    if how == 1:
        return "\n".join(lines[:at] + lines[at + 1 :])
    if how == 2:
        return "\n".join([*lines[:at], lines[to], *lines[at:]])
    if how == 3:
        lines[at], lines[to] = lines[to], lines[at]
        return "\n".join(lines)
    if how == 4:
        return "\n".join([*lines[:at], mutated(draw, lines[at]), *lines[at + 1 :]])
    if how == 5:
        extra = draw(st.sampled_from(["0 undo", "1 leave", "chance draw", "9 pass", "--", "0 + pass", "word 0 x", ""]))
        return "\n".join([*lines[:at], extra, *lines[at:]])
    return mutated(draw, text)


@every_small_table
@pytest.mark.parametrize("is_finished", [True, False])
def test_a_damaged_journal_is_refused_or_read(kind: Kind, is_finished: bool) -> None:
    @quick
    @given(damaged(game(kind, 5, is_finished)))
    def read(text: str) -> None:
        check_journal(kind, text)

    read()


@pytest.mark.slow
@every_small_table
def test_a_journal_that_ends_anywhere_is_refused_or_read(kind: Kind) -> None:
    text = game(kind, 6, True)
    for end in range(0, len(text), 3):
        check_journal(kind, text[:end])


def test_any_text_at_all_is_no_journal() -> None:
    @quick
    @given(st.text(max_size=300) | st.text(SOUP, max_size=300).map("zunft journal 1\n".__add__))
    def read(text: str) -> None:
        for reader in (replay, verify):
            with pytest.raises(JournalError) as error:
                reader(text)
            assert is_a_sentence(str(error.value))

    read()


@pytest.mark.parametrize("name", ["/etc/hostname", "../../../pyproject.toml", "./tiny.toml", "nowhere", "", "a/b"])
def test_a_journal_names_no_file(name: str) -> None:
    """Journals come from strangers: the edition in the head is a name of the title's, never a path to open."""
    text = game(SMALL[0], 5, True).replace("\nedition tiny ", f"\nedition {name} ")
    with pytest.raises(JournalError, match="edition") as error:
        replay(text)
    assert is_a_sentence(str(error.value))


def test_undo_is_refused_with_a_sentence() -> None:
    for kind in SMALL:
        with pytest.raises(CannotUndo) as refusal:
            kind.table(1).undo(0)
        assert is_a_sentence(str(refusal.value))
