"""Every answer is named whole: a sentence in every language that no other answer to the same question shares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.contract.tables import SMALL, TABLES, VARIANTS, Kind, lively
from tests.texts import NAMES

from zunft import Table, say
from zunft.bots import sight_of
from zunft.text.languages import LANGUAGES

POSITIONS = 12
MANY = 300  # in the long form
MOST = 60  # answers of one question that are read; of more they lie evenly among all


def questions(kind: Kind, seed: int) -> Iterator[tuple[Table, int]]:
    rng = Random(seed)
    while True:
        seed += 1
        for table in lively(kind.table(seed), Random(seed), leavers=seed % 3):
            if not table.over and rng.random() < 0.15:
                yield table, int(rng.choice(table.asked))


def check_deeds(kind: Kind, count: int) -> None:
    found = questions(kind, seed=400)
    for _ in range(count):
        table, seat = next(found)
        check_question(table, seat, kind.edition)


def check_question(table: Table, seat: int, edition: str) -> None:
    sight = sight_of(table, seat, seed=1)
    options = sight.options
    looked_at = options[:: len(options) // MOST + 1]
    for language in LANGUAGES:
        said = [say(sight.deed(option), language, NAMES, seat, edition) for option in looked_at]
        for option, sentence in zip(looked_at, said, strict=True):
            assert not re.search(r"-deed-|\w=|[{}$_]", sentence), (option, sentence)
            assert any(letter.isupper() for letter in sentence[:2]), (option, sentence)
        assert len(set(said)) == len(said), sorted(said)


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_every_answer_is_named_whole_in_every_language_and_no_two_alike(kind: Kind) -> None:
    check_deeds(kind, POSITIONS)


@pytest.mark.soak
@pytest.mark.parametrize("kind", [*TABLES, *VARIANTS], ids=str)
def test_in_many_positions_no_two_answers_are_named_alike(kind: Kind) -> None:
    check_deeds(kind, MANY)


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_what_an_answer_is_called_is_the_same_in_twelve_redeals(kind: Kind) -> None:
    """A name tells nothing that the seat cannot know."""
    found = questions(kind, seed=500)
    for _ in range(4):
        table, seat = next(found)
        truth = [table.game.deed(table.state, seat, move) for move in sight_of(table, seat, 0).moves[:20]]
        for seed in range(12):
            sight = sight_of(table, seat, seed)
            assert [sight.deed(option) for option in sight.options[:20]] == truth
