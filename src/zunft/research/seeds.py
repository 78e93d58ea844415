"""Seeds that share nothing: programs count them up from worker to worker and from game to game."""

from __future__ import annotations

import hashlib

from zunft.engine.chance import MASK


def game_seed(seed: int, table: int, game: int) -> int:
    """The first game of the first table is that of the seed itself, as ``zunft.Table(seed=…)`` deals it; each other one
    has 62 bits hashed from all three numbers."""
    return seed if table == game == 0 else hashed(seed, "game", table, game)


def bot_seed(seed: int, seat: int) -> int:
    """Of the bot at a seat, in the game of this seed."""
    return hashed(seed, "bot", seat)


def hashed(seed: int, *what: int | str) -> int:
    """62 bits that depend on all of it."""
    text = "/".join(map(str, (seed, *what)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") & MASK
