"""The lines that a table and a bot in another process exchange, and that they tell what the seat knows and no more."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest

from zunft import Table
from zunft.bots import Bot, RandomBot, Sight, sight_of
from zunft.bots.protocol.messages import (
    WANTS,
    Nonsense,
    Place,
    hello,
    line_of,
    message_of,
    page,
    place_at,
    stop,
    wants_of,
    world_of,
    world_text,
)
from zunft.bots.protocol.worker import ProtocolSpeaker
from zunft.engine.tape import Tape

TITLES = [("flanders", 3), ("gilde", 3), ("strasbourg", 3)]
every_title = pytest.mark.parametrize(("title", "seats"), TITLES)


def decisions(title: str, seats: int, count: int) -> list[tuple[Table, int]]:
    """Some positions of a random game, each with a seat that is asked there."""
    table, rng, found = Table(title, seats, seed=5, edition="tiny"), Random(1), list[tuple[Table, int]]()
    while not table.over:
        seat = rng.choice(table.waiting_for)
        found.append((table.copy(), seat))
        table.play(seat, rng.choice(table.options(seat)))
    return [found[at * len(found) // count] for at in range(count)]


def spoken(bot: Bot, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What a bot says to these messages."""
    going = io.BytesIO()
    ProtocolSpeaker("echo", lambda _: bot, map(line_of, messages), going).run()
    return [json.loads(line) for line in going.getvalue().splitlines()]


# --- worlds ---------------------------------------------------------------------------------------


@every_title
def test_a_world_travels_as_text(title: str, seats: int) -> None:
    """Every number of it arrives, but for those that count what was learnt."""
    for table, seat in decisions(title, seats, 12):
        world = sight_of(table, seat).world
        for lane in range(seats + 1):
            world.learnt[lane] = 0
        there = world_of(table.game, world_text(world))
        assert ints(there) == ints(world)
        assert Sight(table.game, seat, there).options == table.options(seat)


def ints(state: Any) -> list[int]:
    tape = Tape()
    state.visit(tape)
    return tape.ints


@pytest.mark.parametrize("text", ["", "?", "eJw=", None, 7])
def test_what_is_no_world_is_said_in_a_sentence(text: object) -> None:
    with pytest.raises(Nonsense, match="no world"):
        world_of(Table("strasbourg", 3, seed=1).game, text)


# --- never peeks ------------------------------------------------------------------------------------


def sent(table: Table, seat: int, seed: int) -> bytes:
    return line_of(page(1, sight_of(table, seat, seed), WANTS))


@every_title
def test_a_page_has_the_same_bytes_at_tables_that_the_seat_cannot_tell_apart(title: str, seats: int) -> None:
    for at, (table, seat) in enumerate(decisions(title, seats, 20)):
        assert sent(table, seat, 9) == sent(table.redeal(seat, seed=at), seat, 9)


@every_title
def test_the_truth_on_a_page_would_be_found(title: str, seats: int) -> None:
    """Planted: the true state is sent instead of a redealt one."""
    lines = [
        line_of(page(1, Sight(twin.game, seat, twin.state), WANTS))
        for table, seat in decisions(title, seats, 20)
        for twin in (table, table.redeal(seat, seed=4))
    ]
    assert any(one != other for one, other in zip(lines[::2], lines[1::2], strict=True))


def test_how_much_others_have_learnt_is_not_on_a_page() -> None:
    """Strasbourg's planning: another seat has drawn one card, or four."""
    tables = [Table("strasbourg", 3, seed=2, edition="tiny") for _ in range(2)]
    for table, cards in zip(tables, (1, 4), strict=True):
        for seat in range(3):
            table.play(seat, table.options(seat)[0])
        for _ in range(cards):
            table.play(1, "draw")
    assert sent(tables[0], 0, 3) == sent(tables[1], 0, 3)


# --- the bot's side ---------------------------------------------------------------------------------


