"""The rules in the terminal: found by number or word, without markup."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from zunft.text import law


class LawSection(NamedTuple):
    number: str
    text: str


@lru_cache(maxsize=16)
def rules_of(title: str, language: str = "en") -> dict[str, LawSection]:
    """Every numbered rule and ruling of a title, in the order of its document; empty if there is no document."""
    found = law.rules_of(title, language)
    return {number: LawSection(number, plain(rule.text)) for number, rule in found.rules.items()} if found else {}


def plain(text: str) -> str:
    """The text without markup; of a ruling, the question and the answer without the readings between."""
    question, *rest = text.split("\n\n")
    lines = re.sub(r"\n(?!\s*- )\s*", " ", f"{question} {'. '.join(rest[1:])}".strip())
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=[\w:.)])\*(?!\w)", "", lines)


def find_number(title: str, wanted: str, language: str = "en") -> LawSection | None:
    """A rule by its number, however it is typed: F-073, f073, 73."""
    digits = re.sub(r"\D", "", wanted)
    letter = re.sub(r"[^A-Z]", "", wanted.upper())
    rules = rules_of(title, language)
    letter = letter or next(iter(rules), "?")[0]
    return next((rules[key] for key in rules if digits and key in names_of(letter, digits)), None)


def names_of(letter: str, digits: str) -> set[str]:
    return {f"{letter}-{int(digits):03}", f"{letter}-{int(digits):02}"}


def find_word(title: str, word: str, language: str = "en") -> list[LawSection]:
    return [rule for rule in rules_of(title, language).values() if word.lower() in rule.text.lower()]
