"""`zunft play strasbourg`, replay and verify: whole games, the plan phrase, and what is shown of the city."""

import re
from pathlib import Path

import pytest
from tests.cli.table import WHOLE_GAME, zunft

from zunft import Table
from zunft.text.languages import LANGUAGES

DRAWN = re.compile(r"[─-╿░\x1b]")
TINY = ("play", "strasbourg", "--edition", "tiny", "--seed", 5)
LARGE = ("play", "strasbourg", "--seed", 3)
STOPPING = "2\n" * 600  # as soon as there is a choice


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.zunft"
    assert zunft(*TINY, "--seats", 3, "--save", file, typed=WHOLE_GAME).exit_code == 0
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_is_played_in_every_language(lang: str, seats: int) -> None:
    result = zunft(*TINY, "--seats", seats, "--lang", lang, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "\n  1. " in result.output
    for unspoken in ("cli-", "strasbourg-", "engine-", "strasbourg."):
        assert unspoken not in result.output


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_the_large_edition_is_played_to_a_journal_that_verifies(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.zunft"
    result = zunft(*LARGE, "--lang", lang, "--save", file, "--no-pause", typed="keep\n1\n" + STOPPING)
    assert result.exit_code == 0
    assert zunft("verify", file).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_shown_in_80_columns(lang: str) -> None:
    result = zunft(*LARGE, "--lang", lang, typed="?\n1\n1\n" + "1\n" * 40)
    assert "┌" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_the_city_shows_what_stands_where() -> None:
    output = zunft(*LARGE[:2], "--edition", "tiny", "--seats", 3, "--seed", 6, "--no-pause", typed=STOPPING).output
    assert re.search(r"[│╎] +(ORANGE|BLACK|YELLOW) +[│╎]", output)
    assert re.search(r"░(INN|FOUNTAI)", output)
    assert "[+]" in output
    assert re.search(r"> Round 2: .*; (Inn \(4\)|Fountain \(3\))", output)
    assert "nobility: " in output


def test_plain_has_no_drawing_and_no_escape_codes() -> None:
    result = zunft(*TINY, "--plain", typed="board\nboard smiths\nboard gent\ntable\nscore\n?\n" + WHOLE_GAME)
    assert result.exit_code == 0
    assert not DRAWN.search(result.output)
    assert "The smiths: c1 for 4, d1 for 4, e1 for 4." in result.output
    assert "Building spaces: b2 open, d3 open." in result.output
    assert "There is no gent to look at" in result.output


# --- what is typed ------------------------------------------------------------------------------


def hand_after(draws: int) -> list[int]:
    """The cards that the first player of the large game holds after so many more draws."""
    table = Table("strasbourg", 5, 3)
    for seat in range(5):
        table.play(seat, table.options(seat)[-1])
    for _ in range(draws):
        table.play(0, "draw")
    cards: list[int] = table.view(0)["players"][0]["hand"][0]
    return cards


def test_a_whole_plan_is_one_answer_that_can_be_taken_back() -> None:
    one, two, three = hand_after(2)
    plan = f"plan {one}+{three} {two}"
    typed = f"5\n\ndraw\ndraw\nplan 9\n{plan}\nundo\n{plan.upper()}\n\n"
    output = zunft(*LARGE, typed=typed).output
    assert "exactly the cards in your hand" in output
    assert output.count(f"You say: {plan}") == 2
    assert re.search(rf"Orange \(you\).*stacks 1: {one}\+{three}, 2: {two}", " ".join(output.split()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plan_is_no_board_in_any_language(lang: str) -> None:
    one, two, three = hand_after(2)
    plan = f"plan {one} {two} {three}"
    output = zunft(*LARGE, "--lang", lang, typed=f"5\n\ndraw\ndraw\nplan 9\n{plan}\n").output
    assert f": {plan}\n" in output.split(plan, 1)[1]
    assert "smiths" not in output.split("plan 9")[1]


def test_the_city_is_not_drawn_again_for_a_card_that_only_one_sees() -> None:
    output = zunft(*LARGE, typed="5\n\ndraw\ndraw\n").output
    assert output.count("       a       b ") == 2
    assert re.search(r"Your hand: \d \d \d\.", output)


def test_tasks_are_grouped_and_said_with_their_conditions() -> None:
    output = zunft(*LARGE, typed="1\n1\n").output
    assert re.search(r"  1  keep t\d\d … +.+ \(16 ways\)", output)
    assert re.search(r"Task t\d\d, .+ \(\d+\): .+\.", output)


def test_rules_and_reasons_are_those_of_the_title() -> None:
    output = zunft(*LARGE, typed="rule S-026\nrule 26\nrules zzz\nwhy place h3\n5\n\nwhy plan 9\n").output
    assert output.count("S-026: ") >= 2
    assert "Try: rule S-015" in " ".join(output.split())


# --- kept, replayed, verified -------------------------------------------------------------------


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.zunft", tmp_path / "parts.zunft"
    zunft(*TINY, "--save", whole, typed=WHOLE_GAME)
    zunft(*TINY, "--save", parts, typed="1\n" * 9)
    for typed in ("1\n1\nquit\n", "1\n" * 3, WHOLE_GAME):
        assert zunft("play", "--load", parts, typed=typed).exit_code == 0
    assert parts.read_text() == whole.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_verifies_and_an_edited_one_does_not(lang: str, game: Path) -> None:
    assert zunft("verify", game, "--lang", lang).exit_code == 0
    text = game.read_text()
    edited = re.sub(r"(?m)^result -?\d+", "result 99", text)
    assert edited != text
    game.write_text(edited)
    assert zunft("verify", game, "--lang", lang).exit_code == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["0", "2", "spectator", "all"])
def test_replay_prints_every_step(seat: str, lang: str, game: Path) -> None:
    result = zunft("replay", game, "--seat", seat, "--lang", lang)
    assert result.exit_code == 0
    assert "┌" in result.output
    assert result.output.count("[+] ") == 1  # the legend
    assert "strasbourg-" not in result.output
    assert "cli-" not in result.output


def test_replay_shows_a_seat_no_other_seats_cards(game: Path) -> None:
    mine = zunft("replay", game, "--seat", 0).output
    assert re.search(r"(?m)^Step .*: 0 draw$", mine)
    assert not re.search(r"(?m)^Step .*: [12] ", mine)
    assert "┌" not in zunft("replay", game, "--step", 12, "--plain").output
