"""What a player of The Guild answers in windows: counters, redraws, the last votes before an election; else a pass."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.move import first, pack, second, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C, E_D, E_NEXT, E_OP
from zunft.games.gilde.bot.deeds import chance
from zunft.games.gilde.bot.worth import TALER, TURN, Look, gives, keep, yields
from zunft.games.gilde.rules.chain import argument, reached
from zunft.games.gilde.rules.needing import cost_of
from zunft.games.gilde.rules.playing import sale_price
from zunft.games.gilde.state import KIND_OF, L_ACTOR, L_CARD, L_NUMBER, L_TARGET, L_VICTIM

WORTH_IT: Final = 900  # by how much a harm must exceed what a counter costs
GUARD_WORTH_IT: Final = 2000
REDRAW_WORTH_IT: Final = 1100
SALE_WORTH_IT: Final = 500
OWN_POINT: Final = 700  # in thousandths, how much of the experience of a response counts
HIDDEN_CARD: Final = 3000  # what a hand card that somebody takes away was worth
LOST_VOTE: Final = 400  # in thousandths of a vote, while no election is pending


def respond(look: Look, kind: i64, out: vec[i64], n: i64) -> i64:
    if kind == c.W_REDRAW:
        return pack(c.REDRAW_HAND)
    last = last_point(look, out, n)
    if last != c.NONE:
        return last
    if kind == c.W_TARGETED:
        return on_attack(look, out, n)
    if kind == c.W_NUMBER:
        return on_number(look, out, n)
    if kind == c.W_START and has(look.state.requests, look.state.active) and look.contends():
        return before_count(look, out, n)
    return c.PASS_MOVE


def is_response(move: i64) -> bool:
    return c.RESPOND <= verb_of(move) <= c.RESPOND_AT_PAYING


def last_point(look: Look, out: vec[i64], n: i64) -> i64:
    """G-124. An instant that reaches the Count's experience wins at once."""
    need, cards = look.board.count_xp - look.player.xp, look.board.cards
    for at in range(n):
        if is_response(out[at]):
            card = first(out[at])
            if cards.type_[card] == c.INSTANT and cards.value[card] >= need:
                return out[at]
    return c.NONE


def price_of(look: Look, card: i64) -> i64:
    """What a response costs, its experience counted in part; an artefact costs what it could be sold for."""
    if look.board.cards.type_[card] != c.INSTANT:
        return sale_price(look.state, look.seat, card) * TALER
    own = look.board.cards.value[card] * look.point * OWN_POINT // 1000
    return cost_of(look.state, look.seat, card) * TALER - own


# --- an attack ------------------------------------------------------------------------------------


def on_attack(look: Look, out: vec[i64], n: i64) -> i64:
    """Counter what is worth it, and whatever would make another one Count."""
    state = look.state
    actor, card = state.link(L_ACTOR), state.link(L_CARD)
    if actor == look.seat:
        return c.PASS_MOVE
    counter = cheapest_counter(look, out, n)
    if counter != c.NONE and state.players[actor].xp + look.board.cards.value[card] >= look.board.count_xp:
        return counter
    if not has(reached(state), look.seat):
        return c.PASS_MOVE
    harm = damage(look)
    if counter != c.NONE and harm > price_of(look, first(counter)) + WORTH_IT:
        return counter
    return guard(look, harm, out, n)


def cheapest_counter(look: Look, out: vec[i64], n: i64) -> i64:
    """The counter for this seat that costs least; NONE without one."""
    best: i64 = c.NONE
    for at in range(n):
        if not is_response(out[at]) or look.board.cards.cancels[first(out[at])] == 0:
            continue
        if is_for_another(look, out[at]):
            continue
        if best == c.NONE or price_of(look, first(out[at])) < price_of(look, first(best)):
            best = out[at]
    return best


def is_for_another(look: Look, move: i64) -> bool:
    """G-116. A cancel that names a victim, and another one."""
    verb = verb_of(move)
    return (verb == c.RESPOND_AT or verb == c.RESPOND_AT_PAYING) and second(move) != look.seat


