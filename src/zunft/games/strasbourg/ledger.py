"""Where every point comes from: member, chapel, edifice, privilege, task, council round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from zunft.engine.bits import lowest
from zunft.engine.title import Said, Spoken
from zunft.games.strasbourg.rules.ending import at_chapel, at_edifice, final_points, is_met, kept, task_points
from zunft.games.strasbourg.state import StrasbourgState

if TYPE_CHECKING:
    from zunft.games.strasbourg.game import StrasbourgGame

COUNCIL = Spoken("council", rule="S-100")
MEMBERS = Spoken("members", "{number}", "S-110")
CHAPEL = Spoken("chapel", "{chapel} {number}", "S-111")
EDIFICE = Spoken("edifice", "{edifice} {number}", "S-112")
PRIVILEGES = Spoken("privileges", "{number}", "S-114")
TASK = Spoken("task", "{task}", "S-115")
FAILED_TASK = Spoken("failed-task", "{task}", "S-115")


def ledger(game: StrasbourgGame, state: StrasbourgState, seat: int) -> list[Said]:
    """S-100, S-110 … S-115. While the game goes on only the prestige of the Council counts."""
    player = state.players[seat]
    council = player.prestige - (final_points(state, seat) if state.over else 0)
    lines = [_line(game, state, COUNCIL, [], council)]
    if not state.over:
        return lines
    lines.append(_line(game, state, MEMBERS, [state.members(seat)], state.members(seat)))
    lines += [
        _line(game, state, CHAPEL, [chapel, count], count)
        for chapel in range(state.board.chapels)
        if (count := at_chapel(state, seat, chapel))
    ]
    lines += [
        _line(game, state, EDIFICE, [edifice, count], count * state.board.edifices[edifice])
        for edifice in range(state.board.rounds)
        if (count := at_edifice(state, seat, edifice))
    ]
    lines.append(_line(game, state, PRIVILEGES, [player.privileges], player.privileges))
    return lines + _tasks(game, state, seat)


def _tasks(game: StrasbourgGame, state: StrasbourgState, seat: int) -> list[Said]:
    lines, tasks = [], kept(state, seat)
    while tasks:
        task = lowest(tasks)
        spoken = TASK if is_met(state, seat, task) else FAILED_TASK
        lines.append(_line(game, state, spoken, [task], task_points(state, seat, task)))
        tasks &= tasks - 1
    return lines


def _line(game: StrasbourgGame, state: StrasbourgState, spoken: Spoken, things: list[int], points: int) -> Said:
    return game.said("ledger", spoken, things, state) | {"points": points}
