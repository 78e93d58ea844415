"""What a position of Strasbourg is worth.

A seat's standing is what it has scored, what the final count would give it, and what the position will probably bring:
buildings still to come beside its members, seats of the Council until they are bid for again, purse, tasks and
influence. All of it is counted in thousandths of a point, chances in thousandths.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.bots.evaluation import POINT, SURE, WON, Evaluation
from zunft.bots.evaluation_strasbourg_tasks import tasks
from zunft.engine.agenda import SEATS
from zunft.engine.bits import filled, has, lowest, only, size
from zunft.engine.game import State
from zunft.engine.move import NO_MOVE, verb_of
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState
from zunft.games.strasbourg.words import (
    ASK_APPRENTICE,
    ASK_BID,
    ASK_RETURN,
    ASK_SALE,
    ASK_SQUARE,
    CHURCH,
    COUNCIL_SEATS,
    GUILD_SEAT,
    GUILDS,
    MERCHANTS,
    NOBILITY,
    NONE,
    STEP_A,
    STEP_G,
)

MEMBERS_AT_MOST: Final = 64  # a tie in prestige is broken by members, so prestige counts more than all of them

LATER_BUILDINGS: Final = 800  # of an even share: the others build beside their own members
OWN_CHOICE: Final = 700  # who builds this round takes the best space, of which an even share is counted already
KEPT_SEAT: Final = 300  # that a seat of the Council is held for another round once it has been bid for again
MOST_COUNCILLORS: Final = 500  # of a privilege for whoever has most members on the Council now
FAVOUR: Final = 1100  # a privilege: a point, and sometimes the last word in a step

COIN: Final = 600  # a coin that a member can still be bought with
SPARE_COIN: Final = 60  # any other, while there is something to buy
COINS_A_VISIT: Final = 1500  # what a player spends at a guild, in thousandths: about every second visit 3 coins
SALE: Final = 450  # of a goods tile's coins, since the merchants have to be won first
LAST_SALE: Final = 300  # the same with hardly a merchant step left

DECK_INFLUENCE: Final = 400  # a point of influence in the deck, up to what a round can use
ROUND_USES: Final = 18  # influence that a round can use well; what is beyond it is worth a part
BEYOND_USE: Final = 250
BURDEN: Final = 2000  # of every card in hand beyond those
HAND_AT_MOST: Final = 6  # seven cards can be divided in 877 ways, eight in 4140: too many to look at
OVERTAKEN: Final = 1700  # what a place less in a guild costs
SPEAKS_UP: Final = 450  # that a player who has passed in an imagined step would have bid after all

# [influence] what a stack brings in a step that suits it: a low one sometimes the last place of a guild, from about 7
# on mostly the first; more than 11 is waste.
STACK: Final[vec[i64]] = vec[i64]([0, 500, 900, 1350, 1850, 2400, 2950, 3400, 3750, 4000, 4150, 4250])
HIGHEST_STACK: Final = 11

# [how many stacks are better] the part of it that a stack brings: the best one is kept for the best step
NEXT_STEP: Final[vec[i64]] = vec[i64]([1000, 950, 850, 700, 550, 400, 250])


@final
class StrasbourgEvaluation(Evaluation):
    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, StrasbourgState)
        if state.over != 0:
            return decided(state, seat)
        return standing(state, seat) + tasks(state, seat, time_left(state)) - best_other(state, seat)


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


def best_other(state: StrasbourgState, seat: i64) -> i64:
    """The best standing of another player; what tasks the others keep nobody knows."""
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    return best


def standing(state: StrasbourgState, seat: i64) -> i64:
    """What a seat has and will probably get, without its tasks."""
    player = state.players[seat]
    return (
        player.prestige * POINT
        + player.privileges * FAVOUR
        + city(state, seat)
        + council(state, seat)
        + purse(state, player)
        + influence(state, player)
        + asked_now(state, seat)
    )


# --- time -----------------------------------------------------------------------------------------


def rounds_after(state: StrasbourgState) -> i64:
    """Rounds that have not begun."""
    return state.board.rounds - state.round


def steps_left(state: StrasbourgState) -> i64:
    """Steps of this round in which cards can still be revealed, the present one until it is settled."""
    if state.step > STEP_G:
        return 0
    if state.step < STEP_A:
        return STEP_G + 1
    return STEP_G + 1 - state.step if state.queued > 0 else STEP_G - state.step


def guild_visits(state: StrasbourgState) -> i64:
    """Guild steps that are still to come."""
    return 3 * rounds_after(state) + steps_left(state) // 2


def merchant_visits(state: StrasbourgState) -> i64:
    """Merchant steps that are still to come."""
    return 3 * rounds_after(state) + min((steps_left(state) + 1) // 2, i64(3))


def time_left(state: StrasbourgState) -> i64:
    """Which part of the game is still to come."""
    steps: i64 = STEP_G + 1
    return SURE * (steps * rounds_after(state) + steps_left(state) + 1) // (steps * state.board.rounds + 1)


# --- city -----------------------------------------------------------------------------------------


def city(state: StrasbourgState, seat: i64) -> i64:
    """S-110 … S-113. Members, and the buildings beside them that stand or will stand."""
    mine = state.city[seat]
    worth = size(mine) * POINT + standing_buildings(state, mine)
    worth += coming_edifices(state, mine, state.council[NOBILITY] == seat)
    return worth + coming_chapels(state, mine, state.council[CHURCH] == seat)


def standing_buildings(state: StrasbourgState, squares: i64) -> i64:
    points: i64 = 0
    for edifice in range(state.board.rounds):
        if state.built[edifice] != NONE:
            points += state.board.edifices[edifice] * size(state.board.beside[state.built[edifice]] & squares)
    rest = state.chapels
    while rest != 0:
        points += size(state.board.touches[lowest(rest)] & squares)
        rest &= rest - 1
    return points * POINT


def coming_edifices(state: StrasbourgState, squares: i64, chooses: bool) -> i64:
    """Every open space beside a member is as likely as the others, but who has the Nobility takes the best one."""
    spaces = state.open_buildings()
    even: i64 = 0
    most: i64 = 0
    open_spaces = size(spaces)
    if open_spaces == 0:
        return 0
    while spaces != 0:
        here = size(state.board.beside[lowest(spaces)] & squares)
        even += here
        most = max(most, here)
        spaces &= spaces - 1
    worth = even * edifices_to_come(state) * LATER_BUILDINGS // open_spaces
    if chooses and state.step > STEP_A:
        worth += most * edifice_of_this_round(state) * OWN_CHOICE
    return worth


def edifices_to_come(state: StrasbourgState) -> i64:
    """The values of all edifices that do not stand yet."""
    values: i64 = 0
    for edifice in range(state.board.rounds):
        if state.built[edifice] == NONE:
            values += state.board.edifices[edifice]
    return values


def edifice_of_this_round(state: StrasbourgState) -> i64:
    """Its value, until it is built."""
    edifice = state.edifices[state.round - 1]
    return state.board.edifices[edifice] if state.built[edifice] == NONE else i64(0)


def coming_chapels(state: StrasbourgState, squares: i64, chooses: bool) -> i64:
    """The same for chapels and the Church."""
    to_come = state.board.rounds - size(state.chapels)
    if to_come == 0:
        return 0
    even: i64 = 0
    most: i64 = 0
    for chapel in range(state.board.chapels):
        if not has(state.chapels, chapel):
            here = size(state.board.touches[chapel] & squares)
            even += here
            most = max(most, here)
    worth = even * to_come * LATER_BUILDINGS // (state.board.chapels - size(state.chapels))
    if chooses and state.step > STEP_A and size(state.chapels) < state.round:
        worth += most * OWN_CHOICE
    return worth


# --- Council --------------------------------------------------------------------------------------


def council(state: StrasbourgState, seat: i64) -> i64:
    """S-100, S-101. A prestige a round for every seat as long as it is held, and a privilege for the most of them."""
    worth: i64 = 0
    for council_seat in range(i64(COUNCIL_SEATS)):
        if state.council[council_seat] == seat:
            worth += rounds_held(state, council_seat)
    if has_most_councillors(state, seat):
        worth += MOST_COUNCILLORS
    return worth


def rounds_held(state: StrasbourgState, council_seat: i64) -> i64:
    """Meetings that a member on this seat will see: all until somebody may take the seat, then a part of the others."""
    until = next_contest(state, council_seat) - state.round
    return until * SURE + (rounds_after(state) + 1 - until) * KEPT_SEAT


def next_contest(state: StrasbourgState, council_seat: i64) -> i64:
    """The round in which a seat is bid for the next time; one after the last if never."""
    for round_ in range(max(state.round, i64(1)), state.board.rounds + 1):
        step = step_of(state, round_, council_seat)
        if step != NONE and (round_ > state.round or is_to_come(state, step)):
            return round_
    return state.board.rounds + 1


def step_of(state: StrasbourgState, round_: i64, council_seat: i64) -> i64:
    """The step of a round in which a seat is bid for, or NONE."""
    if council_seat <= CHURCH:
        return STEP_A
    if council_seat == MERCHANTS:
        return STEP_G
    for visit in range(i64(3)):
        if state.board.round_guilds[3 * state.rounds[round_ - 1] + visit] == council_seat - GUILD_SEAT:
            return 2 * visit + 1
    return NONE


def is_to_come(state: StrasbourgState, step: i64) -> bool:
    """Whether a step of this round is not settled yet."""
    return state.step < step or (state.step == step and state.queued > 0)


def has_most_councillors(state: StrasbourgState, seat: i64) -> bool:
    mine = state.councillors(seat)
    for other in range(state.seats):
        if state.councillors(other) > mine:
            return False
    return True


# --- purse ----------------------------------------------------------------------------------------


def purse(state: StrasbourgState, player: Player) -> i64:
    """Coins and the sale of goods, as far as there is something left to buy."""
    visits = guild_visits(state)
    if visits == 0:
        return 0
    return money(player.coins * SURE + sales(state, player), visits)


def money(coins: i64, visits: i64) -> i64:
    """What so many thousandths of a coin are worth with so many visits to guilds ahead."""
    useful = min(coins, visits * COINS_A_VISIT)
    return (useful * COIN + (coins - useful) * SPARE_COIN) // SURE


def sales(state: StrasbourgState, player: Player) -> i64:
    """The coins that goods will bring, by the chance of winning the merchants before the last purchase."""
    coins: i64 = 0
    for goods in range(i64(GUILDS)):
        coins += player.goods[goods] * state.board.goods[goods]
    visits = merchant_visits(state)
    if visits <= 1:
        return 0
    return coins * SALE if visits > 3 else coins * LAST_SALE


# --- influence ------------------------------------------------------------------------------------


def influence(state: StrasbourgState, player: Player) -> i64:
    """The stacks and the hand for the rest of this round, the deck for the rounds after it."""
    return deck(state, player) + stacks(state, player)


def deck(state: StrasbourgState, player: Player) -> i64:
    """Cards are worth most when every round gets its share."""
    after = rounds_after(state)
    if after == 0:
        return 0
    return after * round_of_cards(in_deck(player) // after)


def in_deck(player: Player) -> i64:
    """The influence in the deck."""
    total: i64 = 0
    for value in range(i64(len(player.deck.bag.counts))):
        total += value * player.deck.bag.counts[value]
    for at in range(player.deck.tail.count):
        total += player.deck.tail.items[at]
    return total


def round_of_cards(total: i64) -> i64:
    """What cards of this influence together bring in a round before they are divided."""
    used = min(total, i64(ROUND_USES))
    return used * DECK_INFLUENCE + (total - used) * BEYOND_USE


def stacks(state: StrasbourgState, player: Player) -> i64:
    """The stacks, the best first, no more of them than there are steps; each card in hand as a stack of its own."""
    sums = filled(64, 0)
    count: i64 = 0
    hand: i64 = 0
    for at in range(player.cards.count):
        item = player.cards.items[at]
        if item >> 4 == 0:
            hand += 1
        stack = (item >> 4) & 31 if item >> 4 != 0 else 32 + hand
        sums[stack] += item & VALUE
        count = max(count, stack)
    return in_order(sums, count, steps_left(state)) - max(hand - HAND_AT_MOST, i64(0)) * BURDEN


def in_order(sums: vec[i64], count: i64, steps: i64) -> i64:
    """What the best of the stacks 1 … count bring, one for each step."""
    worth: i64 = 0
    for better in range(min(count, steps)):
        worth += STACK[take_highest(sums, count)] * NEXT_STEP[better] // SURE
    return worth


def take_highest(sums: vec[i64], count: i64) -> i64:
    """Take the best of the stacks 1 … count out; its influence as far as it is of use."""
    best: i64 = 1
    for stack in range(i64(2), count + 1):
        if sums[stack] > sums[best]:
            best = stack
    total = sums[best]
    sums[best] = 0
    return min(total, i64(HIGHEST_STACK))


# --- what the seat is asked at this moment --------------------------------------------------------


def asked_now(state: StrasbourgState, seat: i64) -> i64:
    """What the answer to an open question will bring: a member, a sale, a card that comes back."""
    if state.agenda.depth == 0 or not has(state.agenda.top(SEATS), seat):
        return 0
    question = state.agenda.question(seat)
    kind = verb_of(question) if question != NO_MOVE else i64(ASK_BID)
    if kind == ASK_SQUARE or kind == ASK_APPRENTICE:
        return best_member(state, seat) - overtaken(state, seat)
    if kind == ASK_SALE:
        return best_sale(state, seat)
    if kind == ASK_RETURN:
        return state.players[seat].shown.items[0] * BEYOND_USE
    return 0


def best_member(state: StrasbourgState, seat: i64) -> i64:
    """What the best square that can be paid adds."""
    player = state.players[seat]
    squares = state.board.of_guild[state.guild()] & ~state.taken()
    best: i64 = 0
    while squares != 0:
        square = lowest(squares)
        if state.board.price[square] <= player.coins:
            best = max(best, member(state, square) - price(state, player, square))
        squares &= squares - 1
    return best


def member(state: StrasbourgState, square: i64) -> i64:
    """What a member more on this square is worth."""
    it = only(square)
    worth = POINT + standing_buildings(state, it)
    return worth + coming_edifices(state, it, False) + coming_chapels(state, it, False)


def price(state: StrasbourgState, player: Player, square: i64) -> i64:
    """What the coins for this square would be worth otherwise."""
    visits = guild_visits(state)
    return money(player.coins * SURE, visits) - money((player.coins - state.board.price[square]) * SURE, visits)


def overtaken(state: StrasbourgState, seat: i64) -> i64:
    """In an imagined step the others pass by default: who has a better stack than the one shown may well use it."""
    shown = state.players[seat].influence()
    loss: i64 = 0
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and player.shown.count == 0 and player.stacks != 0:
            loss += OVERTAKEN * SPEAKS_UP * better_stacks(player, shown) // SURE // size(player.stacks)
    return loss


def better_stacks(player: Player, shown: i64) -> i64:
    """How many stacks of a player beat this influence."""
    sums = filled(32, 0)
    better: i64 = 0
    for at in range(player.cards.count):
        stack = (player.cards.items[at] >> 4) & 31
        before = sums[stack]
        sums[stack] += player.cards.items[at] & VALUE
        if before <= shown < sums[stack]:
            better += 1
    return better


def best_sale(state: StrasbourgState, seat: i64) -> i64:
    """What selling everything adds."""
    player = state.players[seat]
    visits = guild_visits(state)
    if visits == 0:
        return 0
    coins = player.coins * SURE
    for goods in range(i64(GUILDS)):
        coins += player.goods[goods] * state.board.goods[goods] * SURE
    return max(money(coins, visits) - purse(state, player), i64(0))
