"""Chapter 2.13 and section 7: the end, the tasks, and where every point comes from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.bits import lowest, only, size
from zunft.engine.move import EVERYONE
from zunft.engine.rules import show_all, tell
from zunft.games.strasbourg import board as kinds
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import StrasbourgState

FAILED: Final = -3


def finish(state: StrasbourgState) -> None:
    """S-109 … S-116. Everything is shown, then every player's points are counted once, on the final position."""
    state.over = 1
    for seat in range(state.seats):
        show_tasks(state, seat)
    for seat in range(state.seats):
        points = final_points(state, seat)
        state.players[seat].prestige += points
        tell(state, c.SCORED, EVERYONE, seat, points, state.players[seat].prestige)
    tell(state, c.ENDED, EVERYONE)


def show_tasks(state: StrasbourgState, seat: i64) -> None:
    """S-109. Tasks kept, coins, goods and privileges; what was discarded stays unseen."""
    player = state.players[seat]
    player.kept = player.kept.copy()
    show_all(state, player.kept)
    tell(state, c.SHOWED_MONEY, EVERYONE, seat, player.coins, player.privileges)
    tasks = kept(state, seat)
    while tasks != 0:
        task = lowest(tasks)
        tell(state, c.SHOWED_TASK, EVERYONE, seat, task, 1 if is_met(state, seat, task) else 0)
        tasks &= tasks - 1


def kept(state: StrasbourgState, seat: i64) -> i64:
    """The tasks that a player kept, as bits."""
    if state.players[seat].kept.count == 0:
        return 0
    return state.players[seat].kept.items[0]


def final_points(state: StrasbourgState, seat: i64) -> i64:
    """S-110 … S-115. What the final count adds to the prestige of the rounds; it may be negative (S-008, A-21)."""
    total = state.members(seat) + state.players[seat].privileges
    for chapel in range(state.board.chapels):
        total += at_chapel(state, seat, chapel)
    for edifice in range(state.board.rounds):
        total += state.board.edifices[edifice] * at_edifice(state, seat, edifice)
    tasks = kept(state, seat)
    while tasks != 0:
        total += task_points(state, seat, lowest(tasks))
        tasks &= tasks - 1
    return total


def at_chapel(state: StrasbourgState, seat: i64, chapel: i64) -> i64:
    """S-111, A-14. The player's members on squares that touch a chapel."""
    if state.is_chapel_open(chapel):
        return 0
    return size(state.board.touches[chapel] & state.city[seat])


def at_edifice(state: StrasbourgState, seat: i64, edifice: i64) -> i64:
    """S-112, S-113. The player's members that share an edge with an edifice; a member may count several times."""
    if state.built[edifice] == c.NONE:
        return 0
    return size(state.board.beside[state.built[edifice]] & state.city[seat])


def task_points(state: StrasbourgState, seat: i64, task: i64) -> i64:
    """S-115, S-118. Once its points, or −3; only the final position counts."""
    if is_met(state, seat, task):
        return state.board.task_points[task]
    return FAILED


# --- the conditions of section 7 ------------------------------------------------------------------


def is_met(state: StrasbourgState, seat: i64, task: i64) -> bool:
    """T01 … T25. Whether a task's condition holds for a player now."""
    kind, about, least = state.board.task_kind[task], state.board.task_about[task], state.board.task_least[task]
    if kind == kinds.AT_EDIFICE:
        return at_edifice(state, seat, about) >= least
    if kind == kinds.IN_GUILD:
        return size(state.city[seat] & state.board.of_guild[about]) >= least
    if kind == kinds.SAME_EDIFICE:
        return most_at_one_edifice(state, seat) >= least
    if kind == kinds.EDIFICES:
        return edifices_reached(state, seat) >= least
    if kind == kinds.CHAPELS:
        return chapels_reached(state, seat) >= least
    if kind == kinds.SAME_CHAPEL:
        return most_at_one_chapel(state, seat) >= least
    if kind == kinds.STREET or kind == kinds.LANE:
        return has_three_in_line(state, seat, kind == kinds.LANE)
    if kind == kinds.GROUP:
        return largest_group(state, seat) >= least
    return is_met_beyond_the_city(state, seat, kind, least)


