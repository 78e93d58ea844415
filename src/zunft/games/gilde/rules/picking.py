"""Chapter 5.2: what is picked when a card resolves: a card on the table, or one of several lists of effects."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, pack, second, third
from zunft.engine.rules import tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_D, E_NEXT, E_OP, T_BY, T_LOCKED, T_OWNER, TARGET_ROW
from zunft.games.gilde.rules import moving
from zunft.games.gilde.rules.chain import argument, concerned
from zunft.games.gilde.rules.needing import contains, fits, has_room, meets
from zunft.games.gilde.state import KIND_OF, L_ACTOR, L_CARD, L_TARGET, L_VICTIM, NAME_OF, GildeState, lock_of

# --- cards on the table ---------------------------------------------------------------------------


def act_on_card(state: GildeState, row: i64) -> None:
    """``lock``, ``unlock``, ``destroy``, ``take``: the card aimed at, or one that somebody picks now."""
    target = argument(state, row, E_A)
    if target == c.NONE:
        victim = state.link(L_VICTIM)
        if concerned(state, c.TARGET) != 0:
            change(state, row, victim, state.players[victim].place(state.link(L_TARGET)))
        return
    base = target * TARGET_ROW
    actor, victim = state.link(L_ACTOR), state.link(L_VICTIM)
    owner = actor if state.board.targets[base + T_OWNER] == c.OF_SELF else victim
    if concerned(state, c.TARGET) != 0 or owner == actor:
        chooser = victim if state.board.targets[base + T_BY] == c.BY_TARGET else actor
        state.agenda.ask(c.ASK_CARD, only(chooser), pack(c.ASK_CARD, state.link(L_CARD), owner, row))


def fill_picks(state: GildeState, question: i64, out: vec[i64]) -> i64:
    owner, row = second(question), third(question)
    player, n = state.players[owner], i64(0)
    for at in range(player.owned):
        card = player.estate[at]
        move = pack(c.PICK, card & KIND_OF)
        if fits(state, state.link(L_ACTOR), argument(state, row, E_A), card) and not contains(out, 0, n, move):
            out[n] = move
            n += 1
    return n


def pick(state: GildeState, question: i64, kind: i64) -> None:
    owner, row = second(question), third(question)
    player = state.players[owner]
    locked = state.board.targets[argument(state, row, E_A) * TARGET_ROW + T_LOCKED] != 0
    change(state, row, owner, player.locked(kind) if locked else player.active(kind))


def change(state: GildeState, row: i64, owner: i64, at: i64) -> None:
    """G-043, G-117, Q-49. A card that has left the table is left alone."""
    if at == c.NONE:
        return
    op, kind = argument(state, row, E_OP), state.players[owner].estate[at] & KIND_OF
    if op == c.LOCK:
        rounds = max(argument(state, row, E_B), lock_of(state.players[owner].estate[at]))
        tell(state, c.LOCKED, EVERYONE, owner, kind, rounds)
        moving.lock(state, owner, at, rounds)
    elif op == c.UNLOCK:
        tell(state, c.UNLOCKED, EVERYONE, owner, kind)
        moving.unlock(state, owner, at)
    elif op == c.DESTROY:
        tell(state, c.DESTROYED, EVERYONE, owner, kind)
        moving.discard(state, moving.pick_up(state, owner, at))
    else:
        take(state, owner, at)


def take(state: GildeState, owner: i64, at: i64) -> None:
    """``take``: to the actor's table, active, if there is room and the requirement is met; else it is discarded."""
    actor = state.link(L_ACTOR)
    name = state.players[owner].estate[at] & NAME_OF
    kind = moving.pick_up(state, owner, at)
    if has_room(state, actor, kind) and meets(state, actor, kind):
        tell(state, c.TOOK, EVERYONE, actor, kind, owner)
        state.players[actor].put(name)
        moving.changed(state, actor)
    else:
        tell(state, c.DESTROYED, EVERYONE, owner, kind)
        moving.discard(state, kind)


# --- choices --------------------------------------------------------------------------------------


def offer_choice(state: GildeState, row: i64) -> None:
    """``choice``: somebody picks one of the lists when the card resolves."""
    chooser = state.link(L_ACTOR)
    if argument(state, row, E_A) == c.BY_TARGET:
        if concerned(state, c.TARGET) == 0:
            return
        chooser = state.link(L_VICTIM)
    state.agenda.ask(c.ASK_CHOICE, only(chooser), pack(c.ASK_CHOICE, state.link(L_CARD), row))


def fill_choices(state: GildeState, row: i64, out: vec[i64]) -> i64:
    """5.2. What can be carried out in full; if nothing can be, everything is offered."""
    n: i64 = 0
    for option in range(i64(4)):
        begin, end = argument(state, row, E_B + option), argument(state, row, E_NEXT)
        if begin != c.NONE and is_possible(state, begin, end):
            out[n] = pack(c.CHOOSE, option + 1)
            n += 1
    if n > 0:
        return n
    for option in range(i64(4)):
        if is_option(state, row, option):
            out[n] = pack(c.CHOOSE, option + 1)
            n += 1
    return n


def is_option(state: GildeState, row: i64, option: i64) -> bool:
    return argument(state, row, E_B + option) != c.NONE


def is_possible(state: GildeState, row: i64, end: i64) -> bool:
    """Whether an option can be carried out in full: payments with the cash at hand, cards that can be picked."""
    owed: i64 = 0
    while row != c.NONE and row != end:
        op = argument(state, row, E_OP)
        if op == c.PAY_TALERS and argument(state, row, E_D) == c.MUST:
            owed += argument(state, row, E_B)
            if not _can_pay(state, concerned(state, argument(state, row, E_A)), owed):
                return False
        elif c.LOCK <= op <= c.TAKE and not _can_pick(state, argument(state, row, E_A)):
            return False
        row = argument(state, row, E_NEXT)
    return True


def _can_pay(state: GildeState, who: i64, talers: i64) -> bool:
    for seat in range(state.seats):
        if has(who, seat) and state.players[seat].talers < talers:
            return False
    return True


def _can_pick(state: GildeState, target: i64) -> bool:
    if target == c.NONE:
        return True
    actor = state.link(L_ACTOR)
    owner = actor if state.board.targets[target * TARGET_ROW + T_OWNER] == c.OF_SELF else state.link(L_VICTIM)
    player = state.players[owner]
    for at in range(player.owned):
        if fits(state, actor, target, player.estate[at]):
            return True
    return False


def choose(state: GildeState, seat: i64, question: i64, option: i64) -> i64:
    """Gives the first row of the list that was chosen."""
    row = argument(state, second(question), E_B + option - 1)
    tell(state, c.CHOSE, EVERYONE, seat, state.link(L_CARD), option)
    return row
