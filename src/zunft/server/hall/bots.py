"""Bots."""

from __future__ import annotations

from typing import Protocol


class Decider(Protocol):
    async def close(self) -> None: ...
