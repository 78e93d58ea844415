"""What the tests of texts share: whose texts there are, and the patterns of a file. Every title's texts are known."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.titles.market.title import MARKET

from zunft.catalogue import TITLES
from zunft.engine.title import Game, Spoken, Title
from zunft.table.setup import checked_options
from zunft.text import know, know_names

T = TypeVar("T")
ALL: list[Title] = [*TITLES.values(), MARKET]
NAMES = ["Anna", "Bram", "Clara", "David"]

for known in ALL:
    know(known.key, known.texts)
    for printed in map(known.load, known.editions()):
        if hasattr(printed, "names"):
            know_names(known.key, printed.name, printed.names, printed.abouts)


def special(title: Title, what: str, otherwise: T) -> T:
    """What the tests have to be told about a title, in ``tests/games/<key>/texts.py``; most titles need nothing."""
    place = f"tests.games.{title.key}.texts"
    found: T = getattr(import_module(place), what, otherwise) if has_folder(title) and find_spec(place) else otherwise
    return found


def has_folder(title: Title) -> bool:
    return find_spec(f"tests.games.{title.key}") is not None


def reasons_of(title: Title) -> list[Spoken]:
    reasons: list[Spoken] = title.module("refusals").REASONS
    return reasons


class Variables(Visitor):
    """The variables of a pattern; ``$card_key`` is about the same thing as ``$card``. *texts* are those of the same
    file, which a pattern may contain."""

    def __init__(self, texts: Mapping[str, ftl.Pattern]) -> None:
        self.texts = texts
        self.found: set[str] = set()
        self.contained: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.contained.add(node.id.name)
        self.visit(self.texts[node.id.name])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("_key"))


@cache
def patterns(folder: Path, language: str) -> dict[str, ftl.Pattern]:
    """Every text of a file by its id, and every form of it by ``id.form``."""
    found: dict[str, ftl.Pattern] = {}
    for entry in parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{folder}/{language}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            forms = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{form.id.name}": form.value for form in entry.attributes
            }
            for name, pattern in forms.items():
                assert pattern is not None, f"{name} ({language}) has no text"
                assert name not in found, f"{name} ({language}) is there twice"
                found[name] = pattern
    return found


def read(texts: Mapping[str, ftl.Pattern], name: str) -> Variables:
    visitor = Variables(texts)
    visitor.visit(texts[name])
    return visitor


def variables(texts: Mapping[str, ftl.Pattern], name: str) -> set[str]:
    return read(texts, name).found


def games_of(title: Title) -> list[Game]:
    return [
        title.game(seats, title.load(edition), checked_options(title, {}), title.rules_number)
        for edition in title.editions()
        for seats in title.seats
    ]
