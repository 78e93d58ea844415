"""`pip install zunft` alone, without an extra, is enough to play in the terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from tests import bare
from tests.cli.table import WHOLE_GAME


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, bare.__file__, *words],
        env=os.environ | {"LANG": "en_GB.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_without_extras_every_module_outside_server_arena_and_research_is_imported_and_a_game_is_played() -> None:
    done = run("play", "flanders", "--terminal", "--edition", "tiny", "--seats", "2", "--seed", "5", typed=WHOLE_GAME)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    imported = re.match(r"(\d+) modules without an extra", done.stdout)
    assert imported
    assert int(imported[1]) > 150


DATASET = ("dataset", "--title", "strasbourg", "--games", "1", "--out", "build/data")
PRINT = ("edition", "print", "tiny", "--out", "build/printed")


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("serve",), "server"),
        (("balance", "gilde"), "arena"),
        (PRINT, "print"),
        (DATASET, "data"),
        (("mcp", "gilde"), "agents"),
    ],
)
def test_what_an_extra_brings_is_named_in_one_sentence(command: tuple[str, ...], extra: str) -> None:
    done = run(*command)
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr
    assert f"zunft[{extra}]" in done.stderr


def test_packages_of_the_extras_are_out_of_reach_and_those_of_the_base_are_not() -> None:
    away = bare.out_of_reach()
    assert {"msgspec", "litestar", "sqlalchemy", "numpy", "polars", "redis", "pytest"} <= away
    assert not away & {"zunft", "click", "fluent", "rich", "librt", "mypy_extensions"}
