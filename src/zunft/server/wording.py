"""People's own words, made visible to everybody: no characters that hide text, change its direction or cannot be
stored.
"""

from __future__ import annotations

import re
import unicodedata

from zunft.server.errors import ServerError

END = r"(?![\s\S])"  # of a pattern: nothing follows; "$" would let a line break follow
CONTROL = r"\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"
TURNING = r"\u202a-\u202e\u2066-\u2069"  # they change the reading direction of what follows
HALVES = r"\ud800-\udfff"  # of letters
REFUSED = re.compile(f"[{CONTROL}{TURNING}{HALVES}]")
# What Unicode calls ignorable by default shows nothing. Joiners, variants and tags stay where they belong to a letter
# or an emoji; the rest goes, with the places where a line may break or not, which we decide ourselves.
HIDDEN = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff"
    r"\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff"
    r"\U000e01f0-\U000e0fff"
)
IGNORED = re.compile(f"[{HIDDEN}]|[\u200c\u200d]+(?=\\s|$)|(?<!\\S)[\u200c\u200d]+")
SPACES = re.compile(r"[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]")
MOST_MARKS = 3  # on one letter
UNSEEN = ("Cf", "Mn", "Me")  # joiners and combining marks: emoji need them, but alone they show nothing


def tidy(text: str) -> str:
    """The same words, with one kind of spaces; empty when nothing would be visible."""
    if REFUSED.search(text):
        raise ServerError("bad-characters")
    words = _with_few_marks(SPACES.sub(" ", IGNORED.sub("", unicodedata.normalize("NFC", text))))
    words = "\n".join(line.rstrip() for line in words.splitlines()).strip()
    return words if any(map(_is_seen, words)) else ""


def _with_few_marks(text: str) -> str:
    """Accents that are heaped up would cover the lines above and below."""
    kept, marks = list[str](), 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def _is_seen(letter: str) -> bool:
    return not letter.isspace() and unicodedata.category(letter) not in UNSEEN
