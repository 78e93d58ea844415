"""The messages between a table and a bot in another process: one JSON object on each line."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from zunft.bots.sight import Sight
from zunft.catalogue import title_of
from zunft.engine.notation import clip
from zunft.engine.rules import State
from zunft.engine.tape import Tape
from zunft.engine.title import Game, Said
from zunft.table.setup import checked_edition, checked_options, checked_rules, checked_seats

PROTOCOL = 1
VIEW, EVENTS, IMAGINE = "view", "events", "imagine"
WANTS = (VIEW, EVENTS, IMAGINE)  # what a bot may want on a page besides the question and the options
LONGEST_ANSWER = 65_536  # bytes of a line that a bot sends
LONGEST_QUOTE = 160  # letters of it in a report

Message = dict[str, Any]


class Nonsense(ValueError):
    """A line that is not valid in this protocol."""


@dataclass(frozen=True)
class Place:
    """The place of a bot: everything that it is told before the first question."""

    title: str
    seats: int
    seat: int
    seed: int | str  # the bot's own; unrelated to the deal
    rules: int
    options: Mapping[str, str]
    edition: Mapping[str, str]  # its name, hash and text

    @cached_property
    def game(self) -> Game:
        title = title_of(self.title)
        seats = checked_seats(title, self.seats)
        options = checked_options(title, self.options)
        return title.game(seats, title.parse(self.edition["text"]), options, checked_rules(title, self.rules))


def place_at(title: str, seats: int, seat: int, seed: int | str, **chosen: Any) -> Place:
    """A seat at a table with this ``edition`` and these ``options``, both as a table accepts them."""
    found = title_of(title)
    edition = checked_edition(found, chosen.get("edition"))
    options = checked_options(found, chosen.get("options") or {})
    parts = {"name": edition.name, "hash": edition.hash, "text": edition.text}
    return Place(title, checked_seats(found, seats), seat, seed, found.rules_number, options, parts)


# --- lines ----------------------------------------------------------------------------------------


def line_of(message: Message) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def message_of(line: bytes) -> Message:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Nonsense(f"“{shown(line)}” is no JSON") from None
    if not isinstance(message, dict):
        raise Nonsense(f"“{shown(line)}” is no JSON object")
    return message


def shown(line: bytes) -> str:
    """What a bot has sent, as far as a report quotes it."""
    return clip(line.decode(errors="replace").strip(), LONGEST_QUOTE)


# --- what the table sends -------------------------------------------------------------------------


def hello(place: Place) -> Message:
    return {"hello": PROTOCOL, **asdict(place)}


def page(number: int, sight: Sight, wants: Sequence[str], events: Sequence[Said] = ()) -> Message:
    """A decision. All of it comes from the redealt state, so it contains nothing that the seat cannot know."""
    message: Message = {"ask": number, "question": sight.question, "options": sight.options}
    if VIEW in wants:
        message[VIEW] = sight.view
    if EVENTS in wants:
        message[EVENTS] = list(events)
    if IMAGINE in wants:
        message["world"] = world_text(sight.world)
    return message


def stop(number: int) -> Message:
    """Answer question *number* now."""
    return {"stop": number}


def bye() -> Message:
    return {"bye": True}


# --- what the bot sends ---------------------------------------------------------------------------


def hello_back(name: str, wants: Sequence[str]) -> Message:
    return {"hello": PROTOCOL, "name": name, "wants": list(wants)}


def wants_of(message: Message) -> tuple[str, ...]:
    """What a bot wants on its pages, from its hello."""
    number, wants = message.get("hello"), message.get("wants", [VIEW])
    if number != PROTOCOL or isinstance(number, bool):
        raise Nonsense(f"its hello is not that of protocol {PROTOCOL}")
    if not isinstance(wants, list) or any(want not in WANTS for want in wants):
        raise Nonsense(f"it may want {', '.join(WANTS)}, not “{clip(str(wants))}”")
    return tuple(wants)


def answer(number: int, move: str) -> Message:
    return {"ask": number, "move": move}


# --- worlds ---------------------------------------------------------------------------------------


def world_text(world: State) -> str:
    """A redealt state as text: the numbers of its tape, compressed. The counters of what somebody has learnt serve only
    undo and would show what others have seen, so they are left out."""
    twin = world.copy()
    for lane in range(twin.seats + 1):
        twin.learnt[lane] = 0
    tape = Tape()
    twin.visit(tape)
    return b64encode(zlib.compress(" ".join(map(str, tape.ints)).encode(), 1)).decode()


def world_of(game: Game, text: object) -> State:
    """The state that a text was made of."""
    try:
        ints = [int(number) for number in zlib.decompress(b64decode(str(text))).split()]
        world = game.rules.new()
        world.visit(Tape(ints))
    except (zlib.error, ValueError, IndexError):
        raise Nonsense("The page holds no world that can be read.") from None
    return world
