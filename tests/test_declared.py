"""What is imported is declared in pyproject.toml: a package that only comes with another one may be gone tomorrow."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import hatch_build
import pytest

ROOT = Path(__file__).parent.parent
PROJECT = hatch_build.read_project(ROOT)
OWN = {"zunft", "tests", "hatch_build", "backend"}
# Rivals and measures that only the benchmarks know, each in an environment of its own (benchmarks/requirements.txt).
ELSEWHERE = {"benchmarks": {"catanatron", "pyspiel"}, "research": {"pufferlib"}}  # PufferLib asks for an older NumPy
# What each extra brings may be imported in these folders alone; what plays needs nothing else.
FOLDERS = {
    "server": ["server"],
    "arena": ["arena", "ray"],
    "dataset": ["data"],
    "research": ["research"],
    "agents": ["agents"],
    "cli": ["server", "arena", "print", "agents"],
}


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9_.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def declared(folder: str) -> set[str]:
    project: dict[str, Any] = PROJECT["project"]
    extras = project["optional-dependencies"]
    wanted = list(project["dependencies"])
    wanted += [each for extra in FOLDERS.get(folder, []) for each in extras[extra]]
    return {name_of(each) for each in wanted}


def for_development() -> set[str]:
    groups = [each for group in PROJECT["dependency-groups"].values() for each in group if isinstance(each, str)]
    extras = [each for extra in PROJECT["project"]["optional-dependencies"].values() for each in extra]
    return {name_of(each) for each in [*PROJECT["project"]["dependencies"], *groups, *extras]}


def imported(files: Iterator[Path]) -> dict[str, Path]:
    """The packages that these files import, each with one of the files."""
    found: dict[str, Path] = {}
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0]: file for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found[node.module.split(".")[0]] = file
    return {name: file for name, file in found.items() if name not in sys.stdlib_module_names | OWN}


@cache
def distributions() -> Mapping[str, list[str]]:
    return packages_distributions()


def undeclared(files: Iterator[Path], allowed: set[str], known: set[str]) -> list[str]:
    packages = distributions()
    strangers = []
    for module, file in sorted(imported(files).items()):
        names = {name_of(each) for each in packages.get(module, [module])}
        if module not in known and not names & allowed:
            strangers.append(f"{module} in {file.relative_to(ROOT)}")
    return strangers


@pytest.mark.parametrize("folder", sorted(path.name for path in (ROOT / "src/zunft").iterdir() if path.is_dir()))
def test_a_folder_imports_what_its_extras_bring_and_nothing_else(folder: str) -> None:
    assert undeclared((ROOT / "src/zunft" / folder).rglob("*.py"), declared(folder), ELSEWHERE.get(folder, set())) == []


@pytest.mark.parametrize("folder", ["tests", "tools", "benchmarks", "docs"])
def test_tests_tools_and_benchmarks_import_what_is_declared(folder: str) -> None:
    scripts = {file.stem for each in (folder, "tools", "benchmarks") for file in (ROOT / each).iterdir()}
    known = scripts | ELSEWHERE.get(folder, set())
    assert undeclared((ROOT / folder).rglob("*.py"), for_development(), known) == []


def test_an_import_that_nobody_declared_is_found(tmp_path: Path) -> None:
    (tmp_path / "new.py").write_text("import os\nfrom urllib3 import request\nimport click.core\n", encoding="utf-8")
    assert list(imported(tmp_path.rglob("*.py"))) == ["urllib3", "click"]
    assert "urllib3" not in for_development()
