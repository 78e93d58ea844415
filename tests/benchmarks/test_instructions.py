"""What is counted goes through the compiled modules, and a count that rises is noticed."""

from __future__ import annotations

import sys
from importlib import import_module
from types import FrameType

import pytest

import instructions
import zunft
from zunft.version import compiled_group

SELDOM = {"zunft.games.gilde.bot.election"}  # only in the 21st decision
JUDGED = {"zunft.bots.search.history"}  # only in searches that ask the judge, as the Alderman's do
# What is said of a decision, deals with people, and what a judge reads: no search of a level comes there.
BESIDE = {"reasons", "dealing", "signs"}


def modules_of_bots(title: str) -> set[str]:
    """Those of the compiled group that belong to this title or to none."""
    others = [other for other in zunft.titles() if other != title]
    group = [name for name in compiled_group() if {"bot", "bots"} & set(name.split("."))]
    searching = [name for name in group if name.rpartition(".")[2] not in BESIDE and not is_package(name)]
    return {name for name in searching if not any(other in name for other in others)}


def is_package(name: str) -> bool:
    """One has no function that could be called."""
    return hasattr(import_module(name), "__path__")


def modules_called(title: str, decisions: int) -> set[str]:
    decide = instructions.works_of(title)[title, "decision"]
    called: set[str] = set()

    def hear(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(str(frame.f_globals.get("__name__")))

    sys.setprofile(hear)
    try:
        decide(decisions)
    finally:
        sys.setprofile(None)
    return called


@pytest.mark.slow
def test_the_decisions_go_through_every_compiled_module_of_the_bots() -> None:
    """So one that is not compiled costs many times the instructions."""
    called = set().union(*(modules_called(title, 1) for title in instructions.SEATS))
    wanted = set().union(*(modules_of_bots(title) for title in instructions.SEATS))
    assert len(wanted) > 30
    assert wanted - called <= SELDOM | JUDGED


def test_a_search_that_asks_the_judge_goes_through_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "BOT", "ismcts:8:2:1:1")
    assert modules_called("flanders", 1) >= JUDGED


@pytest.mark.soak
def test_all_of_them_reach_the_last_module() -> None:
    assert modules_called("gilde", instructions.TIMES["decision"]) >= SELDOM


def test_every_title_has_both_counts_on_record() -> None:
    assert sorted(instructions.SEATS) == sorted(zunft.titles())
    for entry in (instructions.recorded()[title] for title in zunft.titles()):
        assert {f"instructions_per_{what}" for what in instructions.TIMES} <= set(entry)


@pytest.mark.parametrize(("count", "risen"), [(1_101, True), (1_100, False), (900, False)])
def test_more_than_a_tenth_is_too_much(count: int, risen: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert instructions.compare(("gilde", "decision"), count, 1_000) == risen
    said = capsys.readouterr()
    assert ("more than 10 % up" in said.err) == risen
    assert f"gilde: {count:,} instructions a decision" in said.err + said.out


def test_a_record_of_another_compiler_is_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert not instructions.is_comparable("gilde", {"compiler": "one"}, {"compiler": "other"})
    assert capsys.readouterr().out == (
        "gilde: not compared, the record was made with another version: compiler one there, other here\n"
    )
    assert not instructions.is_comparable("gilde", None, {})