def guard(look: Look, harm: i64, out: vec[i64], n: i64) -> i64:
    """Without a counter: a bodyguard, or half the price of a card that is as good as lost."""
    state = look.state
    card, target = state.link(L_CARD), state.link(L_TARGET)
    row = look.board.cards.program[card]
    if argument(state, row, E_OP) != c.RANDOM_CHECK:
        return c.PASS_MOVE
    protection = argument(state, row, E_B)
    bodyguard = guard_of(look, protection, out, n)
    if bodyguard != c.NONE and harm > price_of(look, first(bodyguard)) + GUARD_WORTH_IT:
        return bodyguard
    if target != c.NONE and is_lost(look, argument(state, row, E_C)):
        sale = pack(c.SELL, target & KIND_OF)
        sure = 1000 - chance(look, row, card, state.link(L_ACTOR), look.seat)
        saved = sale_price(state, look.seat, target & KIND_OF) * TALER
        if saved > sure * keep(look, target & KIND_OF) // 1000 + SALE_WORTH_IT:
            for at in range(n):
                if out[at] == sale:
                    return sale
    return c.PASS_MOVE


def guard_of(look: Look, protection: i64, out: vec[i64], n: i64) -> i64:
    """A response that raises this protection for a while; NONE without one."""
    if protection != c.SABOTAGE_PROTECTION and protection != c.BURGLARY_PROTECTION:
        return c.NONE
    for at in range(n):
        if is_response(out[at]) and raises(look, first(out[at]), protection) > 0:
            return out[at]
    return c.NONE


def raises(look: Look, card: i64, stat: i64) -> i64:
    """By how much a card raises a statistic of its player for a while."""
    row = look.board.cards.program[card]
    while row != c.NONE:
        if argument(look.state, row, E_OP) == c.TEMP and argument(look.state, row, E_B) == stat:
            return argument(look.state, row, E_C)
        row = argument(look.state, row, E_NEXT)
    return 0


def is_lost(look: Look, row: i64) -> bool:
    """Whether the card aimed at leaves its owner."""
    op = argument(look.state, row, E_OP) if row != c.NONE else c.NONE
    return op == c.DESTROY or op == c.TAKE


def damage(look: Look) -> i64:
    """What the pending attack may cost this seat."""
    state = look.state
    card, target = state.link(L_CARD), state.link(L_TARGET)
    row = look.board.cards.program[card]
    if argument(state, row, E_OP) == c.RANDOM_CHECK:
        sure = chance(look, row, card, state.link(L_ACTOR), look.seat)
        return sure * harm_of(look, argument(state, row, E_C), target) // 1000
    return harm_of(look, row, target)


def harm_of(look: Look, row: i64, target: i64) -> i64:
    """What effects cost this seat, once they happen."""
    total: i64 = 0
    while row != c.NONE:
        op = argument(look.state, row, E_OP)
        if op == c.CHOICE:
            return total + harm_of(look, argument(look.state, row, E_B), target) * 4 // 5
        if op == c.PAY_TALERS:
            total += min(argument(look.state, row, E_B), look.player.talers + 2) * TALER
        elif op == c.DISCARD_CARDS:
            total += HIDDEN_CARD
        elif target != c.NONE and c.LOCK <= op <= c.TAKE and op != c.UNLOCK:
            total += loss_of(look, op, argument(look.state, row, E_B), target & KIND_OF)
        row = argument(look.state, row, E_NEXT)
    return total


def loss_of(look: Look, op: i64, rounds: i64, kind: i64) -> i64:
    """An own card that is locked, or lost."""
    type_ = look.board.cards.type_[kind]
    if type_ == c.DISTRICT or type_ == c.PERSON:
        votes = gives(look.board, kind, c.VOTES) * look.vote
        return votes if look.pending or op != c.LOCK else votes * LOST_VOTE // 1000
    if op != c.LOCK:
        return keep(look, kind)
    each: i64 = yields(look, look.seat, kind) * TALER if type_ == c.BUSINESS else TALER
    return each * min(rounds * TURN, look.later) // TURN


