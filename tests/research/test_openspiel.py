"""The OpenSpiel games, by OpenSpiel's own test."""

from __future__ import annotations

from random import Random

import pyspiel
from tests.research.settings import with_every_seat

from zunft.research import openspiel


@with_every_seat
def test_a_game_passes_the_random_simulations(title: str, seats: int, edition: str) -> None:
    game = pyspiel.load_game(f"zunft_{title}(players={seats},edition={edition})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_position_can_be_copied_and_written_down() -> None:
    state = pyspiel.load_game("zunft_strasbourg(players=3,edition=tiny)").new_initial_state()
    rng = Random(1)
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    twin = state.clone()
    assert twin.history() == state.history()
    assert twin.legal_actions() == state.legal_actions()
    again = state.get_game().deserialize_state(state.serialize())
    assert again.history() == state.history()


def test_options_are_named_in_the_parameters() -> None:
    game = pyspiel.load_game("zunft_strasbourg(players=3,edition=tiny,options=money:open;planning:in-order)")
    assert game.door.options["money"] == "open"
    assert game.door.options["planning"] == "in-order"
    assert openspiel.options_of("") == {}
