"""A level is told where it was calibrated, with an interval that says how little one game may show."""

from __future__ import annotations

from random import Random

import pytest
from tests.analysis.games import finished

from zunft.analysis import Analysis, Plan, level, read_game, report_of
from zunft.analysis.level import Calibration, calibration_of, level_file, level_of, read_calibration, write_calibration
from zunft.analysis.wording import Wording
from zunft.bots.levels import LEVELS
from zunft.catalogue import titles

CALIBRATION = Calibration(100, 6, 4, 50, 0.006, [0.02, 0.014, 0.008, 0.002, -0.004])


def test_a_level_is_told_by_the_loss_and_more_surely_by_more_decisions() -> None:
    assert [level_of(CALIBRATION, loss, 50).level for loss in CALIBRATION.losses] == [0, 1, 2, 3, 4]
    widths = [
        found.highest - found.lowest for found in (level_of(CALIBRATION, 0.008, number) for number in (50, 10, 1))
    ]
    assert widths == sorted(widths)
    assert widths[-1] == len(LEVELS) - 1
    assert (level_of(CALIBRATION, 0.9, 50).level, level_of(CALIBRATION, -0.9, 50).level) == (0, 4)


def test_intervals_hold_the_true_level_as_often_as_they_say() -> None:
    """Where losses are spread as the calibration says."""
    luck, held = Random(1), 0
    for _ in range(2000):
        true = luck.randrange(len(LEVELS))
        found = level_of(CALIBRATION, luck.gauss(CALIBRATION.losses[true], CALIBRATION.spread), 50)
        assert found.lowest <= found.level <= found.highest
        held += found.lowest <= true <= found.highest
    assert 0.89 < held / 2000 < 0.99


def test_a_calibration_is_kept_as_a_file() -> None:
    assert read_calibration(write_calibration(CALIBRATION, "the command")) == CALIBRATION


@pytest.mark.parametrize("title", titles())
def test_calibrations_that_are_there_say_what_made_them_and_never_rise(title: str) -> None:
    for seats in range(2, 7):
        if level_file(title, seats).exists():
            assert f"levels --title {title} --seats {seats}" in level_file(title, seats).read_text(encoding="utf-8")
            calibration = calibration_of(title, seats)
            assert calibration
            assert list(calibration.losses) == sorted(calibration.losses, reverse=True)
            assert calibration.spread > 0


@pytest.mark.parametrize("is_calibrated", [False, True])
def test_a_report_tells_levels_where_they_were_calibrated(monkeypatch: pytest.MonkeyPatch, is_calibrated: bool) -> None:
    for module in ("analysis", "report"):
        found = CALIBRATION if is_calibrated else None
        monkeypatch.setattr(f"zunft.analysis.{module}.calibration_of", lambda _title, _seats, found=found: found)
    played = read_game(finished("flanders"))
    report = report_of(Analysis(played, Plan(worlds=4, in_the_curve=1, seat=0)).run())
    told = report["seats"][0]["level"]
    assert (told is not None) == is_calibrated
    assert report["seats"][1]["level"] is None  # not judged
    names = ["Anna", "Bert", "Carl"]
    said = [Wording(report, names, language).levels() for language in ("en", "de", "nl")]
    assert [len(each) for each in said] == [int(is_calibrated)] * 3
    if told:
        assert {told[what] for what in level.TOLD} <= set(LEVELS)
        assert all("Anna" in each[0] for each in said)
