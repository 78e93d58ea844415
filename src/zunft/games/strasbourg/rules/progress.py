"""Section 7 before the end: how much of a task is there, which members count, and which squares still can."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import lowest, only, size
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.rules.ending import (
    at_chapel,
    at_edifice,
    connected,
    goods_kinds,
    is_met,
)
from zunft.games.strasbourg.state import StrasbourgState


@final
@mypyc_attr(acyclic=True)
class Progress:
    """*has* of *of* are there; a task is met as soon as it has as many."""

    def __init__(self, has: i64, of: i64, counting: i64 = 0, possible: i64 = 0) -> None:
        self.has: i64 = has
        self.of: i64 = of
        self.counting: i64 = counting  # the squares of the own members that count
        self.possible: i64 = possible  # the free squares on which a member would count, or may do so


def progress(state: StrasbourgState, seat: i64, task: i64) -> Progress:
    """T01 … T25."""
    kind, about, least = state.board.task_kind[task], state.board.task_about[task], state.board.task_least[task]
    if kind == kinds.AT_EDIFICE:
        return at_one_edifice(state, seat, about, least)
    if kind == kinds.IN_GUILD:
        return within(state, seat, state.board.of_guild[about], least)
    if kind == kinds.SAME_EDIFICE:
        return at_the_best_edifice(state, seat, least)
    if kind == kinds.EDIFICES:
        return at_different_edifices(state, seat, least)
    if kind == kinds.CHAPELS:
        return at_different_chapels(state, seat, least)
    if kind == kinds.SAME_CHAPEL:
        return at_the_best_chapel(state, seat, least)
    if kind == kinds.STREET or kind == kinds.LANE:
        return in_a_line(state, seat, state.board.lanes if kind == kinds.LANE else state.board.lines)
    if kind == kinds.GROUP:
        return in_a_group(state, seat, least)
    return among_players(state, seat, task)


def among_players(state: StrasbourgState, seat: i64, task: i64) -> Progress:
    """The conditions that hang on no square of their own. Of the others' coins no number is told (A-16)."""
    kind, least = state.board.task_kind[task], state.board.task_least[task]
    if kind == kinds.COUNCIL:
        return Progress(state.councillors(seat), state.board.council_least[state.seats])
    if kind == kinds.PRIVILEGES:
        return Progress(state.players[seat].privileges, least)
    if kind == kinds.GOODS:
        return Progress(goods_kinds(state, seat), least)
    if kind == kinds.EVERY_GUILD:
        return in_every_guild(state, seat)
    if kind == kinds.MOST_MEMBERS:
        return Progress(state.members(seat), enough_members(state, seat), state.city[seat], free(state))
    return Progress(1 if is_met(state, seat, task) else 0, 1)


def enough_members(state: StrasbourgState, seat: i64) -> i64:
    """A-17. One more than any other player, or as many, where ties hold."""
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.members(other))
    return most if state.options.ties_hold else most + 1


def free(state: StrasbourgState) -> i64:
    """The squares of the guilds on which nobody stands."""
    squares: i64 = 0
    for guild in range(i64(c.GUILDS)):
        squares |= state.board.of_guild[guild]
    return squares & ~state.taken()


def within(state: StrasbourgState, seat: i64, squares: i64, least: i64) -> Progress:
    counting = squares & state.city[seat]
    return Progress(size(counting), least, counting, squares & free(state))


def in_every_guild(state: StrasbourgState, seat: i64) -> Progress:
    joined, missing = i64(0), i64(0)
    for guild in range(i64(c.GUILDS)):
        squares = state.board.of_guild[guild]
        if squares & state.city[seat] != 0:
            joined += 1
        else:
            missing |= squares
    return Progress(joined, c.GUILDS, state.city[seat], missing & free(state))


# --- edifices -------------------------------------------------------------------------------------


