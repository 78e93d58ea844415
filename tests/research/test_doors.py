"""One game, every door: all observations, options and results are those of the table."""

from __future__ import annotations

import pickle

import pyspiel
from tests.research import playing
from tests.research.settings import everywhere

import zunft
from zunft.research import gymnasium, pettingzoo
from zunft.research.batch import Batch
from zunft.research.door import Door
from zunft.research.seeds import game_seed

SEED = 11


@everywhere
def test_every_door_leads_to_the_same_table(title: str, seats: int, edition: str) -> None:
    door = Door(title, seats, edition)
    story = playing.at_table(door, SEED)
    for name, play in playing.DOORS.items():
        assert play(door, SEED) == story, name
    assert playing.by_parallel(door, SEED) == playing.at_table_together(door, SEED)
    own = [decision for decision in story.decisions if decision[0] == SEED % seats]
    assert playing.by_gymnasium(door, SEED) == playing.Story(own, story.rewards)
    second = game_seed(SEED, 1, 0)
    assert list(playing.by_batch(door, SEED, "table")) == [story, playing.at_table(door, second)]
    by_hand = [playing.at_table_by_hand(door, seed) for seed in (SEED, second)]
    assert list(playing.by_batch(door, SEED, "fast")) == by_hand
    assert playing.by_parallel(door, SEED).rewards == story.rewards


def test_every_door_takes_a_preset() -> None:
    opened = [
        pettingzoo.env("gilde", 2, "tiny", preset="as-printed").door,
        pettingzoo.parallel_env("gilde", 2, "tiny", preset="as-printed").door,
        gymnasium.env("gilde", 2, "tiny", preset="as-printed").door,
        pyspiel.load_game("zunft_gilde(players=2,edition=tiny,preset=as-printed)").door,
        Batch("gilde", 2, 1, edition="tiny", preset="as-printed").door,
    ]
    expected = zunft.about("gilde")["presets"]["as-printed"] | {"stop": "after-60-rounds"}
    assert [door.options for door in opened] == [expected] * len(opened)
    assert pickle.loads(pickle.dumps(opened[0])).options == expected
    assert Door("gilde", 2, preset="as-printed", options={"sell_anytime": "off"}).options["sell_anytime"] == "off"
