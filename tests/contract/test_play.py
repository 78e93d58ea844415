"""Random play ends, copies stay as they are, nothing vanishes, and options are the only source of legality."""

from __future__ import annotations

from random import Random

import pytest
from tests.contract.tables import TABLES, VARIANTS, Kind, answer, conserved, finish, lively, stroll

from zunft import CannotUndo, IllegalMove, Table, say
from zunft.text import has_text
from zunft.text.languages import LANGUAGES

MOST_MOVES = 20_000
MOST_ANSWERS = 512
every_table = pytest.mark.parametrize("kind", TABLES, ids=str)
every_variant = pytest.mark.parametrize("kind", VARIANTS, ids=str)


def play_out(kind: Kind, seed: int) -> tuple[int, int]:
    """The number of moves of a random game and of answers to its widest question; something is always asked."""
    moves = widest = 0
    rng = Random(seed)
    for table in stroll(kind.table(seed), rng):
        asked = table.asked
        assert bool(asked) != table.over
        widest = max([widest, *(len(table.options(who)) for who in asked)])
        moves += 1
        assert moves <= MOST_MOVES
    return moves, widest


def check_random_play(kind: Kind, games: int, record: object) -> None:
    played = [play_out(kind, seed) for seed in range(games)]
    moves, widest = max(moves for moves, _ in played), max(widest for _, widest in played)
    assert callable(record)
    record("longest", moves)
    record("widest", widest)
    assert widest <= MOST_ANSWERS


@every_table
def test_random_play_ends_and_no_question_has_too_many_answers(kind: Kind, record_property: object) -> None:
    check_random_play(kind, 4, record_property)


@every_variant
def test_random_play_ends_with_every_option(kind: Kind, record_property: object) -> None:
    check_random_play(kind, 2, record_property)


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES + VARIANTS, ids=str)
def test_random_play_ends_at_length(kind: Kind, record_property: object) -> None:
    check_random_play(kind, 500, record_property)


@pytest.mark.parametrize("kind", TABLES + VARIANTS, ids=str)
def test_everything_is_conserved(kind: Kind) -> None:
    for seed in range(2):
        for table in lively(kind.table(seed), Random(seed), leavers=seed):
            conserved(table)
            conserved(table.redeal(seed, seed=seed))


@every_table
def test_no_copy_ever_changes_afterwards(kind: Kind) -> None:
    kept = []
    for table in stroll(kind.table(5), Random(5)):
        twin = table.copy()
        assert twin.fingerprint() == table.fingerprint()
        kept.append((twin, twin.fingerprint(), twin.journal(), twin.events(0)))
    for twin, fingerprint, journal, events in kept:
        assert (twin.fingerprint(), twin.journal(), twin.events(0)) == (fingerprint, journal, events)


@every_table
def test_a_copy_plays_on_independently(kind: Kind) -> None:
    """It deals what the table would have dealt, and neither of the two hears of the other."""
    for table in stroll(kind.table(6), Random(6)):
        if table.over or Random(len(table.journal())).random() < 0.9:
            continue
        before = (table.fingerprint(), table.journal(), [table.events(seat) for seat in range(table.seats)])
        twin, again = finish(table.copy(), Random(1)), finish(table.copy(), Random(1))
        assert twin.journal() == again.journal()
        assert (table.fingerprint(), table.journal(), [table.events(seat) for seat in range(table.seats)]) == before


def everything(table: Table) -> tuple[object, ...]:
    """All that a refused move has to leave as it was."""
    seats = [*range(table.seats), None]
    asks = [table.ask(seat) for seat in range(table.seats)]
    return table.fingerprint(), table.journal(), [table.events(seat) for seat in seats], asks


@every_table
def test_options_and_play_agree(kind: Kind) -> None:
    """Every option is legal and can be played; it then is no option of a seat that is not asked."""
    rng = Random(7)
    for table in stroll(kind.table(7), rng):
        for seat in range(table.seats):
            options = table.options(seat)
            assert len(set(options)) == len(options)
            assert bool(options) == (seat in table.asked) == (table.question(seat) is not None)
            assert [table.why_not(seat, text) for text in options] == [None] * len(options)
            for text in rng.sample(options, min(2, len(options))):
                table.copy().play(seat, text)


def is_unlisted(table: Table, seat: int, text: str) -> bool:
    """A proposal, of which there are too many to list them all, or several answers said as one phrase."""
    return table.is_unasked(seat, text) or len(table.game.phrase(table.state, seat, text)) > 1


@every_table
def test_what_is_no_option_is_refused_and_changes_nothing(kind: Kind) -> None:
    rng = Random(8)
    pool = [form.example for form in kind.title.forms]
    for table in stroll(kind.table(8), rng):
        before = everything(table)
        for seat in range(table.seats):
            legal = {*table.options(seat), *table.unasked(seat)}
            for text in {*rng.sample(pool, min(8, len(pool)))} - legal:
                reason = table.why_not(seat, text)
                if reason is None:
                    assert is_unlisted(table, seat, text), text
                    table.copy().play(seat, text)
                    continue
                with pytest.raises(IllegalMove) as refusal:
                    table.play(seat, text)
                assert refusal.value.reason == reason
        assert everything(table) == before
        pool = list({*pool, *(text for seat in range(table.seats) for text in table.options(seat)[:9])})


@every_table
def test_undo_and_leave_that_are_refused_change_nothing(kind: Kind) -> None:
    table = kind.table(9)
    rng = Random(9)
    table.leave(0)
    while not table.over:
        before = everything(table)
        with pytest.raises(CannotUndo):
            table.undo(0)
        with pytest.raises(IllegalMove):
            table.leave(0)
        assert everything(table) == before
        answer(table, rng)
    for seat in range(table.seats):
        with pytest.raises(IllegalMove):
            table.leave(seat)


@pytest.mark.parametrize("kind", TABLES + VARIANTS, ids=str)
def test_every_default_is_an_option(kind: Kind) -> None:
    for table in stroll(kind.table(10), Random(10)):
        for seat in range(table.seats):
            default = table.default(seat)
            assert (default in table.options(seat)) if seat in table.asked else default is None


def said_by(kind: Kind, seed: int) -> list[dict[str, object]]:
    """Everything that is said to anybody in one random game: events, questions, entries, reasons, the ledger."""
    rng = Random(seed)
    said = []
    examples = [form.example for form in kind.title.forms]
    for table in lively(kind.table(seed), rng, leavers=1):
        for seat in range(table.seats):
            for text in rng.sample(examples, min(3, len(examples))):
                said.append(table.why_not(seat, text))
            said.append(table.question(seat))
        said += table.view(None)["agenda"]
    return [
        *filter(None, said),
        *table.events(None),
        *(line for seat in range(table.seats) for line in table.ledger(seat)),
    ]


@every_table
def test_everything_that_is_said_has_a_text(kind: Kind) -> None:
    missing = set()
    for thing in said_by(kind, 11) + said_by(kind, 12):
        for language in LANGUAGES:
            if has_text(str(thing["key"]).replace(".", "-"), language):
                assert say(thing, language)
            else:
                missing.add(f"{thing['key']} ({language})")
    assert not missing, f"without a text: {', '.join(sorted(missing))}"
