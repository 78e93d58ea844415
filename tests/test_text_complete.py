"""Everything that can be said has a text in every language, and every text is said by something."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import serialize
from tests.texts import ALL, games_of, patterns, read, special, variables
from tests.texts import reasons_of as reasons_of_refusals
from tests.titles.market.title import MARKET

import zunft
from zunft.bots.reasons import OTHERS as OF_OTHERS
from zunft.bots.reasons import reasons_of as things_of_reasons
from zunft.catalogue import TITLES
from zunft.engine.craft import Craft
from zunft.engine.notation import Names, Slot
from zunft.engine.title import Game, Spoken, Title
from zunft.table.setup import checked_options
from zunft.text import ALIASES, FOLDERS, explain, has_text
from zunft.text.languages import ENGLISH, LANGUAGES

SOURCE = Path(zunft.__file__).parent
FOLDER_OF = {"engine": FOLDERS["engine"], **{title.key: title.texts for title in ALL}}
OTHERS = LANGUAGES[1:]

# What a table says of its own accord, with its args (Told.tell); the seat is the notation's number.
TABLE_EVENTS = {
    "engine-event-undone": {"seat"},
    "engine-event-retracted": {"seat"},
    "engine-event-left": {"seat"},
    "engine-event-reseeded": {"hash"},
    "engine-event-silent": {"seat"},
    "engine-seat": {"number"},
}


# --- the files ----------------------------------------------------------------------------------


def written(pattern: ftl.Pattern) -> str:
    return serialize(ftl.Resource([ftl.Message(ftl.Identifier("x"), pattern)]))


def is_reference(pattern: ftl.Pattern) -> bool:
    match pattern.elements:
        case [ftl.Placeable(expression=ftl.MessageReference())]:
            return True
    return False


def folders() -> list[Path]:
    """Every folder with texts, whosever they are."""
    return sorted({path.parent for root in (SOURCE, Path(__file__).parent) for path in root.rglob("*.ftl")})


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_texts_about_the_same_things(folder: Path, language: str) -> None:
    english, other = (patterns(folder, each) for each in (ENGLISH, language))
    assert list(other) == list(english)
    for name in english:
        assert variables(other, name) == variables(english, name), name


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(key: str, language: str) -> None:
    english, other = (patterns(FOLDER_OF[key], each) for each in (ENGLISH, language))
    same = {
        name for name in english if written(english[name]) == written(other[name]) and not is_reference(other[name])
    }
    assert same == same_in(key, language)


def same_in(key: str, language: str) -> set[str]:
    """Texts that are the same in English: names, mostly."""
    same: dict[str, set[str]] = {}
    return special(title_of(key), "SAME", same).get(language, set()) if key in TITLES else set()


def title_of(key: str) -> Title:
    return next(title for title in ALL if title.key == key)


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(key: str, language: str) -> None:
    """Quotation marks are the language's own, and a sentence that is told or asked ends like one."""
    wrong = {"en": "„‚\"'", "de": "”‘’\"'", "nl": "„“”\"'"}[language]
    for name, pattern in patterns(FOLDER_OF[key], language).items():
        text = written(pattern)
        assert key == MARKET.key or not any(mark in text for mark in wrong), name
        if re.search(r"-(event|ask|refused|verdict)-", name) and "->" not in text:
            assert text.rstrip()[-1] in ".?", name


# --- what is said -------------------------------------------------------------------------------


class Texts(NamedTuple):
    """Message ids with the args that each is given."""

    args: dict[str, set[str]]

    def add(self, message: str, args: Iterable[str] = ()) -> None:
        self.args.setdefault(message.replace("+", "plus"), set()).update(args)

    def add_spoken(self, title: str, what: str, spoken: Iterable[Spoken]) -> None:
        for each in spoken:
            self.add(f"{title}-{what}-{each.name}", (slot.name for slot in each.slots))


def spoken_of(title: Title) -> Texts:
    """What a title tells, asks, shows, refuses and counts."""
    texts = Texts({})
    game = games_of(title)[0]
    for what, spoken in (("event", game.events), ("ask", game.questions), ("entry", game.entries)):
        texts.add_spoken(title.key, what, spoken.values())
    texts.add_spoken(title.key, "deed", game.deeds.values())
    texts.add_spoken(title.key, "refused", reasons_of_refusals(title))
    for what in ("ledger", "verdict"):
        texts.add_spoken(title.key, what, spoken_in(title, what))
    if not title.has_module("ledger"):
        for line in zunft.Table(title, seats=title.seats[0], seed=1).ledger(0):
            texts.add(line["key"].replace(".", "-"), line["args"])
    texts.add_spoken(title.key, "reason", reasons_of(title))
    if title.module("bot").CRAFT.signs is not None:  # a title with a judge can be analysed
        texts.add_spoken(title.key, "mistake", kinds_of_mistakes(title))
    return texts


def spoken_in(title: Title, module: str) -> list[Spoken]:
    """What a module of a title names; a small title has its ledger in another module, and may have no verdicts."""
    found = vars(title.module(module)).values() if title.has_module(module) else ()
    return [each for each in found if isinstance(each, Spoken)]


def reasons_of(title: Title) -> list[Spoken]:
    """What can speak for an answer of a bot, with the things that it is about."""
    craft: Craft = title.module("bot").CRAFT
    things = things_of_reasons(craft)
    parts = [*craft.evaluation.parts(), OF_OTHERS]
    return [Spoken(part, things[part].about if part in things else "") for part in parts]


