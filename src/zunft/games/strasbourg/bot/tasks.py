"""What the tasks that a seat of Strasbourg keeps are worth: by what they lack, how hard that is, and the time left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, size
from zunft.engine.evaluation import POINT, SURE
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.rules import ending
from zunft.games.strasbourg.state import StrasbourgState

OUT_OF_REACH: Final = 9  # more things than any task can lack

# [kind of task] how likely one missing thing is still got, when the whole game lies ahead
EASE: Final[vec[i64]] = vec[i64]([
    670,  # at an edifice: two members
    960,  # in a guild: three, and dear ones are harder
    750,  # at one and the same edifice: three
    770,  # in a street: three
    660,  # on the Council
    730,  # at different edifices
    780,  # in a lane: three
    300,  # most members: one comparison
    350,  # most coins
    860,  # every guild: five
    830,  # different chapels: three
    620,  # at one and the same chapel: three
    550,  # Nobility or Church
    780,  # privileges: two
    950,  # goods: three
    670,  # a group of four
])  # fmt: skip
DEAR: Final = 120  # a coin that the goods of a guild are worth makes its squares so much harder to get
ALL_EDIFICES: Final = 520  # to stand at every edifice is harder than at some
CROWD: Final = 850  # with five players, of what is got in the city


def tasks(state: StrasbourgState, seat: i64, left: i64) -> i64:
    """S-115. Every task kept: its points or −3, by how likely it will be met in the part of the game that is left."""
    worth: i64 = 0
    rest = ending.kept(state, seat)
    while rest != 0:
        task = lowest(rest)
        won = state.board.task_points[task] - ending.FAILED
        worth += won * chance(state, seat, task, left) + ending.FAILED * POINT
        rest &= rest - 1
    return worth


def chance(state: StrasbourgState, seat: i64, task: i64, left: i64) -> i64:
    """How likely a task will be met: every missing thing has to be got in the time that is left."""
    lacking = missing(state, seat, task)
    if lacking == 0 and may_be_lost(state.board.task_kind[task]):
        return SURE - left * (SURE - ease(state, task)) // SURE
    return likely(ease(state, task), lacking, left)


def ease(state: StrasbourgState, task: i64) -> i64:
    """How likely one missing thing of a task is still got, when the whole game lies ahead."""
    kind = state.board.task_kind[task]
    easy = EASE[kind]
    if kind == kinds.IN_GUILD:
        easy -= DEAR * state.board.goods[state.board.task_about[task]]
    elif kind == kinds.EDIFICES and state.board.task_least[task] == state.board.rounds:
        easy = ALL_EDIFICES
    return easy * CROWD // SURE if state.seats > 4 and kind != kinds.COUNCIL else easy


def likely(easy: i64, lacking: i64, left: i64) -> i64:
    """How likely so many missing things are got."""
    all_of_them: i64 = SURE
    for thing in range(lacking):
        all_of_them = all_of_them * easy // SURE
        if thing < 2:
            all_of_them = all_of_them * min(i64(SURE), left + left // 2) // SURE
    return all_of_them


# --- what is missing ------------------------------------------------------------------------------


def may_be_lost(kind: i64) -> bool:
    """Members in the city stay; seats, favours, goods and majorities may go again."""
    return kind in (kinds.COUNCIL, kinds.MOST_MEMBERS, kinds.MOST_COINS, kinds.LORDS, kinds.PRIVILEGES, kinds.GOODS)


def missing(state: StrasbourgState, seat: i64, task: i64) -> i64:
    """How many things a task still lacks."""
    kind, about, least = state.board.task_kind[task], state.board.task_about[task], state.board.task_least[task]
    if kind == kinds.AT_EDIFICE:
        return missing_at_edifice(state, seat, about, least)
    if kind == kinds.IN_GUILD:
        return max(least - size(state.city[seat] & state.board.of_guild[about]), i64(0))
    if kind == kinds.STREET or kind == kinds.LANE:
        return missing_in_line(state, seat, kind == kinds.LANE)
    if kind == kinds.SAME_EDIFICE:
        return missing_at_one_space(state, seat, least)
    if kind == kinds.SAME_CHAPEL:
        return missing_at_one_chapel(state, seat, least)
    return max(least_of(state, kind, least) - got(state, seat, kind), i64(0))


def least_of(state: StrasbourgState, kind: i64, least: i64) -> i64:
    """How many of the things that ``got`` counts a task asks for."""
    if kind == kinds.COUNCIL:
        return state.board.council_least[state.seats]
    if kind == kinds.EVERY_GUILD:
        return c.GUILDS
    return least if kind in (kinds.EDIFICES, kinds.CHAPELS, kinds.PRIVILEGES, kinds.GOODS, kinds.GROUP) else i64(1)


def got(state: StrasbourgState, seat: i64, kind: i64) -> i64:
    """How many of the things that a task counts the player has."""
    if kind == kinds.EDIFICES:
        return ending.edifices_reached(state, seat)
    if kind == kinds.COUNCIL:
        return state.councillors(seat)
    if kind == kinds.EVERY_GUILD:
        return ending.guilds_joined(state, seat)
    if kind == kinds.CHAPELS:
        return ending.chapels_reached(state, seat)
    if kind == kinds.PRIVILEGES:
        return state.players[seat].privileges
    if kind == kinds.GOODS:
        return ending.goods_kinds(state, seat)
    if kind == kinds.GROUP:
        return ending.largest_group(state, seat)
    return 1 if ending.is_met_beyond_the_city(state, seat, kind, 0) else 0


def missing_at_edifice(state: StrasbourgState, seat: i64, edifice: i64, least: i64) -> i64:
    """T01 … T05. Where it stands only free squares help; before that the best open space counts, and one more."""
    if state.built[edifice] != c.NONE:
        return missing_in(state, seat, state.board.beside[state.built[edifice]], least)
    return best_open_space(state, seat, least) + 1


def missing_at_one_space(state: StrasbourgState, seat: i64, least: i64) -> i64:
    """T11. At an edifice that stands, or at an open space, which needs its edifice too."""
    best = best_open_space(state, seat, least) + 1
    for edifice in range(state.board.rounds):
        if state.built[edifice] != c.NONE:
            best = min(best, missing_in(state, seat, state.board.beside[state.built[edifice]], least))
    return best


def best_open_space(state: StrasbourgState, seat: i64, least: i64) -> i64:
    """How many members are missing where the fewest are."""
    best: i64 = OUT_OF_REACH
    spaces = state.open_buildings()
    while spaces != 0:
        best = min(best, missing_in(state, seat, state.board.beside[lowest(spaces)], least))
        spaces &= spaces - 1
    return best


def missing_at_one_chapel(state: StrasbourgState, seat: i64, least: i64) -> i64:
    """T20. The same for chapels."""
    best: i64 = OUT_OF_REACH
    for chapel in range(state.board.chapels):
        lacking = missing_in(state, seat, state.board.touches[chapel], least)
        best = min(best, lacking if has(state.chapels, chapel) else lacking + 1)
    return best


def missing_in(state: StrasbourgState, seat: i64, squares: i64, least: i64) -> i64:
    """How many members are missing on these squares; out of reach when too few are free."""
    lacking = max(least - size(squares & state.city[seat]), i64(0))
    return lacking if lacking <= size(squares & ~state.taken()) else i64(OUT_OF_REACH)


def missing_in_line(state: StrasbourgState, seat: i64, diagonal: bool) -> i64:
    """T12, T15. The line that lacks fewest members and that nobody else stands in."""
    triples = state.board.lanes if diagonal else state.board.lines
    mine = state.city[seat]
    others = state.taken() & ~mine
    best: i64 = OUT_OF_REACH
    for at in range(i64(len(triples))):
        if triples[at] & others == 0:
            best = min(best, size(triples[at] & ~mine))
    return best
