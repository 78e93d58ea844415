"""Information states of OpenSpiel: all that a seat has seen and done, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import (  # type: ignore[import-untyped]
    OutcomeSamplingSolver,
)
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import zunft
from zunft.engine.move import SPECTATOR
from zunft.research import openspiel

SETTINGS = [(title, zunft.about(title)["seats"][0]) for title in zunft.titles()]
NONE, ALL = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS

Own = tuple[tuple[str, int], ...]  # what a seat saw before each of its answers, and the answer


def position(title: str, seats: int) -> Any:
    return pyspiel.load_game(f"zunft_{title}(players={seats},edition=tiny)").new_initial_state()


def decisions(title: str, seats: int, seed: int, most: int) -> Iterator[tuple[Any, int, Own]]:
    """Of a game with one deal, in which only the answers are random: the seat that is asked and its own past."""
    state, rng = position(title, seats), Random(seed)
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
    for seed in range(8):
        for state, seat, past in decisions(title, seats, seed, 16):
            pasts[seat, state.information_state_string()].add(past)
            assert state.information_state_string().endswith(state.observation_string())
    assert max(map(len, pasts.values())) == 1


def in_both_orders(state: Any) -> Iterator[tuple[Any, Any]]:
    """Two answers of one seat after each other, and the other way round."""
    seat = state.current_player()
    for one, other in combinations(state.legal_actions(), 2):
        ways = [state.child(one), state.child(other)]
        if other in ways[0].legal_actions(seat) and one in ways[1].legal_actions(seat):
            yield ways[0].child(other), ways[1].child(one)


def test_an_observation_may_belong_to_several_pasts_and_an_information_state_does_not() -> None:
    found = 0
    for state, seat, _ in decisions("strasbourg", 3, 7, 14):
        for one, other in in_both_orders(state):
            found += one.observation_string(seat) == other.observation_string(seat)
            assert one.information_state_string(seat) != other.information_state_string(seat)
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
    state.past(0)
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
    with pytest.raises(ValueError, match="no tensor: string_from gives"):
        state.information_state_tensor(0)
    observer = openspiel.TextObserver(state.door, is_public=True, recalls=False)
    with pytest.raises(ValueError, match="no tensor: string_from gives"):
        observer.set_from(state, 0)


def test_counterfactual_regret_is_kept_by_information_states() -> None:
    game = position("strasbourg", 3).get_game()
    solver = OutcomeSamplingSolver(game)
    solver.iteration()
    known = len(solver._infostates)
    solver.iteration()
    assert 0 < known < len(solver._infostates)
