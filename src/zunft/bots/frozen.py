"""Bots as they once were: their sizes are kept as data, so that a later claim can be checked against them.

A freeze has a number, and its bots are called `alderman@1`. Evaluations and habits stay where they are, in the title's
folder; recorded decisions say whether a frozen bot still decides as it did."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from zunft.bots.bot import Bot
from zunft.bots.greedy import GreedyBot
from zunft.bots.ismcts import SearchBot, SearchLimits, SearchSizes
from zunft.bots.quick import QuickBot
from zunft.engine.notation import clip

AT = "@"
HERE = Path(__file__).parent
FREEZES = (1,)


def check_frozen(spec: str) -> None:
    """A sentence if there is no such bot."""
    name, _, number = spec.partition(AT)
    if number not in map(str, FREEZES):
        there = ", ".join(map(str, FREEZES))
        raise ValueError(f"“{clip(spec)}”: after “{AT}” comes the number of a freeze; there are: {there}.")
    if name not in frozen_names(int(number)):
        there = ", ".join(frozen_names(int(number)))
        raise ValueError(f"“{clip(spec)}”: freeze {number} has no bot “{clip(name)}”; it has: {there}.")


def frozen_names(number: int) -> list[str]:
    return list(_freeze(number)["bots"])


def make_frozen(spec: str, title: str, seed: int | str) -> Bot:
    check_frozen(spec)
    name, _, number = spec.partition(AT)
    freeze = _freeze(int(number))
    kind, *numbers = freeze["bots"][name]
    if kind == QuickBot.name:
        return QuickBot(seed)
    if kind == GreedyBot.name:
        return GreedyBot(seed, *numbers)
    if title not in freeze["title"]:
        raise ValueError(f"“{clip(spec)}”: freeze {number} has no sizes for {clip(title)}.")
    return _search(name, freeze["search"], freeze["title"][title], seed)


def _search(name: str, common: dict[str, int], own: dict[str, Any], seed: int | str) -> SearchBot:
    sizes = SearchSizes(
        scale=own["scale"],
        playout=own["playout"],
        doubt=own["doubt"],
        curiosity=common["curiosity"],
        own=common["own"],
        others=common["others"],
        growth=common["growth"],
    )
    bot = SearchBot(seed, limits=SearchLimits(own["simulations"][name]), sizes=sizes)
    bot.looks, bot.first_look, bot.remembered = common["looks"], common["first-look"], common["remembered"]
    return bot


@cache
def _freeze(number: int) -> dict[str, Any]:
    return tomllib.loads((HERE / f"frozen-{number}.toml").read_text(encoding="utf-8"))