def kinds_of_mistakes(title: Title) -> list[Spoken]:
    """What mistakes are called when they are counted: by the part in which something better was to be had."""
    return [Spoken(part, "") for part in [*title.module("bot").CRAFT.evaluation.parts(), OF_OTHERS]]


def named_of(title: Title) -> Texts:
    """What a title has names for: its things, and what people choose when they open a table."""
    texts, unspoken = Texts({}), special(title, "UNSPOKEN", set[str]())
    for game in games_of(title):
        for kind, thing in game.things.items():
            if isinstance(thing, Names) and kind not in unspoken and not is_printed(game, kind):
                for word in filter(None, thing.words):
                    texts.add(f"{title.key}-{kind}-{word}")
    if title is not MARKET:
        add_chosen(title, texts)
    return texts


def is_printed(game: Game, kind: str) -> bool:
    """Whether the edition's own file names things of this kind."""
    return ALIASES.get(kind, kind) in getattr(getattr(game, "edition", None), "names", {})


def add_chosen(title: Title, texts: Texts) -> None:
    """The title itself, its editions, verbs, presets and options."""
    texts.add(f"{title.key}-title")
    for edition in title.editions():
        texts.add(f"{title.key}-edition-{edition}")
        for kind, word in own_things(title, edition):
            texts.add(f"{title.key}-{kind}-{edition}-{word}")
    for form in title.forms:
        texts.add(f"{title.key}-verb-{form.first_word}")
    for preset in title.presets:
        texts.add(f"{title.key}-preset-{preset}")
    for option in title.options:
        texts.add(f"{title.key}-option-{option.name}")
        for value in option.values:
            texts.add(f"{title.key}-option-{option.name}-{value}")
    for shown in special(title, "SHOWN", list[str]()):
        texts.add(f"{title.key}-{shown}")


def own_things(title: Title, edition: str) -> Iterator[tuple[str, str]]:
    """The kind and the key of what an edition has names of its own for: its keys mean something else in others."""
    none: dict[str, set[str]] = {}
    for kind in sorted(special(title, "OWN_NAMES", none).get(edition, set())):
        game = title.game(title.seats[0], title.load(edition), checked_options(title, {}), 1)
        thing = game.things[kind]
        assert isinstance(thing, Names)
        yield from ((kind, word) for word in thing.words)


def engine_texts() -> Texts:
    """The reasons in the source, the kinds of things that moves are about, and what a table tells itself."""
    texts = Texts({name: set(args) for name, args in TABLE_EVENTS.items()} | {"engine-interpreted": set()})
    for path in SOURCE.rglob("*.py"):
        for key, args in reasons_in(ast.parse(path.read_text("utf-8"))):
            texts.add(f"engine-refused-{key}", args)
    for title in ALL:
        for form in title.forms:
            for token in form.tokens:
                if isinstance(token, Slot):
                    texts.add(f"engine-kind-{token.kind}")
    return texts


def reasons_in(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """The keys of ``refused("…", …)`` and ``Unreadable("…", …)``, also of one that chooses between two."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("refused", "Unreadable"):
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for choice in choices:
                if isinstance(choice, ast.Constant) and "." not in str(choice.value):  # a title's own has its key
                    yield str(choice.value), {keyword.arg for keyword in node.keywords if keyword.arg}


def all_texts(key: str) -> dict[str, set[str]]:
    if key == "engine":
        return engine_texts().args
    title = title_of(key)
    return spoken_of(title).args | named_of(title).args


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_text_and_every_text_is_said(key: str, language: str) -> None:
    found = patterns(FOLDER_OF[key], language)
    there = {name for name in found if "." not in name}
    contained = {part for name in found for part in read(found, name).contained}
    assert set(all_texts(key)) - there == set()
    assert there - set(all_texts(key)) - contained == set()


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_uses_only_what_it_is_given(key: str, language: str) -> None:
    found = patterns(FOLDER_OF[key], language)
    for message, given in all_texts(key).items():
        for name in (name for name in found if name.partition(".")[0] == message):
            assert variables(found, name) <= given, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["engine", *TITLES])
def test_who_reads_of_an_own_deed_is_called_you(key: str, language: str) -> None:
    found = patterns(FOLDER_OF[key], language)
    by_a_seat = {name for name in found if "." not in name and "seat" in variables(found, name)}
    to_you = {name.removesuffix(".you") for name in found if name.endswith(".you")}
    assert {name for name in by_a_seat if re.search("-(event|entry)-", name)} <= to_you <= by_a_seat
    for name in to_you:
        assert variables(found, f"{name}.you") == variables(found, name) - {"seat"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_can_choose_is_explained(language: str) -> None:
    for title in TITLES.values():
        assert has_text(f"{title.key}-title.about", language)
        for option in title.options:
            for key in (option.name, *(f"{option.name}-{value}" for value in option.values)):
                assert explain(title.key, "option", key, language), key
        for preset in title.presets:
            assert explain(title.key, "preset", preset, language), preset
        for edition in title.editions():
            assert explain(title.key, "edition", edition, language), edition
        forms = {name for name in patterns(title.texts, language) if "." in name and not name.endswith(".you")}
        assert {name.removesuffix(".about") for name in forms} <= set(named_of(title).args)
    assert explain("flanders", "town", "gent", language) == ""
