"""`zunft play gilde`, replay and verify: whole games, phrases, ranges, and what is shown of the table."""

import re
from pathlib import Path

import pytest
from tests.cli.table import zunft

from zunft.cli.menu import entries, is_range, numbered
from zunft.games.gilde.edition import load
from zunft.games.gilde.terminal import Terminal
from zunft.text.languages import LANGUAGES

DRAWN = re.compile(r"[─-╿\x1b]")
TINY = ("play", "gilde", "--edition", "tiny", "--seed", 5, "--no-pause")
LARGE = ("play", "gilde", "--seats", 4, "--seed", 3, "--no-pause")
WHOLE_GAME = (
    "".join(f"{n}\n" for n in (1, 1, 2, *range(1, 17))) * 250
)  # more than any game asks; some range begins late


def flat(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.split())


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.zunft"
    assert zunft(*TINY, "--seats", 3, "--save", file, typed=WHOLE_GAME).exit_code == 0
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_whole_game_is_played_in_every_language(lang: str, seats: int) -> None:
    result = zunft(*TINY, "--seats", seats, "--lang", lang, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "\n  1. " in result.output
    for unspoken in ("cli-", "gilde-", "engine-", "gilde."):
        assert unspoken not in result.output


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_of_the_large_edition_is_played_to_a_journal_that_verifies(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.zunft"
    result = zunft(*LARGE, "--lang", lang, "--save", file, typed=WHOLE_GAME)
    assert result.exit_code == 0
    assert "\n  1. " in result.output
    assert zunft("verify", file).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_is_shown_in_80_columns(lang: str, seats: int) -> None:
    typed = "?\n1\nboard 1\nb03\nwhy income\ndeal\n" + "1\n1\n2\n" * 40
    result = zunft("play", "gilde", "--seats", seats, "--seed", 3, "--no-pause", "--lang", lang, typed=typed)
    assert "───" in result.output
    assert max(map(len, result.output.splitlines())) <= 80


def test_a_turn_shows_the_players_the_piles_the_hand_and_the_phase() -> None:
    output = zunft(*LARGE, typed="profession patron\n").output
    assert re.search(r"(?m)^ {15}0 Red +1 Blue +2 Green +3 Yellow$", output)
    assert re.search(r"(?m)^favour +3 +1 +1 +1$", output)
    assert re.search(r"(?m)^protection +0/0/0 ", output)
    assert re.search(r"(?m)^Deck \d+, discard pile \d+ \(on top .+ [a-z]\d\d\)\.$", output)
    assert "The Town Hall is still in the deck." in output
    assert "0 Red (you): Commoner, 0/8 XP, 14 talers, House, Patron, 9 cards\n" in output
    assert "    b03 Inn: cost 12, value 5, needs Denizen. Income 4 each own turn.\n" in output
    assert "Round 1, turn of Red (you): actions." in output
    assert "  2  play m11    Studies, 3 talers, value 3\n" in output


def test_within_a_turn_only_what_has_changed_is_told() -> None:
    output = zunft(*LARGE, typed="profession patron\nplay d02\n").output
    after = output.split("play d02\n")[1]
    assert "───" not in after
    assert "0 Red (you): Commoner, 4/8 XP, 8 talers, House, Patron, 8 cards\n    In front: " in after
    assert "votes 3" in after
    assert "1 Blue: " not in after
    assert "b03 Inn" not in after


def test_equal_news_are_told_once() -> None:
    assert "· Blue is dealt a card. (8 times)\n" in zunft(*LARGE, typed="1\n").output


def test_plain_has_no_drawing_and_no_escape_codes() -> None:
    result = zunft(*TINY, "--plain", typed="board\nboard 1\nboard b03\nboard gent\ntable\nscore\n?\n" + WHOLE_GAME)
    assert result.exit_code == 0
    assert not DRAWN.search(result.output)
    assert "Blue: income 2, upkeep 0, votes 0, favour 1, sabotage protection 0" in flat(result.output)
    assert "There is no gent to look at" in result.output
    assert "b03 Inn: cost 6" in result.output


# --- what is typed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "why income", "Red, income: 2. +2 for everybody."),
        ("en", "why favour", "Red, favour: 3. +1 House, +2 Patron."),
        ("en", "why favour 1", "Blue, favour: 1. +1 House."),
        ("en", "why hand-limit 1", "Blue, hand limit: 6. +5 for everybody, +1 Scholar."),
        ("en", "why votes", "Red, votes: 0. Nothing adds to it."),
        ("en", "why m11", "Draw 2 cards."),
        ("de", "warum favour", "+1 Haus, +2 Patron."),
        ("nl", "waarom favour", "+1 Huis, +2 Patroon."),
    ],
)
def test_g_009_a_number_is_explained_by_its_parts(lang: str, typed: str, said: str) -> None:
    assert said in flat(zunft(*LARGE, "--lang", lang, typed=f"profession patron\n{typed}\n").output)


