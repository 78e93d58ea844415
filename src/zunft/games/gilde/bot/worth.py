"""What things of The Guild are worth to a player, in thousandths of a taler, by what everybody at the table sees."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import has, zeros
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import S_N, S_NEEDS, S_STAT, STATIC, Board
from zunft.games.gilde.rules.playing import sale_price
from zunft.games.gilde.state import KIND_OF, GildeState, Player, works

TALER: Final = 1000
TURN: Final = 1000  # turns are counted in thousandths, too
HIGHEST: Final = 32  # random numbers from here on are never drawn

# The race: experience that the leader gains in a round, turns that anybody plans ahead, what a point costs.
PACE: Final = 8900
LONGEST: Final = 9800
POINT_COSTS: Final = 1400
LAST_POINT_COSTS: Final = 4800
LAST_TURNS: Final = 2400
INCOME_STANDS_FOR: Final = 1500  # thousandths of a point that a taler of income, or a vote, is worth in a standing
CITIZEN_SOON: Final = 8  # points that somebody may still gain before an election that is requested now

# Statistics.
VOTE: Final = 920
HOT_VOTE: Final = 4500  # while an election is pending and the seat may win it
COLD_VOTE: Final = 100
FAVOURED: Final = 510
ENOUGH_FAVOUR: Final = 5
AGAINST_SABOTAGE: Final = 1000
AGAINST_BURGLARY: Final = 600
AGAINST_INTRIGUE: Final = 550
INVENTORY: Final = 530
EXTENSION: Final = 580
CARD_A_TURN: Final = 810
BUSINESS_A_TURN: Final = 1400
CHEAPER: Final = 3500
DEARER_SALES: Final = 18_000
LUCK: Final = 300

# Artefacts that wait for their moment.
COUNTER_TRICK: Final = 2700
MONEY_TRICK: Final = 5000
MEASURE_TRICK: Final = 1500
RESALE: Final = 1200  # in thousandths, how much of what it could be sold for again counts when a card is laid out


@final
@mypyc_attr(acyclic=True)
class Almanac:
    """What everybody may read from the printed cards before the game."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.chances = _chances(board)
        self.citizen: i64 = board.count_xp
        for title in range(board.titles - 1, -1, -1):
            if board.title_stands[title] != 0:
                self.citizen = board.title_xp[title]

    def chance(self, least: i64) -> i64:
        """In thousandths, how likely a random number is so high."""
        return self.chances[max(i64(0), min(i64(HIGHEST - 1), least))]


def _chances(board: Board) -> vec[i64]:
    found, cards = zeros(HIGHEST), board.cards
    for kind in range(cards.count):
        if cards.type_[kind] != c.PUBLIC:
            for least in range(min(i64(HIGHEST), cards.value[kind] + 1)):
                found[least] += cards.copies[kind]
    total = found[0]
    for least in range(i64(HIGHEST)):
        found[least] = found[least] * 1000 // total
    return found


