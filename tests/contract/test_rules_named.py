"""Every rule of docs/rules is named where it is carried out and by a test that holds it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import zunft

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\s*- \*\*([A-Z]-\d{3})\*\*", re.MULTILINE)  # how a rule file opens each of its rules
BOLD = re.compile(r"\*\*([A-Z]-\d{3})\*\*")  # only the rule itself is written so
NUMBER = re.compile(r"\b([A-Z])-(\d{3})\b")
RANGE = re.compile(r"\b([A-Z])-(\d{3}) … (?:\1-)?(\d{3})\b")
every_title = pytest.mark.parametrize("title", zunft.titles())


def rules_of(text: str) -> set[str]:
    return set(RULE.findall(text))


def named_in(text: str) -> set[str]:
    """The rules that a text names, one by one or as ``F-070 … F-076``."""
    single = {f"{letter}-{number}" for letter, number in NUMBER.findall(text)}
    ranges = {
        f"{letter}-{number:03}"
        for letter, first, last in RANGE.findall(text)
        for number in range(int(first), int(last) + 1)
    }
    return single | ranges


def said_in_code(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def said_by_tests(source: str) -> Iterator[str]:
    """Names (``test_f_031_…`` says F-031) and docstrings of the tests in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield re.sub(r"_([a-z])_(\d{3})(?=_|$)", lambda name: f" {name[1].upper()}-{name[2]} ", node.name)
            yield ast.get_docstring(node) or ""


def missing(rules: set[str], said: Iterable[str]) -> list[str]:
    return sorted(rules - named_in("\n".join(said)))


def sources(folder: Path) -> list[str]:
    return [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]


def rules_written(title: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{title}.md").read_text("utf-8")
    rules = rules_of(text)
    assert rules == set(BOLD.findall(text)) != set(), "every rule is a line of its own, “- **F-001** …”"
    return rules


@every_title
def test_every_rule_is_named_by_the_code(title: str) -> None:
    folder = ROOT / "src" / "zunft" / "games" / title
    left_out = missing(rules_written(title), (said for source in sources(folder) for said in said_in_code(source)))
    assert not left_out, f"{len(left_out)} rules are not named in {folder.relative_to(ROOT)}: {', '.join(left_out)}"


@every_title
def test_every_rule_is_named_by_a_test(title: str) -> None:
    folder = ROOT / "tests" / "games" / title
    left_out = missing(rules_written(title), (said for source in sources(folder) for said in said_by_tests(source)))
    assert not left_out, f"{len(left_out)} rules are not named by a test: {', '.join(left_out)}"


def test_a_rule_that_nobody_names_is_found() -> None:
    rules = rules_of("- **F-001** One.\n- **F-002** Two.\n  - **F-003** Three, see F-009.\n- **F-070** Four.\n")
    code = 'def build() -> None:\n    """F-001. One."""\n    # F-068 … F-070\n    return "F-002"\n'
    tests = 'def test_f_002_two() -> None:\n    """And F-003."""\n\ndef helper() -> None:\n    """F-001"""\n'
    assert rules == {"F-001", "F-002", "F-003", "F-070"}
    assert missing(rules, said_in_code(code)) == ["F-002", "F-003"]
    assert missing(rules, said_by_tests(tests)) == ["F-001", "F-070"]
