"""Learns judges from games among bots of mixed levels."""
