"""What the steps of a round of Strasbourg are worth to a seat, place by place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, zeros
from zunft.engine.evaluation import POINT
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.city import edifice_of_this_round, ground, most_beside, most_touching
from zunft.games.strasbourg.bot.course import (
    contest_after,
    gain_of_a_sale,
    goods_tile,
    guild_visits,
    meetings,
    price,
    time_left,
)
from zunft.games.strasbourg.bot.squares import add_helpful
from zunft.games.strasbourg.state import Player, StrasbourgState

STEPS: Final = 7
PLACES: Final = 3
MOST_SEATS_SHARE: Final = 250  # of a privilege that a seat more on the Council may bring
BUILDER: Final = 700  # of the edifice's value beside every own member
NEW_BUILDER: Final = 500  # of it for those that will join them before it is built
CHAPEL_BUILDER: Final = 700
NEW_CHAPEL_BUILDER: Final = 300
TRADE: Final = 300  # goods that are still to come this round
LEAD: Final = 0  # to have the starting player marker


def gains_from(state: StrasbourgState, seat: i64, step: i64) -> vec[i64]:
    """[step * 3 + place] what the places of the steps from *step* on bring this seat."""
    gains = zeros(STEPS * PLACES)
    squares = zeros(0)
    if step < c.STEP_G:
        squares = ground(state, seat)
        add_helpful(state, seat, squares, time_left(state))
    while step <= c.STEP_G:
        _fill_gains(state, seat, step, squares, gains)
        step += 1
    return gains


def _fill_gains(state: StrasbourgState, seat: i64, step: i64, squares: vec[i64], gains: vec[i64]) -> None:
    if step == c.STEP_A:
        _fill_lords(state, seat, gains)
    elif step % 2 == 1:
        _fill_guild(state, seat, step, squares, gains)
    else:
        gains[PLACES * step] = gain_of_a_sale(state, state.players[seat]) + LEAD
        if guild_visits(state) > 0:
            gains[PLACES * step] += TRADE
        if step == c.STEP_G:
            gains[PLACES * step] += council_seat(state, c.MERCHANTS)


def council_seat(state: StrasbourgState, seat: i64) -> i64:
    """What it is worth to win a seat of the Council in this round."""
    return meetings(state, contest_after(state, seat)) + MOST_SEATS_SHARE


def _fill_lords(state: StrasbourgState, seat: i64, gains: vec[i64]) -> None:
    """S-060, S-061, S-090, S-091."""
    edifice = edifice_of_this_round(state)
    gains[0] = council_seat(state, c.NOBILITY) + edifice * (most_beside(state, seat) * BUILDER + NEW_BUILDER) + LEAD
    gains[1] = council_seat(state, c.CHURCH) + most_touching(state, seat) * CHAPEL_BUILDER + NEW_CHAPEL_BUILDER


def _fill_guild(state: StrasbourgState, seat: i64, step: i64, squares: vec[i64], gains: vec[i64]) -> None:
    """S-070 … S-074."""
    guild = state.board.round_guilds[3 * state.rounds[state.round - 1] + step // 2]
    player = state.players[seat]
    member = best_member(state, player, guild, squares)
    tile = goods_tile(state, player, guild)
    first = PLACES * step
    gains[first] = council_seat(state, c.GUILD_SEAT + guild) + tile + member + LEAD
    last = first + 1 if state.seats == 3 else first + 2
    if state.seats > 3:
        gains[first + 1] = tile + member
    gains[last] = max(tile, member)


def best_member(state: StrasbourgState, player: Player, guild: i64, squares: vec[i64]) -> i64:
    """What the best free square of a guild that can be paid adds."""
    best: i64 = 0
    rest = state.board.of_guild[guild] & ~state.taken()
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        coins = state.board.price[square]
        if coins <= player.coins and squares[square] + POINT > best:
            best = max(best, squares[square] + POINT - price(state, player, coins))
    return best
