"""Real services for the whole server."""

from __future__ import annotations

from tests.server.services import postgresql, postgresql_server, postgresql_to_kill, redis, redis_server

__all__ = ["postgresql", "postgresql_server", "postgresql_to_kill", "redis", "redis_server"]
