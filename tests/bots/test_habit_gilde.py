"""What a player of The Guild does out of habit: always something legal, by what the seat knows, and sensible."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.gilde.scene import Scene

from zunft.arena.match import Setting, game_of
from zunft.bots.sight import sight_of
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import verb_of
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, Rules, State
from zunft.engine.walk import Walk
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.habit import GildeHabit

STOP = (("stop", "after-60-rounds"),)
PLAIN = ("gelehrter", "haendler", "patron", "gauner", "handwerker", "geistlicher")
HABIT = GildeHabit()


def options_of(rules: Rules, state: State, seat: int) -> tuple[vec[i64], int]:
    out = zeros(BUFFER)
    return out, rules.fill(state, seat, state.agenda.question(seat), out)


def answer(rules: Rules, state: State, seat: int, seed: int = 1) -> int:
    out, n = options_of(rules, state, seat)
    return int(HABIT.answer(state, seat, state.agenda.question(seat), out, n, Rng(seed)))


def positions(seats: int, seed: int, edition: str | None = None, habit: int = 0) -> Iterator[tuple[Rules, State, int]]:
    """The decisions of a game that is played at random, or so often in ten by habit."""
    rules = game_of(Setting("gilde", seats, edition, STOP)).rules
    walk, rng = Walk(rules, rules.new(), Rng(seed)), Rng(seed + 1)
    while walk.seat >= 0:
        yield rules, walk.state, walk.seat
        options = walk.options()
        by_habit = rng.below(10) < habit
        walk.play(answer(rules, walk.state, walk.seat, seed) if by_habit else options[rng.below(len(options))])


# --- at every decision ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_habit_answers_with_one_of_the_options(seats: int) -> None:
    kinds = set()
    for rules, state, seat in positions(seats, seed=seats, edition="tiny", habit=3):
        out, n = options_of(rules, state, seat)
        kinds.add(verb_of(state.agenda.question(seat)))
        assert answer(rules, state, seat) in [out[at] for at in range(n)]
    assert {c.ASK_ACTION, c.ASK_SPARE} <= kinds


def test_every_question_is_answered_by_habit() -> None:
    kinds = set()
    for seed in range(5):
        for rules, state, seat in positions(4, seed, habit=2):
            out, n = options_of(rules, state, seat)
            kinds.add(verb_of(state.agenda.question(seat)))
            assert answer(rules, state, seat) in [out[at] for at in range(n)]
    assert {c.ASK_TARGET, c.ASK_CONSENT, c.ASK_DEAL, c.ASK_PRICE, c.ASK_PAY, c.ASK_SURPLUS, c.W_TARGETED} <= kinds


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_worth_a_look_is_a_part_of_the_options(seats: int) -> None:
    for rules, state, seat in positions(seats, seed=7, edition="tiny", habit=4):
        out, n = options_of(rules, state, seat)
        options = [out[at] for at in range(n)]
        some = HABIT.narrow(state, seat, state.agenda.question(seat), out, n)
        kept = [out[at] for at in range(some)]
        assert 1 <= some <= n
        assert set(kept) <= set(options)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_habit_never_peeks(seats: int) -> None:
    """Two states that differ only in what the seat cannot know: with the same luck it answers the same."""
    out, rng = zeros(BUFFER), Rng(3)
    for step, (rules, state, seat) in enumerate(positions(seats, seed=11, edition="tiny", habit=5)):
        if step % 4 == 0:
            other = redeal(rules, state, seat, rng, out)
            assert answer(rules, state, seat, step) == answer(rules, other, seat, step)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_of_habit_is_won_by_a_count_or_a_mayor(seats: int) -> None:
    last = None
    for _, state, _ in positions(seats, seed=5, habit=10):
        last = state
    assert last is not None
    assert last.ended in {c.BY_COUNT, c.BY_ELECTION}  # type: ignore[attr-defined]


# --- plain positions ------------------------------------------------------------------------------


def scene(seats: int = 3) -> Scene:
    """Three players in the fourth round, each with a farm or the like."""
    own = Scene(seats, PLAIN)
    own.state.round = 4
    for seat in range(seats):
        own.front(seat, ("b01", "b04", "b16")[seat]).talers(seat, 8)
    return own


def choice(own: Scene, seat: int = 0, seed: int = 1) -> str:
    return sight_of(own.table, seat).write(answer(own.table.game.rules, own.state, seat, seed))


def test_a_business_is_built() -> None:
    assert choice(scene().hand(0, "b08")) == "play b08"


def test_counters_are_kept_and_the_turn_ends() -> None:
    assert choice(scene().hand(0, "i01", "i02")) == "end"


def test_an_arson_is_countered() -> None:
    own = scene().front(1, "b08", "b05").hand(0, "m02").hand(1, "i02")
    own.say(0, "play m02").say(0, "at 1 b08")
    assert choice(own, 1) == "respond i02"


def test_nobody_spends_a_counter_for_somebody_else() -> None:
    own = scene().front(1, "b08", "b05").hand(0, "m02").hand(1).hand(2, "i01")
    own.say(0, "play m02").say(0, "at 1 b08")
    assert choice(own, 2) == "pass"


def test_the_last_points_are_played_and_what_is_owned_is_sold_for_them() -> None:
    own = scene().xp(0, 117).talers(0, 2).front(0, "e01").hand(0, "z08")
    first = choice(own)
    assert first.startswith("sell")
    own.say(0, first)
    assert choice(own) == "play z08"


def test_an_election_is_requested_with_a_clear_lead_only() -> None:
    own = scene().town_hall("built").hand(0)
    for seat in range(3):
        own.xp(seat, 30)
    assert choice(own) != "request"
    assert choice(own.front(0, "d04", "d03", "n12")) == "request"


# --- deals ----------------------------------------------------------------------------------------


def asked(price: int) -> str:
    """Seat 0 asks seat 1 for a bathhouse in an early round."""
    own = scene().front(1, "b08").hand(1).talers(0, 16)
    own.say(0, "deal").say(0, "ask b08 of 1").say(0, f"for {price}")
    return choice(own, 1)


def test_a_card_is_sold_for_a_good_price_and_not_for_a_bad_one() -> None:
    assert asked(16) == "accept"
    assert asked(3) == "decline"


def offered(price: int) -> str:
    """Seat 0 offers seat 1 a warehouse, which yields four talers there in each of the few turns that are left."""
    own = scene().front(0, "b11").hand(1).talers(1, 20).xp(2, 70)
    own.say(0, "deal").say(0, "offer b11").say(0, "to 1").say(0, f"for {price}")
    return choice(own, 1)


def test_a_card_is_bought_for_a_good_price_and_not_for_a_bad_one() -> None:
    assert offered(4) == "accept"
    assert offered(16) == "decline"


def test_nobody_gives_talers_away_for_nothing() -> None:
    own = scene()
    own.say(0, "deal").say(0, "beg").say(0, "of 1").say(0, "talers 3")
    assert choice(own, 1) == "decline"


def lent(repayment: int, turns: int) -> str:
    own = scene().talers(1, 14).xp(2, 20)
    own.say(0, "deal").say(0, "borrow").say(0, "of 1").say(0, "talers 4").say(0, f"repay {repayment}")
    own.say(0, f"in {turns}")
    return choice(own, 1)


def test_talers_are_lent_for_a_gain_to_somebody_who_can_repay_them() -> None:
    assert lent(6, 2) == "accept"
    assert lent(4, 2) == "decline"
    assert lent(8, 1) == "decline"


@pytest.mark.parametrize("seed", range(8))
def test_nobody_proposes_more_than_one_deal_a_turn(seed: int) -> None:
    own = scene().front(0, "b11").hand(0).talers(1, 20)
    own.state.offers = 1
    assert choice(own, seed=seed) == "end"


# --- money that is due ----------------------------------------------------------------------------


def test_who_cannot_pay_sells_rather_than_go_to_the_tower() -> None:
    own = scene().front(0, "n03").front(1, "e05").talers(1, 0).hand(0, "m07")
    own.say(0, "play m07").say(0, "at 1").all_pass().draw("n04").all_pass()
    assert own.table.waiting_for == [1]
    assert choice(own, 1).startswith("sell")
