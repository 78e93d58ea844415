"""A frozen bot decides today as it did when it was frozen."""

from __future__ import annotations

import re

import pytest
from tests.contract import frozen

from zunft.bots import check_bot, make_bot
from zunft.bots.ismcts import SearchBot

FEW, SOME = 2, 25
SEARCHING = [name for name in frozen.names() if re.search(r"master|alderman", name)]
AT_ONCE = [name for name in frozen.names() if name not in SEARCHING]


def check(name: str, count: int) -> None:
    assert frozen.letters(name, count) == frozen.recorded()[name][:count], f"{name} decides otherwise than it did"


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_frozen_bot_decides_as_it_did(name: str) -> None:
    check(name, 5 * FEW)


@pytest.mark.parametrize("name", [name for name in SEARCHING if " master" in name])
def test_a_frozen_master_decides_as_it_did(name: str) -> None:
    check(name, FEW)


@pytest.mark.compiled  # ten times as fast there
@pytest.mark.parametrize("name", SEARCHING)
def test_a_frozen_bot_that_searches_decides_as_it_did(name: str) -> None:
    check(name, SOME)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", frozen.names())
def test_a_frozen_bot_decides_a_thousand_times_as_it_did(name: str) -> None:
    check(name, frozen.DECISIONS)


def test_every_frozen_bot_is_recorded() -> None:
    assert set(frozen.recorded()) == set(frozen.names())
    assert {len(letters) for letters in frozen.recorded().values()} == {frozen.DECISIONS}


def test_recorded_bots_can_be_told_apart() -> None:
    """The levels of one title do not decide alike."""
    for title in frozen.OPTIONS:
        apart = [letters for name, letters in frozen.recorded().items() if name.startswith(title)]
        assert len(set(apart)) == len(apart) - 1  # the journeyman is `greedy`


def test_a_frozen_search_has_the_sizes_of_its_file() -> None:
    bot = make_bot("alderman@1", "strasbourg", 4, 1)
    assert isinstance(bot, SearchBot)
    assert bot.limits.simulations == 320
    assert bot.sizes is not None
    assert (bot.sizes.scale, bot.sizes.playout, bot.sizes.doubt) == (6_000, 24, 300_000)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("alderman@7", "“alderman@7”: after “@” comes the number of a freeze; there are: 1."),
        ("alderman@", "“alderman@”: after “@” comes the number of a freeze; there are: 1."),
        ("wizard@1", "freeze 1 has no bot “wizard”; it has: quick, apprentice, journeyman, greedy, master"),
    ],
)
def test_a_frozen_bot_that_there_is_not_is_refused_in_a_sentence(spec: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        check_bot(spec)


def test_a_frozen_search_knows_the_titles_that_there_were() -> None:
    with pytest.raises(ValueError, match="freeze 1 has no sizes for market"):
        make_bot("alderman@1", "market", 3, 1)
