"""The hall on the net: tables with people at them, kept so that none is ever lost."""

from pathlib import Path

from zunft.text import know

know("server", Path(__file__).parent / "text")
