"""What a seat says: which moves a text stands for, and whether each of them is legal now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from zunft.engine.agenda import NUMBER, WAITING
from zunft.engine.bits import has
from zunft.engine.interpreted import answers, forced, may_unasked, settle
from zunft.engine.move import NO_MOVE
from zunft.engine.notation import Unreadable, clip, split
from zunft.engine.play import give
from zunft.engine.rules import State
from zunft.engine.title import Game, Refusal, Said
from zunft.table.errors import refused
from zunft.table.lines import LEAVE
from zunft.table.questions import chance_is_asked, is_asked, is_over


class Heard(NamedTuple):
    """What a text means at a position: why it is not legal, or the moves to be said, without those that are given by
    force. A single one is read already; the moves of a phrase are read as they are said."""

    reason: Said | None
    moves: Sequence[str | int] = ()


def hear(game: Game, state: State, seat: int, text: object) -> Heard:
    """For a seat of the table."""
    if not isinstance(text, str):
        return Heard(refused("no-text", found=type(text).__name__))
    if is_over(state):
        return Heard(refused("over"))
    try:
        moves = game.phrase(state, seat, " ".join(split(text)))
    except Unreadable as error:
        return Heard(refused(error.key, **error.args_named))
    except Refusal as error:
        return Heard(error.reason)
    return _hear_phrase(game, state, seat, moves) if len(moves) > 1 else _hear_one(game, state, seat, moves[0])


def is_unasked(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether *text* says a move that nobody asks for, legal or not, and no answer."""
    try:
        moves = game.phrase(state, seat, " ".join(split(text)))
        return moves == [LEAVE] or (bool(game.unasked_verbs) and game.is_unasked(game.grammar.read(moves[0], state)))
    except (Unreadable, Refusal):
        return False


def _hear_one(game: Game, state: State, seat: int, text: str) -> Heard:
    if text == LEAVE:
        return Heard(refused("gone") if has(state.gone, seat) else None, [LEAVE])
    try:
        move = game.grammar.read(text, state)
    except Unreadable as error:
        return Heard(refused(error.key, **error.args_named))
    return Heard(_why_not(game, state, seat, move), [move])


def _why_not(game: Game, state: State, seat: int, move: int) -> Said | None:
    if game.is_unasked(move):
        return _why_not_unasked(game, state, seat, move)
    if chance_is_asked(state):
        return refused("chance-first")
    if not is_asked(state, seat):
        return refused("not-asked")
    return None if move in answers(game.rules, state, seat) else game.refusal(state, seat, move)


def _why_not_unasked(game: Game, state: State, seat: int, move: int) -> Said | None:
    if has(state.gone, seat):
        return refused("gone")
    return None if may_unasked(game.rules, state, seat, move) else game.refusal(state, seat, move)


def _hear_phrase(game: Game, state: State, seat: int, moves: Sequence[str]) -> Heard:
    """A phrase is legal when its moves are, one after the other: tried on a copy. A step that has one answer only is
    left out, since it is given by force. A phrase ends with the entry that it answers: what comes after that may depend
    on what this seat does not know."""
    trial, said, entry = state.copy(), list[str | int](), _entry_on_top(state)
    for text in moves:
        is_said = not _is_forced(game, trial, seat, text)
        if said and is_said and _entry_on_top(trial) == entry:
            settle(game.rules, trial)
        if _entry_on_top(trial) != entry:
            return Heard(refused("phrase-over", text=clip(text)))
        if is_said:
            if reason := _hear_one(game, trial, seat, text).reason:
                return Heard(reason)
            said.append(text)
        give(game.rules, trial, seat, game.grammar.read(text, trial))
    return Heard(None, said)


def _entry_on_top(state: State) -> int:
    """The number of the entry that is being answered; NO_MOVE when all of its lanes are done."""
    is_open = state.agenda.depth > 0 and state.agenda.top(WAITING)
    return state.agenda.top(NUMBER) if is_open else NO_MOVE


def _is_forced(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether *text* is the only answer to a question of *seat* that has just been laid."""
    if state.agenda.question(seat) == NO_MOVE:
        return False
    move = forced(game.rules, state, seat)
    return move >= 0 and game.grammar.write(move, state) == text
