"""Texts by Fluent: events, questions, reasons and ledger lines in the reader's language.

The id of a message is its key with "-" for ".", its variables are the args. A thing of the edition has a name,
``flanders-town-gent``; where none is known its key is shown. Besides ``$card``, the name, a text may choose its
words by ``$card_key``, the key. A message has up to two forms more: ``.you``, when its ``$seat`` is the reader,
and ``.about``, a sentence that explains what a name stands for.

Editions may use one key for different things: where the edition is given, its own name of a thing,
``strasbourg-task-tiny-t01``, goes before the common one, ``strasbourg-task-t01``. An edition whose file has names and
rules of its own things, as a deck of cards does, makes them known itself; they go before all Fluent files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from zunft.text.languages import ENGLISH, LANGUAGES

SEAT_NAMES = frozenset({"seat", "to", "by", "of"})  # things of these names are seats
NOTHING = "–"  # stands for an empty list
MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # written with the sign that is as wide as a figure
ALIASES = {"target": "card", "pending": "card", "subject": "card"}  # things not called by their kind
FOLDERS: dict[str, Path] = {"engine": Path(__file__).parent}

Texts = Mapping[str, Mapping[str, Mapping[str, str]]]  # kind of thing -> key -> language


class Printed(NamedTuple):
    """What the file of an edition says itself about its things."""

    names: Texts
    abouts: Texts


UNPRINTED = Printed({}, {})
PRINTED: dict[str, dict[str, Printed]] = {}  # title -> edition


def know(key: str, folder: Path) -> None:
    """Say where a title keeps its texts."""
    FOLDERS[key] = folder


def know_names(title: str, edition: str, names: Texts, abouts: Texts) -> None:
    """Say what an edition calls its things, and what it says about them."""
    PRINTED.setdefault(title, {})[edition] = Printed(names, abouts)


def say(
    thing: Mapping[str, Any], language: str = "en", names: Sequence[str] = (), you: int | None = None, edition: str = ""
) -> str:
    """An event, question, reason or ledger line in words; *names* are the players', *you* is the reader's seat."""
    key = str(thing["key"])
    given: Mapping[str, Any] = thing.get("args", {})
    words = _words(Speaker(key.partition(".")[0], edition, language, names), given)
    sentence = phrase(_form(key, given, language, you), language, **words)
    rule = thing.get("rule")
    return f"{rule}: {sentence}" if rule and ".refused." in key else sentence


def phrase(message: str, language: str = "en", **args: Any) -> str:
    """The message with this id, or its form ``id.form``; the id with its arguments if there is no text."""
    bundle, pattern = _found(message, language)
    if pattern is None:
        return " ".join([message, *(f"{name}={value}" for name, value in args.items() if not name.endswith("_key"))])
    words, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message} ({language}): {errors[0]}")
    return MINUS.sub("−", str(words))


def name_of(title: str, kind: str, key: str, language: str = "en", edition: str = "") -> str:
    """The name of a thing of the edition; its key if it has none."""
    if said := _printed(_edition(title, edition).names, kind, key, language):
        return said
    message = _name_id(title, kind, key, edition)
    return phrase(message, language) if can_say(message, language) else key


def explain(title: str, kind: str, key: str, language: str = "en", edition: str = "") -> str:
    """A sentence about an option, a value (``centres-random``), a special church, a task; "" if there is none."""
    if said := _printed(_edition(title, edition).abouts, kind, key, language):
        return said
    message = f"{_name_id(title, kind, key, edition)}.about"
    return phrase(message, language) if can_say(message, language) else ""


def can_say(message: str, language: str) -> bool:
    """Whether there is a text in this language, or in English."""
    return _found(message, language)[1] is not None


def has_text(message: str, language: str) -> bool:
    """Whether there is a text in this very language."""
    return _written(message, language)[1] is not None


def _edition(title: str, edition: str) -> Printed:
    """The texts of an edition; without a name, of the title's first one that has any."""
    known = PRINTED.get(title, {})
    return known.get(edition or next(iter(known), ""), UNPRINTED)


def _printed(texts: Texts, kind: str, key: str, language: str) -> str:
    said = texts.get(ALIASES.get(kind, kind), {}).get(key, {})
    return said.get(language) or said.get(ENGLISH, "")


def _name_id(title: str, kind: str, key: str, edition: str) -> str:
    """The message with the name of a thing: the edition's own, if it has one."""
    own, common = (f"{title}-{kind}-{each}".replace("+", "plus") for each in (f"{edition}-{key}", key))
    return own if edition and has_text(own, ENGLISH) else common


def _form(key: str, given: Mapping[str, Any], language: str, you: int | None) -> str:
    """The message for a key; the form that says "you" where there is one and the reader is meant."""
    message = key.replace(".", "-")
    to_you = you is not None and given.get("seat") == you
    return f"{message}.you" if to_you and can_say(f"{message}.you", language) else message


class Speaker(NamedTuple):
    """Whose things are named, and for whom."""

    title: str
    edition: str
    language: str
    names: Sequence[str]

    def name(self, kind: str, key: str) -> str:
        return name_of(self.title, kind, key, self.language, self.edition)

    def knows(self, kind: str, key: str) -> bool:
        if _printed(_edition(self.title, self.edition).names, kind, key, self.language):
            return True
        return can_say(_name_id(self.title, kind, key, self.edition), self.language)


def _words(speaker: Speaker, given: Mapping[str, Any]) -> dict[str, Any]:
    """The args in the form that a text uses: names for keys and seats, with the keys beside them."""
    words = {name: _worded(speaker, name, value) for name, value in given.items()}
    return words | {f"{name}_key": value for name, value in given.items() if isinstance(value, str)}


def _worded(speaker: Speaker, name: str, value: Any) -> Any:
    if isinstance(value, int):
        return _seat(value, speaker.language, speaker.names) if name in SEAT_NAMES else value
    return _listed(speaker, name, str(value)) or NOTHING


def _listed(speaker: Speaker, name: str, value: str) -> str:
    """The name of a thing; a set, ``tasks``, is named word by word as each ``task`` is."""
    one, keys = name.removesuffix("s"), value.split()
    if one != name and keys and all(speaker.knows(one, key) for key in keys):
        return ", ".join(speaker.name(one, key) for key in keys)
    return speaker.name(name, value)


def _seat(seat: int, language: str, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else phrase("engine-seat", language, number=seat)


def _found(message: str, language: str) -> tuple[Any, Any]:
    """The bundle and the pattern of a message; English if the language does not have the message at all."""
    ident = message.partition(".")[0]
    bundle, _ = _written(ident, language)
    return _written(message, language if bundle and bundle.has_message(ident) else ENGLISH)


def _written(message: str, language: str) -> tuple[Any, Any]:
    """The bundle and the pattern of a message, or of a form of it; the pattern is None if there is no text."""
    ident, _, form = message.partition(".")
    bundle = _bundle(FOLDERS.get(ident.partition("-")[0]), language if language in LANGUAGES else ENGLISH)
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
