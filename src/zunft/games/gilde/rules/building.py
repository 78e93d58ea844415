"""Chapter 2.7: the Town Hall, built alone or together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, first, pack, second, verb_of
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules.dealing import count_offer, fill_numbers, partners
from zunft.games.gilde.rules.moving import add_xp, win_as_count
from zunft.games.gilde.state import GildeState

SHARE_XP: Final = 1024  # a share is talers + SHARE_XP * experience


def talers_of(share: i64) -> i64:
    return share % SHARE_XP


def xp_of(share: i64) -> i64:
    return share // SHARE_XP


def cost(state: GildeState) -> i64:
    return state.board.cards.cost[state.board.town_hall]


def value(state: GildeState) -> i64:
    return state.board.cards.value[state.board.town_hall]


def can_build(state: GildeState, seat: i64) -> bool:
    """G-101. Anybody, whatever the title, who can pay it alone or with others; with them only while offers are left."""
    if state.hall != c.IN_CENTRE:
        return False
    own = state.players[seat].talers
    if own >= cost(state):
        return True
    return own > 0 and state.offers < state.options.offers and own + _means(state, partners(state, seat)) >= cost(state)


def _means(state: GildeState, seats: i64) -> i64:
    talers: i64 = 0
    for seat in range(state.seats):
        if has(seats, seat):
            talers += state.players[seat].talers
    return talers


def begin(state: GildeState, seat: i64) -> None:
    clear(state)
    state.agenda.lay(seat, c.ASK_BUILDERS)


def clear(state: GildeState) -> None:
    for seat in range(state.seats):
        state.shares[seat] = 0


# --- the proposal ---------------------------------------------------------------------------------


def rest_of_cost(state: GildeState) -> i64:
    """What the proposer pays: all that the others do not."""
    rest = cost(state)
    for seat in range(state.seats):
        rest -= talers_of(state.shares[seat])
    return rest


def rest_of_value(state: GildeState) -> i64:
    rest = value(state)
    for seat in range(state.seats):
        rest -= xp_of(state.shares[seat])
    return rest


def unnamed(state: GildeState, seat: i64) -> i64:
    """Partners with talers who have no share yet, as bits."""
    others, seats = partners(state, seat), i64(0)
    for other in range(state.seats):
        if has(others, other) and state.shares[other] == 0 and state.players[other].talers > 0:
            seats |= only(other)
    return seats


def fill_builders(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-102. Build, or name one more who shares; everybody pays at least one taler."""
    n: i64 = 0
    if rest_of_cost(state) <= state.players[seat].talers:
        out[n] = pack(c.BUILD)
        n += 1
    if state.offers < state.options.offers and rest_of_cost(state) > 1:
        others = unnamed(state, seat)
        for other in range(state.seats):
            if has(others, other):
                out[n] = pack(c.WITH, other)
                n += 1
    return n


def fill_shares(state: GildeState, seat: i64, other: i64, out: vec[i64]) -> i64:
    """G-102. What another one pays: so much that the rest can still be raised, and not all."""
    rest = rest_of_cost(state)
    others = _means(state, unnamed(state, seat) & ~only(other))
    least = max(i64(1), rest - state.players[seat].talers - others)
    return fill_numbers(c.TALERS, least, min(state.players[other].talers, rest - 1), out)


def fair_share(state: GildeState, talers: i64) -> i64:
    """G-102, T-21. Experience in proportion to talers, rounded down; the remainder is the proposer's."""
    return value(state) * talers // cost(state)


def fair_points(state: GildeState, talers: i64) -> i64:
    """The fair share, or what is left of the experience."""
    return min(fair_share(state, talers), rest_of_value(state))


def fill_points(state: GildeState, out: vec[i64]) -> i64:
    """Q-23. A free agreement: a share of the experience may be 0."""
    return fill_numbers(c.POINTS, 0, rest_of_value(state), out)


def choose(state: GildeState, seat: i64, move: i64) -> None:
    if verb_of(move) == c.WITH:
        state.agenda.lay(seat, pack(c.ASK_SHARE, first(move)))
    elif verb_of(move) == c.BUILD:
        propose(state, seat)


def name_talers(state: GildeState, seat: i64, other: i64, talers: i64) -> None:
    state.agenda.lay(seat, pack(c.ASK_POINTS, other, talers))


def name_points(state: GildeState, seat: i64, question: i64, points: i64) -> None:
    state.shares[first(question)] = second(question) + SHARE_XP * points
    state.agenda.lay(seat, c.ASK_BUILDERS)


def propose(state: GildeState, seat: i64) -> None:
    """G-102. Every other builder is asked at once; alone nobody has to be."""
    others = builders(state)
    state.shares[seat] = rest_of_cost(state) + SHARE_XP * rest_of_value(state)
    if others == 0:
        build(state, seat)
        return
    count_offer(state)
    tell(state, c.PROPOSED, EVERYONE, seat)
    tell_shares(state, seat)
    state.agenda.ask(c.ASK_JOIN, others, pack(c.ASK_JOIN, seat))


def builders(state: GildeState) -> i64:
    """Everybody with a share, as bits."""
    seats: i64 = 0
    for seat in range(state.seats):
        if state.shares[seat] != 0:
            seats |= only(seat)
    return seats


def tell_shares(state: GildeState, first_: i64) -> None:
    for step in range(state.seats):
        seat = (first_ + step) % state.seats
        if state.shares[seat] != 0:
            tell(state, c.SHARE, EVERYONE, seat, talers_of(state.shares[seat]), xp_of(state.shares[seat]))


def join(state: GildeState, seat: i64, move: i64) -> None:
    """An answer is noted, and counts when all have given theirs."""
    if verb_of(move) != c.ACCEPT:
        state.agenda.note(0, state.agenda.about(0) | only(seat))


def unjoin(state: GildeState, seat: i64) -> None:
    state.agenda.note(0, state.agenda.about(0) & ~only(seat))


def all_answered(state: GildeState, refusing: i64, proposer: i64) -> None:
    """G-102, G-171. Any refusal cancels without cost, and so does one who has left."""
    refusing |= builders(state) & state.gone
    if refusing == 0:
        build(state, proposer)
        return
    for seat in range(state.seats):
        if has(refusing, seat):
            tell(state, c.DECLINED, EVERYONE, seat, proposer)
    clear(state)


# --- the building ---------------------------------------------------------------------------------


def build(state: GildeState, proposer: i64) -> None:
    """G-101 … G-104. All pay together; all experience is added in one event, then victory is checked."""
    state.hall = c.BUILT
    tell(state, c.BUILT_TOWN_HALL, EVERYONE, proposer)
    for seat in range(state.seats):
        state.players[seat].talers -= talers_of(state.shares[seat])
    for step in range(state.seats):
        seat = (proposer + step) % state.seats
        if xp_of(state.shares[seat]) > 0:
            add_xp(state, seat, xp_of(state.shares[seat]), c.PUBLIC)
    clear(state)
    count = first_count(state, proposer)
    if count != c.NONE:
        win_as_count(state, count)


def first_count(state: GildeState, proposer: i64) -> i64:
    """G-124, Q-27. Of several who reach the threshold together the one with most experience, then the active player,
    then turn order."""
    best: i64 = c.NONE
    for step in range(state.seats):
        seat = (proposer + step) % state.seats
        xp = state.players[seat].xp
        if xp >= state.board.count_xp and (best == c.NONE or xp > state.players[best].xp):
            best = seat
    return best
