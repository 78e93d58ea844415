"""Names and rules that an edition's own file has for its things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from tests.titles.market.edition import MarketEdition
from tests.titles.market.title import MARKET

import zunft
from zunft.games.flanders import edition as flanders
from zunft.games.flanders.game import FLANDERS
from zunft.games.gilde import edition as gilde
from zunft.text import PRINTED, Speaker, Texts, _listed, explain, know, know_names, name_of, say
from zunft.text.languages import LANGUAGES

NAMES = {"card": {"b01": {"en": "Farm", "de": "Hof", "nl": "Boerderij"}, "b02": {"en": "Mill", "de": "Mühle"}}}
ABOUTS = {"card": {"b01": {"en": "Income 2.", "de": "Einkommen 2.", "nl": "Inkomsten 2."}}}


@pytest.fixture(autouse=True)
def village() -> Iterator[None]:
    """A title with two editions; what others have made known is left alone."""
    before = {title: dict(known) for title, known in PRINTED.items()}
    know_names("village", "first", NAMES, ABOUTS)
    know_names("village", "second", {"card": {"b01": {"en": "Grange"}}}, {})
    yield
    PRINTED.clear()
    PRINTED.update(before)


def test_the_named_edition_says_what_its_things_are_called() -> None:
    assert name_of("village", "card", "b01", "de", "first") == "Hof"
    assert name_of("village", "card", "b01", "en", "second") == "Grange"
    assert explain("village", "card", "b01", "nl", "first") == "Inkomsten 2."
    assert explain("village", "card", "b01", "nl", "second") == ""


def test_without_an_edition_the_first_one_speaks() -> None:
    assert name_of("village", "card", "b01") == "Farm"
    assert explain("village", "card", "b01", "de") == "Einkommen 2."
    know_names("village", "first", {"card": {"b01": {"en": "Croft"}}}, {})
    assert name_of("village", "card", "b01") == "Croft"


def test_a_language_that_is_missing_is_english() -> None:
    assert name_of("village", "card", "b02", "nl") == "Mill"
    assert name_of("village", "card", "b01", "fr") == "Farm"


@pytest.mark.parametrize("edition", ["", "first", "third"])
def test_what_no_edition_names_is_called_by_its_key(edition: str) -> None:
    assert name_of("village", "card", "b99", "de", edition) == "b99"
    assert name_of("village", "person", "b01", "de", edition) == "b01"
    assert name_of("hamlet", "card", "b01", "de", edition) == "b01"
    assert explain("village", "person", "b01", "de", edition) == ""


def test_an_unknown_edition_has_no_names() -> None:
    assert name_of("village", "card", "b01", "de", "third") == "b01"


def test_a_target_is_a_card() -> None:
    said: dict[str, Any] = {"key": "village.event.locked", "args": {"card": "b02", "target": "b01"}}
    assert say(said, "de") == "village-event-locked card=Mühle target=Hof"
    assert say(said, "de", edition="second") == "village-event-locked card=b02 target=Grange"


def test_a_set_of_cards_is_named_word_by_word() -> None:
    speaker = Speaker("village", "first", "de", ())
    assert _listed(speaker, "cards", "b01 b02 b01") == "Hof, Mühle, Hof"
    assert _listed(speaker, "cards", "b01 b99") == "b01 b99"


def test_names_of_an_edition_go_before_the_fluent_files() -> None:
    know("flanders", FLANDERS.texts)
    know_names("flanders", "mine", {"town": {"gent": {"en": "Gantois"}}}, {})
    assert name_of("flanders", "town", "gent", "en", "mine") == "Gantois"
    assert name_of("flanders", "town", "gent", "en", "tiny") == "Ghent"
    assert name_of("flanders", "town", "brugge", "en", "mine") == "Bruges"


@dataclass(frozen=True)
class NamedMarket(MarketEdition):
    names: Texts
    abouts: Texts


def test_a_table_makes_the_names_of_its_edition_known() -> None:
    edition = NamedMarket(**vars(MARKET.load(MARKET.editions()[0])), names=NAMES, abouts=ABOUTS)
    zunft.Table(MARKET, seats=3, seed=1, edition=edition)
    assert name_of("market", "card", "b01", "nl", edition.name) == "Boerderij"
    assert explain("market", "card", "b01", "en", edition.name) == "Income 2."


def test_a_table_of_an_edition_without_names_makes_nothing_known() -> None:
    zunft.Table("strasbourg", seats=3, seed=1, edition="tiny")
    assert "tiny" not in PRINTED.get("strasbourg", {})


@pytest.mark.parametrize("name", flanders.editions())
def test_every_town_plan_of_ours_has_a_name_in_every_language(name: str) -> None:
    edition = flanders.load(name)
    know_names("flanders", name, edition.names, edition.abouts)
    for place in edition.places:
        assert set(edition.names["place"][place]) == set(LANGUAGES)
        assert name_of("flanders", "place", place, "de", name) != name_of("flanders", "place", place, "en", name)


def test_a_town_plan_of_another_edition_is_called_as_its_file_says() -> None:
    text = flanders.load("tiny").text.replace('name = "tiny"', 'name = "mine"').replace('"corner"', '"duck pond"')
    zunft.Table("flanders", seats=3, seed=1, edition=flanders.from_text(text, "mine.toml"))
    laid: dict[str, Any] = {"key": "flanders.event.laid-centre", "args": {"town": "gent", "place": "l1"}}
    assert say(laid, "en", edition="mine") == "The centre of Ghent goes on plan duck pond."
    laid["args"]["place"] = "l2"  # a word that ours have, too
    assert say(laid, "nl", edition="mine") == "Het centrum van Gent komt op plattegrond Twee vierkanten."


@pytest.mark.parametrize("name", gilde.editions())
def test_an_edition_of_the_guild_has_names_and_rules_in_every_language(name: str) -> None:
    edition = gilde.load(name)
    know_names("gilde", name, edition.names, edition.abouts)
    for language in LANGUAGES:
        for kind, keys in (("card", edition.cards), ("profession", edition.professions)):
            assert all(explain("gilde", kind, key, language, name) for key in keys)
        for kind, keys in (("title", edition.titles), ("residence", edition.residences)):
            assert all(name_of("gilde", kind, key, language, name) != key for key in keys)
