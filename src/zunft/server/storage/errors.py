"""What may go wrong with the storage."""

from __future__ import annotations

from zunft.server.errors import Conflict, ServerError


class StorageError(ServerError):
    """The database cannot be used, or is not what it should be."""

    status = 503


class BrokenChain(StorageError):
    """A line of a journal is not the one that was written."""

    def __init__(self, table_id: str, line: int) -> None:
        super().__init__("broken-chain", game=table_id, line=line)
        self.game, self.line = table_id, line


class Stale(Conflict):
    """The journal has more lines than expected; ``count`` is how many."""

    def __init__(self, count: int) -> None:
        super().__init__("stale")
        self.count = count


class Doubled(Conflict):
    """This answer was accepted before; ``number`` is how many lines the journal had after it."""

    def __init__(self, number: int) -> None:
        super().__init__("doubled")
        self.number = number
