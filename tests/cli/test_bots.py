"""Who plays against a person at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.table import WHOLE_GAME, zunft

GREEDY = ("play", "strasbourg", "--edition", "tiny", "--seats", 3, "--seed", 3, "--no-pause", "--bots", "greedy")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "who look one answer ahead"), ("de", "mit Blick auf die nächste"), ("nl", "vooruitkijken")],
)
def test_it_is_said_who_plays(lang: str, said: str) -> None:
    assert said in " ".join(zunft(*GREEDY, "--lang", lang, typed="").output.split())


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
    assert "There are no bots called “grandmaster”; there are: random, greedy, ismcts." in result.output
    assert result.exit_code == 2
    file = tmp_path / "game"
    file.write_text(f"zunft save 1\nseat 0\nseed {'00' * 32}\nbots x\n--\n", encoding="utf-8")
    assert "There are no bots called “x”" in zunft("play", "--load", file).output
