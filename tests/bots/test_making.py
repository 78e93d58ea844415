"""Bots by the names that people type, and the five levels."""

from __future__ import annotations

import re
import sys

import pytest

import zunft
from zunft.bots import GreedyBot, SearchBot, check_bot, make_bot
from zunft.bots.craft import craft_of
from zunft.bots.levels import LEVELS, spec_of
from zunft.text import explain, has_text, name_of
from zunft.text.languages import LANGUAGES


@pytest.mark.parametrize("title", zunft.titles())
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_of_every_title(title: str, level: str) -> None:
    for seats in zunft.about(title)["seats"]:
        assert isinstance(make_bot(level, title, seats, 1), GreedyBot | SearchBot)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_every_level_has_a_name_and_a_sentence(level: str, language: str) -> None:
    assert name_of("bots", "level", level, language) != level
    assert explain("bots", "level", level, language)


def test_numbers_after_a_name_are_what_the_bot_says_it_takes() -> None:
    bot = make_bot("ismcts:70:5:2", "flanders", 4, 1)
    assert isinstance(bot, SearchBot)
    assert (bot.limits.simulations, bot.playout, bot.candidates) == (70, 5, 2)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("grandmaster", "There is no bot “grandmaster”; there are: apprentice, journeyman, master"),
        ("ismcts:many", "“ismcts:many”: simulations is a whole number up to 10000000, not “many”."),
        ("ismcts:-3", "not “-3”"),
        ("random:3", "“random:3”: random takes no numbers."),
        ("greedy:1:2:3:4", "“greedy:1:2:3:4”: greedy takes at most 3 numbers (worlds, overlooked, by_kind)."),
        ("", "There is no bot “”"),
        ("command:", "after “command:” comes a program with its arguments"),
        ("command:./no-such-bot --quick", "“command:./no-such-bot --quick”: there is no program “./no-such-bot”"),
    ],
)
def test_a_bot_that_there_is_not_is_refused_in_a_sentence(spec: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        check_bot(spec)


def test_a_command_is_a_bot_where_it_can_be_started_and_is_wanted() -> None:
    spec = f"command:{sys.executable} mybot.py"
    assert check_bot(spec) == spec
    with pytest.raises(ValueError, match="There is no bot “command”"):
        check_bot(spec, commands=False)


@pytest.mark.parametrize("title", zunft.titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_evaluation_is_a_reason_in_words(title: str, language: str) -> None:
    for part in [*craft_of(title).evaluation.parts(), "others"]:
        assert has_text(f"{title}-reason-{part}", language), part
        assert has_text(f"{title}-mistake-{part}", language), part  # what mistakes of that kind are called


def test_every_title_has_its_levels() -> None:
    for title in zunft.titles():
        specs = [spec_of(level, title, 3) for level in LEVELS]
        assert specs[:2] == ["greedy:1:50:1", "greedy"]
        made = [int(spec.removeprefix("ismcts:")) for spec in specs[2:]]
        assert made == sorted(set(made))


@pytest.mark.parametrize("title", zunft.titles())
def test_an_alderman_asks_the_judge_where_such_a_one_was_played_against_one_that_does_not(title: str) -> None:
    judged = craft_of(title).judged
    for seats in zunft.about(title)["seats"]:
        bot = make_bot("alderman", title, seats, 1)
        assert isinstance(bot, SearchBot)
        assert bool(bot.judged) == (seats in judged)
        if seats in judged:
            assert (bot.limits.simulations, bot.playout) == (judged[seats].simulations, judged[seats].playout)
