"""Agents: a language model takes a seat, by the Model Context Protocol; all it gets is what its seat may know."""

from zunft.agents.hall import HallSeat
from zunft.agents.local import LocalSeat
from zunft.agents.server import seat_server

__all__ = ["HallSeat", "LocalSeat", "seat_server"]
