"""Which town, or which coat, a reason of Flanders 1302 is about."""

from __future__ import annotations

from zunft.engine.compared import Compared, Reason
from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.games.flanders.bot.evaluation import FIRST_PLACES, LATER_PLACES, PARTS, FlandersEvaluation
from zunft.games.flanders.state import FlandersState


def reasons(evaluation: FlandersEvaluation) -> dict[str, Reason]:
    """By part of the evaluation; a part that is not here is about no thing that could be named."""
    places = {PARTS[which]: town(evaluation, which) for which in range(FIRST_PLACES, LATER_PLACES + 1)}
    return places | {"ally": Reason("{coat}", ally), "districts": Reason("{coat}", own_guild)}


def town(evaluation: FlandersEvaluation, which: int) -> Reason:
    """The town in which a guild gets more for first, second or later places."""

    def find(compared: Compared) -> dict[str, Word] | None:
        def worth(state: State, index: int) -> float:
            return place_in(evaluation, state, compared.seat, index, which)

        assert isinstance(compared.world, FlandersState)
        return compared.named("town", "town", compared.most(range(len(compared.world.towns)), worth))

    return Reason("{town}", find)


def place_in(evaluation: FlandersEvaluation, state: State, seat: int, index: int, which: int) -> float:
    """What a town will bring to a seat's guild for places of one kind, as ``FlandersEvaluation.places`` adds it up."""
    assert isinstance(state, FlandersState)
    if not state.towns[index].is_open():
        return 0.0
    evaluation.look_ahead(state, seat)
    evaluation.forecast.look_at(state, index)
    if index == evaluation.best_town:
        evaluation.forecast.imagine(evaluation.best_coat, evaluation.best_deed)
    evaluation.forecast.bring(state.guild(seat))
    return float(int(evaluation.forecast.of_places(which)))


def ally(compared: Compared) -> dict[str, Word] | None:
    assert isinstance(compared.world, FlandersState)
    return compared.named("coat", "coat", int(compared.world.influenced(compared.seat)))


def own_guild(compared: Compared) -> dict[str, Word] | None:
    assert isinstance(compared.world, FlandersState)
    return compared.named("coat", "coat", int(compared.world.guild(compared.seat)))
