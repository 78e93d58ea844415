"""How long a line is kept on which no request comes: uvicorn would wait for ever, and a machine has only so many."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 20.0  # seconds for the head of a request, from the first moment of the line or the first byte of the next


class Patient(H11Protocol):
    """Lets whoever begins no request, does not come to the end of its head, or sends more after the answer, go."""

    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_owed():
            self._have_waited()
        elif self.waiting is None:
            self._wait()

    def _is_owed(self) -> bool:
        """Whether only the other side has something to do: a head has not come to its end, or a body that nobody reads
        any more, for the answer has been sent."""
        is_answered = self.conn.our_state is h11.DONE
        return self.conn.their_state is h11.IDLE or (self.conn.their_state is h11.SEND_BODY and is_answered)

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_waited()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def _have_waited(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
