"""Chapters 2.3 and 2.16: the phases of a turn, and how the game passes on and ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only, size
from zunft.engine.move import EVERYONE, pack, verb_of
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules import building, electing, hands, moving, passing, paying, responding
from zunft.games.gilde.rules.playing import fill_sales, sell
from zunft.games.gilde.rules.statistics import expire, refresh
from zunft.games.gilde.state import (
    DORMANT,
    KIND_OF,
    LOCK_STEP,
    NOTHING_OWED,
    GildeState,
    borrower_of,
    creditor_of,
    lock_of,
)

STOP_ROUND: Final = 60  # G-162


def go_on(state: GildeState) -> None:
    """G-016, G-020, G-181. One phase after the other, in the first turn as in any other, until one of them asks, draws
    or opens something: that lies above the rest of the turn."""
    if state.leaving != 0:
        let_leave(state)
    if state.ended != c.STILL_ON:
        return
    state.agenda.errand(c.PHASE)
    depth = state.agenda.depth
    while state.agenda.depth == depth:
        begin_phase(state, state.phase)


def begin_phase(state: GildeState, phase: i64) -> None:
    if state.has_left(state.active):
        end(state)  # G-171: a turn of a player who left ends at once
    elif phase == c.STARTING:
        start(state)
    elif phase == c.COUNTING:
        state.phase = c.EARNING
        electing.hold_if_due(state)
    elif phase == c.EARNING:
        earn(state)
    elif phase == c.REPAYING:
        repay(state)
    elif phase == c.KEEPING:
        hold_or_keep_up(state)
    elif phase == c.UNLOCKING:
        count_locks_down(state)
    elif phase == c.DRAWING_PHASE:
        state.phase = c.ACTING
        moving.draw_cards(state, state.active, state.board.draw_per_turn)
    else:
        _go_on_acting(state, phase)


def _go_on_acting(state: GildeState, phase: i64) -> None:
    if state.players[state.active].tower != 0:
        end(state)  # G-149: the turn ends at once
    elif phase == c.ACTING:
        state.agenda.ask_one(c.ASK_ACTION, state.active)
    elif phase == c.CLOSING:
        state.phase = c.REFILLING
        responding.open_phase(state, c.W_END)
    elif phase == c.REFILLING:
        refill(state)
    elif phase == c.SURPLUS:
        state.agenda.ask_one(c.ASK_SURPLUS, state.active)
    elif phase == c.FILLING:
        state.phase = c.ENDING
        fill_up(state)
    else:
        end(state)


# --- before the actions ---------------------------------------------------------------------------


def start(state: GildeState) -> None:
    """G-021. What lasted until now expires, dormant annexes wake, the turn-start window opens."""
    seat = state.active
    state.phase = c.COUNTING
    passing.end_for(state, seat)
    state.political = state.board.political_per_turn
    state.played = 0
    state.offers = 0
    state.deals = NOTHING_OWED
    tell(state, c.TURN_BEGAN, EVERYONE, seat)
    expire(state, seat, c.OWN_NEXT_TURN)
    wake(state, seat)
    responding.open_phase(state, c.W_START)
    moving.check_fit(state, seat)


def wake(state: GildeState, seat: i64) -> None:
    """G-031, Q-09."""
    player = state.players[seat]
    for at in range(player.owned):
        if player.estate[at] & DORMANT != 0:
            player.estate[at] -= DORMANT
            tell(state, c.WOKE, EVERYONE, seat, player.estate[at] & KIND_OF)
            refresh(state, seat)


def earn(state: GildeState) -> None:
    """G-030, G-033 (a). Income arrives, in the tower too."""
    player = state.players[state.active]
    state.phase = c.REPAYING
    income = max(i64(0), player.stats[c.INCOME])
    player.talers += income
    tell(state, c.EARNED, EVERYONE, state.active, income)


def repay(state: GildeState) -> None:
    """G-033 (b), G-148. Loans fall due, debts are served; who owes nothing leaves the tower."""
    seat = state.active
    state.phase = c.KEEPING
    if len(state.owed) > 0:
        paying.fall_due(state, seat)
    if paying.debts_of(state, seat) > 0:
        paying.demand(state, seat, paying.oldest_creditor(state, seat), 0, c.FOR_DEBTS)
    else:
        paying.leave_tower(state, seat)


def hold_or_keep_up(state: GildeState) -> None:
    """G-152. What waited for the debts comes before the upkeep: the election of a player who was in the tower."""
    if has(state.requests, state.active):
        electing.hold_or_lapse(state)
    else:
        keep_up(state)


def keep_up(state: GildeState) -> None:
    """G-032, G-033 (c), Q-44. Upkeep is paid, except by who stays in the tower."""
    player = state.players[state.active]
    state.phase = c.UNLOCKING
    if player.tower == 0 and player.stats[c.UPKEEP] > 0:
        paying.demand(state, state.active, c.BANK, 0, c.FOR_UPKEEP)


def count_locks_down(state: GildeState) -> None:
    """G-040, G-041, G-149. After the Economy phase, in every own turn; who is in the tower has no other phase."""
    seat, player = state.active, state.players[state.active]
    state.phase = c.ENDING if player.tower != 0 else c.DRAWING_PHASE
    for at in range(player.owned):
        if lock_of(player.estate[at]) > 0:
            player.estate[at] -= LOCK_STEP
            if lock_of(player.estate[at]) == 0:
                tell(state, c.UNLOCKED, EVERYONE, seat, player.estate[at] & KIND_OF)
                refresh(state, seat)


# --- after the actions ----------------------------------------------------------------------------


def refill(state: GildeState) -> None:
    """G-070 … G-072. Only here does the limit count. Too many cards: the surplus goes and nothing is drawn. Otherwise
    one card may go first."""
    player = state.players[state.active]
    if player.hand.count > player.stats[c.HAND_LIMIT]:
        state.phase = c.SURPLUS
    else:
        state.phase = c.FILLING
        if state.board.optional_discards > 0 and player.hand.count > 0:
            state.agenda.ask_one(c.ASK_SPARE, state.active)


def discard_surplus(state: GildeState, seat: i64, kind: i64) -> None:
    """G-070, T-11. One after the other, down to the limit and no further."""
    hands.lose(state, seat, kind)
    player = state.players[seat]
    if player.hand.count <= player.stats[c.HAND_LIMIT]:
        state.phase = c.ENDING


def fill_spares(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    n = hands.fill_losses(state, seat, out)
    out[n] = pack(c.KEEP)
    return n + 1


def fill_up(state: GildeState) -> None:
    """G-071. Draw up to the limit."""
    player = state.players[state.active]
    moving.draw_cards(state, state.active, player.stats[c.HAND_LIMIT] - player.hand.count)


def end(state: GildeState) -> None:
    """G-001, G-149. Effects of this turn end, and the next player's turn begins."""
    for seat in range(state.seats):
        expire(state, seat, c.END_OF_TURN)
        moving.check_fit(state, seat)
    state.requesting = 0
    passing.end_for(state, state.active)
    state.phase = c.STARTING
    pass_on(state)


