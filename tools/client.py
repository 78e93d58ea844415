"""The browser client as the build needs it: what it is made from, whether it is built, and the Node that builds it.

tools/client.py key    one line that changes with everything that the client is built from
tools/client.py node   exit code 0 when this machine's Node and npm can build it
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# Tests and the settings of its tools change nothing that a browser sees.
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
NEW_ENOUGH = """
const [a, b] = process.versions.node.split(".").map(Number);
process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1);
"""
PLACE = Path("src/zunft/web_dist")
KEY = "built-from.txt"  # the last file of a build: without it the others may be torn


def is_built(root: Path) -> bool:
    """Whether the client is there and as new as its sources."""
    written = root / PLACE / KEY
    return written.is_file() and written.read_text(encoding="utf-8").strip() == key(root)


def has_sources(root: Path) -> bool:
    return (root / "web" / "package-lock.json").is_file()


def key(root: Path) -> str:
    total = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources(root: Path) -> list[Path]:
    return sorted(path for path in found(root) if path.is_file())


def found(root: Path) -> Iterator[Path]:
    """Its own files, and the texts of the server and the titles, which it says, too."""
    web = root / "web"
    for name in SOURCES:
        yield from (web / name).rglob("*") if (web / name).is_dir() else [web / name]
    yield from (root / "src" / "zunft").rglob("*.ftl")


def has_node() -> bool:
    """Whether there is a Node that the client's tools take, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    asked = ([node, "-e", NEW_ENOUGH], [npm, "--version"])
    return all(subprocess.run(words, capture_output=True, check=False).returncode == 0 for words in asked)


def build(root: Path) -> str:
    """Build it where it belongs; what went wrong, or nothing."""
    npm = [shutil.which("npm") or "npm", "--prefix", str(root / "web")]
    for words in (["ci", "--silent"], ["run", "--silent", "build"]):
        done = subprocess.run([*npm, *words], capture_output=True, text=True, check=False)
        if done.returncode:
            return "\n".join((done.stdout + done.stderr).splitlines()[-40:]) or f"npm {words[0]} failed."
    if not (root / PLACE / "index.html").is_file():
        return "npm run build made no page."
    (root / PLACE / KEY).write_text(f"{key(root)}\n", encoding="utf-8")
    return ""


if __name__ == "__main__":
    if sys.argv[1:] == ["key"]:
        print(key(Path(__file__).parents[1]))
    elif sys.argv[1:] == ["node"]:
        sys.exit(not has_node())
    else:
        sys.exit(__doc__)
