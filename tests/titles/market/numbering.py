"""The numbers of the market's moves."""

from __future__ import annotations

from tests.titles.market import constants as c
from tests.titles.market.edition import MarketEdition
from tests.titles.market.game import HIGHEST_PRICE

from zunft.engine.move import PASS
from zunft.engine.numbering import ANY_SEAT, Numbering

KINDS = len(c.CARDS)


class MarketNumbering(Numbering):
    def __init__(self, seats: int, board: MarketEdition) -> None:
        super().__init__(seats)
        for verb in (PASS, c.STOP, c.PULL, c.END, c.ACCEPT, c.DECLINE, c.BLOCK, c.UNBLOCK, c.GIVE_UP):
            self.add_bare(verb)
        for verb in (c.PUT_UNDER, c.OFFER, c.SELL):
            self.add(verb, [(0, KINDS)])
        for verb in (c.PEEK, c.OFFER_TO):
            self.add(verb, [(ANY_SEAT, seats)])
        self.add(c.PLAY, [(0, KINDS), (ANY_SEAT, seats)])
        self.add(c.OFFER_FOR, [(0, HIGHEST_PRICE + 1)])
