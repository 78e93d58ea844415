"""What is running: the version, whether the engine is compiled, and the hash of its sources."""

import hashlib
import tomllib
from importlib import import_module
from pathlib import Path

VERSION = "0.1.0"


def describe() -> str:
    """One line for `zunft --version` and for reports."""
    kind = "compiled" if is_compiled() else "interpreted"
    return f"zunft {VERSION}, engine {kind} (source {source_hash()[:12]})"


def is_compiled() -> bool:
    """Judged by the file that was really loaded, not by what the build once said."""
    return str(import_module("zunft.engine.play").__file__).endswith((".so", ".pyd"))


def source_hash() -> str:
    """The hash that the wheel was built with; in a checkout, that of the files as they are now."""
    try:
        return str(import_module("zunft._build").SOURCE_HASH)
    except ModuleNotFoundError:
        return hash_sources(Path(__file__).parents[2])


def compiled_sources(root: Path) -> list[Path]:
    """The modules of the compiled group, as pyproject.toml lists them and as far as they exist."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = project["tool"]["zunft"]["compiled"]
    return sorted({path for glob in globs for path in root.glob(glob)})


def hash_sources(root: Path) -> str:
    """SHA-256 over path and content of the compiled group."""
    total = hashlib.sha256()
    for path in compiled_sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()
