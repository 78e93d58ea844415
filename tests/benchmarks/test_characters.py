"""The bots of the report on The Guild: they end their games, play the same game twice, and look into no other hand."""

from __future__ import annotations

import copy
from dataclasses import asdict

import pytest

from characters_bots import Bot
from characters_game import Match, new_deck, seed_of
from characters_report import report
from characters_sight import Deck, Sight, edition_of
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.game import BUFFER
from zunft.engine.redeal import redeal
from zunft.games.gilde import words as w
from zunft.games.gilde.state import GildeState


@pytest.fixture(scope="module")
def deck() -> Deck:
    return new_deck()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_games_end_in_one_of_the_two_ways(deck: Deck, seats: int) -> None:
    for game in range(4):
        record = Match(deck, seats, seed_of(seats, game)).play()
        assert record.ended in {w.BY_COUNT, w.BY_ELECTION}
        assert 4 <= record.rounds <= 25


def test_a_seed_gives_the_same_game_twice(deck: Deck) -> None:
    first, second = (asdict(Match(deck, 4, 7).play()) for _ in range(2))
    assert first == second
    assert first != asdict(Match(deck, 4, 8).play())


@pytest.mark.parametrize("seats", [2, 4])
def test_every_window_is_counted_once(deck: Deck, seats: int) -> None:
    """G-111. One at the start of every turn, and one for every number that was drawn."""
    counts = Match(deck, seats, seed_of(seats, 1)).play().counts
    assert counts["start windows"] == counts["turns"]
    assert counts["number windows"] == counts["numbers drawn"]
    assert counts["end windows"] >= counts["turns"] - counts["towers"] - 1
    for name in ("start", "end", "attack", "number"):
        assert counts[f"{name} windows answered"] <= counts[f"{name} windows asked"] <= counts[f"{name} windows"]


def test_the_report_has_a_row_for_every_card(deck: Deck) -> None:
    games = {seats: [Match(deck, seats, seed_of(seats, game)).play() for game in range(2)] for seats in (2, 3)}
    text = report(games, {"Count": games[3]}, deck, edition_of())
    for key in deck.keys:
        assert (f"| {key} " in text) == (key != "r01")
    assert "## Wins by seat" in text


# --- what the bots know ---------------------------------------------------------------------------


class Doubting(Match):
    """Whenever a bot decides, what it cannot know is dealt anew, and it decides again."""

    def __init__(self, deck: Deck, seats: int, seed: int) -> None:
        super().__init__(deck, seats, seed)
        self.doubt = Rng(seed)
        self.again = zeros(BUFFER)
        self.compared = self.differed = 0

    def answer(self, lane: int, question: int, options: list[int]) -> int:
        if len(options) > 1 and question % 256 != w.W_REDRAW:
            twin = redeal(self.rules, self.state, lane, self.doubt, self.again)
            assert isinstance(twin, GildeState)
            other = twin_of(self.bots[lane]).choose(Sight(twin, lane), question, list(options))
            move = super().answer(lane, question, options)
            assert other == move
            self.compared += 1
            self.differed += hands(twin) != hands(self.state)
            return move
        return super().answer(lane, question, options)


def twin_of(bot: Bot) -> Bot:
    return copy.deepcopy(bot, {id(bot.deck): bot.deck})


def hands(state: GildeState) -> list[list[int]]:
    return [[player.hand.items[at] for at in range(player.hand.count)] for player in state.players]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_g_002_a_bot_decides_by_what_its_seat_knows(deck: Deck, seats: int) -> None:
    """G-002, G-183. Other hands and another deck: the same decision."""
    match = Doubting(deck, seats, seed_of(seats, 3))
    match.play()
    assert match.compared > 100
    assert match.differed > 0.9 * match.compared


def test_a_sight_hands_out_no_state(deck: Deck) -> None:
    match = Match(deck, 3, 1)
    sight = Sight(match.state, 1)
    shown = [getattr(sight, name) for name in dir(sight) if not name.startswith("_")]
    assert not any(isinstance(thing, GildeState) for thing in shown)
