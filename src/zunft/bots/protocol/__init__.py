"""Bots in processes of their own, and the protocol between them and the table."""
