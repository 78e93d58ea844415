"""The JSON Schemas for editors: every edition of ours keeps to them, and a misspelt word does not."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from jsonschema import Draft7Validator

from zunft.catalogue import TITLES, titles

EDITIONS = [(title, name) for title in titles() for name in TITLES[title].editions()]
MISTAKES = {
    "flanders": [("masters =", "mastres ="), ('coat = "yellow"', 'coat = "pink"'), ("influence = 1", "influence = -1")],
    "strasbourg": [
        ("coins =", "coin ="),
        ('"council"', '"counsil"'),
        ('"smiths"', '"smith"'),
        ("least = 2", "lest = 2"),
    ],
    "gilde": [
        ("copies =", "copys ="),
        ("gain_talers", "gain_taler"),
        ('who = "self"', 'who = "selv"'),
        ("en = ", "e = "),
    ],
}


def validator(title: str) -> Draft7Validator:
    schema: dict[str, Any] = TITLES[title].module("schema").schema()
    Draft7Validator.check_schema(schema)
    return Draft7Validator(schema)


@pytest.mark.parametrize(("title", "name"), EDITIONS)
def test_every_edition_of_ours_keeps_to_its_schema(title: str, name: str) -> None:
    data = tomllib.loads(TITLES[title].load(name).text)
    assert [error.message for error in validator(title).iter_errors(data)] == []


@pytest.mark.parametrize(("title", "old", "new"), [(title, *each) for title in MISTAKES for each in MISTAKES[title]])
def test_a_misspelt_word_is_no_edition(title: str, old: str, new: str) -> None:
    text = TITLES[title].load("tiny").text
    at = text.index(old, text.index("\n["))
    data = tomllib.loads(text[:at] + new + text[at + len(old) :])
    assert list(validator(title).iter_errors(data))
