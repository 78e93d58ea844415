"""Which things a reason is about: the town, the card, the task in which one answer is ahead of another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.engine.title import Game


@dataclass(frozen=True)
class Compared:
    """What two answers of a seat lead to, in the same worlds; ``world`` is the position before."""

    game: Game
    seat: int
    world: State
    first: Sequence[State]
    second: Sequence[State]

    def most(self, things: Iterable[int], worth: Callable[[State, int], float]) -> int | None:
        """The thing in which the first answer is furthest ahead; None where it is ahead in nothing."""
        lead = {
            thing: sum(worth(state, thing) for state in self.first) - sum(worth(state, thing) for state in self.second)
            for thing in things
        }
        best = max(lead, key=lambda thing: lead[thing], default=None)
        return None if best is None or lead[best] <= 0 else best

    def named(self, name: str, kind: str, thing: int | None) -> dict[str, Word] | None:
        """One thing by its name; None where there is none to name."""
        return None if thing is None else {name: self.game.things[kind].word(thing, {}, self.world)}


@dataclass(frozen=True)
class Reason:
    """A part of an evaluation with the things that its text is given, as ``Spoken`` has them."""

    about: str
    find: Callable[[Compared], dict[str, Word] | None]
