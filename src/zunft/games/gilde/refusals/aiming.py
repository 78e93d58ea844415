"""Why somebody or something is no target, no pick and no choice."""

from __future__ import annotations

from zunft.engine.bits import has
from zunft.engine.move import first, second, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, T_HAS, T_LOCKED, T_MEETS, T_OWNER, T_TYPES, T_ZONE, TARGET_ROW
from zunft.games.gilde.refusals.playing import rounds_locked, why_not_met
from zunft.games.gilde.refusals.reasons import (
    CANNOT_BE_DONE,
    IN_TOWER,
    NAME_CARD,
    NAME_PLAYER,
    NO_RECIPIENT,
    NO_SUCH_CHOICE,
    NO_TARGET,
    NOBODY_THERE,
    NOT_BEFORE_THEM,
    NOT_IN_FRONT,
    NOT_ONESELF,
    NOTHING_UNLOCKED,
    ONLY_OWN,
    TARGET_LOCKED,
    TARGET_NEEDS_MORE,
    TARGET_NOT_LOCKED,
    WRONG_TYPE,
    Why,
)
from zunft.games.gilde.rules import needing, picking
from zunft.games.gilde.rules.chain import argument
from zunft.games.gilde.state import GildeState

MOST_CHOICES = 4


def is_in(seats: int, seat: int) -> bool:
    return seat < c.BANK and has(seats, seat)


def why_not_there(state: GildeState, other: int) -> Why | None:
    """G-149, G-171. Somebody sits there and is not in the tower."""
    if not is_in(state.everyone(), other):
        return NOBODY_THERE, [other]
    return (IN_TOWER, [other]) if state.players[other].tower != 0 else None


def why_not_at(state: GildeState, seat: int, question: int, move: int) -> Why:
    target = second(move) if verb_of(move) == c.AT_CARD else c.NONE
    reason = why_not_aim(state, seat, first(question), first(move), target)
    return reason or (NO_TARGET, [first(question)])


def why_not_aim(state: GildeState, seat: int, card: int, victim: int, target: int) -> Why | None:
    """5.1, G-043, G-062, G-149. A player or a card, as the card says, of the right owner and type."""
    row = state.board.cards.target[card]
    is_player = state.board.targets[row * TARGET_ROW + T_ZONE] == c.A_PLAYER
    if is_player != (target == c.NONE):
        return (NAME_PLAYER if is_player else NAME_CARD), [card]
    reason = _why_not_victim(state, seat, card, row, victim)
    if reason is None and not is_player:
        reason = _why_not_fit(state, seat, card, row, victim, target)
    needs = state.board.targets[row * TARGET_ROW + T_MEETS] != 0
    return why_not_met(state, seat, target) if reason is None and needs else reason


def _why_not_victim(state: GildeState, seat: int, card: int, row: int, victim: int) -> Why | None:
    if not is_in(state.everyone(), victim):
        return NOBODY_THERE, [victim]
    is_own = state.board.targets[row * TARGET_ROW + T_OWNER] == c.OF_SELF
    if is_own != (victim == seat):
        return (ONLY_OWN if is_own else NOT_ONESELF), [card]
    if reason := why_not_there(state, victim):
        return reason
    types = state.board.targets[row * TARGET_ROW + T_HAS]
    return (NOTHING_UNLOCKED, [card, victim]) if types and not needing.has_unlocked(state, victim, types) else None


def _why_not_fit(state: GildeState, seat: int, card: int, row: int, owner: int, target: int) -> Why | None:
    """G-043. The card lies there, is of the right type, and active or locked as asked."""
    player, base = state.players[owner], row * TARGET_ROW
    if rounds_locked(player, target) == c.NONE:
        return (NOT_IN_FRONT, [target]) if owner == seat else (NOT_BEFORE_THEM, [target, owner])
    if not has(state.board.targets[base + T_TYPES], state.board.cards.type_[target]):
        return WRONG_TYPE, [card, target]
    if state.board.targets[base + T_LOCKED] != 0:
        return (TARGET_NOT_LOCKED, [card, target]) if player.locked(target) == c.NONE else None
    return (TARGET_LOCKED, [card, target]) if player.active(target) == c.NONE else None


def why_not_pick(state: GildeState, seat: int, question: int, move: int) -> Why:
    """5.2. A card that is picked when an effect resolves: its owner, and often another's choice."""
    row = argument(state, third(question), E_A)
    reason = _why_not_fit(state, seat, first(question), row, second(question), first(move))
    return reason or (TARGET_NEEDS_MORE, [first(question), first(move)])


def why_not_choose(state: GildeState, seat: int, question: int, move: int) -> Why:
    number = first(move)
    is_option = 1 <= number <= MOST_CHOICES and picking.is_option(state, second(question), number - 1)
    return (CANNOT_BE_DONE if is_option else NO_SUCH_CHOICE), [number]


def why_not_paying(state: GildeState, seat: int, question: int, move: int) -> Why:
    return NO_RECIPIENT, [first(question), first(move)]
