"""Chapters 2.3 to 2.6: what a player may do with cards in the action phase, what they cost and what they need."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only
from zunft.engine.move import EVERYONE, first, pack, second, third, verb_of
from zunft.engine.rules import tell
from zunft.engine.window import open_window
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import T_LOCKED, TARGET_ROW
from zunft.games.gilde.rules import moving, passing
from zunft.games.gilde.rules.building import can_build
from zunft.games.gilde.rules.dealing import can_deal
from zunft.games.gilde.rules.needing import contains, cost_of, has_target, lowered, may_play, recipients
from zunft.games.gilde.state import DORMANT, KIND_OF, L_TARGET, L_VICTIM, LINK, NAME_OF, GildeState, Player, lock_of


def fill_actions(state: GildeState, seat: i64, out: vec[i64]) -> i64:
    """G-060, G-065. Cards in any number and order, artefacts, the residence, the Town Hall, an election, sales,
    deals; or the end of the phase."""
    player = state.players[seat]
    n: i64 = 0
    for at in range(player.hand.count):
        kind = player.hand.items[at]
        if is_first_in_hand(player, at) and may_play(state, seat, kind):
            out[n] = pack(c.PLAY, kind)
            n += 1
    n = fill_own_table(state, seat, out, n)
    if can_upgrade(state, seat):
        out[n] = pack(c.UPGRADE)
        n += 1
    if can_build(state, seat):
        out[n] = pack(c.TOWN_HALL)
        n += 1
    if can_request(state, seat):
        out[n] = pack(c.REQUEST)
        n += 1
    if can_deal(state, seat):
        out[n] = pack(c.DEAL)
        n += 1
    out[n] = pack(c.END)
    return n + 1


def is_first_in_hand(player: Player, at: i64) -> bool:
    """Whether no equal card lies before this one: equal cards are one option."""
    kind = player.hand.items[at]
    for before in range(at):
        if player.hand.items[before] == kind:
            return False
    return True


def fill_own_table(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-035, G-092, G-130. Release, sell and use what lies in front of the player."""
    player = state.players[seat]
    for at in range(player.owned):
        kind = player.estate[at] & KIND_OF
        if player.is_first(at) and may_use(state, seat, kind):
            out[n] = pack(c.USE, kind)
            n += 1
    n = fill_releases(state, seat, out, n)
    return fill_sales(state, seat, out, n)


# --- playing and using ----------------------------------------------------------------------------


def may_use(state: GildeState, seat: i64, kind: i64) -> bool:
    """G-091, G-092. An active artefact that is used like a measure, or like an instant that fits any moment."""
    cards = state.board.cards
    if cards.type_[kind] != c.ARTEFACT or cards.timing[kind] == c.NONE or state.players[seat].active(kind) == c.NONE:
        return False
    if cards.timing[kind] != c.AS_MEASURE and cards.window[kind] != c.IN_ANY:
        return False
    return has_target(state, seat, kind)


def begin(state: GildeState, seat: i64, kind: i64, use: i64) -> None:
    """G-062. Declared in steps: the card, its target, and who receives the cost."""
    if state.board.cards.target[kind] != c.NONE and (use != 0 or state.board.cards.type_[kind] >= c.MEASURE):
        state.agenda.lay(seat, pack(c.ASK_TARGET, kind, use))
    else:
        name_recipient(state, seat, kind, use, c.NONE, c.NONE)


def aim(state: GildeState, seat: i64, question: i64, move: i64) -> None:
    target = second(move) if verb_of(move) == c.AT_CARD else i64(c.NONE)
    name_recipient(state, seat, first(question), second(question), first(move), target)


def name_recipient(state: GildeState, seat: i64, kind: i64, use: i64, victim: i64, target: i64) -> None:
    """G-064, Q-15. Where several owners could receive the cost the payer chooses one."""
    owners: i64 = 0
    if use == 0:
        owners = recipients(state, seat, kind)
    if owners & (owners - 1) != 0:
        state.agenda.lay(seat, pack(c.ASK_RECIPIENT, kind, victim + 1, target + 1))
    else:
        recipient = lowest(owners) if owners != 0 else i64(c.BANK)
        declare(state, seat, kind, use, victim, target, recipient)


def fill_recipients(state: GildeState, seat: i64, kind: i64, out: vec[i64]) -> i64:
    owners, n = recipients(state, seat, kind), i64(0)
    while owners != 0:
        out[n] = pack(c.PAYING, lowest(owners))
        n += 1
        owners &= owners - 1
    return n


