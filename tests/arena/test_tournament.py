"""Tournaments: the same bytes from any number of workers, and after any kill."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from tests.arena.working import small_schedule

from zunft.arena.runner import Here, Pool
from zunft.arena.store import GAMES, Folder, in_order
from zunft.arena.tournament import REPORT, RESULTS, TIMES, TIMES_REPORT, play

DEALS = 4
COMMAND = shlex.split("arena round-robin random quick --title strasbourg --seats 3 --edition tiny --seed 7 --workers 1")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament that nothing disturbed."""
    out = tmp_path_factory.mktemp("whole")
    play(small_schedule(), DEALS, Here(), out)
    return out


def assert_same(one: Path, other: Path) -> None:
    for file in (RESULTS, REPORT):
        assert (one / file).read_bytes() == (other / file).read_bytes(), file


@pytest.mark.slow
def test_two_workers_write_the_same_bytes_as_one(whole: Path, tmp_path: Path) -> None:
    play(small_schedule(), DEALS, Pool(2), tmp_path)
    assert_same(whole, tmp_path)


def test_another_seed_plays_other_games(whole: Path) -> None:
    frame = play(small_schedule(8), DEALS)
    assert not frame.equals(pl.read_parquet(whole / RESULTS))


def test_there_is_a_row_for_every_game_and_seat(whole: Path) -> None:
    frame = pl.read_parquet(whole / RESULTS)
    games = DEALS * small_schedule().games_a_deal
    assert frame.select("number", "seat").rows() == [(game, seat) for game in range(games) for seat in range(3)]
    assert frame.group_by("number").agg(pl.col("share").sum())["share"].to_list() == pytest.approx([1.0] * games)
    points = sum(frame[name] for name in frame.columns if name.startswith("from_"))
    assert isinstance(points, pl.Series)
    assert points.to_list() == frame["score"].to_list()


def test_times_lie_in_files_of_their_own(whole: Path) -> None:
    taken = pl.read_parquet(whole / TIMES)
    assert (taken["p50"] <= taken["p95"]).all()
    assert (taken["p95"] <= taken["longest"]).all()
    assert "Decision times" in (whole / TIMES_REPORT).read_text("utf-8")
    assert not {"p50", "p95"} & set(pl.read_parquet(whole / RESULTS).columns)


@pytest.mark.slow
def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [sys.executable, "-m", "zunft", *COMMAND, "--deals", "2000", "--out", str(killed)]
    with subprocess.Popen(command, start_new_session=True) as running:
        wait_for_games(killed / GAMES, 5)
        os.killpg(running.pid, signal.SIGKILL)
    before = (killed / GAMES).read_bytes()
    deals = before.count(b"\n") // small_schedule().games_a_deal + 2
    for out in (killed, whole):
        play(small_schedule(), deals, Here(), out)
    assert (killed / GAMES).read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert_same(killed, whole)


def wait_for_games(file: Path, number: int) -> None:
    until = time.monotonic() + 60
    while not (file.exists() and file.read_bytes().count(b"\n") >= number):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_line_that_was_cut_short_is_played_again(whole: Path, tmp_path: Path) -> None:
    content = (whole / GAMES).read_bytes()
    for name in ("setup.json", GAMES):
        (tmp_path / name).write_bytes((whole / name).read_bytes())
    (tmp_path / GAMES).write_bytes(content[: len(content) // 2])
    kept = content[: len(content) // 2].count(b"\n")
    played: list[int] = []
    play(small_schedule(), DEALS, Here(), tmp_path, lambda row: played.append(row["number"]))
    lines = (tmp_path / GAMES).read_text("utf-8").splitlines()
    assert sorted(json.loads(line)["number"] for line in lines) == sorted(played) == list(range(len(played)))
    assert 0 < kept < len(played)
    assert_same(whole, tmp_path)


def test_a_finished_tournament_plays_nothing_again(whole: Path) -> None:
    before = (whole / GAMES).read_bytes()
    play(small_schedule(), DEALS, Here(), whole)
    assert (whole / GAMES).read_bytes() == before


def test_another_tournament_in_the_same_folder_is_refused(whole: Path) -> None:
    with pytest.raises(ValueError, match="another tournament in this folder, with seed 7, not 8"):
        Folder(whole, small_schedule(8))


def test_games_are_put_in_order() -> None:
    rows = [{"number": number} for number in (2, 0, 1, 4, 3)]
    assert [row["number"] for row in in_order(rows)] == [0, 1, 2, 3, 4]  # type: ignore[arg-type]  # only numbers count
