"""Texts by Fluent: events, questions, reasons and ledger lines in the reader's language.

The id of a message is its key with "-" for ".", its variables are the args. A thing of the edition has a name,
``flanders-town-gent``; where none is known its key is shown. Besides ``$card``, the name, a text may choose its
words by ``$card_key``, the key. A message has up to two forms more: ``.you``, when its ``$seat`` is the reader,
and ``.about``, a sentence that explains what a name stands for.
"""

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


def say(thing: Mapping[str, Any], language: str = "en", names: Sequence[str] = (), you: int | None = None) -> str:
    """An event, question, reason or ledger line in words; *names* are the players', *you* is the reader's seat."""
    key = str(thing["key"])
    given: Mapping[str, Any] = thing.get("args", {})
    sentence = phrase(_form(key, given, language, you), language, **_words(key, given, language, names))
    rule = thing.get("rule")
    return f"{rule}: {sentence}" if rule and ".refused." in key else sentence


def phrase(message: str, language: str = "en", **args: Any) -> str:
    """The message of this id, or ``id.form`` of it; the id with what it is about where no text is known."""
    if not has_text(message, language):
        return " ".join([message, *(f"{name}={value}" for name, value in args.items() if not name.endswith("_key"))])
    bundle, pattern = _found(message, language)
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message} ({language}): {errors[0]}")
    return str(words)


def name_of(title: str, kind: str, key: str, language: str = "en") -> str:
    """The name of a thing of the edition; its key where it has none."""
    message = _name_id(title, kind, key)
    return phrase(message, language) if has_text(message, language) else key


def explain(title: str, kind: str, key: str, language: str = "en") -> str:
    """A sentence about an option, a value (``centres-random``), a special church; "" where there is none."""
    message = f"{_name_id(title, kind, key)}.about"
    return phrase(message, language) if has_text(message, language) else ""


def has_text(message: str, language: str) -> bool:
    return _found(message, language)[1] is not None


def _name_id(title: str, kind: str, key: str) -> str:
    return f"{title}-{kind}-{key}".replace("+", "plus")


def _form(key: str, given: Mapping[str, Any], language: str, you: int | None) -> str:
    """The message for a key; the form that says "you" where there is one and the reader is meant."""
    message = key.replace(".", "-")
    to_you = you is not None and given.get("seat") == you
    return f"{message}.you" if to_you and has_text(f"{message}.you", language) else message


def _words(key: str, given: Mapping[str, Any], language: str, names: Sequence[str]) -> dict[str, Any]:
    """The args as a text uses them: names for keys and seats, with the keys beside them."""
    title = key.partition(".")[0]
    words = {name: _worded(title, name, value, language, names) for name, value in given.items()}
    return words | {f"{name}_key": value for name, value in given.items() if isinstance(value, str)}


def _worded(title: str, name: str, value: Any, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, int):
        return _seat(value, language, names) if name in SEAT_NAMES else value
    return name_of(title, name, str(value), language)


def _seat(seat: int, language: str, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else phrase("engine-seat", language, number=seat)


def _found(message: str, language: str) -> tuple[Any, Any]:
    """The bundle and the pattern of a message, or of a form of it; the pattern is None where there is no text."""
    ident, _, form = message.partition(".")
    bundle = _bundle(FOLDERS.get(ident.partition("-")[0]), language if language in LANGUAGES else LANGUAGES[0])
    if bundle is None or not bundle.has_message(ident):
        return bundle, None
    found = bundle.get_message(ident)
    return bundle, found.attributes.get(form) if form else found.value


@lru_cache(maxsize=64)
def _bundle(folder: Path | None, language: str) -> FluentBundle | None:
    if folder is None or not (file := folder / f"{language}.ftl").exists():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
