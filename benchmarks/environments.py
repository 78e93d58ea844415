"""Where the benchmarks run: the three environments, and the versions of what they run on."""

import os
import platform
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
REQUIREMENTS = HERE / "requirements.txt"
FOLDERS = {
    "interpreted": ROOT / ".venv",
    "compiled": ROOT / ".venv-compiled",
    "peers": ROOT / ".venv-peers",
}


def pythons(sides: set[str]) -> dict[str, Path]:
    """The Python of each environment that is there; the peers' is made when it is not."""
    there = {side for side in sides if python(side).exists()}
    if "peers" in sides:
        there = there | {"peers"} if make_peers() else there - {"peers"}
    found = {side: python(side) for side in there}
    for side in sorted(sides - found.keys()):
        print(f"no environment {FOLDERS[side].name}: what is {side} is left out", file=sys.stderr)
    return found


def python(side: str) -> Path:
    return FOLDERS[side] / "bin" / "python"


def make_peers() -> bool:
    """Make .venv-peers, unless it holds what requirements.txt says; tells whether it is ready."""
    folder = FOLDERS["peers"]
    stamp = folder / ".ready"
    if stamp.exists() and stamp.read_text() == REQUIREMENTS.read_text():
        return True
    print(f"making {folder.name} ...", file=sys.stderr)
    if not (_run(sys.executable, "-m", "venv", "--clear", str(folder)) and _install()):
        print("the peers could not be installed: they need the package index", file=sys.stderr)
        return False
    (folder / ".gitignore").write_text("*\n")
    stamp.write_text(REQUIREMENTS.read_text())
    return True


def _install() -> bool:
    """By uv when the project's environment has it, else (or when uv fails) by pip."""
    uv = FOLDERS["interpreted"] / "bin" / "uv"
    peers = str(python("peers"))
    if uv.exists() and _run(str(uv), "pip", "install", "--quiet", "--python", peers, "-r", str(REQUIREMENTS)):
        return True
    return _run(peers, "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS))


def _run(*words: str) -> bool:
    return subprocess.run(words, check=False).returncode == 0


def said(*words: str) -> str:
    """What a program printed; empty when there is no such program or it failed."""
    try:
        return subprocess.run(words, capture_output=True, text=True, cwd=ROOT, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def compiler() -> str:
    """Name and version of the C compiler that builds extensions for this Python."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return f"{Path(words[0]).name} {said(words[0], '-dumpfullversion') or 'unknown'}"


def cpu() -> str:
    """The processor's model name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def commit() -> str:
    """The commit of the checkout, marked when files were changed since."""
    return said("git", "describe", "--always", "--dirty", "--abbrev=12")
