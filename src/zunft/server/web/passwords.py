"""Passwords and recovery codes: hashed by argon2 outside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import base64
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from zunft.server.storage.records import hash_of

AT_ONCE = 2  # each takes a tenth of a second and 64 MiB
CODES = 8


class Passwords:
    """A check takes as long for an unknown name as for a known one, so that an attempt does not show who has an
    account."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.threads = ThreadPoolExecutor(AT_ONCE, "zunft-password")  # whoever signs in waits for nobody's replay
        self.nobodys: str | None = None

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        if hashed is None:
            hashed = self.nobodys = self.nobodys or await self.hash(secrets.token_urlsafe(24))
        async with self.turns:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self._fits, password, hashed)

    def _fits(self, password: str, hashed: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def new_codes() -> list[str]:
    """New codes of 80 bits that can be written on paper."""
    return [_grouped(base64.b32encode(secrets.token_bytes(10)).decode().lower()) for _ in range(CODES)]


def _grouped(text: str) -> str:
    return "-".join(text[at : at + 4] for at in range(0, len(text), 4))


def code_hash(code: str) -> str:
    """The hash of a typed code: case, spaces and dashes do not count."""
    return hash_of("".join(letter for letter in code.lower() if letter.isalnum()))
