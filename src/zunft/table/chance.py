"""Chance at a table: what can be drawn now, by its seed or by hand."""

from __future__ import annotations

from zunft.engine.interpreted import drawn_at, draws
from zunft.engine.notation import Unreadable, clip
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table.errors import IllegalMove, refused
from zunft.table.questions import chance_is_asked

Bag = list[tuple[int, int]]  # every draw, and how often it lies in the bag


def bag_of(game: Game, state: State) -> Bag:
    """What chance can draw now; nothing when it is not asked."""
    return draws(game.rules, state, state.agenda.next_lane()) if chance_is_asked(state) else []


def name_and_total(game: Game, state: State) -> tuple[str, int]:
    """The bag that chance draws from now, and how many things lie in it; ("", 0) when it is not asked."""
    if not (bag := bag_of(game, state)):
        return "", 0
    question = state.agenda.question(state.agenda.next_lane())
    return game.bag(state, question), sum(weight for _, weight in bag)


def odds(game: Game, state: State) -> dict[str, int]:
    return {game.grammar.write(move, state): weight for move, weight in bag_of(game, state)}


def draw_at(game: Game, state: State, position: int) -> str:
    return game.grammar.write(drawn_at(bag_of(game, state), position), state)


def read_draw(game: Game, state: State, text: object) -> int:
    """The draw that somebody names by hand; IllegalMove when it is none."""
    if not isinstance(text, str):
        raise IllegalMove(refused("no-text", found=type(text).__name__))
    if not chance_is_asked(state):
        raise IllegalMove(refused("chance-not-asked"))
    try:
        move = game.grammar.read(text, state)
    except Unreadable as error:
        raise IllegalMove(refused(error.key, **error.args_named)) from None
    if move not in [each for each, _ in bag_of(game, state)]:
        raise IllegalMove(refused("no-such-draw", draw=clip(text)))
    return move
