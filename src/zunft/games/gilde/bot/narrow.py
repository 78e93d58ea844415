"""Which answers of The Guild are worth a look: of many that are alike, or that nobody would give, only the best."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import zeros
from zunft.engine.move import first, pack, verb_of
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.acts import is_burden
from zunft.games.gilde.bot.deals import best_deal, hall_worth
from zunft.games.gilde.bot.selling import lacks_something, weakest_of
from zunft.games.gilde.bot.windows import is_response
from zunft.games.gilde.bot.worth import Look
from zunft.games.gilde.state import KIND_OF, L_TARGET


def keep_actions(look: Look, out: vec[i64], n: i64) -> i64:
    """Sales of what is worth least of its type, if a card of the hand waits for room or money; the release of burdens;
    one deal a turn, if there is a good one; and all that is played, used or built."""
    weakest = zeros(0)
    if wants_to_sell(look):
        weakest = weakest_of(look)
    kept: i64 = 0
    for at in range(n):
        if is_worth_a_look(look, out[at], weakest):
            out[kept] = out[at]
            kept += 1
    return kept


def is_worth_a_look(look: Look, move: i64, weakest: vec[i64]) -> bool:
    verb = verb_of(move)
    if verb == c.SELL:
        return len(weakest) > 0 and weakest[look.board.cards.type_[first(move)]] == first(move) + 1
    if verb == c.RELEASE:
        return not look.pending and is_burden(look, first(move))
    if verb == c.DEAL:
        return look.state.offers == 0 and best_deal(look) != c.NONE
    return verb != c.TOWN_HALL or hall_worth(look) > 0


def wants_to_sell(look: Look) -> bool:
    for at in range(look.player.hand.count):
        if lacks_something(look, look.player.hand.items[at]):
            return True
    return False


def keep_responses(look: Look, kind: i64, out: vec[i64], n: i64) -> i64:
    """Instants and artefacts; of sales only that of the card that is attacked."""
    if kind == c.W_REDRAW:
        out[0] = pack(c.REDRAW_HAND)
        return 1
    target: i64 = c.NONE
    if kind == c.W_TARGETED or kind == c.W_NUMBER:
        target = look.state.link(L_TARGET)
    kept: i64 = 0
    for at in range(n):
        move = out[at]
        is_rescue = verb_of(move) == c.SELL and target != c.NONE and first(move) == target & KIND_OF
        if move == c.PASS_MOVE or is_response(move) or is_rescue:
            out[kept] = move
            kept += 1
    return kept


def keep_payments(out: vec[i64], n: i64) -> i64:
    """Everything but deals, unless there is nothing else than the tower."""
    kept: i64 = 0
    for at in range(n):
        if verb_of(out[at]) != c.DEAL or n == 2:
            out[kept] = out[at]
            kept += 1
    return kept
