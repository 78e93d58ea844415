"""The squares of Strasbourg where a member more would bring a seat's tasks nearer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, size
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.city import add_to
from zunft.games.strasbourg.bot.tasks import OUT_OF_REACH, ease, likely, missing, missing_in
from zunft.games.strasbourg.rules import ending
from zunft.games.strasbourg.state import StrasbourgState


def add_helpful(state: StrasbourgState, seat: i64, worth: vec[i64], left: i64) -> None:
    """[square] What a member there adds to the worth of the tasks, where it brings one nearer."""
    rest = ending.kept(state, seat)
    while rest != 0:
        task = lowest(rest)
        rest &= rest - 1
        lacking = missing(state, seat, task)
        if 0 < lacking < OUT_OF_REACH:
            easy = ease(state, task)
            nearer = likely(easy, lacking - 1, left) - likely(easy, lacking, left)
            won = state.board.task_points[task] - ending.FAILED
            add_to(worth, helpful(state, seat, task, lacking), won * nearer)


def helpful(state: StrasbourgState, seat: i64, task: i64, lacking: i64) -> i64:
    """The squares where a member would bring a task nearer that lacks so many things."""
    kind, about, least = state.board.task_kind[task], state.board.task_about[task], state.board.task_least[task]
    if kind == kinds.IN_GUILD:
        return state.board.of_guild[about]
    if kind == kinds.STREET or kind == kinds.LANE:
        return _helpful_in_line(state, seat, kind == kinds.LANE, lacking)
    if kind == kinds.AT_EDIFICE and state.built[about] != c.NONE:
        return state.board.beside[state.built[about]]
    if kind == kinds.AT_EDIFICE or kind == kinds.SAME_EDIFICE:
        return _helpful_at_edifice(state, seat, least, lacking)
    if kind == kinds.SAME_CHAPEL:
        return _helpful_at_chapel(state, seat, least, lacking)
    if kind == kinds.GROUP:
        return _helpful_to_group(state, seat)
    return _helpful_to_variety(state, seat, kind)


def _helpful_in_line(state: StrasbourgState, seat: i64, diagonal: bool, lacking: i64) -> i64:
    triples = state.board.lanes if diagonal else state.board.lines
    mine = state.city[seat]
    others = state.taken() & ~mine
    squares: i64 = 0
    for at in range(i64(len(triples))):
        if triples[at] & others == 0 and size(triples[at] & ~mine) == lacking:
            squares |= triples[at]
    return squares


def _helpful_at_edifice(state: StrasbourgState, seat: i64, least: i64, lacking: i64) -> i64:
    """Beside an open space, which needs its edifice too, or beside an edifice that stands."""
    squares: i64 = 0
    spaces = state.board.buildings
    still_open = state.open_buildings()
    while spaces != 0:
        space = lowest(spaces)
        needed = missing_in(state, seat, state.board.beside[space], least)
        if needed + (1 if has(still_open, space) else 0) == lacking:
            squares |= state.board.beside[space]
        spaces &= spaces - 1
    return squares


def _helpful_at_chapel(state: StrasbourgState, seat: i64, least: i64, lacking: i64) -> i64:
    squares: i64 = 0
    for chapel in range(state.board.chapels):
        needed = missing_in(state, seat, state.board.touches[chapel], least)
        if needed + (0 if has(state.chapels, chapel) else 1) == lacking:
            squares |= state.board.touches[chapel]
    return squares


def _helpful_to_group(state: StrasbourgState, seat: i64) -> i64:
    squares: i64 = 0
    rest = state.city[seat]
    while rest != 0:
        squares |= state.board.beside[lowest(rest)]
        rest &= rest - 1
    return squares


def _helpful_to_variety(state: StrasbourgState, seat: i64, kind: i64) -> i64:
    """Tasks that ask for different things, and the one that only asks for many members."""
    mine = state.city[seat]
    squares: i64 = 0
    if kind == kinds.EDIFICES:
        for edifice in range(state.board.rounds):
            if state.built[edifice] != c.NONE and state.board.beside[state.built[edifice]] & mine == 0:
                squares |= state.board.beside[state.built[edifice]]
    elif kind == kinds.CHAPELS:
        for chapel in range(state.board.chapels):
            if has(state.chapels, chapel) and state.board.touches[chapel] & mine == 0:
                squares |= state.board.touches[chapel]
    elif kind == kinds.EVERY_GUILD or kind == kinds.MOST_MEMBERS:
        for guild in range(i64(c.GUILDS)):
            if kind == kinds.MOST_MEMBERS or state.board.of_guild[guild] & mine == 0:
                squares |= state.board.of_guild[guild]
    return squares
