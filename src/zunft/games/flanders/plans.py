"""What the town plans are called in every language.

A file of an edition names each plan in one word or two, after its form. The words of our own editions are known here
in all languages, so that a copy of one of them is named, too; any other word stands as its author wrote it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    # reconstruction
    "octagon": {"en": "Octagon", "de": "Achteck", "nl": "Achthoek"},
    "star": {"en": "Star", "de": "Stern", "nl": "Ster"},
    "bastions": {"en": "Bastions", "de": "Bastionen", "nl": "Bolwerken"},
    "wide octagon": {"en": "Wide Octagon", "de": "Breites Achteck", "nl": "Brede achthoek"},
    "new quarter": {"en": "New Quarter", "de": "Neustadt", "nl": "Nieuwstad"},
    "river bend": {"en": "River Bend", "de": "Flussbiegung", "nl": "Rivierbocht"},
    # tiny
    "corner": {"en": "Corner", "de": "Winkel", "nl": "Hoek"},
    "two squares": {"en": "Two Squares", "de": "Zwei Quadrate", "nl": "Twee vierkanten"},
    "terrace": {"en": "Terrace", "de": "Terrasse", "nl": "Terras"},
    "gable": {"en": "Gable", "de": "Giebel", "nl": "Gevel"},
    "stair": {"en": "Stair", "de": "Treppe", "nl": "Trap"},
    "hook": {"en": "Hook", "de": "Haken", "nl": "Haak"},
}


def names_of(word: str) -> dict[str, str]:
    """The name of a plan by language; a word that only its edition knows is the same to all readers."""
    return dict(NAMES.get(word, {"en": word}))
