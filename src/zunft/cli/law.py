"""The text of the rules, from the documents that come with the package."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

PACKAGED = Path(__file__).parents[1] / "law"
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
RULING = 4  # cells of a ruling: number, question, options, and what is played; the reason may have a cell of its own


@dataclass(frozen=True)
class Rule:
    number: str
    text: str


@lru_cache(maxsize=8)
def rules_of(title: str) -> dict[str, Rule]:
    """Every numbered rule and ruling of a title, in the order of its document; empty when it is not there."""
    for folder in (PACKAGED, CHECKOUT):
        if (file := folder / f"{title}.md").is_file():
            return read(file.read_text("utf-8"))
    return {}


def read(document: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    number = ""
    for line in document.splitlines():
        if rule := begun(line):
            number = rule.number
            found.setdefault(number, rule)
        elif number and (line.startswith("  ") and line.strip()):
            joint = "\n" if line.strip().startswith("- ") else " "
            found[number] = Rule(number, found[number].text + joint + cleaned(line.strip()))
        else:
            number = ""
    return found


def begun(line: str) -> Rule | None:
    """The rule that begins in a line: a list item, or a row of the table of rulings."""
    if match := re.match(r"- \*\*([A-Z]{1,2}-\d{2,3})\*\* (.+)", line):
        return Rule(match[1], cleaned(match[2]))
    cells = line.strip("| ").split(" | ")
    if not re.fullmatch(r"[A-Z]-\d{2}", cells[0]) or len(cells) not in (RULING, RULING + 1):
        return None
    question, _, *ruling = cells[1:]
    return Rule(cells[0], cleaned(f"{question} {'. '.join(ruling)}"))


def cleaned(text: str) -> str:
    """Without the marks of the document's format."""
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=[\w:.)])\*(?!\w)", "", text)


def find_number(title: str, wanted: str) -> Rule | None:
    """A rule by its number, however it is typed: F-073, f073, 73."""
    digits = re.sub(r"\D", "", wanted)
    letter = re.sub(r"[^A-Z]", "", wanted.upper())
    rules = rules_of(title)
    letter = letter or next(iter(rules), "?")[0]
    return next((rules[key] for key in rules if digits and key in names_of(letter, digits)), None)


def names_of(letter: str, digits: str) -> set[str]:
    return {f"{letter}-{int(digits):03}", f"{letter}-{int(digits):02}"}


def find_word(title: str, word: str) -> list[Rule]:
    return [rule for rule in rules_of(title).values() if word.lower() in rule.text.lower()]