def is_met_beyond_the_city(state: StrasbourgState, seat: i64, kind: i64, least: i64) -> bool:
    """The conditions that look at the Council, the purse or the other players."""
    player = state.players[seat]
    if kind == kinds.COUNCIL:
        return state.councillors(seat) >= state.board.council_least[state.seats]
    if kind == kinds.LORDS:
        return state.council[c.NOBILITY] == seat or state.council[c.CHURCH] == seat
    if kind == kinds.PRIVILEGES:
        return player.privileges >= least
    if kind == kinds.MOST_COINS or kind == kinds.MOST_MEMBERS:
        return has_most(state, seat, kind == kinds.MOST_COINS)
    if kind == kinds.GOODS:
        return goods_kinds(state, seat) >= least
    return guilds_joined(state, seat) >= c.GUILDS


def most_at_one_edifice(state: StrasbourgState, seat: i64) -> i64:
    """T11."""
    most: i64 = 0
    for edifice in range(state.board.rounds):
        most = max(most, at_edifice(state, seat, edifice))
    return most


def edifices_reached(state: StrasbourgState, seat: i64) -> i64:
    """T14, T25. At how many edifices the player has a member."""
    count: i64 = 0
    for edifice in range(state.board.rounds):
        if at_edifice(state, seat, edifice) > 0:
            count += 1
    return count


def chapels_reached(state: StrasbourgState, seat: i64) -> i64:
    """T19. At how many chapels the player has a member."""
    count: i64 = 0
    for chapel in range(state.board.chapels):
        if at_chapel(state, seat, chapel) > 0:
            count += 1
    return count


def most_at_one_chapel(state: StrasbourgState, seat: i64) -> i64:
    """T20."""
    most: i64 = 0
    for chapel in range(state.board.chapels):
        most = max(most, at_chapel(state, seat, chapel))
    return most


def has_three_in_line(state: StrasbourgState, seat: i64, diagonal: bool) -> bool:
    """T12, T15, A-19. Three own members on consecutive squares; building spaces break a line."""
    triples = state.board.lanes if diagonal else state.board.lines
    for at in range(i64(len(triples))):
        if triples[at] & ~state.city[seat] == 0:
            return True
    return False


def largest_group(state: StrasbourgState, seat: i64) -> i64:
    """T24. The largest group of own members connected through neighbouring own squares."""
    rest = state.city[seat]
    most: i64 = 0
    while rest != 0:
        group = connected(state, only(lowest(rest)), rest)
        most = max(most, size(group))
        rest &= ~group
    return most


def connected(state: StrasbourgState, group: i64, squares: i64) -> i64:
    """Those of these squares that a group reaches from edge to edge."""
    edge = group
    while edge != 0:
        new = state.board.beside[lowest(edge)] & squares & ~group
        group |= new
        edge = (edge & (edge - 1)) | new
    return group


def has_most(state: StrasbourgState, seat: i64, of_coins: bool) -> bool:
    """T16, T17, A-17. More than each other player; at least as many, where the table has ties hold."""
    mine = state.players[seat].coins if of_coins else state.members(seat)
    for other in range(state.seats):
        theirs = state.players[other].coins if of_coins else state.members(other)
        if other != seat and (theirs > mine or (theirs == mine and state.options.ties_hold == 0)):
            return False
    return True


def goods_kinds(state: StrasbourgState, seat: i64) -> i64:
    """T23. Of how many kinds the player has goods left."""
    count: i64 = 0
    for goods in range(i64(c.GUILDS)):
        if state.players[seat].goods[goods] > 0:
            count += 1
    return count


def guilds_joined(state: StrasbourgState, seat: i64) -> i64:
    """T18. In how many guilds the player has a member."""
    count: i64 = 0
    for guild in range(i64(c.GUILDS)):
        if state.board.of_guild[guild] & state.city[seat] != 0:
            count += 1
    return count
