"""What a position of Strasbourg is worth.

A seat's standing is what it has scored, what the final count would give it, and what the position will probably bring:
buildings still to come beside its members, seats of the Council until they are bid for again, purse, tasks and
influence. All of it is counted in thousandths of a point, chances in thousandths.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.agenda import SEATS, WAITING
from zunft.engine.bits import has, zeros
from zunft.engine.evaluation import NOW, POINT, SURE, WHEN_ASKED, WON, Evaluation
from zunft.engine.move import verb_of
from zunft.engine.rules import State
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.bids import influence, influence_of_another
from zunft.games.strasbourg.bot.city import city, ground
from zunft.games.strasbourg.bot.course import (
    gain_of_a_sale,
    goods_tile,
    purse,
    rounds_held,
    time_left,
)
from zunft.games.strasbourg.bot.squares import add_helpful
from zunft.games.strasbourg.bot.steps import best_member
from zunft.games.strasbourg.bot.tasks import tasks
from zunft.games.strasbourg.state import StrasbourgState

MEMBERS_AT_MOST: Final = 64  # a tie in prestige is broken by members, so prestige counts more than all of them

MOST_COUNCILLORS: Final = 500  # of a privilege for whoever has most members on the Council now
FAVOUR: Final = 1100  # a privilege: a point, and sometimes the last word in a step

BACK_UNDER_THE_DECK: Final = 250  # a point of influence that may go back
THE_BEST: Final = 200  # how much of the others is the best of them, in thousandths; the rest is their mean

PARTS: Final = ("prestige", "privileges", "city", "council", "purse", "influence", "tasks")


@final
class StrasbourgEvaluation(Evaluation):
    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, StrasbourgState)
        if state.over != 0:
            return decided(state, seat)
        open_to_all = zeros(state.seats)
        for other in range(state.seats):
            open_to_all[other] = standing(state, other)
        return compared(state, seat, open_to_all)

    def values(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, StrasbourgState)
        open_to_all = zeros(state.seats)
        for seat in range(state.seats):
            open_to_all[seat] = standing(state, seat)
        for seat in range(state.seats):
            out[seat] = compared(state, seat, open_to_all) if state.over == 0 else decided(state, seat)

    def when(self, state: State, seat: i64) -> i64:
        """What all choose at the same time, a plan above all, is judged at once: what others choose nobody knows."""
        agenda = state.agenda
        is_among_several = agenda.depth > 0 and agenda.has_several_lanes() and has(agenda.top(SEATS), seat)
        return NOW if is_among_several else WHEN_ASKED

    def parts(self) -> list[str]:
        return list(PARTS)

    def part(self, state: State, seat: i64, which: i64) -> i64:
        assert isinstance(state, StrasbourgState)
        player = state.players[seat]
        if which == 0:
            return player.prestige * POINT
        if state.over != 0:  # everything has become prestige
            return 0
        if which == 1:
            return player.privileges * FAVOUR
        if which == 2:
            return city(state, seat) + member_now(state, seat)
        if which == 3:
            return council(state, seat)
        if which == 4:
            return purse(state, player) + sale_now(state, seat)
        if which == 5:
            return influence(state, seat) + return_now(state, seat)
        return tasks(state, seat, time_left(state))


def decided(state: StrasbourgState, seat: i64) -> i64:
    """S-117. Most prestige, then most members in the city; equals share the victory."""
    ahead = final_score(state, seat)
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat:
            best = max(best, final_score(state, other))
    return WON + ahead - best if ahead >= best else ahead - best - WON


def final_score(state: StrasbourgState, seat: i64) -> i64:
    return state.players[seat].prestige * MEMBERS_AT_MOST + state.members(seat)


def compared(state: StrasbourgState, seat: i64, open_to_all: vec[i64]) -> i64:
    """What a seat has and will probably get, the sum of its parts, less what the others have."""
    own = open_to_all[seat] + influence(state, seat) + tasks(state, seat, time_left(state))
    return own - others(state, seat, open_to_all)


def others(state: StrasbourgState, seat: i64, open_to_all: vec[i64]) -> i64:
    """The best of the others and, to a part, all of them; what tasks they keep nobody knows."""
    best: i64 = -WON
    total: i64 = 0
    for other in range(state.seats):
        if other != seat:
            has_got = open_to_all[other] + influence_of_another(state, other)
            best = max(best, has_got)
            total += has_got
    return (best * THE_BEST + total // (state.seats - 1) * (SURE - THE_BEST)) // SURE


def standing(state: StrasbourgState, seat: i64) -> i64:
    """What everybody sees that a seat has and will probably get: without its influence and its tasks."""
    player = state.players[seat]
    return (
        player.prestige * POINT
        + player.privileges * FAVOUR
        + city(state, seat)
        + council(state, seat)
        + purse(state, player)
        + member_now(state, seat)
        + sale_now(state, seat)
        + return_now(state, seat)
    )


# --- Council --------------------------------------------------------------------------------------


def council(state: StrasbourgState, seat: i64) -> i64:
    """S-100, S-101. A prestige a round for every seat as long as it is held, and a privilege for the most of them."""
    worth: i64 = 0
    for council_seat in range(i64(c.COUNCIL_SEATS)):
        if state.council[council_seat] == seat:
            worth += rounds_held(state, council_seat)
    if has_most_councillors(state, seat):
        worth += MOST_COUNCILLORS
    return worth


def has_most_councillors(state: StrasbourgState, seat: i64) -> bool:
    mine = state.councillors(seat)
    for other in range(state.seats):
        if state.councillors(other) > mine:
            return False
    return True


# --- what a seat is asked at this moment ----------------------------------------------------------


def asked_now(state: StrasbourgState, seat: i64) -> i64:
    """The kind of question that a seat has to answer; 0 if none."""
    if state.agenda.depth == 0 or not has(state.agenda.top(WAITING), seat):
        return 0
    return verb_of(state.agenda.asked(seat))


def member_now(state: StrasbourgState, seat: i64) -> i64:
    """What the best square that can be paid adds, where one may be taken; an apprentice may take the goods instead,
    and whoever may decline the goods or the seat (A-11) has them still to come."""
    kind = asked_now(state, seat)
    if kind != c.ASK_SQUARE and kind != c.ASK_APPRENTICE and kind != c.ASK_SEAT and kind != c.ASK_GOODS:
        return 0
    player = state.players[seat]
    squares = ground(state, seat)
    add_helpful(state, seat, squares, time_left(state))
    best = best_member(state, player, state.guild(), squares)
    if kind == c.ASK_SQUARE:
        return best
    goods = goods_tile(state, player, state.guild())
    if kind == c.ASK_APPRENTICE:
        return max(best, goods)
    return best + goods + (rounds_held(state, c.GUILD_SEAT + state.guild()) if kind == c.ASK_SEAT else 0)


def sale_now(state: StrasbourgState, seat: i64) -> i64:
    """What selling everything adds, where goods may be sold."""
    return gain_of_a_sale(state, state.players[seat]) if asked_now(state, seat) == c.ASK_SALE else i64(0)


def return_now(state: StrasbourgState, seat: i64) -> i64:
    """What the highest card adds, where one may go under the deck."""
    if asked_now(state, seat) != c.ASK_RETURN:
        return 0
    return state.players[seat].shown.items[0] * BACK_UNDER_THE_DECK
