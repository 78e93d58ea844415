"""Texts by Fluent: events, questions, reasons and ledger lines in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "nl")
SEAT_NAMES = frozenset({"seat", "to", "by", "of"})  # things of these names are seats
FOLDERS: dict[str, Path] = {"engine": Path(__file__).parent / "texts"}


def know(key: str, folder: Path) -> None:
    """Say where a title keeps its texts."""
    FOLDERS[key] = folder


def say(thing: Mapping[str, Any], language: str = "en", names: Sequence[str] = ()) -> str:
    """An event, question, reason or ledger line in words; *names* are the players', by seat."""
    title = str(thing["key"]).partition(".")[0]
    args = {name: _worded(title, name, value, language, names) for name, value in thing.get("args", {}).items()}
    sentence = phrase(str(thing["key"]).replace(".", "-"), language, **args)
    rule = thing.get("rule")
    return f"{rule}: {sentence}" if rule and ".refused." in str(thing["key"]) else sentence


def phrase(message: str, language: str = "en", **args: Any) -> str:
    """The message of this id; the id itself, with what it is about, where no text is known."""
    bundle = _bundle(_folder(message), _known(language))
    if bundle is None or not bundle.has_message(message):
        return " ".join([message, *(f"{name}={value}" for name, value in args.items())])
    if (pattern := bundle.get_message(message).value) is None:
        raise LookupError(f"{message} ({language}) has no text of its own")
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message} ({language}): {errors[0]}")
    return str(words)


def name_of(title: str, kind: str, key: str, language: str = "en") -> str:
    """The name of a thing of the edition; its key where it has none."""
    message = f"{title}-{kind}-{key}".replace("+", "plus")
    return phrase(message, language) if has_text(message, language) else key


def has_text(message: str, language: str) -> bool:
    bundle = _bundle(_folder(message), _known(language))
    return bundle is not None and bool(bundle.has_message(message))


def _worded(title: str, name: str, value: Any, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, int):
        return _seat(value, language, names) if name in SEAT_NAMES else value
    return name_of(title, name, str(value), language)


def _seat(seat: int, language: str, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else phrase("engine-seat", language, number=seat)


def _known(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


def _folder(message: str) -> Path | None:
    return FOLDERS.get(message.partition("-")[0])


@lru_cache(maxsize=64)
def _bundle(folder: Path | None, language: str) -> FluentBundle | None:
    if folder is None or not (file := folder / f"{language}.ftl").exists():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
