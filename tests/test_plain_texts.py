"""Texts are written as somebody would say them: patterns that nobody would use stay out, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

import zunft
from zunft.text.languages import LANGUAGES
from zunft.text.law import rules_of

ROOT = Path(zunft.__file__).parents[2]
FOLDERS = ("src/zunft", "web/src", "tests/titles")
NAME = re.compile(r"^(\s*\.?[\w-]+ =|\s*\*?\[[\w-]+\])\s*")  # what stands before the words in a line: id or variant
CARDS = "card|target|pending|subject|task|place|golden|title|residence|profession|district|edifice"


class Pattern(NamedTuple):
    """Words that are not to be used, why, and a sentence that had them once."""

    words: str
    why: str
    once: str


MINUS = Pattern(r"(?<![\w}–-])-\d", "a minus sign is −", "{ $task } fulfilled: -6 points")
CHANCE = Pattern(r"[\d}]%", "a chance is written 82 %, with a space", "{ $number }% chance of success.")
PATH = Pattern(r"\bsrc/", "a text names no file of the sources", "{ $card } spelen@ src/zunft/games/gilde/text")
PATTERNS = {
    "en": [
        MINUS,
        CHANCE,
        PATH,
        Pattern(r", or (do|does) .*\?", "one question, the verb first", "Which stack do you reveal, or do you pass?"),
        Pattern(
            r"(, if any|, and (where|which|how many)\b.*)\?", "one question", "Which card do you put back, if any?"
        ),
        Pattern(r"\b(is|are) to (decide|choose|be)\b", "say who acts", "Clara is to decide."),
        Pattern(r"\b[Ll]ay\b(?! out)", "cards are played or placed; offers are made", "Lay as a proposal"),
        Pattern(r"\b[Pp]art with\b", "a person is dismissed, a card given up", "Part with Executioner"),
        Pattern(r"\bsealed\b", "secret, or encrypted", "Everyone is asked at once and sealed."),
        Pattern(r"\b[Ii]n words\b", "it is the text view", "In words"),
        Pattern(r"^Together\b", "a sum is a total", "Together 36"),
        Pattern(r"\btimes in 100\b", "a chance is written 82 %", "It succeeds about 82 times in 100."),
        Pattern(
            r"\bWhat (do|does) (you|\{ \$\w+ \}) do\?",
            "say what can be done",
            "Your upkeep is 3. What do you do?",
        ),
        Pattern(r"\b[Tt]his is no\b", "this is not a …", "This is no e-mail address."),
        Pattern(r"\bin all(?=[.,:]|$)", "in total", "The draw adds 3: 17 in all."),
        Pattern(r"^(On )?[Ww]hich .*\bdo(es)? .*\?", "the verb first", "On which square do you place a family member?"),
        Pattern(r"\b(elected|for) Mayor\b", "an office has a small letter", "Be elected Mayor."),
    ],
    "de": [
        MINUS,
        CHANCE,
        PATH,
        Pattern(
            r", oder \w+(st|t) du\b.*\?", "eine Frage, das Verb zuerst", "Welchen Stapel deckst du auf, oder passt du?"
        ),
        Pattern(
            r"(, wenn überhaupt|, und (wo|welche\w*|wie viele)\b.*)\?",
            "eine Frage",
            "Welche Karte legst du zurück, wenn überhaupt?",
        ),
        Pattern(rf"„\{{ ?\$({CARDS}) ?\}}“", "Karten stehen ohne Anführungszeichen", "„{ $card }“ spielen"),
        Pattern(r"\bversiegelt", "geheim oder verschlüsselt", "Ihr Inhalt ist versiegelt."),
        Pattern(r"\b[Ii]n Worten\b", "es ist die Textansicht", "Der Tisch in Worten"),
        Pattern(r"^Zusammen\b", "eine Summe heißt gesamt", "Zusammen 36"),
        Pattern(r"von 100 Malen\b", "eine Chance heißt 82 %", "Es gelingt etwa 83 von 100 Malen."),
        Pattern(r"\bWas tust du\?", "sag, was möglich ist", "Dein Geld reicht nicht. Was tust du?"),
        Pattern(r"\btäte\b", "würde … tun", "Was täte ein Meister?"),
        Pattern(r"^(Auf )?[Ww]elche\w* .*\bdu\b.*\?", "das Verb zuerst", "Welche Karte legst du ab?"),
        Pattern(r"\bSpielbrett", "es ist ein Spielplan", "Spielbrett"),
        Pattern(r"\bKlänge\b", "ein Tisch macht Geräusche", "Klänge"),
    ],
    "nl": [
        MINUS,
        CHANCE,
        PATH,
        Pattern(r", of \w+ je\b.*\?", "één vraag, het werkwoord eerst", "Welke stapel draai je om, of pas je?"),
        Pattern(
            r"(, als je dat wilt|, en (waar|welke|hoeveel)\b.*)\?",
            "één vraag",
            "Welke kaart leg je terug, als je dat wilt?",
        ),
        Pattern(rf"‘\{{ ?\$({CARDS}) ?\}}’", "kaarten staan zonder aanhalingstekens", "‘{ $card }’ spelen"),
        Pattern(r"\b(verzegeld|verdekt)", "geheim of versleuteld", "Iedereen wordt tegelijk en verdekt gevraagd."),
        Pattern(r"\b[Ii]n woorden\b", "het is de tekstweergave", "De tafel in woorden"),
        Pattern(r"^Samen\b(?! (aan|op|spelen))", "een som is een totaal", "Samen 36"),
        Pattern(r"van de 100 keer\b", "een kans is 82 %", "Het lukt ongeveer 83 van de 100 keer."),
        Pattern(r"\bWat doe je\?", "zeg wat er kan", "Je komt geld tekort. Wat doe je?"),
        Pattern(r"\bAfscheid nemen\b", "een kaart geef je op", "Afscheid nemen van Voorstad"),
        Pattern(r"^(Op )?[Ww]elke? .*\bje\b.*\?", "het werkwoord eerst", "Op welk vak zet je een familielid?"),
        Pattern(r"\baan zet\b", "wie speelt, is aan de beurt", "Clara is aan zet."),
        Pattern(r"\b[Ii]nvloedkaart", "met een s: invloedskaart", "Een invloedkaart meer"),
        Pattern(
            r"\b(leg|tik|voer|houd)( je)? haar\b", "een kaart is ‘die’ of ‘hem’", "Leg de kaart neer of houd haar."
        ),
    ],
}
# In a numbered rule nothing is cited that a reader cannot see, and no program is spoken of.
UNSEEN = re.compile(
    r"\bP-?\d+[a-z]?\b|\bTV?-\d+|\b[Ss]ection \d|\bAbschnitt \d|\b[Pp]aragraaf \d"
    r"|\b[Ee]ngine|Spielmaschine|spelprogramma|\b[Ss]imulat|\bschema\b|\bredeal|\bdefault\b"
)
SOURCE = re.compile(
    r"\s*\[(?:[RTDC]|P-?\d+[a-z]?)(?:[+/;, ][^\]]*)?\]"
)  # where a rule is from; the client leaves it out


def lines(language: str) -> Iterator[tuple[str, str]]:
    """The words of each line of each file, with the place where they stand."""
    for file in sorted(chain.from_iterable((ROOT / folder).rglob(f"text/{language}.ftl") for folder in FOLDERS)):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(ROOT)}:{number}", NAME.sub("", line).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_words_that_nobody_would_use(language: str) -> None:
    assert [
        f"{place}: {words} ({pattern.why})"
        for place, words in lines(language)
        for pattern in PATTERNS[language]
        if re.search(pattern.words, words)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_pattern_finds_the_sentence_for_which_it_was_made(language: str) -> None:
    assert [each.once for each in PATTERNS[language] if not re.search(each.words, each.once)] == []


def test_the_texts_of_every_part_are_read() -> None:
    found = {place.split(":")[0] for place, _ in lines("en")}
    assert {"src/zunft/text/en.ftl", "src/zunft/games/gilde/text/en.ftl", "web/src/hall/text/en.ftl"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", zunft.titles())
def test_a_rule_cites_nothing_that_its_reader_cannot_see(title: str, language: str) -> None:
    law = rules_of(title, language)
    assert law is not None
    cited = {number: UNSEEN.findall(SOURCE.sub("", rule.text)) for number, rule in law.rules.items()}
    assert {number: found for number, found in cited.items() if found} == {}


def test_a_citation_of_a_paper_or_of_the_engine_would_be_found() -> None:
    assert UNSEEN.findall("P3, P4; section 6.5; the engine's default; TV-02b") == [
        "P3",
        "P4",
        "section 6",
        "engine",
        "default",
        "TV-02",
    ]
