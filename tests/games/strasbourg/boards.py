"""Positions to test on: tables dealt by hand, plans in the words of the rulebook, and cities laid out by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from zunft.engine.pile import Bag, new_cards
from zunft.engine.title import Said
from zunft.games.strasbourg.edition import StrasbourgEdition, load
from zunft.games.strasbourg.game import STRASBOURG, StrasbourgGame
from zunft.games.strasbourg.rules import ending, preparing
from zunft.games.strasbourg.state import Player, StrasbourgState
from zunft.table import Table
from zunft.table.setup import checked_options

BOOK = load("reconstruction")
ROUNDS = "rc2 rc1 rc3 rc4 rc5"  # the first round is the one of TV-02: vintners, butchers, bakers
EDIFICES = "inn fountain watchtower town-hall cathedral"
COUNCIL = ("nobility", "church", *BOOK.guilds, "merchants")


# --- (a) tables whose chance is dealt by hand -----------------------------------------------------


def unlaid(seats: int = 4, edition: str = "reconstruction", **options: str) -> Table:
    """A table before the first draw."""
    return Table("strasbourg", seats, edition=edition, chance="hand", options=options)


def laid(seats: int = 4, start: int = 0, rounds: str = ROUNDS, edifices: str = EDIFICES, **options: str) -> Table:
    """A table at which everything that is public lies ready; the tasks are dealt next."""
    table = unlaid(seats, **options)
    for what, names in (("round", rounds), ("edifice", edifices)):
        for name in names.split()[:-1]:  # the last one is the only one left
            table.play("chance", f"draw {what} {name}")
    table.play("chance", f"draw seat {start}")
    return table


def offered(seats: int = 4, start: int = 0, **options: str) -> Table:
    """A table at which all choose their tasks: t01 to t05 lie before seat 0, t06 to t10 before seat 1 and so on."""
    table = laid(seats, start, **options)
    while table.chance_is_asked:
        table.play("chance", table.options("chance")[0])
    return table


def dealt(seats: int = 4, start: int = 0, keep: dict[int, str] | None = None, **options: str) -> Table:
    """A table at the first cards of the first round. *keep* gives the tasks that a seat keeps: by default its first."""
    table = offered(seats, start, **options)
    for seat in range(seats):
        table.play(seat, f"keep {(keep or {}).get(seat, f't{5 * seat + 1:02}')}")
    return table


def cards_in(stacks: str) -> list[int]:
    return [int(value) for value in stacks.replace("+", " ").split()]


def plan(table: Table, *plans: str) -> list[Said]:
    """Let seat 0, 1, … draw and divide: ``5 2+1`` is a stack of 5 and one of 2 and 1. Stacks of equal size lie in the
    order in which the small decisions begin them. Gives what a spectator was told."""
    before = quiet(table)
    left = [cards_in(stacks) for stacks in plans]
    draw(table, left)
    for seat in planners(table):
        finish_plan(table, seat, plans[seat], left)
    lay_out(table)
    return table.events(None, before)


def planners(table: Table) -> Iterator[int]:
    """The seats that still plan, one after the other, as they are asked."""
    while table.view(None)["agenda"] and table.view(None)["agenda"][0]["key"] == "strasbourg.entry.planning":
        yield next(int(who) for who in table.asked)


def finish_plan(table: Table, seat: int, stacks: str, left: list[list[int]]) -> None:
    while drawn(table, seat) < len(cards_in(stacks)):
        table.play(seat, "draw")
        draw(table, left)
    if question(table, seat) == "put":
        divide(table, seat, stacks)
    elif question(table, seat):
        table.play(seat, f"plan {stacks}" if stacks else "stop")
    draw(table, left)


def divide(table: Table, seat: int, stacks: str) -> None:
    """The small decisions, where the deck is used up: the highest card lies on a stack of its own already."""
    groups = [cards_in(group) for group in stacks.split()]
    begun: list[list[int]] = []
    for value in sorted(cards_in(stacks), reverse=True):
        group = next(group for group in groups if value in group)
        group.remove(value)
        text = f"put {number(begun, group)}" if number(begun, group) else "put new"
        if begun:
            table.play(seat, text)
        if text == "put new":
            begun.append(group)


def number(begun: list[list[int]], group: list[int]) -> int:
    """The number of the stack that a group began; 0 before it has. Equal groups are not the same."""
    return next((at for at, other in enumerate(begun, start=1) if other is group), 0)


def drawn(table: Table, seat: int) -> int:
    """How many cards a seat has drawn this round; some may have come by force."""
    return int(state_of(table).players[seat].cards.count)


def draw(table: Table, left: list[list[int]]) -> None:
    """Give the cards that chance is asked for."""
    while table.chance_is_asked and is_card(table):
        table.play("chance", f"draw card {left[state_of(table).agenda.next_lane()].pop(0)}")


def is_card(table: Table) -> bool:
    return table.options("chance")[0].startswith("draw card")


def lay_out(table: Table) -> None:
    while table.chance_is_asked and table.options("chance")[0].startswith("draw lot"):
        table.play("chance", table.options("chance")[0])


def planned(*plans: str, start: int = 0, **more: Any) -> Table:
    """A table in step A of the first round, with these plans."""
    table = dealt(len(plans), start, **more)
    plan(table, *plans)
    return table


def stack(table: Table, seat: int, cards: str) -> int:
    """The number of the own stack with these cards."""
    wanted = sorted(cards_in(cards), reverse=True)
    stacks = table.view(seat)["players"][seat]["stacks"]
    return next(int(number) for number, seen in stacks.items() if seen["cards"] == wanted)


def bids(table: Table, lines: str) -> list[Said]:
    """Answer the bidding: ``0 5, 1 2+1, 2 pass, 3 defer``; gives what a spectator was told."""
    before = quiet(table)
    for line in lines.split(", "):
        who, what = line.split()
        seat = int(who)
        table.play(seat, what if what in ("pass", "defer") else f"reveal {stack(table, seat, what)}")
    return table.events(None, before)


def script(table: Table, lines: str) -> list[Said]:
    """Play lines such as ``0 place b2``, parted by ``/``; gives what a spectator was told."""
    before = quiet(table)
    for line in lines.split("/"):
        who, text = line.strip().split(maxsplit=1)
        table.play(who if who == "chance" else int(who), text)
    return table.events(None, before)


def to_step(table: Table, step: str, round_: int = 1) -> Table:
    """Everybody answers as if silent, and draws the lowest card, until this step of this round begins."""
    while (state_of(table).round, state_of(table).step) != (round_, "abcdefghi".index(step)):
        answer(table)
    return table


def to_planning(table: Table, round_: int) -> Table:
    """Everybody does as little as possible until the cards of this round are drawn."""
    while state_of(table).round != round_:
        answer(table)
    return table


LITTLE = ("pass", "stop", "put new", "skip", "take", "done", "return none")


def least(table: Table, seat: int | str) -> str:
    """The answer of somebody who does as little as possible; the first one where that is nothing in particular."""
    options = table.options(seat)
    return next((text for text in LITTLE if text in options), options[0])


def answer(table: Table) -> None:
    who = table.asked[0]
    table.play(who, table.options(who)[0] if who == "chance" else least(table, who))


def quiet(table: Table) -> int:
    """What was laid by hand is no news; gives the point from which on events are told."""
    table.state.news.taken()
    return table.turn(None)


def state_of(table: Table) -> StrasbourgState:
    assert isinstance(table.state, StrasbourgState)
    return table.state


def keys(events: Iterable[Said]) -> list[str]:
    """The last parts of the events' names."""
    return [event["key"].split(".")[-1] for event in events]


