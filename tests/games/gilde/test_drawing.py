"""The cards in letters and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from zunft.games.gilde import drawing
from zunft.games.gilde.edition import GildeEdition, editions, from_text, load
from zunft.text.languages import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def book() -> GildeEdition:
    return load("reconstruction")


FOUR = """\
── business ────────────────────────────────────────────────────────────────────
b03   Inn                            cost 12  value  5  ×2  Patron
      Needs Denizen
      Income 4 each own turn.

── annex ───────────────────────────────────────────────────────────────────────
z07   Water Mill                     cost  4  value  3  ×2
      Needs 2 businesses
      Income +1 while you own at least 2 unlocked businesses.

── district ────────────────────────────────────────────────────────────────────
d06   Patricians’ Quarter            cost 11  value  7  ×1
      Needs Citizen, favour 5
      Votes 6; Upkeep 3.

── instant ─────────────────────────────────────────────────────────────────────
i06   Pawnbroker                     cost  0  value  1  ×1
      Gain 4 talers."""


def test_four_cards_in_letters(book: GildeEdition) -> None:
    assert drawing.text(book, [book.cards.index(key) for key in ("b03", "z07", "d06", "i06")]) == FOUR


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", editions())
def test_every_card_is_listed_within_80_columns(name: str, language: str) -> None:
    edition = load(name)
    lines = drawing.text(edition, language=language).split("\n")
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines if line and line[0] not in " ─"] == list(edition.cards)
    assert all(any(f" {said[language]} " in line for line in lines) for said in edition.names["card"].values())
    assert drawing.plain("\n".join(lines)).isascii()


def test_a_terminal_without_signs_still_shows_names(book: GildeEdition) -> None:
    said = drawing.plain(drawing.text(book, [book.cards.index("b05")]))
    assert "b05   Tailor's Shop                  cost  8  value  4  x2  Craftsman" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", editions())
def test_a_picture_shows_every_card(name: str, language: str) -> None:
    edition = load(name)
    picture = ElementTree.fromstring(drawing.svg(edition, language=language))
    said = [text.text or "" for text in picture.iter(f"{SVG}text")]
    assert all(names[language] in said for names in edition.names["card"].values())
    assert [word.split()[0] for word in said if " ×" in word] == list(edition.cards)
    styles = [rect.attrib.get("class") for rect in picture.iter(f"{SVG}rect")]
    assert styles.count("card") == len(edition.cards)
    assert said[-1].startswith("B business  ·  N annex")


def test_rules_stay_on_their_card(book: GildeEdition) -> None:
    for language in LANGUAGES:
        for card in range(len(book.cards)):
            assert len(drawing.written(book, card, language, drawing.needs(book, card, language))) <= 13


def test_a_picture_is_well_formed_whatever_a_card_is_called() -> None:
    text = load("tiny").text.replace('en = "Farm"', "en = '<&>'", 1)
    picture = ElementTree.fromstring(drawing.svg(from_text(text, "my.toml"), [0]))
    assert "<&>" in [said.text for said in picture.iter(f"{SVG}text")]
