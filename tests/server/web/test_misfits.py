"""What does not fit is said in our words, whatever msgspec calls it: none of its sentences reaches a person."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest

import zunft
from zunft.server.web.request import FAULTS, body_refusal
from zunft.text.languages import LANGUAGES


class Colour(Enum):
    RED = "red"


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4)] = "Anna"
    word: Annotated[str, msgspec.Meta(pattern="^[a-z]*$")] = ""
    number: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    many: Annotated[list[int], msgspec.Meta(max_length=2)] = []
    colour: Colour = Colour.RED
    level: Literal["low", "high"] = "low"
    maybe: int | None = None
    keys: dict[Annotated[str, msgspec.Meta(max_length=3)], int] = {}


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    inner: Inner
    others: list[Inner] = []


def refused(body: object) -> dict[str, object]:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(msgspec.json.encode(body), type=Outer)
    reason = body_refusal(str(caught.value)).reason
    assert all(zunft.say(reason, language) for language in LANGUAGES)
    return {"key": str(reason["key"]).removeprefix("server.error."), **reason["args"]}


CASES = [
    ({}, {"key": "field-missing", "field": "inner"}),
    ({"inner": {"nick": 1}}, {"key": "field-unknown", "field": "inner.nick"}),
    ({"inner": {"name": "Annabel"}}, {"key": "field-long", "field": "inner.name", "most": "4"}),
    ({"inner": {"name": "A"}}, {"key": "field-short", "field": "inner.name", "least": "2"}),
    ({"inner": {"word": "A"}}, {"key": "field-form", "field": "inner.word"}),
    ({"inner": {"number": 10}}, {"key": "field-high", "field": "inner.number", "most": "9"}),
    ({"inner": {"number": 0}}, {"key": "field-low", "field": "inner.number", "least": "1"}),
    ({"inner": {"many": [1, 2, 3]}}, {"key": "field-many", "field": "inner.many", "most": "2"}),
    ({"inner": {"colour": "secret"}}, {"key": "field-choice", "field": "inner.colour"}),
    ({"inner": {"level": "secret"}}, {"key": "field-choice", "field": "inner.level"}),
    ({"inner": {"maybe": "secret"}}, {"key": "field-kind", "field": "inner.maybe", "expected": "int | null"}),
    ({"inner": {}, "others": [{"name": 7}]}, {"key": "field-kind", "field": "others[0].name", "expected": "str"}),
    ({"inner": {"keys": {"long": 1}}}, {"key": "field-long", "field": "inner.keys", "most": "3"}),
    ([], {"key": "bad-request"}),
    ({"x - at `$.y": 1}, {"key": "field-unknown", "field": "x - at `$.y"}),
    ({"inner": {"s - at `$.ecret`": 1}}, {"key": "field-unknown", "field": "inner.s - at `$.ecret`"}),
]


@pytest.mark.parametrize(("body", "said"), CASES, ids=[f"{said['key']}-{at}" for at, (_, said) in enumerate(CASES)])
def test_a_fault_has_its_place_and_its_sentence(body: object, said: dict[str, object]) -> None:
    assert refused(body) == said


def test_every_fault_that_is_known_is_one_of_these() -> None:
    assert {said["key"] for _, said in CASES} == {*FAULTS, "bad-request"}


def test_a_place_that_was_given_comes_first() -> None:
    assert body_refusal("Expected `int`, got `str`", "since").reason["args"] == {"field": "since", "expected": "int"}


def test_what_nobody_has_heard_of_is_not_passed_on() -> None:
    assert body_refusal("Something secret").reason == {"key": "server.error.bad-request", "args": {}, "rule": None}
