"""`zunft play`: whole games, what is typed at the table, and how a game is left and gone on with."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.table import WHOLE_GAME, zunft

from zunft.cli.phrasing import language_of
from zunft.text.languages import LANGUAGES

DRAWN = re.compile(r"[─-╿\x1b]")
TINY = ("play", "flanders", "--edition", "tiny", "--seed", 5)
AT_OUR_TABLE = ("play", "flanders", "--preset", "our-table", "--seed", 3)  # the first question is where to lay a centre


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_in_every_language(lang: str, seats: int) -> None:
    result = zunft(*TINY, "--seats", seats, "--lang", lang, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "\n  1. " in result.output
    assert "cli-" not in result.output
    assert "flanders-" not in result.output
    assert "engine-" not in result.output


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_the_large_edition_is_played_to_a_journal_that_verifies(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.zunft"
    result = zunft("play", "flanders", "--seed", 5, "--lang", lang, "--save", file, "--no-pause", typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert zunft("verify", file).exit_code == 0


def test_the_board_is_drawn_in_80_columns() -> None:
    result = zunft("play", "flanders", "--seed", 5, typed="1\n" * 40)
    assert "┌" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_plain_has_no_drawing_and_no_escape_codes() -> None:
    typed = "board\nboard gent\ntable\nscore\n?\n" + WHOLE_GAME
    result = zunft(*TINY, "--preset", "our-table", "--plain", typed=typed)
    assert result.exit_code == 0
    assert not DRAWN.search(result.output)
    assert "Free: " in result.output


def test_language_is_that_of_the_environment() -> None:
    assert "Deine Antwort" in zunft(*TINY, lang="de_AT.UTF-8").output
    assert "Je antwoord" in zunft(*TINY, lang="nl_BE.UTF-8").output
    assert "Your answer" in zunft(*TINY, lang="fr_FR.UTF-8").output
    assert language_of({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert language_of({}) == "en"


# --- what is typed ------------------------------------------------------------------------------


def test_a_part_of_a_move_lists_those_that_have_it_and_a_whole_one_plays_it() -> None:
    result = zunft(*AT_OUR_TABLE, typed="cent\nl4\n\ngent\ngent 2\n")
    assert result.output.count("  4  centre l4") == 2
    assert "  1  choose gent 0" in result.output
    assert "  4  choose gent 3" in result.output
    assert "answers lead back to this point: centre l4; choose gent 2" in " ".join(result.output.split())


def test_many_options_are_grouped_and_a_group_opens() -> None:
    result = zunft(*AT_OUR_TABLE, typed="centre l4\n\n2\n99\n")
    assert re.search(r"  2  choose gent … +Ghent \(4 ways\)", result.output)
    assert "  3  choose gent 2" in result.output
    assert "The numbers are 1 to 4." in result.output


def test_a_refused_move_says_why_with_the_rule() -> None:
    result = zunft(*AT_OUR_TABLE, typed="centre l6\nwhy centre l6\nwhy centre l1\nwhy\nxyz\n")
    assert result.output.count("F-011: There is already a centre") == 2
    assert "centre l1 is possible." in result.output
    assert "No move begins with “xyz”" in result.output


def test_rules_are_found_by_number_and_by_word() -> None:
    result = zunft("play", "flanders", "--seed", 3, typed="rule F-073\nrule r07\nrules cathedral\nrules zzz\n")
    assert "F-073: Coat: the new district may not border" in result.output
    assert "R-07: " in result.output
    assert "F-088: " in result.output
    assert "No rule mentions “zzz”" in result.output


def test_undo_takes_an_answer_back_before_the_others_go_on() -> None:
    result = zunft(*AT_OUR_TABLE, typed="undo\n1\nundo\n2\n2\n3\n1\n")
    assert "You cannot take anything back now." in result.output
    assert result.output.count("You take back your last move.") == 2
    assert "centre l1; undo; centre l2; undo; centre l3" in " ".join(result.output.split())


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "hilfe regel warum punkte plan verlauf"), ("nl", "hulp punten bord")]
)
def test_commands_have_words_in_every_language(lang: str, words: str) -> None:
    typed = "\n".join(words.split()) + "\n"
    result = zunft(*TINY, "--lang", lang, typed=typed)
    assert "(help, rule, why, advice, board" in " ".join(result.output.split())


# --- leaving and going on -----------------------------------------------------------------------


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.zunft", tmp_path / "parts.zunft"
    zunft(*TINY, "--save", whole, typed=WHOLE_GAME)
    assert "Continue with: zunft play --load" in zunft(*TINY, "--save", parts, typed="1\n" * 9).output
    for typed in ("1\n1\nquit\n", "1\n" * 3, WHOLE_GAME):
        assert zunft("play", "--load", parts, typed=typed).exit_code == 0
    assert parts.read_text() == whole.read_text()


def test_save_keeps_the_game_in_a_new_file_and_overwrites_nothing(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    other.write_text("precious")
    result = zunft(*TINY, typed=f"save\nsave {other}\nsave {tmp_path}/none/x\nsave {mine}\n1\n")
    assert "Save to which file?" in result.output
    assert "not overwritten" in " ".join(result.output.split())
    assert other.read_text() == "precious"
    assert mine.read_text().startswith("zunft save 1\n")


def test_the_end_of_input_without_a_file_says_how_to_go_on() -> None:
    result = zunft(*TINY, "--seats", 3, typed="1\n")
    said = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "zunft play flanders --seats 3 --seat 0 --seed 5 --bots random --edition tiny" in said


@pytest.mark.parametrize(
    "words",
    [
        ["play"],
        ["play", "chess"],
        ["play", "flanders", "--seats", "7"],
        ["play", "flanders", "--seats", "many"],
        ["play", "flanders", "--seat", "9"],
        ["play", "flanders", "--seat", "-1"],
        ["play", "flanders", "--edition", "nowhere.toml"],
        ["play", "flanders", "--edition", "nothing"],
        ["play", "flanders", "--preset", "printed"],
        ["play", "flanders", "--option", "hands"],
        ["play", "flanders", "--option", "hands=closed"],
        ["play", "flanders", "--option", "feet=two"],
        ["play", "flanders", "--seed", "-3"],
        ["play", "flanders", "--lang", "fr"],
        ["play", "--load", "nowhere"],
        ["play", "--load", "."],
        ["play", "flanders", "--save", "."],
        ["play", "flanders", "--save", "no/such/folder/file"],
        ["play", "--load", "x", "--seats", "3"],
        ["play", "--load", "x", "--preset", "our-table"],
        ["replay", "nowhere"],
        ["verify", "nowhere"],
        ["verify"],
        ["bench", "--seconds", "0"],
        ["bench", "--title", "chess"],
        ["bench", "--preset", "printed"],
        ["balance", "strasbourg/tiny", "--preset", "printed"],
        ["arena", "gate", "random", "quick", "--title", "flanders", "--preset", "printed"],
        ["dance"],
        ["--loud"],
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = zunft(*words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00",
        b"",
        b"hello\n",
        b"zunft save 1\nseat x\nseed 00\n--\n",
        b"zunft save 1\nseat 0\nseed 00\n--\n",
        b"zunft save 1\n",
        b"zunft journal 1\n" + b"x" * 5_000_000,
    ],
)
def test_a_file_that_is_no_saved_game_is_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    for command in (["play", "--load", file], ["replay", file]):
        result = zunft(*command)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1


def test_a_game_is_begun_by_a_preset_with_single_options_besides(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    rules = ("--preset", "our-table", "--option", "covers=sold-out")
    zunft(*TINY, *rules, "--save", saved, typed="1\n")
    assert "covers=sold-out" in saved.read_text()
    assert "hands=open" in saved.read_text()
    how_to_go_on = " ".join(zunft(*TINY, *rules, typed="1\n").stdout.split())
    assert "--preset our-table --option covers=sold-out" in how_to_go_on


def test_a_journal_in_progress_needs_its_seed_to_go_on(tmp_path: Path) -> None:
    saved, journal = tmp_path / "saved", tmp_path / "journal"
    zunft(*TINY, "--save", saved, typed="1\n" * 5)
    journal.write_text(saved.read_text().partition("--\n")[2])
    assert "--seed" in zunft("play", "--load", journal).stderr
    assert zunft("play", "--load", journal, "--seed", 6).exit_code == 2
    assert zunft("play", "--load", journal, "--seed", 5, typed=WHOLE_GAME).exit_code == 0


# --- real processes -----------------------------------------------------------------------------


def test_a_closed_pipe_is_no_traceback() -> None:
    command = f"yes 1 | {sys.executable} -m zunft play flanders --seed 3 2>&1 >&3 3>&- | cat"
    shell = f"{{ {command}; }} 3>&1 1>&2 | head -5 > /dev/null"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr


def test_at_a_real_terminal_there_is_colour_and_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    output = at_a_terminal(["play", "flanders", "--seed", "3", "--save", str(tmp_path / "g")], b"1\n\n\x03", {})
    assert "\x1b[" in output
    assert "Continue with: zunft play --load" in output
    assert (tmp_path / "g").read_text().startswith("zunft save 1\n")


def test_no_color_is_respected_at_a_real_terminal() -> None:
    output = at_a_terminal(["play", "flanders", "--seed", "3"], b"1\n\n\x04", {"NO_COLOR": "1"})
    assert "\x1b[1m" not in output
    assert "\x1b[3" not in output
    assert "\x1b[4" not in output


def at_a_terminal(words: list[str], keys: bytes, env: dict[str, str]) -> str:
    """The output of a process at a pseudo-terminal; the keys are pressed one prompt after the other."""
    pid, end = pty.fork()
    if pid == 0:
        known = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
        os.environ.clear()
        os.environ.update(known | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **env})
        os.execv(sys.executable, [sys.executable, "-m", "zunft", *words])
    output, presses, pressed = "", [key for key in re.split(rb"(?<=\n)", keys) if key], 0
    while chunk := read_some(end, pid, presses[-1] if pressed == len(presses) else b""):
        output += chunk
        if pressed < len(presses) and len(re.findall(r"answer: |take it back\. ", output)) > pressed:
            os.write(end, presses[pressed])
            pressed += 1
    os.waitpid(pid, 0)
    return output


def read_some(end: int, pid: int, again: bytes) -> str:
    """A closed terminal reads as an error on Linux. Whoever hears nothing presses the last key again, as a person
    would, whose key came before the program was ready for it; after a minute the process is ended."""
    for _ in range(20):
        if select.select([end], [], [], 3)[0]:
            break
        os.write(end, again)
    else:
        os.kill(pid, signal.SIGKILL)
    try:
        return os.read(end, 65536).decode("utf-8", "replace")
    except OSError:
        return ""
