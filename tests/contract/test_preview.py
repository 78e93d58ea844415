"""A preview is the same whatever the seat cannot know, and what the true table shows at that point."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.contract.tables import SMALL, TABLES, VARIANTS, Kind, lively

from zunft import Table
from zunft.table.preview import OVER, OWN, Preview

REDEALS = 12
PER_TITLE = 2_000  # decisions, in the long form

Decision = tuple[Table, int, str]


def decisions(kind: Kind, seed: int) -> Iterator[Decision]:
    """A random answer at random moments of random games in which seats change their minds and leave."""
    rng = Random(seed)
    while True:
        seed += 1
        for table in lively(kind.table(seed), Random(seed), leavers=seed % 3):
            if not table.over and rng.random() < 0.15:
                seat = int(rng.choice(table.asked))
                yield table, seat, rng.choice(table.options(seat))


def check_decisions(kind: Kind, count: int) -> None:
    found = decisions(kind, seed=100)
    for _ in range(count):
        check_decision(*next(found))


def check_decision(table: Table, seat: int, text: str) -> None:
    preview = table.preview(seat, text)
    for seed in range(REDEALS):
        assert table.redeal(seat, seed).preview(seat, text) == preview
    check_against_truth(table, seat, text, preview)


def check_against_truth(table: Table, seat: int, text: str, preview: Preview) -> None:
    """What is told is how the truth begins. Where nobody else has gone on by force since, it is all of it."""
    twin = table.copy()
    events = twin.play(seat, text)
    assert events[: len(preview.events)] == preview.events
    if preview.until in (OWN, OVER):
        assert events == preview.events
        assert (twin.question(seat), twin.options(seat)) == (preview.question, preview.options)
    seen = twin.view(seat)
    if events == preview.events and seen["agenda"] == preview.view["agenda"]:
        assert seen | {"asked": preview.question} == preview.view


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_a_preview_is_the_same_in_twelve_redeals_and_true(kind: Kind) -> None:
    check_decisions(kind, 10)


@pytest.mark.soak
@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_previews_of_2_000_decisions_a_title_are_the_same_in_twelve_redeals_and_true(kind: Kind) -> None:
    tables = sum(other.title.key == kind.title.key for other in TABLES)
    check_decisions(kind, -(-PER_TITLE // tables))


@pytest.mark.soak
@pytest.mark.parametrize("kind", VARIANTS, ids=str)
def test_previews_of_every_variant_are_the_same_in_twelve_redeals_and_true(kind: Kind) -> None:
    check_decisions(kind, 50)


@pytest.mark.parametrize("kind", SMALL, ids=str)
def test_why_an_answer_is_refused_is_the_same_in_twelve_redeals(kind: Kind) -> None:
    """Answers to other questions of the same game, most of which are none here."""
    found = decisions(kind, seed=200)
    texts = [text for _, _, text in (next(found) for _ in range(60))]
    for table, seat, _ in (next(found) for _ in range(4)):
        twins = [table.redeal(seat, seed) for seed in range(REDEALS)]
        for text in texts[:20]:
            reason = table.why_not(seat, text)
            assert all(twin.why_not(seat, text) == reason for twin in twins)
