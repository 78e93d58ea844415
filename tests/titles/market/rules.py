"""The rules of the market, X-001 … X-017, each naming the mechanism of the engine that it is there to use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64
from tests.titles.market import constants as c
from tests.titles.market.state import MarketState

from zunft.engine.agenda import SEATS
from zunft.engine.bits import has, lowest, only
from zunft.engine.chance import Rng
from zunft.engine.move import EVERYONE, SPECTATOR, pack
from zunft.engine.pile import Cards, new_cards
from zunft.engine.rules import show, tell
from zunft.engine.window import open_window

MOST_DRAWS: Final = 3
OFFER_MADE: Final = 0  # the turn's notes
PEEK_DONE: Final = 1


def begin_round(state: MarketState, rounds: i64) -> None:
    """X-015: after the last round the game is over, so every game ends."""
    if state.round == rounds:
        state.agenda.clear()
        return
    state.round += 1
    state.gave = 0
    state.agenda.ask(c.MORNING, (1 << state.seats) - 1, c.MORNING)


# --- the morning: secret lanes with draws in between ------------------------------------------------


def pull(state: MarketState, seat: i64) -> None:
    """X-002: all at once and in secret, draw up to three cards, looking at each: draws on a lane."""
    state.agenda.lay(seat, pack(c.A_CARD, seat))


def drawn(state: MarketState, seat: i64, card: i64) -> None:
    """X-002: only the owner sees it: a whisper, and no announcement before everybody has finished."""
    if state.decks[seat].bag.total == 0:
        state.deep[seat] += 1
    state.decks[seat].take(card)
    state.drawn[seat].put(card, only(seat))
    state.pulled[seat] += 1
    tell(state, c.DREW, only(seat), seat, card)
    state.agenda.lay(seat, c.MORNING)


def stop(state: MarketState, seat: i64) -> None:
    """X-003: who has drawn puts one of these cards under the own deck: the next question of the same lane."""
    if state.pulled[seat] > 0:
        state.agenda.lay(seat, c.UNDER)


def put_under(state: MarketState, seat: i64, card: i64) -> None:
    """X-003: it is the end of a known tail, and is drawn again when everything above it is gone."""
    cards = state.drawn[seat]
    state.decks[seat].put_under(cards.remove(cards.find(card)), only(seat))


def end_morning(state: MarketState) -> None:
    """X-004: now everybody hears how many cards each has drawn, and the first turn begins."""
    for seat in range(state.seats):
        tell(state, c.TOOK, EVERYONE, seat, state.pulled[seat])
        for at in range(state.drawn[seat].count):
            state.hands[seat].put(state.drawn[seat].items[at], only(seat))
        state.drawn[seat].clear()
        state.pulled[seat] = state.deep[seat] = 0
    state.agenda.ask_one(c.TURN, 0)


def unmake_morning(state: MarketState, seat: i64) -> None:
    """A redeal puts a lane back to its start: cards return to the deck, those of the tail to its front."""
    deck, cards = state.decks[seat], state.drawn[seat]
    if cards.count < state.pulled[seat]:
        cards.put(deck.tail.remove(deck.tail.count - 1), only(seat))
    tail = new_cards(len(deck.tail.items))
    for at in range(cards.count):
        if at < cards.count - state.deep[seat]:
            deck.bag.add(cards.items[at])
        else:
            tail.put(cards.items[at], only(seat))
    for at in range(deck.tail.count):
        tail.put(deck.tail.items[at], deck.tail.knowers[at])
    deck.tail.clear()
    for at in range(tail.count):
        deck.tail.put(tail.items[at], tail.knowers[at])
    cards.clear()
    state.pulled[seat] = state.deep[seat] = 0


# --- the turn: one lane that is laid again after every action ---------------------------------------


def end_turn(state: MarketState, rounds: i64) -> None:
    """X-005: a turn is as many actions as one likes; then the next seat's, and after the last a new round."""
    after = lowest(state.agenda.was(SEATS)) + 1
    if after < state.seats:
        state.agenda.ask_one(c.TURN, after)
    else:
        begin_round(state, rounds)


