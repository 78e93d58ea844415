"""Why a game ended as it did, where most points win: who is ahead of whom, and who had left."""

from __future__ import annotations

from typing import NamedTuple

from zunft.engine.rules import State
from zunft.engine.title import Game, Said, Spoken

WINS = "{seat} {lead:number} {number} {of:seat} {less:number}"


class Margin(NamedTuple):
    """The sentences of a title for it."""

    ahead: Spoken  # WINS
    alone: Spoken  # {seat}: everybody else has left
    shared: Spoken  # {number}: several have as many, and nothing tells them apart
    nobody: Spoken  # everybody has left
    left: Spoken  # {seat} {number}: who had more, but left


def of_points(game: Game, state: State, margin: Margin) -> list[Said]:
    """Who won by how many points."""
    winners, scores = game.winners(state), game.scores(state)
    if not winners:
        return [game.said("verdict", margin.nobody, [], state)]
    first, second = winners[0], game.runner_up(state)
    left = [seat for seat, points in enumerate(scores) if state.has_left(seat) and points > scores[first]]
    gone = [game.said("verdict", margin.left, [seat, scores[seat]], state) for seat in left]
    if len(winners) > 1:
        return [game.said("verdict", margin.shared, [scores[first]], state), *gone]
    if second is None:
        return [game.said("verdict", margin.alone, [first], state), *gone]
    things = [first, scores[first] - scores[second], scores[first], second, scores[second]]
    return [game.said("verdict", margin.ahead, things, state), *gone]
