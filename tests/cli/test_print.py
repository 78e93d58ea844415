"""`zunft edition print`: what lies on the sheets and in the grids, for every title."""

from __future__ import annotations

import re
import sys
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from tests.cli.table import zunft
from tests.titles.market.title import MARKET

from zunft.catalogue import TITLES
from zunft.cli.phrasing import Phrasing
from zunft.cli.printing.grids import COLUMNS, HIDDEN, LARGEST, ROWS, grids
from zunft.cli.printing.images import picture, pixels
from zunft.cli.printing.sheets import DOTS, MARK, PAPERS, Sheets, grid_of
from zunft.engine.printed import PAPER, PrintedFace, PrintedSet, svg
from zunft.engine.title import Title
from zunft.text import know_names
from zunft.text.languages import LANGUAGES

every_title = pytest.mark.parametrize("title", [*TITLES.values(), MARKET], ids=lambda title: title.key)


def sets_of(title: Title, language: str = "en", edition: str = "") -> list[PrintedSet]:
    found = title.load(edition or title.editions()[0])
    if hasattr(found, "names"):
        know_names(title.key, found.name, found.names, found.abouts)
    sets: list[PrintedSet] = title.module("printed").printed(found, Phrasing(language, title, found.name))
    return sets


def words_on(printed: PrintedSet) -> str:
    drawn = [ElementTree.fromstring(svg(printed.size, face.drawing)) for face in printed.faces]
    return "\n".join(
        "".join(text.itertext()) for root in drawn for text in root.iter("{http://www.w3.org/2000/svg}text")
    )


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_is_a_drawing_without_missing_words(title: Title, language: str) -> None:
    for printed in sets_of(title, language):
        assert len({face.key for face in printed.faces}) == len(printed.faces)
        assert all(face.copies > 0 for face in printed.faces)
        assert not re.search(r"cli-|\{|\$|None", words_on(printed))


@every_title
def test_every_set_fits_on_both_papers_with_its_marks(title: Title) -> None:
    for printed, paper in product(sets_of(title), PAPERS):
        grid = grid_of(paper, printed)
        assert grid.columns * grid.rows >= 1, (printed.key, paper)
        for x, y, to_x, to_y in grid.marks():
            assert 0 <= min(x, to_x) <= max(x, to_x) <= grid.page[0]
            assert 0 <= min(y, to_y) <= max(y, to_y) <= grid.page[1]
            assert abs(x - to_x) + abs(y - to_y) == pytest.approx(MARK)


def test_the_pieces_are_those_of_the_edition() -> None:
    gilde, strasbourg, flanders = (TITLES[key].load("reconstruction") for key in ("gilde", "strasbourg", "flanders"))
    many = {
        key: {each.key: len(each.pieces) for each in sets_of(TITLES[key])}
        for key in ("gilde", "strasbourg", "flanders")
    }
    assert many["gilde"] == {"cards": sum(gilde.board.cards.copies), "professions": len(gilde.professions)}
    assert many["strasbourg"]["tasks"] == len(strasbourg.tasks)
    assert many["strasbourg"]["influence-0"] == sum(strasbourg.board.influence) == many["strasbourg"]["influence-4"]
    assert many["flanders"]["golden-a"] + many["flanders"]["golden-b"] == sum(flanders.board.golden)
    assert many["flanders"]["silver-blue"] == 11  # F-010
    districts = sum(many["flanders"][shape] for shape in ("squares", "rectangles", "triangles"))
    assert districts == sum(flanders.board.stock) + int(flanders.board.specials).bit_count()
    assert many["flanders"]["towns"] == len(flanders.places)


def test_what_a_task_asks_is_what_the_file_says(tmp_path: Path) -> None:
    """And not what the task of that number says in another edition."""
    text = TITLES["strasbourg"].load("tiny").text.replace('name = "tiny"', 'name = "mine"', 1)
    text = re.sub(r"(?m)^t01 = .*$", 't01 = { kind = "chapels", least = 2, points = 9 }', text, count=1)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    printed = next(
        each for each in sets_of(TITLES["strasbourg"], "en", str(tmp_path / "mine.toml")) if each.key == "tasks"
    )
    said = words_on(PrintedSet("t", printed.size, printed.faces[:1]))
    assert "2" in said
    assert "chapel" in said
    assert "+9" in said


