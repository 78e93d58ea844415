"""Every title has presets that say what is printed and what differs from it."""

from __future__ import annotations

import pytest
from tests.contract.tables import JOINED

from zunft.engine.title import Title

every_title = pytest.mark.parametrize("title", [joined.title for joined in JOINED], ids=lambda title: title.key)


@every_title
def test_the_printed_rules_are_a_preset_and_the_first_one_has_the_defaults(title: Title) -> None:
    assert "as-printed" in title.presets
    assert set(title.presets) <= {"as-printed", "our-table"}
    assert next(iter(title.presets.values())) == {}


@every_title
def test_a_preset_names_what_it_has_otherwise_and_nothing_else(title: Title) -> None:
    others = {option.name: option.values[1:] for option in title.options}
    for preset in title.presets.values():
        assert all(value in others[name] for name, value in preset.items())


@every_title
def test_no_two_presets_are_the_same(title: Title) -> None:
    assert [title.preset_of(title.preset(key)) for key in title.presets] == list(title.presets)


@every_title
def test_what_ends_a_game_among_bots_is_a_choice_of_the_title_and_not_what_people_play(title: Title) -> None:
    others = {option.name: option.values[1:] for option in title.options}
    assert all(value in others[name] for name, value in title.ends_with.items())
    assert not set(title.ends_with) & {name for preset in title.presets.values() for name in preset}


def test_the_guild_needs_it() -> None:
    assert "gilde" in [joined.title.key for joined in JOINED if joined.title.ends_with]
