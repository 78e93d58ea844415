"""What a search costs: simulations a second with random playouts from the middle of a game, how soon it answers when it
is told to stop, and what each level takes.

    .venv-compiled/bin/python benchmarks/bots.py

Times depend on the machine; strength does not (levels are defined by simulations). `zunft arena` measures strength.
"""

from __future__ import annotations

import argparse
import resource
from concurrent.futures import ThreadPoolExecutor
from statistics import median, quantiles
from time import perf_counter, sleep

from on_record import options_of, with_an_end
from zunft import Table, titles
from zunft.arena.match import Match, Setting
from zunft.bots import Bot, Sight, make_bot, sight_of
from zunft.bots.craft import craft_of
from zunft.bots.levels import LEVELS
from zunft.bots.search.search import TO_THE_END, Search
from zunft.engine.habit import Habit
from zunft.engine.rules import State
from zunft.version import describe

ROUNDS = {"flanders": 12, "gilde": 6, "strasbourg": 3}  # where the middle of a game lies
SIMULATIONS = 2_000
ENDLESS = "ismcts:1000000"
THOUGHT = 0.02  # seconds before it is told to stop


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="how often each figure is taken")
    parser.add_argument("--games", type=int, default=4, help="games for the times of each level")
    chosen = parser.parse_args()
    print(describe())
    for title in titles():
        print(f"{title}, 4 seats: {simulations_per_second(title, chosen.rounds):,.0f} random simulations a second")
    for title in titles():
        print(f"{title}, 4 seats, told to stop: {stops(title, chosen.rounds)}")
    for title in titles():
        for level in LEVELS:
            print(f"{title}, 4 seats, {level}: {times(title, level, chosen.games)}")
    print(f"most memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MiB")


def simulations_per_second(title: str, rounds: int) -> float:
    """Redeal, follow the tree, play at random to the end, count: the median of several runs."""
    craft, (table, seat) = craft_of(title), middle(title)
    world = sight_of(table, seat).world
    return median(
        speed(Search(table.game.rules, craft.evaluation, Habit(), craft.scale, at, TO_THE_END), world, seat)
        for at in range(rounds)
    )


def speed(search: Search, world: State, seat: int) -> float:
    """Of the simulations that were really made: a race may be won before all are used up."""
    made, began = 0, perf_counter()
    while made < SIMULATIONS:
        search.prepare(world, seat, 1, SIMULATIONS)
        search.simulate(world, SIMULATIONS)
        made += sum(tries for _, tries, _ in search.answers())
    return made / (perf_counter() - began)


def middle(title: str, seed: int = 1) -> tuple[Table, int]:
    """A position in the middle of a game among quick bots, and a seat that has several answers there."""
    table = Table(title, 4, seed=seed, options=options_of(title, 4))
    bots = [make_bot("quick", title, 4, seat) for seat in range(4)]
    while True:
        seat = table.waiting_for[0]
        if table.view(None)["round"] >= ROUNDS[title] and len(table.options(seat)) > 1:
            return table, seat
        table.play(seat, bots[seat].choose(sight_of(table, seat)))


def stops(title: str, rounds: int) -> str:
    """How long a search that would go on for minutes takes to answer when it is told to stop."""
    found = [stop(make_bot(ENDLESS, title, 4, at), sight_of(*middle(title, at))) for at in range(4 * rounds)]
    taken = [seconds for seconds in found if seconds is not None]
    return f"median {1000 * median(taken):.1f} ms, longest {1000 * max(taken):.1f} ms of {len(taken)}"


def stop(bot: Bot, sight: Sight) -> float | None:
    """None when there was nothing to think about."""
    with ThreadPoolExecutor(1) as thread:
        answer = thread.submit(bot.choose, sight)
        sleep(THOUGHT)
        if answer.done():
            return None
        began = perf_counter()
        bot.stop()
        answer.result()
        return perf_counter() - began


def times(title: str, level: str, games: int) -> str:
    """How long a decision takes, over whole games of four bots of one level."""
    taken: list[float] = []
    for seed in range(games):
        bots = [make_bot(level, title, 4, 4 * seed + seat) for seat in range(4)]
        outcome = Match(Setting(title, 4, None, with_an_end(title, 4)), bots, seed).play()
        taken += [second for seconds in outcome.seconds for second in seconds]
    return f"p50 {1000 * median(taken):.1f} ms, p95 {1000 * quantiles(taken, n=20)[-1]:.1f} ms, {len(taken)} decisions"


if __name__ == "__main__":
    main()
