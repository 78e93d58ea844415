"""Writes docs/api.md, the pages of docs/notation/ and those on observations in docs/research/ from the code; with
--check it only says which are out of date.

What a title says is read from its code; the schema of its view is shaped in docs_of/, by hand, and held by tests. The
types of each title are made from its schema.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from docs_of import flanders, gilde, strasbourg
from docs_of.api import api_page
from docs_of.common import common_page
from docs_of.journal import journal_page
from docs_of.tensor import tensor_page
from docs_of.typed import typed_module

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "notation"
GAMES = ROOT / "src" / "zunft" / "games"
TITLES = {"flanders": flanders, "gilde": gilde, "strasbourg": strasbourg}


def main() -> int:
    stale = {path: text for path, text in pages().items() if not is_written(path, text)}
    for path, text in stale.items():
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is out of date: run `make docs`")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)} written")
    return 1 if stale and "--check" in sys.argv else 0


def is_written(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def pages() -> dict[Path, str]:
    made = {"README.md": common_page(), "journal.md": journal_page()}
    for key, title in TITLES.items():
        made[f"{key}.md"] = title.page()
        made[f"{key}.view.schema.json"] = json.dumps(title.schema(), indent=2) + "\n"
    seen = {ROOT / "docs" / "research" / f"{key}.md": tensor_page(key, title.NAME) for key, title in TITLES.items()}
    return seen | {
        ROOT / "docs" / "api.md": api_page(),
        **{FOLDER / name: text for name, text in made.items()},
        **types(),
    }


def types() -> dict[Path, str]:
    return {GAMES / key / "typed.py": typed_module(key, title.NAME, title.schema()) for key, title in TITLES.items()}


if __name__ == "__main__":
    sys.exit(main())
