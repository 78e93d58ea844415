"""Every refusal of the server has its sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zunft.server
from zunft.text import has_text, phrase
from zunft.text.languages import LANGUAGES

SOURCES = sorted(Path(zunft.server.__file__).parent.rglob("*.py"))
RAISED = re.compile(r"\b(?:[A-Z]\w+)\(\s*\"([a-z][a-z-]+)\"")


def keys() -> set[str]:
    """The first words of whatever is raised."""
    found = set()
    for source in SOURCES:
        for line in re.findall(r"raise \w+\(\s*[^)]*", source.read_text("utf-8")):
            found |= set(RAISED.findall(line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    assert len(keys()) > 50
    missing = {key for key in keys() if not has_text(f"server-error-{key}", language)}
    assert not missing


def test_no_sentence_is_left_that_nobody_says() -> None:
    """A key stands in the sources, whole or behind what all of its kind begin with."""
    folder = Path(zunft.server.__file__).parent
    said = "".join(source.read_text("utf-8") for source in [*SOURCES, *(folder.parent / "cli").glob("*.py")])
    written = re.findall(r"^(server-[a-z-]+) =", (folder / "text" / "en.ftl").read_text("utf-8"), re.M)
    ends = {key: re.sub(r"^server-(error-|phrase-|notice-|step-)?", "", key) for key in written}
    assert [key for key, end in ends.items() if f'"{key}"' not in said and f'"{end}"' not in said] == []


def test_people_are_addressed_alike_throughout() -> None:
    """As friends: no formal word in Dutch or German."""
    for language, formal in (("nl", r"\b[Uu]w?\b"), ("de", r"\b(Ihnen|Ihre?[mnrs]?)\b")):
        text = (Path(zunft.server.__file__).parent / "text" / f"{language}.ftl").read_text("utf-8")
        assert re.findall(formal, text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_said_as_one(language: str) -> None:
    for key, about in (("server-restored", {"games": 1}), ("server-moved", {"games": 1})):
        assert "1 " not in phrase(key, language, **about)
    assert "1 " not in phrase("server-error-too-many", language, seconds=1)
    assert "2 " in phrase("server-restored", language, games=2)
