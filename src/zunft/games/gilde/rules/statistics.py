"""Chapter 2.1: what a player's cards, residence, profession, title and lasting effects add up to (G-009)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from zunft.engine.bits import zeros
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import S_N, S_NEEDS, S_STAT, STATIC, Board
from zunft.games.gilde.state import KIND_OF, GildeState, Player, works

# A lasting effect: statistic, how much (+ HALF), until when, the card it comes from.
HALF: Final = 512
TEMP_N: Final = 8
TEMP_UNTIL: Final = 18
TEMP_CARD: Final = 20

SOURCE: Final = 1024


@final
class CardTally:
    """The sums of a player's statistics. Who wants to know why they are so has their parts listed: which statistic, how
    much, and where from."""

    def __init__(self, is_listed: bool) -> None:
        self.stats = zeros(c.STATS)
        self.is_listed = is_listed
        self.parts: list[tuple[int, int, int]] = NO_PARTS
        if is_listed:
            self.parts = []

    def add(self, stat: i64, n: i64, source: i64) -> None:
        self.stats[stat] += n
        if self.is_listed:
            self.parts.append((stat, n, source))

    def raise_to(self, stat: i64, n: i64) -> None:
        self.stats[stat] = max(self.stats[stat], n)


NO_PARTS: Final[list[tuple[int, int, int]]] = []


def refresh(state: GildeState, seat: i64) -> None:
    """G-009. Add up a player's statistics anew: something in front of the player, or about the player, has changed."""
    tally = CardTally(False)
    add_up(tally, state.board, state.players[seat])
    state.players[seat].stats = tally.stats


def parts_of(state: GildeState, seat: int) -> list[tuple[int, int, int]]:
    """G-009. What a player's statistics are made of: statistic, how much, source."""
    tally = CardTally(True)
    add_up(tally, state.board, state.players[seat])
    return tally.parts


def add_up(tally: CardTally, board: Board, player: Player) -> None:
    working = zeros(c.PROFESSIONS + 1)  # active businesses by profession, and all of them
    _of_standing(tally, board, player)
    _of_counts(tally, board, player, working)
    _of_businesses(tally, board, player, working)
    if player.profession != c.NONE:
        first, count = board.profession_first[player.profession], board.profession_count[player.profession]
        _of_statics(tally, board, first, count, working, c.FROM_PROFESSION * SOURCE + player.profession)
    for at in range(player.owned):
        card = player.estate[at]
        if works(card):
            kind = card & KIND_OF
            first, count = board.cards.static_first[kind], board.cards.static_count[kind]
            _of_statics(tally, board, first, count, working, c.FROM_CARD * SOURCE + kind)
    _of_temps(tally, player)


def _of_standing(tally: CardTally, board: Board, player: Player) -> None:
    """G-030, G-070, G-084, G-123. What everybody has, the title and the residence."""
    title, base = player.title, player.residence * c.STATS
    tally.add(c.INCOME, board.base_income, c.FROM_BASE * SOURCE)
    tally.add(c.HAND_LIMIT, board.hand_limit, c.FROM_BASE * SOURCE)
    tally.add(c.BUSINESS_LIMIT, board.title_businesses[title], c.FROM_TITLE * SOURCE + title)
    for stat in range(i64(c.BUSINESSES)):
        if board.residence_stats[base + stat] != 0:
            tally.add(stat, board.residence_stats[base + stat], c.FROM_RESIDENCE * SOURCE + player.residence)


def _of_counts(tally: CardTally, board: Board, player: Player, working: vec[i64]) -> None:
    """G-006, G-084. What lies there, locked or not; upkeep is due in any case."""
    for at in range(player.owned):
        card = player.estate[at]
        kind = card & KIND_OF
        type_, source = board.cards.type_[kind], c.FROM_CARD * SOURCE + kind
        if board.cards.upkeep[kind] != 0:
            tally.add(c.UPKEEP, board.cards.upkeep[kind], source)
        if type_ == c.BUSINESS:
            tally.add(c.BUSINESSES, 1, source)
            if works(card):
                working[board.cards.profession[kind]] += 1
                working[c.PROFESSIONS] += 1
        elif type_ == c.EXTENSION:
            tally.add(c.EXTENSIONS, 1, source)
        elif type_ == c.ARTEFACT:
            tally.add(c.ARTEFACTS, 1, source)
            if works(card) and board.cards.timing[kind] == c.AS_INSTANT:
                tally.add(c.TRICKS, 1, source)


def _of_businesses(tally: CardTally, board: Board, player: Player, working: vec[i64]) -> None:
    """G-083. Businesses of the own profession yield more."""
    own = player.profession
    tally.add(c.ACTIVE_BUSINESSES, working[c.PROFESSIONS], c.FROM_BASE * SOURCE)
    if own != c.NONE and working[own] > 0 and board.own_profession_income != 0:
        tally.add(c.INCOME, board.own_profession_income * working[own], c.FROM_PROFESSION * SOURCE + own)


def _of_statics(tally: CardTally, board: Board, first: i64, count: i64, working: vec[i64], source: i64) -> None:
    """G-030, G-095, 5.2. What counts while a card is active, the votes of districts and persons too; a boost is income
    for each business of its profession."""
    for row in range(first, first + count):
        base = row * STATIC
        stat, n = board.statics[base + S_STAT], board.statics[base + S_N]
        if working[c.PROFESSIONS] < board.statics[base + S_NEEDS]:
            continue
        if stat >= c.BOOST:
            if working[stat - c.BOOST] > 0:
                tally.add(c.INCOME, n * working[stat - c.BOOST], source)
        elif stat >= c.COST_MIN:
            tally.raise_to(stat, n)
        else:
            tally.add(stat, n, source)


def _of_temps(tally: CardTally, player: Player) -> None:
    for at in range(i64(len(player.temps))):
        temp = player.temps[at]
        n = ((temp >> TEMP_N) & KIND_OF) - HALF
        tally.add(temp & 255, n, c.FROM_TEMP * SOURCE + (temp >> TEMP_CARD))


# --- effects that last for a while ----------------------------------------------------------------


def temp(stat: i64, n: i64, until: i64, card: i64) -> i64:
    return stat | ((n + HALF) << TEMP_N) | (until << TEMP_UNTIL) | (card << TEMP_CARD)


def until_of(lasting: i64) -> i64:
    return (lasting >> TEMP_UNTIL) & 3


def add_temp(state: GildeState, seat: i64, lasting: i64) -> None:
    player = state.players[seat]
    player.temps = append(player.temps[:], lasting)
    refresh(state, seat)


def expire(state: GildeState, seat: i64, until: i64) -> None:
    """G-021, G-149. What lasted until now is over."""
    player = state.players[seat]
    if len(player.temps) == 0:
        return
    kept = vec[i64]([])
    for at in range(i64(len(player.temps))):
        if until_of(player.temps[at]) != until:
            kept = append(kept, player.temps[at])
    if len(kept) != len(player.temps):
        player.temps = kept
        refresh(state, seat)