def peek(state: MarketState, seat: i64, of: i64) -> None:
    """X-006: once a turn, look at a card of another hand. Chance, asked at the table, says which."""
    state.agenda.note(PEEK_DONE, 1)
    state.agenda.lay(seat, c.TURN)
    tell(state, c.LOOKED, EVERYONE, seat, of)
    state.agenda.draw(c.PEEKING, pack(c.A_PLACE, seat, of))


def seen(state: MarketState, seat: i64, of: i64, place: i64) -> None:
    """X-006: the seat knows that card for as long as it lies there: a knower."""
    show(state, state.hands[of], place, only(seat))
    tell(state, c.SAW, only(seat), seat, of, state.hands[of].items[place])


def offer(state: MarketState, seat: i64, card: i64, buyer: i64, price: i64) -> None:
    """X-007: once a turn, asked in steps (what, to whom, for how much); the other is asked whether to accept.
    An offer shows the card to everyone."""
    state.agenda.note(OFFER_MADE, 1)
    state.agenda.lay(seat, c.TURN)
    hand = state.hands[seat]
    show(state, hand, hand.single_out(card), EVERYONE)
    tell(state, c.OFFERED, EVERYONE, seat, card, buyer, price)
    state.agenda.ask(c.ANSWER, only(buyer), pack(c.ANSWER, card, seat, price))


def accept(state: MarketState, buyer: i64, card: i64, seller: i64, price: i64, goal: i64) -> None:
    """X-007: card and coins change hands, and both have made a bargain."""
    hand = state.hands[seller]
    hand.remove(hand.single_out(card))
    state.hands[buyer].put(card, EVERYONE)
    state.bargains[seller] += 1
    state.bargains[buyer] += 1
    state.coins[buyer] -= price
    tell(state, c.ACCEPTED, EVERYONE, buyer, card)
    gain(state, seller, price, goal)


def decline(state: MarketState, buyer: i64, card: i64) -> None:
    tell(state, c.DECLINED, EVERYONE, buyer, card)


# --- the theft: windows within windows, errands under them, a payment -------------------------------


def attack(state: MarketState, seat: i64, victim: i64, anyone: bool) -> None:
    """X-008: a thief steals from a victim, unless somebody (option: only the victim) blocks with a guard.
    The effect waits as an errand under the window."""
    state.agenda.lay(seat, c.TURN)
    discard(state, seat, c.THIEF)
    tell(state, c.PLAYED, EVERYONE, seat, c.THIEF, victim)
    state.agenda.errand(c.STEAL, seat, victim)
    asked = ((1 << state.seats) - 1) & ~only(seat) if anyone else only(victim)
    question = pack(c.ATTACKED, seat, victim)
    open_window(state, c.ATTACKED, asked, (seat + 1) % state.seats, question, question)


def block(state: MarketState, seat: i64) -> None:
    """X-009: anyone else may undo the block with a bribe: a window on a response, last in first out."""
    discard(state, seat, c.GUARD)
    tell(state, c.RESPONDED, EVERYONE, seat, c.GUARD)
    state.agenda.errand(c.HOLD)
    others = ((1 << state.seats) - 1) & ~only(seat)
    open_window(state, c.BLOCKED, others, (seat + 1) % state.seats, pack(c.BLOCKED, seat))


def unblock(state: MarketState, seat: i64) -> None:
    """X-009: a block that is undone is dropped with its window; the window on the theft is open again."""
    discard(state, seat, c.BRIBE)
    tell(state, c.RESPONDED, EVERYONE, seat, c.BRIBE)
    state.agenda.cut_to(c.ATTACKED)


def hold(state: MarketState) -> None:
    """X-009: a block that nobody undid drops the theft with its window."""
    state.agenda.cut_to(c.TURN)


