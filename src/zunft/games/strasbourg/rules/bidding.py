"""Chapters 2.5 to 2.7: the queue of undecided players, the order of precedence, and what happens to the cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.move import EVERYONE, first, pack, verb_of
from zunft.engine.pile import with_room
from zunft.engine.rules import show, tell
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

MOST_PLACES: Final = 3


def begin_bidding(state: StrasbourgState) -> bool:
    """S-030, S-032. The queue: everybody with a stack, clockwise from the starting player; the others have passed.
    False when nobody has one: then the step is over already."""
    guild: i64 = c.NONE
    if state.is_guild_step():
        guild = state.guild()
    tell(state, c.STEP_BEGAN, EVERYONE, state.step, guild)
    state.queued = 0
    for step in range(state.seats):
        seat = state.clockwise(step)
        if state.players[seat].stacks != 0:
            state.queue[state.queued] = seat
            state.queued += 1
    if state.queued == 0:
        tell(state, c.ALL_PASSED, EVERYONE)
        return False
    ask_next(state)
    return True


def ask_next(state: StrasbourgState) -> None:
    """S-034. The head of the queue decides; when nobody is left the step's order is settled."""
    if state.queued > 0:
        state.agenda.ask_one(c.ASK_BID, state.queue[0])
    else:
        rank(state)


def fill_bids(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-030, S-033, S-035. Reveal a stack, pass, or defer: with a privilege and somebody else undecided (A-05)."""
    stacks = state.players[seat].stacks
    n: i64 = 0
    stack: i64 = 1
    while stacks >> stack != 0:
        if has(stacks, stack):
            out[n] = pack(c.REVEAL, stack)
            n += 1
        stack += 1
    out[n] = c.PASS_MOVE
    n += 1
    if may_defer(state, seat):
        out[n] = pack(c.DEFER)
        n += 1
    return n


def may_defer(state: StrasbourgState, seat: i64) -> bool:
    """S-035, S-036, S-038, A-04, A-33. As often as one has privileges, while another player is undecided."""
    return state.players[seat].privileges > 0 and state.queued > 1


def bid(state: StrasbourgState, seat: i64, move: i64) -> None:
    """S-031, S-035. Revealing and passing are final for this step; who defers goes to the tail of the queue (S-037)."""
    _drop_head(state)
    if verb_of(move) == c.REVEAL:
        reveal(state, seat, first(move))
    elif verb_of(move) == c.DEFER:
        state.players[seat].privileges -= 1
        state.queue[state.queued] = seat
        state.queued += 1
        tell(state, c.DEFERRED, EVERYONE, seat)
    else:
        tell(state, c.PASSED, EVERYONE, seat)


def _drop_head(state: StrasbourgState) -> None:
    state.queued -= 1
    for at in range(state.queued):
        state.queue[at] = state.queue[at + 1]


def reveal(state: StrasbourgState, seat: i64, stack: i64) -> None:
    """S-030. All cards of the stack are turned up; their sum is the influence."""
    player = state.players[seat]
    player.stacks &= ~only(stack)
    for at in range(player.cards.count - 1, -1, -1):
        if player.cards.items[at] >> 4 == stack:
            show(state, player.cards, at, EVERYONE)
            turn_up(state, player, player.cards.remove(at) & VALUE)
    for at in range(player.shown.count):
        tell(state, c.REVEALED_CARD, EVERYONE, seat, player.shown.items[at])
    tell(state, c.REVEALED, EVERYONE, seat, stack, player.influence())


def turn_up(state: StrasbourgState, player: Player, value: i64) -> None:
    """A-32. Cards inside a stack have no order: they lie by value, the highest first, however they were drawn."""
    forget_token(player, value + 16 * state.round)
    shown = player.shown
    shown.put(value, EVERYONE)
    at = shown.count - 1
    while at > 0 and shown.items[at - 1] < value:
        shown.items[at] = shown.items[at - 1]
        at -= 1
    shown.items[at] = value


def forget_token(player: Player, token: i64) -> None:
    """A card that everybody knew to be among those drawn lies open; equal cards cannot be told apart."""
    at = player.tokens.find(token)
    if at != c.NONE:
        player.tokens = with_room(player.tokens, 0)
        player.tokens.remove(at)


# --- S-040 … S-045 ------------------------------------------------------------------------------


def rank(state: StrasbourgState) -> None:
    """S-040, S-041, S-042, S-045. Most influence first, ties to the smaller distance from the starting player before
    the marker moves (A-06); then the first place takes the marker at once."""
    state.ranked = 0
    for step in range(state.seats):
        seat = state.clockwise(step)
        if state.players[seat].shown.count > 0:
            _insert(state, seat, state.players[seat].influence())
    if state.ranked == 0:
        tell(state, c.ALL_PASSED, EVERYONE)
        state.agenda.errand(c.STEP)
        return
    state.start = state.ranking[0]
    tell(state, c.LEADS, EVERYONE, state.start)
    state.agenda.errand(c.ACTION, 0)


def _insert(state: StrasbourgState, seat: i64, influence: i64) -> None:
    at = state.ranked
    while at > 0 and state.players[state.ranking[at - 1]].influence() < influence:
        state.ranking[at] = state.ranking[at - 1]
        at -= 1
    state.ranking[at] = seat
    state.ranked += 1


def places(state: StrasbourgState) -> i64:
    """S-050. How many places act in this step: A two, a guild three (with three players two), the merchants one."""
    if state.step == c.STEP_A:
        return 2
    if not state.is_guild_step():
        return 1
    return guild_places(state)


def guild_places(state: StrasbourgState) -> i64:
    """S-070, S-071. How many places a guild has."""
    return 2 if state.seats == 3 else MOST_PLACES


# --- S-052 … S-055 ------------------------------------------------------------------------------


def ask_returns(state: StrasbourgState) -> None:
    """S-052, S-053, A-08, A-27. Who revealed and has no eligible place may put one card under the deck; all of them
    at once. In the last round that would have no effect and is not asked."""
    seats: i64 = 0
    if not state.is_last_round():
        for place in range(places(state), state.ranked):
            seats |= only(state.ranking[place])
    if seats != 0:
        state.agenda.ask(c.ASK_RETURN, seats, c.ASK_RETURN)
    else:
        end_step(state)


def fill_returns(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-052. Each value in the stack once, or none."""
    shown = state.players[seat].shown
    n: i64 = 0
    seen: i64 = 0
    for at in range(shown.count):
        if not has(seen, shown.items[at]):
            seen |= only(shown.items[at])
            out[n] = pack(c.RETURN, shown.items[at])
            n += 1
    out[n] = pack(c.RETURN_NONE)
    return n + 1


def choose_return(state: StrasbourgState, seat: i64, move: i64) -> None:
    state.players[seat].returning = 0
    if verb_of(move) == c.RETURN:
        state.players[seat].returning = first(move)


def return_cards(state: StrasbourgState) -> None:
    """S-052, S-054, A-09. The card becomes the deck's last one, which everybody sees."""
    for place in range(places(state), state.ranked):
        seat = state.ranking[place]
        player = state.players[seat]
        if player.returning > 0:
            player.deck.put_under(player.returning, EVERYONE)
            tell(state, c.RETURNED, EVERYONE, seat, player.returning)
        elif player.returning == 0:
            tell(state, c.RETURNED_NONE, EVERYONE, seat)
        player.returning = c.NONE
    end_step(state)


def end_step(state: StrasbourgState) -> None:
    """S-052. All other revealed cards go to the box."""
    for player in state.players:
        player.shown.clear()
    state.agenda.errand(c.STEP)
