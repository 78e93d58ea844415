"""F-085, F-086: step 6 covers what the referee covers, who tries everything that can still be built in a town."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from tests.games.flanders import referee
from tests.games.flanders.boards import BOOK, board
from tests.games.flanders.yards import yards

from zunft.engine.bits import size, zeros
from zunft.engine.chance import Rng
from zunft.engine.move import is_draw, verb_of
from zunft.engine.play import next_lane, push
from zunft.engine.rules import BUFFER
from zunft.games.flanders import constants as c
from zunft.games.flanders.edition import FlandersEdition
from zunft.games.flanders.game import FLANDERS, FlandersGame
from zunft.games.flanders.rules import chain, covering
from zunft.games.flanders.state import FlandersState, shapes_in_stock
from zunft.table.setup import checked_options

FEW_FREE = 6
SPECIAL = (c.ENLARGE, c.SWALLOW)


def moments(edition: FlandersEdition, seats: int, seed: int) -> Iterator[FlandersState]:
    """A random game, answer by answer. In every other one nobody lays a special church without having to."""
    rng, out = Random(seed), zeros(BUFFER)
    rules = FlandersGame(seats, edition, checked_options(FLANDERS, {}), FLANDERS.rules_number).rules
    state = rules.new()
    assert isinstance(state, FlandersState)
    while (lane := next_lane(rules, state)) >= 0:
        question = state.agenda.question(lane)
        n = 0 if is_draw(question) else rules.fill(state, lane, question, out)
        moves = [out[at] for at in range(n)] or [rules.draw(state, lane, question, Rng(rng.getrandbits(32)))]
        plain = [move for move in moves if verb_of(move) not in SPECIAL] if seed % 2 else []
        push(rules, state, lane, rng.choice(plain or moves), out)
        yield state


def thinned(state: FlandersState, rng: Random) -> FlandersState:
    """The same towns with little in stock and some spaces covered: the others hang on the last districts of a coat."""
    state = state.copy()
    for at in range(len(state.stock)):
        state.stock[at] = min(state.stock[at], rng.choice((0, 0, 0, 1)))
    for at, shapes in enumerate(shapes_in_stock(state.stock)):
        state.stocked[at] = shapes
    state.specials &= rng.getrandbits(4) | rng.getrandbits(4)
    for town in state.towns:
        if town.free & (town.free - 1) and rng.random() < 1 / 2:
            town.free &= ~(1 << rng.choice(sorted(referee.members(town.free))))
    return state


def late_towns(edition: FlandersEdition, games: int) -> Iterator[tuple[FlandersState, int]]:
    """Open towns with few free spaces as they come up in random games, each once as it is and once thinned."""
    for seed in range(games):
        rng, seen = Random(seed), set[tuple[int, int]]()
        for state in moments(edition, 2 + seed % 3, seed):
            for index, town in enumerate(state.towns):
                if (index, town.free) not in seen and town.is_open() and 0 < size(town.free) <= FEW_FREE:
                    seen.add((index, town.free))
                    yield state, index
                    yield thinned(state, rng), index


def compare(edition: FlandersEdition, games: int) -> Counter[str]:
    """Ask both about every late town; gives how many there were of each kind."""
    counted = Counter[str]()
    for state, index in late_towns(edition, games):
        expected, found = referee.dead(state, index), dead_spaces(state, index)
        assert expected is None or referee.members(found) == expected
        counted["too many ways" if expected is None else "compared"] += 1
        counted["something is dead"] += found != 0
        counted["otherwise by rules number 1"] += found != dead_by_number_1(state, index)
        counted["over a space of A, B or C"] += is_led_to_by(0b0111, state, index, found)
        counted["over a space of D"] += is_led_to_by(0b1000, state, index, found)
    return counted


def is_led_to_by(specials: int, state: FlandersState, index: int, dead: int) -> bool:
    """Whether a space that is not connected is alive only thanks to these special churches."""
    twin = state.copy()
    twin.specials &= ~specials
    return dead_spaces(twin, index) & ~dead & ~state.towns[index].reached != 0


def dead_spaces(state: FlandersState, index: int) -> int:
    left = covering.shapes_left(state, state.coats_in_play())
    return covering.dead_spaces(state, state.towns[index], left)


def dead_by_number_1(state: FlandersState, index: int) -> int:
    return covering.dead_one_by_one(state, state.towns[index], state.coats_in_play())


def test_f_085_f_086_late_towns_are_covered_as_the_referee_says() -> None:
    """In towns of the reconstruction, and in such as A, B and C open a way through."""
    counted = compare(BOOK, games=8) + compare(yards(), games=12)
    assert counted["compared"] > 900
    assert counted["too many ways"] < 10
    assert counted["otherwise by rules number 1"] > 20
    assert counted["over a space of A, B or C"] > 5
    assert counted["over a space of D"] > 5


@pytest.mark.parametrize("edition", [BOOK, yards()], ids=["reconstruction", "yards"])
def test_f_086_what_is_plain_to_see_is_what_the_search_finds(edition: FlandersEdition) -> None:
    """In towns of any size, from the first district on: no space is called alive that the search finds dead."""
    for seed in range(6):
        rng = Random(seed)
        for state in moments(edition, 2 + seed % 3, seed):
            for twin in (state, thinned(state, rng)) if rng.random() < 1 / 4 else ():
                coats = twin.coats_in_play()
                left = covering.shapes_left(twin, coats)
                for town in twin.towns:
                    if town.is_open():
                        plain = covering.plainly_alive(twin, town, left)
                        assert plain & chain.never_built_on(twin, town, coats, town.free) == 0


def test_f_086_a_town_with_a_space_far_from_its_centre() -> None:
    """R1 of the comb takes five districts: it has to be looked for, and it is alive."""
    assert list(yards().board.is_near) == [1, 1, 1, 0, 1, 1]
    assert board("gent l4", edition=yards()).dead("gent") == ""


@pytest.mark.parametrize(("specials", "dead"), [("c d", ""), ("c", "s2"), ("d", "s1 s2"), ("a d", "s2"), ("a c", "s2")])
def test_f_086_d_may_take_in_what_c_adds_elsewhere(specials: str, dead: str) -> None:
    """No square is left for S1 and S2 of the court, and A and C find no room at S2. C on S1 adds a rectangle beside
    S2 that does not border C itself: D on S2 can take it in."""
    gent = board("gent l6", edition=yards()).cover_but("gent", "s1 s2 r1")
    gent.lay("gent", "r1 blue").sell_out("blue", "yellow", "green", "red", "grey", "church")
    gent.sell_out(*(f"church-{letter}" for letter in "abcd" if letter not in specials))
    assert gent.dead("gent") == dead
    assert gent.names("gent", sum(1 << space for space in referee.dead(gent.state, gent.number("gent")) or ())) == dead


@pytest.mark.soak
def test_f_085_f_086_many_late_towns_are_covered_as_the_referee_says() -> None:
    counted = compare(BOOK, games=200) + compare(yards(), games=200)
    assert counted["compared"] > 20_000
    assert counted["too many ways"] < 200