def near_edifice(state: StrasbourgState, edifice: i64) -> i64:
    """The squares beside an edifice; one that does not stand yet may come to any free building space."""
    if state.built[edifice] != c.NONE:
        return state.board.beside[state.built[edifice]]
    spaces, squares = state.open_buildings(), i64(0)
    while spaces != 0:
        squares |= state.board.beside[lowest(spaces)]
        spaces &= spaces - 1
    return squares


def at_one_edifice(state: StrasbourgState, seat: i64, edifice: i64, least: i64) -> Progress:
    found = within(state, seat, near_edifice(state, edifice), least)
    if state.built[edifice] == c.NONE:
        found.has, found.counting = 0, 0
    return found


def at_the_best_edifice(state: StrasbourgState, seat: i64, least: i64) -> Progress:
    best, possible = Progress(0, least), i64(0)
    for edifice in range(state.board.rounds):
        found = at_one_edifice(state, seat, edifice, least)
        possible |= found.possible
        if found.has > best.has:
            best = found
    best.possible = possible
    return best


def at_different_edifices(state: StrasbourgState, seat: i64, least: i64) -> Progress:
    found = Progress(0, least)
    for edifice in range(state.board.rounds):
        near = near_edifice(state, edifice)
        if at_edifice(state, seat, edifice) > 0:
            found.has += 1
            found.counting |= near & state.city[seat]
        else:
            found.possible |= near & free(state)
    return found


# --- chapels --------------------------------------------------------------------------------------


def may_count(state: StrasbourgState, chapel: i64) -> bool:
    """Whether a chapel stands there, or may still come: one a round."""
    return not state.is_chapel_open(chapel) or size(state.chapels) < state.board.rounds


def at_the_best_chapel(state: StrasbourgState, seat: i64, least: i64) -> Progress:
    best, possible = Progress(0, least), i64(0)
    for chapel in range(state.board.chapels):
        if may_count(state, chapel):
            possible |= state.board.touches[chapel] & free(state)
        if at_chapel(state, seat, chapel) > best.has:
            counting = state.board.touches[chapel] & state.city[seat]
            best = Progress(size(counting), least, counting)
    best.possible = possible
    return best


def at_different_chapels(state: StrasbourgState, seat: i64, least: i64) -> Progress:
    found = Progress(0, least)
    for chapel in range(state.board.chapels):
        near = state.board.touches[chapel]
        if at_chapel(state, seat, chapel) > 0:
            found.has += 1
            found.counting |= near & state.city[seat]
        elif may_count(state, chapel):
            found.possible |= near & free(state)
    return found


# --- lines and groups -----------------------------------------------------------------------------


def in_a_line(state: StrasbourgState, seat: i64, triples: vec[i64]) -> Progress:
    """T12, T15. The fullest line in which nobody else stands."""
    best, possible, empty = Progress(0, 3), i64(0), free(state)
    for at in range(i64(len(triples))):
        triple = triples[at]
        if triple & ~(state.city[seat] | empty) != 0:
            continue
        possible |= triple & empty
        counting = triple & state.city[seat]
        if size(counting) > best.has:
            best = Progress(size(counting), 3, counting)
    best.possible = possible
    return best


def in_a_group(state: StrasbourgState, seat: i64, least: i64) -> Progress:
    """T24. The largest group; it grows beside the own members."""
    rest, best = state.city[seat], i64(0)
    while rest != 0:
        group = connected(state, only(lowest(rest)), rest)
        best = group if size(group) > size(best) else best
        rest &= ~group
    return Progress(size(best), least, best, beside_own(state, seat) & free(state))


def beside_own(state: StrasbourgState, seat: i64) -> i64:
    """The squares beside the own members; all of them for whoever has none."""
    rest, squares = state.city[seat], i64(0)
    if rest == 0:
        return free(state)
    while rest != 0:
        squares |= state.board.beside[lowest(rest)]
        rest &= rest - 1
    return squares
