"""The journals and everything about them, in SQLite or PostgreSQL."""