def test_a_word_that_is_no_number_is_a_move_and_its_reason_is_told() -> None:
    output = zunft(*LARGE, typed="profession patron\nwhy play m11\nwhy income 9\n").output
    assert "play m11 is possible." in output
    assert "No move begins with “income”" in output


def test_a_key_shows_its_card_and_a_seat_its_player() -> None:
    output = flat(zunft(*LARGE, typed="profession patron\nplay d02\nz08\nboard 0\n").output)
    assert "z08 Fire Pond: cost 4, value 3. Sabotage protection +2. (annex, ×1)" in output
    assert "d02 Craftsmen’s Quarter: cost 6, value 4, needs favour 1. Votes 3; Upkeep 1. (district, ×1)" in output


def test_g_134_a_whole_deal_is_one_answer() -> None:
    output = zunft(*LARGE, typed="profession patron\ngive 3 to 2\nplay b03\n").output
    assert "You give Green 3 talers." in output
    assert "0 Red (you): Commoner, 0/8 XP, 11 talers" in output


def test_a_range_is_one_line_and_takes_its_own_numbers() -> None:
    output = zunft(*LARGE, typed="profession patron\ndeal\ngive\nto 2\n99\n9\n").output
    assert "     talers 1 … talers 14    any number from 1 to 14\n" in output
    assert "The numbers are 1 to 14." in output
    assert "You give Green 9 talers." in output


def test_seats_are_picked_by_their_numbers_and_told_by_their_names() -> None:
    output = zunft(*LARGE, "--seat", 2, typed="1\ndeal\ngive\n2\n1\n2\n").output
    assert re.search(r"  0  to 0    Red, \d+ talers\n  1  to 1    Blue, \d+ talers\n  3  to 3 ", output)
    assert "The numbers are 0, 1, 3." in output
    assert "You give Blue 2 talers." in output


@pytest.mark.parametrize(
    ("moves", "numbers", "one_line"),
    [
        ([f"for {n}" for n in range(17)], list(range(17)), True),
        ([f"for {n}" for n in range(5)], list(range(5)), False),
        (["to 0", "to 2"], [0, 2], False),
        (["put", "put 1"], [1, 2], False),
        (["extend 1", "forgive 1"], [1, 2], False),
        ([f"for {n}" for n in (0, 1, 2, 4, 5, 6, 7)], [0, 1, 2, 4, 5, 6, 7], False),
    ],
)
def test_moves_that_end_in_a_number_are_picked_by_it(moves: list[str], numbers: list[int], one_line: bool) -> None:
    menu = numbered(entries(moves))
    assert list(menu) == numbers
    assert is_range(menu) == one_line


# --- kept, replayed, verified -------------------------------------------------------------------


def test_a_saved_game_goes_on_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.zunft", tmp_path / "parts.zunft"
    zunft(*TINY, "--seats", 3, "--save", whole, typed="end\n1\n" * 600)
    assert "\nresult " in whole.read_text()
    zunft(*TINY, "--seats", 3, "--save", parts, typed="end\n1\n" * 4)
    for typed in ("end\n1\nquit\n", "end\n1\n" * 600):
        assert zunft("play", "--load", parts, "--no-pause", typed=typed).exit_code == 0
    assert parts.read_text() == whole.read_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_verifies(lang: str, game: Path) -> None:
    assert zunft("verify", game, "--lang", lang).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["0", "spectator", "all"])
def test_replay_prints_every_step(seat: str, lang: str, game: Path) -> None:
    result = zunft("replay", game, "--seat", seat, "--lang", lang)
    assert result.exit_code == 0
    assert "───" in result.output
    assert "gilde-" not in result.output
    assert "cli-" not in result.output


def test_replay_shows_a_seat_no_other_seats_cards(game: Path) -> None:
    assert "Your hand:" in zunft("replay", game, "--seat", 1).output
    assert "Your hand:" not in zunft("replay", game, "--seat", "spectator").output


