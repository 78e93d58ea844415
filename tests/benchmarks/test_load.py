"""The load driver takes the paths that its help names."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import pytest

import load


def test_a_relative_python_is_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link stays one: an environment knows itself by its place."""
    monkeypatch.chdir(tmp_path)
    program = tmp_path / "env" / "bin" / "python"
    program.parent.mkdir(parents=True)
    program.symlink_to(os.path.realpath("/bin/sh"))
    assert load.interpreter("env/bin/python") == str(program)
    with pytest.raises(argparse.ArgumentTypeError, match="there is no env/bin/snake here"):
        load.interpreter("env/bin/snake")
