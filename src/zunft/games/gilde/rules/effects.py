"""Chapters 2.8, 2.10 and 5.2: what cards do, operation by operation; what is left of an effect waits as an errand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.game import show, tell
from zunft.engine.move import EVERYONE, pack, second, third
from zunft.games.gilde.board import (
    E_A,
    E_B,
    E_C,
    E_D,
    E_NEXT,
    E_OP,
    EFFECT_ROW,
    T_BY,
    T_LOCKED,
    T_OWNER,
    TARGET_ROW,
)
from zunft.games.gilde.rules import moving, paying
from zunft.games.gilde.rules.needing import contains, fits, has_room, meets
from zunft.games.gilde.rules.statistics import add_temp, temp
from zunft.games.gilde.state import (
    KIND_OF,
    L_ACTOR,
    L_CARD,
    L_DRAWN,
    L_NUMBER,
    L_SPARED,
    L_TARGET,
    L_USE,
    L_VICTIM,
    NAME_OF,
    GildeState,
    lock_of,
)
from zunft.games.gilde.words import (
    ACTIVE_BUSINESSES,
    ASK_CARD,
    ASK_CHOICE,
    ASK_LOSS,
    BANK,
    BY_ACTOR,
    BY_TARGET,
    CANCEL,
    CANCELLED,
    CHECK_BONUS,
    CHOICE,
    CHOOSE,
    CHOSE,
    DESTROY,
    DESTROYED,
    DISCARD,
    DISCARD_CARDS,
    DISCARDED,
    DRAW_CARDS,
    EACH_OPPONENT,
    EFFECT,
    EVALUATE,
    EXTRA_POLITICAL,
    FAILED,
    FIZZLED,
    FOR_FINE,
    GAIN_TALERS,
    GAINED,
    LASTING,
    LOCK,
    LOCKED,
    LOOKED,
    MORE_POLITICAL,
    MUST,
    NONE,
    NUMBER,
    NUMBER_DRAW,
    NUMBER_DRAWN,
    OF_SELF,
    PAY_TALERS,
    PEEK,
    PICK,
    RANDOM_CHECK,
    REDRAW,
    SAW,
    SELF,
    SPARED,
    SUCCEEDED,
    TAKE,
    TARGET,
    TEMP,
    TO_DRAW,
    TOOK,
    UNLOCK,
    UNLOCKED,
)

DISCARDED_ALREADY: Final = 2  # in L_USE: a cancelled card has left for the discard pile


def argument(state: GildeState, row: i64, column: i64) -> i64:
    return state.board.effects[row * EFFECT_ROW + column]


def resolve(state: GildeState) -> None:
    """G-062 (5), G-117. The card on top of the chain begins to resolve, if it still has what it is aimed at."""
    if is_cancelled(state):
        return
    if state.link(L_VICTIM) != NONE and not target_stands(state):
        tell(state, FIZZLED, EVERYONE, state.link(L_CARD))
        return
    go_on(state, state.board.cards.program[state.link(L_CARD)])


def finish(state: GildeState) -> None:
    """G-062 (6), G-066, G-092, G-115. The card goes to the discard pile and gives experience, unless cancelled."""
    card, use, actor = state.link(L_CARD), state.link(L_USE), state.link(L_ACTOR)
    state.pop_link()
    if use == 0 or (use == 1 and state.board.cards.lock_after[card] == 0):
        moving.discard(state, card)
    if use == 0:
        moving.gain_xp(state, actor, state.board.cards.value[card], state.board.cards.type_[card])


def is_cancelled(state: GildeState) -> bool:
    """G-115, G-116. For the one it is aimed at, or for everybody it reaches."""
    spared = state.link(L_SPARED)
    return spared != 0 and reached(state) & ~spared == 0


def reached(state: GildeState) -> i64:
    """G-116. Whom the card on top of the chain is directed at, as bits."""
    if state.link(L_VICTIM) != NONE:
        return only(state.link(L_VICTIM))
    if state.board.cards.each[state.link(L_CARD)] != 0:
        return state.taking_part() & ~only(state.link(L_ACTOR))
    return 0


def target_stands(state: GildeState) -> bool:
    """G-117. The player takes part, and the card still lies before the same owner."""
    victim, target = state.link(L_VICTIM), state.link(L_TARGET)
    if not state.takes_part(victim):
        return False
    return target == NONE or state.players[victim].place(target) != NONE


# --- the rows -------------------------------------------------------------------------------------


def go_on(state: GildeState, row: i64) -> None:
    """Carry out one operation; the next one waits below whatever this one asks, draws or demands."""
    if row == NONE:
        return
    op, following = argument(state, row, E_OP), argument(state, row, E_NEXT)
    if following != NONE and op != RANDOM_CHECK and op != CHOICE:
        state.agenda.errand(EFFECT, following)
    if op == RANDOM_CHECK:
        check(state, row)
    elif op == CHOICE:
        offer_choice(state, row)
    elif op == GAIN_TALERS:
        gain(state, row)
    elif op == PAY_TALERS:
        charge(state, row)
    elif op == LOCK or op == UNLOCK or op == DESTROY or op == TAKE:
        act_on_card(state, row)
    else:
        _go_on_with_others(state, row, op)


def _go_on_with_others(state: GildeState, row: i64, op: i64) -> None:
    if op == CANCEL:
        cancel(state)
    elif op == REDRAW:
        redraw(state)
    elif op == DRAW_CARDS:
        draw(state, row)
    elif op == DISCARD_CARDS:
        lose_cards(state, row)
    elif op == PEEK:
        peek(state, row)
    elif op == TEMP:
        last(state, row)
    elif op == EXTRA_POLITICAL:
        allow_political(state, row)


def concerned(state: GildeState, who: i64) -> i64:
    """5.2. Whom an operation is about, as bits: the actor, the target, or each opponent who was not spared."""
    if who == SELF:
        return only(state.link(L_ACTOR))
    spared = state.link(L_SPARED)
    if who == EACH_OPPONENT:
        return state.taking_part() & ~only(state.link(L_ACTOR)) & ~spared
    if state.link(L_VICTIM) == NONE or not target_stands(state):
        return 0
    return only(state.link(L_VICTIM)) & ~spared


def from_actor(state: GildeState, step: i64) -> i64:
    """The seat so many places clockwise from the actor."""
    return (state.link(L_ACTOR) + step) % state.seats


# --- talers ---------------------------------------------------------------------------------------


def gain(state: GildeState, row: i64) -> None:
    """``gain_talers``: the bank pays, and more for every active business."""
    who = concerned(state, argument(state, row, E_A))
    for step in range(state.seats):
        seat = from_actor(state, step)
        if has(who, seat):
            player = state.players[seat]
            per = argument(state, row, E_C) * player.stats[ACTIVE_BUSINESSES]
            talers = argument(state, row, E_B) + min(per, argument(state, row, E_D))
            player.talers += talers
            tell(state, GAINED, EVERYONE, seat, talers)


def charge(state: GildeState, row: i64) -> None:
    """``pay_talers``: at most the cash at hand, or a payment that must be made (G-145); clockwise from the actor."""
    who, talers = concerned(state, argument(state, row, E_A)), argument(state, row, E_B)
    to: i64 = BANK
    if argument(state, row, E_C) != 0:
        to = state.link(L_ACTOR)
    must = argument(state, row, E_D) == MUST
    for step in range(state.seats):
        seat = from_actor(state, state.seats - 1 - step if must else step)  # what is laid last is on top
        if has(who, seat) and must:
            paying.demand(state, seat, to, talers, FOR_FINE)
        elif has(who, seat):
            paying.pay(state, seat, to, min(talers, state.players[seat].talers))


# --- cards on the table ---------------------------------------------------------------------------


def act_on_card(state: GildeState, row: i64) -> None:
    """``lock``, ``unlock``, ``destroy``, ``take``: the card aimed at, or one that somebody picks now."""
    target = argument(state, row, E_A)
    if target == NONE:
        victim = state.link(L_VICTIM)
        if concerned(state, TARGET) != 0:
            change(state, row, victim, state.players[victim].place(state.link(L_TARGET)))
        return
    base = target * TARGET_ROW
    actor, victim = state.link(L_ACTOR), state.link(L_VICTIM)
    owner = actor if state.board.targets[base + T_OWNER] == OF_SELF else victim
    if concerned(state, TARGET) != 0 or owner == actor:
        chooser = victim if state.board.targets[base + T_BY] == BY_TARGET else actor
        state.agenda.ask(ASK_CARD, only(chooser), pack(ASK_CARD, state.link(L_CARD), owner, row))


def fill_picks(state: GildeState, question: i64, out: vec[i64]) -> i64:
    owner, row = second(question), third(question)
    player, n = state.players[owner], i64(0)
    for at in range(player.owned):
        card = player.estate[at]
        move = pack(PICK, card & KIND_OF)
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
    if at == NONE:
        return
    op, kind = argument(state, row, E_OP), state.players[owner].estate[at] & KIND_OF
    if op == LOCK:
        rounds = max(argument(state, row, E_B), lock_of(state.players[owner].estate[at]))
        tell(state, LOCKED, EVERYONE, owner, kind, rounds)
        moving.lock(state, owner, at, rounds)
    elif op == UNLOCK:
        tell(state, UNLOCKED, EVERYONE, owner, kind)
        moving.unlock(state, owner, at)
    elif op == DESTROY:
        tell(state, DESTROYED, EVERYONE, owner, kind)
        moving.discard(state, moving.pick_up(state, owner, at))
    else:
        take(state, owner, at)


def take(state: GildeState, owner: i64, at: i64) -> None:
    """``take``: to the actor's table, active, if there is room and the requirement is met; else it is discarded."""
    actor = state.link(L_ACTOR)
    name = state.players[owner].estate[at] & NAME_OF
    kind = moving.pick_up(state, owner, at)
    if has_room(state, actor, kind) and meets(state, actor, kind):
        tell(state, TOOK, EVERYONE, actor, kind, owner)
        state.players[actor].put(name)
        moving.changed(state, actor)
    else:
        tell(state, DESTROYED, EVERYONE, owner, kind)
        moving.discard(state, kind)