def pay_chosen(state: GildeState, seat: i64, question: i64, recipient: i64) -> None:
    declare(state, seat, first(question), 0, second(question) - 1, third(question) - 1, recipient)


def declare(state: GildeState, seat: i64, kind: i64, use: i64, victim: i64, target: i64, recipient: i64) -> None:
    """G-062, G-092, G-118. The card leaves the hand, its cost is paid; what stays is laid out, all else begins to
    resolve."""
    name = name_target(state, kind, victim, target)
    if use != 0:
        set_to_use(state, seat, kind)
    else:
        moving.let_go(state, seat, kind)
        note_play(state, seat, kind)
    tell_play(state, seat, kind, use, victim, target)
    if use == 0:
        pay_cost(state, seat, kind, recipient)
    if use != 0 or state.board.cards.type_[kind] >= c.MEASURE:
        resolve_later(state, seat, kind, use, victim, name)
        moving.check_fit(state, seat)  # before the window
    else:
        moving.put_down(state, seat, kind)
        moving.gain_xp(state, seat, state.board.cards.value[kind], state.board.cards.type_[kind])


def name_target(state: GildeState, kind: i64, victim: i64, target: i64) -> i64:
    """Q-52. Which of equal cards is meant: the one that works, or the one that is locked for longest."""
    if target == c.NONE:
        return c.NONE
    row = state.board.cards.target[kind] * TARGET_ROW
    player = state.players[victim]
    at = player.locked(target) if state.board.targets[row + T_LOCKED] != 0 else player.active(target)
    return player.estate[at] & NAME_OF


def set_to_use(state: GildeState, seat: i64, kind: i64) -> None:
    """G-092. An artefact that is to be locked is locked at once; one to be discarded is set aside."""
    at, rounds = state.players[seat].active(kind), state.board.cards.lock_after[kind]
    if rounds > 0:
        moving.lock(state, seat, at, rounds)
    else:
        moving.pick_up(state, seat, at)


def note_play(state: GildeState, seat: i64, kind: i64) -> None:
    """G-061, G-150. A political card uses the slot; a card played from the hand bars a request."""
    if seat == state.active and state.phase == c.ACTING:
        state.played = 1
        if state.board.cards.political[kind] != 0:
            state.political -= 1


def tell_play(state: GildeState, seat: i64, kind: i64, use: i64, victim: i64, target: i64) -> None:
    if use == 0 and state.board.cards.type_[kind] < c.MEASURE:
        tell(state, c.LAID_OUT, EVERYONE, seat, kind)
    elif target != c.NONE:
        tell(state, c.USED_ON if use != 0 else c.PLAYED_ON, EVERYONE, seat, kind, victim, target)
    elif victim != c.NONE:
        tell(state, c.USED_AT if use != 0 else c.PLAYED_AT, EVERYONE, seat, kind, victim)
    else:
        tell(state, c.USED if use != 0 else c.PLAYED, EVERYONE, seat, kind)


def pay_cost(state: GildeState, seat: i64, kind: i64, recipient: i64) -> None:
    """G-064. The owner is paid at once and keeps the talers, whatever becomes of the card."""
    cost = cost_of(state, seat, kind)
    moving.transfer(state, seat, recipient, cost)
    if recipient != c.BANK and cost > 0:
        tell(state, c.PAID_OWNER, EVERYONE, seat, recipient, cost)


def resolve_later(state: GildeState, seat: i64, kind: i64, use: i64, victim: i64, name: i64) -> None:
    """G-062, G-111. What is left to do waits as errands; a window opens on an attack."""
    state.push_link(kind, use, seat, victim, name)
    state.agenda.errand(c.FINISH)
    state.agenda.errand(c.RESOLVE)
    passing.end_for_targets(state)
    seats = passing.asked(state)
    if state.board.cards.kind[kind] < c.ATTACKS and seats != 0:
        question = pack(c.W_TARGETED, seat, kind, victim if victim != c.NONE else i64(c.EVERYBODY))
        open_window(state, c.W_TARGETED, seats, state.after(state.active), question)


# --- selling and releasing ------------------------------------------------------------------------


