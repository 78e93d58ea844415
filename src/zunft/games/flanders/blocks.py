"""What the blocks of Flanders' observation mean."""

from __future__ import annotations

from collections.abc import Iterator

from zunft.engine.blocks import FLAG, Axis, Block, Cell, seats_axis, words_of
from zunft.engine.tensor import whole_words
from zunft.games.flanders import constants as c
from zunft.games.flanders.game import FlandersGame
from zunft.games.flanders.numbering import slots_of

SHAPES = ("square", "rectangle", "triangle")


def blocks(game: FlandersGame, seats: int) -> dict[str, Block]:
    return _towns(game, seats) | _stock(game) | _players(game, seats)


def _towns(game: FlandersGame, seats: int) -> dict[str, Block]:
    by_seat, space = seats_axis(seats), Axis("space", tuple(spaces(game)))
    town, place = Axis("town", tuple(words_of(game, "town"))), Axis("place", tuple(words_of(game, "place")))
    coats = words_of(game, "coat")
    own, scoring = Axis("coat", tuple(coats[: c.PLAYER_GUILDS])), Axis("coat", tuple(coats[: c.GUILDS]))
    standing = {
        name: Cell(name) for name in ("completed districts", "masters printed or laid on them", "building sites")
    }
    return {
        "round": Block("The round, from 1; 0 before the first.", (), Cell("rounds")),
        "start": Block("Who is the starting player.", (by_seat,), FLAG),
        "guilds": Block("The guild of each seat, as far as it is known.", (by_seat, own), FLAG),
        "influenced": Block("The guild that each seat influences, as far as it is known.", (by_seat, own), FLAG),
        "points": Block("The points of each coat.", (scoring,), Cell("points")),
        "places": Block("Which town lies at which place of the board.", (town, place), FLAG),
        "closed": Block("The towns that are closed.", (town,), FLAG),
        "standing": Block("What counts for each coat when the town is scored.", (town, scoring), standing),
        "free": Block("Spaces that can be built on. Spaces are counted place by place.", (space,), FLAG),
        "covered": Block("Spaces that nobody can build on any more.", (space,), FLAG),
        "sites": Block("Building sites.", (space,), FLAG),
        "swallowed": Block("Spaces that a large church has swallowed.", (space,), FLAG),
        "coats": Block("The coat of the district on each space.", (Axis("coat", tuple(coats)), space), FLAG),
        "masters": Block("Masters on each space, printed ones and pieces.", (space,), Cell("masters")),
        "cathedrals": Block("Cathedrals.", (space,), FLAG),
    }


def spaces(game: FlandersGame) -> Iterator[str]:
    """The spaces in their order, each with its place; those that fill up a word stay 0."""
    edition = game.edition
    for layout, place in enumerate(edition.places):
        count = slots_of(edition.board, layout)
        yield from (f"{place} {edition.slots[layout][slot]}" for slot in range(count))
        yield from ["unused"] * (int(whole_words(count)) - count)


def _stock(game: FlandersGame) -> dict[str, Block]:
    coats, golden = words_of(game, "coat"), Axis("golden card", tuple(words_of(game, "golden")))
    district = (Axis("coat", tuple(coats)), Axis("shape", SHAPES), Axis("printed", ("plain", "with a master")))
    turned = (Axis("coat", tuple(coats[: c.PLAYER_GUILDS])), Axis("card", tuple(words_of(game, "card")[:7])))
    pieces = {name: Cell(name) for name in ("building sites", "cathedrals", "masters")}
    halves = {
        "left of A": Cell("cards"),
        "left of B": Cell("cards"),
        "one is held": FLAG,
        "its half": Cell("0: A, 1: B", 1),
    }
    return {
        "stock": Block("Districts in stock.", district, Cell("districts")),
        "specials": Block("The special churches that are left.", (Axis("church", ("A", "B", "C", "D")),), FLAG),
        "pieces": Block("Pieces that are left.", (), pieces),
        "golden": Block("The piles of golden cards, and the back of the card that was drawn.", (), halves),
        "golden_held": Block("The golden card that was drawn, where this seat has seen its face.", (golden,), FLAG),
        "golden_discard": Block("Golden cards that were played.", (golden,), Cell("cards")),
        "influence_pile": Block("Cards left in the influence pile.", (), Cell("cards")),
        "influence_discard": Block("Cards of the influence pile that were turned up.", turned, Cell("cards")),
    }


def _players(game: FlandersGame, seats: int) -> dict[str, Block]:
    by_seat, cards = seats_axis(seats), words_of(game, "card")[: c.ACTION_CARDS]
    card, chosen = Axis("card", tuple(cards)), dict.fromkeys(cards, FLAG)
    influence = {"influence": Cell("influence cards with it + 1; 0: no choice is seen")}
    return {
        "hand_seen": Block(
            "Whether this seat sees the hand of that one; where not, its cards are 0.", (by_seat,), FLAG
        ),
        "cards": Block("Action cards in hand.", (by_seat, card), FLAG),
        "played": Block("Action cards that were played.", (by_seat, card), FLAG),
        "influence": Block("Influence cards in hand.", (by_seat,), Cell("cards")),
        "chosen": Block(
            "The choice of this round: the own one, and everybody's once they are revealed.",
            (by_seat,),
            chosen | influence,
        ),
    }