def pass_on(state: GildeState) -> None:
    """G-001, G-162. Clockwise; a round is over when the start player's place is reached again."""
    while True:
        state.active = state.after(state.active)
        if state.active == state.start:
            state.round += 1
            if state.options.stops != 0 and state.round > STOP_ROUND:
                stop(state)
                return
            tell(state, c.ROUND_BEGAN, EVERYONE, state.round)
        if not state.has_left(state.active):
            return


def stop(state: GildeState) -> None:
    """G-162. After the last round most experience wins."""
    state.round = STOP_ROUND
    state.ended = c.BY_STOP
    tell(state, c.STOPPED, EVERYONE, STOP_ROUND)
    state.agenda.clear()


# --- what no longer fits --------------------------------------------------------------------------


def ask_fit(state: GildeState, seat: i64) -> None:
    """G-093, Q-21. As long as there are more artefacts than slots."""
    stats = state.players[seat].stats
    if stats[c.ARTEFACTS] > stats[c.INVENTORY_SLOTS]:
        state.agenda.ask_one(c.ASK_FIT, seat)


def fill_fit(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-093. Artefacts are sold, or discarded; locked ones can only be discarded. Nothing, where one was sold to
    another player meanwhile (G-134) and the others fit."""
    player = state.players[seat]
    if player.stats[c.ARTEFACTS] <= player.stats[c.INVENTORY_SLOTS]:
        return 0
    n = fill_sales(state, seat, out, 0)
    kept: i64 = 0
    for at in range(n):
        if state.board.cards.type_[(out[at] >> 8) & KIND_OF] == c.ARTEFACT:
            out[kept] = out[at]
            kept += 1
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if state.board.cards.type_[kind] == c.ARTEFACT and player.is_first(at):
            out[kept] = pack(c.DISCARD, kind)
            kept += 1
    return kept


def fit(state: GildeState, seat: i64, move: i64) -> None:
    kind, player = (move >> 8) & KIND_OF, state.players[seat]
    if verb_of(move) == c.SELL:
        sell(state, seat, kind)
    else:
        at = player.locked(kind)
        moving.discard(state, moving.pick_up(state, seat, at if at != c.NONE else player.active(kind)))
        tell(state, c.DISCARDED, EVERYONE, seat, kind)


# --- leaving --------------------------------------------------------------------------------------


def leave(state: GildeState, seat: i64) -> None:
    """G-170, G-171, Q-39. Hand and table go to the discard pile, what is owed by and to the player is cancelled,
    requests lapse; with one player left, that player wins."""
    tell(state, c.LEFT_TABLE, EVERYONE, seat)
    drop_half_made(state)
    clear_away(state, seat)
    kept = NOTHING_OWED
    for at in range(i64(len(state.owed))):
        if borrower_of(state.owed[at]) != seat and creditor_of(state.owed[at]) != seat:
            kept = append(kept[:], state.owed[at])
    state.owed = kept
    state.requests &= ~only(seat)
    if size(state.everyone()) <= 1:
        win_alone(state)
    elif seat == state.active:
        state.agenda.cut_to(c.PHASE)


def drop_half_made(state: GildeState) -> None:
    """What the active player has begun to say is begun anew: what it is about may be gone with the one who left, and
    waiting for its end would tell that it was begun."""
    if state.agenda.depth > 0 and state.agenda.kind() == c.ASK_ACTION:
        building.clear(state)
        state.agenda.restart(state.active)


def let_leave(state: GildeState) -> None:
    """G-171. Between two phases everybody who has got up is gone for good."""
    while state.leaving != 0 and state.ended == c.STILL_ON:
        seat = lowest(state.leaving)
        state.leaving &= ~only(seat)
        leave(state, seat)


def clear_away(state: GildeState, seat: i64) -> None:
    """G-002. Everybody sees what goes to the discard pile, in no order that tells anything."""
    player = state.players[seat]
    player.hand.sort()
    while player.hand.count > 0:
        hands.lose(state, seat, player.hand.items[0])
    while player.owned > 0:
        kind = player.remove(player.owned - 1) & KIND_OF
        moving.discard(state, kind)
        tell(state, c.DISCARDED, EVERYONE, seat, kind)
    player.tower = 0
    refresh(state, seat)


def win_alone(state: GildeState) -> None:
    for seat in range(state.seats):
        if has(state.everyone(), seat):
            state.winner = seat
            tell(state, c.LAST_ONE, EVERYONE, seat)
    state.ended = c.BY_LEAVING
    state.agenda.clear()
