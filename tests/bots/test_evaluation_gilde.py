"""What a position of The Guild is worth: one thing that is clearly better makes it worth more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.gilde.scene import Scene

from zunft import Table
from zunft.bots.greedy import GreedyBot
from zunft.bots.sight import sight_of
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.evaluation import POINT, WON
from zunft.engine.play import playout
from zunft.engine.rules import BUFFER
from zunft.engine.walk import Walk
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.evaluation import GildeEvaluation, own_standing
from zunft.games.gilde.bot.parts import turns_left
from zunft.games.gilde.state import GildeState, owing

PLAIN = ("gelehrter", "haendler", "patron", "gauner", "handwerker", "geistlicher")
EVALUATION = GildeEvaluation()
VALUE = EVALUATION.value


def scene(seats: int = 3) -> Scene:
    """Three players in the fourth round, each with a farm or the like."""
    own = Scene(seats, PLAIN)
    own.state.round = 4
    for seat in range(seats):
        own.front(seat, ("b01", "b04", "b16")[seat]).talers(seat, 8)
    return own


def worth(own: Scene, seat: int = 0) -> int:
    return int(VALUE(own.state, seat))


def owes(own: Scene, borrower: int, creditor: int) -> Scene:
    row = zeros(1)
    row[0] = owing(borrower, creditor, 5, 1)
    own.state.owed = row
    return own.fresh()


BETTER: dict[str, Callable[[Scene], object]] = {
    "experience": lambda own: own.xp(0, 1),
    "talers": lambda own: own.talers(0, 9),
    "many talers": lambda own: own.talers(0, 60),
    "a business": lambda own: own.front(0, "b10"),
    "a sleeping annex": lambda own: own.front(0, "z01~"),
    "votes": lambda own: own.front(0, "d07"),
    "protection": lambda own: own.front(0, "e01"),
    "a residence and its experience": lambda own: own.residence(0, "buergerhaus").xp(0, 5),
    "a rival in the tower": lambda own: own.tower(1).tower(2),
    "a debt of the others": lambda own: owes(own, 1, 0),
}
WORSE: dict[str, Callable[[Scene], object]] = {
    "a rival's experience": lambda own: own.xp(1, 5),
    "a rival's business": lambda own: own.front(2, "b10"),
    "the tower": lambda own: own.tower(0),
    "a debt": lambda own: owes(own, 0, 1),
}


@pytest.mark.parametrize("name", BETTER)
def test_what_is_better_is_worth_more(name: str) -> None:
    before, after = scene(), scene()
    BETTER[name](after)
    assert worth(after) > worth(before)


@pytest.mark.parametrize("name", WORSE)
def test_what_is_worse_is_worth_less(name: str) -> None:
    before, after = scene(), scene()
    WORSE[name](after)
    assert worth(after) < worth(before)


def test_the_longer_a_business_is_locked_the_less_it_is_worth() -> None:
    values = [worth(scene().front(0, card)) for card in ("b08", "b08/1", "b08/3")]
    assert values[0] > values[1] > values[2]


def test_a_taler_is_worth_less_than_a_point_and_fades_towards_the_end() -> None:
    early = worth(scene().talers(0, 9)) - worth(scene())
    late = worth(scene().talers(0, 9).xp(1, 100)) - worth(scene().xp(1, 100))
    assert 0 < late < early < POINT


def test_a_card_that_can_be_played_is_worth_more_than_one_whose_requirement_is_not_met() -> None:
    assert worth(scene().hand(0, "z01")) > worth(scene().hand(0, "d06"))


def test_income_is_worth_less_when_few_turns_are_left() -> None:
    early, late = scene(), scene()
    late.state.round = 12
    assert worth(early.front(0, "b08")) - worth(scene()) > worth(late.front(0, "b08")) - worth(late)


def test_the_sale_of_what_is_of_use_is_a_loss() -> None:
    for card in ("b08", "z01", "a12", "e06"):
        own = scene().front(0, card)
        before = worth(own)
        own.say(0, f"sell {card}")
        assert worth(own) < before, card


def test_an_offer_that_nobody_takes_is_worth_less_than_none() -> None:
    own = scene()
    before = worth(own)
    own.state.offers += 1
    assert worth(own) < before


def test_a_loan_that_is_extended_is_worth_less() -> None:
    own = owes(scene(), 1, 0)
    before = worth(own)
    own.say(0, "deal").say(0, "extend 1").say(0, "by 1")
    assert worth(own) < before


# --- elections ------------------------------------------------------------------------------------


def town(votes: tuple[str, ...], rival: tuple[str, ...] = ()) -> Scene:
    own = scene().town_hall("built")
    for seat in range(3):
        own.xp(seat, 30)
    return own.front(0, *votes).front(1, *rival)


def after(said: str, votes: tuple[str, ...], rival: tuple[str, ...] = ()) -> int:
    return worth(town(votes, rival).say(0, said))


def test_an_election_is_requested_only_with_a_clear_lead() -> None:
    many, few = ("d04", "d03", "n12"), ("n09",)
    assert after("request", many) > after("end", many)
    assert after("request", (), few) < after("end", (), few)
    assert after("request", few, ("n06",)) < after("end", few, ("n06",))


def test_a_vote_counts_more_when_an_election_is_requested() -> None:
    calm = worth(town(("d01",), ("d02",))) - worth(town((), ("d02",)))
    heated = worth(town(("d01",), ("d02",)).request(1)) - worth(town((), ("d02",)).request(1))
    assert heated > calm > 0


def test_who_may_not_stand_has_nothing_to_hope_for() -> None:
    own = scene().town_hall("built").xp(1, 30).request(1)
    assert worth(own, 1) > 0 > worth(own, 0)


# --- what it is made of ---------------------------------------------------------------------------


def test_the_parts_add_up_to_the_standing() -> None:
    names = EVALUATION.parts()
    table = Table("gilde", seats=3, seed=2, options={"stop": "after-60-rounds"})
    walk = Walk(table.game.rules, table.state, Rng(2))
    for step in range(300):
        options = walk.options()
        walk.play(options[(step * 7919) % len(options)])
        assert isinstance(walk.state, GildeState)
        for seat in range(3):
            parts = [EVALUATION.part(walk.state, seat, which) for which in range(len(names))]
            assert sum(parts) == own_standing(walk.state, seat, turns_left(walk.state, seat))


@pytest.mark.parametrize(
    ("part", "name"),
    [("experience", "experience"), ("purse", "talers"), ("businesses", "a business"), ("votes", "votes"),
     ("household", "protection")],
)  # fmt: skip
def test_a_part_grows_with_what_it_is_about(part: str, name: str) -> None:
    before, after_ = scene(), scene()
    BETTER[name](after_)
    which = EVALUATION.parts().index(part)
    assert EVALUATION.part(after_.state, 0, which) > EVALUATION.part(before.state, 0, which)


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_finished_game_is_worth_what_the_places_say(seed: int) -> None:
    table = Table("gilde", seats=3, seed=seed, edition="tiny", options={"stop": "after-60-rounds"})
    playout(table.game.rules, table.state, Rng(seed), zeros(BUFFER))
    values = [int(VALUE(table.state, seat)) for seat in range(3)]
    places = table.places
    for one in range(3):
        for other in range(3):
            assert (values[one] > values[other]) == (places[one] < places[other])
    assert max(values) >= WON
    assert min(values) <= -WON // 2


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_positions_are_worth_the_same(seats: int) -> None:
    own = Scene(seats, PLAIN)
    own.state.phase = c.STARTING  # nobody has had this round's income
    for seat in range(seats):
        own.state.players[seat].profession = -1
        own.front(seat).talers(seat, 5)
    values = {worth(own, seat) for seat in range(seats)}
    assert len(values) == 1
    assert (values == {0}) == (seats == 2)  # of three each is likelier to lose


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_not_everybody_is_ahead(seed: int) -> None:
    """Hands count by what is known of them, so two may both think to be a little ahead, but never by much."""
    table = Table("gilde", seats=3, seed=seed, options={"stop": "after-60-rounds"})
    walk = Walk(table.game.rules, table.state, Rng(seed))
    for step in range(600):
        if walk.seat < 0:
            break
        options = walk.options()
        walk.play(options[(step * 7919 + seed) % len(options)])
        assert isinstance(walk.state, GildeState)
        values = [int(VALUE(walk.state, seat)) for seat in range(3)]
        assert all(abs(value) < WON // 2 for value in values) or walk.seat < 0
        assert min(values) < 60 * POINT


# --- what greedy does with it ---------------------------------------------------------------------


def choice(own: Scene, seat: int = 0) -> str:
    return GreedyBot(1, worlds=12).choose(sight_of(own.table, seat))


def test_greedy_builds_a_business() -> None:
    assert choice(scene().hand(0, "b08")) == "play b08"


def test_greedy_ends_its_turn_when_nothing_is_worth_it() -> None:
    assert choice(scene().tower(1).tower(2).hand(0, "i01", "i02")) == "end"
