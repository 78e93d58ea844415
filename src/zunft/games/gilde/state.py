"""Everything on the table: the piles, the centre, and what each player holds, owns, owes and has become."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.agenda import Agenda, new_agenda
from zunft.engine.bits import has, only, zeros
from zunft.engine.pile import NO_CARDS, Bag, Cards, new_bag, new_cards, visited
from zunft.engine.rules import State
from zunft.engine.tape import Tape
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import Board

# A card in front of a player: its kind, which copy of it (so that equal cards stay apart), for how many rounds it is
# locked (G-005) and whether it is dormant (G-031).
KIND_OF: Final = 1023
NAME_OF: Final = 16383  # kind and copy: what a card is told by while it lies there
COPY: Final = 1024
LOCK_SHIFT: Final = 14
LOCK_STEP: Final = 16384
LOCK_OF: Final = 63
DORMANT: Final = 1048576

OLD: Final = 256  # beside a hand card's knowers: it was in hand when the discard pile was last shuffled

# A loan or a debt: who owes, to whom, how much, and in how many own turns (0: it is due, a debt).
OWED_TO: Final = 3
OWED_SUM: Final = 6
OWED_DUE: Final = 26
LONGEST_LOAN: Final = 63

# A deal out of turn is packed as its verb, who proposes it, to whom, card or sum, price or repayment, turns; once it is
# done the verb is DONE.
DONE: Final = 0
DEALS_AT: Final = 1024  # on the tape the number of deals stands with that of offers

# A row of the chain: a card that is being resolved.
LINK: Final = 8
L_CARD: Final = 0  # NONE: a draw of the election
L_USE: Final = 1  # 1 when it is an artefact that lies on the table
L_ACTOR: Final = 2
L_VICTIM: Final = 3  # the player it is aimed at, or the owner of the card; NONE
L_TARGET: Final = 4  # the card it is aimed at, by kind and copy; NONE
L_SPARED: Final = 5  # the players for whom it was cancelled, as bits (G-116)
L_NUMBER: Final = 6  # the random number, once it is drawn
L_DRAWN: Final = 7  # how many numbers were drawn for it: a window is about one of them (G-129)


@final
@mypyc_attr(acyclic=True)
class Options:
    """The rulings that a group may want otherwise; each field is the number of the value chosen. And the rules number
    of the game, for what an older number did otherwise."""

    def __init__(self, values: vec[i64], rules_number: i64) -> None:
        self.rules_number: i64 = rules_number
        self.by_lot: i64 = values[0]
        self.keep_target: i64 = values[1]
        self.sell_anytime: i64 = values[2]
        self.no_loans: i64 = values[3]
        self.open_discard: i64 = values[4]
        self.stops: i64 = values[5]  # G-162
        self.later_more: i64 = values[6]  # 5.8
        self.tower_lapses: i64 = values[7]
        self.offers: i64 = values[8]


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player has. Copies share ``stats`` and ``temps``, which change seldom and are replaced as a whole."""

    def __init__(self, hand: Cards, estate: vec[i64], stats: vec[i64], temps: vec[i64], earned: vec[i64]) -> None:
        self.hand: Final = hand
        self.estate = estate  # the cards in front of the player
        self.stats = stats  # G-009
        self.temps = temps  # effects that last for a while
        self.earned: Final = earned  # [type] the experience that cards of a type, the residence or the Town Hall gave
        self.owned: i64 = 0  # how many cards lie in the estate
        self.instants: i64 = 0  # how many instants are in the hand
        self.talers: i64 = 0
        self.xp: i64 = 0
        self.title: i64 = 0
        self.residence: i64 = 0
        self.profession: i64 = c.NONE
        self.tower: i64 = 0  # G-145: 1 while in the debtors' tower

    def copy(self) -> Player:
        twin = Player(self.hand.copy(), self.estate[: self.owned], self.stats, self.temps, self.earned[:])
        twin.owned = self.owned
        twin.instants = self.instants
        twin.talers = self.talers
        twin.xp = self.xp
        twin.title = self.title
        twin.residence = self.residence
        twin.profession = self.profession
        twin.tower = self.tower
        return twin

    def visit(self, tape: Tape) -> None:
        self.hand.visit(tape)
        self.owned = tape.one(self.owned)
        self.estate = taped(self.estate, self.owned, tape)
        self.stats = taped(self.stats, c.STATS, tape)
        self.temps = taped(self.temps, tape.one(len(self.temps)), tape)
        tape.row(self.earned)
        self.instants = tape.one(self.instants)
        self.talers = tape.one(self.talers)
        self.xp = tape.one(self.xp)
        self.title = tape.one(self.title)
        self.residence = tape.one(self.residence)
        self.profession = tape.one(self.profession)
        self.tower = tape.one(self.tower)

    # --- what lies in front -----------------------------------------------------------------------

    def put(self, card: i64) -> None:
        if self.owned < i64(len(self.estate)):
            self.estate[self.owned] = card
        else:
            self.estate = append(self.estate, card)
        self.owned += 1

    def remove(self, at: i64) -> i64:
        card = self.estate[at]
        self.owned -= 1
        for later in range(at, self.owned):
            self.estate[later] = self.estate[later + 1]
        return card

    def place(self, name: i64) -> i64:
        """Where the card of this kind and copy lies; NONE when it has left the table."""
        for at in range(self.owned):
            if self.estate[at] & NAME_OF == name:
                return at
        return c.NONE

    def active(self, kind: i64) -> i64:
        """Where an active card of this kind lies, one that works before one that is dormant (Q-52)."""
        dormant: i64 = c.NONE
        for at in range(self.owned):
            card = self.estate[at]
            if card & KIND_OF == kind and lock_of(card) == 0:
                if card & DORMANT == 0:
                    return at
                dormant = at
        return dormant

    def to_part_with(self, kind: i64) -> i64:
        """Where an unlocked card of this kind lies that its owner gives away: one that is dormant first (Q-52)."""
        found: i64 = c.NONE
        for at in range(self.owned):
            card = self.estate[at]
            is_free = card & KIND_OF == kind and lock_of(card) == 0
            if is_free and (found == c.NONE or card & DORMANT != 0):
                found = at
        return found

    def locked(self, kind: i64) -> i64:
        """Where the card of this kind lies that is locked for longest; NONE when none is."""
        found: i64 = c.NONE
        for at in range(self.owned):
            card = self.estate[at]
            longest = lock_of(self.estate[found]) if found != c.NONE else i64(0)
            if card & KIND_OF == kind and lock_of(card) > longest:
                found = at
        return found

    def is_first(self, at: i64) -> bool:
        """Whether no card of the same kind lies before this one."""
        kind = self.estate[at] & KIND_OF
        for before in range(at):
            if self.estate[before] & KIND_OF == kind:
                return False
        return True


