"""What members in the city of Strasbourg are worth: the buildings beside them that stand or will stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, size, zeros
from zunft.engine.evaluation import POINT
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import StrasbourgState

LATER_BUILDINGS: Final = 800  # of an even share: the others build beside their own members
OWN_CHOICE: Final = 700  # who builds this round takes the best space, of which an even share is counted already
COMPANY: Final = 300  # how much more likely a space is built on for every own member beside it


def city(state: StrasbourgState, seat: i64) -> i64:
    """S-110 … S-113. Members, and the buildings beside them that stand or will stand."""
    mine = state.city[seat]
    worth = size(mine) * POINT + standing_buildings(state, mine)
    worth += coming_edifices(state, mine, state.council[c.NOBILITY] == seat)
    return worth + coming_chapels(state, mine, state.council[c.CHURCH] == seat)


def standing_buildings(state: StrasbourgState, squares: i64) -> i64:
    points: i64 = 0
    for edifice in range(state.board.rounds):
        if state.built[edifice] != c.NONE:
            points += state.board.edifices[edifice] * size(state.board.beside[state.built[edifice]] & squares)
    rest = state.chapels
    while rest != 0:
        points += size(state.board.touches[lowest(rest)] & squares)
        rest &= rest - 1
    return points * POINT


def coming_edifices(state: StrasbourgState, squares: i64, chooses: bool) -> i64:
    """Every open space beside a member is as likely as the others, but who has the Nobility takes the best one, and
    company makes it worth more to win it."""
    spaces = state.open_buildings()
    open_spaces = size(spaces)
    if open_spaces == 0:
        return 0
    even: i64 = 0
    most: i64 = 0
    while spaces != 0:
        here = size(state.board.beside[lowest(spaces)] & squares)
        even += here * with_company(here - 1)
        most = max(most, here)
        spaces &= spaces - 1
    worth = even * edifices_to_come(state) * LATER_BUILDINGS // (open_spaces * 1000)
    if chooses and state.step > c.STEP_A:
        worth += most * edifice_of_this_round(state) * OWN_CHOICE
    return worth


def with_company(others: i64) -> i64:
    """What a member beside an open space counts, in thousandths, with so many more beside it."""
    return 1000 + COMPANY * others


def edifices_to_come(state: StrasbourgState) -> i64:
    """The values of all edifices that do not stand yet."""
    values: i64 = 0
    for edifice in range(state.board.rounds):
        if state.built[edifice] == c.NONE:
            values += state.board.edifices[edifice]
    return values


def edifice_of_this_round(state: StrasbourgState) -> i64:
    """Its value, until it is built."""
    edifice = state.edifices[state.round - 1]
    return state.board.edifices[edifice] if state.built[edifice] == c.NONE else i64(0)


def coming_chapels(state: StrasbourgState, squares: i64, chooses: bool) -> i64:
    """The same for chapels and the Church."""
    to_come = state.board.rounds - size(state.chapels)
    if to_come == 0:
        return 0
    even: i64 = 0
    most: i64 = 0
    for chapel in range(state.board.chapels):
        if not has(state.chapels, chapel):
            here = size(state.board.touches[chapel] & squares)
            even += here
            most = max(most, here)
    worth = even * to_come * LATER_BUILDINGS // (state.board.chapels - size(state.chapels))
    if chooses and state.step > c.STEP_A and size(state.chapels) < state.round:
        worth += most * OWN_CHOICE
    return worth


def most_beside(state: StrasbourgState, seat: i64) -> i64:
    """How many own members stand beside the open building space with most of them."""
    most: i64 = 0
    spaces = state.open_buildings()
    while spaces != 0:
        most = max(most, size(state.board.beside[lowest(spaces)] & state.city[seat]))
        spaces &= spaces - 1
    return most


def most_touching(state: StrasbourgState, seat: i64) -> i64:
    """The same for chapel spaces."""
    most: i64 = 0
    for chapel in range(state.board.chapels):
        if not has(state.chapels, chapel):
            most = max(most, size(state.board.touches[chapel] & state.city[seat]))
    return most


# --- the next member ------------------------------------------------------------------------------


def ground(state: StrasbourgState, seat: i64) -> vec[i64]:
    """[square] What a member more is worth there, beyond the point that it brings everywhere."""
    worth = zeros(state.board.columns * state.board.rows)
    for edifice in range(state.board.rounds):
        if state.built[edifice] != c.NONE:
            add_to(worth, state.board.beside[state.built[edifice]], state.board.edifices[edifice] * POINT)
    _open_ground(state, seat, worth)
    _holy_ground(state, worth)
    return worth


def _open_ground(state: StrasbourgState, seat: i64, worth: vec[i64]) -> None:
    spaces = state.open_buildings()
    if spaces == 0:
        return
    share = edifices_to_come(state) * LATER_BUILDINGS // size(spaces)
    while spaces != 0:
        squares = state.board.beside[lowest(spaces)]
        add_to(worth, squares, share * with_company(2 * size(squares & state.city[seat])) // 1000)
        spaces &= spaces - 1


def _holy_ground(state: StrasbourgState, worth: vec[i64]) -> None:
    still_open = state.board.chapels - size(state.chapels)
    share: i64 = 0
    if still_open > 0:
        share = (state.board.rounds - size(state.chapels)) * LATER_BUILDINGS // still_open
    for chapel in range(state.board.chapels):
        add_to(worth, state.board.touches[chapel], i64(POINT) if has(state.chapels, chapel) else share)


def add_to(worth: vec[i64], squares: i64, more: i64) -> None:
    while squares != 0:
        worth[lowest(squares)] += more
        squares &= squares - 1
