"""The common part of all doors: a title with its seats, edition and options, its numbers, its tensor and its
rewards.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from zunft.catalogue import title_of
from zunft.engine.blocks import Block, Cell, axis, common_blocks
from zunft.engine.chance import MASK
from zunft.engine.numbering import Numbering
from zunft.engine.rules import State
from zunft.engine.run import Dealer, Run, TableDealer
from zunft.engine.tensor import LARGEST, PLAIN, SEAT, Sayings, Tensor
from zunft.engine.title import Spoken, Title
from zunft.research.names import names_of
from zunft.table.setup import checked_edition, checked_options, checked_seats
from zunft.text import know, phrase, say
from zunft.version import is_news

SEAT_KINDS = frozenset({"seat", "creditor", "victim"})
UNUSED = "unused_"  # how the names of blocks begin that fill up words
REWARDS = ("place", "win")
CHANCES = ("table", "fast")


class Door:
    """One setting, played by numbers."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        edition: Any = None,
        options: Mapping[str, str] | None = None,
        *,
        preset: str | None = None,
        reward: str = "place",
        chance: str = "table",
    ) -> None:
        if is_news():
            warnings.warn(phrase("engine-interpreted"), RuntimeWarning, stacklevel=3)
        self._given = (title, seats, edition, options, preset, reward, chance)
        known = title_of(title)
        know(known.key, known.texts)
        self.known, self.title = known, known.key
        self.seats = checked_seats(known, seats)
        self.edition = checked_edition(known, edition)
        self.options = checked_options(known, {**known.ends_with, **(options or {})}, preset)
        self.reward = one_of("reward", reward, REWARDS)
        self.chance = one_of("chance", chance, CHANCES)
        self.game = known.game(self.seats, self.edition, self.options, known.rules_number)
        tensor, numbering = class_of(known, "Tensor"), class_of(known, "Numbering")
        board = self.edition.board
        lanes = [kind for kind in sorted(self.game.entries) if self.game.rules.is_open(kind)]
        said = sayings(self.game.questions), sayings(self.game.entries), lanes
        self.tensor: Tensor = tensor(self.seats, board, *said)
        self.numbering: Numbering = numbering(self.seats, board)

    @property
    def actions(self) -> int:
        """How many numbers there are: 0 … actions − 1."""
        return self.numbering.size

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return self.tensor.length

    @property
    def layout(self) -> list[tuple[str, int, int]]:
        """The blocks of an observation: name, offset, length."""
        return list(self.tensor.blocks)

    @cached_property
    def blocks(self) -> dict[str, Block]:
        """What the blocks of an observation mean, in their order; of a title that does not say it, numbers alone."""
        known = common_blocks(self.game, self.seats, next(size for name, _, size in self.layout if name == "agenda"))
        if self.known.has_module("blocks"):
            known |= self.known.module("blocks").blocks(self.game, self.seats)
        return {name: known.get(name) or unknown_block(name, size) for name, _, size in self.layout}

    @cached_property
    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest value of every cell of an observation."""
        ranges = [each for block in self.blocks.values() for each in block.ranges()]
        return [low for low, _ in ranges], [high for _, high in ranges]

    @cached_property
    def names(self) -> list[str]:
        """The meaning of every number, as close to the notation as possible without a position."""
        return names_of(self.game, self.numbering)

    def __deepcopy__(self, memo: object) -> Door:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Door], tuple[Any, ...]]:
        """Pickled as its arguments."""
        return open_door, self._given

    # --- playing --------------------------------------------------------------------------------

    def new_run(self) -> Run:
        """A game of this setting, which ``begin`` starts."""
        return Run(self.game.rules, self.tensor, self.numbering)

    def begin(self, run: Run, seed: int) -> None:
        """Start a game anew, with this seed."""
        run.begin(self.dealer(seed))

    def dealer(self, seed: int) -> Dealer:
        """Chance as a table with this seed deals it, or the fast generator."""
        return TableDealer(seed, self.game.bag) if self.chance == "table" else Dealer(seed & MASK)

    def move(self, state: State, seat: int, number: int) -> int:
        """The answer that a number stands for, as the engine has it."""
        return self.numbering.move(state, seat, number)

    def text_of(self, state: State, seat: int, number: int) -> str:
        """An option in the notation."""
        return self.game.grammar.write(self.move(state, seat, number), state)

    # --- results --------------------------------------------------------------------------------

    def rewards(self, state: State) -> list[float]:
        """The reward of every seat when the game is over."""
        if self.reward == "place":
            return by_place(self.game.places(state))
        winners = self.game.winners(state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    # --- text -----------------------------------------------------------------------------------

    def text(self, state: State, seat: int, language: str = "en") -> str:
        """What a seat may know, in words: the question, then the view line by line."""
        asked = self.game.question(state, seat) if seat < self.seats else None  # who has no seat is asked nothing
        lines = [say(asked, language)] if asked else []
        for key, value in self.game.view(state, seat).items():
            lines.append(f"{key}: {json.dumps(value, ensure_ascii=False)}")
        return "\n".join(lines)


def unknown_block(name: str, size: int) -> Block:
    if name.startswith(UNUSED):
        return Block(
            "Fills up a word.", (axis("cell", size),), Cell("always 0", 1)
        )  # so that nobody who scales by the bounds divides by 0
    return Block("", (axis("cell", size),), Cell("a number", LARGEST, -LARGEST - 1))


def class_of(title: Title, kind: str) -> Callable[..., Any]:
    """``FlandersTensor`` in the module ``tensor`` of Flanders: every title has one under such a name."""
    found: Callable[..., Any] = getattr(title.module(kind.lower()), f"{title.key.capitalize()}{kind}")
    return found


def open_door(
    title: str, seats: int, edition: Any, options: Mapping[str, str], preset: str | None, reward: str, chance: str
) -> Door:
    return Door(title, seats, edition, options, preset=preset, reward=reward, chance=chance)


def one_of(what: str, value: str, values: tuple[str, ...]) -> str:
    if value not in values:
        raise ValueError(f"{what} can be: {', '.join(values)}; not “{value}”.")
    return value


def checked_render_mode(mode: str | None) -> str | None:
    """None, or the words of the seat that is asked: there is no picture."""
    return None if mode is None else one_of("render_mode", mode, ("ansi",))


def by_place(places: list[int]) -> list[float]:
    """From 1 for the first place down to −1 for the last, in equal steps; seats that share places share their rewards.
    The sum is 0."""
    last = len(places) - 1
    worth = {place: 1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / last for place in places}
    return [worth[place] for place in places]


def sayings(spoken: Mapping[int, Spoken]) -> Sayings:
    """How the things of questions or entries are shown: seats are counted from the reader's own."""
    kinds = sorted(spoken)
    return Sayings(
        [(kind, [SEAT if slot.kind in SEAT_KINDS else PLAIN for slot in spoken[kind].slots]) for kind in kinds]
    )
