"""Every other Python that this machine has plays a game of each title, interpreted, to the same fingerprint."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements" / "base.lock"
UV = ROOT / ".venv" / "bin" / "uv"
WHO = """import sys
if sys.implementation.name == "cpython" and sys.version_info >= (3, 11): print("%d.%d" % sys.version_info[:2])"""


def main() -> None:
    own, wanted = f"{sys.version_info.major}.{sys.version_info.minor}", games(sys.executable)
    others = {name: path for name, path in pythons().items() if name != own}
    for name, path in others.items():
        begun = time.monotonic()
        if games(environment(name, path)) != wanted:
            sys.exit(f"Python {name} plays other games than {own}.")
        print(f"Python {name} plays the same games as {own} ({time.monotonic() - begun:.0f} s)")
    if not others:
        print("There is no other Python here: only this one was tried.")


def pythons() -> dict[str, str]:
    """A CPython of each version from 3.11 on."""
    found: dict[str, str] = {}
    for path in candidates():
        asked = subprocess.run([path, "-c", WHO], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and asked.stdout.strip():
            found.setdefault(asked.stdout.strip(), path)
    return dict(sorted(found.items()))


def candidates() -> list[str]:
    """On the path, and those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/3.*/bin/python")
    named = [shutil.which(f"python3.{minor}") for minor in range(11, 30)]
    return [*(path for path in named if path), *map(str, sorted(kept, reverse=True))]


def environment(name: str, path: str) -> str:
    """The Python of an environment with what playing needs, and nothing else."""
    folder = ROOT / "build" / f"python-{name}"
    python, done = folder / "bin" / "python", folder / ".done"
    key = hashlib.sha256(LOCK.read_bytes() + path.encode()).hexdigest()
    if not done.is_file() or done.read_text(encoding="utf-8") != key:
        links = os.environ.get("UV_FIND_LINKS", os.environ.get("PIP_FIND_LINKS", ""))  # pip's folder of wheels, if any
        subprocess.run([UV, "venv", "--quiet", "--clear", "--python", path, folder], check=True)
        install = [str(UV), "pip", "install", "--quiet", "--python", str(python), "--require-hashes", "-r", str(LOCK)]
        subprocess.run(install, env=os.environ | {"UV_FIND_LINKS": links}, check=True)
        done.write_text(key, encoding="utf-8")
    return str(python)


def games(python: str) -> str:
    settings = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.check_output([python, ROOT / "tools" / "games.py"], env=settings, text=True)


if __name__ == "__main__":
    main()
