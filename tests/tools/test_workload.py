"""What a build with a profile needs and plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import hatch_build
import pytest

import zunft
from zunft.research.door import Door

ROOT = Path(__file__).parents[2]


@pytest.fixture
def workload(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import workload  # noqa: PLC0415

    return workload


def test_games_searches_and_batches_of_all_titles_are_played(
    workload: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: set[tuple[str, str]] = set()

    def noted(what: str, work: Callable[[Door, int], None]) -> Callable[[Door, int], None]:
        def once(door: Door, _number: int) -> None:
            work(door, 1)
            done.add((door.title, what))

        return once

    for what in ("play", "search", "step"):
        monkeypatch.setattr(workload, what, noted(what, getattr(workload, what)))
    monkeypatch.setattr(workload, "BOT", "ismcts:2")
    monkeypatch.setattr(workload, "is_compiled", lambda: True)
    workload.main()
    assert done == {(title, what) for title in zunft.titles() for what in ("play", "search", "step")}


def test_an_engine_that_is_not_compiled_writes_no_profile(
    workload: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workload, "is_compiled", lambda: False)
    with pytest.raises(SystemExit, match="is not compiled"):
        workload.main()


def test_a_build_with_a_profile_needs_what_playing_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = object.__new__(hatch_build.EngineBuildHook)
    monkeypatch.setattr(hatch_build.EngineBuildHook, "root", str(ROOT))
    monkeypatch.setenv("ZUNFT_COMPILE", "1")
    plain = hook.dependencies()
    monkeypatch.setenv("ZUNFT_PROFILE", "1")
    own = hatch_build.read_project(ROOT)["project"]["dependencies"]
    assert hook.dependencies() == [*plain, *own]
