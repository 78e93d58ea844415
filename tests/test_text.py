"""Everything that can be said has a text in every language, and every text is said by something."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.visitor import Visitor
from tests.titles.market import words as market_words
from tests.titles.market.title import MARKET

import zunft
from zunft.engine.notation import Several, Slot, Words
from zunft.engine.title import Game, Said, Spoken, Title
from zunft.games.flanders import ledger as flanders_ledger
from zunft.games.flanders import refusals as flanders_refusals
from zunft.games.flanders.edition import SHAPES
from zunft.games.gilde import ledger as gilde_ledger
from zunft.games.gilde import refusals as gilde_refusals
from zunft.games.gilde import view as gilde_view
from zunft.games.gilde.game import GILDE
from zunft.games.strasbourg import ledger as strasbourg_ledger
from zunft.games.strasbourg import refusals as strasbourg_refusals
from zunft.games.strasbourg.game import STRASBOURG
from zunft.seating import checked_options
from zunft.text import ALIASES, FOLDERS, LANGUAGES, explain, has_text, know, know_names, name_of, phrase, say
from zunft.titles import TITLES

SOURCE = Path(zunft.__file__).parent
ALL: list[Title] = [*TITLES.values(), MARKET]
FOLDER_OF = {"engine": FOLDERS["engine"], **{title.key: title.texts for title in ALL}}
NAMES = ["Anna", "Bram", "Clara", "David"]
OTHERS = LANGUAGES[1:]

# What a table says of its own accord, with its args (Table._tell); the seat is the notation's number.
TABLE_EVENTS = {"engine-event-undone": {"seat"}, "engine-event-left": {"seat"}, "engine-seat": {"number"}}
# Kinds of things that are never said in words: chance alone names a card of the influence pile that way, and plans,
# squares and chapel spaces are called by the keys that their edition gives them.
UNSPOKEN = {"place", "turned", "square", "chapel"}
# Kinds of things for which an edition has names of its own: its keys mean something else in others.
OWN_NAMES = {("strasbourg", "reconstruction"): {"roundcard"}, ("strasbourg", "tiny"): {"roundcard", "task"}}
# Things with keys that tell a reader nothing.
CODED = {"card", "district", "edifice", "pending", "roundcard", "target", "task", "tasks"}
# What has a sentence that explains it.
EXPLAINED = {
    "flanders": r"flanders-(title|edition-.*|option-.*|district-church-[a-d])\.about",
    "gilde": r"gilde-(title|edition-.*|option-.*)\.about",
    "strasbourg": r"strasbourg-(title|edition-.*|option-.*|task-.*)\.about",
}
REASONS = {
    "flanders": flanders_refusals.REASONS,
    "gilde": gilde_refusals.REASONS,
    "strasbourg": strasbourg_refusals.REASONS,
    "market": [*market_words.REASONS.values(), market_words.NOT_NOW],
}
LEDGERS = {"flanders": flanders_ledger, "gilde": gilde_ledger, "strasbourg": strasbourg_ledger}
# What has a name although no event, question or move is about it: views and drawings show it.
SHOWN = {
    "flanders": [f"shape-{shape}" for shape in SHAPES],
    "gilde": [
        *(f"phase-{phase}" for phase in ("setup", *gilde_view.PHASES)),
        *(f"stat-{stat}" for stat, _ in gilde_view.NUMBERS),
        "to-bank",
        "of-everybody",
    ],
}
TABLES = [(title, seats) for title in ALL for seats in title.seats]
# Names that are the same in English.
SAME = {
    "de": {"flanders-town-utrecht", "flanders-half-a", "flanders-half-b", "gilde-change"},
    "nl": {"flanders-town-leuven", "flanders-town-utrecht", "flanders-half-a", "flanders-half-b"}
    | {"gilde-talers", "gilde-change", "gilde-type-artefact", "gilde-kind-sabotage"},
}

for known in ALL:
    know(known.key, known.texts)
for printed in map(GILDE.load, GILDE.editions()):
    know_names(GILDE.key, printed.name, printed.names, printed.abouts)


# --- the files ----------------------------------------------------------------------------------


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
    english, other = (patterns(folder, each) for each in (LANGUAGES[0], language))
    assert list(other) == list(english)
    for name in english:
        assert variables(other, name) == variables(english, name), name


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(key: str, language: str) -> None:
    english, other = (patterns(FOLDER_OF[key], each) for each in (LANGUAGES[0], language))
    same = {
        name for name in english if written(english[name]) == written(other[name]) and not is_reference(other[name])
    }
    assert same == {name for name in SAME[language] if name in english}


@pytest.mark.parametrize("key", FOLDER_OF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(key: str, language: str) -> None:
    """Quotation marks are the language's own, and a sentence that is told or asked ends like one."""
    wrong = {"en": "„‚\"'", "de": "”‘’\"'", "nl": "„“”\"'"}[language]
    for name, pattern in patterns(FOLDER_OF[key], language).items():
        text = written(pattern)
        assert key == MARKET.key or not any(mark in text for mark in wrong), name
        if re.search(r"-(event|ask|refused)-", name) and "->" not in text:
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


