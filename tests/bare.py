"""What `pip install zunft` brings, without any extra: every other package is out of reach, as if it were not there.

Run as a program it imports every module but those of agents, server, arena, research, data sets and printing; then it
is the command line.
"""

from __future__ import annotations

import pkgutil
import re
import sys
import tomllib
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from types import ModuleType

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
WITH_EXTRAS = ("zunft.agents", "zunft.server", "zunft.arena", "zunft.research", "zunft.dataset", "zunft.cli.printing")
NAME = re.compile(r"[\w.-]+")


def plain(requirement: str) -> str:
    """The name of a distribution, as every spelling of it comes out the same."""
    found = NAME.match(requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def brought() -> set[str]:
    """The distributions that the base requirements need, and those that these need."""
    waiting = [plain(each) for each in tomllib.loads(PROJECT.read_text("utf-8"))["project"]["dependencies"]]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [plain(each) for each in requires(name) or () if "extra ==" not in each]
    return found


def out_of_reach() -> set[str]:
    """The packages of this environment that only an extra or the tools bring."""
    base = brought() | {"zunft"}
    return {package for package, of in packages_distributions().items() if not base & set(map(plain, of))}


class Missing:
    """Stands before all other finders, and says of such a package what Python says where it is not installed."""

    def __init__(self) -> None:
        self.packages = out_of_reach()

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> None:
        if name.partition(".")[0] in self.packages:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def modules() -> list[str]:
    """Every module that has to do without an extra. Packages are walked by file, so that none is imported for it."""
    folders = list(import_module("zunft").__path__)
    return [name for name in walk(folders, "zunft.") if not name.startswith(WITH_EXTRAS)]


def walk(folders: list[str], prefix: str) -> list[str]:
    found = []
    for each in pkgutil.iter_modules(folders, prefix):
        found.append(each.name)
        if each.ispkg:
            found += walk([f"{folder}/{each.name.rpartition('.')[2]}" for folder in folders], f"{each.name}.")
    return found


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())
    names = modules()
    for module in names:
        if module != "zunft.__main__":
            import_module(module)
    print(f"{len(names)} modules without an extra")
    import_module("zunft.cli").main()
