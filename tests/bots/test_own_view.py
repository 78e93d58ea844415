"""What a seat's imagined worlds say together: their mean, made sharper, with the own seat put right."""

from __future__ import annotations

import pytest

from zunft.bots.own_view import NOTHING, PLAIN, OwnView
from zunft.engine.judge import KNOTS, WEIGHT

WORLDS = [[0.5, 0.3, 0.2], [0.7, 0.1, 0.2]]


def test_with_plain_weights_it_is_the_mean() -> None:
    seen = OwnView(PLAIN, NOTHING).seen(WORLDS, 0, 500)
    assert seen.chances == pytest.approx([0.6, 0.2, 0.2])
    assert seen.margins == pytest.approx([0.196, 0.196, 0])


def test_sharper_chances_lie_further_apart() -> None:
    seen = OwnView([2 * WEIGHT] * KNOTS, NOTHING).seen(WORLDS, 0, 500)
    assert seen.chances == pytest.approx([0.36 / 0.44, 0.04 / 0.44, 0.04 / 0.44])
    assert sum(seen.chances) == pytest.approx(1)


def test_only_the_own_seat_is_put_right() -> None:
    plain, lower = (OwnView(PLAIN, own).seen(WORLDS, 0, 0).chances for own in (NOTHING, [-5_000, 0, 0, 0]))
    assert lower[0] < plain[0]
    assert lower[1] / lower[2] == pytest.approx(plain[1] / plain[2])
    assert sum(lower) == pytest.approx(1)


def test_both_fade_from_one_part_of_the_game_to_the_next() -> None:
    view = OwnView(PLAIN, [-9_000, -3_000, 0, 0])
    own = [view.seen(WORLDS, 0, phase).chances[0] for phase in (0, 200, 400, 700, 1000)]
    assert own == sorted(own)
    assert own[-1] == own[-2] == pytest.approx(0.6)


def test_who_cannot_win_in_any_world_still_cannot() -> None:
    seen = OwnView([2 * WEIGHT] * KNOTS, [1_000] * KNOTS).seen([[0.0, 0.4, 0.6], [0.0, 0.5, 0.5]], 0, 500)
    assert seen.chances[0] == 0
    assert sum(seen.chances) == pytest.approx(1)


def test_one_world_tells_nothing_of_how_far_it_is_off() -> None:
    assert min(OwnView(PLAIN, NOTHING).seen(WORLDS[:1], 0, 500).margins) > 0.5
