"""Undo takes back exactly one answer, whenever nobody has learnt anything since, and never otherwise."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from random import Random

import pytest
from tests.contract import knowing
from tests.contract.tables import SMALL, TABLES, Kind, answer, finish, lively, stroll

from zunft import CannotUndo, Table
from zunft.engine.agenda import NUMBER, SEATS
from zunft.engine.bits import size, zeros
from zunft.engine.move import NOBODY, SPECTATOR, UNDECIDED, is_draw
from zunft.engine.play import forced, give, resolve_top
from zunft.engine.rules import BUFFER, knows
from zunft.engine.window import is_window

every_table = pytest.mark.parametrize("kind", TABLES, ids=str)
every_small_table = pytest.mark.parametrize("kind", SMALL, ids=str)
WORLDS = 8


@every_table
def test_undo_restores_the_fingerprint_exactly(kind: Kind) -> None:
    """Also the options, and the view but for nothing; the seat is asked anew, with a new number."""
    taken_back = 0
    for table in stroll(kind.table(1), Random(1)):
        for seat in table.asked:
            twin = table.copy()
            twin.play(seat, Random(seat).choice(twin.options(seat)))
            if twin.can_undo(seat):
                twin.undo(seat)
                taken_back += 1
                assert twin.fingerprint() == table.fingerprint()
                assert twin.options(seat) == table.options(seat)
                assert [twin.view(who) for who in knowing.everybody(twin)] == [
                    table.view(who) for who in knowing.everybody(table)
                ]
                assert twin.ask(seat) > table.ask(seat)
    assert taken_back > 0


@every_table
def test_a_sealed_answer_can_be_changed_until_the_last_seat_has_answered(kind: Kind) -> None:
    """What the others have answered meanwhile stays: as if the seat had not answered yet."""
    rng = Random(2)
    for table in stroll(kind.table(2), rng):
        if size(table.state.agenda.top(SEATS) if not table.over else 0) < 2 or len(table.asked) < 2:
            continue
        first, second = rng.sample(table.asked, 2)
        assert isinstance(first, int)
        text = rng.choice(table.options(first))
        both, one = table.copy(), table.copy()
        both.play(first, text)
        if second not in both.asked or both.state.agenda.top(NUMBER) != one.state.agenda.top(NUMBER):
            continue
        sealed = both.can_undo(first)
        reply = rng.choice(both.options(second))
        both.play(second, reply)
        one.play(second, reply)
        if both.state.agenda.depth and both.state.agenda.top(NUMBER) == table.state.agenda.top(NUMBER):
            assert both.can_undo(first) == sealed
            if sealed:
                both.undo(first)
                assert both.fingerprint() == one.fingerprint()


# --- who has learnt something ---------------------------------------------------------------------


class Observed:
    """What a seat was told since then, and what it sees now: most worlds are told apart by the first alone, and a
    view takes long to make."""

    def __init__(self, table: Table, seat: knowing.Seat, since: int) -> None:
        self.table, self.seat = table, seat
        self.told = [(event["key"], event["args"]) for event in table.events(seat, since)]

    @cached_property
    def view(self) -> str:
        """Who is to think next is left out: that a question with one answer is not asked is no news."""
        left_out = ("agenda", "asked", "round", "phase")
        view = {key: value for key, value in self.table.view(self.seat).items() if key not in left_out}
        return knowing.as_text({"view": view})


def is_alike(world: Observed, seen: Observed) -> bool:
    """Whether nothing tells one from the other, but that the game may have gone on by itself, where nobody had a
    choice."""
    if len(world.told) > len(seen.told):
        return world.told[: len(seen.told)] == seen.told
    return world.told == seen.told and world.view == seen.view


def has_learnt(table: Table, seat: int, text: str, observer: knowing.Seat) -> bool:
    """Whether *observer* learns anything from the answer, judged from outside: deal anew, *before* the answer, what
    the observer does not know. If in each such world the seat has an answer after which the observer sees and hears
    exactly what it sees and hears at the true table, then the answer has told it nothing that it did not know:
    nothing but the answer itself. Draws are dealt anew, too, for every world has a seed of its own."""
    since = table.turn(observer)
    twin = table.copy()
    twin.play(seat, text)
    seen = Observed(twin, observer, since)
    for world in (table.redeal(observer, seed=seed) for seed in range(1, WORLDS)):
        # A lane that was put back to its start needs as many answers again as it has steps.
        is_back = world.question(seat) != table.question(seat)
        if is_back and is_alike(Observed(said_again(world, table, seat, text), observer, since), seen):
            continue
        if not is_possible(world, (seat, text), observer, (seen, since), 3 if is_back else 1):
            return True
    return False


def said_again(world: Table, table: Table, seat: int, text: str) -> Table:
    """Another world, in which the seat says once more all that it has said in its lane, as far as it may."""
    entry, twin = table.state.agenda.top(NUMBER), world.copy()
    lines = [line for line in table._past.lines if line.seat == seat and line.entry == entry]
    for step in [*(table.game.grammar.write(line.move, table.state) for line in lines), text]:
        if step in twin.options(seat):
            twin.play(seat, step)
    return twin


def is_possible(
    world: Table, answer: tuple[int, str], observer: knowing.Seat, wanted: tuple[Observed, int], steps: int
) -> bool:
    """Whether the seat has an answer here (or a few in a row) after which the observer sees what is wanted."""
    seat, text = answer
    options = world.options(seat)
    for candidate in sorted(options, key=lambda option: option != text):  # the same answer is the likeliest
        twin = world.copy()
        twin.play(seat, candidate)
        if is_alike(Observed(twin, observer, wanted[1]), wanted[0]):
            return True
        if steps > 1 and is_possible(twin, answer, observer, wanted, steps - 1):
            return True
    return False


def has_barrier(table: Table, seat: int, text: str, after: Table) -> bool:
    """What ends undo even where all could be worked out: a card shown or put out of sight, the end of the game, and
    what ``closes`` finds on the way."""
    unseen = [[unknown(either, who) for who in knowing.everybody(either)] for either in (table, after)]
    return unseen[0] != unseen[1] or after.over or closes(table, seat, text)


def closes(table: Table, seat: int, text: str) -> bool:
    """Whether chance moves, forced or not, or an entry that asks several seats at once (a window is one) begins or
    ends with this answer: carried out here step by step."""
    rules, state, out = table.game.rules, table.state.copy(), zeros(BUFFER)
    give(rules, state, seat, table.game.grammar.read(text, state))
    entry = table.state.agenda.top(NUMBER)
    while state.agenda.depth > 0:
        lane = state.agenda.next_lane()
        if lane == NOBODY:
            if is_window(state.agenda.kind()) or size(state.agenda.top(SEATS)) > 1:
                return True
            resolve_top(rules, state)
        elif is_draw(state.agenda.question(lane)):
            return True
        elif (move := forced(rules, state, lane, out)) != UNDECIDED:
            give(rules, state, lane, move)
        else:
            is_common = is_window(state.agenda.kind()) or size(state.agenda.top(SEATS)) > 1
            return is_common and state.agenda.top(NUMBER) != entry
    return False


def unknown(table: Table, seat: knowing.Seat) -> int:
    bit = SPECTATOR if seat is None else seat
    rows = [place.cards for place in knowing.places(table)]
    return sum(not knows(cards, at, bit) for cards in rows for at in range(cards.count))


def check_barrier(table: Table, rng: Random) -> str:
    """Compare the engine's barrier with what everybody has really learnt from one answer; gives what was found."""
    seat = rng.choice(table.asked)
    text = rng.choice(table.options(seat))
    twin = table.copy()
    twin.play(seat, text)
    learnt = [who for who in knowing.everybody(table) if has_learnt(table, seat, text, who)]
    if learnt:
        assert not twin.can_undo(seat), f"“{seat} {text}” can be undone, though {learnt} have learnt something"
        return "learnt"
    if not has_barrier(table, seat, text, twin):
        assert twin.can_undo(seat), f"“{seat} {text}” cannot be undone, though nobody has learnt anything"
        return "nothing"
    return "worked out"