# --- cards in hand --------------------------------------------------------------------------------


def draw(state: GildeState, row: i64) -> None:
    """``draw``: cards from the deck, the Town Hall rule applies."""
    who = concerned(state, argument(state, row, E_A))
    for step in range(state.seats - 1, -1, -1):
        seat = from_actor(state, step)
        if has(who, seat):
            state.agenda.errand(TO_DRAW, seat, argument(state, row, E_B))


def peek(state: GildeState, row: i64) -> None:
    """``peek``: the actor alone sees the hand, and goes on knowing what was seen (G-183)."""
    actor, who = state.link(L_ACTOR), concerned(state, argument(state, row, E_A))
    for seat in range(state.seats):
        if has(who, seat):
            tell(state, LOOKED, EVERYONE, actor, seat)
            look_at_hand(state, actor, seat)


def look_at_hand(state: GildeState, actor: i64, seat: i64) -> None:
    hand = state.players[seat].hand
    hand.sort()  # the order in which cards came is nobody's business
    for at in range(hand.count):
        if not has(hand.knowers[at], actor):
            show(state, hand, at, only(actor))
            tell(state, SAW, only(actor), seat, hand.items[at])


def lose_cards(state: GildeState, row: i64) -> None:
    """``discard``: hand cards of somebody, chosen by the owner or by the actor, who then sees the hand."""
    who, actor = concerned(state, argument(state, row, E_A)), state.link(L_ACTOR)
    for step in range(state.seats - 1, -1, -1):
        seat = from_actor(state, step)
        if has(who, seat):
            if argument(state, row, E_C) == BY_ACTOR and seat != actor:
                look_at_hand(state, actor, seat)
                ask_loss(state, actor, seat, argument(state, row, E_B))
            else:
                ask_loss(state, seat, seat, argument(state, row, E_B))