def collect(state: MarketState, thief: i64, victim: i64, loot: i64, goal: i64) -> None:
    """X-010: the victim pays the loot. X-011: who is short is asked first, and the theft waits below."""
    if state.coins[victim] < loot:
        state.agenda.errand(c.PAY, thief, victim)
        state.agenda.ask(c.DEBT, only(victim), pack(c.DEBT, loot, thief))
        return
    state.thefts[thief] += 1
    pay(state, thief, victim, loot, goal)


def pay(state: MarketState, thief: i64, victim: i64, loot: i64, goal: i64) -> None:
    state.coins[victim] -= loot
    tell(state, c.STOLE, EVERYONE, thief, victim, loot)
    gain(state, thief, loot, goal)


def sell(state: MarketState, seat: i64, card: i64, price: i64, goal: i64) -> None:
    """X-011: sell a card to the bank."""
    discard(state, seat, card)
    tell(state, c.SOLD, EVERYONE, seat, card, price)
    gain(state, seat, price, goal)


def give_up(state: MarketState, seat: i64, thief: i64, goal: i64) -> None:
    """X-012: or give up: lose all coins and shuffle the hand away. The agenda is cut back to the turn."""
    state.agenda.cut_to(c.TURN)
    tell(state, c.GAVE_UP, EVERYONE, seat)
    shuffle_away(state, seat)
    pay(state, thief, seat, state.coins[seat], goal)


def shuffle_away(state: MarketState, seat: i64) -> None:
    """X-012, X-013: hand and tail are shuffled into the deck; what anybody knew of them is gone.
    X-013: so it goes with a seat that has left, when the agenda is next back at a turn."""
    deck = state.decks[seat]
    for cards in (state.hands[seat], deck.tail):
        for at in range(cards.count):
            deck.bag.add(cards.items[at])
        cards.clear()
    tell(state, c.SHUFFLED, EVERYONE, seat)


def discard(state: MarketState, seat: i64, card: i64) -> None:
    """A card is played or sold face up."""
    hand = state.hands[seat]
    at = hand.single_out(card)
    show(state, hand, at, EVERYONE)
    state.market.add(hand.remove(at))


def may_give_alms(state: MarketState, seat: i64) -> bool:
    """X-017: once a round, whoever has a coin; it is known who has."""
    return state.coins[seat] > 0 and not has(state.gave, seat)


def give_alms(state: MarketState, seat: i64, of: i64, goal: i64) -> None:
    """X-017: at any time, though nobody asks for it, a coin goes to somebody else."""
    state.gave |= only(seat)
    state.coins[seat] -= 1
    tell(state, c.GAVE_ALMS, EVERYONE, seat, of)
    gain(state, of, 1, goal)


def gain(state: MarketState, seat: i64, coins: i64, goal: i64) -> None:
    """X-014: coins lie behind screens, though everyone could have kept count.
    X-016: who reaches the goal ends the game, in the middle of everything."""
    state.coins[seat] += coins
    if state.coins[seat] >= goal:
        state.rich = only(seat)
        tell(state, c.GREW_RICH, EVERYONE, seat)
        state.agenda.clear()


def redeal(state: MarketState, seat: i64, rng: Rng) -> None:
    """What a seat does not know of a hand, a tail and the deck above it is dealt anew, deck by deck."""
    for at in range(state.seats):
        deck, hand = state.decks[at], state.hands[at]
        for cards in (hand, deck.tail):
            cards.pour_unknown(seat, deck.bag)
        for cards in (hand, deck.tail):
            cards.deal_unknown(seat, deck.bag, rng)
        forget_peeks(hand, at, seat)


def forget_peeks(hand: Cards, owner: i64, seat: i64) -> None:
    """X-006: which card another seat has seen is known to that seat alone."""
    for at in range(hand.count):
        if hand.knowers[at] & only(SPECTATOR) == 0:
            hand.knowers[at] &= only(owner) | only(seat)