def check_games(kind: Kind, seeds: range) -> Counter[str]:
    found: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        for table in stroll(kind.table(seed), rng):
            if not table.over:
                found[check_barrier(table, rng)] += 1
    return found


@every_small_table
def test_undo_never_crosses_the_barrier_and_is_never_refused_without_need(kind: Kind) -> None:
    found = check_games(kind, range(2))
    assert found["learnt"] > 0
    assert found["nothing"] > 0


@pytest.mark.soak
@every_table
def test_undo_and_the_barrier_at_length(kind: Kind) -> None:
    check_games(kind, range(100, 120))


@every_table
def test_nobody_undoes_what_another_seat_has_built_upon(kind: Kind) -> None:
    """After another seat has openly answered a question of its own, it is too late. A step that nobody else has seen
    anything of does not count: it could not have told anybody anything."""
    rng = Random(4)
    for table in stroll(kind.table(4), rng):
        if table.over or size(table.state.agenda.top(SEATS)) > 1:
            continue
        seat, twin = table.asked[0], table.copy()
        others = [who for who in knowing.everybody(table) if who != seat]
        twin.play(seat, rng.choice(twin.options(seat)))
        if all(knowing.looks(twin, who) == knowing.looks(table, who) for who in others):
            continue
        for other in range(table.seats):
            if other != seat:
                assert not twin.can_undo(other)
                with pytest.raises(CannotUndo):
                    twin.undo(other)


@every_table
def test_nobody_undoes_anything_when_the_game_is_over(kind: Kind) -> None:
    """The end of a journal shows the seed: whoever could go back would know what is dealt."""
    for seed in range(5):
        table = finish(kind.table(seed), Random(seed))
        assert not any(table.can_undo(seat) for seat in range(table.seats))
        with pytest.raises(CannotUndo):
            table.undo(0)


@every_small_table
def test_being_allowed_to_undo_tells_nothing(kind: Kind) -> None:
    """Among true tables that differ in secret answers, all that look alike to a seat allow it the same: what it may
    undo, answer and has been asked is a function of what it sees and was told."""
    for table in stroll(kind.table(5), Random(5)):
        if len(table.asked) < 2:
            continue
        pages: dict[tuple[int, str], str] = {}
        for seed in range(8):
            twin = answered_by_some(table, Random(seed))
            for seat in range(table.seats):
                page = knowing.known(twin, seat)
                seen = knowing.as_text({"view": page.pop("view"), "events": page.pop("events")})
                assert pages.setdefault((seat, seen), knowing.as_text(page)) == knowing.as_text(page)


def answered_by_some(table: Table, rng: Random) -> Table:
    """Some of those who are asked have answered, the last one has not."""
    twin, entry = table.copy(), table.state.agenda.top(NUMBER)
    for _ in range(rng.randrange(1, 6)):
        if len(twin.asked) > 1 and twin.state.agenda.top(NUMBER) == entry:
            answer(twin, rng)
    return twin


@every_table
def test_redeals_and_undo_in_any_order_leave_a_game_that_ends(kind: Kind) -> None:
    for table in lively(kind.table(6), Random(6)):
        for seat in range(table.seats):
            if table.can_undo(seat):
                imagined = table.redeal(seat, seed=1)
                imagined.undo(seat)
                assert imagined.options(seat)
    assert table.over
