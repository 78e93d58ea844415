"""What it is worth in The Guild to play a card now: its experience, and what it does to whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_A, E_B, E_C, E_D, E_NEXT, E_OP, T_ZONE, TARGET_ROW
from zunft.games.gilde.bot.worth import TALER, TURN, Look, gives, lying, resale, yields
from zunft.games.gilde.rules.chain import argument
from zunft.games.gilde.rules.needing import cost_of, fits, has_room, may_aim_at
from zunft.games.gilde.state import KIND_OF, lock_of

DRAWN_CARD: Final = 1200
LOST_CARD: Final = 4000  # of another one, by threat
GUARDED: Final = 300  # protection for a while
MORE_FAVOUR: Final = 2000  # for this turn, when it lets in a political card of the hand
MORE_POLITICAL: Final = 1000  # for each political card of the hand after the first
DESTROYED_TURNS: Final = 4500  # a business that is gone is missed for so long
RESTING_ANNEX: Final = 1000
RIVALS_VOTE: Final = 4200  # a vote that the one to beat is without, while an election is pending
OTHERS_VOTE: Final = 300
CALM_VOTE: Final = 500  # by threat, while none is
REPAIRED: Final = 500
COUNTER_HELD: Final = 1400  # an instant that is kept for its moment
ELECTION_HELD: Final = 1500


def gain(look: Look, kind: i64) -> i64:
    """What it is worth to play a card now, its cost not counted."""
    cards = look.board.cards
    good = cards.value[kind] * look.point
    if cards.type_[kind] >= c.MEASURE:
        return good + deed(look, kind)
    good += lying(look, look.seat, kind)
    if cards.type_[kind] == c.DISTRICT or cards.type_[kind] == c.PERSON:
        return good
    return good + resale(look, kind)


def deed(look: Look, kind: i64) -> i64:
    """What a card does, aimed where it does most."""
    target = look.board.cards.target[kind]
    if target == c.NONE:
        return effect(look, look.board.cards.program[kind], kind, c.NONE, c.NONE)
    best: i64 = 0
    for other in range(look.state.seats):
        if may_aim_at(look.state, look.seat, target, other):
            best = max(best, _best_aim(look, kind, target, other))
    return best


def _best_aim(look: Look, kind: i64, target: i64, other: i64) -> i64:
    if look.board.targets[target * TARGET_ROW + T_ZONE] == c.A_PLAYER:
        return aimed(look, kind, other, c.NONE)
    player, best = look.state.players[other], i64(0)
    for at in range(player.owned):
        if fits(look.state, look.seat, target, player.estate[at]):
            best = max(best, aimed(look, kind, other, player.estate[at]))
    return best


def aimed(look: Look, kind: i64, victim: i64, card: i64) -> i64:
    """What it is worth to aim at somebody, or at a card in front of somebody."""
    return effect(look, look.board.cards.program[kind], kind, victim, card)


def effect(look: Look, row: i64, kind: i64, victim: i64, card: i64) -> i64:
    """What rows of effects are worth to the seat whose look it is, which plays the card."""
    total: i64 = 0
    while row != c.NONE:
        op = argument(look.state, row, E_OP)
        if op == c.RANDOM_CHECK:
            return total + _check(look, row, kind, victim, card)
        if op == c.CHOICE:
            return total + _choice(look, row, kind, victim, card)
        if op == c.GAIN_TALERS or op == c.PAY_TALERS:
            total += _talers(look, row, op, victim)
        elif op == c.LOCK or op == c.UNLOCK or op == c.DESTROY or op == c.TAKE:
            total += _on_card(look, row, op, victim, card)
        else:
            total += _seldom(look, row, op, victim)
        row = argument(look.state, row, E_NEXT)
    return total


def _check(look: Look, row: i64, kind: i64, victim: i64, card: i64) -> i64:
    """G-127, G-128. Both ends, each by its chance."""
    sure = chance(look, row, kind, look.seat, victim)
    good = effect(look, argument(look.state, row, E_C), kind, victim, card)
    bad = effect(look, argument(look.state, row, E_D), kind, victim, card)
    return (sure * good + (1000 - sure) * bad) // 1000


def chance(look: Look, row: i64, kind: i64, actor: i64, victim: i64) -> i64:
    """In thousandths, how likely a check succeeds."""
    state = look.state
    needed = argument(state, row, E_A) + 1 - state.players[actor].stats[c.CHECK_BONUS + look.board.cards.kind[kind]]
    protection = argument(state, row, E_B)
    if protection != c.NONE and victim != c.NONE:
        needed += state.players[victim].stats[protection]
    return look.almanac.chance(needed)


def _choice(look: Look, row: i64, kind: i64, victim: i64, card: i64) -> i64:
    """The one who chooses takes the best for himself."""
    by_target = argument(look.state, row, E_A) == c.BY_TARGET
    best: i64 = 0
    for option in range(i64(4)):
        begin = argument(look.state, row, E_B + option)
        if begin == c.NONE:
            continue
        its = effect(look, begin, kind, victim, card)
        if option == 0 or (its < best) == by_target:
            best = its
    return best


def _talers(look: Look, row: i64, op: i64, victim: i64) -> i64:
    who, talers = argument(look.state, row, E_A), argument(look.state, row, E_B)
    if op == c.GAIN_TALERS:
        per = argument(look.state, row, E_C) * look.player.stats[c.ACTIVE_BUSINESSES]
        talers += min(per, argument(look.state, row, E_D))
        return talers * TALER if who == c.SELF else 0
    if who == c.SELF:
        return -talers * TALER
    to_me: i64 = TALER if argument(look.state, row, E_C) != 0 else 0
    if who != c.EACH_OPPONENT:
        return _charged(look, victim, talers, to_me)
    total: i64 = 0
    for other in range(look.state.seats):
        if other != look.seat and look.state.takes_part(other):
            total += _charged(look, other, talers, to_me)
    return total


def _charged(look: Look, victim: i64, talers: i64, to_me: i64) -> i64:
    return min(talers, look.state.players[victim].talers) * (to_me + look.threat(victim))


def _on_card(look: Look, row: i64, op: i64, victim: i64, card: i64) -> i64:
    if op == c.UNLOCK:
        return _repair(look, card) if card != c.NONE else 0
    if card == c.NONE:  # one that its owner will choose
        return look.threat(victim) * 2
    kind = card & KIND_OF
    type_ = look.board.cards.type_[kind]
    if type_ == c.DISTRICT or type_ == c.PERSON:
        return _silence(look, victim, kind) + (lying(look, look.seat, kind) if op == c.TAKE else 0)
    if op == c.TAKE:
        own = lying(look, look.seat, kind) if has_room(look.state, look.seat, kind) else 0
        return own + look.threat(victim) * look.board.cards.cost[kind]
    turns = argument(look.state, row, E_B) * TURN if op == c.LOCK else i64(DESTROYED_TURNS)
    each: i64 = yields(look, victim, kind) * TALER if type_ == c.BUSINESS else RESTING_ANNEX
    return look.threat(victim) * each // 1000 * min(turns, look.turns) // TURN


def _silence(look: Look, victim: i64, kind: i64) -> i64:
    """Votes that somebody is without."""
    votes = gives(look.board, kind, c.VOTES)
    if not look.pending:
        return votes * CALM_VOTE * look.threat(victim) // 1000
    if look.state.players[victim].stats[c.VOTES] == look.rival and look.contends():
        return votes * RIVALS_VOTE
    return votes * OTHERS_VOTE


def _repair(look: Look, card: i64) -> i64:
    """An own card that works again, some rounds earlier."""
    kind, rounds = card & KIND_OF, min(lock_of(card) * TURN, look.turns)
    is_business = look.board.cards.type_[kind] == c.BUSINESS
    each: i64 = yields(look, look.seat, kind) * TALER if is_business else REPAIRED
    votes: i64 = gives(look.board, kind, c.VOTES) * look.vote if look.pending else 0
    return each * rounds // TURN + votes


def _seldom(look: Look, row: i64, op: i64, victim: i64) -> i64:
    a, b = argument(look.state, row, E_A), argument(look.state, row, E_B)
    if op == c.DRAW_CARDS:
        return b * DRAWN_CARD if a == c.SELF else 0
    if op == c.DISCARD_CARDS:
        return b * _lost_card(look, a, victim)
    if op == c.EXTRA_POLITICAL:
        return MORE_POLITICAL * max(i64(0), political_cards(look) - 1)
    if op == c.TEMP and a == c.SELF:
        return _lasting(look, row, b, argument(look.state, row, E_C))
    return 0


def _lost_card(look: Look, who: i64, victim: i64) -> i64:
    if who == c.SELF or victim == c.NONE:
        return -DRAWN_CARD if who == c.SELF else i64(LOST_CARD * 150 // 1000)
    return LOST_CARD * look.threat(victim) // 1000 if look.state.players[victim].hand.count > 0 else 0


def _lasting(look: Look, row: i64, stat: i64, n: i64) -> i64:
    if stat == c.VOTES and argument(look.state, row, E_D) == c.UNTIL_ELECTION:
        return n * look.vote
    if stat == c.FAVOUR:
        return MORE_FAVOUR if lets_in(look, n) else 0
    return GUARDED


def political_cards(look: Look) -> i64:
    hand, count = look.player.hand, i64(0)
    for at in range(hand.count):
        if look.board.cards.political[hand.items[at]] != 0 and look.board.cards.type_[hand.items[at]] < c.MEASURE:
            count += 1
    return count


def lets_in(look: Look, more: i64) -> bool:
    """Whether so much more favour would let in a political card of the hand that can be paid."""
    if look.state.political == 0:
        return False
    cards, player = look.board.cards, look.player
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        lacking = cards.needs_favour[kind] - player.stats[c.FAVOUR]
        if 0 < lacking <= more and cards.cost[kind] <= player.talers and player.title >= cards.needs_title[kind]:
            return True
    return False


def money_of(look: Look, kind: i64) -> i64:
    """The talers that a card brings its player at once when it is played."""
    if look.board.cards.money[kind] == 0 or look.board.cards.type_[kind] < c.MEASURE:
        return 0
    row, total = look.board.cards.program[kind], i64(0)
    while row != c.NONE and argument(look.state, row, E_OP) == c.GAIN_TALERS:
        if argument(look.state, row, E_A) == c.SELF:
            total += argument(look.state, row, E_B)
        row = argument(look.state, row, E_NEXT)
    return total


# --- cards in hand --------------------------------------------------------------------------------


def useful(look: Look, kind: i64) -> i64:
    """What a card of the hand may be good for in this turn or a later one."""
    cards = look.board.cards
    if cards.type_[kind] == c.INSTANT and (cards.cancels[kind] != 0 or cards.redraw_scope[kind] != c.NONE):
        return COUNTER_HELD
    if cards.needs_election[kind] != 0:
        return ELECTION_HELD + deed(look, kind)
    good = gain(look, kind) - cost_of(look.state, look.seat, kind) * 800
    if not has_room(look.state, look.seat, kind):
        good = good * 6 // 10
    return good if is_met(look, kind) else good // 2


def is_met(look: Look, kind: i64) -> bool:
    """Whether the requirement of a card is met, election and target aside."""
    cards, player = look.board.cards, look.player
    if player.title < cards.needs_title[kind]:
        return False
    return cards.needs_favour[kind] == c.NONE or player.stats[c.FAVOUR] >= cards.needs_favour[kind]