@final
@mypyc_attr(acyclic=True)
class Look:
    """A look at the table by one seat, before one answer: how long the game lasts, and who is ahead."""

    def __init__(self, state: GildeState, seat: i64, almanac: Almanac) -> None:
        self.state = state
        self.board = state.board
        self.almanac = almanac
        self.seat: i64 = seat
        self.player = state.players[seat]
        self.leader: i64 = seat
        self.rival: i64 = 0  # the most votes of anybody else who may stand when an election is held
        self.most: i64 = self.player.xp  # of anybody's experience
        self._see_others()
        self.lead: i64 = self.player.stats[c.VOTES] - self.rival
        self.pending: bool = state.requests != 0
        self.turns: i64 = self._turns()
        self.later: i64 = self.turns - TURN  # turns that are left after this one
        self.point: i64 = self._point()
        self.vote: i64 = self._vote()

    def _see_others(self) -> None:
        best: i64 = -1
        for other in range(self.state.seats):
            if other == self.seat or has(self.state.gone, other):
                continue
            player = self.state.players[other]
            self.most = max(self.most, player.xp)
            if player.tower == 0 and player.xp + CITIZEN_SOON >= self.almanac.citizen:
                self.rival = max(self.rival, player.stats[c.VOTES])
            if self.standing(other) > best:
                best = self.standing(other)
                self.leader = other

    def standing(self, seat: i64) -> i64:
        """How near somebody is to either end."""
        player = self.state.players[seat]
        more = player.stats[c.INCOME]
        if self.state.hall != c.IN_DECK:
            more += player.stats[c.VOTES]
        return player.xp * 1000 + more * INCOME_STANDS_FOR

    def _turns(self) -> i64:
        """How many turns the game may still last, at least this one."""
        left = (self.board.count_xp - self.most) * 1_000_000 // PACE
        left = max(i64(TURN), min(i64(LONGEST), left))
        return min(left, i64(2 * TURN)) if self.pending else left

    def _point(self) -> i64:
        """What a point of experience is worth: much when talers are of no other use."""
        is_last = (self.board.count_xp - self.player.xp) * 1000 <= PACE
        return LAST_POINT_COSTS if is_last or self.turns <= LAST_TURNS else POINT_COSTS

    def _vote(self) -> i64:
        """More towards the end, and most when an election is at hand."""
        if self.pending:
            return HOT_VOTE if self.contends() else COLD_VOTE
        return VOTE * max(i64(600), min(i64(1600), 6_000_000 // self.turns)) // 1000

    def contends(self) -> bool:
        """Whether a few votes decide for or against this seat."""
        return self.stands() and -6 <= self.lead <= 4

    def stands(self) -> bool:
        return self.player.xp >= self.almanac.citizen and self.player.tower == 0

    def threat(self, seat: i64) -> i64:
        """What a taler's harm to another one is worth: much where there is no third, and more if it is the leader."""
        if self.state.seats == 2:
            return 700
        return 450 if seat == self.leader else 150


# --- what lies on a table -------------------------------------------------------------------------


def lying(look: Look, owner: i64, kind: i64) -> i64:
    """What a card gives until the end while it lies before a player; upkeep can be escaped by a release."""
    cards, player = look.board.cards, look.state.players[owner]
    total = statics(look, player, cards.static_first[kind], cards.static_count[kind])
    if cards.type_[kind] == c.BUSINESS:
        return total + more_yield(look, player, kind) * look.later
    total = max(i64(0), total - cards.upkeep[kind] * look.later)
    if cards.timing[kind] == c.AS_INSTANT:
        return total + (MONEY_TRICK if cards.money[kind] != 0 else COUNTER_TRICK)
    return total + MEASURE_TRICK if cards.timing[kind] == c.AS_MEASURE else total


def statics(look: Look, player: Player, first: i64, count: i64) -> i64:
    """What rows of statistics are worth to a player."""
    rows, total = look.board.statics, i64(0)
    for row in range(first, first + count):
        base = row * STATIC
        if player.stats[c.ACTIVE_BUSINESSES] >= rows[base + S_NEEDS]:
            total += rows[base + S_N] * each(look, player, rows[base + S_STAT])
    return total


def each(look: Look, player: Player, stat: i64) -> i64:
    """What one more of a statistic is worth to a player."""
    if stat >= c.BOOST:
        return businesses(look, player, stat - c.BOOST) * look.later
    if stat == c.INCOME:
        return look.later
    if stat == c.VOTES:
        return look.vote
    if stat == c.FAVOUR:
        return FAVOURED if player.stats[c.FAVOUR] < ENOUGH_FAVOUR else 0
    if stat == c.HAND_LIMIT:
        return CARD_A_TURN * look.turns // TURN
    if stat == c.BUSINESS_LIMIT:
        return BUSINESS_A_TURN * look.turns // TURN
    return _each_small(look, stat)


def _each_small(look: Look, stat: i64) -> i64:
    if stat == c.SABOTAGE_PROTECTION:
        return AGAINST_SABOTAGE
    if stat == c.BURGLARY_PROTECTION:
        return AGAINST_BURGLARY
    if stat == c.INTRIGUE_PROTECTION:
        return AGAINST_INTRIGUE
    if stat == c.INVENTORY_SLOTS:
        return INVENTORY
    if stat == c.EXTENSION_SLOTS:
        return EXTENSION
    if stat == c.SALE_BONUS:
        return DEARER_SALES * look.turns // LONGEST
    if stat < c.COST_MOD:
        return LUCK if stat >= c.CHECK_BONUS else 0
    return -CHEAPER * look.turns // LONGEST if stat < c.COST_MIN else 0


def businesses(look: Look, player: Player, profession: i64) -> i64:
    """How many businesses of a profession work for a player."""
    cards, count = look.board.cards, i64(0)
    for at in range(player.owned):
        card = player.estate[at]
        kind = card & KIND_OF
        if cards.profession[kind] == profession and cards.type_[kind] == c.BUSINESS and works(card):
            count += 1
    return count


def more_yield(look: Look, player: Player, kind: i64) -> i64:
    """What a business yields to this owner beyond what is printed on it: the own profession, and annexes."""
    board = look.board
    profession = board.cards.profession[kind]
    more: i64 = board.own_profession_income if profession == player.profession else 0
    for at in range(player.owned):
        if works(player.estate[at]):
            more += gives(board, player.estate[at] & KIND_OF, c.BOOST + profession)
    return more


def gives(board: Board, kind: i64, stat: i64) -> i64:
    """How much of a statistic a card gives while it works."""
    first, total = board.cards.static_first[kind], i64(0)
    for row in range(first, first + board.cards.static_count[kind]):
        if board.statics[row * STATIC + S_STAT] == stat:
            total += board.statics[row * STATIC + S_N]
    return total


def yields(look: Look, owner: i64, kind: i64) -> i64:
    """The talers of a business in a turn of this owner; 0 for what is none."""
    if look.board.cards.type_[kind] != c.BUSINESS:
        return 0
    return gives(look.board, kind, c.INCOME) + more_yield(look, look.state.players[owner], kind)


def keep(look: Look, kind: i64) -> i64:
    """What an own card is worth to its owner, who could build another one for its cost and gain experience."""
    own = lying(look, look.seat, kind)
    if look.board.cards.type_[kind] == c.BUSINESS:
        own = min(own, look.board.cards.cost[kind] * TALER + yields(look, look.seat, kind) * 1500)
    return max(own, sale_price(look.state, look.seat, kind) * TALER)


def resale(look: Look, kind: i64) -> i64:
    """What counts of the talers that a possession brings when it is sold again."""
    return sale_price(look.state, look.seat, kind) * RESALE
