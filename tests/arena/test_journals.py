"""The journals of a tournament: kept as played, found by their number, whole after a kill."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import zunft
from zunft.arena.job import deal_seed
from zunft.arena.journals import JOURNALS, JournalFile, journals_of
from zunft.arena.match import Setting
from zunft.arena.schedule import round_robin
from zunft.arena.store import GAMES
from zunft.arena.tournament import play
from zunft.cli import main
from zunft.table.replay import verify

SETTINGS = [
    Setting(title, min(zunft.about(title)["seats"]), "tiny", (("stop", "after-60-rounds"),) * (title == "gilde"))
    for title in zunft.titles()
]
GAUNTLET = ["gauntlet", "quick", "random", "--title", "strasbourg", "--seats", "3", "--edition", "tiny"]


def command(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", *words])


def gauntlet(run: Path, *more: str) -> Result:
    return command(*GAUNTLET, "--workers", "1", "--deals", "1", "--out", str(run), *more)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.title)
def test_a_kept_journal_is_the_game_that_its_seed_deals(setting: Setting, tmp_path: Path) -> None:
    frame = play(round_robin(setting, ["random", "quick"], seed=3), 1, out=tmp_path, journals=True)
    for number, journal in journals_of(tmp_path).items():
        table = verify(journal)
        assert table.scores == frame.filter(number=number)["score"].to_list()
        assert table.chance is not None
        assert int.from_bytes(table.chance.seed, "big") == deal_seed(3, 0)
        assert table.journal() == journal


def test_the_file_is_lines_of_json_and_goes_on_after_a_kill(tmp_path: Path) -> None:
    file = JournalFile(tmp_path / JOURNALS)
    file.add(4, "one\n")
    file.add(0, "zwölf\n")
    with gzip.open(file.path, "rt", encoding="utf-8") as lines:
        assert [json.loads(line) for line in lines][1] == {"number": 0, "journal": "zwölf\n"}
    whole = file.path.read_bytes()
    for cut in range(1, 12):
        file.path.write_bytes(whole[:-cut])
        again = JournalFile(file.path)
        assert again.numbers == {4}
        again.add(0, "twelve\n")
        assert journals_of(tmp_path) == {4: "one\n", 0: "twelve\n"}


def test_a_damaged_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / JOURNALS).write_bytes(b"no journal at all")
    with pytest.raises(ValueError, match="the file is damaged"):
        journals_of(tmp_path)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was played without journals at first, and then with them."""
    folder = tmp_path_factory.mktemp("run")
    gauntlet(folder)
    rows = (folder / "results.parquet").read_bytes()
    shown = command("show", str(folder), "--game", "1")
    assert "The moves were not kept: give the command of the run again with --journals" in shown.output
    unkept = command("show", str(folder), "--game", "1", "--journal", str(folder / "x.zunft"))
    assert (unkept.exit_code, unkept.output.count("\n")) == (2, 1)
    assert gauntlet(folder, "--journals").exit_code == 0
    assert (folder / "results.parquet").read_bytes() == rows
    return folder


def test_a_run_without_journals_plays_its_games_again_for_them(run: Path) -> None:
    assert sorted(journals_of(run)) == [0, 1, 2]
    assert '"journal"' not in (run / GAMES).read_text("utf-8")


def test_a_game_is_shown_with_seats_bots_result_and_moves(run: Path) -> None:
    shown = command("show", str(run), "--game", "2")
    assert shown.exit_code == 0, shown.output
    table = zunft.replay(journals_of(run)[2])
    head, *seats = shown.output.splitlines()[:4]
    assert head.startswith("Game 2: strasbourg, 3 seats, edition tiny; deal 0, over in round ")
    for seat, line in enumerate(seats):
        bot = "quick" if seat == 1 else "random"
        assert line.startswith(f"  seat {seat}, {bot}: place {table.places[seat]}, {table.scores[seat]} points, ")
    moves = [line.split(maxsplit=1)[1] for line in shown.output.splitlines()[4:]]
    assert moves == list(table.lines)


def test_the_journal_of_a_game_goes_into_a_new_file(run: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.zunft"
    words = ("show", str(run), "--game", "0", "--journal", str(file))
    assert f"“zunft replay {file}” steps through it" in command(*words).output
    assert file.read_text("utf-8") == journals_of(run)[0]
    again = command(*words)
    assert (again.exit_code, again.output) == (2, f"{file}: File exists\n")


def test_what_is_wrong_is_one_sentence(run: Path, tmp_path: Path) -> None:
    nowhere = command("show", str(tmp_path / "none"), "--game", "0")
    assert (nowhere.exit_code, nowhere.output.count("\n")) == (2, 1)
    assert "there is no run of the arena in this folder" in nowhere.output
    wrong = command("show", str(run), "--game", "17")
    assert wrong.exit_code == 2
    assert wrong.output == f"{run}: there is no game 17 in this run; its games are 0 to 2.\n"
    without = command(*GAUNTLET, "--workers", "1", "--journals")
    assert (without.exit_code, without.output.count("\n")) == (2, 1)
    assert "--journals needs --out" in without.output
