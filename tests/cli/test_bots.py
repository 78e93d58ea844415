"""Who plays against a person at the terminal."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.cli.table import WHOLE_GAME, zunft

RANDOM = ("play", "strasbourg", "--edition", "tiny", "--seats", 3, "--seed", 3, "--no-pause")
GREEDY = ("play", "strasbourg", "--edition", "tiny", "--seats", 3, "--seed", 3, "--no-pause", "--bots", "greedy")


@pytest.mark.parametrize(("lang", "said"), [("en", "Journeyman"), ("de", "Geselle"), ("nl", "Gezel")])
def test_it_is_said_who_plays(lang: str, said: str) -> None:
    assert f"({said})" in zunft(*RANDOM, "--bots", "journeyman", "--lang", lang, typed="").output


def test_a_game_against_greedy_bots_is_kept_with_them(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert zunft(*GREEDY, "--save", whole, typed=WHOLE_GAME).exit_code == 0
    zunft(*GREEDY, "--save", parts, typed="1\n" * 9)
    assert "\nbots greedy\n" in parts.read_text()
    zunft("play", "--load", parts, "--no-pause", typed=WHOLE_GAME)
    assert parts.read_text() == whole.read_text()


def test_the_command_that_begins_it_again_names_them() -> None:
    assert "--bots greedy" in zunft(*GREEDY, typed="1\n").output


def test_bots_that_there_are_not_are_refused_in_a_sentence(tmp_path: Path) -> None:
    result = zunft("play", "flanders", "--bots", "grandmaster")
    assert "There is no bot “grandmaster”; there are: apprentice, journeyman," in result.output
    assert result.exit_code == 2
    file = tmp_path / "game"
    file.write_text(f"zunft save 1\nseat 0\nseed {'00' * 32}\nbots x\n--\n", encoding="utf-8")
    assert "There is no bot “x”" in zunft("play", "--load", file).output


def test_a_saved_game_starts_no_program(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(f"zunft save 1\nseat 0\nseed {'00' * 32}\nbots command:{sys.executable}\n--\n", encoding="utf-8")
    assert "There is no bot “command”" in zunft("play", "--load", file).output


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("en", "advice", ("What a Master would answer", "1. Keep ", "2. ")),
        ("de", "rat", ("Ein Meister würde", "1. Behalten: ", "2. ")),
        ("nl", "raad", ("Een Meester zou", "1. Houden: ", "2. ")),
    ],
)
def test_a_person_can_ask_what_a_master_would_do(
    monkeypatch: pytest.MonkeyPatch, lang: str, word: str, said: tuple[str, ...]
) -> None:
    monkeypatch.setattr("zunft.cli.saving.ADVISER", "adviser:20")
    output = zunft(*RANDOM, "--lang", lang, typed=f"{word}\n").output
    assert all(words in output for words in said)
    assert not re.search("-(reason|deed|advice)-|%", output)


def test_advice_tells_the_chance_to_win_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.cli.saving.ADVISER", "adviser:20")
    output = zunft("play", "flanders", "--seats", 4, "--seed", 3, "--no-pause", typed="advice\n").output
    said = r"Chance to win from here, if all play on as our bots would: \d+ % ± \d+\."
    assert re.search(said, " ".join(output.split()))


def test_advice_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zunft.cli.saving.ADVISER", "adviser:20")
    answers = "1\n1\n"
    with_advice, without = (zunft(*RANDOM, typed=typed).output for typed in (f"advice\n{answers}", answers))
    assert with_advice.rpartition("The same answers")[2] == without.rpartition("The same answers")[2]


def test_bots_that_are_no_level_are_called_as_they_were_typed() -> None:
    assert "(greedy:1)" in zunft(*RANDOM, "--bots", "greedy:1", typed="").output