def test_the_rules_of_a_card_stay_above_its_foot() -> None:
    """In every language, on the longest card."""
    for language in LANGUAGES:
        for face in sets_of(TITLES["gilde"], language)[0].faces:
            lines = re.findall(r'y="([\d.]+)" class="rule"', face.drawing)
            assert max(map(float, lines)) < 152, (language, face.key)


# --- on paper -------------------------------------------------------------------------------------


def test_the_back_lies_behind_its_face() -> None:
    """Turned over the long edge, the paper shows the columns the other way round."""
    printed = PrintedSet("cards", (63, 88), [PrintedFace("a", "")], "<g/>")
    grid = grid_of("a4", printed)
    assert (grid.columns, grid.rows) == (3, 3) == (grid_of("letter", printed).columns, grid_of("letter", printed).rows)
    for at in range(9):
        (x, y), (x_behind, y_behind) = grid.place(at, mirrored=False), grid.place(at, mirrored=True)
        assert x_behind + 63 == pytest.approx(grid.page[0] - x)
        assert y_behind == y


def test_sheets_have_a_page_of_backs_for_each_of_faces_and_are_the_same_bytes_again() -> None:
    printed = sets_of(MARKET, edition="stalls")[0]
    made = []
    for _ in range(2):
        sheets = Sheets("stalls-a4", "a4")
        sheets.add(printed)
        assert sheets.pdf.page == 2 * -(-len(printed.pieces) // 9)
        made.append(sheets.bytes())
    assert made[0] == made[1]
    assert made[0].startswith(b"%PDF-")
    assert made[0].count(b"/MediaBox [0 0 595.28 841.89]") >= 1


def test_a_picture_has_its_words_on_every_machine() -> None:
    """The fonts come with the program, so a machine without any prints them, too."""
    blank, worded = (
        f'<rect width="63" height="88" fill="{PAPER}"/>{more}' for more in ("", '<text y="40">Word</text>')
    )
    drawn = [picture(svg((63, 88), each), pixels(63, DOTS)) for each in (blank, worded)]
    assert drawn[0].size == (744, 1040)
    assert drawn[0].getcolors() is not None
    assert len(drawn[0].getcolors() or []) == 1
    assert len(drawn[1].getcolors(1_000_000) or []) > 1


# --- on a virtual table ---------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [1, 9, 10, 69, 70])
def test_a_grid_has_room_for_all_and_the_hidden_place(pieces: int) -> None:
    printed = PrintedSet(
        "cards", (63, 88), [PrintedFace("a", f'<rect width="63" height="88" fill="{PAPER}"/>', pieces)], "<g/>"
    )
    *found, back = grids(printed)
    assert len(found) == -(-pieces // (COLUMNS * ROWS - HIDDEN))
    total = 0
    for each in found:
        columns, rows, number = map(int, re.findall(r"\d+", each.about))
        assert 2 <= columns <= COLUMNS
        assert 2 <= rows <= ROWS
        assert number + HIDDEN <= columns * rows
        assert max(each.image.size) <= LARGEST
        assert (each.image.width / columns, each.image.height / rows) == back.image.size
        total += number
    assert total == pieces


# --- the command ----------------------------------------------------------------------------------


def test_the_toy_title_is_printed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "market", MARKET)
    monkeypatch.delitem(sys.modules, "zunft.cli.edition", raising=False)
    try:
        said = zunft("edition", "print", "booth", "--title", "market", "--paper", "letter", "--out", tmp_path)
        assert said.output == f"{tmp_path / 'booth-letter.pdf'}: 2 pages, 3 pieces\n"
        assert (tmp_path / "booth-letter.pdf").read_bytes().startswith(b"%PDF-")
        said = zunft("edition", "print", "booth", "--title", "market", "--png", "--out", tmp_path)
        assert said.output.splitlines()[0] == f"{tmp_path / 'cards-1.png'}: width 4, height 2, number 3"
        with Image.open(tmp_path / "cards-1.png") as found:
            assert found.size == (1600, 2 * 559)
    finally:
        sys.modules.pop("zunft.cli.edition", None)


def test_without_the_extra_a_sentence_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sheets", "grids", "images"):
        monkeypatch.delitem(sys.modules, f"zunft.cli.printing.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    said = zunft("edition", "print", "tiny", "--title", "gilde", "--out", tmp_path / "x")
    assert said.exit_code == 2
    assert said.stderr.strip() == 'The package resvg_py is missing; “pip install "zunft[print]"” brings it.'
