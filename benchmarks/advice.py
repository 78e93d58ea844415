"""How often advice is right where something depends on it, and whether it says the same twice.

    .venv-compiled/bin/python benchmarks/advice.py --positions 300

Bots play games, and decisions of them are looked at in the order in which they came up. A search of 20,000 simulations
is the referee, and every position in which it sees at least 5 points between its two best answers
is a clear one. A point is a hundredth of what a search maximises: 1 is a game that is won, 0 one that is lost with
the last place, and unfinished games are judged in between. The adviser is asked twice about each, with other seeds
and other redeals of the same position, for as long as it would think at a table.

Games are found anew by their seeds; positions of one game are not independent, so there are few of each.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import zunft
from zunft.bots import Adviser, make_bot, sight_of
from zunft.bots.adviser import PATIENCE
from zunft.bots.search.search import Search
from zunft.bots.sight import Sight

REFEREE = 20_000  # simulations
CLEAR = 0.05  # of a whole victory: what the referee must see between the two best answers
A_GAME = 3  # positions of one game that are looked at
PLAYERS = ("journeyman", "master")  # of the games that positions are taken from
SURE = 1.96  # standard errors to either side


class Referee(Adviser):
    """A search of so many simulations, which go to the answers that are still in doubt."""

    def __init__(self, seed: int | str, simulations: int = REFEREE) -> None:
        super().__init__(seed, simulations)
        self.first_look, self.remembered = PATIENCE, simulations

    def two_best(self, sight: Sight) -> tuple[int, int, float] | None:
        """The best answer, the second one, and by how much the first went better; None where there are no two."""
        found = self.search(sight)
        if len(found) < 2 or self.searched is None:
            return None
        best, second = found[0][0], found[1][0]
        return best, second, lead_of(self.searched, best, second)


def lead_of(search: Search, one: int, other: int) -> float:
    """In the worlds that both were tried in."""
    ranked = list(search.ranked)
    first, second = ranked.index(one), ranked.index(other)
    return search.race.lead(first, second, min(search.race.tries[first], search.race.tries[second]))


@dataclass(frozen=True)
class Asked:
    """A decision of a game that a referee and the adviser were asked about."""

    title: str
    game: int
    seats: int
    line: int
    lead: float  # in the referee's eyes
    is_clear: bool
    answers: int = 0  # that there were
    best: str = ""
    second: str = ""
    said: tuple[str, ...] = ()  # the first advice of each seed
    is_level: bool = False  # the first time it called the second answer about equal
    seconds: float = 0.0  # for one advice
    simulations: int = 0  # of one advice


def decisions(title: str, game: int) -> Iterator[tuple[zunft.Table, int, int]]:
    """The table at some decisions of a game, with the seat that is to decide."""
    rng = Random(f"advice {title} {game}")
    counts = zunft.about(title)["seats"]
    seats = counts[game % len(counts)]
    table = zunft.Table(title, seats=seats, seed=game)
    bots = [make_bot(rng.choice(PLAYERS), title, seats, f"{game} {seat}") for seat in range(seats)]
    moments = {rng.randrange(*SPAN[title]) for _ in range(A_GAME)}
    given = 0
    while not table.over and given <= max(moments):
        seat = table.waiting_for[0]
        sight = sight_of(table, seat, game)
        if len(sight.moves) > 1:
            if given in moments:
                yield table, seat, given
            given += 1
            table.play(seat, bots[seat].choose(sight))
        else:
            table.play(seat, sight.options[0])


# Which choices of a game are looked at: from the first ones to about its end.
SPAN = {"flanders": (4, 140), "gilde": (4, 160), "strasbourg": (2, 140)}


def ask_about(title: str, game: int, until: float) -> list[Asked]:
    """All that was found in one game; nothing when time is up."""
    found: list[Asked] = []
    for table, seat, line in decisions(title, game):
        if time.time() > until:
            break
        found += [judged(table, seat, game, line)]
    return found


def judged(table: zunft.Table, seat: int, game: int, line: int) -> Asked:
    title, sight = table.title.key, sight_of(table, seat, seed=1)
    verdict = Referee(f"referee {game} {line}").two_best(sight)
    best, second, lead = verdict or (0, 0, 0.0)
    plain = Asked(title, game, table.seats, line, round(lead, 4), verdict is not None and lead >= CLEAR)
    return advised(plain, table, seat, sight.write(best), sight.write(second)) if plain.is_clear else plain


def advised(plain: Asked, table: zunft.Table, seat: int, best: str, second: str) -> Asked:
    """The same with what the adviser says, twice."""
    said, began, simulations, level = list[str](), time.perf_counter(), 0, False
    for seed in (1, 2):
        thoughts = Adviser(f"{plain.game} {plain.line} {seed}").think(sight_of(table, seat, seed=10 + seed))
        said.append(thoughts[0].option)
        simulations += sum(thought.tried for thought in thoughts)
        level = thoughts[1].level if seed == 1 else level
    each = round((time.perf_counter() - began) / 2, 3)
    answers = len(table.options(seat))
    rest = {"answers": answers, "best": best, "second": second, "said": tuple(said), "is_level": level}
    return Asked(**asdict(plain) | rest | {"seconds": each, "simulations": simulations // 2})


def gathered(title: str, wanted: int, seconds: float, processes: int) -> list[Asked]:
    """Games one after the other, until there are so many clear positions or time is up."""
    until, found = time.time() + seconds, list[Asked]()
    with ProcessPoolExecutor(processes) as pool:
        for batch in range(1000):
            games = range(batch * processes, (batch + 1) * processes)
            for some in pool.map(partial(ask_about, title, until=until), games):
                found += some
            if time.time() > until or sum(each.is_clear for each in found) >= wanted:
                return found
    return found


def interval(hits: int, of: int) -> str:
    """A share in per cent, with what it may as well be (Wilson)."""
    if of == 0:
        return "–"
    share, z = hits / of, SURE
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return f"{100 * share:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"


def report(title: str, found: list[Asked]) -> str:
    clear = [each for each in found if each.is_clear]
    right = sum(each.said[0] == each.best for each in clear)
    both = sum(each.said[0] == each.said[1] for each in clear)
    games = len({each.game for each in clear})
    lines = [
        f"{title}: {len(clear)} clear positions of {games} games, of {len(found)} looked at",
        f"  the first advice is the better one: {interval(right, len(clear))}",
        f"  two seeds agree: {interval(both, len(clear))}",
    ]
    if len(clear) > 1:
        seconds = sorted(each.seconds for each in clear)
        wrong = [each.lead for each in clear if each.said[0] != each.best]
        lines += [
            f"  seconds an advice: {mean(seconds):.2f} on average, 95 in 100 up to {quantiles(seconds, n=20)[-1]:.2f}; "
            f"{mean(each.simulations for each in clear):.0f} simulations",
            f"  lead seen by the referee: {mean(each.lead for each in clear):.3f}, where advice was another one "
            f"{mean(wrong) if wrong else 0:.3f}",
            f"  called about equal though clear: {sum(each.is_level for each in clear)}",
        ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=zunft.titles())
    parser.add_argument("--positions", type=int, default=300, help="clear ones of each title")
    parser.add_argument("--minutes", type=float, default=60.0, help="for each title at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="write every position that was looked at here, one line each")
    given = parser.parse_args()
    for title in given.titles:
        found = gathered(title, given.positions, 60 * given.minutes, given.processes)
        print(report(title, found), flush=True)
        if given.keep:
            with given.keep.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(asdict(each)) + "\n" for each in found)


if __name__ == "__main__":
    main()
