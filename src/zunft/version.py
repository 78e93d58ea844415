"""The running program: its version, whether the engine is compiled, and the hash of its sources."""

import hashlib
import os
import tomllib
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from multiprocessing import parent_process
from pathlib import Path

VERSION = "0.1.0"
told: set[str] = set()  # what this program has said already


def describe() -> str:
    """One line for `zunft --version` and for reports."""
    return f"zunft {VERSION}, engine {kind_of(compiled_group())} (source {source_hash()[:12]})"


def kind_of(group: Sequence[str]) -> str:
    """Compiled or interpreted; if mixed, the modules that should be compiled and are not."""
    missing = interpreted(group)
    if not missing:
        return "compiled"
    if len(missing) == len(group):
        return "interpreted"
    return f"compiled, but interpreted in {len(missing)} of {len(group)} modules: {', '.join(missing)}"


def is_compiled() -> bool:
    """Whether every module of the compiled group is compiled; a single exception makes searches many times slower."""
    return not interpreted(compiled_group())


def is_news() -> bool:
    """Whether to say now that the engine is interpreted: once a program, and not where ZUNFT_INTERPRETED is set."""
    if "said" in told or os.environ.get("ZUNFT_INTERPRETED") or parent_process() or is_compiled():
        return False
    told.add("said")
    return True


def interpreted(group: Sequence[str]) -> list[str]:
    """The modules of the group that are not compiled, judged by the loaded files, not by the build's own record."""
    return [name for name in group if not file_of(name).endswith(tuple(EXTENSION_SUFFIXES))]


def file_of(module: str) -> str:
    found = find_spec(module)
    return str(found.origin) if found else ""


def compiled_group() -> list[str]:
    """The modules that the wheel was built to have compiled; in a checkout, those of pyproject.toml."""
    try:
        return list(import_module("zunft._build").GROUP)
    except ModuleNotFoundError:
        return module_names(Path(__file__).parents[2])


def source_hash() -> str:
    """The hash that the wheel was built with; in a checkout, that of the current files."""
    try:
        return str(import_module("zunft._build").SOURCE_HASH)
    except ModuleNotFoundError:
        return hash_sources(Path(__file__).parents[2])


def patterns(root: Path) -> list[str]:
    """What pyproject.toml lists as the compiled group."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["tool"]["zunft"]["compiled"])


def empty_patterns(root: Path) -> list[str]:
    """Patterns that match no file: something was renamed, and would silently be interpreted."""
    return [pattern for pattern in patterns(root) if not any(root.glob(pattern))]


def compiled_sources(root: Path) -> list[Path]:
    """The files of the compiled group."""
    return sorted({path for pattern in patterns(root) for path in root.glob(pattern)})


def module_names(root: Path) -> list[str]:
    """The import names of the compiled group."""
    files = [path.relative_to(root / "src").with_suffix("") for path in compiled_sources(root)]
    return [".".join(path.parts).removesuffix(".__init__") for path in files]


def hash_sources(root: Path) -> str:
    """SHA-256 over path and content of the compiled group."""
    total = hashlib.sha256()
    for path in compiled_sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()
