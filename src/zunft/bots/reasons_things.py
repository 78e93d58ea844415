"""Which things a reason is about: the town, the card, the task in which one answer is ahead of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from zunft.bots.craft import CRAFTS
from zunft.bots.sight import Sight
from zunft.engine.notation import Word
from zunft.engine.rules import State
from zunft.games.flanders.bot.evaluation import FIRST_PLACES, LATER_PLACES, PARTS, FlandersEvaluation
from zunft.games.flanders.state import FlandersState
from zunft.games.gilde.game import GildeGame
from zunft.games.gilde.state import KIND_OF, GildeState, Player
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.course import time_left
from zunft.games.strasbourg.bot.tasks import chance
from zunft.games.strasbourg.game import StrasbourgGame
from zunft.games.strasbourg.rules.ending import kept
from zunft.games.strasbourg.state import StrasbourgState


@dataclass(frozen=True)
class Compared:
    """What two answers lead to, in the same worlds."""

    sight: Sight
    first: Sequence[State]
    second: Sequence[State]

    def most(self, things: Iterable[int], worth: Callable[[State, int], float]) -> int | None:
        """The thing in which the first answer is furthest ahead; None where it is ahead in nothing."""
        lead = {
            thing: sum(worth(state, thing) for state in self.first) - sum(worth(state, thing) for state in self.second)
            for thing in things
        }
        best = max(lead, key=lambda thing: lead[thing], default=None)
        return None if best is None or lead[best] <= 0 else best


Find = Callable[[Compared], dict[str, Word] | None]


def named(name: str, kind: str, thing: int | None, compared: Compared) -> dict[str, Word] | None:
    """One thing by its name; None where there is none to name."""
    if thing is None:
        return None
    return {name: compared.sight.game.things[kind].word(thing, {}, compared.sight.world)}


def rival(compared: Compared) -> dict[str, Word] | None:
    """The one of the others who stands worst after the first answer, compared with the second."""
    sight, evaluation = compared.sight, CRAFTS[compared.sight.title].evaluation

    def standing(state: State, seat: int) -> float:
        return -float(sum(int(evaluation.part(state, seat, which)) for which in range(len(evaluation.parts()))))

    others = [seat for seat in range(sight.world.seats) if seat != sight.seat]
    return named("of", "seat", compared.most(others, standing), compared)


# --- Flanders ---------------------------------------------------------------------------------------


def town(which: int) -> Find:
    """The town in which a guild gets more for first, second or later places."""

    def find(compared: Compared) -> dict[str, Word] | None:
        evaluation = CRAFTS[compared.sight.title].evaluation
        assert isinstance(evaluation, FlandersEvaluation)

        def worth(state: State, index: int) -> float:
            return place_in(evaluation, state, compared.sight.seat, index, which)

        towns = range(len(compared.sight.world.towns)) if isinstance(compared.sight.world, FlandersState) else ()
        return named("town", "town", compared.most(towns, worth), compared)

    return find


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
    state = compared.sight.world
    assert isinstance(state, FlandersState)
    return named("coat", "coat", int(state.influenced(compared.sight.seat)), compared)


def own_guild(compared: Compared) -> dict[str, Word] | None:
    state = compared.sight.world
    assert isinstance(state, FlandersState)
    return named("coat", "coat", int(state.guild(compared.sight.seat)), compared)


# --- The Guild --------------------------------------------------------------------------------------


def card_in(place: Callable[[Player], Counter[int]]) -> Find:
    """The card that the seat has there after the first answer and not after the second. What is drawn in between is
    imagined and names nothing."""

    def find(compared: Compared) -> dict[str, Word] | None:
        sight, game = compared.sight, compared.sight.game
        assert isinstance(game, GildeGame)
        known = cards_known(sight.world, sight.seat)

        def count(state: State, card: int) -> float:
            assert isinstance(state, GildeState)
            return place(state.players[sight.seat])[card]

        return named("card", "card", compared.most(sorted(known), count), compared)

    return find


def cards_known(state: State, seat: int) -> set[int]:
    """The cards in the seat's hand and those that lie in front of anybody."""
    assert isinstance(state, GildeState)
    return set(hand(state.players[seat])).union(*(front(player) for player in state.players))


def hand(player: Player) -> Counter[int]:
    return Counter(int(player.hand.items[at]) for at in range(player.hand.count))


def front(player: Player) -> Counter[int]:
    return Counter(int(player.estate[at] & KIND_OF) for at in range(player.owned))


# --- Strasbourg -------------------------------------------------------------------------------------


def square(compared: Compared) -> dict[str, Word] | None:
    """Where a member of the family stands after the first answer and not after the second."""
    game, seat = compared.sight.game, compared.sight.seat
    assert isinstance(game, StrasbourgGame)

    def stands(state: State, square: int) -> float:
        assert isinstance(state, StrasbourgState)
        return float(state.city[seat] >> square & 1)

    return named("square", "square", compared.most(range(len(game.edition.squares)), stands), compared)


def council(compared: Compared) -> dict[str, Word] | None:
    seat = compared.sight.seat

    def sits(state: State, place: int) -> float:
        assert isinstance(state, StrasbourgState)
        return float(state.council[place] == seat)

    return named("council", "council", compared.most(range(c.COUNCIL_SEATS), sits), compared)


def task(compared: Compared) -> dict[str, Word] | None:
    """The task of which the seat is surer."""
    game, seat = compared.sight.game, compared.sight.seat
    assert isinstance(game, StrasbourgGame)

    def likely(state: State, task: int) -> float:
        assert isinstance(state, StrasbourgState)
        if not int(kept(state, seat)) >> task & 1:
            return 0.0
        return float(int(game.edition.board.task_points[task]) * int(chance(state, seat, task, time_left(state))))

    return named("task", "task", compared.most(range(len(game.edition.tasks)), likely), compared)


# By title and part; what is not here is about no thing that could be named.
THINGS: Mapping[str, Mapping[str, Find]] = {
    "flanders": {
        **{PARTS[which]: town(which) for which in range(FIRST_PLACES, LATER_PLACES + 1)},
        "ally": ally,
        "districts": own_guild,
        "others": rival,
    },
    "gilde": {"businesses": card_in(front), "household": card_in(front), "hand": card_in(hand), "others": rival},
    "strasbourg": {"city": square, "council": council, "tasks": task, "others": rival},
}
# The things that the text of a part is given, as ``Spoken`` has them.
ABOUT: Mapping[str, Mapping[str, str]] = {
    "flanders": {
        **{PARTS[which]: "{town}" for which in range(FIRST_PLACES, LATER_PLACES + 1)},
        "ally": "{coat}",
        "districts": "{coat}",
        "others": "{of:seat}",
    },
    "gilde": {"businesses": "{card}", "household": "{card}", "hand": "{card}", "others": "{of:seat}"},
    "strasbourg": {"city": "{square}", "council": "{council}", "tasks": "{task}", "others": "{of:seat}"},
}
