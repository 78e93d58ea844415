"""Information states of OpenSpiel: all that a seat has seen and done, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]
from open_spiel.python.algorithms.outcome_sampling_mccfr import (  # type: ignore[import-untyped]
    OutcomeSamplingSolver,
)
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import zunft
from zunft.engine.move import SPECTATOR
from zunft.research import observers, openspiel

SETTINGS = [(title, zunft.about(title)["seats"][0]) for title in zunft.titles()]
NONE, ALL = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS

Own = tuple[tuple[str, int], ...]  # what a seat saw before each of its answers, and the answer


def position(title: str, seats: int, history: int = 0) -> Any:
    return pyspiel.load_game(f"zunft_{title}(players={seats},edition=tiny,history={history})").new_initial_state()


def decisions(title: str, seats: int, seed: int, most: int, history: int = 0) -> Iterator[tuple[Any, int, Own]]:
    """Of a game with one deal, in which only the answers are random: the seat that is asked and its own past."""
    state, rng = position(title, seats, history), Random(seed)
    pasts: dict[int, Own] = defaultdict(tuple)
    for _ in range(most):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        if state.is_terminal():
            return
        seat = state.current_player()
        yield state, seat, pasts[seat]
        action = rng.choice(state.legal_actions())
        pasts[seat] = (*pasts[seat], (state.observation_string(seat), action))
        state.apply_action(action)


@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_an_information_state_belongs_to_one_past_of_its_seat(title: str, seats: int) -> None:
    pasts: dict[tuple[int, str], set[Own]] = defaultdict(set)
    texts: dict[tuple[int, bytes], str] = {}
    for seed in range(8):
        for state, seat, past in decisions(title, seats, seed, 16, history=150):
            text, tensor = state.information_state_string(), np.array(state.information_state_tensor(), np.float32)
            pasts[seat, text].add(past)
            assert text.endswith(state.observation_string())
            assert texts.setdefault((seat, tensor.tobytes()), text) == text
    assert max(map(len, pasts.values())) == 1
    assert len(texts) == len(pasts)


def asked(title: str, seats: int, seed: int, answers: int) -> Any:
    """The position after so many answers of a game in which everything is random: somebody is asked."""
    state, rng = position(title, seats), Random(seed)
    while answers > 0 or state.is_chance_node():
        answers -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def in_both_orders(state: Any) -> Iterator[tuple[Any, Any]]:
    """Two answers of one seat after each other, and the other way round."""
    seat = state.current_player()
    for one, other in combinations(state.legal_actions(), 2):
        ways = [state.child(one), state.child(other)]
        if other in ways[0].legal_actions(seat) and one in ways[1].legal_actions(seat):
            yield ways[0].child(other), ways[1].child(one)


def test_an_observation_may_belong_to_several_pasts_and_an_information_state_does_not() -> None:
    found = 0
    for state, seat, _ in decisions("strasbourg", 3, 7, 14, history=150):
        for one, other in in_both_orders(state):
            found += one.observation_string(seat) == other.observation_string(seat)
            assert one.information_state_string(seat) != other.information_state_string(seat)
            assert one.information_state_tensor(seat) != other.information_state_tensor(seat)
    assert found > 0


@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_what_a_seat_was_told_is_what_the_table_told_it(title: str, seats: int) -> None:
    state, rng = position(title, seats), Random(3)
    table = zunft.Table(title, seats, edition="tiny", options=state.door.options, chance="hand")
    while not state.is_terminal() and len(state.history()) < 60:
        action = rng.choice(state.legal_actions())
        asked = "chance" if state.is_chance_node() else state.current_player()
        table.play(asked, state.action_to_string(action))
        state.apply_action(action)
    state.told(0)
    for seat in [*range(seats), None]:
        told = state.recollection.log.events(SPECTATOR if seat is None else seat, 0)
        events = [(said["key"], said["args"]) for said in told if said["key"] != "own"]
        assert events == [(said["key"], said["args"]) for said in table.events(seat)]


def test_a_secret_answer_is_in_the_information_state_of_its_seat_alone() -> None:
    state = next(state for state, _, _ in decisions("strasbourg", 3, 1, 1))
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    public = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True, private_info=NONE))
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert public.string_from(first, 0) == public.string_from(second, 0) == public.string_from(first, 2)


def test_what_is_public_is_what_everybody_sees_who_has_no_seat() -> None:
    state = [state for state, _, _ in decisions("flanders", 2, 1, 5)][-1]
    public = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "seat: null" in public.string_from(state, 0)
    assert '"hand"' not in public.string_from(state, 0)


def test_copies_and_pickles_have_the_same_past() -> None:
    *_, (state, seat, _) = decisions("gilde", 2, 1, 12)
    past = state.information_state_string(seat)
    assert state.clone().information_state_string(seat) == past
    child = state.child(state.legal_actions()[0])
    assert child.information_state_string(seat) != past == state.information_state_string(seat)
    assert state.get_game().deserialize_state(state.serialize()).information_state_string(seat) == past


@pytest.mark.parametrize(
    "kind", [{"public_info": False}, {"private_info": ALL}, {"private_info": NONE, "public_info": False}]
)
def test_observers_that_are_not_there_are_refused(kind: dict[str, Any]) -> None:
    game = position("strasbourg", 3).get_game()
    with pytest.raises(ValueError, match="shows what one seat may know, or what is public"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_no_observation_is_given_out_as_the_tensor_of_an_information_state() -> None:
    state = position("strasbourg", 3)
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="load the game with history=…"):
        state.information_state_tensor(0)
    observer = observers.TextObserver(state.door, is_public=True, recalls=False)
    with pytest.raises(ValueError, match="no tensor: string_from gives"):
        observer.set_from(state, 0)


def test_a_row_of_the_past_says_what_was_told_or_answered() -> None:
    *_, (state, seat, _) = decisions("flanders", 2, 3, 9, history=200)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    told, past, door = state.told(seat), observer.dict["past"], state.door
    assert observer.dict["lines"][0] == len(told)
    assert not past[len(told) :].any()
    for line, row in zip(told, past, strict=False):
        if line["key"] == "own":
            assert (row[0], row[1]) == (1, line["args"]["number"] + 1)
        elif isinstance(line["args"].get("seat"), int):
            slots = next(said.slots for said in door.game.events.values() if line["key"].endswith(f".{said.name}"))
            at = [slot.name for slot in slots].index("seat")
            assert row[2 + at] == 1 + (line["args"]["seat"] - seat) % 2
    assert len({tuple(row[7:]) for row in past[: len(told)]}) > len(told) / 2
    assert {int(row[0]) for row in past[: len(told)]} >= {1, 2}


def test_a_past_that_is_too_long_for_its_tensor_is_refused() -> None:
    *_, (state, seat, _) = decisions("strasbourg", 3, 1, 9, history=5)
    with pytest.raises(ValueError, match="and its tensor has room for 5: load the game with a larger history="):
        state.information_state_tensor(seat)
    with pytest.raises(ValueError, match=r"history is 0 .* to 100,000 lines, not -1"):
        openspiel.GAMES["strasbourg"]({"players": 3, "edition": "tiny", "history": -1})


def test_a_game_with_the_tensor_passes_openspiels_own_simulation() -> None:
    game = pyspiel.load_game("zunft_strasbourg(players=3,edition=tiny,history=500)")
    assert game.get_type().provides_information_state_tensor
    assert game.information_state_tensor_size() == 1 + 500 * 11 + 4 + 336
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


# --- resampled --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_a_resampled_position_is_the_same_for_its_player_and_knows_no_secret(title: str, seats: int) -> None:
    worlds = 0
    for answers in (5, 10, 15, 20):
        state = asked(title, seats, answers, answers)
        seat = state.current_player()
        first = state.resample_from_infostate(seat, lambda: 0.3)
        assert first.information_state_string(seat) == state.information_state_string(seat)
        assert (first.current_player(), first.legal_actions()) == (seat, state.legal_actions())
        again, other = (one.resample_from_infostate(seat, lambda: 0.6) for one in (state, first))
        for at in range(seats):  # whatever is true, the same numbers imagine the same
            assert again.information_state_string(at) == other.information_state_string(at)
        worlds += str(first) != str(again)
    assert worlds > 0 or title == "flanders"  # which hides little: a golden card now and then, and sealed choices


def test_a_resampled_position_can_be_played_on_and_copied_but_not_serialised() -> None:
    state = asked("strasbourg", 3, 4, 12)
    seat = state.current_player()
    imagined = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    before = imagined.information_state_string(seat)
    child = imagined.child(imagined.legal_actions()[0])
    assert imagined.clone().information_state_string(seat) == imagined.information_state_string(seat) == before
    assert child.information_state_string(seat) == state.child(state.legal_actions()[0]).information_state_string(seat)
    with pytest.raises(TypeError, match="An imagined position cannot be serialised"):
        imagined.serialize()
    while not child.is_terminal():
        child.apply_action(child.legal_actions()[0])
    assert sum(child.returns()) == pytest.approx(0)


@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_openspiels_information_set_search_plays(title: str, seats: int) -> None:
    state = asked(title, seats, 2, 7)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(state.get_game(), evaluator, 2.0, 3, random_state=np.random.RandomState(1))
    policy = dict(bot.get_policy(state))
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


# --- algorithms -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), SETTINGS)
def test_counterfactual_regret_is_kept_by_information_states(title: str, seats: int) -> None:
    solver = OutcomeSamplingSolver(position(title, seats).get_game())
    solver.iteration()
    known = len(solver._infostates)
    solver.iteration()
    assert 0 < known < len(solver._infostates)


def test_a_bot_of_ours_plays_as_one_of_openspiel() -> None:
    game = position("strasbourg", 3).get_game()
    bots = [
        openspiel.ZunftBot(game, seat, spec, seed=seat) for seat, spec in enumerate(("ismcts:4", "quick", "greedy:1"))
    ]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)
    assert sorted(returns)[0] < 0 < sorted(returns)[2]
    for bot in bots:
        bot.restart()
    assert pyspiel.evaluate_bots(game.new_initial_state(), bots, 3) == returns
    with pytest.raises(ValueError, match="There is no bot “nobody”"):
        openspiel.ZunftBot(game, 0, "nobody")
