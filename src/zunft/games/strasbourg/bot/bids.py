"""The influence of a player of Strasbourg: how it is best divided and shown, and what it is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import zeros
from zunft.engine.evaluation import SURE
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.course import next_step, rounds_after, steps_left
from zunft.games.strasbourg.bot.stacks import (
    FIRST_IN_HAND,
    STACKS,
    expected_now,
    field,
    is_undecided,
    prospects,
    ranked_stacks,
    ranked_steps,
    sums_of,
)
from zunft.games.strasbourg.bot.steps import STEPS, gains_from
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

FORESEEN: Final = 1200  # of what stacks may bring: not every step goes as foreseen, and coins run out

PLANNED: Final = 300  # of what a plan may bring more than cards usually do: nobody knows what the others plan

# [influence // 4] what a round's cards may bring when they are divided well
ROUND_OF_CARDS: Final[vec[i64]] = vec[i64]([0, 5500, 9000, 11500, 13300, 14700, 16000, 17200, 18300, 19300])
MOST_OF_CARDS: Final = 35


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What a seat's stacks may win from a step on."""

    def __init__(self, state: StrasbourgState, seat: i64, step: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.gains = gains_from(state, seat, step)
        self.steps = zeros(STEPS)
        self.stacks = zeros(STACKS)
        self.to_come: i64 = ranked_steps(self.gains, step, self.steps)
        self.count: i64 = 0
        self.keen: i64 = field(state, seat, c.STEP_G + 1 - step)

    def lay(self, sums: vec[i64]) -> None:
        """Take these stacks."""
        self.count = ranked_stacks(sums, self.stacks)

    def later(self, without: i64 = -1) -> i64:
        """What the stacks, but for one, will win in the steps to come."""
        return prospects(
            self.state, self.gains, self.steps, self.to_come, self.stacks, self.count, self.keen, without
        )  # fmt: skip

    def now(self, influence: i64) -> i64:
        """What this influence wins in the present step."""
        return expected_now(self.state, self.seat, self.gains, influence)

    def with_card(self, sums: vec[i64], stack: i64, card: i64) -> i64:
        """What the stacks will win when a card lies on one of them."""
        sums[stack] += card
        self.lay(sums)
        sums[stack] -= card
        return self.later()


def planning(state: StrasbourgState, seat: i64) -> Outlook:
    return Outlook(state, seat, c.STEP_A)


def bidding(state: StrasbourgState, seat: i64) -> Outlook:
    """Before a bid: the present step is counted apart from those that come after it."""
    outlook = Outlook(state, seat, state.step)
    outlook.to_come = ranked_steps(outlook.gains, state.step + 1, outlook.steps)
    outlook.lay(sums_of(state.players[seat]))
    return outlook


# --- worth ----------------------------------------------------------------------------------------


def influence(state: StrasbourgState, seat: i64) -> i64:
    """The stacks and the hand for the rest of this round, the deck for the rounds after it."""
    return (deck(state, state.players[seat]) + stacks(state, seat)) * FORESEEN // SURE


def influence_of_another(state: StrasbourgState, seat: i64) -> i64:
    """The same for somebody whose stacks nobody sees: by how much of it is left, and by the steps that are."""
    player = state.players[seat]
    if state.step < c.STEP_A:
        rounds = rounds_after(state) + 1
        return rounds * round_of_cards((in_deck(player) + in_hand(player)) * SURE // rounds) * FORESEEN // SURE
    in_stacks = round_of_cards(in_hand(player) * SURE) * steps_left(state) // STEPS
    return (deck(state, player) + in_stacks) * FORESEEN // SURE


def deck(state: StrasbourgState, player: Player) -> i64:
    """Cards are worth most when every round gets its share."""
    after = rounds_after(state)
    return after * round_of_cards(in_deck(player) * SURE // after) if after > 0 else i64(0)


def in_deck(player: Player) -> i64:
    """The influence in the deck, and of the card that goes under it."""
    total = max(player.returning, i64(0))
    for value in range(i64(len(player.deck.bag.counts))):
        total += value * player.deck.bag.counts[value]
    for at in range(player.deck.tail.count):
        total += player.deck.tail.items[at]
    return total


def in_hand(player: Player) -> i64:
    """The influence drawn this round that was not shown yet."""
    total: i64 = 0
    for at in range(player.cards.count):
        total += player.cards.items[at] & VALUE
    return total


def round_of_cards(total: i64) -> i64:
    """What cards of so many thousandths of influence together bring in a round before they are divided."""
    total = min(total, i64(MOST_OF_CARDS) * SURE)
    at = total // (4 * SURE)
    low, high = ROUND_OF_CARDS[at], ROUND_OF_CARDS[at + 1]
    return low + (high - low) * (total - 4 * SURE * at) // (4 * SURE)


def stacks(state: StrasbourgState, seat: i64) -> i64:
    """What the stacks will win in the steps that are left, the present one included."""
    player = state.players[seat]
    step = next_step(state)
    if step > c.STEP_G or (player.cards.count == 0 and player.shown.count == 0):
        return 0
    if state.queued > 0 and step == state.step:
        return _stacks_in_a_step(state, seat)
    outlook = Outlook(state, seat, step)
    sums = sums_of(player)
    if player.stacks == 0:
        divide(outlook, sums)
    outlook.lay(sums)
    if state.step >= c.STEP_A:
        return outlook.later()
    usual = round_of_cards(in_hand(player) * SURE)
    return usual + (outlook.later() - usual) * PLANNED // SURE


def _stacks_in_a_step(state: StrasbourgState, seat: i64) -> i64:
    """Whoever has shown a stack may win with it, whoever is undecided may use the best or wait."""
    outlook = bidding(state, seat)
    shown = state.players[seat].influence()
    if shown > 0:
        return outlook.later() + outlook.now(shown)
    best = outlook.later()
    if is_undecided(state, seat):
        for at in range(outlook.count):
            best = max(best, outlook.now(outlook.stacks[at] >> 6) + outlook.later(at))
    return best


# --- dividing -------------------------------------------------------------------------------------


def divide(outlook: Outlook, sums: vec[i64]) -> None:
    """Every card in hand goes where it helps most, the highest first."""
    while True:
        card = highest_in_hand(sums)
        if card == 0:
            return
        sums[best_stack(outlook, sums, card)] += card


def highest_in_hand(sums: vec[i64]) -> i64:
    """Take the highest card in hand out; its value, 0 when there is none."""
    best: i64 = FIRST_IN_HAND
    for stack in range(i64(FIRST_IN_HAND + 1), i64(STACKS)):
        if sums[stack] > sums[best]:
            best = stack
    card = sums[best]
    sums[best] = 0
    return card


def best_stack(outlook: Outlook, sums: vec[i64], card: i64) -> i64:
    """The stack that a card helps most, or a new one; cards still in hand are taken for stacks of their own."""
    stack: i64 = 1
    best: i64 = 1
    most: i64 = -1
    while True:
        worth = outlook.with_card(sums, stack, card)
        if worth > most:
            best, most = stack, worth
        if sums[stack] == 0:
            return best
        stack += 1
