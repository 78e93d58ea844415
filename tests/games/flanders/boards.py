"""Positions to test on: tables dealt by hand, and towns laid out by the names of the edition."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from zunft.engine.bits import has, zeros
from zunft.engine.move import pack
from zunft.engine.pile import Bag
from zunft.engine.rules import BUFFER
from zunft.engine.title import Said
from zunft.games.flanders import constants as c
from zunft.games.flanders.edition import COATS, SHAPES, FlandersEdition, load
from zunft.games.flanders.game import FLANDERS, FlandersGame
from zunft.games.flanders.notation import GOLDEN, SILVER
from zunft.games.flanders.rules import acting, building, covering, ending, preparing, scoring
from zunft.games.flanders.rules.scoring import DISTRICT
from zunft.games.flanders.state import FlandersState, Town, shapes_in_stock
from zunft.table import Table
from zunft.table.setup import checked_options

BOOK = load("reconstruction")
PLACES = "l1 l2 l3 l4 l5 l6"
ALL = (1 << c.COATS) - 1


# --- (a) tables whose chance is dealt by hand -----------------------------------------------------


def unlaid(
    seats: int = 4, edition: str = "reconstruction", rules: int = FLANDERS.rules_number, **options: str
) -> Table:
    """A table before the first draw: hands lie open and, unless two play, guilds go by seat, which asks less."""
    quick = {"hands": "open"} | ({"guilds": "seat"} if seats > 2 else {})
    return Table("flanders", seats, edition=edition, chance="hand", options=quick | options, rules=rules)


def dealt(
    seats: int = 4,
    start: int = 0,
    coats: str = "blue yellow green red",
    at: str = PLACES,
    *,
    rules: int = FLANDERS.rules_number,
    **options: str,
) -> Table:
    """A table at its first golden card (with two players: its first turn). *at* gives the places of the towns in the
    order of their coats, *coats* the guilds of the seats, where guilds are chosen."""
    table = unlaid(seats, rules=rules, **options)
    table.play("chance", f"draw seat {start}")
    while state_of(table).round == 0:
        prepare(table, at.split(), coats.split())
    return table


def prepare(table: Table, places: list[str], coats: list[str]) -> None:
    """Answer one question of the set-up."""
    state, who = state_of(table), table.asked[0]
    if who == "chance":
        town = next(town for town in range(c.TOWNS) if is_awaited(state, town))
        options = table.options("chance")
        table.play("chance", f"draw place {places[town]}" if "place" in options[0] else "draw guild green")
        return
    question = table.question(int(who))
    assert question
    if question["key"] == "flanders.ask.centre":
        table.play(who, f"centre {places[state.guild(int(who))]}")
    else:
        table.play(who, "guild green" if question["key"].endswith("influenced") else f"guild {coats[int(who)]}")


def is_awaited(state: FlandersState, town: int) -> bool:
    missing = state.seats == 3 and town < c.PLAYER_GUILDS and state.seat_of(town) == c.NONE
    return state.towns[town].place == c.NONE and not missing


def script(table: Table, lines: str) -> list[Said]:
    """Play lines such as ``0 choose gent 1`` and ``chance draw golden master``, one a line or parted by ``/``;
    gives everything that a spectator was told meanwhile."""
    before = quiet(table)
    for line in lines.replace("/", "\n").strip().splitlines():
        who, text = line.strip().split(maxsplit=1)
        table.play(who if who == "chance" else int(who), text)
    return table.events(None, before)


def round_of(table: Table, golden: str, *choices: str) -> list[Said]:
    """Draw this golden card and let seat 0, 1, … choose; gives what a spectator was told."""
    before = quiet(table)
    table.play("chance", f"draw golden {golden}")
    for seat, choice in enumerate(choices):
        table.play(seat, f"choose {choice}")
    return table.events(None, before)


def quiet(table: Table) -> int:
    """What was laid by hand is no news; gives the point from which on events are told."""
    table.state.news.taken()
    return table.turn(None)


def state_of(table: Table) -> FlandersState:
    assert isinstance(table.state, FlandersState)
    return table.state


def keys(events: Iterable[Said]) -> list[str]:
    """The last parts of the events' names."""
    return [event["key"].split(".")[-1] for event in events]


def told(events: Iterable[Said], key: str) -> list[dict[str, object]]:
    """What events of this name were about."""
    return [event["args"] for event in events if event["key"] == f"flanders.event.{key}"]


