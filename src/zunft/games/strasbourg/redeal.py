"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from zunft.engine.bits import only, zeros
from zunft.engine.chance import Rng
from zunft.engine.pile import Bag, Cards, new_cards, with_room
from zunft.games.strasbourg.rules.ending import kept
from zunft.games.strasbourg.rules.preparing import tasks_of
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState


def redeal(state: StrasbourgState, seat: i64, rng: Rng) -> None:
    """2.14. The others' cards and everybody's tasks but the own; coins, goods and privileges are only screened."""
    for other in range(state.seats):
        if other != seat:
            redeal_cards(state, state.players[other], rng)
    redeal_tasks(state, seat, rng)


# --- influence cards ------------------------------------------------------------------------------


def redeal_cards(state: StrasbourgState, player: Player, rng: Rng) -> None:
    """S-002, S-054, S-055. All that lies hidden goes into the bag and is dealt again, except that a card everybody
    saw go under the deck and be drawn again stays among the cards of the round in which it was drawn."""
    bag = player.deck.bag
    player.buried = with_room(player.buried, 0)
    _pour(player.cards, bag)
    _pour(player.buried, bag)
    _order(player.cards)
    for at in range(player.tokens.count):
        bag.take(player.tokens.items[at] & VALUE)
    _deal(player, player.cards, state.round, rng, True)
    for round_ in range(i64(1), state.round + 1):
        _deal(player, player.buried, round_, rng, False)


def _pour(cards: Cards, bag: Bag) -> None:
    for at in range(cards.count):
        bag.add(cards.items[at] & VALUE)


def _order(cards: Cards) -> None:
    """By stack: the order in which cards were drawn and divided is known to their owner alone."""
    for at in range(cards.count):
        cards.items[at] = cards.items[at] >> 4 << 4
    cards.sort()


def _deal(player: Player, cards: Cards, round_: i64, rng: Rng, in_stacks: bool) -> None:
    """Deal the places of one round: the known cards on places by lot, then the others from the bag."""
    places = zeros(cards.count)
    count: i64 = 0
    for at in range(cards.count):
        if in_stacks or cards.items[at] >> 4 == round_:
            places[count] = at
            count += 1
    for at in range(player.tokens.count):
        if count > 0 and player.tokens.items[at] >> 4 == round_:
            chosen = rng.below(count)
            _give(cards, places[chosen], player.tokens.items[at] & VALUE)
            count -= 1
            places[chosen] = places[count]
    for at in range(count):
        _give(cards, places[at], player.deck.bag.draw(rng))


def _give(cards: Cards, place: i64, value: i64) -> None:
    """A place gets another card; its stack or round stays."""
    cards.items[place] = (cards.items[place] >> 4 << 4) + value


# --- tasks ----------------------------------------------------------------------------------------


def redeal_tasks(state: StrasbourgState, seat: i64, rng: Rng) -> None:
    """S-015, S-109, A-34. What was not dealt to this seat is dealt to the others anew, and which of it they kept is
    anything; at the end the tasks kept lie open and only those discarded are dealt anew."""
    left = new_cards(state.board.tasks)
    known = known_tasks(state, seat)
    for task in range(state.board.tasks):
        if known & only(task) == 0:
            left.put(task, 0)
    for other in range(state.seats):
        if other != seat:
            _deal_tasks(state, other, left, rng)
    state.undealt = tasks_of(left.items, left.count)


def known_tasks(state: StrasbourgState, seat: i64) -> i64:
    """The tasks of which this seat knows whose they are."""
    tasks: i64 = 0
    if seat < state.seats:
        tasks = tasks_of(state.players[seat].offered.items, state.players[seat].offered.count)
    if state.over != 0:
        for other in range(state.seats):
            tasks |= kept(state, other)
    return tasks


def _deal_tasks(state: StrasbourgState, other: i64, left: Cards, rng: Rng) -> None:
    player = state.players[other]
    offered = new_cards(state.board.dealt)
    for at in range(player.offered.count):
        task = player.offered.items[at]
        if state.over == 0 or kept(state, other) & only(task) == 0:
            task = left.remove(rng.below(left.count))
        offered.put(task, only(other))
    player.offered = offered
    if state.over == 0 and kept(state, other) != 0:
        player.kept = new_cards(1)
        player.kept.put(_any_of(tasks_of(offered.items, offered.count), rng), only(other))


def _any_of(tasks: i64, rng: Rng) -> i64:
    """Some of these tasks, at least one; every choice is as likely as any other."""
    while True:
        some: i64 = 0
        rest = tasks
        while rest != 0:
            if rng.below(2) == 1:
                some |= rest & -rest
            rest &= rest - 1
        if some != 0:
            return some
