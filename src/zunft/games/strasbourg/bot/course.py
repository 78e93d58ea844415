"""The course of a game of Strasbourg: what of it is still to come, and what coins and Council seats are worth until
then."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from zunft.engine.evaluation import SURE
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import Player, StrasbourgState

KEPT_SEAT: Final = 300  # that a seat of the Council is held for another round once it has been bid for again

COIN: Final = 1176  # a coin that a member can still be bought with
SPARE_COIN: Final = 60  # any other, while there is something to buy
COINS_A_VISIT: Final = 2100  # what a player spends at a guild, in thousandths: about every second visit 3 coins
SALE: Final = 450  # of a goods tile's coins, since the merchants have to be won first
LAST_SALE: Final = 300  # the same with hardly a merchant step left


# --- time -----------------------------------------------------------------------------------------


def rounds_after(state: StrasbourgState) -> i64:
    """Rounds that have not begun."""
    return state.board.rounds - state.round


def steps_left(state: StrasbourgState) -> i64:
    """Steps of this round in which cards can still be revealed, the present one until it is settled."""
    return c.STEP_G + 1 - next_step(state)


def next_step(state: StrasbourgState) -> i64:
    """The first step of this round that is not settled yet; one after the last when all are."""
    if state.step > c.STEP_G:
        return c.STEP_G + 1
    if state.step < c.STEP_A:
        return c.STEP_A
    return state.step if state.queued > 0 else state.step + 1


def guild_visits(state: StrasbourgState) -> i64:
    """Guild steps that are still to come."""
    return 3 * rounds_after(state) + steps_left(state) // 2


def merchant_visits(state: StrasbourgState) -> i64:
    """Merchant steps that are still to come."""
    return 3 * rounds_after(state) + min((steps_left(state) + 1) // 2, i64(3))


def time_left(state: StrasbourgState) -> i64:
    """Which part of the game is still to come."""
    steps: i64 = c.STEP_G + 1
    return SURE * (steps * rounds_after(state) + steps_left(state) + 1) // (steps * state.board.rounds + 1)


# --- seats of the Council -------------------------------------------------------------------------


def rounds_held(state: StrasbourgState, council_seat: i64) -> i64:
    """Meetings that a member on this seat will see: all until somebody may take the seat, then a part of the others."""
    return meetings(state, next_contest(state, council_seat))


def meetings(state: StrasbourgState, contest: i64) -> i64:
    """The same for a seat that is bid for again in the round *contest*."""
    until = contest - state.round
    return until * SURE + (rounds_after(state) + 1 - until) * KEPT_SEAT


def next_contest(state: StrasbourgState, council_seat: i64) -> i64:
    """The round in which a seat is bid for the next time; one after the last if never."""
    if state.round > 0:
        step = step_of(state, state.round, council_seat)
        if step != c.NONE and is_to_come(state, step):
            return state.round
    return contest_after(state, council_seat)


def contest_after(state: StrasbourgState, council_seat: i64) -> i64:
    """The same when it has just been won."""
    if council_seat <= c.CHURCH or council_seat == c.MERCHANTS:
        return state.round + 1
    for round_ in range(state.round + 1, state.board.rounds + 1):
        if step_of(state, round_, council_seat) != c.NONE:
            return round_
    return state.board.rounds + 1


def step_of(state: StrasbourgState, round_: i64, council_seat: i64) -> i64:
    """The step of a round in which a seat is bid for, or NONE."""
    if council_seat <= c.CHURCH:
        return c.STEP_A
    if council_seat == c.MERCHANTS:
        return c.STEP_G
    for visit in range(i64(3)):
        if state.board.round_guilds[3 * state.rounds[round_ - 1] + visit] == council_seat - c.GUILD_SEAT:
            return 2 * visit + 1
    return c.NONE


def is_to_come(state: StrasbourgState, step: i64) -> bool:
    """Whether a step of this round is not settled yet."""
    return step >= next_step(state)


# --- purse ----------------------------------------------------------------------------------------


def purse(state: StrasbourgState, player: Player) -> i64:
    """Coins and the sale of goods, as far as there is something left to buy."""
    return money(player.coins * SURE + sales(state, player), guild_visits(state))


def money(coins: i64, visits: i64) -> i64:
    """What so many thousandths of a coin are worth with so many visits to guilds ahead."""
    if visits == 0:
        return 0
    useful = min(coins, visits * COINS_A_VISIT)
    return (useful * COIN + (coins - useful) * SPARE_COIN) // SURE


def sales(state: StrasbourgState, player: Player) -> i64:
    """The coins that goods will bring, by the chance of winning the merchants before the last purchase."""
    visits = merchant_visits(state)
    if visits <= 1:
        return 0
    return goods_in_coins(state, player) * (SALE if visits > 3 else LAST_SALE)


def goods_in_coins(state: StrasbourgState, player: Player) -> i64:
    """What all goods are sold for."""
    coins: i64 = 0
    for goods in range(i64(c.GUILDS)):
        coins += player.goods[goods] * state.board.goods[goods]
    return coins


def price(state: StrasbourgState, player: Player, coins: i64) -> i64:
    """What so many coins would be worth if they were not spent."""
    visits = guild_visits(state)
    return money(player.coins * SURE, visits) - money((player.coins - coins) * SURE, visits)


def gain_of_a_sale(state: StrasbourgState, player: Player) -> i64:
    """What selling everything adds."""
    coins = (player.coins + goods_in_coins(state, player)) * SURE
    return max(money(coins, guild_visits(state)) - purse(state, player), i64(0))


def goods_tile(state: StrasbourgState, player: Player, goods: i64) -> i64:
    """What a goods tile more is worth."""
    visits = merchant_visits(state)
    if visits <= 1:
        return 0
    coins = state.board.goods[goods] * (SALE if visits > 3 else LAST_SALE)
    purse_now = player.coins * SURE + sales(state, player)
    return money(purse_now + coins, guild_visits(state)) - money(purse_now, guild_visits(state))
