"""`zunft arena` at the command line: what it prints, and one sentence for whatever is wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from zunft.cli import main

TINY = ["--title", "strasbourg", "--seats", "3", "--edition", "tiny", "--workers", "1"]


def zunft(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", *words])


def test_a_round_robin_prints_shares_and_writes_a_report(tmp_path: Path) -> None:
    done = zunft("round-robin", "random", "quick", *TINY, "--deals", "2", "--out", str(tmp_path / "robin"))
    assert done.exit_code == 0, done.output
    assert "12 games; win share" in done.output
    assert (tmp_path / "robin" / "report.html").exists()


def test_games_are_rounded_up_to_whole_deals() -> None:
    done = zunft("gauntlet", "quick", "random", *TINY, "--games", "7")
    assert "9 games" in done.output


def test_a_mixed_gauntlet_seats_the_others_at_one_table() -> None:
    done = zunft("gauntlet", "quick", "random", "ismcts:2", "--mixed", *TINY, "--deals", "1")
    assert "3 games" in done.output


def test_a_gate_prints_its_verdict_with_share_interval_and_games() -> None:
    done = zunft("gate", "random", "quick", *TINY, "--max-games", "48")
    assert done.exit_code == 0, done.output
    assert done.output.startswith("quick against random: not enough games yet for 5 % errors: win share")
    assert "in 48 games; a fair share is 33.3 %; so far it looks better." in done.output


def test_games_of_the_guild_end_after_60_rounds(tmp_path: Path) -> None:
    where = ["--title", "gilde", "--seats", "2", "--edition", "tiny", "--workers", "1", "--deals", "1"]
    zunft("round-robin", "random", "quick", *where, "--out", str(tmp_path))
    assert '"stop": "after-60-rounds"' in (tmp_path / "setup.json").read_text("utf-8")


def test_help_shows_an_example_of_each_kind() -> None:
    for kind in ("round-robin", "gauntlet", "gate"):
        assert f"Example:\n    zunft arena {kind} " in zunft(kind, "--help").output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["round-robin", "random", *TINY], "At least 2 different bots are needed, not 1."),
        (["round-robin", "random", "nobody", *TINY], "There is no bot “nobody”"),
        (["gate", "quick", "command:./nobody", *TINY], "“command:./nobody”: there is no program “./nobody”"),
        (
            ["round-robin", "random", "quick", *TINY, "--games", "3", "--deals", "3"],
            "--games does not go with --deals.",
        ),
        (["round-robin", "random", "quick", *TINY, "--option", "money"], "--option money: it is written name=value"),
        (["gate", "random", "quick", "--title", "chess"], "There is no title “chess”"),
        (["gate", "random", "quick", *TINY, "--seats", "9"], "strasbourg is played with 3, 4, 5 seats, not with 9."),
        (["gate", "random", "quick", *TINY, "--stake", "90"], "The stake of a gate with 3 seats lies between"),
        (["gauntlet", "quick", "random", *TINY, "--ray", "nowhere"], "--ray nowhere: an address is a host and a port"),
        (["gauntlet", "quick", "random", *TINY, "--ray", "127.0.0.1:1"], "--ray 127.0.0.1:1: nobody answers there."),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[str], sentence: str) -> None:
    if "--ray" in words:
        pytest.importorskip("ray", reason="Ray is an extra")
    done = zunft(*words)
    assert done.exit_code == 2
    assert sentence in done.output
    assert len(done.output.strip().splitlines()) == 1


def test_another_tournament_in_the_folder_is_one_sentence(tmp_path: Path) -> None:
    words = ["round-robin", "random", "quick", *TINY, "--deals", "1", "--out", str(tmp_path)]
    zunft(*words)
    done = zunft(*words, "--seed", "5")
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "there is another tournament in this folder, with seed 0, not 5." in done.output


BROKEN = "import sys; sys.exit('there is no module nope')"
CONFUSED = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    hello = {"hello": 1, "name": "confused", "wants": []}
    answer = hello if "hello" in said else {"ask": said.get("ask"), "move": "fly"}
    print("what now?", file=sys.stderr)
    print(json.dumps(answer), flush=True)
"""


def test_a_bot_that_never_began_is_named_with_its_last_words_and_ends_the_command_with_1(tmp_path: Path) -> None:
    program = tmp_path / "nope.py"
    program.write_text(BROKEN, encoding="utf-8")
    command = f"command:{sys.executable} {program}"
    for kind in (["gauntlet", command, "random", "--deals", "1"], ["gate", "random", command, "--max-games", "48"]):
        done = zunft(*kind[:3], *TINY, *kind[3:])
        assert done.exit_code == 1
        assert f"{command} never began. Hello: the command has ended." in done.output
        assert "Its last words: there is no module nope" in done.output
        assert "random got" not in done.output


def test_a_bot_without_a_legal_answer_is_named_with_the_first_fault(tmp_path: Path) -> None:
    program = tmp_path / "confused.py"
    program.write_text(CONFUSED, encoding="utf-8")
    command = f"command:{sys.executable} {program}"
    done = zunft("gauntlet", command, "random", *TINY, "--games", "3")
    assert done.exit_code == 0
    assert f"{command} got the default answer for " in done.output
    assert "The first time: Question 1: “fly” is no option." in done.output
    assert "Its last words: what now?" in done.output