def lock_of(card: i64) -> i64:
    """For how many rounds a card in front of a player is still locked."""
    return (card >> LOCK_SHIFT) & LOCK_OF


def works(card: i64) -> bool:
    """G-006, G-031. Whether a card gives its owner anything: it is neither locked nor dormant."""
    return card >> LOCK_SHIFT == 0


def taped(values: vec[i64], count: i64, tape: Tape) -> vec[i64]:
    """A buffer of its own with the numbers that the tape has noted, or has been shown."""
    own = zeros(count)
    for at in range(count):
        own[at] = tape.one(values[at]) if tape.recording else tape.one(0)
    return own


NOTHING_OWED: Final[vec[i64]] = vec[i64]([])


@final
@mypyc_attr(acyclic=True)
class GildeState(State):
    """The table. ``chain`` holds the cards that are being resolved, the one that came last on top."""

    def __init__(  # noqa: PLR0913, PLR0915, PLR0917 - one buffer each, so that a copy is made without a loop
        self, agenda: Agenda, learnt: vec[i64], board: Board, options: Options, players: vec[Player],
        deck: Bag, discard: Bag, chain: vec[i64], owed: vec[i64], shares: vec[i64], votes: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(agenda, learnt)
        self.board: Final = board
        self.options: Final = options
        self.players: Final = players
        self.deck: Final = deck
        self.discard: Final = discard
        self.chain = chain
        self.links: i64 = 0  # how many cards the chain holds
        self.owed = owed  # loans and debts, in the order of their age; replaced when something changes
        self.shares: Final = shares  # [seat] G-102: talers + 1024 * XP of a proposal in the making
        self.votes: Final = votes  # [seat] G-155: the total of a candidate
        self.aside: Cards = NO_CARDS  # G-015: the hand that was shown and goes back into the deck
        self.top: i64 = c.NONE  # the card on top of the discard pile
        self.traced: i64 = 0  # 1 while everybody can tell the old cards in hand from those of the new deck (G-160)
        self.hall: i64 = c.IN_DECK
        self.start: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = c.STARTING
        self.ready: i64 = 0  # the seats whose starting hand is settled, as bits (G-014)
        self.political: i64 = 0  # G-061: political cards that may still be played this turn
        self.played: i64 = 0  # G-150: 1 when a card was played from the hand in this action phase
        self.requesting: i64 = 0  # 1 from the request to the end of the turn
        self.requests: i64 = 0  # G-151: who has requested an election, as bits
        self.passing: i64 = 0  # G-119: who passes publicly in every window, as bits
        self.offers: i64 = 0  # G-134: offers made this turn
        self.deals: vec[i64] = NOTHING_OWED  # G-134: proposed and done out of turn in this turn; replaced as a whole
        self.candidates: i64 = 0  # G-154, as bits
        self.undrawn: i64 = 0  # candidates who have still to draw, as bits
        self.ties: i64 = 0  # how often the tied have drawn
        self.winner: i64 = c.NONE
        self.ended: i64 = c.STILL_ON

    def copy(self) -> GildeState:
        players = vec[Player](capacity=6)
        for player in self.players:
            players = append(players, player.copy())
        twin = GildeState(
            self.agenda.copy(), self.learnt[:], self.board, self.options, players, self.deck.copy(),
            self.discard.copy(), self.chain[: self.links * LINK], self.owed, self.shares[:], self.votes[:],
        )  # fmt: skip
        twin.gone = self.gone
        twin.leaving = self.leaving
        twin.links = self.links
        twin.aside = self.aside
        twin.top = self.top
        twin.traced = self.traced
        twin.hall = self.hall
        twin.start = self.start
        twin.active = self.active
        twin.round = self.round
        twin.phase = self.phase
        twin.ready = self.ready
        twin.political = self.political
        twin.played = self.played
        twin.requesting = self.requesting
        twin.requests = self.requests
        twin.passing = self.passing
        twin.offers = self.offers
        twin.deals = self.deals
        twin.candidates = self.candidates
        twin.undrawn = self.undrawn
        twin.ties = self.ties
        twin.winner = self.winner
        twin.ended = self.ended
        return twin

    def visit(self, tape: Tape) -> None:
        State.visit(self, tape)
        for player in self.players:
            player.visit(tape)
        self.deck.visit(tape)
        self.discard.visit(tape)
        self.links = tape.one(self.links)
        self.chain = taped(self.chain, self.links * LINK, tape)
        self.owed = taped(self.owed, tape.one(len(self.owed)), tape)
        tape.row(self.shares)
        tape.row(self.votes)
        self.aside = visited(self.aside, tape)
        self._visit_turn(tape)

    def _visit_turn(self, tape: Tape) -> None:
        self.top = tape.one(self.top)
        self.traced = tape.one(self.traced)
        self.hall = tape.one(self.hall)
        self.start = tape.one(self.start)
        self.active = tape.one(self.active)
        self.round = tape.one(self.round)
        self.phase = tape.one(self.phase)
        self.ready = tape.one(self.ready)
        self.political = tape.one(self.political)
        self.played = tape.one(self.played)
        both = tape.one(self.requesting | self.passing << 1)  # nobody passing: the number that it was without G-119
        self.requesting, self.passing = both & 1, both >> 1
        self.requests = tape.one(self.requests)
        counts = tape.one(self.offers + DEALS_AT * len(self.deals))
        self.offers = counts % DEALS_AT
        self.deals = taped(self.deals, counts // DEALS_AT, tape)
        self._visit_election(tape)

    def _visit_election(self, tape: Tape) -> None:
        self.candidates = tape.one(self.candidates)
        self.undrawn = tape.one(self.undrawn)
        self.ties = tape.one(self.ties)
        self.winner = tape.one(self.winner)
        self.ended = tape.one(self.ended)

    # --- seats ------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else i64(0)

    def everyone(self) -> i64:
        """The seats that have not left, as bits."""
        return (only(self.seats) - 1) & ~self.gone

    def taking_part(self) -> i64:
        """G-149. The seats that are neither gone nor in the tower, as bits."""
        seats = self.everyone()
        for seat in range(self.seats):
            if self.players[seat].tower != 0:
                seats &= ~only(seat)
        return seats

    def takes_part(self, seat: i64) -> bool:
        return self.players[seat].tower == 0 and not has(self.gone, seat)

    # --- the chain --------------------------------------------------------------------------------

    def link(self, column: i64) -> i64:
        """A column of the card that is being resolved now."""
        return self.chain[(self.links - 1) * LINK + column]

    def set_link(self, column: i64, value: i64) -> None:
        self.chain[(self.links - 1) * LINK + column] = value

    def below(self, column: i64) -> i64:
        """A column of the card to which the one on top responds."""
        return self.chain[(self.links - 2) * LINK + column]

    def set_below(self, column: i64, value: i64) -> None:
        self.chain[(self.links - 2) * LINK + column] = value

    def push_link(self, card: i64, use: i64, actor: i64, victim: i64, target: i64) -> None:
        if self.links * LINK >= i64(len(self.chain)):
            for added in range(i64(LINK)):
                self.chain = append(self.chain, 0)
        self.links += 1
        self.set_link(L_CARD, card)
        self.set_link(L_USE, use)
        self.set_link(L_ACTOR, actor)
        self.set_link(L_VICTIM, victim)
        self.set_link(L_TARGET, target)
        self.set_link(L_SPARED, 0)
        self.set_link(L_NUMBER, 0)
        self.set_link(L_DRAWN, 0)

    def pop_link(self) -> None:
        self.links -= 1


# --- loans and debts ------------------------------------------------------------------------------


def owing(borrower: i64, creditor: i64, sum_: i64, due: i64) -> i64:
    return borrower | (creditor << OWED_TO) | (sum_ << OWED_SUM) | (due << OWED_DUE)


def borrower_of(owed: i64) -> i64:
    return owed & 7


def creditor_of(owed: i64) -> i64:
    return (owed >> OWED_TO) & 7


def sum_of(owed: i64) -> i64:
    return (owed >> OWED_SUM) & 1048575


def due_of(owed: i64) -> i64:
    """In how many own turns of the borrower a loan falls due; 0 for a debt."""
    return owed >> OWED_DUE


def new_player(board: Board) -> Player:
    """G-012. The lowest title, the lowest residence, no experience."""
    player = Player(new_cards(board.start_hand + 1), NOTHING_OWED, zeros(c.STATS), NOTHING_OWED, zeros(c.TYPES))
    player.talers = board.start_talers
    return player


def new_state(seats: i64, board: Board, options: Options) -> GildeState:
    players = vec[Player](capacity=6)
    for seat in range(seats):
        players = append(players, new_player(board))
    empty = zeros(board.cards.count)
    return GildeState(
        new_agenda(seats), zeros(seats + 1), board, options, players, new_bag(board.cards.copies), new_bag(empty),
        NOTHING_OWED, NOTHING_OWED, zeros(seats), zeros(seats),
    )  # fmt: skip
