"""The languages of texts: the only list of them. What is not said in one of them is said in English."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "de", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final = "en"
