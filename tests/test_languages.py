"""There is one list of languages, and a new one on it breaks nothing that was kept before."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import zunft
from zunft.games.gilde import drawing
from zunft.games.gilde.game import GILDE
from zunft.server.web.language import accepted
from zunft.text import name_of, phrase, say
from zunft.text.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
LISTED = re.compile(r"""["']en["']\s*,\s*["']de["']|\|\s*["']de["']|\bde: ["']""")  # a list, a type or a table of names
# The last one is generated.
OURS = {"src/zunft/text/languages.py", "web/src/core/words/languages.ts", "web/src/core/net/schema.ts"}


@pytest.fixture
def with_french(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that has learnt French, of which no text is written yet."""
    for module in [module for module in list(sys.modules.values()) if getattr(module, "LANGUAGES", None) is LANGUAGES]:
        monkeypatch.setattr(module, "LANGUAGES", (*LANGUAGES, "fr"))


def test_the_languages_are_listed_in_one_place() -> None:
    files = [*(ROOT / "src/zunft").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "web/vite.config.ts"]
    files += [each for kind in ("*.ts", "*.svelte") for each in (ROOT / "web/src").rglob(kind)]
    lists = {each.relative_to(ROOT).as_posix() for each in files if LISTED.search(each.read_text("utf-8"))}
    assert lists == OURS


@pytest.mark.usefixtures("with_french")
def test_a_kept_game_of_the_guild_survives_a_new_language() -> None:
    table = zunft.Table("gilde", seats=3, seed=7, edition="tiny")
    for _ in range(20):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
    GILDE.shelf.from_text.cache_clear()
    assert zunft.replay(table.journal()).journal() == table.journal()


@pytest.mark.usefixtures("with_french")
def test_what_a_new_language_does_not_say_is_said_in_english() -> None:
    edition = GILDE.shelf.from_text(GILDE.load("tiny").text, "kept.toml")
    zunft.Table("gilde", seats=3, seed=7, edition=edition)
    assert accepted("fr-FR", "de") == "fr"
    assert name_of("gilde", "card", "b01", "fr", edition.name) == "Farm"
    assert drawing.text(edition, language="fr") == drawing.text(edition, language="en")
    assert drawing.svg(edition, language="fr") == drawing.svg(edition, language="en")
    reason = {"key": "flanders.refused.closed", "args": {"town": "gent"}, "rule": "F-091"}
    assert say(reason, "fr") == say(reason, "en")
    assert phrase("cli-nothing", "fr") == "cli-nothing"
