"""Chapter 2.7: the golden action."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.move import EVERYONE, NO_MOVE, first, pack, second
from zunft.engine.rules import show_all, tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import CATHEDRAL as CATHEDRAL_CARD
from zunft.games.flanders.board import INFLUENCE as INFLUENCE_CARD
from zunft.games.flanders.board import MASTER as MASTER_CARD
from zunft.games.flanders.board import PICKUP, SITE, WIDTH
from zunft.games.flanders.rules.acting import ask_placement, pick_up
from zunft.games.flanders.state import MASTER_PIECES, FlandersState


def reveal_golden(state: FlandersState) -> None:
    """F-080, F-081. The starting player shows the golden card. Influence goes to the hand; every other card goes
    to the golden discard and must be carried out; an impossible one stays there without replacement."""
    if state.held.count == 0:
        return
    show_all(state, state.held)
    card = state.held.remove(0)
    tell(state, c.SHOWED_GOLDEN, EVERYONE, state.start, card)
    if card == INFLUENCE_CARD:
        state.hands.influence[state.start] += 1
        tell(state, c.GOT_INFLUENCE, EVERYONE, state.start)
        return
    state.golden_discard.add(card)
    carry_out(state, card)


def carry_out(state: FlandersState, card: i64) -> None:
    """F-081. Towns and sites in grey and church only; a golden pick-up takes this round's card too (R-14)."""
    if card == PICKUP:
        pick_up(state, state.start)
    elif card == CATHEDRAL_CARD:
        state.agenda.ask_one(c.ASK_CATHEDRAL, state.start)
    elif card == MASTER_CARD:
        state.agenda.ask_one(c.ASK_MASTER, state.start)
    else:
        ask_placement(
            state, state.start, c.SITE_CARD if card == SITE else card, only(c.GREY) | only(c.CHURCH), c.GOLDEN
        )


def fill_cathedrals(state: FlandersState, out: vec[i64]) -> i64:
    """F-081. On any church district of an open town that has none (R-15, R-16), while there are pieces."""
    n: i64 = 0
    if state.cathedrals_left == 0:
        return n
    for index in range(i64(c.TOWNS)):
        town = state.towns[index]
        if town.is_open():
            churches = town.coats[c.CHURCH] & ~town.swallowed & ~town.cathedrals
            n = _fill_spaces(c.CATHEDRAL, index, churches, out, n)
    return n


def fill_masters(state: FlandersState, seat: i64, out: vec[i64]) -> i64:
    """F-081. On any own or grey district of an open town, also beside other masters, while there are pieces."""
    n: i64 = 0
    if state.masters_left == 0:
        return n
    for index in range(i64(c.TOWNS)):
        town = state.towns[index]
        if town.is_open():
            districts = town.coats[state.guild(seat)] | town.coats[c.GREY]
            n = _fill_spaces(c.MASTER, index, districts, out, n)
    return n


def on_own_district(state: FlandersState, seat: i64, count: i64, out: vec[i64]) -> i64:
    """F-081, F-089. The first of these places for a master that helps the seat: on a grey district it helps grey."""
    for at in range(count):
        if has(state.towns[first(out[at])].coats[state.guild(seat)], second(out[at])):
            return out[at]
    return out[0]


def _fill_spaces(verb: i64, index: i64, spaces: i64, out: vec[i64], n: i64) -> i64:
    while spaces != 0:
        out[n] = pack(verb, index, lowest(spaces))
        n += 1
        spaces &= spaces - 1
    return n


def lay_cathedral(state: FlandersState, seat: i64, move: i64) -> None:
    """F-081. Without a piece or a church the card is impossible."""
    if move == NO_MOVE:
        tell(state, c.GOLDEN_IMPOSSIBLE, EVERYONE, seat, CATHEDRAL_CARD)
        return
    index, space = first(move), second(move)
    assert not has(state.towns[index].cathedrals, space), "one cathedral a church"
    state.towns[index].cathedrals |= only(space)
    state.cathedrals_left -= 1
    tell(state, c.LAID_CATHEDRAL, EVERYONE, seat, index, space)


def lay_master(state: FlandersState, seat: i64, move: i64) -> None:
    """F-081. Without a piece or a district the card is impossible."""
    if move == NO_MOVE:
        tell(state, c.GOLDEN_IMPOSSIBLE, EVERYONE, seat, MASTER_CARD)
        return
    index, space = first(move), second(move)
    for piece in range(i64(MASTER_PIECES)):
        if state.masters[piece] == c.NONE:
            state.masters[piece] = index * WIDTH + space
            break
    state.masters_left -= 1
    tell(state, c.LAID_MASTER, EVERYONE, seat, index, space)
