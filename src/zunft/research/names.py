"""The meaning of the numbers of moves, in words close to the notation.

Seats are ``+1``, ``+2``, … clockwise from the answering seat (``+0``). Spaces of Flanders are named by their place,
since which town lies there differs from game to game; tasks of Strasbourg are the first, second, … of those dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from zunft.engine.notation import Form, Names, Number, Slot
from zunft.engine.numbering import Numbering
from zunft.engine.title import Game


def names_of(game: Game, numbering: Numbering) -> list[str]:
    forms = {form.verb: form for form in game.grammar.forms}
    parts = [numbering.parts(number) for number in range(numbering.size)]
    return [name_of(game, forms[verb], things) for verb, *things in parts]


def name_of(game: Game, form: Form, things: Sequence[int]) -> str:
    words, left = [], list(things)
    for token in form.tokens:
        words.append(word(game, token, left.pop(0), things[0]) if isinstance(token, Slot) else token)
    return " ".join(words)


def word(game: Any, slot: Slot, value: int, first: int) -> str:
    """The name of one thing; *first* is the first thing of the move."""
    named = game.things[slot.kind]
    if slot.kind == "seat":
        return f"+{value}"
    if slot.kind == "town":
        return str(game.edition.places[value])
    if slot.kind == "space":
        return space(game.edition.slots[first], value)
    if slot.kind == "tasks":
        return " ".join(f"#{at + 1}" for at in range(value.bit_length()) if value >> at & 1)
    if isinstance(named, Names):
        return named.words[value]
    assert isinstance(named, Number)
    return str(value)


def space(slots: Sequence[str], slot: int) -> str:
    """A space by its name; where several that churches may add share one, with its number."""
    return slots[slot] if Counter(slots)[slots[slot]] == 1 else f"{slots[slot]}/{slot}"
