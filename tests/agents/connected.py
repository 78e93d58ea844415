"""A client of the official library at a seat."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client

from zunft.agents.seat import AgentSeat
from zunft.agents.server import seat_server

PATIENCE = 0.1  # seconds: others play in the same test
MOST = 400  # answers in a game
STALE = "Your question has changed meanwhile"  # a window has closed, or somebody has spoken first


class Player:
    """Plays by what the tools answer, and by nothing else."""

    def __init__(self, client: Client, seed: int = 0) -> None:
        self.client, self.rng = client, Random(seed)
        self.read: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        done = await self.client.call_tool(tool, given)
        assert not done.is_error, done.content
        return self.keep(done)

    async def refused(self, tool: str, **given: Any) -> str:
        """What is answered to a call that has to be refused."""
        done = await self.client.call_tool(tool, given)
        assert done.is_error
        return self.keep(done)

    def keep(self, done: Any) -> str:
        (content,) = done.content
        self.read.append(content.text)
        return str(content.text)

    async def json(self) -> dict[str, Any]:
        seen: dict[str, Any] = json.loads(await self.call("see", form="json"))
        return seen

    async def step(self) -> bool:
        """Answer if asked; False when the game is over."""
        options = (await self.json())["options"]
        if not options:
            return "The game is over." not in await self.call("wait", seconds=PATIENCE)
        done = await self.client.call_tool("play", {"move": self.rng.choice(options)})
        assert not done.is_error or STALE in self.keep(done), done.content
        return done.is_error or "The game is over." not in self.keep(done)

    async def to_the_end(self, most: int = MOST) -> str:
        """Play any answers to the end, or so many; gives the last words."""
        for _ in range(most):
            if not await self.step():
                return self.read[-1]
        assert most < MOST, "the game does not end"
        return self.read[-1]


@asynccontextmanager
async def connected(seat: AgentSeat, seed: int = 0, language: str = "en") -> AsyncIterator[Player]:
    async with Client(seat_server(seat, language, PATIENCE)) as client:
        yield Player(client, seed)