def test_a_bot_says_hello_and_answers_by_number() -> None:
    table = Table("strasbourg", 3, seed=1)
    place = place_at("strasbourg", 3, 0, 4)
    asked = page(7, sight_of(table, 0), ["imagine"])
    first, second = spoken(RandomBot(4), hello(place), asked)
    assert first == {"hello": 1, "name": "echo", "wants": ["imagine"]}
    assert second == {"ask": 7, "move": RandomBot(4).choose(sight_of(table, 0))}


def test_a_place_names_all_that_the_game_is_made_of() -> None:
    place = place_at("gilde", 4, 2, "a seed", edition="tiny", options={"stop": "after-60-rounds"})
    message = json.loads(line_of(hello(place)))
    assert message.pop("hello") == 1
    there = Place(**message)
    assert (there.seat, there.seed, there.options["stop"]) == (2, "a seed", "after-60-rounds")
    assert there.game.rules.seats == 4
    assert there.edition["hash"] == Table("gilde", 4, edition="tiny").edition.hash


class Thinker(Bot):
    """Thinks until it is told to stop."""

    name = "thinker"

    def __init__(self) -> None:
        super().__init__()
        self.enough = Event()

    def decide(self, sight: Sight) -> int:
        assert self.enough.wait(20)
        return sight.moves[-1]

    def stop(self) -> None:
        self.enough.set()


def test_stop_is_heard_while_the_bot_thinks() -> None:
    table = Table("strasbourg", 3, seed=1)
    asked = page(1, sight_of(table, 0), ["imagine"])
    *_, last = spoken(Thinker(), hello(place_at("strasbourg", 3, 0, 4)), asked, stop(1))
    assert last == {"ask": 1, "move": table.options(0)[-1]}


class Deaf(RandomBot):
    """Notices only that it is told to stop when it has begun, as a search does that clears its mark first."""

    def __init__(self) -> None:
        super().__init__()
        self.told = 0
        self.twice = Event()

    def decide(self, sight: Sight) -> int:
        assert self.twice.wait(20)
        return sight.moves[0]

    def stop(self) -> None:
        self.told += 1
        if self.told == 2:
            self.twice.set()


def test_a_bot_that_was_about_to_begin_is_told_again_to_stop() -> None:
    table = Table("strasbourg", 3, seed=1)
    asked = page(1, sight_of(table, 0), ["imagine"])
    assert len(spoken(Deaf(), hello(place_at("strasbourg", 3, 0, 4)), asked, stop(1))) == 2


def test_a_stop_that_comes_too_late_stops_nothing() -> None:
    table, bot = Table("strasbourg", 3, seed=1), Deaf()
    asked = page(2, sight_of(table, 0), ["imagine"])
    bot.twice.set()
    spoken(bot, hello(place_at("strasbourg", 3, 0, 4)), stop(1), asked)
    assert bot.told == 0


def wrong() -> Iterator[tuple[list[dict[str, Any]], str]]:
    said = hello(place_at("strasbourg", 3, 0, 4))
    yield [said | {"hello": 2}], "protocol 1, not 2"
    yield [{"hello": 1}], "names no title"
    yield [{"ask": 1}], "before the hello"
    yield [said, {"ask": 1}], "no world"


@pytest.mark.parametrize(("messages", "sentence"), list(wrong()))
def test_a_bot_says_what_is_wrong_with_the_table(messages: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        spoken(RandomBot(), *messages)


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [b"\n", b"{", b"\xff\xfe", b"[1]", b'"hello"', b"[" * 30_000, b"9" * 9_000])
def test_a_line_that_is_no_object_is_nonsense(line: bytes) -> None:
    with pytest.raises(Nonsense):
        message_of(line)


@pytest.mark.parametrize("wants", ["view", ["truth"], [["view"]], 7, None])
def test_a_bot_cannot_want_anything_else(wants: object) -> None:
    with pytest.raises(Nonsense, match="may want"):
        wants_of({"hello": 1, "wants": wants})