def fill_sales(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-130, Q-30. Own unlocked possessions, but not those that have to stay."""
    player = state.players[seat]
    begin_ = n
    for at in range(player.owned):
        card = player.estate[at]
        kind = card & KIND_OF
        if lock_of(card) != 0 or has_to_stay(state, seat, card) or not moving.is_possession(state, kind):
            continue
        if not contains(out, begin_, n, pack(c.SELL, kind)):
            out[n] = pack(c.SELL, kind)
            n += 1
    return n


def has_to_stay(state: GildeState, seat: i64, card: i64) -> bool:
    """Q-30. Where the table says so, a card that is aimed at may not be sold."""
    return state.options.keep_target != 0 and is_aimed_at(state, seat, card)


def is_aimed_at(state: GildeState, seat: i64, card: i64) -> bool:
    """Whether a card that is being resolved is aimed at this one, which lies before *seat*."""
    for link in range(state.links):
        if state.chain[link * LINK + L_VICTIM] == seat and state.chain[link * LINK + L_TARGET] == card & NAME_OF:
            return True
    return False


def place_to_sell(state: GildeState, seat: i64, kind: i64) -> i64:
    """Q-52. Where the card lies that is sold, of equal ones: the one that is aimed at, then one that is dormant."""
    player = state.players[seat]
    found: i64 = c.NONE
    for at in range(player.owned):
        card = player.estate[at]
        if card & KIND_OF != kind or lock_of(card) != 0 or has_to_stay(state, seat, card):
            continue
        if is_aimed_at(state, seat, card):
            return at
        if found == c.NONE or card & DORMANT != 0:
            found = at
    return found


def sale_price(state: GildeState, seat: i64, kind: i64) -> i64:
    """G-004, G-130, 5.3. Half the original cost, rounded down, and what the own profession adds."""
    board = state.board
    half = board.cards.cost[kind] * board.sell_numerator // board.sell_denominator
    return max(i64(0), half + state.players[seat].stats[c.SALE_BONUS])


def sell(state: GildeState, seat: i64, kind: i64) -> None:
    """G-130. To the discard pile."""
    price = sale_price(state, seat, kind)
    moving.discard(state, moving.pick_up(state, seat, place_to_sell(state, seat, kind)))
    state.players[seat].talers += price
    tell(state, c.SOLD, EVERYONE, seat, kind, price)


def fill_releases(state: GildeState, seat: i64, out: vec[i64], n: i64) -> i64:
    """G-035. Own active districts and persons."""
    player = state.players[seat]
    begin_ = n
    for at in range(player.owned):
        card = player.estate[at]
        kind = card & KIND_OF
        if lock_of(card) != 0 or not moving.is_political(state, kind):
            continue
        if not contains(out, begin_, n, pack(c.RELEASE, kind)):
            out[n] = pack(c.RELEASE, kind)
            n += 1
    return n


def release(state: GildeState, seat: i64, kind: i64) -> None:
    """G-035, Q-12. To the discard pile, without refund."""
    moving.discard(state, moving.pick_up(state, seat, state.players[seat].active(kind)))
    tell(state, c.RELEASED, EVERYONE, seat, kind)


# --- residence and election -----------------------------------------------------------------------


def upgrade_cost(state: GildeState, seat: i64) -> i64:
    player = state.players[seat]
    return lowered(player, c.RESIDENCE, state.board.residence_cost[player.residence + 1])


def can_upgrade(state: GildeState, seat: i64) -> bool:
    """G-080, Q-17. One step at a time, if the title allows it and the cost can be paid."""
    player, board = state.players[seat], state.board
    following = player.residence + 1
    if following >= board.residences or board.title_residence[player.title] < following:
        return False
    return board.residence_title[following] <= player.title and upgrade_cost(state, seat) <= player.talers


def upgrade(state: GildeState, seat: i64) -> None:
    """G-080, G-081, G-125. Extensions stay; the residence gives experience."""
    player = state.players[seat]
    player.talers -= upgrade_cost(state, seat)
    player.residence += 1
    moving.changed(state, seat)
    tell(state, c.UPGRADED, EVERYONE, seat, player.residence)
    moving.gain_xp(state, seat, state.board.residence_value[player.residence], c.RESIDENCE)


def can_request(state: GildeState, seat: i64) -> bool:
    """G-150, G-151. The Town Hall stands, the title allows it, no card was played, and one request is enough."""
    if state.hall != c.BUILT or state.played != 0 or has(state.requests, seat):
        return False
    return state.board.title_stands[state.players[seat].title] != 0


def request(state: GildeState, seat: i64) -> None:
    """G-150. It is public and ends the phase."""
    state.requests |= only(seat)
    state.requesting = 1
    state.phase = c.CLOSING
    tell(state, c.REQUESTED, EVERYONE, seat)
