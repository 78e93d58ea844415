"""A data set read back: what is in it, that no seat's row knows more than the seat, and that it can be made again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest
from click.testing import CliRunner, Result

import zunft
from zunft.analysis.steps import is_decision, read_game
from zunft.arena.match import Setting
from zunft.arena.runner import Here, J, R
from zunft.bots.judging import TitleJudge
from zunft.bots.own_view import SeatChances
from zunft.catalogue import title_of
from zunft.cli import main
from zunft.dataset import files
from zunft.dataset.columns import Wanted, decision_columns, game_columns, schema_of
from zunft.dataset.games import job_of
from zunft.dataset.games import play as played
from zunft.dataset.making import DataSet, make
from zunft.dataset.rows import GameTask, _GameReader, door_of, rows_of
from zunft.engine.chance import Rng
from zunft.engine.interpreted import redeal

TINY = Setting("strasbourg", 3, "tiny")
SETTINGS = [TINY, Setting("flanders", 2, "tiny"), Setting("gilde", 2, "tiny", (("stop", "after-60-rounds"),))]
BOTS = ("greedy:1", "ismcts:6", "quick")
TRUTH = Wanted(truth=True)
GILDE = ["--games", "2", "--title", "gilde"]
DATA = DataSet(TINY, TRUTH, 5, BOTS, 2)


class Backwards:
    """Many processes end their games in any order."""

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
        yield from map(work, reversed(jobs))


def command(*words: str) -> Result:
    return CliRunner().invoke(main, ["dataset", *words])


def read(out: Path, name: str = "decisions") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pa.concat_tables(map(pq.read_table, sorted((out / name).iterdir()))).to_pylist()
    return rows


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data")
    make(DATA, out, Here(), "zunft dataset …", "CC-BY-4.0")
    return out


def test_a_row_is_what_its_seat_saw_and_did(data: Path) -> None:
    games, door = read(data, "games"), door_of(TINY)
    rows: Iterator[dict[str, Any]] = iter(read(data))
    for game in games:
        journal = read_game(game["truth_journal"])
        steps = [step for step in journal.steps if is_decision(journal.game, step)]
        for at, step in enumerate(steps):
            row, seat = next(rows), step.seat
            assert seat is not None
            assert (row["game"], row["decision"], row["seat"], row["bot"]) == (
                game["game"], at, seat, game["line_up"][seat],
            )  # fmt: skip
            assert json.loads(row["view"]) == journal.game.view(step.before, seat)
            assert json.loads(row["question"]) == journal.game.question(step.before, seat)
            assert row["move"] == row["options"][row["move_at"]]
            assert row["move_number"] == row["option_numbers"][row["move_at"]]
            number = row["option_numbers"][-1]
            assert door.text_of(step.before, seat, number) == row["options"][-1]
            assert row["truth_views"][seat] == row["view"]
            assert row["truth_observations"][336 * seat : 336 * (seat + 1)] == row["observation"]
            assert (row["result_score"], row["result_place"]) == (
                journal.table.scores[seat],
                journal.table.places[seat],
            )
        assert game["decisions"] == len(steps)
    assert next(rows, None) is None


def test_what_bots_weighed_fits_what_they_did(data: Path) -> None:
    rows = read(data)
    assert {row["bot"] for row in rows if row["option_chances"] is None} == {"quick"}
    for row in rows:
        if row["option_chances"] is not None:
            assert len(row["option_chances"]) == len(row["option_tries"]) == len(row["options"])
            assert [chance is None for chance in row["option_chances"]] == [not tried for tried in row["option_tries"]]
        if row["bot"] == "greedy:1":
            assert row["option_chances"][row["move_at"]] == max(filter(None, row["option_chances"]))
        if row["bot"] == "ismcts:6" and row["option_tries"]:
            assert row["option_tries"][row["move_at"]] > 0


def test_the_judges_chances_begin_with_the_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TitleJudge, "seen", lambda *_: SeatChances([0.5, 0.3, 0.2], [0.05, 0.03, 0.02]))
    job = job_of(TINY, ("quick",), 0, 1)
    for row in rows_of(GameTask(0, TINY, job, Wanted(judge=True), 1)).decisions:
        chances = [0.5, 0.3, 0.2] * 2
        assert row["judge_chances"] == chances[row["seat"] :][:3]
        assert row["judge_margins"] == [chance / 10 for chance in row["judge_chances"]]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.title)
def test_a_row_is_the_same_whatever_the_seat_cannot_know(setting: Setting) -> None:
    task = GameTask(0, setting, job_of(setting, ("quick",), 0, 1), Wanted(judge=True), 1)
    kept = played(job_of(setting, ("quick",), 0, 1))
    reader = _GameReader(task, kept, read_game(kept.journal, "tiny"))
    rules = reader.played.game.rules
    steps = [step for step in reader.played.steps if is_decision(reader.played.game, step)]
    for at, step in enumerate(steps[::4]):
        assert step.seat is not None
        other = replace(step, before=redeal(rules, step.before, step.seat, Rng(at)))
        assert reader._decision(at, step, []) == reader._decision(at, other, [])


def test_the_files_say_their_columns(data: Path) -> None:
    groups = decision_columns(3, 336, TRUTH)
    schema = schema_of([column for group in groups.values() for column in group])
    assert pq.read_schema(data / "decisions" / "part-00000.parquet").equals(schema)
    assert pq.read_schema(data / "games" / "part-00000.parquet").equals(schema_of(game_columns(3, TRUTH)))
    card = (data / "README.md").read_text("utf-8")
    for name in [*schema.names, *(column.name for column in game_columns(3, TRUTH))]:
        assert f"| `{name}` | " in card
    assert f"{len(read(data)):,} decisions in 2 games" in card
    plain = [column.name for group in decision_columns(3, 336, Wanted()).values() for column in group]
    assert not [name for name in plain if name.startswith(("truth", "judge"))]


def test_it_is_the_same_again_also_after_an_end_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small, whole, out = DataSet(TINY, Wanted(), 2, ("random",), 2), tmp_path / "whole", tmp_path / "out"
    make(small, whole, Here(), "", "")
    monkeypatch.setattr(files, "PART", 1)
    ended = iter([False, True])

    def done(more: int) -> None:
        if more and next(ended):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(small, out, Here(), "", "", done)
    assert [file.name for file in (out / "games").iterdir()] == ["part-00000.parquet"]
    heard: list[int] = []
    make(small, out, Backwards(), "", "", heard.append)
    assert heard == [1, 1]
    assert read(out) == read(whole)
    assert read(out, "games") == read(whole, "games")


def test_equal_commands_write_equal_bytes(tmp_path: Path) -> None:
    small = DataSet(TINY, Wanted(), 2, ("quick",), 1)
    for name in ("one", "other"):
        make(small, tmp_path / name, Here(), "command", "licence")
    for file in ("decisions/part-00000.parquet", "games/part-00000.parquet", "README.md"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "other" / file).read_bytes()


# --- from journals ----------------------------------------------------------------------------------


def test_journals_become_rows_without_values(data: Path, tmp_path: Path) -> None:
    journals = [game["truth_journal"] for game in read(data, "games")]
    for at, journal in enumerate(journals):
        (tmp_path / f"{at}.zunft").write_text(journal, "utf-8")
    done = command(str(tmp_path), "--out", str(tmp_path / "out"), "--workers", "1")
    assert done.exit_code == 0, done.output
    same = ("game", "decision", "seat", "view", "observation", "options", "move", "result_reward")
    rows = read(tmp_path / "out")
    assert [[row[name] for name in same] for row in rows] == [[row[name] for name in same] for row in read(data)]
    assert {(row["bot"], row["option_chances"]) for row in rows} == {(None, None)}
    card = (tmp_path / "out" / "README.md").read_text("utf-8")
    assert "license: not stated" in card
    assert f"`zunft dataset {tmp_path.name} --seed 0 --out out`" in card


def test_a_run_of_the_arena_says_who_played(tmp_path: Path) -> None:
    where = ["--title", "strasbourg", "--seats", "3", "--edition", "tiny", "--workers", "1"]
    run = str(tmp_path / "run")
    arena = ["arena", "gauntlet", "quick", "random", *where, "--deals", "1", "--out", run]
    CliRunner().invoke(main, arena)
    refused = command(run, "--out", str(tmp_path / "out"))
    assert (refused.exit_code, refused.output.count("\n")) == (2, 1)
    assert "this run kept no journals" in refused.output
    CliRunner().invoke(main, [*arena, "--journals"])
    assert command(run, "--out", str(tmp_path / "out"), "--workers", "1").exit_code == 0
    line_ups = [game["line_up"] for game in read(tmp_path / "out", "games")]
    assert line_ups == [["quick", "random", "random"], ["random", "random", "quick"], ["random", "quick", "random"]]


def test_the_file_of_an_own_edition_is_named(tmp_path: Path) -> None:
    text = title_of("strasbourg").load("tiny").text
    (tmp_path / "own.toml").write_text(re.sub('(?m)^name = "tiny"', 'name = "own"', text), "utf-8")
    setting = replace(TINY, edition=str(tmp_path / "own.toml"))
    (tmp_path / "game.zunft").write_text(played(job_of(setting, ("random",), 0, 1)).journal, "utf-8")
    words = (str(tmp_path), "--out", str(tmp_path / "out"), "--workers", "1")
    refused = command(*words)
    assert refused.output.endswith("game.zunft: the edition “own” is not known here; --edition names its file.\n")
    assert command(*words, "--edition", str(tmp_path / "own.toml")).exit_code == 0
    assert len(read(tmp_path / "out", "games")) == 1


def test_moves_that_were_taken_back_have_no_row(tmp_path: Path) -> None:
    table = zunft.Table("strasbourg", 3, 1, edition="tiny")
    taken_back = 0
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[0])
        if taken_back < 3 and table.can_undo(seat):
            table.undo(seat)
            taken_back += 1
    assert taken_back == 3
    (tmp_path / "game.zunft").write_text(table.journal(), "utf-8")
    command(str(tmp_path / "game.zunft"), "--out", str(tmp_path / "out"), "--workers", "1")
    (game,) = read(tmp_path / "out", "games")
    assert game["scores"] == table.scores
    assert game["decisions"] == len(read(tmp_path / "out")) < len(table.lines)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "There is nothing to write: name journals or runs, or say with --games how many to play."),
        (["--games", "2"], "--games needs --title: which game the bots play."),
        (["--games", "2", "--title", "chess"], "There is no title “chess”"),
        (["--games", "2", "--title", "strasbourg", "--bots", "nobody"], "There is no bot “nobody”"),
        ([*GILDE, "--seats", "2", *["--bots", "quick"] * 3], "3 bots do not fit on 2 seats"),
        (["nowhere"], "nowhere: this is not there."),
        (["."], ".: this folder holds neither a run of the arena nor journals (*.zunft)."),
        (["broken.zunft"], "broken.zunft: line 1: a journal begins with"),
        (["begun.zunft"], "begun.zunft: this game is not over; only games that are can go into a data set."),
        (["broken.zunft", "--games", "2"], "--games is for games that are played now"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_one_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if words and words[0].endswith(".zunft"):
        text = "no journal\n" if words[0] == "broken.zunft" else zunft.Table("flanders", 2, 1, edition="tiny").journal()
        Path(words[0]).write_text(text, "utf-8")
    done = command(*words, "--out", "out")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert sentence in done.output
    assert not Path("out").exists()


def test_other_games_do_not_go_into_the_same_folder_or_set(data: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is another data set in this folder, with seed 5, not 6"):
        make(replace(DATA, seed=6), data, Here(), "", "")
    with pytest.raises(ValueError, match="this folder has 2 games already"):
        make(replace(DATA, games=1), data, Here(), "", "")
    for title, seats in (("flanders", 2), ("gilde", 2)):
        setting = Setting(title, seats, "tiny", (("stop", "after-60-rounds"),) * (title == "gilde"))
        (tmp_path / f"{title}.zunft").write_text(played(job_of(setting, ("random",), 0, 1)).journal, "utf-8")
    refused = command(str(tmp_path), "--out", str(tmp_path / "out"))
    assert refused.exit_code == 2
    assert "gilde.zunft: this is gilde with 2 seats, edition tiny" in refused.output
    assert "A data set has games of one kind" in refused.output
