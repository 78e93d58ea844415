"""Flanders 1302: six towns, five guilds and a church."""
