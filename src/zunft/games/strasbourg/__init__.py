"""Strasbourg: seven auctions a round, five guilds, a council and a city of squares."""
