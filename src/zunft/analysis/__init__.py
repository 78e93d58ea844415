"""What is said of a finished game: chances, luck and play, mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from zunft.analysis.analysis import FEW_WORLDS, IN_THE_CURVE, WORLDS, Analysis, Plan
from zunft.analysis.report import Report, report_of
from zunft.analysis.steps import read_game
from zunft.text import know

__all__ = ["WORLDS", "Analysis", "Plan", "Report", "analyse", "read_game", "report_of"]

LEAST_WORLDS = 4

FOLDER = Path(__file__).parent / "text"
know("analysis", FOLDER)


def analyse(
    journal: str,
    seconds: float | None = None,
    *,
    seat: int | None = None,
    worlds: int = WORLDS,
    seed: int = 0,
    edition: Any = None,
    done: Callable[[int, int], None] = lambda pieces, of: None,
) -> Report:
    """The analysis of the finished game in this journal, as a dictionary of plain things.

    With a *seat* only its decisions are judged. Every decision is measured in so many *worlds*: with 0 the judge alone
    says chances and luck. *seconds* only ends it early; the same worlds and seed give the same figures. *done* is
    called after each piece of work."""
    played = read_game(journal, edition)
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < played.seats):
        raise ValueError(f"There is no seat {seat}; the seats are 0 to {played.seats - 1}.")
    if worlds and worlds < LEAST_WORLDS:
        raise ValueError(f"A decision is measured in at least {LEAST_WORLDS} worlds, or in none (0).")
    in_the_curve = IN_THE_CURVE if worlds else FEW_WORLDS
    analysis = Analysis(played, Plan(worlds=worlds, in_the_curve=in_the_curve, seat=seat, seed=seed))
    pieces = 0

    def one_more() -> None:
        nonlocal pieces
        pieces += 1
        done(pieces, max(pieces, analysis.length))

    return report_of(analysis.run(seconds, one_more))
