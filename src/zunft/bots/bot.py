"""A bot: somebody who answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from zunft.bots.sight import Sight


class Bot(ABC):
    """Answers for a seat. With the same seed and the same sight it always gives the same answer."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    @abstractmethod
    def choose(self, sight: Sight) -> str:
        """One of the options."""


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"

    def choose(self, sight: Sight) -> str:
        return self.rng.choice(sight.options)
