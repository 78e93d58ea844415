"""What a seat of The Guild knows: the only thing that the bots of ``characters.py`` ever look at."""

from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, zeros
from zunft.engine.game import BUFFER
from zunft.games.gilde import words as w
from zunft.games.gilde.board import S_N, S_NEEDS, S_STAT, STATIC, Board
from zunft.games.gilde.edition import GildeEdition
from zunft.games.gilde.rules.building import talers_of, xp_of
from zunft.games.gilde.rules.dealing import can_take
from zunft.games.gilde.rules.needing import cost_of, fill_targets, has_room, meets
from zunft.games.gilde.rules.playing import sale_price, upgrade_cost
from zunft.games.gilde.state import KIND_OF, L_ACTOR, L_CARD, L_NUMBER, L_TARGET, L_VICTIM, GildeState


@dataclass(frozen=True)
class Print:
    """What is printed on a card, as the bots read it."""

    kind: int
    key: str
    type_: int
    value: int
    cost: int
    upkeep: int
    profession: int
    political: bool
    needs_favour: int
    statics: tuple[tuple[int, int, int], ...] = field(repr=False)  # statistic, number, active businesses it needs

    def gives(self, stat: int) -> int:
        return sum(n for which, n, _ in self.statics if which == stat)


class Deck:
    """The printed cards, and how likely a random number is; everybody may read that before the game."""

    def __init__(self, edition: GildeEdition) -> None:
        self.board: Board = edition.board
        self.count_xp: int = edition.board.count_xp
        self.own_income: int = edition.board.own_profession_income
        standing = [t for t in range(edition.board.titles) if edition.board.title_stands[t]]
        self.citizen: int = edition.board.title_xp[standing[0]]  # the experience with which one may stand
        self.keys = list(edition.cards)
        self.prints = [self._print(kind, key) for kind, key in enumerate(edition.cards)]
        drawn = [p for p in self.prints if p.type_ != w.PUBLIC for _ in range(self.board.cards.copies[p.kind])]
        self.chances = [sum(p.value >= n for p in drawn) / len(drawn) for n in range(100)]  # of a number of n or more

    def residence(self, number: int, stat: int) -> int:
        return self.board.residence_stats[number * w.STATS + stat]

    def residence_value(self, number: int) -> int:
        return self.board.residence_value[number]

    def _print(self, kind: int, key: str) -> Print:
        cards, first = self.board.cards, self.board.cards.static_first[kind]
        rows = range(first, first + cards.static_count[kind])
        return Print(
            kind=kind,
            key=key,
            type_=cards.type_[kind],
            value=cards.value[kind],
            cost=cards.cost[kind],
            upkeep=cards.upkeep[kind],
            profession=cards.profession[kind],
            political=bool(cards.political[kind]),
            needs_favour=cards.needs_favour[kind],
            statics=tuple(self._static(row * STATIC) for row in rows),
        )

    def _static(self, base: int) -> tuple[int, int, int]:
        statics = self.board.statics
        return statics[base + S_STAT], statics[base + S_N], statics[base + S_NEEDS]


@dataclass(frozen=True)
class Pending:
    """The card that is being resolved, or with no card a draw of the election."""

    card: int
    actor: int
    victim: int
    target: int  # the card aimed at, by kind
    number: int


class Sight:
    """One seat's knowledge (G-002): the own hand; of everybody else tables, talers, experience and sizes of hands.

    The state itself stays behind: no other hand, no deck and no sealed answer can be asked for.
    """

    _out: vec[i64] = zeros(BUFFER)

    def __init__(self, state: GildeState, seat: int) -> None:
        self.__state = state
        self.seat = seat
        self.seats: int = state.seats
        self.others = [other for other in range(state.seats) if other != seat]

    # --- the own seat ---

    def hand(self) -> list[int]:
        cards = self.__state.players[self.seat].hand
        return [cards.items[at] for at in range(cards.count)]

    def meets(self, kind: int) -> bool:
        return meets(self.__state, self.seat, kind)

    def has_room(self, kind: int) -> bool:
        return has_room(self.__state, self.seat, kind)

    def cost(self, kind: int) -> int:
        return cost_of(self.__state, self.seat, kind)

    def sale_price(self, kind: int) -> int:
        return sale_price(self.__state, self.seat, kind)

    def upgrade_cost(self) -> int:
        return upgrade_cost(self.__state, self.seat)

    def targets(self, kind: int) -> list[int]:
        """The moves that would aim this card."""
        row = self.__state.board.cards.target[kind]
        return [self._out[at] for at in range(fill_targets(self.__state, self.seat, row, self._out, 0))]

    # --- every seat ---

    def can_take(self, seat: int, kind: int) -> bool:
        """G-132. Room and requirement, which anybody can read from the table."""
        return can_take(self.__state, seat, kind)

    def talers(self, seat: int) -> int:
        return self.__state.players[seat].talers

    def xp(self, seat: int) -> int:
        return self.__state.players[seat].xp

    def title(self, seat: int) -> int:
        return self.__state.players[seat].title

    def residence(self, seat: int) -> int:
        return self.__state.players[seat].residence

    def profession(self, seat: int) -> int:
        return self.__state.players[seat].profession

    def is_in_tower(self, seat: int) -> bool:
        return self.__state.players[seat].tower != 0

    def hand_size(self, seat: int) -> int:
        return self.__state.players[seat].hand.count

    def stat(self, seat: int, which: int) -> int:
        return self.__state.players[seat].stats[which]

    def votes(self, seat: int) -> int:
        return self.stat(seat, w.VOTES)

    def table(self, seat: int) -> list[int]:
        """The cards in front of a player, with their locks (see ``state.lock_of``)."""
        player = self.__state.players[seat]
        return [player.estate[at] for at in range(player.owned)]

    # --- the middle of the table ---

    @property
    def round(self) -> int:
        return self.__state.round

    @property
    def active(self) -> int:
        return self.__state.active

    @property
    def hall(self) -> int:
        return self.__state.hall

    @property
    def political_left(self) -> int:
        return self.__state.political

    def has_requested(self, seat: int) -> bool:
        return has(self.__state.requests, seat)

    def is_election_pending(self) -> bool:
        return self.__state.requests != 0

    def is_counted(self, seat: int) -> bool:
        return has(self.__state.candidates, seat)

    def count(self, seat: int) -> int:
        """The votes of a candidate in the election that is being held."""
        return self.__state.votes[seat]

    def pending(self) -> Pending:
        state = self.__state
        target = state.link(L_TARGET)
        return Pending(
            card=state.link(L_CARD),
            actor=state.link(L_ACTOR),
            victim=state.link(L_VICTIM),
            target=target & KIND_OF if target != w.NONE else w.NONE,
            number=state.link(L_NUMBER),
        )

    def share(self) -> tuple[int, int]:
        """The own talers and experience in a Town Hall that somebody proposes."""
        share = self.__state.shares[self.seat]
        return talers_of(share), xp_of(share)


def edition_of(name: str = "reconstruction") -> Any:
    from zunft.titles import title_of

    return title_of("gilde").load(name)
