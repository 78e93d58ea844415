"""Chapters 2.1, 2.4, 2.5, 2.9, 2.15: cards move between hands, tables and piles; experience is gained."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, only
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE, NOBODY, pack
from zunft.engine.rules import show, tell
from zunft.games.gilde import constants as c
from zunft.games.gilde.rules.statistics import refresh
from zunft.games.gilde.state import COPY, DORMANT, KIND_OF, LOCK_SHIFT, LOCK_STEP, NAME_OF, OLD, GildeState, lock_of

# --- in front of a player -------------------------------------------------------------------------


def changed(state: GildeState, seat: i64) -> None:
    """G-009, G-093. Something in front of a player changed: the statistics follow, and what no longer fits has to go
    before anything else goes on."""
    refresh(state, seat)
    check_fit(state, seat)


def check_fit(state: GildeState, seat: i64) -> None:
    stats = state.players[seat].stats
    if stats[c.ARTEFACTS] > stats[c.INVENTORY_SLOTS]:
        state.agenda.errand(c.FIT, seat)


def free_copy(state: GildeState, kind: i64) -> i64:
    """The lowest number that no copy of this kind on any table has."""
    taken: i64 = 0
    for player in state.players:
        for at in range(player.owned):
            if player.estate[at] & KIND_OF == kind:
                taken |= only((player.estate[at] & NAME_OF) // COPY)
    copy: i64 = 0
    while has(taken, copy):
        copy += 1
    return copy


def put_down(state: GildeState, seat: i64, kind: i64) -> None:
    """G-005, G-031. A card comes to a player's table, active; an annex sleeps until its owner's next turn."""
    card = kind + COPY * free_copy(state, kind)
    state.players[seat].put(card + DORMANT if state.board.cards.type_[kind] == c.ANNEX else card)
    changed(state, seat)


def pick_up(state: GildeState, seat: i64, at: i64) -> i64:
    """A card leaves a player's table; gives its kind."""
    kind = state.players[seat].remove(at) & KIND_OF
    changed(state, seat)
    return kind


def lock(state: GildeState, seat: i64, at: i64, rounds: i64) -> None:
    """G-043. A card that is locked already keeps the longer lock."""
    player = state.players[seat]
    card = player.estate[at]
    if rounds > lock_of(card):
        player.estate[at] = card - (lock_of(card) << LOCK_SHIFT) + rounds * LOCK_STEP
        changed(state, seat)


def unlock(state: GildeState, seat: i64, at: i64) -> None:
    player = state.players[seat]
    card = player.estate[at]
    player.estate[at] = card - (lock_of(card) << LOCK_SHIFT)
    changed(state, seat)


def is_political(state: GildeState, kind: i64) -> bool:
    """G-007. A district or a person."""
    type_ = state.board.cards.type_[kind]
    return type_ == c.DISTRICT or type_ == c.PERSON


def is_possession(state: GildeState, kind: i64) -> bool:
    """G-008. A business, annex, extension or artefact."""
    type_ = state.board.cards.type_[kind]
    return type_ <= c.ARTEFACT and type_ != c.DISTRICT and type_ != c.PERSON


def discard(state: GildeState, kind: i64) -> None:
    """G-002. Everybody sees a card that is put on the discard pile."""
    state.discard.add(kind)
    state.top = kind


# --- hands ----------------------------------------------------------------------------------------


def hold(state: GildeState, seat: i64, kind: i64) -> None:
    """A card comes into a hand; its owner alone sees it (G-183)."""
    player = state.players[seat]
    player.hand.put(kind, 0)
    show(state, player.hand, player.hand.count - 1, only(seat))
    if state.board.cards.type_[kind] == c.INSTANT:
        player.instants += 1


def let_go(state: GildeState, seat: i64, kind: i64) -> None:
    """A card leaves a hand for everybody to see."""
    player = state.players[seat]
    at = player.hand.single_out(kind)
    show(state, player.hand, at, EVERYONE)
    player.hand.remove(at)
    lose_trace(state, kind)
    if state.board.cards.type_[kind] == c.INSTANT:
        player.instants -= 1


# --- drawing --------------------------------------------------------------------------------------


def can_draw(state: GildeState) -> bool:
    """G-160, G-161. When the deck is used up the discard pile becomes the new one, at the moment of the draw."""
    if state.deck.total > 0:
        return True
    if state.discard.total == 0:
        tell(state, c.NOTHING_TO_DRAW, EVERYONE)
        return False
    tell(state, c.RESHUFFLED, EVERYONE, state.discard.total)
    state.discard.pour(state.deck)
    state.top = c.NONE
    trace(state)
    return True


