"""What a player of The Guild chooses: targets, cards that go, a profession, and how to raise money that is due."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.chance import Rng
from zunft.engine.move import first, pack, second, third, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import E_B, E_NEXT, E_OP
from zunft.games.gilde.bot.deeds import aimed, useful
from zunft.games.gilde.bot.hand import held
from zunft.games.gilde.bot.worth import TALER, Look, lying, statics, yields
from zunft.games.gilde.rules.chain import argument
from zunft.games.gilde.rules.playing import sale_price
from zunft.games.gilde.state import KIND_OF, lock_of

SPARE: Final = 9900  # a card that is useful for less than this is exchanged
HELD_COUNTS: Final = 500
LOCKED_ROUND: Final = 630
WHIM: Final = 2500  # how much of a profession's worth is taste


# --- targets and recipients -----------------------------------------------------------------------


def target(look: Look, kind: i64, out: vec[i64], n: i64) -> i64:
    """Where the card does most; of equals the nearest, going round: else the first seat would suffer most."""
    best: i64 = 0
    highest: i64 = 0
    for at in range(n):
        card: i64 = c.NONE
        if verb_of(out[at]) == c.AT_CARD:
            card = card_of(look, first(out[at]), second(out[at]))
        its = aimed(look, kind, first(out[at]), card)
        if at == 0 or its > highest or (its == highest and distance(look, out[at]) < distance(look, out[best])):
            best, highest = at, its
    return out[best]


def distance(look: Look, aim: i64) -> i64:
    """How many seats on from the own one a card is aimed."""
    seats = look.state.seats
    return (first(aim) - look.seat + seats) % seats


def card_of(look: Look, owner: i64, kind: i64) -> i64:
    """The card in front of a player, with its lock; of equal ones the one that is locked for longest."""
    player, found = look.state.players[owner], kind
    for at in range(player.owned):
        card = player.estate[at]
        if card & KIND_OF == kind and lock_of(card) >= lock_of(found):
            found = card
    return found


def recipient(look: Look, out: vec[i64], n: i64) -> i64:
    """Who is least of a threat."""
    best: i64 = 0
    for at in range(n):
        if look.standing(first(out[at])) < look.standing(first(out[best])):
            best = at
    return out[best]


# --- cards that go --------------------------------------------------------------------------------


def discard(look: Look, out: vec[i64], n: i64) -> i64:
    """The least useful card of the hand."""
    best: i64 = c.NONE
    least: i64 = 0
    for at in range(n):
        if verb_of(out[at]) == c.DISCARD:
            its = kept_for(look, first(out[at]))
            if best == c.NONE or its < least:
                best, least = at, its
    return out[best]


def spare(look: Look, out: vec[i64], n: i64) -> i64:
    """G-071. A card of little use is exchanged for a new one."""
    worst = discard(look, out, n)
    return worst if kept_for(look, first(worst)) < SPARE else pack(c.KEEP)


def kept_for(look: Look, kind: i64) -> i64:
    """By what a card would bring now, and by what such cards bring in the end."""
    return useful(look, kind) + held(look.state, look.seat, kind, look.turns) * HELD_COUNTS // 1000


def loss(look: Look, owner: i64, out: vec[i64], n: i64) -> i64:
    """Of a hand that is shown the best goes; of the own one the least useful."""
    if owner == look.seat:
        return discard(look, out, n)
    cards = look.board.cards
    best: i64 = 0
    for at in range(n):
        one, other = first(out[at]), first(out[best])
        if cards.value[one] * 1024 + cards.cost[one] > cards.value[other] * 1024 + cards.cost[other]:
            best = at
    return out[best]


def pick(look: Look, owner: i64, out: vec[i64], n: i64) -> i64:
    """A card that rests or goes: of the own ones that which yields least, of others' that which yields most."""
    sign: i64 = 1 if owner == look.seat else -1
    best: i64 = 0
    least: i64 = 0
    for at in range(n):
        its = sign * (lying(look, owner, first(out[at])) + yields(look, owner, first(out[at])) * TALER)
        if at == 0 or its < least:
            best, least = at, its
    return out[best]


def fit(look: Look, out: vec[i64], n: i64) -> i64:
    """G-093. The artefact that is worth least goes, and is sold where it can be: sales come first."""
    best: i64 = 0
    least: i64 = 0
    for at in range(n):
        its = lying(look, look.seat, first(out[at]))
        if at == 0 or its < least:
            best, least = at, its
    return out[best]


# --- choices --------------------------------------------------------------------------------------


def choose(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    """Protection money and the like: what costs the seat least."""
    best: i64 = 0
    least: i64 = 0
    for at in range(n):
        row = argument(look.state, second(question), E_B + first(out[at]) - 1)
        its = price_of_option(look, row)
        if at == 0 or its < least:
            best, least = at, its
    return out[best]


def price_of_option(look: Look, row: i64) -> i64:
    total: i64 = 0
    while row != c.NONE:
        op = argument(look.state, row, E_OP)
        if op == c.PAY_TALERS:
            total += argument(look.state, row, E_B) * TALER
        elif op >= c.LOCK:
            total += least_yield(look) * TALER + LOCKED_ROUND // 2
        row = argument(look.state, row, E_NEXT)
    return total


def least_yield(look: Look) -> i64:
    """What the business yields that would be let go first."""
    least: i64 = 9
    for at in range(look.player.owned):
        card = look.player.estate[at]
        if lock_of(card) == 0 and look.board.cards.type_[card & KIND_OF] == c.BUSINESS:
            least = min(least, yields(look, look.seat, card & KIND_OF))
    return least


def choose_profession(look: Look, out: vec[i64], n: i64, rng: Rng) -> i64:
    """Q-40. By what it is good at, and by taste."""
    board = look.board
    best: i64 = 0
    highest: i64 = 0
    for at in range(n):
        own = first(out[at])
        its = statics(look, look.player, board.profession_first[own], board.profession_count[own]) + rng.below(WHIM)
        if at == 0 or its > highest:
            best, highest = at, its
    return out[best]


# --- money that must be paid ----------------------------------------------------------------------


def pay(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    """G-147. What brings money, then the least useful burden or possession, then a loan; last of all the tower."""
    due = first(question) - look.player.talers
    best: i64 = c.NONE
    least: i64 = 0
    for at in range(n):
        verb = verb_of(out[at])
        if verb == c.PLAY or verb == c.USE:
            return out[at]
        if verb == c.SELL or (verb == c.RELEASE and third(question) == c.FOR_UPKEEP):
            its = loss_for(look, out[at], due)
            if best == c.NONE or its < least:
                best, least = out[at], its
    if best != c.NONE:
        return best
    return pack(c.DEAL) if out[n - 2] == pack(c.DEAL) and look.state.agenda.about(1) == 0 else pack(c.TOWER)


def loss_for(look: Look, move: i64, due: i64) -> i64:
    """What it costs to part with something, for each taler that it helps."""
    kind = first(move)
    brings = look.board.cards.upkeep[kind] if verb_of(move) == c.RELEASE else sale_price(look.state, look.seat, kind)
    if brings <= 0:
        return 1_000_000
    return (lying(look, look.seat, kind) + TALER) // min(due, brings)
