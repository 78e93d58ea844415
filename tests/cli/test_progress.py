"""How far a long command is: bars where somebody is looking, and nothing elsewhere."""

from __future__ import annotations

import io
from typing import Any

import pytest
import rich.console

from zunft.cli.progress import counted, stepped


def terminal(monkeypatch: pytest.MonkeyPatch, is_terminal: bool) -> io.StringIO:
    out, console = io.StringIO(), rich.console.Console
    settings: dict[str, Any] = {"file": out, "force_terminal": is_terminal, "width": 80, "legacy_windows": False}
    monkeypatch.setattr(rich.console, "Console", lambda stderr: console(**settings))
    return out


def test_a_terminal_sees_each_step_with_how_much_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    out = terminal(monkeypatch, True)
    with stepped({"copy": "rows copied", "verify": "games played again"}.__getitem__) as tell:
        tell("copy", 500, 700)
        tell("copy", 700, 700)
        tell("verify", 2, 9)
    with counted("games", 12) as done:
        done(5)
    shown = out.getvalue()
    for part in ("rows copied", "700/700", "games played again", "2/9", "games", "5/12"):
        assert part in shown


def test_nobody_else_sees_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    out = terminal(monkeypatch, False)
    with stepped(str) as tell, counted("games", 3) as done:
        tell("copy", 1, 1)
        done(3)
    assert out.getvalue() == ""