def games_of(title: Title) -> list[Game]:
    return [
        title.game(seats, title.load(edition), checked_options(title, seats, {}), title.rules_number)
        for edition in title.editions()
        for seats in title.seats
    ]


def spoken_of(title: Title) -> Texts:
    """What a title tells, asks, shows, refuses and counts."""
    texts = Texts({})
    game = games_of(title)[0]
    for what, spoken in (("event", game.events), ("ask", game.questions), ("entry", game.entries)):
        texts.add_spoken(title.key, what, spoken.values())
    texts.add_spoken(title.key, "refused", REASONS[title.key])
    if title is MARKET:
        for line in market_ledger():
            texts.add(line["key"].replace(".", "-"), line["args"])
    else:
        lines = vars(LEDGERS[title.key]).values()
        texts.add_spoken(title.key, "ledger", [value for value in lines if isinstance(value, Spoken)])
    return texts


def market_ledger() -> list[Said]:
    table = zunft.Table(MARKET, seats=2, seed=1)
    return table.ledger(0)


def named_of(title: Title) -> Texts:
    """What a title has names for: its things and, where people choose a table, its options, verbs and editions."""
    texts = Texts({})
    for game in games_of(title):
        for kind, thing in game.things.items():
            if isinstance(thing, Words) and kind not in UNSPOKEN and not is_printed(game, kind):
                for word in filter(None, thing.words):
                    texts.add(f"{title.key}-{kind}-{word}")
    if title is not MARKET:
        add_chosen(title, texts)
    return texts


def is_printed(game: Game, kind: str) -> bool:
    """Whether the edition's own file names things of this kind."""
    return ALIASES.get(kind, kind) in getattr(getattr(game, "edition", None), "names", {})


def add_chosen(title: Title, texts: Texts) -> None:
    """The title itself, its editions, verbs and options."""
    texts.add(f"{title.key}-title")
    for edition in title.editions():
        texts.add(f"{title.key}-edition-{edition}")
        for kind, word in own_things(title, edition):
            texts.add(f"{title.key}-{kind}-{edition}-{word}")
    for form in title.forms:
        texts.add(f"{title.key}-verb-{form.first_word}")
    for option in title.options:
        texts.add(f"{title.key}-option-{option.name}")
        for value in option.values:
            texts.add(f"{title.key}-option-{option.name}-{value}")
    for shown in SHOWN.get(title.key, ()):
        texts.add(f"{title.key}-{shown}")


def own_things(title: Title, edition: str) -> Iterator[tuple[str, str]]:
    """The kind and the key of what an edition has names of its own for."""
    for kind in sorted(OWN_NAMES.get((title.key, edition), ())):
        game = title.game(title.seats[0], title.load(edition), checked_options(title, title.seats[0], {}), 1)
        thing = game.things[kind]
        assert isinstance(thing, Words)
        yield from ((kind, word) for word in thing.words)


def engine_texts() -> Texts:
    """The reasons in the source, the kinds of things that moves are about, and what a table tells itself."""
    texts = Texts({name: set(args) for name, args in TABLE_EVENTS.items()})
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
    title = next(title for title in ALL if title.key == key)
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
        for edition in title.editions():
            assert explain(title.key, "edition", edition, language), edition
        forms = {name for name in patterns(title.texts, language) if "." in name and not name.endswith(".you")}
        assert [name for name in forms if not re.fullmatch(EXPLAINED[title.key], name)] == []
    assert explain("flanders", "town", "gent", language) == ""


# --- in whole games -----------------------------------------------------------------------------


