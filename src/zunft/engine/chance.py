"""Chance: the table's own, from one secret seed, and the fast generator of bots and playouts.

Draw *n* of a bag depends on the seed, the bag's name and *n* alone: HMAC-SHA-256 with the table's key over
``name/n``, read as one big-endian number, modulo the number of things in the bag.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# Constants of the fast generator (multipliers from L'Ecuyer's tables for a modulus of 2**64). All are below 2**62:
# larger ones would be Python objects in compiled code.
SPREAD: Final = 2862933555777941757
MULTIPLIER: Final = 3935559000370003845
INCREMENT: Final = 3037000493
MASK: Final = 0x3FFFFFFFFFFFFFFF
SEED: Final = 32  # bytes of a seed


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A linear congruential generator of 62 bits, of which the upper 32 are used; masked, so that compiled
    arithmetic (which wraps) and interpreted arithmetic (which grows) give the same numbers."""

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed * SPREAD + INCREMENT) & MASK
        self.below(2)

    def below(self, bound: i64) -> i64:
        """A number 0 … bound − 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> 30) * bound) >> 32


def seed_bytes(seed: int | bytes) -> bytes:
    """The 32 bytes of a seed: a whole number stands for itself, in 32 bytes, most significant first. A game that was
    given new seeds has one after the other."""
    if isinstance(seed, bytes):
        if not seed or len(seed) % SEED:
            raise ValueError(f"A seed has 32 bytes, not {len(seed)}.")
        return seed
    if not 0 <= whole_number(seed) < 1 << 256:
        raise ValueError(f"A seed is a whole number from 0 to 2**256 − 1, not {seed}.")
    return seed.to_bytes(32, "big")


def whole_number(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ValueError(f"A seed is a whole number or 32 bytes, not a {type(seed).__name__}.")
    return seed


def commitment(seed: bytes) -> str:
    """What is shown before the game: the hash that the seed has to have when it is shown afterwards; of several seeds
    the first."""
    return hashlib.sha256(seed[:SEED]).hexdigest()


def seeds_of(seed: bytes) -> list[bytes]:
    """The seeds of a game, in order: the one that it began with, and those that it was given since."""
    return [seed[at : at + SEED] for at in range(0, len(seed), SEED)]


def is_hash(text: str) -> bool:
    """Whether it can be the hash of a seed."""
    return len(text) == 2 * SEED and all(letter in "0123456789abcdef" for letter in text)


def table_key(seed: bytes, words: list[str]) -> bytes:
    """The key of all draws: the hash of the seed and of the words that the seats added."""
    return hashlib.sha256(seed + "".join(f"\n{word}" for word in words).encode()).digest()


@final
class SeedChance:
    """Answers for chance at a table with a seed; it counts every draw of every bag, those undone too."""

    def __init__(self, seed: bytes, words: list[str]) -> None:
        self.seed = seed
        self.words = words
        self._deal_from(seed[:SEED])

    def _deal_from(self, seed: bytes) -> None:
        self.key = table_key(seed, self.words)
        self.mac = hmac.new(self.key, digestmod="sha256")  # copied for every draw: the key is hashed once
        self.drawn: dict[str, int] = {}

    def reseed(self, seed: bytes) -> None:
        """From here on a new seed deals, and its draws are counted from 0."""
        self.seed += seed
        self._deal_from(seed)

    def learn(self, seed: bytes) -> None:
        """One of the seeds from which this game is dealt later."""
        if seed not in seeds_of(self.seed):
            self.seed += seed

    def go_on_with(self, committed: str) -> bool:
        """The same where the new seed is among those of this game: whether one has this hash."""
        for seed in seeds_of(self.seed)[1:]:
            if commitment(seed) == committed:
                self._deal_from(seed)
                return True
        return False

    def below(self, bag: str, bound: int) -> int:
        """The next draw of this bag: a number 0 … bound − 1."""
        n = self.drawn.get(bag, 0)
        self.drawn[bag] = n + 1
        mac = self.mac.copy()
        mac.update(f"{bag}/{n}".encode())
        return int.from_bytes(mac.digest(), "big") % bound

    def copy(self) -> SeedChance:
        twin = SeedChance(self.seed, self.words)
        twin.key, twin.mac = self.key, self.mac
        twin.drawn = dict(self.drawn)
        return twin
