"""Words that people write, so that everybody can see them: nothing that hides, turns or cannot be kept."""

from __future__ import annotations

import re
import unicodedata

from zunft.server.errors import ServerError

CONTROL = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"
TURNING = r"\u202a-\u202e\u2066-\u2069"  # what comes after them is read in another direction than it is written
HALVES = r"\ud800-\udfff"  # of letters
REFUSED = re.compile(f"[{CONTROL}{TURNING}{HALVES}]")
HYPHENS = re.compile(r"[\u00ad\u200b\u2060\ufeff]")  # where a line may break or not, for which we care ourselves
SPACES = re.compile(r"[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
UNSEEN = ("Cf", "Mn", "Me")  # what joins, or is drawn over a letter: emoji are made with it, but alone it is nothing


def tidy(text: str) -> str:
    """The same words, with spaces of one kind; empty when there is nothing to be seen."""
    if REFUSED.search(text):
        raise ServerError("bad-characters")
    words = SPACES.sub(" ", HYPHENS.sub("", unicodedata.normalize("NFC", text)))
    words = "\n".join(line.rstrip() for line in words.splitlines()).strip()
    return words if any(map(_is_seen, words)) else ""


def _is_seen(letter: str) -> bool:
    return not letter.isspace() and unicodedata.category(letter) not in UNSEEN