def randomly(table: zunft.Table, rng: random.Random) -> Iterator[int]:
    """Play a game to its end with any legal move; gives the seat that is about to answer."""
    while not table.over:
        seat = rng.choice(table.waiting_for)
        assert isinstance(seat, int)
        yield seat
        table.play(seat, rng.choice(table.options(seat)))


def check(said: Mapping[str, Any], language: str, edition: str = "") -> str:
    """Say something; it must be a sentence, not ids, keys or codes that nobody can read."""
    return checked(str(said["key"]), tuple(said["args"].items()), said.get("rule"), language, edition)


@cache
def checked(key: str, args: tuple[tuple[str, Any], ...], rule: str | None, language: str, edition: str) -> str:
    said = {"key": key, "args": dict(args), "rule": rule}
    codes = [code for name, value in args if name in CODED for code in str(value).split() if re.search("[-+0-9]", code)]
    sentences = [say(said, language, names, you, edition) for names in ((), NAMES) for you in (None, 0)]
    for sentence in sentences:
        assert not re.search(r"-(event|ask|entry|refused|ledger)-|\w=|[{}$_]", sentence), sentence
        assert not any(code in sentence for code in codes), sentence
    return sentences[0]


@pytest.mark.parametrize(("title", "seats"), TABLES, ids=lambda each: getattr(each, "key", each))
def test_random_games_are_told_in_every_language(title: Title, seats: int) -> None:
    rng = random.Random(seats)
    for seed, edition in enumerate(title.editions()):
        options = {option.name: rng.choice(option.values) for option in title.options}
        table = zunft.Table(title, seats=seats, seed=seed, edition=edition, options=options)
        for seat in randomly(table, rng):
            question = table.question(seat)
            assert question is not None
            for language in LANGUAGES:
                for said in (question, *table.view(None)["agenda"]):
                    check(said, language, edition)
        lines = [line for seat in range(seats) for line in table.ledger(seat)]
        told = [event for seat in (*range(seats), None) for event in table.events(seat)]
        for language in LANGUAGES:
            for said in (*lines, *told):
                check(said, language, edition)


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.key)
def test_also_what_hardly_ever_happens_can_be_said(title: Title) -> None:
    """Every event, question, entry and reason with every name of each thing and with few and many of each number."""
    game = games_of(title)[0]
    for what, spoken in [
        *(("event", each) for each in game.events.values()),
        *(("ask", each) for each in game.questions.values()),
        *(("entry", each) for each in game.entries.values()),
        *(("refused", each) for each in REASONS[title.key]),
    ]:
        for at in range(12):
            args = {slot.name: sample(game, slot, at) for slot in spoken.slots}
            for language in LANGUAGES:
                check({"key": f"{title.key}.{what}.{spoken.name}", "args": args}, language)


def sample(game: Game, slot: Slot, at: int) -> str | int:
    thing = game.things[slot.kind]
    if isinstance(thing, Words):
        words = [word for word in thing.words if word]
        return words[at % len(words)]
    if isinstance(thing, Several):
        return " ".join(thing.words[: at + 1])
    return "s3" if slot.kind == "space" else at % 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "seats"),
    [(title, seats) for title in TITLES.values() for seats in title.seats],
    ids=lambda each: getattr(each, "key", each),
)
def test_refusals_are_said_with_their_rule(title: Title, seats: int, language: str) -> None:
    rng, seen = random.Random(seats), set()
    table = zunft.Table(title, seats=seats, seed=seats, edition="tiny")
    for seat in randomly(table, rng):
        for text in tries(table, rng):
            if reason := table.why_not(seat, text):
                sentence = check(reason, language, "tiny")
                seen.add(reason["key"])
                rule = reason.get("rule")
                assert sentence.startswith(f"{rule}: ") if rule else not re.match("[A-Z]-[0-9]", sentence)
    assert len(seen) > 12


def tries(table: zunft.Table, rng: random.Random) -> Iterator[str]:
    """Moves that can be read more or less, most of them out of place."""
    yield from (form.example for form in table.title.forms)
    yield from TRIES[table.title.key](rng)


