"""Single sentences and names, word for word: seats, numbers, lists, rules, and what an edition calls its own."""

from __future__ import annotations

import re

import pytest
from tests.texts import NAMES

import zunft
from zunft.games.strasbourg.game import STRASBOURG
from zunft.text import explain, has_text, name_of, phrase, say
from zunft.text.languages import LANGUAGES

BUILT = {"key": "flanders.event.built", "args": {"seat": 1, "town": "gent", "space": "s3", "district": "blue+1"}}


def test_a_reason_shows_its_rule() -> None:
    reason = {"key": "flanders.refused.closed", "args": {"town": "gent"}, "rule": "F-091"}
    assert say(reason) == "F-091: Ghent has been scored; nothing happens there any more."
    assert say(reason, "de") == "F-091: Gent ist schon gewertet, dort geschieht nichts mehr."
    assert say(reason, "nl") == "F-091: Gent is al afgerekend; daar gebeurt niets meer."


def test_a_set_is_named_word_by_word() -> None:
    kept = {"key": "strasbourg.event.kept-tasks", "args": {"tasks": "t03 t17"}}
    assert say(kept) == "You keep: Regulars’ table, Deepest purse."
    assert say(kept, "de") == "Du behältst: Stammtisch, Dickster Geldbeutel."
    assert say(kept, "nl") == "Je houdt: Stamtafel, Dikste beurs."
    assert say({**kept, "args": {"tasks": "t03"}}) == "You keep: Regulars’ table."
    assert say({**kept, "args": {"tasks": "t03 t99"}}) == "You keep: t03 t99."


def test_an_empty_list_is_shown_as_a_dash() -> None:
    reason = {"key": "strasbourg.refused.other-cards", "args": {"cards": ""}}
    assert say(reason) == "Your stacks have to use up exactly the cards in your hand: –."
    assert say({**reason, "args": {"cards": "2 2 5"}}, "nl").endswith("bestaan: 2 2 5.")


def test_a_name_may_be_the_editions_own() -> None:
    assert name_of("strasbourg", "task", "t01", "de") == "Nachtwache"
    assert name_of("strasbourg", "task", "t01", "de", "tiny") == "Stammtisch"
    assert name_of("strasbourg", "task", "t01", "de", "my-box") == "Nachtwache"
    assert explain("strasbourg", "task", "t14", "nl", "tiny") == "Je hebt nog minstens één privilege: 3 punten."
    card = {"key": "strasbourg.event.round-card", "args": {"number": 1, "roundcard": "rc2"}}
    assert say(card) == "Round 1: round card 2."
    assert say(card, edition="reconstruction") == "Round 1: vintners, butchers, bakers."
    assert say(card, edition="tiny") == "Round 1: bakers, shoemakers, butchers."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_edition_says_about_itself_is_what_its_file_says(language: str) -> None:
    """Round cards name their guilds in order; tasks name their points."""
    for edition in STRASBOURG.editions():
        loaded = STRASBOURG.load(edition)
        for at, card in enumerate(loaded.cards):
            guilds = [loaded.guilds[loaded.board.round_guilds[3 * at + of]] for of in range(3)]
            named = ", ".join(name_of("strasbourg", "guild", guild, language) for guild in guilds)
            assert name_of("strasbourg", "roundcard", card, language, edition) == named
        for at, task in enumerate(loaded.tasks):
            about = explain("strasbourg", "task", task, language, edition)
            assert re.search(rf": {loaded.board.task_points[at]} (points|Punkte|punten)\.$", about), task


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (1, "Platz 0 erhält am Ende 1: insgesamt 4."),
        (-2, "Platz 0 erhält am Ende −2: insgesamt 4."),
        (20, "Platz 0 erhält am Ende 20: insgesamt 4."),
    ],
)
def test_points_may_be_lost(points: int, sentence: str) -> None:
    args = {"seat": 0, "number": points, "total": 4}
    assert say({"key": "strasbourg.event.scored", "args": args}, "de") == sentence


def test_a_step_without_a_guild_is_called_by_its_name() -> None:
    assert say({"key": "strasbourg.event.step-began", "args": {"step": "a"}}) == "Step A: nobility and church."
    args = {"step": "d", "guild": "bakers"}
    assert say({"key": "strasbourg.event.step-began", "args": args}, "nl") == "Stap D: de bakkers."


def test_an_error_is_a_sentence() -> None:
    table = zunft.Table("flanders", seats=3, seed=1)
    with pytest.raises(zunft.IllegalMove, match=r"^There is no seat “7”; the seats are numbered from 0 to 2\.$"):
        table.play(7, "choose gent 0")
    with pytest.raises(zunft.IllegalMove, match="“gand” is not known here; expected: town"):
        table.play(0, "build gand s1 blue")


def test_a_seat_is_called_by_its_number_by_its_name_or_you() -> None:
    rest = "a blue district with a guild master on s3 in Ghent."
    assert say(BUILT) == f"Seat 1 builds {rest}"
    assert say(BUILT, names=NAMES) == f"Bram builds {rest}"
    assert say(BUILT, names=NAMES, you=1) == f"You build {rest}"
    assert say(BUILT, names=NAMES, you=0) == f"Bram builds {rest}"
    assert say(BUILT, names=["Anna"]) == f"Seat 1 builds {rest}"


def test_a_language_that_is_not_known_is_english() -> None:
    assert say(BUILT, "fr") == say(BUILT, "en") != say(BUILT, "de")


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (0, "In Lüttich gehen die Färber (blau) leer aus."),
        (1, "In Lüttich bekommen die Färber (blau) einen Punkt."),
        (12, "In Lüttich bekommen die Färber (blau) 12 Punkte."),
    ],
)
def test_numbers_have_their_plurals(points: int, sentence: str) -> None:
    args = {"town": "luik", "coat": "blue", "number": points}
    assert say({"key": "flanders.event.scored", "args": args}, "de") == sentence


def test_a_thing_without_a_name_is_shown_by_its_key() -> None:
    assert name_of("flanders", "town", "antwerpen", "de") == "antwerpen"
    args = {"card": "antwerpen"}
    assert say({"key": "flanders.ask.placement", "args": args}, "nl") == "Bouw of voltooi een wijk in antwerpen."


def test_a_text_may_choose_its_words_by_the_key() -> None:
    assert say({"key": "flanders.ask.placement", "args": {"card": "site"}}, "de") == "Eröffne eine Baustelle."


def test_what_has_no_text_is_shown_as_it_is() -> None:
    assert (
        say({"key": "nothing.event.fell", "args": {"seat": 2, "thing": "x"}})
        == "nothing-event-fell seat=Seat 2 thing=x"
    )
    assert not has_text("flanders-event-fell", "en")


def test_a_text_that_lacks_something_is_an_error() -> None:
    with pytest.raises(LookupError, match="flanders-event-covered"):
        phrase("flanders-event-covered", "de", town="Gent")