def told(events: Iterable[Said], key: str) -> list[dict[str, Any]]:
    """What events of this name were about."""
    return [event["args"] for event in events if event["key"] == f"strasbourg.event.{key}"]


def question(table: Table, seat: int) -> str:
    """What a seat is asked; nothing when it is not."""
    found = table.question(seat)
    return str(found["key"]).split(".")[-1] if found else ""


def asked(table: Table) -> tuple[list[int | str], str]:
    """Who is asked what."""
    who = table.asked
    return who, question(table, int(who[0])) if who and who[0] != "chance" else "chance"


def seen(table: Table, seat: int | None, other: int) -> dict[str, Any]:
    """What a seat sees of a player."""
    player: dict[str, Any] = table.view(seat)["players"][other]
    return player


def own(table: Table, seat: int) -> dict[str, Any]:
    return seen(table, seat, seat)


def play_out(table: Table, seed: int) -> Iterator[Table]:
    """Play a seeded table to the end at random, and look at it after every answer."""
    rng = Random(seed)
    while not table.over:
        who = rng.choice(table.asked)
        table.play(who, rng.choice(table.options(who)))
        yield table


# --- (b) cities laid out by hand ------------------------------------------------------------------


class Board:
    """A state to put members and buildings on and to ask the rules about, in the words of the edition."""

    def __init__(self, game: StrasbourgGame, state: StrasbourgState) -> None:
        self.game, self.state = game, state
        self.edition: StrasbourgEdition = game.edition

    def square(self, name: str) -> int:
        return self.edition.squares.index(name)

    def members(self, seat: int, squares: str) -> Board:
        """Put members into the city: ``d1 h3``."""
        for name in squares.split():
            self.state.city[seat] |= 1 << self.square(name)
        return self

    def build(self, edifices: str = "", chapels: str = "") -> Board:
        """Put up edifices and chapels: ``inn h4, fountain g2`` and ``c02 c05``."""
        for edifice in edifices.split(", ") if edifices else []:
            name, square = edifice.split()
            self.state.built[self.edition.edifices.index(name)] = self.square(square)
        for name in chapels.split():
            self.state.chapels |= 1 << self.edition.chapels.index(name)
        return self

    def council(self, seat: int, *names: str) -> Board:
        for name in names:
            self.state.council[COUNCIL.index(name)] = seat
        return self

    def money(self, seat: int, coins: int = 5, privileges: int = 0, goods: str = "") -> Board:
        """Exactly so many coins, privileges and goods: ``weapon cask cask``."""
        player = self.state.players[seat]
        player.coins, player.privileges = coins, privileges
        for at, name in enumerate(self.edition.goods):
            player.goods[at] = goods.split().count(name)
        return self

    def tasks(self, seat: int, names: str) -> Board:
        """Exactly these tasks are kept."""
        kept = new_cards(1)
        kept.put(sum(1 << self.task(name) for name in names.split()), 1 << seat)
        self.state.players[seat].kept = kept
        return self

    def task(self, name: str) -> int:
        return self.edition.tasks.index(name)

    def is_met(self, name: str, seat: int = 0) -> bool:
        return bool(ending.is_met(self.state, seat, self.task(name)))

    def points(self, seat: int = 0) -> int:
        """What the final count would add."""
        return int(ending.final_points(self.state, seat))

    def deck(self, seat: int, cards: str, under: str = "") -> Board:
        """Exactly these cards lie in a deck, and these, in this order, were put under it."""
        player = self.state.players[seat]
        empty(player.deck.bag)
        for value in cards_in(cards):
            player.deck.bag.add(value)
        player.deck.tail.clear()
        for value in cards_in(under):
            player.deck.put_under(value, 255)
        player.deck_before = player.deck.size()
        return self

    def finish(self) -> Board:
        ending.finish(self.state)
        return self

    def winners(self) -> list[int]:
        return self.game.winners(self.state)


def empty(bag: Bag) -> None:
    for kind in range(len(bag.counts)):
        while bag.counts[kind]:
            bag.take(kind)


def deck_of(player: Player) -> list[int]:
    """The cards of a deck whose order nobody knows."""
    counts = player.deck.bag.counts
    return [value for value in range(len(counts)) for _ in range(counts[value])]


def board(seats: int = 4, **options: str) -> Board:
    """An empty city; seat 0 starts, so that it has the Nobility and seat 1 the Church."""
    game = StrasbourgGame(seats, BOOK, checked_options(STRASBOURG, options), STRASBOURG.rules_number)
    state = game.rules.new()
    assert isinstance(state, StrasbourgState)
    state.agenda.clear()
    preparing.start_with(state, 0)
    return Board(game, state)


def on(table: Table) -> Board:
    """The board of a table, to change it between two questions. What is taken back after that goes behind it."""
    assert isinstance(table.game, StrasbourgGame)
    return Board(table.game, state_of(table))


def squares_of(table: Table, seat: int) -> set[str]:
    """The squares that a seat is offered."""
    return {text.split()[1] for text in table.options(seat) if text.startswith("place")}