def flemish(rng: random.Random) -> Iterator[str]:
    towns, spaces = ["brugge", "gent", "ieper", "leuven", "utrecht", "luik"], ["c", "s1", "r1", "t1", "s9"]
    for _ in range(8):
        town, space = rng.choice(towns), rng.choice(spaces)
        yield f"build {town} {space} {rng.choice(['blue', 'grey+1', 'church', 'church-a', 'church-b'])}"
        yield f"build {town} {space} church-d {rng.choice(spaces)}"
        yield f"{rng.choice(['complete', 'cathedral', 'master'])} {town} {space}"
        yield rng.choice(["", "fly", "build", "choose site 9", "own site", "draw place", "centre l1", "guild church"])


def alsatian(rng: random.Random) -> Iterator[str]:
    yield from (f"{verb} {column}{row}" for verb in ("place", "edifice") for column in "abcde" for row in "1234")
    yield from (f"{verb} {number}" for verb in ("put", "reveal", "return") for number in range(5))
    yield from (f"sell {goods}" for goods in ("weapon", "cask", "shoe", "meat", "bread"))
    yield from (f"chapel c0{number}" for number in range(1, 4))
    yield from ("keep t01 t01", "keep t99", "keep", "plan", "plan 9", "plan 1+1+1", "plan x", "chapel c9")
    yield rng.choice(["", "fly", "draw", "draw card 1", "draw lot 1"])


def guildish(rng: random.Random) -> Iterator[str]:
    cards = rng.sample(GILDE.load("tiny").cards, 12)
    yield from (f"{verb} {card}" for verb in ("play", "use", "sell", "release", "respond", "discard") for card in cards)
    yield from (f"at {seat} {card}" for seat in range(3) for card in cards[:4])
    yield from (f"{verb} {number}" for verb in ("for", "talers", "repay", "in", "points") for number in (0, 3, 900))
    yield from (f"{verb} {seat}" for verb in ("at", "paying", "with", "to", "of") for seat in (0, 1, 7))
    yield from ("beg 3 of 1", "lend 900 to 0 repay 1 in 9", "extend 4 by 9", f"offer {cards[0]} to 1 for 99", "", "fly")


TRIES = {"flanders": flemish, "gilde": guildish, "strasbourg": alsatian}


def test_a_reason_shows_its_rule() -> None:
    reason = {"key": "flanders.refused.closed", "args": {"town": "gent"}, "rule": "F-091"}
    assert say(reason) == "F-091: Ghent has been scored; nothing happens there any more."
    assert say(reason, "de") == "F-091: Gent ist schon gewertet, dort geschieht nichts mehr."
    assert say(reason, "nl") == "F-091: Gent is al afgerekend; daar gebeurt niets meer."


def test_a_set_is_named_word_by_word() -> None:
    kept = {"key": "strasbourg.event.kept-tasks", "args": {"tasks": "t03 t17"}}
    assert say(kept) == "You keep: Regulars’ table, Deepest purse."
    assert say(kept, "de") == "Du behältst: Stammtisch, Dickster Geldbeutel."
    assert say(kept, "nl") == "Je houdt: Stamtafel, Dikste beurs."
    assert say({**kept, "args": {"tasks": "t03"}}) == "You keep: Regulars’ table."
    assert say({**kept, "args": {"tasks": "t03 t99"}}) == "You keep: t03 t99."


def test_an_empty_list_is_shown_as_a_dash() -> None:
    reason = {"key": "strasbourg.refused.other-cards", "args": {"cards": ""}}
    assert say(reason) == "Your stacks have to use up exactly the cards in your hand: –."
    assert say({**reason, "args": {"cards": "2 2 5"}}, "nl").endswith("bestaan: 2 2 5.")


