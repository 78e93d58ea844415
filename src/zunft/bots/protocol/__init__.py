"""Bots in a process of their own, and what is said between it and the table."""
