"""The catalogue: the list of all titles."""

from __future__ import annotations

from typing import Any

from zunft.engine.notation import clip
from zunft.engine.title import Option, Title
from zunft.games.flanders.game import FLANDERS
from zunft.games.gilde.game import GILDE
from zunft.games.strasbourg.game import STRASBOURG

TITLES: dict[str, Title] = {title.key: title for title in (FLANDERS, GILDE, STRASBOURG)}


def titles() -> list[str]:
    """The keys of the titles, in alphabetical order."""
    return sorted(TITLES)


def title_of(title: str | Title) -> Title:
    if isinstance(title, Title):
        return title
    if not isinstance(title, str) or title not in TITLES:
        raise ValueError(f"There is no title “{clip(str(title))}”; the titles are: {', '.join(titles())}.")
    return TITLES[title]


def about(title: str | Title) -> dict[str, Any]:
    """What can be chosen and said in a title: seats, editions, named options, presets (the first one is the default)
    and verbs with an example each."""
    known = title_of(title)
    return {
        "title": known.key,
        "rules": known.rules_number,
        "seats": list(known.seats),
        "editions": known.editions(),
        "options": {option.name: _option(option) for option in known.options},
        "presets": {preset: known.preset(preset) for preset in known.presets},
        "verbs": [{"verb": form.first_word, "form": form.pattern, "example": form.example} for form in known.forms],
    }


def _option(option: Option) -> dict[str, Any]:
    return {"values": list(option.values), "default": option.default, "rule": option.rule}
