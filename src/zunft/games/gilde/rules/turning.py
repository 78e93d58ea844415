"""Chapters 2.3 and 2.16: the phases of a turn, and how the game passes on and ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only, size
from zunft.engine.game import tell
from zunft.engine.move import EVERYONE, pack, verb_of
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
from zunft.games.gilde.words import (
    ACTING,
    ARTEFACT,
    ARTEFACTS,
    ASK_ACTION,
    ASK_FIT,
    ASK_SPARE,
    ASK_SURPLUS,
    BANK,
    BY_LEAVING,
    BY_STOP,
    CLOSING,
    COUNTING,
    DISCARD,
    DISCARDED,
    DRAWING_PHASE,
    EARNED,
    EARNING,
    END_OF_TURN,
    ENDING,
    FILLING,
    FOR_DEBTS,
    FOR_UPKEEP,
    HAND_LIMIT,
    INCOME,
    INVENTORY_SLOTS,
    KEEP,
    KEEPING,
    LAST_ONE,
    LEFT_TABLE,
    NONE,
    OWN_NEXT_TURN,
    PHASE,
    REFILLING,
    REPAYING,
    ROUND_BEGAN,
    SELL,
    STARTING,
    STILL_ON,
    STOPPED,
    SURPLUS,
    TURN_BEGAN,
    UNLOCKED,
    UNLOCKING,
    UPKEEP,
    W_END,
    W_START,
    WOKE,
)

STOP_ROUND: Final = 60  # G-162


def go_on(state: GildeState) -> None:
    """G-016, G-020, G-181. One phase after the other, in the first turn as in any other, until one of them asks, draws
    or opens something: that lies above the rest of the turn."""
    if state.leaving != 0:
        let_leave(state)
    if state.ended != STILL_ON:
        return
    state.agenda.errand(PHASE)
    depth = state.agenda.depth
    while state.agenda.depth == depth:
        begin_phase(state, state.phase)


def begin_phase(state: GildeState, phase: i64) -> None:
    if state.has_left(state.active):
        end(state)  # G-171: a turn of a player who left ends at once
    elif phase == STARTING:
        start(state)
    elif phase == COUNTING:
        state.phase = EARNING
        electing.hold_if_due(state)
    elif phase == EARNING:
        earn(state)
    elif phase == REPAYING:
        repay(state)
    elif phase == KEEPING:
        hold_or_keep_up(state)
    elif phase == UNLOCKING:
        count_locks_down(state)
    elif phase == DRAWING_PHASE:
        state.phase = ACTING
        moving.draw_cards(state, state.active, state.board.draw_per_turn)
    else:
        _go_on_acting(state, phase)


def _go_on_acting(state: GildeState, phase: i64) -> None:
    if state.players[state.active].tower != 0:
        end(state)  # G-149: the turn ends at once
    elif phase == ACTING:
        state.agenda.ask_one(ASK_ACTION, state.active)
    elif phase == CLOSING:
        state.phase = REFILLING
        responding.open_phase(state, W_END)
    elif phase == REFILLING:
        refill(state)
    elif phase == SURPLUS:
        state.agenda.ask_one(ASK_SURPLUS, state.active)
    elif phase == FILLING:
        state.phase = ENDING
        fill_up(state)
    else:
        end(state)


# --- before the actions ---------------------------------------------------------------------------


def start(state: GildeState) -> None:
    """G-021. What lasted until now expires, dormant annexes wake, the turn-start window opens."""
    seat = state.active
    state.phase = COUNTING
    passing.end_for(state, seat)
    state.political = state.board.political_per_turn
    state.played = 0
    state.offers = 0
    state.deals = NOTHING_OWED
    tell(state, TURN_BEGAN, EVERYONE, seat)
    expire(state, seat, OWN_NEXT_TURN)
    wake(state, seat)
    responding.open_phase(state, W_START)
    moving.check_fit(state, seat)


def wake(state: GildeState, seat: i64) -> None:
    """G-031, Q-09."""
    player = state.players[seat]
    for at in range(player.owned):
        if player.estate[at] & DORMANT != 0:
            player.estate[at] -= DORMANT
            tell(state, WOKE, EVERYONE, seat, player.estate[at] & KIND_OF)
            refresh(state, seat)


def earn(state: GildeState) -> None:
    """G-030, G-033 (a). Income arrives, in the tower too."""
    player = state.players[state.active]
    state.phase = REPAYING
    income = max(i64(0), player.stats[INCOME])
    player.talers += income
    tell(state, EARNED, EVERYONE, state.active, income)


def repay(state: GildeState) -> None:
    """G-033 (b), G-148. Loans fall due, debts are served; who owes nothing leaves the tower."""
    seat = state.active
    state.phase = KEEPING
    if len(state.owed) > 0:
        paying.fall_due(state, seat)
    if paying.debts_of(state, seat) > 0:
        paying.demand(state, seat, paying.oldest_creditor(state, seat), 0, FOR_DEBTS)
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
    state.phase = UNLOCKING
    if player.tower == 0 and player.stats[UPKEEP] > 0:
        paying.demand(state, state.active, BANK, 0, FOR_UPKEEP)


def count_locks_down(state: GildeState) -> None:
    """G-040, G-041, G-149. After the Economy phase, in every own turn; who is in the tower has no other phase."""
    seat, player = state.active, state.players[state.active]
    state.phase = ENDING if player.tower != 0 else DRAWING_PHASE
    for at in range(player.owned):
        if lock_of(player.estate[at]) > 0:
            player.estate[at] -= LOCK_STEP
            if lock_of(player.estate[at]) == 0:
                tell(state, UNLOCKED, EVERYONE, seat, player.estate[at] & KIND_OF)
                refresh(state, seat)


# --- after the actions ----------------------------------------------------------------------------


def refill(state: GildeState) -> None:
    """G-070 … G-072. Only here does the limit count. Too many cards: the surplus goes and nothing is drawn. Otherwise
    one card may go first."""
    player = state.players[state.active]
    if player.hand.count > player.stats[HAND_LIMIT]:
        state.phase = SURPLUS
    else:
        state.phase = FILLING
        if state.board.optional_discards > 0 and player.hand.count > 0:
            state.agenda.ask_one(ASK_SPARE, state.active)


def discard_surplus(state: GildeState, seat: i64, kind: i64) -> None:
    """G-070, T-11. One after the other, down to the limit and no further."""
    hands.lose(state, seat, kind)
    player = state.players[seat]
    if player.hand.count <= player.stats[HAND_LIMIT]:
        state.phase = ENDING


def fill_spares(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    n = hands.fill_losses(state, seat, out)
    out[n] = pack(KEEP)
    return n + 1


def fill_up(state: GildeState) -> None:
    """G-071. Draw up to the limit."""
    player = state.players[state.active]
    moving.draw_cards(state, state.active, player.stats[HAND_LIMIT] - player.hand.count)


def end(state: GildeState) -> None:
    """G-001, G-149. Effects of this turn end, and the next player's turn begins."""
    for seat in range(state.seats):
        expire(state, seat, END_OF_TURN)
        moving.check_fit(state, seat)
    state.requesting = 0
    passing.end_for(state, state.active)
    state.phase = STARTING
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
            tell(state, ROUND_BEGAN, EVERYONE, state.round)
        if not state.has_left(state.active):
            return


