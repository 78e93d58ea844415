"""Games that can be copied and pickled in the middle: the compiled engine's buffers cannot do so by themselves."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from zunft.bots.protocol.messages import world_of, world_text
from zunft.bots.protocol.pipe import Pipe
from zunft.bots.search.search import Search
from zunft.engine.chance import Rng
from zunft.engine.move import NOBODY
from zunft.engine.rules import State
from zunft.engine.run import Dealer, Run, TableDealer
from zunft.research.door import Door
from zunft.research.screen import Screen

Luck = tuple[int, dict[str, int]] | int | None  # a seed and what was drawn, a fast generator, or chance by hand


class Copyable:
    """An environment that shows a game on a screen. Its copy goes on like the original, each by itself."""

    door: Door
    run: Run
    screen: Screen
    spare = 0  # marks behind those of the numbers

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.__dict__.items() if name != "screen"}
        return kept | {"run": CopiedGame(self.door, self.run)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.run = kept["run"].run
        self.screen = Screen(self.run, self.spare)


class CopiedGame:
    """Stands for a game where a door is copied or pickled; ``run`` of the result goes on like the original."""

    def __init__(self, door: Door, run: Run) -> None:
        self.door, self.run = door, run

    def __deepcopy__(self, memo: object) -> CopiedGame:
        run, dealer = self.run, self.run.dealer
        twin = going_on(self.door, run.state.copy(), dealer.copy() if dealer is not None else None, run.seat)
        return CopiedGame(self.door, twin)

    def __reduce__(self) -> tuple[Callable[..., CopiedGame], tuple[Any, ...]]:
        run = self.run
        return read_game, (self.door, world_text(run.state), luck_of(run.dealer), int(run.seat))


def read_game(door: Door, text: str, luck: Luck, seat: int) -> CopiedGame:
    """The game that was pickled."""
    return CopiedGame(door, going_on(door, world_of(door.game, text), dealer_of(door, luck), seat))


def going_on(door: Door, state: State, dealer: Dealer | None, seat: int) -> Run:
    """A game at this question; one that is over, or has not begun, stays so."""
    run = door.new_run()
    if seat == NOBODY:
        run.state, run.dealer = state, dealer
        return run
    run.go_on_from(state, dealer)
    if seat >= 0:  # of several that are asked at once
        run.turn_to(seat)
    return run


def luck_of(dealer: Dealer | None) -> Luck:
    """What a dealer is made of."""
    if isinstance(dealer, TableDealer):
        return int.from_bytes(dealer.chance.seed, "big"), dict(dealer.chance.drawn)
    return None if dealer is None else int(dealer.rng.state)


def dealer_of(door: Door, luck: Luck) -> Dealer | None:
    """The dealer that is made of it."""
    if luck is None:
        return None
    if isinstance(luck, tuple):
        seeded = TableDealer(luck[0], door.game.bag)
        seeded.chance.drawn = dict(luck[1])
        return seeded
    dealer = Dealer(0)
    dealer.rng.state = luck
    return dealer


def generator(state: int) -> Rng:
    """The fast generator in this state."""
    rng = Rng(0)
    rng.state = state
    return rng


def _generator(rng: Rng) -> tuple[Callable[[int], Rng], tuple[int]]:
    return generator, (int(rng.state),)


def nothing() -> None:
    """What a copy has of a tree that a search kept for the next question: it begins the next search afresh."""


def _nothing(_search: Search) -> tuple[Callable[[], None], tuple[()]]:
    return nothing, ()


def _refused(_pipe: Pipe) -> Any:
    raise TypeError("A game with a bot in a process of its own (command:…) cannot be copied: the process is only one.")


copyreg.pickle(Rng, _generator)  # all three are parts of bots
copyreg.pickle(Search, _nothing)  # type: ignore[arg-type]
copyreg.pickle(Pipe, _refused)
