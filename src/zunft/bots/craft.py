"""What bots know of a title lies in the title's folder, in its module ``bot``."""

from __future__ import annotations

from functools import cache

from zunft.catalogue import title_of
from zunft.engine.craft import Craft, Deals


@cache
def craft_of(title: str) -> Craft:
    craft: Craft = title_of(title).module("bot").CRAFT
    return craft


@cache
def deals_of(title: str) -> Deals | None:
    """How bots deal out of turn; None in a title in which they do not."""
    return craft_of(title).deals if title_of(title).has_module("bot") else None
