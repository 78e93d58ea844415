"""A package is whole: what is installed from a wheel or an sdist serves the hall, and an sdist holds all of it."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import hatch_build
import pytest

ROOT = Path(__file__).parent.parent
CLIENT = {
    "web/package-lock.json": "{}",
    "web/src/main.ts": "start();",
    "src/zunft/text/en.ftl": "hall = The hall",
}


@pytest.fixture
def client() -> ModuleType:
    from importlib.util import module_from_spec, spec_from_file_location  # noqa: PLC0415

    spec = spec_from_file_location("client", ROOT / "tools" / "client.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with sources of a client, which is not built."""
    for name, text in CLIENT.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/client.py").write_text((ROOT / "tools/client.py").read_text("utf-8"), encoding="utf-8")
    return tmp_path


def built(project: Path, client: ModuleType) -> None:
    (project / client.PLACE).mkdir(parents=True)
    (project / client.PLACE / client.KEY).write_text(client.key(project), encoding="utf-8")


@pytest.mark.parametrize("changed", CLIENT)
def test_a_client_is_built_until_something_changes_that_it_is_made_from(
    project: Path, client: ModuleType, changed: str
) -> None:
    assert not client.is_built(project)
    built(project, client)
    (project / "web/tests").mkdir()
    (project / "web/tests/main.test.ts").write_text("check();", encoding="utf-8")
    assert client.is_built(project)
    (project / changed).write_text("another", encoding="utf-8")
    assert not client.is_built(project)


def test_a_client_that_is_as_new_as_its_sources_is_taken(project: Path, client: ModuleType) -> None:
    built(project, client)
    hatch_build.bring_client(project)


@pytest.mark.parametrize(
    ("npm", "says"),
    [
        (None, "it needs Node 22.12 or newer"),
        ("exit 0", "npm run build made no page"),
        ('[ "$1" = --version ] || { echo "no such package"; exit 1; }', "no such package"),
    ],
)
def test_a_client_that_cannot_be_built_stops_the_build(
    project: Path, npm: str | None, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, does in (("node", "exit 0"), ("npm", npm)):
        if does:
            (project / "bin").mkdir(exist_ok=True)
            (project / "bin" / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
            (project / "bin" / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(project / "bin"))
    with pytest.raises(SystemExit, match=re.escape(says)) as stopped:
        hatch_build.bring_client(project)
    assert str(stopped.value).endswith("ZUNFT_CLIENT=0 builds without it.")


def test_without_sources_there_is_nothing_to_build_from(project: Path) -> None:
    (project / "web/package-lock.json").unlink()
    with pytest.raises(SystemExit, match="its sources"):
        hatch_build.bring_client(project)


@pytest.mark.slow
def test_an_sdist_holds_everything_and_makes_a_wheel_with_the_client(tmp_path: Path) -> None:
    build(ROOT, "sdist", tmp_path)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (inside,) = (folder for folder in tmp_path.iterdir() if folder.is_dir())
    for name in ("web/src/main.ts", "web/package-lock.json", "tests/test_whole.py", "tools/client.py", "Makefile"):
        assert (inside / name).read_bytes() == (ROOT / name).read_bytes()
    assert not {"node_modules", "build", ".git"} & {path.name for path in inside.rglob("*")}
    build(inside, "wheel", tmp_path)
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert {"zunft/web_dist/index.html", "zunft/_build.py", "zunft/law/flanders.md"} <= names


def build(root: Path, target: str, to: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
