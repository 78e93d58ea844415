"""The printed things of Strasbourg as tables of integers, which the rules read and nobody changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

GUILDS: Final = 5  # smiths, vintners, shoemakers, butchers, bakers

# Kinds of tasks, and what `about` and `least` say.
AT_EDIFICE: Final = 0  # members at the edifice `about`
IN_GUILD: Final = 1  # members in the squares of the guild `about`
SAME_EDIFICE: Final = 2  # members at one and the same edifice
STREET: Final = 3  # one of the `lines`
COUNCIL: Final = 4  # members on the Council; how many is in `council_least`
EDIFICES: Final = 5  # different edifices with a member
LANE: Final = 6  # one of the `lanes`
MOST_MEMBERS: Final = 7
MOST_COINS: Final = 8
EVERY_GUILD: Final = 9
CHAPELS: Final = 10  # different chapels with a member
SAME_CHAPEL: Final = 11  # members at one and the same chapel
LORDS: Final = 12
PRIVILEGES: Final = 13  # unused ones
GOODS: Final = 14  # different kinds left
GROUP: Final = 15  # members that hang together


@final
@mypyc_attr(acyclic=True)
class Board:
    """What an edition prints.

    Squares are numbered row by row from the north-west; a set of them is a bit mask. A square belongs to a guild
    or is a building space. Guilds: 0 smiths, 1 vintners, 2 shoemakers, 3 butchers, 4 bakers.
    """

    def __init__(self, numbers: Mapping[str, int], tables: Mapping[str, vec[i64]]) -> None:
        self.columns: i64 = numbers["columns"]
        self.rows: i64 = numbers["rows"]
        self.guild: Final = tables["guild"]  # [square] -1 for a building space
        self.of_guild: Final = tables["of_guild"]  # [guild] its squares
        self.price: Final = tables["price"]  # [square] coins; 0 for a building space
        self.buildings: i64 = numbers["buildings"]  # the building spaces
        self.beside: Final = tables["beside"]  # [square] the guild squares that share an edge with it
        self.chapels: i64 = numbers["chapels"]  # how many chapel spaces there are
        self.touches: Final = tables["touches"]  # [chapel] the guild squares that touch its junction
        self.lines: Final = tables["lines"]  # every three guild squares in a row: along a row or a column
        self.lanes: Final = tables["lanes"]  # the same along a diagonal
        self.goods: Final = tables["goods"]  # [guild] what a goods tile of it is sold for
        self.edifices: Final = tables["edifices"]  # [edifice] its value; as many as rounds
        self.rounds: i64 = numbers["rounds"]
        self.round_guilds: Final = tables["round_guilds"]  # [card*3 + 0, 1, 2] the guild of steps B, D, F
        self.influence: Final = tables["influence"]  # [value 0 to 9] influence cards of a player; none has the value 0
        self.coins: i64 = numbers["coins"]  # of a player at the start
        self.dealt: i64 = numbers["dealt"]  # tasks to each player
        self.tasks: i64 = numbers["tasks"]
        self.task_kind: Final = tables["task_kind"]  # [task]
        self.task_about: Final = tables["task_about"]  # [task] -1 where the kind needs none
        self.task_least: Final = tables["task_least"]  # [task] 0 where the kind needs none
        self.task_points: Final = tables["task_points"]  # [task]
        # [seats 0 to 5] for the task of the kind COUNCIL, if there is one
        self.council_least: Final = tables["council_least"]
