"""The numbered law of a title, read from the documents in the package: English, and its translations."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from zunft.text.languages import ENGLISH, LANGUAGES

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "law", PACKAGE.parents[1] / "docs" / "rules")  # in a wheel, in a checkout
ITEM = re.compile(r"- \*\*([FSGRAQ]-\d{2,3})\*\* (.+)")  # rules and rulings; no facts or test vectors
ROW = re.compile(r"[RAQ]-\d{2}")
RULING = 4  # cells at least: number, question, readings, and what is played
HEADING = re.compile(r"#{2,6} (.+)")


@dataclass(frozen=True)
class Rule:
    """``text`` is Markdown; a ruling's has its question, the readings, the one that is played and why."""

    heading: str
    text: str


@dataclass(frozen=True)
class WrittenLaw:
    """The rules by their numbers, in the order of the document."""

    language: str
    rules: dict[str, Rule]
    hash: str


@lru_cache(maxsize=16)
def rules_of(title: str, language: str = ENGLISH) -> WrittenLaw | None:
    """The rules in the requested language if there is a translation, otherwise in English; None for an unknown
    title."""
    for written in (language, ENGLISH):
        if text := document(title, written):
            return WrittenLaw(written, read(text), hashlib.sha256(text.encode()).hexdigest())
    return None


def document(title: str, language: str) -> str | None:
    """The English law is in the folder itself, each translation in a folder of its own."""
    within = "" if language == ENGLISH else language
    if not title.isidentifier() or language not in LANGUAGES:
        return None
    files = [folder / within / f"{title}.md" for folder in FOLDERS]
    return next((file.read_text("utf-8") for file in files if file.is_file()), None)


def read(text: str) -> dict[str, Rule]:
    """Every numbered item with its lines, under its heading."""
    found: dict[str, Rule] = {}
    heading, number = "", ""
    for line in text.splitlines():
        begun = begin(line)
        if match := HEADING.match(line):
            heading, number = match[1], ""
        elif begun is not None:
            number, words = begun
            found.setdefault(number, Rule(heading, words))
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