# --- a number -------------------------------------------------------------------------------------


def on_number(look: Look, out: vec[i64], n: i64) -> i64:
    state = look.state
    actor, card, victim = state.link(L_ACTOR), state.link(L_CARD), state.link(L_VICTIM)
    redraw = redraw_of(look, out, n)
    if card == c.NONE:
        return redraw if redraw != c.NONE and is_bad_count(look) else c.PASS_MOVE
    row = look.board.cards.program[card]
    if argument(state, row, E_OP) != c.RANDOM_CHECK or (look.seat != actor and look.seat != victim):
        return c.PASS_MOVE
    over = margin(look, row, card, actor, victim)
    again = chance(look, row, card, actor, victim)
    if look.seat == actor:
        return redraw if redraw != c.NONE and over <= 0 and again >= 500 else c.PASS_MOVE
    return against_me(look, row, redraw, over, again, out, n) if over > 0 else c.PASS_MOVE


def redraw_of(look: Look, out: vec[i64], n: i64) -> i64:
    for at in range(n):
        if is_response(out[at]) and look.board.cards.redraw_scope[first(out[at])] != c.NONE:
            return out[at]
    return c.NONE


def margin(look: Look, row: i64, card: i64, actor: i64, victim: i64) -> i64:
    """By how much the number that was drawn exceeds what it is checked against."""
    state = look.state
    total = state.link(L_NUMBER) + state.players[actor].stats[c.CHECK_BONUS + look.board.cards.kind[card]]
    total -= argument(state, row, E_A)
    if argument(state, row, E_B) != c.NONE and victim != c.NONE:
        total -= state.players[victim].stats[argument(state, row, E_B)]
    return total


def against_me(look: Look, row: i64, redraw: i64, over: i64, again: i64, out: vec[i64], n: i64) -> i64:
    """The attack succeeds as things are: another number, or a bodyguard who makes up for it."""
    harm = harm_of(look, argument(look.state, row, E_C), look.state.link(L_TARGET))
    if redraw != c.NONE and (1000 - again) * harm // 1000 > REDRAW_WORTH_IT:
        return redraw
    protection = argument(look.state, row, E_B)
    bodyguard = guard_of(look, protection, out, n)
    if bodyguard == c.NONE or raises(look, first(bodyguard), protection) < over:
        return c.PASS_MOVE
    return bodyguard if harm > price_of(look, first(bodyguard)) + REDRAW_WORTH_IT else c.PASS_MOVE


def is_bad_count(look: Look) -> bool:
    """A draw in the election that is low for this seat, or high for the one to beat."""
    state = look.state
    if not has(state.candidates, look.seat):
        return False
    actor, half = state.link(L_ACTOR), state.link(L_NUMBER) // look.board.election_divisor
    if actor == look.seat:
        return half == 0
    return half >= 2 and state.votes[actor] + half >= state.votes[look.seat]


# --- before the count -----------------------------------------------------------------------------


def before_count(look: Look, out: vec[i64], n: i64) -> i64:
    """The last chance to buy votes, to mend what is locked, or to make a scandal."""
    best: i64 = c.PASS_MOVE
    most: i64 = 0
    for at in range(n):
        if is_response(out[at]):
            votes = votes_by(look, out[at])
            if votes > most:
                best, most = out[at], votes
    return best


def votes_by(look: Look, move: i64) -> i64:
    """By how many votes a response brings this seat nearer to the one to beat."""
    card, target = first(move), third(move)
    row = look.board.cards.program[card]
    op = argument(look.state, row, E_OP) if row != c.NONE else c.NONE
    if op == c.TEMP and argument(look.state, row, E_D) == c.UNTIL_ELECTION:
        return raises(look, card, c.VOTES)
    if verb_of(move) < c.RESPOND_ON_PAYING and look.board.cards.target[card] == c.NONE:
        return 0
    if op == c.UNLOCK:
        return gives(look.board, target, c.VOTES)
    if op == c.LOCK and look.state.players[second(move)].stats[c.VOTES] == look.rival:
        return gives(look.board, target, c.VOTES)
    return 0
