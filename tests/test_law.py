"""The law in three languages: the English text counts, and no translation lacks, adds or renumbers anything."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import zunft
from zunft.text.languages import LANGUAGES
from zunft.text.law import Rule, WrittenLaw, read, rules_of

CITED = re.compile(r"\b[FSGRAQ]-\d{2,3}\b")
CODE = re.compile(r"`[^`]+`")
every_title = pytest.mark.parametrize("title", zunft.titles())
every_translation = pytest.mark.parametrize("language", LANGUAGES[1:])


def law(title: str, language: str = "en") -> WrittenLaw:
    found = rules_of(title, language)
    assert found is not None
    assert found.language == language
    return found


def marks(rule: Rule) -> Counter[str]:
    """What is the same in every language: the rules that are cited, and the words of the notation."""
    return Counter(CITED.findall(rule.text)) + Counter(CODE.findall(rule.text))


@every_title
@every_translation
def test_a_translation_has_every_rule_in_its_place(title: str, language: str) -> None:
    assert list(law(title, language).rules) == list(law(title).rules)


@every_title
@every_translation
def test_a_translated_rule_cites_what_the_english_one_cites(title: str, language: str) -> None:
    english, other = law(title).rules, law(title, language).rules
    assert {number: marks(rule) for number, rule in other.items()} == {
        number: marks(rule) for number, rule in english.items()
    }


@every_title
@every_translation
def test_no_rule_is_left_in_english(title: str, language: str) -> None:
    english, other = law(title).rules, law(title, language).rules
    assert [number for number, rule in other.items() if rule.text == english[number].text] == []


@every_title
def test_a_ruling_has_its_question_readings_and_answer_in_every_language(title: str) -> None:
    def shape(language: str) -> dict[str, int]:
        return {number: rule.text.count("\n\n") for number, rule in law(title, language).rules.items()}

    assert shape("de") == shape("nl") == shape("en")


def test_what_nobody_has_translated_is_in_english() -> None:
    found = rules_of("flanders", "fr")
    assert found is not None
    assert found.language == "en"
    assert rules_of("../flanders") is rules_of("chess") is None


def test_lines_that_belong_to_a_rule_are_read_with_it() -> None:
    text = "## 1 Begin\n- **F-001** One.\n  Two.\n\nNo rule.\n| R-01 | Why? | a; b | b | So. |\n| P-1 | x |"
    assert read(text) == {"F-001": Rule("1 Begin", "One.\nTwo."), "R-01": Rule("1 Begin", "Why?\n\na; b\n\nb\n\nSo.")}
