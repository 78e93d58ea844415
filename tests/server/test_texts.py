"""Every refusal of the server has its sentence in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import zunft.server
from zunft.text import LANGUAGES, has_text

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