def trace(state: GildeState) -> None:
    """G-160. Everybody has seen what the new deck is made of, so nothing of it is in a hand as yet: what is unknown
    there can only have changed places with what is unknown in other hands."""
    state.traced = 1
    for player in state.players:
        for at in range(player.hand.count):
            player.hand.knowers[at] |= OLD


def lose_trace(state: GildeState, kind: i64) -> None:
    """Once a card has left a hand of which an equal one is still hidden, nobody can tell which of the two it was."""
    if state.traced != 0 and state.board.cards.copies[kind] > 1 and is_hidden(state, kind):
        state.traced = 0


def is_hidden(state: GildeState, kind: i64) -> bool:
    if state.deck.counts[kind] > 0:
        return True
    for player in state.players:
        if player.hand.find(kind) != NOBODY:
            return True
    return False


def draw_cards(state: GildeState, seat: i64, count: i64) -> None:
    """G-050. A player draws so many cards, one after the other."""
    if count > 0 and can_draw(state):
        state.agenda.draw(c.DRAWING, pack(c.HAND_DRAW, seat, count))


def take_drawn(state: GildeState, seat: i64, left: i64, kind: i64) -> None:
    """G-013, G-050, G-100. A drawn card goes to the hand; the Town Hall goes to the centre and another one is drawn,
    except while starting hands are dealt."""
    state.deck.take(kind)
    if kind == state.board.town_hall and has(state.ready, seat):
        uncover_town_hall(state)
    else:
        hold(state, seat, kind)
        _tell_draw(state, seat, kind)
        left -= 1
    if left > 0 and can_draw(state):
        state.agenda.lay(state.seats, pack(c.HAND_DRAW, seat, left))


def _tell_draw(state: GildeState, seat: i64, kind: i64) -> None:
    """G-183. The drawer is told which card, the others that there was one."""
    is_deal = not has(state.ready, seat)
    tell(state, c.DEALT if is_deal else c.DREW, only(seat), kind)
    tell(state, c.WAS_DEALT if is_deal else c.DREW_CARD, EVERYONE & ~only(seat), seat)


def uncover_town_hall(state: GildeState) -> None:
    """G-100, G-042. It lies locked in the centre from now on, and is no player's card."""
    state.hall = c.IN_CENTRE
    tell(state, c.TOWN_HALL_CAME, EVERYONE)


def fill_deck(state: GildeState, out: vec[i64], odds: vec[i64]) -> i64:
    return state.deck.fill(c.DRAW_CARD, out, odds)


def draw_at_random(state: GildeState, rng: Rng) -> i64:
    return pack(c.DRAW_CARD, state.deck.at(rng.below(state.deck.total)))


# --- talers and experience ------------------------------------------------------------------------


def transfer(state: GildeState, payer: i64, to: i64, talers: i64) -> None:
    """G-002. Talers change hands; the bank is unlimited."""
    state.players[payer].talers -= talers
    if to != c.BANK:
        state.players[to].talers += talers


def gain_xp(state: GildeState, seat: i64, xp: i64, type_: i64) -> None:
    """G-120 … G-125. Experience raises the title at once; who reaches the Count's threshold wins at once."""
    if xp > 0 and not state.has_left(seat):
        add_xp(state, seat, xp, type_)
        if state.players[seat].xp >= state.board.count_xp:
            win_as_count(state, seat)


def add_xp(state: GildeState, seat: i64, xp: i64, type_: i64) -> None:
    """G-121, G-122. Several steps are possible, and nothing is ever lost."""
    player, board = state.players[seat], state.board
    player.xp += xp
    player.earned[type_] += xp
    tell(state, c.EXPERIENCE, EVERYONE, seat, xp, player.xp)
    title = player.title
    while title + 1 < board.titles and player.xp >= board.title_xp[title + 1]:
        title += 1
    if title != player.title:
        player.title = title
        tell(state, c.ROSE, EVERYONE, seat, title)
        refresh(state, seat)


def win_as_count(state: GildeState, seat: i64) -> None:
    """G-124. Nothing pending is resolved any more."""
    state.winner = seat
    state.ended = c.BY_COUNT
    tell(state, c.BECAME_COUNT, EVERYONE, seat)
    state.agenda.clear()
