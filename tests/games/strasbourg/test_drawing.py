"""The city in letters and as a picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from zunft.games.strasbourg import drawing
from zunft.games.strasbourg.edition import StrasbourgEdition, editions, from_text, load

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def book() -> StrasbourgEdition:
    return load("reconstruction")


TINY_CITY = """\
       a       b       c       d       e
   ┌───────────────┬───────────────────────┐
 1 │  V 3  ╎  V 4  │  S 4  ╎  S 4  ╎  S 4  │
   │       ╎       │       ╎       ╎       │
   │╌╌╌╌╌╌c01──────┼───────┬──────c02──────┤
 2 │  V 4  │░░░░░░░│  K 1  │  H 3  ╎  H 2  │
   │       │░░░b2░░│       │       ╎       │
   ├───────┼───────┘╌╌╌╌╌╌╌├───────┐╌╌╌╌╌╌╌│
 3 │  U 1  │  K 1  ╎  K 1  │░░░░░░░│  H 3  │
   │       │       ╎       │░░░d3░░│       │
   │╌╌╌╌╌╌╌└──────c03╌╌╌╌╌╌└───────┴───────┤
 4 │  U 1  ╎  U 1  │  K 0  ╎  K 1  ╎  K 0  │
   │       ╎       │       ╎       ╎       │
   └───────────────┴───────────────────────┘"""


def test_s_007_tiny_in_letters() -> None:
    assert drawing.text(load("tiny")) == TINY_CITY


@pytest.mark.parametrize("name", editions())
def test_s_007_everything_is_drawn_in_letters_within_80_columns(name: str) -> None:
    edition = load(name)
    drawn = drawing.text(edition)
    assert max(map(len, drawn.split("\n"))) <= 80
    assert set(re.findall(r"\bc\d\d", drawn)) == set(edition.chapels)
    assert {space for space in edition.squares if f"░{space}░" in drawn} == set(edition.buildings)
    prices = [f"{'SVHUK'[edition.board.guild[n]]} {edition.board.price[n]}" for n in range(len(edition.squares))]
    assert re.findall(r"[SVHUK] \d", drawn) == [price for n, price in enumerate(prices) if edition.board.guild[n] >= 0]
    assert drawing.plain(drawn).isascii()


def test_what_stands_somewhere_is_drawn_in_letters(book: StrasbourgEdition) -> None:
    stands = {"a1": "thomas", "f4": "a-very-long-name"}
    drawn = drawing.text(
        book,
        lambda square: stands.get(book.squares[square], ""),
        lambda space: "inn" if book.squares[space] == "h4" else "",
        lambda chapel: "+" if book.chapels[chapel] == "c02" else "o",
    )
    assert drawn.split("\n")[3].startswith("   │ thomas╎")
    assert "│a-very-╎" in drawn
    assert "░░inn░░" in drawn
    assert (drawn.count("─o─") + drawn.count("╌o╌") + drawn.count("╌o─"), drawn.count("╌+╌")) == (11, 1)
    assert len({len(line) for line in drawn.split("\n")[1:]}) == 1


def test_a_broad_city_has_narrow_squares() -> None:
    rows = ["SSSSSSVVVVVVHHH", "UUUUUUHHHKKKKKK", "UUKKKKKK##SSSSS", "HHHVVVVVVUUUUU#"]
    text = load("tiny").text
    for key, drawn in (("squares", rows), ("prices", [re.sub("[A-Z]", "1", row) for row in rows])):
        listed = "".join(f'    "{row}",\n' for row in drawn)
        text = re.sub(rf"(?s){key} = \[\n.*?\]", f"{key} = [\n{listed}]", text)
    lines = drawing.text(from_text(text, "broad.toml")).split("\n")
    assert max(map(len, lines)) == 79
    assert lines[2].startswith(" 1 │ S 1╎ S 1╎")


def test_s_007_a_picture_shows_every_letter_price_and_space(book: StrasbourgEdition) -> None:
    picture = ElementTree.fromstring(drawing.svg(book))
    said = [text.text or "" for text in picture.iter(f"{SVG}text")]
    assert [said.count(letter) for letter in "SVHUK"] == [10, 10, 10, 11, 11]  # the squares and the legend
    assert set(book.chapels) | set(book.buildings) <= set(said)
    assert "shoe 3" in said
    assert "inn 4" in said[-1]
    styles = [circle.attrib["class"] for circle in picture.iter(f"{SVG}circle") if "class" in circle.attrib]
    assert (styles.count("coin"), styles.count("chapel"), styles.count("tower")) == (47, 12, 4)
    assert picture.attrib["viewBox"] == "0 0 512 456"


@pytest.mark.parametrize("name", editions())
def test_pictures_are_well_formed_whatever_stands_there(name: str) -> None:
    edition = load(name)
    picture = ElementTree.fromstring(drawing.svg(edition, lambda n: "<&>", lambda n: "<b>", lambda n: '"'))
    said = [text.text for text in picture.iter(f"{SVG}text")]
    buildings = len(edition.buildings)
    assert (said.count("<&>"), said.count("<b>")) == (len(edition.squares) - buildings, buildings)
    assert said.count('"') == len(edition.chapels)
    assert not [c for c in picture.iter(f"{SVG}circle") if c.attrib.get("class") == "coin"]
