"""Chapter 2.4: drawing influence cards and dividing them into stacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.move import EVERYONE, NO_MOVE, first, pack, verb_of
from zunft.engine.pile import with_room
from zunft.engine.rules import show, tell
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

NEW_NUMBER_BITS: Final = 10  # above a stack's number, its lasting one while lots are drawn


def begin_round(state: StrasbourgState) -> None:
    """S-020, S-025, S-027. All plan at once and in secret, or one after the other, clockwise from the starting
    player. Whoever has no card left in the deck has no stacks this round (A-02)."""
    state.round += 1
    state.step = -1
    tell(state, c.ROUND_BEGAN, EVERYONE, state.round, state.start)
    state.agenda.errand(c.STEP)
    planners: i64 = 0
    for step in range(state.seats - 1, -1, -1):
        seat = state.clockwise(step)
        state.players[seat].deck_before = state.players[seat].deck.size()
        state.agenda.errand(c.PLANNED, seat)
        if state.players[seat].deck.size() > 0:
            planners |= only(seat)
            if state.options.plan_in_order != 0:
                state.agenda.ask(c.PLANNING, only(seat), c.ASK_DRAW)
    if state.options.plan_in_order == 0 and planners != 0:
        state.agenda.ask(c.PLANNING, planners, c.ASK_DRAW)


# --- drawing --------------------------------------------------------------------------------------


def fill_draw(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-026. The first draw is compulsory, unless the table has it free (A-01); then draw on or stop while the deck
    has cards."""
    player = state.players[seat]
    n: i64 = 0
    if player.deck.size() > 0:
        out[n] = pack(c.DRAW_CARD)
        n += 1
    if player.cards.count > 0 or state.options.free_first_draw != 0:
        out[n] = pack(c.STOP)
        n += 1
    return n


def draw_or_stop(state: StrasbourgState, seat: i64, move: i64) -> None:
    """S-026. One card at a time, seen before the next decision."""
    if verb_of(move) == c.DRAW_CARD:
        state.agenda.lay(seat, c.ASK_DRAW)
        state.agenda.lay(seat, c.INFLUENCE_DRAW)
    elif state.players[seat].cards.count > 0:
        state.agenda.lay(seat, c.ASK_PUT)


def take_card(state: StrasbourgState, seat: i64, value: i64) -> None:
    """S-026, S-054. From the bag while it lasts, then from under it, where everybody knows what lies."""
    player = state.players[seat]
    if player.deck.bag.total == 0:
        player.tokens = with_room(player.tokens, 1)
        player.tokens.put(value + 16 * state.round, EVERYONE)
    player.deck.take(value)
    player.cards.put(value, 0)
    show(state, player.cards, player.cards.count - 1, only(seat))
    tell(state, c.DREW, only(seat), value)


# --- dividing -------------------------------------------------------------------------------------


