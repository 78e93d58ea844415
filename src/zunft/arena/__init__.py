"""Matches and tournaments among bots, and what they prove."""
