"""Small ints of Flanders 1302: coats, cards, verbs, questions, entries and events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import only
from zunft.engine.move import DRAW, pack

# F-001. Six coats of arms: four players' guilds, grey, and the church, which never scores.
# A town's number is the number of the coat on its centre.
GREY: Final = 4
CHURCH: Final = 5
COATS: Final = 6
GUILDS: Final = 5  # the coats that score: four players' guilds and grey
PLAYER_GUILDS: Final = 4
TOWNS: Final = 6
NONE: Final = -1

# Silver action cards: 0 … 5 are the towns.
SITE_CARD: Final = 6
PICKUP_CARD: Final = 7
ACTION_CARDS: Final = 8

# Districts as they are laid: 0 … 5 plain by coat, 6 … 10 with a printed master, then the special churches.
WITH_MASTER: Final = 6
CHURCH_B: Final = 11
CHURCH_A: Final = 12
CHURCH_C: Final = 13
CHURCH_D: Final = 14

# Verbs of the players.
CENTRE: Final = 1  # place
CHOOSE: Final = 2  # action card, influence cards
BUILD: Final = 3  # town, space, district
ENLARGE: Final = 4  # town, space, church A or C, direction
SWALLOW: Final = 5  # town, space, church D, swallowed space
COMPLETE: Final = 6  # town, space
CATHEDRAL: Final = 7  # town, space
MASTER: Final = 8  # town, space
OWN: Final = 9  # action card
INFLUENCE: Final = 10
GUILD: Final = 11  # coat

# Verbs of chance.
DRAW_STARTER: Final = 20  # seat
DRAW_PLACE: Final = 21  # place
DRAW_GOLDEN: Final = 22  # golden card
DRAW_INFLUENCE: Final = 23  # influence card: guild * 7 + action card
DRAW_GUILD: Final = 24  # coat

# Questions (and entries of the same name). A question's things stand behind it.
ASK_GUILD: Final = 1
ASK_INFLUENCED: Final = 2
ASK_CENTRE: Final = 3
ASK_CHOICE: Final = 4
ASK_PLACEMENT: Final = 5  # card (6: the building-site card), the coats that may be built as bits, whose card
ASK_CATHEDRAL: Final = 6
ASK_MASTER: Final = 7
ASK_TURN: Final = 8
ASK_OWN: Final = 9

# Draws.
STARTER_DRAW: Final = DRAW | 1
PLACE_DRAW: Final = DRAW | 2  # town
GOLDEN_DRAW: Final = DRAW | 3
INFLUENCE_DRAW: Final = DRAW | 4
GUILD_DRAW: Final = DRAW | 5  # seat

# Entries that are draws or errands.
DRAW_ENTRY: Final = 20
ROUND: Final = 21
ACT: Final = 22  # seat, card
GOLD: Final = 23
UPKEEP: Final = 24
TURN_UP: Final = 26
TURN_END: Final = 27

# Events. The things told are named in ``game.EVENTS``.
STARTS: Final = 1
TOOK_GUILD: Final = 2
INFLUENCES: Final = 3
LAID_CENTRE: Final = 4
ROUND_BEGAN: Final = 5
DREW_GOLDEN: Final = 6
SAW_GOLDEN: Final = 7
GOLDEN_CLOSED: Final = 8
NO_GOLDEN: Final = 9
REVEALED: Final = 10
BUILT: Final = 11
BUILT_SITE: Final = 12
ADDED_SPACE: Final = 13
SWALLOWED: Final = 14
COMPLETED: Final = 15
PICKED_UP: Final = 16
IMPOSSIBLE: Final = 17
SHOWED_GOLDEN: Final = 18
GOLDEN_IMPOSSIBLE: Final = 19
GOT_INFLUENCE: Final = 20
LAID_CATHEDRAL: Final = 21
LAID_MASTER: Final = 22
COVERED: Final = 23
FINISHED: Final = 24
SCORED: Final = 25
CARDS_REMOVED: Final = 26
INFLUENCE_BONUS: Final = 27
TURNED_UP: Final = 28
TURNED_UP_CLOSED: Final = 29
FORFEITED: Final = 30
RESHUFFLED: Final = 31
NO_INFLUENCE: Final = 32
PLAYED_OWN: Final = 33
STALEMATE: Final = 34
ENDED: Final = 35


def influence_card(guild: i64, card: i64) -> i64:
    """F-203. Seven cards of each guild under influence: six towns and the building-site card."""
    return 7 * guild + card


# Whose card is carried out in a placement: a player's own, the golden one, or one of a guild under influence.
SILVER: Final = 0
GOLDEN: Final = 1
INFLUENCED: Final = 2  # and the guild on top of it


def placement(card: i64, coats: i64, whose: i64) -> i64:
    """The question where to build or complete: with which card, in which coats."""
    return pack(ASK_PLACEMENT, card, coats, whose)


def coats_of(guild: i64) -> i64:
    """F-050. A card's three coats: its guild's own, grey and church."""
    return only(guild) | only(GREY) | only(CHURCH)
