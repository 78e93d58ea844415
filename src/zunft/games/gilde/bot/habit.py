"""What a player of The Guild does out of habit."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import START
from zunft.engine.chance import Rng
from zunft.engine.habit import Habit
from zunft.engine.move import first, second, verb_of
from zunft.engine.rules import State
from zunft.engine.window import is_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.bot.acts import act
from zunft.games.gilde.bot.choices import (
    choose,
    choose_profession,
    discard,
    fit,
    loss,
    pay,
    pick,
    recipient,
    spare,
    target,
)
from zunft.games.gilde.bot.deals import (
    choose_builders,
    choose_deal,
    choose_partner,
    choose_points,
    choose_price,
    choose_repayment,
    choose_share,
    choose_sum,
    choose_turns,
    consent,
    join,
)
from zunft.games.gilde.bot.narrow import keep_actions, keep_payments, keep_responses
from zunft.games.gilde.bot.windows import respond
from zunft.games.gilde.bot.worth import Almanac, Look
from zunft.games.gilde.state import GildeState


@final
class GildeHabit(Habit):
    """Everything has a worth in talers for the turns that are left. Purchases are made by what they bring for their
    cost, attacks go where they are worth most, and a deal is accepted when it is worth more than it costs."""

    def __init__(self) -> None:
        self.almanac: Almanac | None = None

    def answer(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, GildeState)
        look = Look(state, seat, self.almanac_of(state))
        kind = verb_of(question)
        if is_window(kind):
            return respond(look, kind, out, n)
        if kind == c.ASK_ACTION:
            return act(look, out, n, rng)
        if kind == c.ASK_SPARE:
            return spare(look, out, n)
        if kind == c.ASK_SURPLUS:
            return discard(look, out, n)
        if kind == c.ASK_TARGET:
            return target(look, first(question), out, n)
        if c.ASK_BUILDERS <= kind <= c.ASK_JOIN:
            return _deal(look, question, out, n)
        return _seldom(look, question, out, n, rng)

    def narrow(self, state: State, seat: i64, question: i64, out: vec[i64], n: i64) -> i64:
        """Prices, sums and partners of a deal are settled by habit alone."""
        assert isinstance(state, GildeState)
        look = Look(state, seat, self.almanac_of(state))
        kind = verb_of(question)
        if is_window(kind):
            return keep_responses(look, kind, out, n)
        if kind == c.ASK_ACTION:
            return keep_actions(look, out, n)
        if kind == c.ASK_PAY:
            return keep_payments(out, n)
        if c.ASK_BUILDERS <= kind < c.ASK_CONSENT:
            out[0] = _deal(look, question, out, n)
            return 1
        return n

    def almanac_of(self, state: GildeState) -> Almanac:
        """The printed cards are read once; games of several editions may share a habit."""
        almanac = self.almanac
        if almanac is None or almanac.board is not state.board:
            almanac = Almanac(state.board)
            self.almanac = almanac
        return almanac


def _deal(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    kind = verb_of(question)
    if kind == c.ASK_CONSENT:
        return consent(look, question)
    if kind == c.ASK_JOIN:
        return join(look)
    if kind <= c.ASK_POINTS:
        return _build(look, question, out, n)
    if kind == c.ASK_DEAL:
        return choose_deal(look, out, n)
    if kind == c.ASK_TO or kind == c.ASK_OF:
        return choose_partner(look, question, out, n)
    if kind == c.ASK_PRICE:
        return choose_price(look, question, out, n)
    if kind == c.ASK_SUM:
        return choose_sum(look, question, due_of_payment(look), out, n)
    if kind == c.ASK_REPAY:
        return choose_repayment(question, out, n)
    return choose_turns(out, n) if kind == c.ASK_TURNS else out[0]


def due_of_payment(look: Look) -> i64:
    """What the seat has to pay while it borrows; 0 in its own turn."""
    start = look.state.agenda.top(START)
    return first(start) if verb_of(start) == c.ASK_PAY else i64(0)


def _build(look: Look, question: i64, out: vec[i64], n: i64) -> i64:
    kind = verb_of(question)
    if kind == c.ASK_BUILDERS:
        return choose_builders(look, out, n)
    if kind == c.ASK_SHARE:
        return choose_share(look, first(question), out, n)
    return choose_points(look, second(question), out, n)


def _seldom(look: Look, question: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
    kind = verb_of(question)
    if kind == c.ASK_PAY:
        return pay(look, question, out, n)
    if kind == c.ASK_LOSS:
        return loss(look, first(question), out, n)
    if kind == c.ASK_CHOICE:
        return choose(look, question, out, n)
    if kind == c.ASK_CARD:
        return pick(look, second(question), out, n)
    if kind == c.ASK_FIT:
        return fit(look, out, n)
    if kind == c.ASK_RECIPIENT:
        return recipient(look, out, n)
    return choose_profession(look, out, n, rng) if kind == c.ASK_PROFESSION else out[rng.below(n)]
