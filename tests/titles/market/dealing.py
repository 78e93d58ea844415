"""Positions for tests: chance is played by hand, so a test deals what it needs."""

from __future__ import annotations

from typing import Any

from tests.titles.market.state import MarketState
from tests.titles.market.title import MARKET

from zunft.table import Table


def market(*hands: str, under: str = "cloth", **chosen: Any) -> Table:
    """The first turn of a market in which these cards were drawn, up to two each; *under* went under every deck."""
    table = Table(MARKET, seats=len(hands), chance="hand", **chosen)
    for seat, hand in enumerate(hands):
        draw(table, seat, *hand.split(), under)
        for text in ("stop", f"under {under}"):
            if text in table.options(seat):
                table.play(seat, text)
    return table


def draw(table: Table, seat: int, *cards: str) -> None:
    for card in cards:
        table.play(seat, "draw")
        if table.chance_is_asked:
            table.play("chance", f"draw {card}")


def all_say(table: Table, text: str) -> None:
    """Every seat that can says this, one after the other: ``end`` of a round, ``stop`` of a morning."""
    for seat in range(table.seats):
        if text in table.options(seat):
            table.play(seat, text)


def state_of(table: Table) -> MarketState:
    assert isinstance(table.state, MarketState)
    return table.state


def keys(table: Table, seat: int | None) -> list[str]:
    """What a seat was told, by name alone."""
    return [event["key"].rpartition(".")[2] for event in table.events(seat)]


def answers(table: Table) -> list[str]:
    """The lines of the journal, without head and tail."""
    return table.journal().split("\n--\n")[1].splitlines()