def ask_loss(state: GildeState, chooser: i64, seat: i64, count: i64) -> None:
    """Fewer cards than that: all of them."""
    if count > 0 and state.players[seat].hand.count > 0:
        state.agenda.ask(ASK_LOSS, only(chooser), pack(ASK_LOSS, seat, count))


def fill_losses(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """Every different card of a hand."""
    hand, n = state.players[seat].hand, i64(0)
    for at in range(hand.count):
        move = pack(DISCARD, hand.items[at])
        if not contains(out, 0, n, move):
            out[n] = move
            n += 1
    return n


def lose(state: GildeState, seat: i64, kind: i64) -> None:
    moving.let_go(state, seat, kind)
    moving.discard(state, kind)
    tell(state, DISCARDED, EVERYONE, seat, kind)


# --- random numbers -------------------------------------------------------------------------------


def check(state: GildeState, row: i64) -> None:
    """``random_check``, G-126. The number is drawn, may be redrawn, and is then compared."""
    state.agenda.errand(EVALUATE, row)
    draw_number(state)


def draw_number(state: GildeState) -> None:
    """G-126, G-161. Without a card to draw the number is 0."""
    state.set_link(L_NUMBER, 0)
    state.set_link(L_DRAWN, 0)
    if moving.can_draw(state):
        state.agenda.draw(NUMBER, NUMBER_DRAW)


def take_number(state: GildeState, kind: i64) -> bool:
    """G-003, G-100, G-126. The card lies in the discard pile from the moment it is revealed; a Town Hall is no number.
    Gives whether there is one now."""
    state.deck.take(kind)
    if kind == state.board.town_hall:
        moving.uncover_town_hall(state)
        if moving.can_draw(state):
            state.agenda.lay(state.seats, NUMBER_DRAW)
        return False
    moving.discard(state, kind)
    state.set_link(L_NUMBER, state.board.cards.value[kind])
    tell(state, NUMBER_DRAWN, EVERYONE, state.link(L_ACTOR), kind, state.board.cards.value[kind])
    return True


def evaluate(state: GildeState, row: i64) -> None:
    """G-127, G-128. The number with the actor's bonuses must exceed what it is checked against, the victim's protection
    included; both are read now, when the window has closed."""
    actor, victim = state.link(L_ACTOR), state.link(L_VICTIM)
    kind = state.board.cards.kind[state.link(L_CARD)]
    total = state.link(L_NUMBER) + state.players[actor].stats[CHECK_BONUS + kind]
    against = argument(state, row, E_A)
    if argument(state, row, E_B) != NONE and victim != NONE:
        against += state.players[victim].stats[argument(state, row, E_B)]
    tell(state, SUCCEEDED if total > against else FAILED, EVERYONE, actor, total, against)
    if total <= against:
        go_on(state, argument(state, row, E_D))
    elif victim == NONE or target_stands(state):
        go_on(state, argument(state, row, E_C))
    else:
        go_on(state, argument(state, row, E_NEXT))


def redraw(state: GildeState) -> None:
    """``redraw``, G-129. The number of the card below is replaced, once everybody has let this one pass."""
    state.set_below(L_DRAWN, 1)


def cancel(state: GildeState) -> None:
    """``cancel``, G-115, G-116. The card below is cancelled for the player named, else for its own victim; a card that
    is cancelled for all it reaches is discarded at once."""
    named = state.link(L_VICTIM)
    if named == NONE:
        named = state.below(L_VICTIM)
    if named == NONE:
        named = state.link(L_ACTOR)
    state.set_below(L_SPARED, state.below(L_SPARED) | only(named))
    card = state.below(L_CARD)
    state.links -= 1
    if is_cancelled(state):
        tell(state, CANCELLED, EVERYONE, card)
        discard_cancelled(state)
    else:
        tell(state, SPARED, EVERYONE, named, card)
    state.links += 1


def discard_cancelled(state: GildeState) -> None:
    """G-066. A cancelled card is discarded when it is cancelled; an artefact that is only locked stays."""
    card, use = state.link(L_CARD), state.link(L_USE)
    if use == 0 or state.board.cards.lock_after[card] == 0:
        moving.discard(state, card)
        state.set_link(L_USE, DISCARDED_ALREADY)


# --- what lasts, and choices ----------------------------------------------------------------------


def last(state: GildeState, row: i64) -> None:
    """``temp``: a statistic is changed for a while."""
    who, stat, n = concerned(state, argument(state, row, E_A)), argument(state, row, E_B), argument(state, row, E_C)
    for step in range(state.seats):
        seat = from_actor(state, step)
        if has(who, seat):
            tell(state, LASTING, EVERYONE, seat, stat, n, argument(state, row, E_D))
            add_temp(state, seat, temp(stat, n, argument(state, row, E_D), state.link(L_CARD)))


def allow_political(state: GildeState, row: i64) -> None:
    """``extra_political``: more political cards this turn (G-061)."""
    if state.link(L_ACTOR) == state.active:
        state.political += argument(state, row, E_A)
        tell(state, MORE_POLITICAL, EVERYONE, state.active, argument(state, row, E_A))


def offer_choice(state: GildeState, row: i64) -> None:
    """``choice``: somebody picks one of the lists when the card resolves."""
    chooser = state.link(L_ACTOR)
    if argument(state, row, E_A) == BY_TARGET:
        if concerned(state, TARGET) == 0:
            return
        chooser = state.link(L_VICTIM)
    state.agenda.ask(ASK_CHOICE, only(chooser), pack(ASK_CHOICE, state.link(L_CARD), row))


def fill_choices(state: GildeState, row: i64, out: vec[i64]) -> i64:
    """5.2. What can be carried out in full; if nothing can be, everything is offered."""
    n: i64 = 0
    for option in range(i64(4)):
        begin, end = argument(state, row, E_B + option), argument(state, row, E_NEXT)
        if begin != NONE and is_possible(state, begin, end):
            out[n] = pack(CHOOSE, option + 1)
            n += 1
    if n > 0:
        return n
    for option in range(i64(4)):
        if is_option(state, row, option):
            out[n] = pack(CHOOSE, option + 1)
            n += 1
    return n


def is_option(state: GildeState, row: i64, option: i64) -> bool:
    return argument(state, row, E_B + option) != NONE


def is_possible(state: GildeState, row: i64, end: i64) -> bool:
    """Whether an option can be carried out in full: payments with the cash at hand, cards that can be picked."""
    owed: i64 = 0
    while row != NONE and row != end:
        op = argument(state, row, E_OP)
        if op == PAY_TALERS and argument(state, row, E_D) == MUST:
            owed += argument(state, row, E_B)
            if not _can_pay(state, concerned(state, argument(state, row, E_A)), owed):
                return False
        elif LOCK <= op <= TAKE and not _can_pick(state, argument(state, row, E_A)):
            return False
        row = argument(state, row, E_NEXT)
    return True


def _can_pay(state: GildeState, who: i64, talers: i64) -> bool:
    for seat in range(state.seats):
        if has(who, seat) and state.players[seat].talers < talers:
            return False
    return True


def _can_pick(state: GildeState, target: i64) -> bool:
    if target == NONE:
        return True
    actor = state.link(L_ACTOR)
    owner = actor if state.board.targets[target * TARGET_ROW + T_OWNER] == OF_SELF else state.link(L_VICTIM)
    player = state.players[owner]
    for at in range(player.owned):
        if fits(state, actor, target, player.estate[at]):
            return True
    return False


def choose(state: GildeState, seat: i64, question: i64, option: i64) -> None:
    row = argument(state, second(question), E_B + option - 1)
    tell(state, CHOSE, EVERYONE, seat, state.link(L_CARD), option)
    go_on(state, row)
