"""Editions of Flanders 1302: the printed numbers, and what is told when a file is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from tests.faults import assert_sentences, fault_at

from zunft.cli.edition import edition as command
from zunft.engine.edition import EditionError, content_hash
from zunft.games.flanders import drawing
from zunft.games.flanders.board import CATHEDRAL, INFLUENCE, MASTER, PICKUP, SITE, WIDTH
from zunft.games.flanders.edition import FlandersEdition, editions, from_text, load

TINY = load("tiny").text
NO_CARD_OF_LUIK = TINY.replace(', "luik"]', "]")  # so that another name for this town is one fault


@pytest.fixture
def book() -> FlandersEdition:
    return load("reconstruction")


def test_f_002_districts_of_the_reconstruction(book: FlandersEdition) -> None:
    stock = list(book.board.stock)
    assert [sum(stock[coat * 6 : coat * 6 + 6]) for coat in range(6)] == [15, 15, 15, 15, 15, 9]
    assert stock[:6] == [3, 2, 3, 2, 3, 2]
    assert stock[30:] == [2, 0, 4, 0, 3, 0]
    assert book.board.specials == 0b1111


def test_f_002_towns_in_the_order_of_their_coats(book: FlandersEdition) -> None:
    assert book.towns == ("brugge", "gent", "ieper", "leuven", "utrecht", "luik")
    assert book.coats == ("blue", "yellow", "green", "red", "grey", "church")
    assert list(book.board.centre_masters) == [2, 2, 2, 2, 2, 0]


def test_f_005_golden_deck(book: FlandersEdition) -> None:
    a, b = list(book.board.golden[:11]), list(book.board.golden[11:])
    assert (sum(a), sum(b)) == (14, 14)
    assert a[:6] == [0, 1, 0, 1, 1, 0]
    assert b[:6] == [1, 0, 1, 0, 0, 1]
    assert [a[kind] for kind in (INFLUENCE, SITE, PICKUP, CATHEDRAL, MASTER)] == [4, 3, 1, 1, 2]
    assert [b[kind] for kind in (INFLUENCE, SITE, PICKUP, CATHEDRAL, MASTER)] == [2, 1, 3, 3, 2]


def test_f_004_f_006_cards_and_pieces(book: FlandersEdition) -> None:
    board = book.board
    assert (board.influence, board.sites, board.cathedrals, board.masters) == (3, 10, 4, 4)


def test_places_and_slots(book: FlandersEdition) -> None:
    assert book.places == ("l1", "l2", "l3", "l4", "l5", "l6")
    assert book.place_names[4] == "new quarter"
    assert book.slots[0][:3] == ("c", "s1", "s2")
    assert list(book.board.base) == [(1 << 14) - 1] * 6
    assert [len(names) for names in book.slots] == [30, 33, 21, 24, 29, 31]
    for names, polygons in zip(book.slots, book.polygons, strict=True):
        assert len(names) == len(polygons)
        assert set(names[14:]) == {"a+1", "b+1", "c+1", "c+2"}


def test_tables_have_their_sizes(book: FlandersEdition) -> None:
    board = book.board
    assert {len(table) for table in (board.shape, board.near, board.long, board.clash)} == {6 * WIDTH}
    assert (len(board.adds), len(board.of_shape), len(board.stock)) == (4 * 6 * WIDTH * 4, 18, 36)


@pytest.mark.parametrize("name", editions())
def test_every_edition_is_named_like_its_file(name: str) -> None:
    found = load(name)
    assert found.name == name == found.path.stem
    assert found.hash == content_hash(found.text)
    assert from_text(found.text, "elsewhere").hash == found.hash


def test_tiny_holds_every_golden_kind() -> None:
    golden = list(load("tiny").board.golden)
    assert all(golden[kind] + golden[11 + kind] for kind in range(11))


SQUARE_S1 = "s1 = [[-1, -3], [1, -3], [1, -1], [-1, -1]]"
FAULTS = [
    ('title = "flanders"', 'title = "gilde"', "title", "must be one of flanders, not 'gilde'"),
    ("[silver]", "[gold]\n[silver]", "gold", "is not known here"),
    ('coat = "yellow"', 'coat = "blue"', "centres.gent.coat", "blue is the coat of brugge already"),
    ('coat = "yellow"', 'coat = "pink"', "centres.gent.coat", "must be one of blue, yellow"),
    ('luik    = { coat = "church", masters = 0 }\n', "", "centres", "no town has the coat church"),
    ("masters = 0", "masters = 1", "centres.luik.masters", "must be 0, not 1"),
    ("masters = 2", "masters = -1", "centres.brugge.masters", "must be a whole number from 0 to 99, not -1"),
    ("luik    =", "site    =", "centres.site", "is the word for something else"),
    ("luik    =", "Luik    =", "centres.Luik", "must be a key"),
    ("site      = 2", "site      = 0", "pieces.site", "must be a whole number from 1 to 99, not 0"),
    ("site      = 2", "sites     = 2", "pieces.sites", "is not known here"),
    ("influence = 1", 'influence = "1"', "silver.influence", "must be a whole number from 0 to 99, not '1'"),
    ('"gent", "leuven"', '"ghent", "leuven"', "golden.a.towns[0]", "must be one of brugge,"),
    ("[golden.b]", "[golden.c]", "golden.c", "is not known here (known are a, b)"),
    ("pickup    = 0\n", "", "golden.a.pickup", "is missing"),
    ("square    = { plain = 1, master = 1 }", "square    = 2", "stock.blue.square", "must be a table, not 2"),
    ("plain = 1", "plain = -1", "stock.blue.square.plain", "must be a whole number from 0 to 99, not -1"),
    ("square    = 1\n", "square    = { plain = 1 }\n", "stock.church.square", "must be a whole number"),
    ('"a", "b", "c", "d"', '"a", "a"', "stock.church.special", "names a special church twice"),
    ('"a", "b", "c", "d"', '"e"', "stock.church.special[0]", "must be one of a, b, c, d"),
    ('name = "corner"\n', "", "layout.l1.name", "is missing"),
    ('"corner"', '""', "layout.l1.name", "must be a text"),
    ("c  = [[-1, -1], [1, -1], [1, 1], [-1, 1]]\n", "", "layout.l1.c", "is missing"),
    (
        "c  = [[-1, -1], [1, -1], ",
        "c  = [[-1, -1], [1, -1], [1, 0], ",
        "layout.l1.c",
        "must be a list of 3 to 4",
    ),
    (
        "c  = [[-1, -1], [1, -1], [1, 1], [-1, 1]]",
        "c = [[-1, 0], [1, 0], [1, 1], [-1, 1]]",
        "layout.l1.c",
        "a town",
    ),
    (SQUARE_S1, "x1 = 3", "layout.l1.x1", "is not known here"),
    (SQUARE_S1, SQUARE_S1.replace("s1", "r9"), "layout.l1.r9", "is a square, so its name must begin with s"),
    (
        SQUARE_S1,
        "s1 = [[-1, -3], [1, -3], [1.0, -1], [-1, -1]]",
        "layout.l1.s1[2][0]",
        "must be a whole number",
    ),
    (SQUARE_S1, "s1 = [[-1, -3], [1], [1, -1], [-1, -1]]", "layout.l1.s1[1]", "must be a list of 2 things"),
    (SQUARE_S1, "s1 = [[-1, -4], [1, -4], [1, -1], [-1, -1]]", "layout.l1.s1", "is no 2x2 square"),
    (SQUARE_S1, "s1 = [[-1, -1], [1, -3], [1, -1], [-1, -3]]", "layout.l1.s1", "is no 2x2 square"),
    (SQUARE_S1, "s1 = [[-1, -2], [1, -2], [1, 0], [-1, 0]]", "layout.l1.s1", "overlaps c"),
    (SQUARE_S1, "s1 = [[5, 5], [7, 5], [7, 7], [5, 7]]", "layout.l1.s1", "cannot be reached from the centre"),
    ("[layout.l6]", "[layout.L6]", "layout.L6", "must be a key"),
]


@pytest.mark.parametrize(("old", "new", "key", "said"), FAULTS)
def test_a_fault_names_file_line_and_key(old: str, new: str, key: str, said: str) -> None:
    assert old in NO_CARD_OF_LUIK
    text = NO_CARD_OF_LUIK.replace(old, new, 1)
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    error = fault_at(caught.value, key)
    assert error.file == "my.toml"
    assert error.fault.startswith(said)
    last = re.sub(r"\[.*", "", key).split(".")[-1]
    if error.fault != "is missing":
        assert last in text.split("\n")[error.line - 1]


def told(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    return f"{caught.value.key}: {caught.value.fault}"


def test_all_mistakes_are_told_at_once_each_on_its_line() -> None:
    text = TINY.replace("masters", "mastres", 1).replace("[silver]", "[sliver]").replace('"gent"', '"ghent"', 1)
    text = text.replace(SQUARE_S1, "s1 = [[-1, -2], [1, -2], [1, 0], [-1, 0]]", 1)
    with pytest.raises(EditionError) as caught:
        from_text(text, "my.toml")
    told = [(text.split("\n")[each.line - 1].split()[0], each.key) for each in caught.value.all]
    assert told == [
        ("brugge", "centres.brugge.mastres"),
        ("[sliver]", "sliver"),
        ("towns", "golden.a.towns[0]"),
        ("s1", "layout.l1.s1"),
    ]
    meant = [each.fault.rpartition("did you mean ")[2] for each in caught.value.all[:3]]
    assert meant == ["masters?", "silver?", "gent?"]


def test_six_layouts_are_needed_for_six_towns() -> None:
    five = TINY[: TINY.index("[layout.l6]")]
    assert told(five) == "layout: there must be 6 to 16 layouts, not 5"


def test_a_layout_without_a_space_is_refused() -> None:
    empty = TINY[: TINY.index("[layout.l6]")] + '[layout.l6]\nname = "x"\nc = [[0, 0], [2, 0], [2, 2], [0, 2]]\n'
    assert told(empty) == "layout.l6: there must be 1 to 24 spaces to build on, not 0"


def test_a_hole_is_refused() -> None:
    corners = [(2, 0), (4, 0), (4, 2), (4, 4), (2, 4), (0, 4), (0, 2)]
    ring = '[layout.l6]\nname = "ring"\nc = [[0, 0], [2, 0], [2, 2], [0, 2]]\n'
    for number, (x, y) in enumerate(corners, 1):
        ring += f"s{number} = [[{x}, {y}], [{x + 2}, {y}], [{x + 2}, {y + 2}], [{x}, {y + 2}]]\n"
    assert told(TINY[: TINY.index("[layout.l6]")] + ring) == "layout.l6: has a hole at (2, 2)"


def street(houses: int) -> str:
    squares = [
        f"s{n + 1} = [[{x}, 1], [{x + 2}, 1], [{x + 2}, 3], [{x}, 3]]"
        for n, x in enumerate(range(-1, 2 * houses - 2, 2))
    ]
    town = '[layout.l6]\nname = "street"\nc = [[-1, -1], [1, -1], [1, 1], [-1, 1]]\n' + "\n".join(squares)
    return told(TINY[: TINY.index("[layout.l6]")] + town)


def test_too_many_slots_are_refused() -> None:
    assert re.fullmatch(r"layout.l6: has \d+ spaces .*; 63 at most", street(24))


def test_too_many_spaces_are_refused() -> None:
    assert street(25) == "layout.l6: there must be 1 to 24 spaces to build on, not 25"


def test_a_guild_without_districts_and_a_shape_without_any_are_refused() -> None:
    nothing = "{ plain = 0, master = 0 }"
    blue = TINY.replace("{ plain = 1, master = 1 }", nothing, 3)
    assert told(blue) == "stock.blue: this guild has no district at all"
    no_squares = TINY.replace("square    = { plain = 1, master = 1 }", f"square    = {nothing}")
    no_squares = no_squares.replace("square    = 1", "square    = 0")
    assert told(no_squares) == "stock: there is no square in it, but s1 of l1 is one"


def test_an_empty_half_of_the_golden_cards_is_refused() -> None:
    half = "towns = []\ninfluence = 0\nsite = 0\npickup = 0\ncathedral = 0\nmaster = 0\n\n"
    text = re.sub(r"(?s)(\[golden\.b\]\n).*?\n\n", lambda found: found[1] + half, TINY)
    assert told(text) == "golden.b: there is no card in this half"


def test_r_34_how_many_spaces_there_are_is_the_edition_s_business() -> None:
    text = re.sub(r"t4 = \[\[-1, -4\].*\n", "", load("reconstruction").text)
    assert [int(mask).bit_count() for mask in from_text(text, "my.toml").board.base] == [
        13,
        14,
        14,
        14,
        14,
        14,
    ]


@given(st.data())
def test_no_change_of_the_text_raises_anything_else(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TINY)))
    end = data.draw(st.integers(start, min(len(TINY), start + 30)))
    text = TINY[:start] + data.draw(st.text(max_size=8)) + TINY[end:]
    try:
        from_text(text, "my.toml")
    except EditionError as error:
        assert_sentences(error)


VALUES = ["3", "-1", "[]", "{}", '""', "1e400", "1979-05-27", "[[0, 0], [0, 0], [0, 0]]", "true", "9" * 400]


@pytest.mark.parametrize("value", VALUES)
def test_no_value_anywhere_raises_anything_else(value: str) -> None:
    for line in TINY.split("\n"):
        if "=" in line:
            text = TINY.replace(line, f"{line.split('=')[0]}= {value}", 1)
            try:
                from_text(text, "my.toml")
            except EditionError as error:
                assert error.line  # noqa: PT017


@pytest.mark.parametrize("name", editions())
def test_towns_are_drawn_in_letters_within_80_columns(name: str) -> None:
    edition = load(name)
    for layout, names in enumerate(edition.slots):
        drawn = drawing.text(edition, layout)
        assert max(map(len, drawn.split("\n"))) <= 80
        assert set(re.findall(r"[a-z]\+?\d?", drawn)) == {name for name in names if "+" not in name}
        assert drawing.plain(drawn).isascii()


def test_labels_fillings_and_added_spaces_are_drawn(book: FlandersEdition) -> None:
    added = book.slots[0].index("a+1")
    drawn = drawing.text(book, 0, lambda layout, slot: f"x{slot}", lambda slot: "#", book.board.base[0] | 1 << added)
    assert f"x{added}" in drawn
    assert "#####" in drawn


def test_pictures_are_well_formed(book: FlandersEdition) -> None:
    sheet = ElementTree.fromstring(drawing.sheet(book))
    named = [text.text for text in sheet.iter("{http://www.w3.org/2000/svg}text")]
    assert len(named) == 6 * 15
    town = ElementTree.fromstring(drawing.svg(book, 0, label=lambda layout, slot: "<&>"))
    assert town.attrib["viewBox"] == "-104 -124 208 248"


def test_command_new_check_and_show(tmp_path: Path) -> None:
    file, picture = str(tmp_path / "my-box.toml"), tmp_path / "towns.svg"
    run = CliRunner().invoke
    assert run(command, ["new", file]).exit_code == 0
    assert tomllib.loads(Path(file).read_text())["name"] == "my-box"
    assert "my-box is a good edition of flanders (78 spaces" in run(command, ["check", file]).output
    assert "octagon" in run(command, ["show", file, "--place", "l1"]).output
    assert run(command, ["show", "tiny", "--svg", str(picture)]).exit_code == 0
    assert picture.read_text().startswith("<svg")


@pytest.mark.parametrize(
    "words",
    [
        ["check", "/"],
        ["check", "none.toml"],
        ["show", "nothing"],
        ["show", "tiny", "--place", "l9"],
        ["show", "tiny", "--svg", "/none/x.svg"],
        ["new", "Big.toml"],
        ["new", "/"],
        ["new", __file__.replace(".py", ".toml"), "--like", "nothing"],
    ],
)
def test_command_faults_are_one_sentence_and_exit_code_2(words: list[str]) -> None:
    result = CliRunner().invoke(command, words)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_command_new_does_not_overwrite(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious")
    assert CliRunner().invoke(command, ["new", str(file)]).exit_code == 2
    assert file.read_text() == "precious"


def test_command_names_the_titles_that_it_knows(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TINY.replace('"flanders"', '"hanse"'))
    told = CliRunner().invoke(command, ["check", str(file)]).stderr
    assert "title: only editions of flanders, gilde and strasbourg are known" in told


@pytest.mark.parametrize("words", [[], ["check"], ["show"], ["new"]])
def test_command_help_has_an_example(words: list[str]) -> None:
    assert "zunft edition" in CliRunner().invoke(command, [*words, "--help"]).output.split("Example:")[1]