def play_out(table: Table, seed: int) -> Table:
    """Play to the end at random; a seeded table."""
    rng = Random(seed)
    while not table.over:
        who = table.asked[-1]
        table.play(who, rng.choice(table.options(who)))
    return table


# --- (b) towns laid out by hand -------------------------------------------------------------------


class Board:
    """A state to lay districts on and to ask the rules about, in the words of the edition."""

    def __init__(self, game: FlandersGame, state: FlandersState) -> None:
        self.game, self.state = game, state
        self.edition: FlandersEdition = game.edition

    def town(self, name: str) -> Town:
        return self.state.towns[self.number(name)]

    def number(self, town: str) -> int:
        return self.edition.towns.index(town)

    def names(self, town: str, spaces: int) -> str:
        """A set of spaces by name, such as ``s1 r2``."""
        slots = self.edition.slots[self.town(town).place]
        return " ".join(name for slot, name in enumerate(slots) if has(spaces, slot))

    def space(self, town: str, name: str) -> int:
        slots = self.edition.slots[self.town(town).place]
        return max((n for n, slot in enumerate(slots) if slot == name), key=lambda n: has(self.town(town).exists, n))

    def centre(self, town: str, place: str) -> Board:
        preparing.lay_centre(self.state, self.number(town), self.edition.places.index(place))
        return self

    def lay(self, town: str, districts: str) -> Board:
        """Lay districts without asking whether they may: ``s1 blue+1, r1 grey site, s3 church-d r4``."""
        for district in districts.split(", "):
            words = district.replace(" site", "")
            move = self.game.grammar.read(f"build {town} {words}", self.state)
            card = c.SITE_CARD if " site" in district else self.number(town)
            acting.place(self.state, 0, pack(c.ASK_PLACEMENT, card, ALL), move)
        return self

    def build(self, town: str, district: str) -> Board:
        """Lay a district by the rules: it has to be one of the ways to carry out the card."""
        card, words = ("site", district.replace(" site", "")) if " site" in district else (town, district)
        assert f"build {town} {words}" in self.placements(card)
        return self.lay(town, district)

    def placements(self, card: str, coats: str = "blue yellow green red grey church") -> list[str]:
        """Every way to carry out a town card or the building-site card in these coats."""
        out = zeros(BUFFER)
        number = (*self.edition.towns, *SILVER).index(card)
        mask = sum(1 << COATS.index(coat) for coat in coats.split())
        n = acting.fill_placements(self.state, number, mask, out)
        return [self.game.grammar.write(out[at], self.state) for at in range(n)]

    def sites_for(self, town: str, district: str) -> str:
        """The spaces of a town on which this district may be laid now."""
        found = [text.split() for text in self.placements(town) if text.startswith("build")]
        return " ".join(sorted({words[2] for words in found if words[3] == district}))

    def complete(self, town: str, space: str) -> Board:
        acting.complete(self.state, 0, self.number(town), self.space(town, space))
        return self

    def cover(self, town: str, spaces: str) -> Board:
        """Take free spaces out of the game without asking whether they are dead."""
        mask = sum(1 << self.space(town, name) for name in spaces.split())
        covering.cover_spaces(self.state, self.number(town), mask)
        return self

    def cover_but(self, town: str, spaces: str) -> Board:
        """Cover every free space of a town except these."""
        rest = [name for name in self.free(town).split() if name not in spaces.split()]
        return self.cover(town, " ".join(rest)) if rest else self

    def dead(self, town: str) -> str:
        """F-085. The free spaces that step 6 would cover now."""
        coats = self.state.coats_in_play()
        return self.names(
            town, covering.given_up(self.state, self.town(town), coats, covering.shapes_left(self.state, coats))
        )

    def free(self, town: str) -> str:
        return self.names(town, self.town(town).free)

    def covered(self, town: str) -> str:
        return self.names(town, self.town(town).covered())

    def value(self, town: str) -> int:
        return scoring.value(self.state, self.number(town))

    def points(self, town: str) -> dict[str, int]:
        """F-090. What the guilds represented in a town would get now."""
        points = scoring.town_points(self.state, self.number(town))
        return {coat: points[guild] for guild, coat in enumerate(COATS[:5]) if points[guild] >= 0}

    def standing(self, town: str) -> dict[str, tuple[int, int]]:
        """F-089. Completed districts and masters on them, of every guild represented."""
        found = [(coat, scoring.strength(self.state, self.number(town), at)) for at, coat in enumerate(COATS[:5])]
        return {coat: divmod(strength, DISTRICT) for coat, strength in found if strength}

    def close(self, *towns: str) -> Board:
        """Cover what is free and score the towns as they are."""
        for town in towns:
            self.cover_but(town, "")
            scoring.score(self.state, self.number(town))
        return self

    def sell_out(self, *districts: str) -> Board:
        """Empty stocks: ``blue square``, ``blue`` (all shapes), ``church-a``, ``specials``."""
        for district in districts:
            coat, *shapes = district.split()
            if district == "specials":
                self.state.specials = 0
            elif coat.startswith("church-"):
                self.state.specials &= ~(1 << "abcd".index(coat[-1]))
            else:
                for shape in shapes or SHAPES:
                    for master in (0, 1):
                        at = building.stock_index(COATS.index(coat), SHAPES.index(shape), master)
                        self.state.stock[at] = 0
                        self.state.stocked[2 * COATS.index(coat) + master] &= ~(1 << SHAPES.index(shape))
        return self

    def leave(self, district: str, number: int) -> Board:
        """Have so many of a district such as ``blue square`` in stock, none of them with a master."""
        coat, shape = (names.index(word) for names, word in zip((COATS, SHAPES), district.split(), strict=True))
        self.sell_out(district)
        self.state.stock[building.stock_index(coat, shape, 0)] = number
        for at, shapes in enumerate(shapes_in_stock(self.state.stock)):
            self.state.stocked[at] = shapes
        return self

    def stock(self, coat: str) -> list[int]:
        return [self.state.stock[6 * COATS.index(coat) + at] for at in range(6)]

    def hold(self, seat: int, cards: str) -> Board:
        """Give a seat this hand of action cards; all its others lie in front of it."""
        names = (*self.edition.towns, *SILVER)
        hand = sum(1 << names.index(card) for card in cards.split())
        self.state.hands.cards[seat] = hand
        self.state.hands.played[seat] = (1 << c.ACTION_CARDS) - 1 & ~hand
        return self

    def hand(self, seat: int) -> str:
        return self._cards(self.state.hands.cards[seat])

    def played(self, seat: int) -> str:
        return self._cards(self.state.hands.played[seat])

    def _cards(self, cards: int) -> str:
        names = (*self.edition.towns, *SILVER)
        return " ".join(name for card, name in enumerate(names) if has(cards, card))

    def golden(self, a: str = "", b: str = "") -> Board:
        """Stack the golden pile: these cards in half A and in half B, and no others."""
        for bag, cards in ((self.state.golden_a, a), (self.state.golden_b, b)):
            empty(bag)
            for card in cards.split():
                bag.add((*self.edition.towns, *GOLDEN).index(card))
        return self

    def pile(self, cards: str = "", discard: str = "") -> Board:
        """Stack the influence pile and its discard with cards such as ``green-gent``."""
        for bag, names in ((self.state.pile, cards), (self.state.pile_discard, discard)):
            empty(bag)
            for name in names.split():
                coat, card = name.split("-")
                bag.add(c.influence_card(COATS.index(coat), (*self.edition.towns, *SILVER).index(card)))
        return self

    def finish(self) -> list[int]:
        """F-095. The final scoring; gives the results of the seats."""
        ending.finish(self.state)
        return [ending.result(self.state, seat) for seat in range(self.state.seats)]


def empty(bag: Bag) -> None:
    for kind in range(len(bag.counts)):
        while bag.counts[kind]:
            bag.take(kind)


def board(
    centres: str = "",
    seats: int = 4,
    rules: int = FLANDERS.rules_number,
    edition: FlandersEdition = BOOK,
    **options: str,
) -> Board:
    """A board on which these centres lie, such as ``brugge l1, luik l2``; guilds by seat."""
    game = FlandersGame(seats, edition, checked_options(FLANDERS, options), rules)
    state = game.rules.new()
    assert isinstance(state, FlandersState)
    state.agenda.clear()
    for seat in range(seats):
        preparing.take_guild(state, seat, seat)
    if seats == 2:
        preparing.take_influenced(state, 1, 2)
    laid = Board(game, state)
    for centre in centres.split(", ") if centres else []:
        laid.centre(*centre.split())
    return laid


def on(table: Table) -> Board:
    """The board of a table, to change it between two questions."""
    assert isinstance(table.game, FlandersGame)
    return Board(table.game, state_of(table))
