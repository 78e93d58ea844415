"""The numbered law of a title, read from the documents that come with the package."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

import zunft

PACKAGE = Path(zunft.__file__).parent
FOLDERS = (PACKAGE / "law", PACKAGE.parents[1] / "docs" / "rules")  # in a wheel, in a checkout
ITEM = re.compile(r"- \*\*([FSGRAQ]-\d{2,3})\*\* (.+)")  # rules and rulings; facts and test vectors are no law
ROW = re.compile(r"[RAQ]-\d{2}")
RULING = 4  # cells at least: number, question, readings, and what is played
HEADING = re.compile(r"#{2,6} (.+)")


class Rule(msgspec.Struct, frozen=True):
    """``text`` is Markdown; a ruling's has its question, the readings, the one that is played and why."""

    heading: str
    text: str


class Rules(NamedTuple):
    rules: dict[str, Rule]
    hash: str


@lru_cache(maxsize=8)
def rules_of(title: str) -> Rules | None:
    """None when the documents are not there."""
    for folder in FOLDERS:
        if (file := folder / f"{title}.md").is_file():
            text = file.read_text("utf-8")
            return Rules(read(text), hashlib.sha256(text.encode()).hexdigest())
    return None


def read(document: str) -> dict[str, Rule]:
    """Every numbered item with the lines that belong to it, under the heading where it stands."""
    found: dict[str, Rule] = {}
    heading, number = "", ""
    for line in document.splitlines():
        begun = begin(line)
        if match := HEADING.match(line):
            heading, number = match[1], ""
        elif begun is not None:
            number, text = begun
            found.setdefault(number, Rule(heading, text))
        elif number and line.startswith("  ") and line.strip():
            found[number] = Rule(found[number].heading, f"{found[number].text}\n{line[2:]}")
        else:
            number = ""
    return found


def begin(line: str) -> tuple[str, str] | None:
    """The number and the text of a list item, or of a row of a table."""
    if match := ITEM.match(line):
        return match[1], match[2]
    cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
    is_ruling = line.startswith("|") and ROW.fullmatch(cells[0]) and len(cells) >= RULING
    return (cells[0], "\n\n".join(cells[1:])) if is_ruling else None