def test_a_name_may_be_the_editions_own() -> None:
    assert name_of("strasbourg", "task", "t01", "de") == "Nachtwache"
    assert name_of("strasbourg", "task", "t01", "de", "tiny") == "Stammtisch"
    assert name_of("strasbourg", "task", "t01", "de", "my-box") == "Nachtwache"
    assert explain("strasbourg", "task", "t14", "nl", "tiny") == "Je hebt nog minstens één privilege: 3 punten."
    card = {"key": "strasbourg.event.round-card", "args": {"number": 1, "roundcard": "rc2"}}
    assert say(card) == "Round 1: round card 2."
    assert say(card, edition="reconstruction") == "Round 1: vintners, butchers, bakers."
    assert say(card, edition="tiny") == "Round 1: bakers, shoemakers, butchers."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_edition_says_about_itself_is_what_its_file_says(language: str) -> None:
    """Round cards name their guilds in order; tasks name their points."""
    for edition in STRASBOURG.editions():
        loaded = STRASBOURG.load(edition)
        for at, card in enumerate(loaded.cards):
            guilds = [loaded.guilds[loaded.board.round_guilds[3 * at + of]] for of in range(3)]
            named = ", ".join(name_of("strasbourg", "guild", guild, language) for guild in guilds)
            assert name_of("strasbourg", "roundcard", card, language, edition) == named
        for at, task in enumerate(loaded.tasks):
            about = explain("strasbourg", "task", task, language, edition)
            assert re.search(rf": {loaded.board.task_points[at]} (points|Punkte|punten)\.$", about), task


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (1, "Schlusswertung für Platz 0: 1 Punkt, insgesamt 4."),
        (-2, "Schlusswertung für Platz 0: -2 Punkte, insgesamt 4."),
        (20, "Schlusswertung für Platz 0: 20 Punkte, insgesamt 4."),
    ],
)
def test_points_may_be_lost(points: int, sentence: str) -> None:
    args = {"seat": 0, "number": points, "total": 4}
    assert say({"key": "strasbourg.event.scored", "args": args}, "de") == sentence


def test_a_step_without_a_guild_is_called_by_its_name() -> None:
    assert say({"key": "strasbourg.event.step-began", "args": {"step": "a"}}) == "Step A: nobility and church."
    args = {"step": "d", "guild": "bakers"}
    assert say({"key": "strasbourg.event.step-began", "args": args}, "nl") == "Stap D: de bakkers."


def test_an_error_is_a_sentence() -> None:
    table = zunft.Table("flanders", seats=3, seed=1)
    with pytest.raises(zunft.IllegalMove, match=r"^There is no seat “7”; the seats are numbered from 0 to 2\.$"):
        table.play(7, "choose gent 0")
    with pytest.raises(zunft.IllegalMove, match="“gand” is not known here; a town was expected"):
        table.play(0, "build gand s1 blue")


# --- say, name_of, phrase -----------------------------------------------------------------------

BUILT = {"key": "flanders.event.built", "args": {"seat": 1, "town": "gent", "space": "s3", "district": "blue+1"}}


def test_a_seat_is_called_by_its_number_by_its_name_or_you() -> None:
    rest = "a blue district with a guild master on s3 in Ghent."
    assert say(BUILT) == f"Seat 1 builds {rest}"
    assert say(BUILT, names=NAMES) == f"Bram builds {rest}"
    assert say(BUILT, names=NAMES, you=1) == f"You build {rest}"
    assert say(BUILT, names=NAMES, you=0) == f"Bram builds {rest}"
    assert say(BUILT, names=["Anna"]) == f"Seat 1 builds {rest}"


def test_a_language_that_is_not_known_is_english() -> None:
    assert say(BUILT, "fr") == say(BUILT, "en") != say(BUILT, "de")


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (0, "In Lüttich gehen die Färber (blau) leer aus."),
        (1, "In Lüttich bekommen die Färber (blau) einen Punkt."),
        (12, "In Lüttich bekommen die Färber (blau) 12 Punkte."),
    ],
)
def test_numbers_have_their_plurals(points: int, sentence: str) -> None:
    args = {"town": "luik", "coat": "blue", "number": points}
    assert say({"key": "flanders.event.scored", "args": args}, "de") == sentence


def test_a_thing_without_a_name_is_shown_by_its_key() -> None:
    assert name_of("flanders", "town", "antwerpen", "de") == "antwerpen"
    args = {"card": "antwerpen"}
    assert say({"key": "flanders.ask.placement", "args": args}, "nl") == "Wat bouw of voltooi je in antwerpen?"


def test_a_text_may_choose_its_words_by_the_key() -> None:
    assert say({"key": "flanders.ask.placement", "args": {"card": "site"}}, "de") == "Wo eröffnest du eine Baustelle?"


def test_what_has_no_text_is_shown_as_it_is() -> None:
    assert (
        say({"key": "nothing.event.fell", "args": {"seat": 2, "thing": "x"}})
        == "nothing-event-fell seat=Seat 2 thing=x"
    )
    assert not has_text("flanders-event-fell", "en")


def test_a_text_that_lacks_something_is_an_error() -> None:
    with pytest.raises(LookupError, match="flanders-event-covered"):
        phrase("flanders-event-covered", "de", town="Gent")
