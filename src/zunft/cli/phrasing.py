"""The command line's sentences in the reader's language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from zunft.engine.title import Title
from zunft.text import can_say, explain, know, name_of, phrase, say
from zunft.text.languages import ENGLISH, LANGUAGES

know("cli", Path(__file__).parent / "text")


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment; English if it is not one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES else ENGLISH
    return ENGLISH


class Phrasing:
    """Sentences of the command line and names of a title's things, in one language."""

    def __init__(self, language: str, title: Title | None = None, edition: str = "") -> None:
        self.language = language
        self.edition = edition
        self.you: int | None = None  # the reader's seat
        self.title = title.key if title else ""
        if title:
            know(title.key, title.texts)

    def __call__(self, message: str, **things: object) -> str:
        return phrase(f"cli-{message}", self.language, **things)

    def has(self, message: str) -> bool:
        return can_say(f"cli-{message}", self.language)

    def name(self, kind: str, key: str) -> str:
        return name_of(self.title, kind, key, self.language, self.edition)

    def about(self, kind: str, key: str) -> str:
        """The description of a thing, such as the rules on a card."""
        return explain(self.title, kind, key, self.language, self.edition)

    def say(self, thing: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """An event, a question, a reason or a ledger line."""
        return say(thing, self.language, names, self.you, self.edition)

    def title_name(self) -> str:
        return phrase(f"{self.title}-title", self.language)

    def level(self, bots: str) -> str:
        """The name of a level; other bots are called as they were typed."""
        message = f"bots-level-{bots}"
        return phrase(message, self.language) if can_say(message, self.language) else bots

    def list(self, things: Sequence[str]) -> str:
        """One; one and two; one, two and three."""
        if len(things) < 2:
            return "".join(things)
        return self("list", first=", ".join(things[:-1]), last=things[-1])
