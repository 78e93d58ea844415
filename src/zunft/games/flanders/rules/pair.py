"""Chapter 2.10: the game for two, with guilds under influence."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, only
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE, first, pack, verb_of
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.rules.acting import ask_placement, lay_action
from zunft.games.flanders.rules.covering import cover, fillable
from zunft.games.flanders.rules.ending import finish
from zunft.games.flanders.rules.scoring import score_finished
from zunft.games.flanders.state import FlandersState

STALE_TURNS: Final = 8


def fill_influence_pile(state: FlandersState) -> None:
    """F-203. Six town cards and the building-site card of both guilds under influence, shuffled together."""
    for seat in range(state.seats):
        for card in range(i64(c.SITE_CARD + 1)):
            state.pile.add(c.influence_card(state.influenced(seat), card))


def begin_turn(state: FlandersState) -> None:
    """F-204. Players alternate; a turn is two actions in any order. Only the own one is left when there is no
    influence card any more (F-207)."""
    state.round += 1
    state.busy = 0
    tell(state, c.ROUND_BEGAN, EVERYONE, state.round, state.start)
    state.agenda.errand(c.TURN_END)
    state.agenda.ask_one(c.ASK_TURN, state.start)


def influence_left(state: FlandersState) -> i64:
    return state.pile.total + state.pile_discard.total


def fill_turn(state: FlandersState, seat: i64, out: vec[i64]) -> i64:
    """F-204. An own card first, or the influence action first (R-30)."""
    n = fill_own(state, seat, out)
    if influence_left(state) > 0:
        out[n] = pack(c.INFLUENCE)
        n += 1
    return n


def fill_own(state: FlandersState, seat: i64, out: vec[i64]) -> i64:
    """F-204. Any action card in hand, also one that cannot be carried out."""
    n: i64 = 0
    cards = state.hands.cards[seat]
    while cards != 0:
        out[n] = pack(c.OWN, lowest(cards))
        n += 1
        cards &= cards - 1
    return n


def take_turn(state: FlandersState, seat: i64, move: i64) -> None:
    """F-204. The first action is finished before the second is begun: the agenda holds the second below it."""
    if verb_of(move) == c.OWN:
        state.agenda.errand(c.TURN_UP, seat)
        play_own(state, seat, first(move))
    else:
        state.agenda.ask_one(c.ASK_OWN, seat)
        state.agenda.errand(c.TURN_UP, seat)


def play_own(state: FlandersState, seat: i64, card: i64) -> None:
    """F-204. The card is played openly and carried out like everybody's (F-040)."""
    state.hands.cards[seat] &= ~only(card)
    state.hands.played[seat] |= only(card)
    tell(state, c.PLAYED_OWN, EVERYONE, seat, card)
    lay_action(state, seat, card)


def turn_up(state: FlandersState) -> None:
    """F-207. If the pile is empty the discard is shuffled into a new one; without any card the action lapses."""
    if influence_left(state) == 0:
        tell(state, c.NO_INFLUENCE, EVERYONE)
        return
    shuffle_if_empty(state)
    state.agenda.draw(c.DRAW_ENTRY, c.INFLUENCE_DRAW)


def shuffle_if_empty(state: FlandersState) -> None:
    """F-207."""
    if state.pile.total == 0:
        state.pile_discard.pour(state.pile)
        tell(state, c.RESHUFFLED, EVERYONE, state.pile.total)


def draw_influence(state: FlandersState, rng: Rng) -> i64:
    return pack(c.DRAW_INFLUENCE, state.pile.at(rng.below(state.pile.total)))


def take_influence(state: FlandersState, card: i64) -> None:
    """F-204, F-206. The card turned up is carried out before anything else and discarded. A card of a closed
    town leaves the game and the next one is turned up (R-37); one without a legal action is forfeited."""
    guild, kind = card // 7, card % 7
    state.pile.take(card)
    if kind < c.TOWNS and state.towns[kind].closed != 0:
        tell(state, c.TURNED_UP_CLOSED, EVERYONE, guild, kind)
        _turn_up_next(state)
        return
    state.pile_discard.add(card)
    tell(state, c.TURNED_UP, EVERYONE, guild, kind)
    ask_placement(state, state.start, kind, influence_coats(state, guild), c.INFLUENCED + guild)


def _turn_up_next(state: FlandersState) -> None:
    if influence_left(state) == 0:
        tell(state, c.NO_INFLUENCE, EVERYONE)
        return
    shuffle_if_empty(state)
    state.agenda.lay(state.seats, c.INFLUENCE_DRAW)


def influence_coats(state: FlandersState, guild: i64) -> i64:
    """F-205, R-31. That guild, grey and church; or that guild alone; or either guild under influence."""
    if state.options.influence_builds == 0:
        return c.coats_of(guild)
    if state.options.influence_builds == 1:
        return only(guild)
    return only(state.influenced(0)) | only(state.influenced(1))


def end_turn(state: FlandersState) -> None:
    """F-208, F-209. Covers, scoring for all five guilds, the end test, then the other player's turn."""
    cover(state)
    score_finished(state)
    state.quiet = i64(0) if state.busy != 0 else state.quiet + 1
    if is_over(state):
        finish(state)
        return
    state.start = (state.start + 1) % state.seats
    begin_turn(state)


def is_over(state: FlandersState) -> bool:
    """F-209, R-32. No free space that a player's guild, grey or the church could still fill, connected or not
    (R-33); or eight turns in a row without a district laid or a site completed."""
    if state.quiet >= STALE_TURNS:
        tell(state, c.STALEMATE, EVERYONE, STALE_TURNS)
        return True
    coats = only(state.guild(0)) | only(state.guild(1)) | only(c.GREY) | only(c.CHURCH)
    for town in state.towns:
        if town.is_open() and fillable(state, town, coats) != 0:
            return False
    return True
