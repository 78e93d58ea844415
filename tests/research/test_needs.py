"""A door whose package is missing says so in one sentence, and the others stay open."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("door", "package"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("batch", "numpy")],
)
def test_a_missing_package_is_named_with_what_brings_it(
    door: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"zunft.research.{door}", raising=False)
    with pytest.raises(ImportError, match=r"needs .*: pip install 'zunft\[research\]'\.$"):
        importlib.import_module(f"zunft.research.{door}")
    assert importlib.import_module("zunft.research.door").Door("strasbourg").actions == 224


def test_pufferlib_which_no_extra_brings_is_named_with_where_to_read_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pufferlib", None)
    monkeypatch.delitem(sys.modules, "zunft.research.pufferlib", raising=False)
    with pytest.raises(ImportError, match=r"needs pufferlib, gymnasium and numpy: see docs/research\.$"):
        importlib.import_module("zunft.research.pufferlib")
