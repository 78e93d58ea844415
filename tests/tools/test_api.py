"""Every public name says what it is, and the page that is made of it has all of them."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import zunft
from zunft import bots

ROOT = Path(__file__).parents[2]
SHORT = '''
class Box:
    """A box."""
    size: int = 1  # in ells

    def __init__(self, size: int, of: tuple[int, str] = (1, "a"), *, more: list[int] | None = None) -> None: ...
    def open(self, far: bool = True) -> str: ...
'''


@pytest.fixture
def api(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from docs_of import api  # noqa: PLC0415

    return api


def test_every_public_name_has_a_docstring(api: ModuleType) -> None:
    assert api.undocumented() == []


def test_the_page_has_every_name_that_the_packages_hand_out() -> None:
    heads = set(re.findall(r"^### (\w+)$", (ROOT / "docs" / "api.md").read_text("utf-8"), re.M))
    told = {name for module in (zunft, bots) for name in module.__all__ if callable(getattr(module, name))}
    assert len(told) > 15
    assert told <= heads


def test_what_says_nothing_of_itself_is_found(api: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "store.py").write_text(SHORT, encoding="utf-8")
    monkeypatch.setattr(api, "SOURCES", tmp_path)
    monkeypatch.setattr(api, "MODULES", {"store": ("Box",)})
    assert api.undocumented() == ["store.Box.open(far: bool=True) -> str"]
    [box] = api.entries()
    assert list(box.fields()) == [("size: int", "in ells")]
    monkeypatch.setattr(api, "WIDEST", 20)
    arguments = ["size: int", "of: tuple[int, str]=(1, 'a')", "*", "more: list[int] | None=None"]
    assert api.call_of(box.node).splitlines() == ["Box(", *(f"    {each}," for each in arguments), ")"]