# --- what is seldom on a table ------------------------------------------------------------------


class Spoken:
    """Messages as they are asked for."""

    def __call__(self, message: str, **things: object) -> str:
        return " ".join([message, *(f"{name}={value}" for name, value in things.items())])

    def name(self, kind: str, key: str) -> str:
        return key

    def about(self, kind: str, key: str) -> str:
        return f"about {key}"


def player(**changed: object) -> dict[str, object]:
    numbers = {"sale-bonus": 1, "cost-extension": 0, "cost-residence": 0, "cost-measure": 0}
    parts: dict[str, object] = {name: {"n": n, "from": []} for name, n in numbers.items()}
    return {"talers": 4, "residence": "haus", "cards": ["m01"], "table": [], "numbers": parts} | changed


def test_g_064_a_card_is_for_nothing_where_the_own_business_would_get_the_cost() -> None:
    screen = Terminal(load("reconstruction"), Spoken())
    den = {"card": "b16", "locked": 0, "dormant": False}
    view = {"seat": 0, "seats": 1, "players": [player(table=[den])]}
    assert screen.note(view, "play m01") == "gilde-note-play cost=0 value=2"
    den["locked"] = 1
    assert screen.note(view, "play m01") == "gilde-note-play cost=2 value=2"
    assert screen.note(view, "respond m01") == "gilde-note-play cost=2 value=2"
    assert screen.note(view, "respond a10") == ""


def test_5_2_a_lowered_cost_does_not_fall_below_its_least() -> None:
    screen = Terminal(load("reconstruction"), Spoken())
    craft = {"n": -9, "from": [{"source": "profession", "key": "handwerker", "n": -9}]}
    numbers = {"sale-bonus": {"n": 1, "from": []}, "cost-extension": craft, "cost-residence": craft}
    view = {"seat": 0, "seats": 1, "players": [player(numbers=numbers)]}
    assert screen.note(view, "play e01") == "gilde-note-play cost=1 value=3"
    assert screen.note(view, "upgrade") == "buergerhaus, gilde-talers number=1"
    assert screen.note(view, "sell b02") == "gilde-talers number=5"


def test_the_options_of_a_card_are_told_by_what_they_begin_with() -> None:
    screen = Terminal(load("reconstruction"), Spoken())
    view = {"seat": 0, "seats": 1, "players": [player()], "asked": {"args": {"card": "m08"}}}
    assert screen.note(view, "choose 1") == "gilde-option-pay number=3"
    assert screen.note(view, "choose 2") == "gilde-option-lock number=1"
    assert screen.note(view | {"asked": {"args": {"card": "m01"}}}, "choose 1") == ""


def test_a_loan_is_told_where_it_is_extended_or_forgiven() -> None:
    screen = Terminal(load("reconstruction"), Spoken())
    loan = {"number": 1, "seat": 0, "to": "bank", "talers": 6, "turns": 0}
    view = {"seat": 0, "seats": 1, "players": [player()], "owed": [loan]}
    said = "gilde-debt name=gilde-player-0 to=gilde-bank number=1 talers=6 turns=0"
    assert screen.note(view, "forgive 1") == said
    assert screen.note(view, "extend 1") == said


def test_g_116_a_pending_card_is_told_with_its_target_its_number_and_who_is_spared() -> None:
    screen = Terminal(load("reconstruction"), Spoken())
    link = {"card": "m01", "seat": 0, "victim": 1, "target": "b02", "spared": [1], "number": 4}
    pending = {"requests": [1], "votes": {}, "chain": [link], "proposal": [{"seat": 0, "talers": 9, "points": 7}]}
    table: dict[str, object] = {"seat": None, "seats": 0, "owed": [], "active": 0, "round": 3, "phase": "actions"}
    lines = screen.summary(table | pending, ["Ada", "Bo"])
    assert lines[0] == "gilde-request name=Bo"
    assert "gilde-share name=Ada talers=gilde-talers number=9 points=7" in lines[1]
    assert lines[2] == (
        "gilde-link name=Ada card=m01 m01gilde-link-card name=Bo card=b02 b02"
        "gilde-link-spared names=Bogilde-link-number number=4."
    )
    counted = screen.summary(table | pending | {"votes": {"0": 7, "1": 9}}, ["Ada", "Bo"])
    assert counted[0] == "gilde-votes votes=Ada 7, Bo 9"
