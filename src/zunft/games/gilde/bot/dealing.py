"""How a bot at a table of people deals out of turn: what it agrees to, and what it proposes.

It goes by what lies open, as if its hand were empty: a yes or a no tells nothing about its cards."""

from __future__ import annotations

from collections.abc import Collection

from zunft.engine.move import first, fourth, pack, second, thing, third, verb_of
from zunft.engine.notation import Unreadable
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.deals import LITTLE_MORE, best_buyer, best_offer, best_wish, consent, price_for
from zunft.games.gilde.bot.worth import Almanac, Look
from zunft.games.gilde.rules.agreeing import deal_of
from zunft.games.gilde.rules.playing import sale_price
from zunft.games.gilde.state import GildeState

MIRRORED = {c.GIVE: c.BEG, c.BEG: c.GIVE, c.LEND: c.BORROW, c.BORROW: c.LEND, c.OFFER: c.ASK_FOR, c.ASK_FOR: c.OFFER}


class GildeDeals:
    """As ``zunft.engine.craft.Deals`` has it."""

    def agrees(self, game: Game, imagined: State, seat: int, other: int, text: str) -> bool:
        """Whether a bot accepts what *other* proposes, in the words of either side."""
        try:
            move = game.grammar.read(text, imagined)
        except Unreadable:
            return False
        if not c.PROPOSE_OFFER <= verb_of(move) <= c.PROPOSE_BORROW:
            return False
        deal = deal_of(other, move)
        verb = verb_of(deal) if second(deal) == seat else MIRRORED[verb_of(deal)]
        if verb == c.GIVE:
            return True
        question = pack(c.ASK_CONSENT, verb, other, third(deal), fourth(deal), thing(deal, 4))
        return verb_of(consent(look_at(imagined, seat), question)) == c.ACCEPT

    def proposals(self, game: Game, imagined: State, seat: int, people: Collection[int]) -> list[tuple[int, str]]:
        """What a bot would like to trade, and whom of *people* it asks: a wish goes before an offer."""
        look = look_at(imagined, seat)
        found = [move for move in (_wish(look), _offer(look)) if move is not None and second(move) in people]
        return [(int(second(move)), game.grammar.write(move, imagined)) for move in found]


def look_at(imagined: State, seat: int) -> Look:
    """What everybody sees, with the eyes of this seat: it looks at a copy without its own hand."""
    assert isinstance(imagined, GildeState)
    state = imagined.copy()
    state.players[seat].hand.clear()
    state.players[seat].instants = 0
    return Look(state, seat, Almanac(state.board))


def _wish(look: Look) -> int | None:
    wish = best_wish(look)
    if wish == c.NONE:
        return None
    kind = first(wish)
    return pack(c.PROPOSE_ASK_FOR, kind, second(wish), look.board.cards.cost[kind] + LITTLE_MORE)


def _offer(look: Look) -> int | None:
    offer = best_offer(look)
    if offer == c.NONE:
        return None
    kind = first(offer)
    buyer = best_buyer(look, kind)
    price = max(price_for(look, kind, buyer), sale_price(look.state, look.seat, kind))
    return pack(c.PROPOSE_OFFER, kind, buyer, price)