def stop(state: GildeState) -> None:
    """G-162. After the last round most experience wins."""
    state.round = STOP_ROUND
    state.ended = BY_STOP
    tell(state, STOPPED, EVERYONE, STOP_ROUND)
    state.agenda.clear()


# --- what no longer fits --------------------------------------------------------------------------


def ask_fit(state: GildeState, seat: i64) -> None:
    """G-093, Q-21. As long as there are more artefacts than slots."""
    stats = state.players[seat].stats
    if stats[ARTEFACTS] > stats[INVENTORY_SLOTS]:
        state.agenda.ask_one(ASK_FIT, seat)


def fill_fit(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-093. Artefacts are sold, or discarded; locked ones can only be discarded. Nothing, where one was sold to
    another player meanwhile (G-134) and the others fit."""
    player = state.players[seat]
    if player.stats[ARTEFACTS] <= player.stats[INVENTORY_SLOTS]:
        return 0
    n = fill_sales(state, seat, out, 0)
    kept: i64 = 0
    for at in range(n):
        if state.board.cards.type_[(out[at] >> 8) & KIND_OF] == ARTEFACT:
            out[kept] = out[at]
            kept += 1
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if state.board.cards.type_[kind] == ARTEFACT and player.is_first(at):
            out[kept] = pack(DISCARD, kind)
            kept += 1
    return kept


def fit(state: GildeState, seat: i64, move: i64) -> None:
    kind, player = (move >> 8) & KIND_OF, state.players[seat]
    if verb_of(move) == SELL:
        sell(state, seat, kind)
    else:
        at = player.locked(kind)
        moving.discard(state, moving.pick_up(state, seat, at if at != NONE else player.active(kind)))
        tell(state, DISCARDED, EVERYONE, seat, kind)


# --- leaving --------------------------------------------------------------------------------------


def leave(state: GildeState, seat: i64) -> None:
    """G-170, G-171, Q-39. Hand and table go to the discard pile, what is owed by and to the player is cancelled,
    requests lapse; with one player left, that player wins."""
    tell(state, LEFT_TABLE, EVERYONE, seat)
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
        state.agenda.cut_to(PHASE)


def drop_half_made(state: GildeState) -> None:
    """What the active player has begun to say is begun anew: what it is about may be gone with the one who left, and
    waiting for its end would tell that it was begun."""
    if state.agenda.depth > 0 and state.agenda.kind() == ASK_ACTION:
        building.clear(state)
        state.agenda.restart(state.active)


def let_leave(state: GildeState) -> None:
    """G-171. Between two phases everybody who has got up is gone for good."""
    while state.leaving != 0 and state.ended == STILL_ON:
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
        tell(state, DISCARDED, EVERYONE, seat, kind)
    player.tower = 0
    refresh(state, seat)


def win_alone(state: GildeState) -> None:
    for seat in range(state.seats):
        if has(state.everyone(), seat):
            state.winner = seat
            tell(state, LAST_ONE, EVERYONE, seat)
    state.ended = BY_LEAVING
    state.agenda.clear()
