"""The only list of the languages of texts. A text that one of them lacks is shown in English."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "de", "nl"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final = "en"
