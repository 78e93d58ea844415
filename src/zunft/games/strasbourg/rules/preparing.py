"""Chapter 2.2: setting up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only, size
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE, first, pack, second, third
from zunft.engine.pile import new_cards, with_room
from zunft.engine.rules import show, tell
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.board import Board
from zunft.games.strasbourg.state import Options, StrasbourgState, new_state


def prepare(seats: i64, board: Board, options: Options) -> StrasbourgState:
    """S-001, S-010 … S-016. Everything that is laid open first, then the tasks; all choose theirs knowing it."""
    state = new_state(seats, board, options)
    state.agenda.errand(c.ROUND)
    state.agenda.ask(c.ASK_TASKS, only(seats) - 1, c.ASK_TASKS)
    state.agenda.draw(c.SETUP, pack(c.TASK_DRAW, 0))
    state.agenda.draw(c.SETUP, c.STARTER_DRAW)
    state.agenda.draw(c.SETUP, c.EDIFICE_DRAW)
    state.agenda.draw(c.SETUP, c.ROUND_DRAW)
    return state


def fill_left(taken: vec[i64], verb: i64, count: i64, out: vec[i64], odds: vec[i64]) -> i64:
    """The cards (0 … count − 1) that do not lie in a row yet."""
    used: i64 = 0
    for at in range(i64(len(taken))):
        if taken[at] != c.NONE:
            used |= only(taken[at])
    n: i64 = 0
    for card in range(count):
        if not has(used, card):
            out[n] = pack(verb, card)
            odds[n] = 1
            n += 1
    return n


def lay_round_card(state: StrasbourgState, card: i64) -> None:
    """S-010. The round cards lie face up in their order from the start."""
    state.rounds = state.rounds[:]  # copies share the row
    if _lay_next(state, state.rounds, card, c.ROUND_CARD):
        state.agenda.lay(state.seats, c.ROUND_DRAW)


def lay_edifice(state: StrasbourgState, card: i64) -> None:
    """S-010. One edifice for each round, face up."""
    state.edifices = state.edifices[:]
    if _lay_next(state, state.edifices, card, c.ROUND_EDIFICE):
        state.agenda.lay(state.seats, c.EDIFICE_DRAW)


def _lay_next(state: StrasbourgState, row: vec[i64], card: i64, event: i64) -> bool:
    """Put a card on the first open place; whether there is another one."""
    for at in range(i64(len(row))):
        if row[at] == c.NONE:
            row[at] = card
            tell(state, event, EVERYONE, at + 1, card)
            return at + 1 < len(row)
    raise IndexError("every round has its card")


def start_with(state: StrasbourgState, seat: i64) -> None:
    """S-013, S-014. The starting player gets the Nobility seat, the player to the left the Church seat."""
    state.start = seat
    state.council[c.NOBILITY] = seat
    state.council[c.CHURCH] = state.clockwise(1)
    tell(state, c.STARTS, EVERYONE, seat)
    tell(state, c.TOOK_SEAT, EVERYONE, seat, c.NOBILITY)
    tell(state, c.TOOK_SEAT, EVERYONE, state.clockwise(1), c.CHURCH)


def fill_tasks_left(state: StrasbourgState, out: vec[i64], odds: vec[i64]) -> i64:
    """S-015. The tasks that were dealt to nobody yet."""
    n: i64 = 0
    left = state.undealt
    while left != 0:
        out[n] = pack(c.DRAW_TASK, lowest(left))
        odds[n] = 1
        n += 1
        left &= left - 1
    return n


def draw_task(state: StrasbourgState, rng: Rng) -> i64:
    """One of them at random, for playouts."""
    left = state.undealt
    for skipped in range(rng.below(size(left))):
        left &= left - 1
    return pack(c.DRAW_TASK, lowest(left))


def tasks_of(items: vec[i64], count: i64) -> i64:
    """Task cards as a set."""
    tasks: i64 = 0
    for at in range(count):
        tasks |= only(items[at])
    return tasks


def deal_task(state: StrasbourgState, seat: i64, task: i64) -> None:
    """S-015. Every player gets five tasks, which only that player sees."""
    player = state.players[seat]
    state.undealt &= ~only(task)
    player.offered = with_room(player.offered, 1)
    player.offered.put(task, 0)
    show(state, player.offered, player.offered.count - 1, only(seat))
    tell(state, c.DEALT_TASK, only(seat), task)
    following = seat if player.offered.count < state.board.dealt else seat + 1
    if following < state.seats:
        state.agenda.lay(state.seats, pack(c.TASK_DRAW, following))


def fill_keeps(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-015. Any of the tasks dealt, at least one."""
    offered = tasks_of(state.players[seat].offered.items, state.players[seat].offered.count)
    n: i64 = 0
    kept = offered
    while kept != 0:
        out[n] = keep(kept)
        n += 1
        kept = (kept - 1) & offered
    return n


def keep(tasks: i64) -> i64:
    """The move that keeps these tasks; thirty bits need three things."""
    return pack(c.KEEP, tasks & 1023, (tasks >> 10) & 1023, tasks >> 20)


def tasks_in(move: i64) -> i64:
    return first(move) | (second(move) << 10) | (third(move) << 20)


def keep_tasks(state: StrasbourgState, seat: i64, tasks: i64) -> None:
    """S-015, S-016, A-34. Which and how many tasks were kept is the player's secret until the end (S-109)."""
    kept = new_cards(1)
    kept.put(tasks, only(seat))
    state.players[seat].kept = kept
    tell(state, c.KEPT_TASKS, only(seat), tasks & 1023, (tasks >> 10) & 1023, tasks >> 20)
