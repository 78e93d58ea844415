"""What is compiled: nothing falls out of the compiled group without somebody hearing of it."""

from __future__ import annotations

import re
import runpy
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import hatch_build
import pytest

from zunft import version
from zunft.version import compiled_group, describe, empty_patterns, interpreted, is_compiled, kind_of, patterns

ROOT = Path(__file__).parent.parent


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A package of which one module is a library and one is not."""
    package = tmp_path / "half_compiled"
    package.mkdir()
    for name in ("__init__.py", "left.py", f"done{EXTENSION_SUFFIXES[0]}"):
        (package / name).touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return ["half_compiled.done", "half_compiled.left"]


def test_a_module_that_is_not_compiled_is_named(half: list[str]) -> None:
    assert interpreted(half) == ["half_compiled.left"]
    assert kind_of(half) == "compiled, but interpreted in 1 of 2 modules: half_compiled.left"
    assert kind_of(half[:1]) == "compiled"
    assert kind_of(half[1:]) == "interpreted"


def test_a_module_of_the_group_that_is_not_there_is_named() -> None:
    assert interpreted(["zunft.engine.nothing"]) == ["zunft.engine.nothing"]


def test_one_module_is_enough_for_not_being_compiled(half: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for group, compiled in ((half, False), (half[:1], True)):
        monkeypatch.setattr("zunft.version.compiled_group", lambda group=group: group)
        assert is_compiled() == compiled
    assert describe().startswith("zunft 0.1.0, engine compiled (source ")


def test_an_interpreted_engine_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(version, "told", set())
    assert not version.is_news()  # where ZUNFT_INTERPRETED is set, as in these tests
    monkeypatch.delenv("ZUNFT_INTERPRETED")
    monkeypatch.setattr(version, "is_compiled", lambda: True)
    assert not version.is_news()
    monkeypatch.setattr(version, "is_compiled", lambda: False)
    assert [version.is_news(), version.is_news()] == [True, False]


def test_every_pattern_of_ours_matches_a_file() -> None:
    assert len(patterns(ROOT)) > 20
    assert empty_patterns(ROOT) == []


def test_the_group_has_engine_rules_and_bots() -> None:
    group = compiled_group()
    assert {"zunft.engine.play", "zunft.games.gilde.rules", "zunft.games.gilde.rules.dispatch"} <= set(group)
    assert any(name.startswith("zunft.bots.search.search") for name in group)
    assert interpreted(group) == group  # in a checkout nothing is compiled


# --- the build ------------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of one module, whose compiled group has a pattern for it and one for nothing."""
    folder = tmp_path / "src" / "zunft"
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "zunft" / "version.py", folder)
    listed = '["src/zunft/version.py", "src/zunft/bots/gone*.py"]'
    (tmp_path / "pyproject.toml").write_text(f"[tool.zunft]\ncompiled = {listed}\n", encoding="utf-8")
    return tmp_path


def test_a_pattern_that_matches_nothing_stops_the_build(project: Path) -> None:
    hook = hatch_build.EngineBuildHook(str(project), {}, None, None, str(project), "wheel")  # type: ignore[arg-type]
    sentence = "pyproject.toml, [tool.zunft] compiled: no file matches src/zunft/bots/gone*.py."
    with pytest.raises(SystemExit, match=f"^{re.escape(sentence)}$"):
        hook.initialize("standard", {"force_include": {}})


def test_a_build_writes_down_the_group(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZUNFT_CLIENT", "0")
    (project / "src/zunft/bots").mkdir()
    (project / "src/zunft/bots/gone.py").touch()
    hook = hatch_build.EngineBuildHook(str(project), {}, None, None, str(project), "wheel")  # type: ignore[arg-type]
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("standard", build_data)
    (written,) = build_data["force_include"]
    assert runpy.run_path(written)["GROUP"] == ("zunft.bots.gone", "zunft.version")
    hook.finalize("standard", build_data, "")
