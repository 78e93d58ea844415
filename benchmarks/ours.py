"""Our workers: random play, copies, redeals, views and replays of one title, interpreted or compiled."""

import argparse
import platform
import random
from collections.abc import Callable, Iterator
from typing import Any

from on_record import options_of
from worker import Measure, installed, serve

CHUNK = 100  # copies or redeals between two looks at the clock
SEED = 1


def game_of(title: str, seats: int) -> Any:
    """A title in its default edition, with the options of the figures on record."""
    from zunft.catalogue import title_of
    from zunft.table.setup import checked_options

    known = title_of(title)
    edition = known.load(known.editions()[0])
    return known.game(seats, edition, checked_options(known, options_of(title, seats)), known.rules_number)


def engine_is_compiled() -> bool:
    from zunft.version import is_compiled

    return is_compiled()


def bot(spec: str, title: str, seats: int) -> Any:
    from zunft.bots import make_bot

    return make_bot(spec, title, seats, SEED)


def sights(game: Any, apart: int) -> Iterator[Any]:
    """What the seat knows that is asked: every so many decisions of one random game after the other."""
    from zunft.bots import Sight
    from zunft.engine.bits import zeros
    from zunft.engine.chance import Rng
    from zunft.engine.redeal import redeal
    from zunft.engine.rules import BUFFER
    from zunft.engine.walk import Walk

    rng, number, out = Rng(SEED), random.Random(SEED).random, zeros(BUFFER)
    while True:
        walk = Walk(game.rules, game.rules.new(), rng)
        while walk.count > 0:
            for _ in range(apart):
                walk.choose(int(number() * int(walk.count)))
                if walk.count == 0:
                    break
            else:
                yield Sight(game, walk.seat, redeal(game.rules, walk.state, walk.seat, rng, out))


class OnEngine(Measure):
    """A measure on the engine, where moves are ints, with a game half played."""

    def __init__(self, title: str, seats: int) -> None:
        from zunft.engine.bits import zeros
        from zunft.engine.chance import Rng
        from zunft.engine.rules import BUFFER
        from zunft.engine.walk import Walk

        super().__init__()
        self.game = game_of(title, seats)
        self.rules = self.game.rules
        self.rng = Rng(SEED)
        self.random = random.Random(SEED)
        self.out = zeros(BUFFER)
        self.first = self.rules.new()
        Walk(self.rules, self.first, self.rng)
        self.half = self.first.copy()
        self.drive(self.half, self.drive(self.rules.new()) // 2)

    def drive(self, state: Any, limit: int = -1) -> int:
        """Play at random from interpreted Python, to the end or the limit; gives the number of decisions."""
        from zunft.engine.walk import Walk

        walk, number = Walk(self.rules, state, self.rng), self.random.random
        decisions = 0
        while walk.count > 0 and decisions != limit:
            walk.choose(int(number() * int(walk.count)))
            decisions += 1
        return decisions


class Playouts(OnEngine):
    """Random games from a copy of the first decision, as the peers' rollouts are; the loop inside the engine."""

    def step(self) -> int:
        from zunft.engine.play import playout

        self.games += 1
        return int(playout(self.rules, self.first.copy(), self.rng, self.out))

    def play(self, seed: int) -> int:
        """One game with a seed of its own."""
        from zunft.engine.chance import Rng
        from zunft.engine.play import playout

        return int(playout(self.rules, self.rules.new(), Rng(seed), self.out))


class Driven(OnEngine):
    """Whole random games on the engine, the loop in interpreted Python."""

    def step(self) -> int:
        self.games += 1
        return self.drive(self.rules.new())


class Copies(OnEngine):
    """Copies of a game half played."""

    unit = "copies"

    def step(self) -> int:
        copy = self.half.copy
        for _ in range(CHUNK):
            copy()
        return CHUNK


class Redeals(OnEngine):
    """Redeals of a game half played, for each seat in turn."""

    unit = "redeals"

    def step(self) -> int:
        from zunft.engine.redeal import redeal

        seats = self.rules.seats
        for number in range(CHUNK):
            redeal(self.rules, self.half, number % seats, self.rng, self.out)
        return CHUNK


class OnTable(Measure):
    """A measure on the public table, where moves are text."""

    def __init__(self, title: str, seats: int) -> None:
        super().__init__()
        self.title = title
        self.seats = seats
        self.random = random.Random(SEED)

    def table(self) -> Any:
        from zunft import Table

        options = options_of(self.title, self.seats)
        return Table(self.title, seats=self.seats, seed=self.random.getrandbits(31), options=options)

    def drive(self, table: Any, limit: int = -1) -> int:
        """Play at random, to the end or the limit; gives the number of decisions."""
        decisions = 0
        while not table.over and decisions != limit:
            seat = table.waiting_for[0]
            table.play(seat, self.random.choice(table.options(seat)))
            decisions += 1
        return decisions


class Text(OnTable):
    """Whole random games on the table."""

    def step(self) -> int:
        self.games += 1
        return self.drive(self.table())


class Views(OnTable):
    """What each seat in turn may know of a game half played."""

    unit = "views"

    def __init__(self, title: str, seats: int) -> None:
        super().__init__(title, seats)
        length = self.drive(self.table())
        self.half = self.table()
        self.drive(self.half, length // 2)

    def step(self) -> int:
        for seat in range(self.seats):
            self.half.view(seat)
        return self.seats


class Replays(OnTable):
    """The replay of a whole recorded game, from its journal's text."""

    unit = "replays"

    def __init__(self, title: str, seats: int) -> None:
        super().__init__(title, seats)
        table = self.table()
        self.drive(table)
        self.journal = table.journal()

    def step(self) -> int:
        from zunft import replay

        assert replay(self.journal).over
        return 1


MEASURES: dict[str, Callable[[str, int], Measure]] = {
    "playouts": Playouts,
    "engine": Driven,
    "table": Text,
    "copies": Copies,
    "redeals": Redeals,
    "views": Views,
    "replay": Replays,
}


def versions() -> dict[str, str]:
    """Of what our side runs on."""
    return {"python": platform.python_version(), **installed("zunft", "mypy", "librt")}


def main() -> None:
    """Serve the measure that the command line names, after a look at how the engine was built."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measure", choices=MEASURES)
    parser.add_argument("--title", required=True)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--expect", choices=("interpreted", "compiled"), required=True)
    args = parser.parse_args()
    built = "compiled" if engine_is_compiled() else "interpreted"
    if built != args.expect:
        raise SystemExit(f"the engine here is {built}, not {args.expect}")
    serve(MEASURES[args.measure](args.title, args.seats), versions())


if __name__ == "__main__":
    main()