def fill_put(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-028. The highest card in hand goes on a stack that was begun, or begins a new one; any grouping is legal."""
    n: i64 = 0
    for stack in range(i64(1), stacks_begun(state.players[seat]) + 1):
        out[n] = pack(c.PUT, stack)
        n += 1
    out[n] = pack(c.PUT_NEW)
    return n + 1


def stacks_begun(player: Player) -> i64:
    """How many stacks this player has begun; they are numbered from 1."""
    most: i64 = 0
    for at in range(player.cards.count):
        most = max(most, player.cards.items[at] >> 4)
    return most


def put(state: StrasbourgState, seat: i64, move: i64) -> None:
    """S-028. Every card drawn is divided; nothing is held back."""
    player = state.players[seat]
    stack = first(move) if verb_of(move) == c.PUT else stacks_begun(player) + 1
    card = next_to_put(player)
    player.cards.items[card] += 16 * stack
    tell(state, c.PLANNED_STACK, only(seat), player.cards.items[card] & VALUE, stack)
    if player.size_of(0) > 0:
        state.agenda.lay(seat, c.ASK_PUT)


def next_to_put(player: Player) -> i64:
    """Where the highest card in hand lies."""
    best: i64 = -1
    for at in range(player.cards.count):
        item = player.cards.items[at]
        if item >> 4 == 0 and (best < 0 or item > player.cards.items[best]):
            best = at
    return best


# --- laying out -----------------------------------------------------------------------------------


def lay_out(state: StrasbourgState, seat: i64) -> None:
    """S-029, A-32. The stacks lie by size, the largest first, equal ones by lot, so that their order tells nothing."""
    player = state.players[seat]
    begun = stacks_begun(player)
    if begun == 0:
        tell(state, c.NO_STACKS, EVERYONE, seat)
    elif begun == 1:
        announce(state, seat)
    else:
        lot = _number_from(state, seat, 1)
        if lot != NO_MOVE:
            state.agenda.draw(c.SETUP, lot)


def _number_from(state: StrasbourgState, seat: i64, number: i64) -> i64:
    """Give the lasting numbers from *number* on. Gives the lot that has to be drawn, NO_MOVE when all have one."""
    player = state.players[seat]
    begun = stacks_begun_before_lots(player)
    while number <= begun:
        largest, candidates = largest_unnumbered(player)
        if candidates & (candidates - 1) != 0:
            return pack(c.LOT_DRAW, seat, largest, number)
        _give_number(player, candidates, number)
        number += 1
    _keep_numbers(player)
    announce(state, seat)
    return NO_MOVE


def stacks_begun_before_lots(player: Player) -> i64:
    most: i64 = 0
    for at in range(player.cards.count):
        most = max(most, old_number(player.cards.items[at]))
    return most


def old_number(item: i64) -> i64:
    return (item >> 4) & 63


def new_number(item: i64) -> i64:
    return item >> NEW_NUMBER_BITS


def largest_unnumbered(player: Player) -> tuple[i64, i64]:
    """The size of the largest stacks without a lasting number, and these stacks as bits."""
    most, stacks = i64(0), i64(0)
    for stack in range(i64(1), stacks_begun_before_lots(player) + 1):
        size = size_unnumbered(player, stack)
        if size > most:
            most, stacks = size, i64(0)
        if size == most:
            stacks |= only(stack)
    return most, stacks


def size_unnumbered(player: Player, stack: i64) -> i64:
    count: i64 = 0
    for at in range(player.cards.count):
        item = player.cards.items[at]
        if old_number(item) == stack and new_number(item) == 0:
            count += 1
    return count


def _give_number(player: Player, stacks: i64, number: i64) -> None:
    """The only stack of a set gets a lasting number."""
    for at in range(player.cards.count):
        item = player.cards.items[at]
        if new_number(item) == 0 and has(stacks, old_number(item)):
            player.cards.items[at] = item + (number << NEW_NUMBER_BITS)


def _keep_numbers(player: Player) -> None:
    for at in range(player.cards.count):
        item = player.cards.items[at]
        player.cards.items[at] = (item & VALUE) + 16 * new_number(item)


def fill_lots(state: StrasbourgState, question: i64, verb: i64, out: vec[i64], odds: vec[i64]) -> i64:
    """Which of the equal stacks comes next; each is as likely as any other."""
    stacks = largest_unnumbered(state.players[first(question)])[1]
    n: i64 = 0
    while stacks != 0:
        out[n] = pack(verb, lowest(stacks))
        odds[n] = 1
        n += 1
        stacks &= stacks - 1
    return n


def take_lot(state: StrasbourgState, seat: i64, number: i64, stack: i64) -> None:
    _give_number(state.players[seat], only(stack), number)
    lot = _number_from(state, seat, number + 1)
    if lot != NO_MOVE:
        state.agenda.lay(state.seats, lot)


def announce(state: StrasbourgState, seat: i64) -> None:
    """S-029. The number of stacks and their sizes are public now, what is in them is not; the owner sees all."""
    player = state.players[seat]
    player.stacks = 2 * (only(stacks_begun(player)) - 1)
    for stack in range(i64(1), stacks_begun(player) + 1):
        tell(state, c.LAID_STACK, EVERYONE, seat, stack, player.size_of(stack))


def restart(state: StrasbourgState, seat: i64) -> None:
    """Put the cards drawn this round back: those from under the deck first, in their order, the others into the bag."""
    player = state.players[seat]
    back = put_back_tokens(state, player)
    for at in range(player.cards.count):
        value = player.cards.items[at] & VALUE
        if back[value] > 0:
            back[value] -= 1
        else:
            player.deck.bag.add(value)
    player.cards.clear()


def put_back_tokens(state: StrasbourgState, player: Player) -> vec[i64]:
    """The cards of this round that came from under the deck lie there again; gives how many of each value."""
    back = player.deck.bag.counts[:]
    for value in range(i64(len(back))):
        back[value] = 0
    player.tokens = with_room(player.tokens, 0)
    for at in range(player.tokens.count - 1, -1, -1):
        if player.tokens.items[at] >> 4 == state.round:
            value = player.tokens.remove(at) & VALUE
            back[value] += 1
            player.deck.put_back(value, EVERYONE)
    return back
