"""One game, every door: all observations, options and results are those of the table."""

from __future__ import annotations

from tests.research import playing
from tests.research.settings import everywhere

from zunft.research.door import Door

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
    assert list(playing.by_batch(door, SEED, "table")) == [story, playing.at_table(door, SEED + 1)]
    by_hand = [playing.at_table_by_hand(door, seed) for seed in (SEED, SEED + 1)]
    assert list(playing.by_batch(door, SEED, "fast")) == by_hand
    assert playing.by_parallel(door, SEED).rewards == story.rewards
