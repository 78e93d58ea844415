"""The numbers of The Guild's moves."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import has
from zunft.engine.move import NO_MOVE, first, fourth, pack, second, third, verb_of
from zunft.engine.numbering import ANY_SEAT, Numbering
from zunft.engine.rules import State
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import T_TYPES, T_ZONE, TARGET_ROW, Board
from zunft.games.gilde.rules.dealing import LONGEST

LOANS: Final = 64  # loans and debts that have a number; more have never been seen to lie open at once
CHOICES: Final = 4


@final
class GildeNumbering(Numbering):
    """Responses are counted by the cards that can respond, and by what each of them may be aimed at. A loan or debt
    behind the 64th cannot be extended or forgiven by a number."""

    def __init__(self, seats: i64, board: Board) -> None:
        super().__init__(seats)
        self.cards: i64 = board.cards.count
        self.free: Some = Some(self.cards)  # cards that can respond
        self.paid: Some = Some(self.cards)  # those of them whose cost somebody may receive
        self.aims: Some = Some(self.cards * self.cards)  # card * cards + target
        self.paid_aims: Some = Some(self.cards * self.cards)
        self._find_responses(board)
        self._add_turn(board)
        self._add_responses()
        self._add_deals(board)

    def _find_responses(self, board: Board) -> None:
        for card in range(self.cards):
            is_paid = board.cards.pay_to[card] != c.NONE
            if board.cards.timing[card] == c.AS_INSTANT:
                self.free.add(card)
                if is_paid:
                    self.paid.add(card)
                self._find_aims(board, card, is_paid)

    def _find_aims(self, board: Board, card: i64, is_paid: bool) -> None:
        for target in range(self.cards):
            if may_aim(board, card, target):
                self.aims.add(card * self.cards + target)
                if is_paid:
                    self.paid_aims.add(card * self.cards + target)

    def _add_turn(self, board: Board) -> None:
        card, seat = (0, int(self.cards)), (ANY_SEAT, int(self.seats))
        self.add(c.PROFESSION, [(0, board.professions)])
        for bare in (c.REDRAW_HAND, c.UPGRADE, c.TOWN_HALL, c.BUILD, c.REQUEST, c.END, c.PASS_MOVE, c.TOWER, c.KEEP):
            self.add_bare(bare)
        for about in (c.PLAY, c.USE, c.RELEASE, c.SELL, c.DISCARD, c.PICK):
            self.add(about, [card])
        for other in (c.AT_PLAYER, c.PAYING, c.WITH):
            self.add(other, [seat])
        self.add(c.AT_CARD, [seat, card])
        self.add(c.CHOOSE, [(1, CHOICES)])

    def _add_responses(self) -> None:
        free, paid, seat = (0, int(self.free.count())), (0, int(self.paid.count())), (ANY_SEAT, int(self.seats))
        self.add(c.RESPOND, [free])
        self.add(c.RESPOND_AT, [free, seat])
        self.add(c.RESPOND_ON, [(0, self.aims.count()), seat])
        if self.paid.count() > 0:
            self.add(c.RESPOND_PAYING, [paid, seat])
            self.add(c.RESPOND_AT_PAYING, [paid, seat, seat])
        if self.paid_aims.count() > 0:
            self.add(c.RESPOND_ON_PAYING, [(0, self.paid_aims.count()), seat, seat])

    def _add_deals(self, board: Board) -> None:
        card, seat = (0, int(self.cards)), (ANY_SEAT, int(self.seats))
        for bare in (c.DEAL, c.GIVE, c.BEG, c.LEND, c.BORROW, c.ACCEPT, c.DECLINE):
            self.add_bare(bare)
        self.add(c.OFFER, [card])
        self.add(c.ASK_FOR, [card, seat])
        self.add(c.EXTEND, [(1, LOANS)])
        self.add(c.FORGIVE, [(1, LOANS)])
        self.add(c.TO, [seat])
        self.add(c.OF, [seat])
        self.add(c.FOR, [(0, highest_price(board) + 1)])
        self.add(c.TALERS, [(1, max(i64(c.MOST_SUM), board.cards.cost[board.town_hall]))])
        self.add(c.REPAY, [(1, 2 * c.MOST_SUM)])
        self.add(c.IN, [(1, LONGEST)])
        self.add(c.BY, [(1, LONGEST)])
        self.add(c.POINTS, [(0, board.cards.value[board.town_hall] + 1)])

    def number(self, state: State, seat: i64, move: i64) -> i64:
        verb = verb_of(move)
        if c.RESPOND <= verb <= c.RESPOND_AT_PAYING:
            move = self._ranked(verb, move)
        return NO_MOVE if move == NO_MOVE else Numbering.number(self, state, seat, move)

    def _ranked(self, verb: i64, move: i64) -> i64:
        """The move with the rank of its card, or of its card and target, instead of those."""
        some = self._counted_by(verb)
        if verb != c.RESPOND_ON and verb != c.RESPOND_ON_PAYING:
            rank = some.rank(first(move))
            return NO_MOVE if rank == NO_MOVE else pack(verb, rank, second(move), third(move))
        rank = some.rank(first(move) * self.cards + third(move))
        return NO_MOVE if rank == NO_MOVE else pack(verb, rank, second(move), fourth(move))

    def _counted_by(self, verb: i64) -> Some:
        if verb == c.RESPOND_ON:
            return self.aims
        if verb == c.RESPOND_ON_PAYING:
            return self.paid_aims
        return self.free if verb == c.RESPOND or verb == c.RESPOND_AT else self.paid

    def move(self, state: State, seat: i64, number: i64) -> i64:
        verb = self.verbs[number]
        if verb < c.RESPOND or verb > c.RESPOND_AT_PAYING:
            return Numbering.move(self, state, seat, number)
        parts = self.parts(number)
        for which in range(2, 5):
            if is_seat(verb, which):
                parts[which] = (parts[which] + seat) % self.seats
        return pack(verb, parts[1], parts[2], parts[3], parts[4])

    def parts(self, number: i64) -> list[int]:
        verb = self.verbs[number]
        parts = Numbering.parts(self, number)
        if verb < c.RESPOND or verb > c.RESPOND_AT_PAYING:
            return parts
        what = self._counted_by(verb).items[parts[1]]
        if verb != c.RESPOND_ON and verb != c.RESPOND_ON_PAYING:
            return [verb, what, parts[2], parts[3], 0]
        return [verb, what // self.cards, parts[2], what % self.cards, parts[3]]


@final
class Some:
    """Some of many things, each with its rank."""

    def __init__(self, many: i64) -> None:
        self.ranks: vec[i64] = vec[i64]([NO_MOVE] * many)
        self.items: vec[i64] = vec[i64]([])

    def add(self, item: i64) -> None:
        self.ranks[item] = i64(len(self.items))
        self.items = append(self.items, item)

    def count(self) -> i64:
        return i64(len(self.items))

    def rank(self, item: i64) -> i64:
        return self.ranks[item]


def is_seat(verb: i64, which: i64) -> bool:
    """Whether a thing (1 … 4) of a response is a seat."""
    if verb == c.RESPOND_ON or verb == c.RESPOND_ON_PAYING:
        return which == 2 or (which == 4 and verb == c.RESPOND_ON_PAYING)
    if verb == c.RESPOND_AT_PAYING:
        return which == 2 or which == 3
    return which == 2 and verb != c.RESPOND


def may_aim(board: Board, card: i64, target: i64) -> bool:
    """Whether a card is aimed at cards of the target's type."""
    base = board.cards.target[card] * TARGET_ROW
    if base < 0 or board.targets[base + T_ZONE] == c.A_PLAYER:
        return False
    return has(board.targets[base + T_TYPES], board.cards.type_[target])


def highest_price(board: Board) -> i64:
    """G-131. The most that is ever paid for a card."""
    most: i64 = 0
    for card in range(board.cards.count):
        most = max(most, board.cards.cost[card])
    return most * board.trade_factor
