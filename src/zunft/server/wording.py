"""People's own words, made visible to everybody: no characters that hide text, change its direction or cannot be
stored.
"""

from __future__ import annotations

import re
import unicodedata

from zunft.server.errors import ServerError

CONTROL = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"
TURNING = r"\u202a-\u202e\u2066-\u2069"  # they change the reading direction of what follows
HALVES = r"\ud800-\udfff"  # of letters
REFUSED = re.compile(f"[{CONTROL}{TURNING}{HALVES}]")
HYPHENS = re.compile(r"[\u00ad\u200b\u2060\ufeff]")  # where a line may break or not, which we decide ourselves
SPACES = re.compile(r"[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]")
UNSEEN = ("Cf", "Mn", "Me")  # joiners and combining marks: emoji need them, but alone they show nothing


def tidy(text: str) -> str:
    """The same words, with one kind of spaces; empty when nothing would be visible."""
    if REFUSED.search(text):
        raise ServerError("bad-characters")
    words = SPACES.sub(" ", HYPHENS.sub("", unicodedata.normalize("NFC", text)))
    words = "\n".join(line.rstrip() for line in words.splitlines()).strip()
    return words if any(map(_is_seen, words)) else ""


def _is_seen(letter: str) -> bool:
    return not letter.isspace() and unicodedata.category(letter) not in UNSEEN
