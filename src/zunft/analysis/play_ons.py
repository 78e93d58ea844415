"""Positions played on by habit and then read: what the judge does not see in the middle of something, such as what a
card that has just been turned up is good for, shows a few answers later."""

from __future__ import annotations

from zunft.analysis.gauge import Gauge, Reading
from zunft.bots.craft import craft_of
from zunft.bots.search.lookahead import Lookahead
from zunft.engine.chance import MASK, Rng
from zunft.engine.rules import State
from zunft.table.questions import is_over


class PlayOns:
    """From whole positions. Everything that is asked in one call meets the same luck, world by world; a seat answers
    ``ahead`` times before a position is read."""

    def __init__(self, gauge: Gauge, ahead: int, seed: int) -> None:
        craft = craft_of(gauge.game.key)
        self.gauge, self.ahead_by = gauge, ahead
        self.ahead = Lookahead(gauge.game.rules, craft.evaluation, craft.habit, seed & MASK)
        self.rng = Rng(seed & MASK)

    def renew(self) -> None:
        """Other luck from here on."""
        self.ahead.luck.renew(self.rng)

    def read(self, state: State, seat: int) -> Reading:
        """The luck begins anew with each position."""
        if is_over(state):
            return self.gauge.read(state)
        self.ahead.luck.again()
        return self.gauge.read(self.ahead.play_far(state, seat, self.ahead_by))

    def read_often(self, state: State, seat: int, worlds: int) -> list[Reading]:
        if is_over(state):
            return [self.gauge.read(state)]
        found = []
        for _ in range(worlds):
            self.renew()
            found.append(self.read(state, seat))
        return found
