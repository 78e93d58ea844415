"""What a build with a profile plays, so that the compiler learns which code is busy.

In every title: random games with every number of seats, searches of a bot in the course of a game, and a batch that
is stepped at random.
"""

from __future__ import annotations

import sys
from random import Random

import zunft
from zunft.bots import Sight, make_bot
from zunft.catalogue import title_of
from zunft.engine.batch import BatchTables
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.play import playout, settle
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER
from zunft.engine.walk import Walk
from zunft.research.door import Door
from zunft.version import is_compiled

GAMES, STEPS, TABLES = 200, 2000, 8
BOT, APART, DECISIONS = "ismcts:50", 11, 40


def main() -> None:
    if not is_compiled():
        sys.exit("The engine that should be profiled is not compiled.")
    for title in zunft.titles():
        known = title_of(title)
        for seats in known.seats:
            play(Door(title, seats), GAMES // len(known.seats))
        door = Door(title)
        search(door, DECISIONS)
        step(door, STEPS)


def play(door: Door, games: int) -> None:
    rules, rng, out = door.game.rules, Rng(1), zeros(BUFFER)
    for _ in range(games):
        playout(rules, rules.new(), rng, out)


def search(door: Door, decisions: int) -> None:
    """A bot answers now and then in random games."""
    bot, rules, random = make_bot(BOT, door.title, door.seats, 1), door.game.rules, Random(1)
    rng, out = Rng(1), zeros(BUFFER)
    walk = Walk(rules, rules.new(), rng)
    for _ in range(decisions):
        for _ in range(APART):
            if walk.count == 0:
                walk = Walk(rules, rules.new(), rng)
            walk.choose(random.randrange(walk.count))
        if walk.count:
            state = walk.state.copy()
            settle(rules, state, out)  # as at a table: a walk leaves forced answers for their turn
            bot.decide(Sight(door.game, walk.seat, redeal(rules, state, walk.seat, rng, out)))


def step(door: Door, steps: int) -> None:
    runs = [door.new_run() for _ in range(TABLES)]
    batch = BatchTables(runs, 1, 1, lambda table, game: door.dealer(table + TABLES * game), door.rewards)
    for _ in range(steps):
        batch.sample()
        batch.step(list(batch.sampled))


if __name__ == "__main__":
    main()
