"""`zunft edition` with the cards of The Guild: check, show and new."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.cli.table import zunft

from zunft.games.gilde.edition import FOLDER, load

GILDE = ("--title", "gilde")


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "my-deck.toml"
    assert zunft("edition", "new", file, *GILDE).exit_code == 0
    return file


def test_new_writes_a_copy_with_a_name_of_its_own(deck: Path) -> None:
    assert tomllib.loads(deck.read_text("utf-8"))["name"] == "my-deck"
    assert load(deck).cards == load("reconstruction").cards


def test_a_copy_of_the_small_edition_says_itself_what_it_is(deck: Path, tmp_path: Path) -> None:
    small = tmp_path / "small.toml"
    assert zunft("edition", "new", small, *GILDE, "--like", "tiny").exit_code == 0
    again = tmp_path / "again.toml"
    assert zunft("edition", "new", again, "--like", small).exit_code == 0
    assert load(again).cards == load("tiny").cards


def test_check_counts_the_cards(deck: Path) -> None:
    said = zunft("edition", "check", deck).output
    assert "my-deck is a good edition of gilde (127 cards, 94 different ones, " in said


def test_check_says_what_is_wrong_and_where(deck: Path) -> None:
    lines = deck.read_text("utf-8").split("\n")
    line = next(at for at, text in enumerate(lines, 1) if text.startswith('pay_to = "b16"'))
    deck.write_text("\n".join([*lines[: line - 1], 'pay_to = "b99"', *lines[line:]]), "utf-8")
    result = zunft("edition", "check", deck)
    assert result.exit_code == 2
    said = "cards.m01.pay_to: must be the key of a card, and there is no 'b99'\n"
    assert result.stderr.endswith(f"my-deck.toml, line {line}, {said}")


def test_show_lists_the_cards(deck: Path) -> None:
    said = zunft("edition", "show", deck).output
    assert "b01   Farm                           cost  4  value  2  ×2  Patron\n" in said
    assert said == zunft("edition", "show", "reconstruction", *GILDE).output
    assert "Builders’ Yard" in zunft("edition", "show", FOLDER / "tiny.toml").output


def test_show_draws_one_card(deck: Path) -> None:
    said = zunft("edition", "show", deck, "--card", "m08").output
    assert said.split("\n")[1].startswith("m08   Protection Money ")
    assert said.count("\n") == 4


def test_show_writes_a_picture(deck: Path, tmp_path: Path) -> None:
    picture = tmp_path / "cards.svg"
    assert zunft("edition", "show", deck, "--svg", picture).output.endswith("94 cards of my-deck\n")
    assert picture.read_text("utf-8").startswith("<svg")
    assert zunft("edition", "show", deck, "--card", "m08", "--svg", picture).output.endswith("one card of my-deck\n")
    assert "Protection Money" in picture.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "nothing", *GILDE], "there is no such edition (there are: reconstruction, tiny)"),
        (["show", "tiny", *GILDE, "--card", "b99"], "b99: there is no such card in tiny, only b01, b03, "),
        (["show", "tiny", *GILDE, "--place", "l1"], "l1: tiny is an edition of gilde, which has no --place"),
        (["show", "tiny", "--card", "b01"], "b01: tiny is an edition of flanders, which has no --card"),
    ],
)
def test_faults_are_one_sentence_and_exit_code_2(words: list[str], said: str) -> None:
    result = zunft("edition", *words)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert said in result.stderr


def test_diff_says_what_was_changed_added_and_taken_away(deck: Path) -> None:
    assert zunft("edition", "diff", deck, "reconstruction", *GILDE).output == "0 differences\n"
    old = talers(deck)
    text = deck.read_text("utf-8").replace(f"start_talers = {old}", f"start_talers = {old + 1}")
    text = text.replace("[cards.m08]", "[cards.m88]", 1)
    other = deck.parent / "other.toml"
    other.write_text(text, "utf-8")
    lines = [line.split() for line in zunft("edition", "diff", deck, other).output.splitlines()]
    assert lines[0][2:] == ["constants.start_talers:", str(old), "→", str(old + 1)]
    assert [words[2:4] for words in lines[1:3]] == [["+", "cards.m88:"], ["-", "cards.m08:"]]
    assert text.split("\n")[int(lines[1][1]) - 1] == "[cards.m88]"
    assert lines[3] == ["3", "differences"]


def talers(deck: Path) -> int:
    return int(tomllib.loads(deck.read_text("utf-8"))["constants"]["start_talers"])


def test_two_titles_are_not_compared(deck: Path) -> None:
    result = zunft("edition", "diff", deck, "tiny")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "only two of one title compare" in result.stderr


def test_a_schema_is_printed_or_written_with_what_to_do_with_it(tmp_path: Path) -> None:
    file = tmp_path / "gilde.schema.json"
    said = zunft("edition", "schema", *GILDE, "--out", file).output
    assert "#:schema ./gilde.schema.json" in said
    assert file.read_text("utf-8") == zunft("edition", "schema", *GILDE).output
