"""Nothing is installed on a machine without a word, nor where somebody would have to be asked."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NEEDS = Path(__file__).parents[2] / "tools" / "needs.sh"
WORDS = ("bash", "sed", "awk", "cat", "mkdir", "dirname", "true")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with few programs, whose apt only writes down what it was asked for."""
    (tmp_path / "tools").mkdir()
    shutil.copy(NEEDS, tmp_path / "tools")
    for name in WORDS:
        program(tmp_path, name, f'exec {shutil.which(name)} "$@"')
    program(tmp_path, "id", '[ "$1" = -un ] && echo root || echo 0')
    program(tmp_path, "apt-get", f'echo "$*" >>{tmp_path}/asked')
    return tmp_path


def program(machine: Path, name: str, does: str) -> None:
    file = machine / "bin" / name
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
    file.chmod(0o755)


def get(machine: Path, **environment: str) -> tuple[str, list[str]]:
    """What is said, and what apt was asked for."""
    kept = {name: value for name, value in os.environ.items() if name != "NO_APT"}
    done = subprocess.run(
        [machine / "tools" / "needs.sh", "get", "redis"],
        env=kept | {"PATH": str(machine / "bin")} | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    asked = machine / "asked"
    return done.stdout + done.stderr, asked.read_text().splitlines() if asked.exists() else []


def test_root_is_told_what_is_about_to_be_installed(machine: Path) -> None:
    said, asked = get(machine)
    assert "as root: redis-server (NO_APT=1 installs nothing)" in said
    assert asked == ["update -qq", "install -y -qq --no-install-recommends redis-server"]


def test_no_apt_installs_nothing_and_says_what_is_missing(machine: Path) -> None:
    said, asked = get(machine, NO_APT="1")
    assert "apt-get install redis-server" in said
    assert asked == []
    assert "redis-server" in (machine / "build" / "skips" / "redis").read_text()


def test_somebody_else_installs_only_where_sudo_asks_nobody(machine: Path) -> None:
    program(machine, "id", '[ "$1" = -un ] && echo anna || echo 1000')
    program(machine, "sudo", "exit 1")
    said, asked = get(machine)
    assert "a sudo that asks nobody" in said
    assert asked == []
    program(machine, "sudo", '[ "$1" = -n ] && shift && exec "$@"')
    assert len(get(machine)[1]) == 2
