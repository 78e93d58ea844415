"""The judge of a title: the chance of every seat to win, from a whole position or from what one seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from zunft.bots.craft import craft_of
from zunft.bots.learnt import Learnt, read_learnt
from zunft.bots.own_view import NOTHING, PLAIN, OwnView, SeatChances
from zunft.bots.sight import Sight
from zunft.catalogue import title_of
from zunft.engine.judge import Judge
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table import Table
from zunft.table.questions import is_over
from zunft.table.setup import checked_seats

WORLDS = 32


class TitleJudge:
    """The judge of a title with so many seats; ``judge_of`` makes it."""

    def __init__(self, learnt: Learnt) -> None:
        self.title, self.seats = learnt.title, learnt.seats
        signs = craft_of(learnt.title).signs
        if signs is None or signs.names() != learnt.signs:
            raise ValueError(
                f"The judge of {learnt.title} was learnt by other signs: {_again(self.title, self.seats)}."
            )
        self.judge = Judge(signs, learnt.units, learnt.wins, learnt.places)
        self.own_view = OwnView(learnt.sharp or PLAIN, learnt.own or NOTHING)

    def chances(self, table: Table) -> list[float]:
        """For each seat, from the whole position: for who may see it all, and for tables of one's own."""
        return self.chances_in(table.game, table.state)

    def places(self, table: Table) -> list[float]:
        """The place that each seat will have on average."""
        self._check(table.game, table.state)
        if is_over(table.state):
            return [float(place) for place in table.game.places(table.state)]
        return self.judge.expected(table.state)

    def seen(self, sight: Sight, worlds: int = WORLDS, seed: int = 0) -> SeatChances:
        """From what one seat knows: the mean over so many worlds that could be the true one, calibrated by itself where
        the others choose in secret."""
        return self.seen_in(sight.game, [sight.imagine(seed + world) for world in range(worlds)], sight.seat)

    def seen_in(self, game: Game, worlds: Sequence[State], seat: int) -> SeatChances:
        """The same from worlds that the seat has imagined."""
        found = [self.chances_in(game, world) for world in worlds]
        return self.own_view.seen(found, seat, int(self.judge.signs.phase(worlds[0])))

    def chances_in(self, game: Game, state: State) -> list[float]:
        """How likely each seat is to win in a position that is wholly known."""
        self._check(game, state)
        if is_over(state):
            winners = game.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        return self.judge.chances(state)

    def _check(self, game: Game, state: State) -> None:
        if (game.key, int(state.seats)) != (self.title, self.seats):
            raise ValueError(
                f"This judge is for {self.title} with {self.seats} seats, not for {game.key} with {state.seats}."
            )


@cache
def judge_of(title: str, seats: int) -> TitleJudge:
    """The judge of a title with so many seats; a sentence where nobody has trained one."""
    checked_seats(title_of(title), seats)
    file = file_of(title, seats)
    if not file.exists():
        raise ValueError(f"There is no judge of {title} with {seats} seats yet: {_again(title, seats)}.")
    return TitleJudge(read_learnt(file.read_text(encoding="utf-8")))


def has_judge(title: str, seats: int) -> bool:
    return title_of(title).has_module("bot") and file_of(title, seats).exists()


def file_of(title: str, seats: int) -> Path:
    """Where the weights of a judge lie: beside what bots know of the title."""
    return Path(str(title_of(title).module("bot").__file__)).parent / f"judge-{seats}.toml"


def _again(title: str, seats: int) -> str:
    return f"“zunft train {title} --seats {seats}” makes one"
