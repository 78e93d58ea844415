"""Standing orders: answers to windows that a seat leaves in advance."""

from __future__ import annotations

import re
from collections.abc import Collection

from zunft.engine.notation import Unreadable, clip
from zunft.engine.rules import State
from zunft.engine.title import Game

FORM = re.compile(r"(?P<answer>.+?)(?: (?P<how>unless|against) (?P<word>[a-z0-9-]+))?")


class StandingOrder:
    """``pass``, ``pass unless targeted``, ``respond i01 against burglary``: an answer and its condition."""

    def __init__(self, text: str) -> None:
        match = FORM.fullmatch(" ".join(text.split())) if isinstance(text, str) and len(text) <= 100 else None
        if match is None:
            raise ValueError(f"“{clip(str(text))}” is not a standing order; write it like this: pass unless targeted.")
        self.answer: str = match["answer"]
        self.how: str | None = match["how"]
        self.word: str | None = match["word"]

    def fits(self, words: Collection[str], options: Collection[str]) -> bool:
        """Whether it answers a window that these words describe, with these options."""
        if self.answer not in options:
            return False
        return self.how is None or (self.word in words) == (self.how == "against")

    def unknown_word(self, game: Game, state: State) -> str | None:
        """A word that no window of the game knows. Misspelt after ``unless``, it would cost somebody a response."""
        verb, _, _ = self.answer.partition(" ")
        if verb not in game.order_verbs:
            return verb
        if self.word is not None and self.word not in game.order_words:
            return self.word
        try:
            game.grammar.read(self.answer, state)
        except Unreadable as error:
            return str(error.args_named.get("word", self.answer))
        return None
