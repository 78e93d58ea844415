"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from zunft.bots.protocol.messages import Place
from zunft.bots.sight import Sight
from zunft.engine.title import Said


@dataclass(frozen=True)
class Alternative:
    """An answer that was thought about, as the notation writes it."""

    option: str
    chance: float | None = None  # to win, from 0 to 1, as far as the bot can tell
    reason: Said | None = None  # an argument for it, for ``zunft.say``
    tried: int = 0  # how often a search tried it
    judged: bool = False  # it was compared with the others that were
    level: bool = False  # it is about as good as the one before


class Weighed(NamedTuple):
    """What a bot found out about one answer while it decided."""

    move: int
    tried: int  # how often a search tried it, or in how many worlds it was looked at
    chance: float  # to win, from 0 to 1, as far as the bot can tell


class Bot(ABC):
    """Answers for a seat. With the same seed and the same sights it always gives the same answers."""

    name: str
    numbers: tuple[str, ...] = ()  # what can be set after its name, as in ``ismcts:400``

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.stopped = False
        self.wants: tuple[str, ...] = ()  # to be told besides its sights
        self.faults: list[str] = []  # why it gave no answer and got the default one
        self.last_words: list[str] = []  # what the command said on its standard error, at a fault

    @abstractmethod
    def decide(self, sight: Sight) -> int:
        """One of the sight's moves."""

    def weighed(self, sight: Sight) -> tuple[int, list[Weighed]]:
        """The move that ``decide`` gives, and what the bot found out about it and others on the way, if anything."""
        return self.decide(sight), []

    def choose(self, sight: Sight) -> str:
        """One of the sight's options."""
        return sight.write(self.decide(sight))

    def think(self, sight: Sight) -> list[Alternative]:
        """The answer with its reasons: first the answer, then the other options considered, the best first."""
        return [Alternative(self.choose(sight))]

    def stop(self) -> None:
        """Answer as soon as possible; may be called from another thread while the bot decides."""
        self.stopped = True

    # --- around a game: a bot that only needs its sight overrides none of it --------------------

    def sit(self, place: Place) -> None:  # noqa: B027
        """Take a place, before the game begins."""

    def meet(self) -> None:  # noqa: B027
        """Get ready, and know what to want: called when everybody has taken a place."""

    def hear(self, events: Sequence[Said]) -> None:  # noqa: B027
        """What the seat was told since the last call."""

    def close(self) -> None:  # noqa: B027
        """The game is over."""


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"

    def decide(self, sight: Sight) -> int:
        """An option by lot."""
        return self.rng.choice(sight.moves)
