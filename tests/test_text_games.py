"""Whole games are told in words: what is asked, told, counted and refused is a sentence in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest
from tests.texts import ALL, NAMES, games_of, reasons_of

import zunft
from zunft.catalogue import TITLES
from zunft.engine.notation import Names, Several, Slot
from zunft.engine.title import Game, Title
from zunft.games.gilde.game import GILDE
from zunft.text import say
from zunft.text.languages import LANGUAGES

# Things with keys that tell a reader nothing.
CODED = {"card", "district", "edifice", "pending", "roundcard", "target", "task", "tasks"}
TABLES = [(title, seats) for title in ALL for seats in title.seats]


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
        assert not re.search(r"-(event|ask|entry|deed|refused|ledger)-|\w=|[{}$_]", sentence), sentence
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
        *(("deed", each) for each in game.deeds.values()),
        *(("refused", each) for each in reasons_of(title)),
    ]:
        for at in range(12):
            args = {slot.name: sample(game, slot, at) for slot in spoken.slots}
            for language in LANGUAGES:
                check({"key": f"{title.key}.{what}.{spoken.name}", "args": args}, language)


def sample(game: Game, slot: Slot, at: int) -> str | int:
    thing = game.things[slot.kind]
    if isinstance(thing, Names):
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
