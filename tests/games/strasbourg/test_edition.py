"""Editions of Strasbourg: the printed numbers, and what is told when a file is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from tests.faults import assert_sentences, fault_at

from zunft.cli.edition import edition as command
from zunft.engine.edition import EditionError, content_hash
from zunft.games.strasbourg.board import AT_EDIFICE, COUNCIL, EDIFICES, GROUP, IN_GUILD, STREET
from zunft.games.strasbourg.edition import GUILDS, KINDS, StrasbourgEdition, editions, from_text, load

TINY = load("tiny").text
BOOK = load("reconstruction").text


@pytest.fixture
def book() -> StrasbourgEdition:
    return load("reconstruction")


def test_the_reconstruction_comes_first() -> None:
    assert editions() == ["reconstruction", "tiny"]


def test_s_002_influence_cards(book: StrasbourgEdition) -> None:
    assert list(book.board.influence) == [0, 4, 4, 4, 4, 4, 4, 0, 0, 0]
    assert sum(value * cards for value, cards in enumerate(book.board.influence)) == 84


def test_s_004_edifices_and_tasks(book: StrasbourgEdition) -> None:
    assert book.edifices == ("watchtower", "fountain", "inn", "town-hall", "cathedral")
    assert list(book.board.edifices) == [2, 3, 4, 5, 6]
    assert (book.board.rounds, book.board.tasks, book.board.dealt) == (5, 25, 5)
    assert book.tasks == tuple(f"t{number:02}" for number in range(1, 26))


def test_s_004_round_cards_name_every_guild_once_for_each_step(book: StrasbourgEdition) -> None:
    guilds = list(book.board.round_guilds)
    assert book.cards == ("rc1", "rc2", "rc3", "rc4", "rc5")
    assert [guilds[3 * card : 3 * card + 3] for card in range(5)] == [
        [0, 2, 3],
        [1, 3, 4],
        [2, 4, 0],
        [3, 0, 1],
        [4, 1, 2],
    ]
    assert all(sorted(guilds[step::3]) == [0, 1, 2, 3, 4] for step in range(3))


def test_s_007_names_of_squares_and_spaces(book: StrasbourgEdition) -> None:
    assert (book.squares[0], book.squares[8], book.squares[9], book.squares[53]) == ("a1", "i1", "a2", "i6")
    assert book.buildings == ("c2", "g2", "e3", "b4", "h4", "d5", "f5")
    assert book.chapels == tuple(f"c{number:02}" for number in range(1, 13))
    assert book.junctions[:2] == ("ab12", "de12")


def test_s_012_coins_and_s_080_goods(book: StrasbourgEdition) -> None:
    assert book.board.coins == 5
    assert dict(zip(book.goods, book.board.goods, strict=True)) == {
        "weapon": 5,
        "cask": 4,
        "shoe": 3,
        "meat": 2,
        "bread": 1,
    }
    assert book.guilds == GUILDS == ("smiths", "vintners", "shoemakers", "butchers", "bakers")


@pytest.mark.parametrize("name", editions())
def test_s_093_there_is_always_an_open_space(name: str) -> None:
    edition = load(name)
    assert len(edition.buildings) >= edition.board.rounds == len(edition.cards) == len(edition.edifices)
    assert edition.board.chapels >= edition.board.rounds


@pytest.mark.parametrize("name", editions())
def test_s_075_there_is_a_square_for_every_member(name: str) -> None:
    board = load(name).board
    for guild, squares in enumerate(board.of_guild):
        assert int(squares).bit_count() >= 3 * list(board.round_guilds).count(guild)


def task(edition: StrasbourgEdition, key: str) -> tuple[int, int, int, int]:
    board, number = edition.board, edition.tasks.index(key)
    return (
        int(board.task_kind[number]),
        int(board.task_about[number]),
        int(board.task_least[number]),
        int(board.task_points[number]),
    )


def test_s_115_tasks(book: StrasbourgEdition) -> None:
    assert task(book, "t01") == (AT_EDIFICE, 0, 2, 6)
    assert task(book, "t05") == (AT_EDIFICE, 4, 2, 5)
    assert task(book, "t06") == (IN_GUILD, 0, 3, 10)
    assert task(book, "t12") == (STREET, -1, 0, 8)
    assert task(book, "t13") == (COUNCIL, -1, 0, 5)
    assert task(book, "t14") == (EDIFICES, -1, 4, 6)
    assert task(book, "t24") == (GROUP, -1, 4, 9)
    assert task(book, "t25") == (EDIFICES, -1, 5, 12)
    assert sum(book.board.task_points) == 162
    assert list(book.board.council_least) == [0, 0, 0, 4, 3, 2]


def test_kinds_are_numbered_without_a_gap_and_tiny_has_them_all() -> None:
    assert sorted(KINDS.values()) == list(range(16))
    assert sorted(load("tiny").board.task_kind) == list(range(16))
    assert set(load("reconstruction").board.task_kind) == set(range(16))


def test_tiny_is_tiny() -> None:
    board = load("tiny").board
    assert (board.columns, board.rows, board.rounds, board.chapels, board.dealt, board.coins) == (5, 4, 2, 3, 2, 4)
    assert list(board.influence) == [0, 2, 2, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("name", editions())
def test_every_edition_is_named_like_its_file(name: str) -> None:
    found = load(name)
    assert found.name == name == found.path.stem
    assert found.hash == content_hash(found.text)
    assert from_text(found.text, "elsewhere").hash == found.hash


@pytest.mark.parametrize("name", editions())
def test_tables_have_their_sizes(name: str) -> None:
    edition = load(name)
    board = edition.board
    assert {len(table) for table in (board.guild, board.price, board.beside, edition.squares)} == {
        board.columns * board.rows
    }
    assert {len(table) for table in (board.task_kind, board.task_about, board.task_least, board.task_points)} == {
        board.tasks
    }
    assert (len(board.of_guild), len(board.goods), len(board.influence), len(board.council_least)) == (5, 5, 10, 6)
    assert (len(board.round_guilds), len(board.edifices)) == (3 * board.rounds, board.rounds)


FAULTS = [
    ('title = "strasbourg"', 'title = "flanders"', "title", "must be one of strasbourg, not 'flanders'"),
    ("[city]", "[gold]\n[city]", "gold", "is not known here"),
    ('    "V#KHH",', '    "V#KH",', "city.squares[1]", "must be as long as the first row (5), not 4"),
    ('    "V#KHH",', '    "V#XHH",', "city.squares[1]", "must be 2 to 15 of the letters SVHUK#, not 'V#XHH'"),
    ('    "V#KHH",', "    7,", "city.squares[1]", "must be 2 to 15 of the letters SVHUK#, not 7"),
    ('    "4#132",', '    "4#1x2",', "city.prices[1]", "must be 2 to 15 of the letters 0123456789#, not '4#1x2'"),
    ('    "4#132",', '    "44132",', "city.prices[1]", "b2 is a building space, so it must be #, not 4"),
    ('    "4#132",', '    "4##32",', "city.prices[1]", "c2 must be a price, not #"),
    ('    "11010",\n', "", "city.prices", "must have 4 rows of 5, as squares has"),
    ("prices = [", "costs = [", "city.costs", "is not known here (known are squares, prices)"),
    (
        '    "VVSSS",',
        '    "VVVSS",',
        "city.squares",
        "the smiths need 3 squares for each of their 1 visits, 3 in all, and have 2",
    ),
    ("c01 =", "x01 =", "chapels.x01", "must be called like c01"),
    ('"ab12"', '"ac12"', "chapels.c01", "must be a corner inside the city, like ab12, not 'ac12'"),
    ('"ab12"', '"ef12"', "chapels.c01", "must be a corner inside the city"),
    ('"de12"', '"ab12"', "chapels.c02", "c01 is at ab12 already"),
    ('c02 = "de12"\nc03 = "bc34"\n', "", "chapels", "there must be 2 chapel spaces or more, not 1"),
    ("shoe   = 3", "shoe   = -3", "goods.shoe", "must be a whole number from 0 to 99, not -3"),
    ("shoe   = 3", "boot   = 3", "goods.boot", "is not known here"),
    ("fountain = 3", "Fountain = 3", "edifices.Fountain", "must be a key"),
    ("fountain = 3\n", "", "edifices", "there must be as many as round cards (2), not 1"),
    ("fountain = 3", "fountain = 3\nchurch = 2", "edifices", "there must be as many as round cards (2), not 3"),
    ('"smiths", "vintners", "bakers"', '"smiths", "vintners", "smiths"', "rounds.rc1", "names a guild twice"),
    ('"smiths", "vintners", "bakers"', '"smiths", "vintners"', "rounds.rc1", "must be a list of 3 things"),
    ('"smiths", "vintners", "bakers"', '"smith", "vintners", "bakers"', "rounds.rc1[0]", "must be one of smiths,"),
    (
        '"bakers", "shoemakers", "butchers"',
        '"bakers", "smiths", "butchers"',
        "rounds",
        "must name every guild equally often, but smiths are named 2 times, shoemakers 0",
    ),
    ('rc2 = ["bakers", "shoemakers", "butchers"]\n', "", "rounds", "there must be 2 to 10 round cards, not 1"),
    ("1 = 2\n", "0 = 2\n", "influence.0", "is no value of an influence card (they are 1 to 9)"),
    ("1 = 2\n", "10 = 2\n", "influence.10", "is no value of an influence card (they are 1 to 9)"),
    ("1 = 2\n", "1 = 0\n", "influence.1", "must be a whole number from 1 to 24, not 0"),
    ("1 = 2\n", "1 = 21\n", "influence", "a player must have 1 to 24 cards, not 25"),
    ("1 = 2\n2 = 2\n3 = 2\n", "", "influence", "a player must have 1 to 24 cards, not 0"),
    ("coins = 4", "coins = true", "start.coins", "must be a whole number from 0 to 99, not True"),
    ("tasks = 2", "tasks = 6", "start.tasks", "must be a whole number from 1 to 5, not 6"),
    ("tasks = 2", "tasks = 4", "tasks", "there must be 20 to 62, not 16"),
    ("t01 =", "task1 =", "tasks.task1", "must be called like t01"),
    ('kind = "street"', 'kind = "alley"', "tasks.t04.kind", "must be one of at-edifice, in-guild"),
    ('kind = "street", ', "", "tasks.t04.kind", "is missing"),
    (
        'kind = "street", ',
        'kind = "street", least = 3, ',
        "tasks.t04.least",
        "is not known here (known are kind, points)",
    ),
    ('edifice = "inn"', 'edifice = "palace"', "tasks.t01.edifice", "must be one of fountain, inn, not 'palace'"),
    ('edifice = "inn", ', "", "tasks.t01.edifice", "is missing"),
    ('guild = "bakers", least = 2', 'guild = "tailors", least = 2', "tasks.t02.guild", "must be one of smiths"),
    (
        'guild = "bakers", least = 2',
        'guild = "bakers", least = 3',
        "tasks.t02.least",
        "must be a whole number from 1 to 2",
    ),
    ('guild = "bakers", least = 2', 'guild = "smiths", least = 2', "tasks.t02.least", "must be 1, not 2"),
    ("least = 2, points = 7", "least = 3, points = 7", "tasks.t06.least", "must be a whole number from 1 to 2, not 3"),
    ("least = [3, 2, 2]", "least = 3", "tasks.t05.least", "must be a list of 3 things, not 3"),
    ("least = [3, 2, 2]", "least = [3, 2, 9]", "tasks.t05.least[2]", "must be a whole number from 1 to 8, not 9"),
    (
        '"most-members"',
        '"council", least = [3, 2, 2]',
        "tasks.t08.kind",
        "t05 is of this kind already, and only one can be",
    ),
    ("points = 9", "points = -9", "tasks.t04.points", "must be a whole number from 0 to 99, not -9"),
]


@pytest.mark.parametrize(("old", "new", "key", "said"), FAULTS)
def test_s_004_a_fault_names_file_line_and_key(old: str, new: str, key: str, said: str) -> None:
    assert old in TINY
    text = TINY.replace(old, new, 1)
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    error = fault_at(caught.value, key)
    assert error.file == "my.toml"
    assert error.fault.startswith(said)
    named = [part for part in re.sub(r"\[.*", "", key).split(".") if part in text.split("\n")[error.line - 1]]
    assert named or "[" in key  # the line of a list's item holds the item alone


def told(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    return f"line {caught.value.line}, {caught.value.key}: {caught.value.fault}"


def test_all_mistakes_are_told_at_once_each_on_its_line() -> None:
    text = TINY.replace('"smiths"', '"smith"', 1).replace("coins =", "coin =", 1).replace('"council"', '"counsil"')
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    told = [text.split("\n")[each.line - 1].split()[0] for each in caught.value.all]
    assert (len(told), told[1]) == (3, "coin")
    assert [each.fault.rpartition("did you mean ")[2] for each in caught.value.all] == ["smiths?", "coins?", "council?"]


def test_s_004_every_guild_is_named_three_times_on_five_cards() -> None:
    text = BOOK.replace('["smiths", "shoemakers", "butchers"]', '["vintners", "shoemakers", "butchers"]')
    line = text.split("\n").index("[rounds]") + 1
    fault = "must name every guild equally often, but vintners are named 4 times, smiths 2"
    assert told(text) == f"line {line}, rounds: {fault}"


def test_s_075_nine_squares_for_three_visits() -> None:
    fault = "the shoemakers need 3 squares for each of their 3 visits, 9 in all, and have 8"
    assert told(BOOK.replace('"VVVSSSHHH"', '"VVVSSSSHH"')).endswith(f"city.squares: {fault}")


def test_s_093_building_spaces_for_all_edifices() -> None:
    text = BOOK.replace('"VV#SSS#HH"', '"VVVSSSHHH"').replace('"34#555#32"', '"344555332"')
    text = text.replace('"UUU#K#KKK"', '"UUUUK#KKK"').replace('"122#1#110"', '"12221#110"')
    assert told(text).endswith("city.squares: there must be 5 building spaces or more, not 4")


def test_a_city_has_62_squares_at_most() -> None:
    rows = "".join(f'    "{"SVHUK" * 3}",\n' for _ in range(5))
    text = re.sub(r"(?s)squares = \[\n.*?\]", f"squares = [\n{rows}]", TINY)
    assert told(text).endswith("city.squares: must be 62 squares at most, not 75")


def test_a_chapel_touches_some_guild_square() -> None:
    text = TINY.replace('    "UUKKK",', '    "UUKKK",\n    "SS##S",\n    "VV##V",').replace(
        '    "11010",', '    "11010",\n    "11##1",\n    "11##1",'
    )
    assert from_text(text, "my.toml").board.rows == 6
    assert told(text.replace('"bc34"', '"cd56"')).endswith("chapels.c03: touches no guild square")


def test_every_datum_says_where_it_comes_from() -> None:
    assert told(re.sub(r"goods = \{ source.*\n", "", TINY)).endswith("does not say where 'goods' comes from")


def test_an_edition_without_a_task_about_the_council() -> None:
    text = TINY.replace('kind = "council", least = [3, 2, 2]', 'kind = "lords"')
    assert list(from_text(text, "my.toml").board.council_least) == [0] * 6


@given(st.data())
def test_no_change_of_the_text_raises_anything_else(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TINY)))
    end = data.draw(st.integers(start, min(len(TINY), start + 30)))
    text = TINY[:start] + data.draw(st.text(max_size=8)) + TINY[end:]
    try:
        from_text(text, "my.toml")
    except EditionError as error:
        assert_sentences(error)


VALUES = ["3", "-1", "[]", "{}", '""', "1e400", "1979-05-27", '["a", 1]', '{ kind = "council" }', "true", "9" * 400]


@pytest.mark.parametrize("value", VALUES)
def test_no_value_anywhere_raises_anything_else(value: str) -> None:
    for line in TINY.split("\n"):
        if "=" in line:
            text = TINY.replace(line, f"{line.split('=')[0]}= {value}", 1)
            try:
                from_text(text, "my.toml")
            except EditionError as error:
                assert error.line  # noqa: PT017


def test_command_new_check_and_show(tmp_path: Path) -> None:
    file, picture = str(tmp_path / "my-box.toml"), tmp_path / "city.svg"
    run = CliRunner().invoke
    assert run(command, ["new", file, "--title", "strasbourg"]).exit_code == 0
    assert tomllib.loads(Path(file).read_text())["name"] == "my-box"
    assert "my-box is a good edition of strasbourg (47 squares" in run(command, ["check", file]).output
    assert "c12" in run(command, ["show", file]).output
    assert "c03" in run(command, ["show", "tiny", "--title", "strasbourg"]).output
    assert run(command, ["show", file, "--svg", str(picture)]).output.endswith("the city of my-box\n")
    assert picture.read_text().startswith("<svg")


def test_command_begins_a_file_with_one_of_another_title(tmp_path: Path) -> None:
    mine, copy = tmp_path / "mine.toml", tmp_path / "copy.toml"
    mine.write_text(TINY)
    assert CliRunner().invoke(command, ["new", str(copy), "--like", str(mine)]).exit_code == 0
    assert from_text(copy.read_text(), "copy").name == "copy"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "nothing", "--title", "strasbourg"], "there is no such edition (there are: reconstruction, tiny)"),
        (
            ["show", "tiny", "--title", "strasbourg", "--place", "l1"],
            "l1: tiny is an edition of strasbourg, which has no --place",
        ),
        (["show", "tiny", "--title", "hanse"], "'hanse' is not one of 'flanders', 'gilde', 'strasbourg'"),
    ],
)
def test_command_faults_are_said(words: list[str], said: str) -> None:
    result = CliRunner().invoke(command, words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_command_knows_no_fourth_title(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TINY.replace('"strasbourg"', '"hanse"'))
    said = CliRunner().invoke(command, ["check", str(file)]).stderr
    assert "title: only editions of flanders, gilde and strasbourg are known so far" in said
