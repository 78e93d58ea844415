"""The journals and everything about them, in SQLite or PostgreSQL."""

from zunft.server.storage.database import Database
from zunft.server.storage.errors import BrokenChain, Doubled, Stale, StorageError

__all__ = ["BrokenChain", "Database", "Doubled", "Stale", "StorageError"]
