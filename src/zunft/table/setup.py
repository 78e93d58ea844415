"""What a table needs to know before the first question, checked with readable sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zunft.engine.notation import clip
from zunft.engine.title import Title

LONGEST_WORD = 100


def checked_seats(title: Title, seats: int | None) -> int:
    if seats is None:
        return max(title.seats)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in title.seats:
        allowed = ", ".join(map(str, title.seats))
        raise ValueError(f"{title.key} is played with {allowed} seats, not with {clip(str(seats))}.")
    return seats


def checked_edition(title: Title, edition: Any) -> Any:
    """An edition by its name or path, or one that is already loaded; by default the title's first one."""
    if edition is None or isinstance(edition, str):
        return title.load(edition or title.editions()[0])
    if not all(hasattr(edition, part) for part in ("name", "text", "hash")):
        raise ValueError(f"An edition is named by a text, not by a {type(edition).__name__}.")
    return edition


def checked_rules(title: Title, number: int | None) -> int:
    """The number of the rules that a game is played by: the newest, or the one it began with."""
    if number is None:
        return title.rules_number
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= title.rules_number:
        raise ValueError(f"Rules number {clip(str(number))} of {title.key} is not known here.")
    return number


def preset_options(title: Title, preset: str | None) -> dict[str, str]:
    """The options in which a preset differs from the title's first one, which is the default."""
    if preset is None:
        return {}
    if not isinstance(preset, str) or preset not in title.presets:
        raise ValueError(f"{title.key} has no preset “{clip(str(preset))}”; it has: {', '.join(title.presets)}.")
    return dict(title.presets[preset])


def checked_options(title: Title, chosen: Mapping[str, str], preset: str | None = None) -> dict[str, str]:
    """The value of every named option of the title: the chosen one, else that of the preset."""
    known = {option.name: option for option in title.options}
    if not isinstance(chosen, Mapping):
        raise ValueError(f"Options are names with values, not a {type(chosen).__name__}.")
    for name, value in chosen.items():
        if name not in known:
            raise ValueError(f"{title.key} has no option “{clip(str(name))}”; it has: {', '.join(known) or 'none'}.")
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise ValueError(f"The option {name} can be: {values}; not “{clip(str(value))}”.")
    return {name: option.default for name, option in known.items()} | preset_options(title, preset) | dict(chosen)


def kept_options(title: Title, named: Mapping[str, str]) -> dict[str, str]:
    """The options of a kept game: those that it names, and the older behaviour for options that came later."""
    return {option.name: option.before for option in title.options if option.before is not None} | dict(named)


def checked_kept_options(title: Title, named: Mapping[str, str]) -> dict[str, str]:
    """The value of every option of a kept game; an option that it could have named gets no default."""
    kept = kept_options(title, named)
    if lacking := sorted({option.name for option in title.options} - set(kept)):
        raise ValueError(f"it lacks the options: {', '.join(lacking)}.")
    return checked_options(title, kept)


def checked_words(seats: int, words: Mapping[int, str]) -> dict[int, str]:
    """The words that seats add to the seed, one line each."""
    if not isinstance(words, Mapping):
        raise ValueError(f"Words are given by seat, not as a {type(words).__name__}.")
    for seat, word in words.items():
        if seat not in range(seats):
            raise ValueError(f"There is no seat {clip(str(seat))} to add a word; the last seat is {seats - 1}.")
        if not isinstance(word, str) or not _is_word(word):
            raise ValueError(f"The word of seat {seat} has to be 1 to {LONGEST_WORD} printable characters.")
    return dict(sorted(words.items()))


def _is_word(word: str) -> bool:
    return 0 < len(word) <= LONGEST_WORD and word.isprintable() and word == word.strip()
