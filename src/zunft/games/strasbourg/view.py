"""Who sees what, built up from nothing (2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zunft.engine.bits import has, size
from zunft.engine.rules import knows
from zunft.engine.title import View, members
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.notation import STEPS
from zunft.games.strasbourg.rules.bidding import guild_places
from zunft.games.strasbourg.rules.ending import FAILED, is_met
from zunft.games.strasbourg.rules.planning import old_number
from zunft.games.strasbourg.rules.progress import progress
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

if TYPE_CHECKING:
    from zunft.games.strasbourg.game import StrasbourgGame


def open_view(game: StrasbourgGame, state: StrasbourgState) -> View:
    """What lies on the table for all to see."""
    edition = game.edition
    step = STEPS[state.step] if state.round and 0 <= state.step < len(STEPS) else None
    return {
        "edition": edition.name,
        "start": state.start,
        "step": step,
        "guild": edition.guilds[state.guild()] if step and state.is_guild_step() else None,
        "rounds": [round_view(game, state, at) for at in range(state.board.rounds)],
        "council": {name: council_view(state, at) for at, name in enumerate(council_names(game))},
        "city": city_view(game, state),
        "chapels": [name for at, name in enumerate(edition.chapels) if has(state.chapels, at)],
        "edifices": {name: building_view(game, state, at) for at, name in enumerate(edition.edifices)},
        "queue": [state.queue[at] for at in range(state.queued)],
        "ranking": ranking_view(state),
        "prizes": prizes_view(state, state.step) if step else [],
        "ladder": {STEPS[at]: prizes_view(state, at) for at in range(c.STEP_G + 1)},
        "failed_task": FAILED,
        "yields": yields_view(game, state),
    }


def own_view(game: StrasbourgGame, state: StrasbourgState, seat: int) -> View:
    """Players and tasks: what of them is seen depends on who looks."""
    return {
        "players": [player_view(game, state, seat, other) for other in range(state.seats)],
        "tasks": tasks_view(game, state, seat) if seat < state.seats else None,
        "places": places_view(state, seat),
    }


def council_names(game: StrasbourgGame) -> list[str]:
    return ["nobility", "church", *game.edition.guilds, "merchants"]


def council_view(state: StrasbourgState, at: int) -> int | None:
    assert at < c.COUNCIL_SEATS
    return state.council[at] if state.council[at] != c.NONE else None


def round_view(game: StrasbourgGame, state: StrasbourgState, at: int) -> dict[str, Any]:
    """S-010. The order of round cards and edifices is public from the start."""
    card, edifice = state.rounds[at], state.edifices[at]
    guilds = [] if card == c.NONE else [game.edition.guilds[state.board.round_guilds[3 * card + of]] for of in range(3)]
    return {"guilds": guilds, "edifice": game.edition.edifices[edifice] if edifice != c.NONE else None}


def city_view(game: StrasbourgGame, state: StrasbourgState) -> dict[str, int]:
    """Which squares hold whose member."""
    squares = range(len(game.edition.squares))
    owners = [(square, seat) for seat in range(state.seats) for square in squares if has(state.city[seat], square)]
    return {game.edition.squares[square]: seat for square, seat in sorted(owners)}


def building_view(game: StrasbourgGame, state: StrasbourgState, edifice: int) -> str | None:
    square = state.built[edifice]
    return game.edition.squares[square] if square != c.NONE else None


def yields_view(game: StrasbourgGame, state: StrasbourgState) -> dict[str, dict[str, int]]:
    """S-111, S-112. What a chapel or an edifice counts for the members that are there now, by place and seat: one that
    stands, a chapel on every other corner, and the edifice of the round on every space that is left for it."""
    edition, board = game.edition, state.board
    found: dict[str, dict[str, int]] = {}
    for chapel, name in enumerate(edition.chapels):
        found[name] = points_at(state, board.touches[chapel], 1)
    for square in members(board.buildings, len(edition.squares)):
        edifice = edifice_at(state, square)
        if edifice != c.NONE:
            found[edition.squares[square]] = points_at(state, board.beside[square], board.edifices[edifice])
    return {place: points for place, points in found.items() if points}


def points_at(state: StrasbourgState, squares: int, value: int) -> dict[str, int]:
    counted = {str(seat): value * size(squares & state.city[seat]) for seat in range(state.seats)}
    return {seat: points for seat, points in counted.items() if points}


def edifice_at(state: StrasbourgState, square: int) -> int:
    """The edifice on a building space, or the one of this round that may come there."""
    for edifice in range(state.board.rounds):
        if state.built[edifice] == square:
            return edifice
    coming = state.edifices[state.round - 1] if state.round else c.NONE
    return coming if coming != c.NONE and state.built[coming] == c.NONE else c.NONE


def ranking_view(state: StrasbourgState) -> list[int]:
    """S-040, S-041. Who revealed in this step, in the order of precedence as far as it stands; settled when all have
    decided, since then the marker, by which ties are broken, may be somebody else's."""
    revealed = [seat for seat in map(state.clockwise, range(state.seats)) if state.players[seat].shown.count]
    if revealed and not state.queued:
        return [state.ranking[place] for place in range(state.ranked)]
    return sorted(revealed, key=lambda seat: -state.players[seat].influence())


def prizes_view(state: StrasbourgState, step: int) -> list[str]:
    """S-050. What each place of a step that is bid for brings, the first one first."""
    if step > c.STEP_G:
        return []
    if step == c.STEP_A:
        return ["nobility", "church"]
    if step % 2 == 1:
        return ["master", *["journeyman"] * (guild_places(state) - 2), "apprentice"]
    return ["merchant-seat" if step == c.STEP_G else "merchant"]


def places_view(state: StrasbourgState, seat: int) -> dict[str, int]:
    """S-040, S-041. The place that each own stack would take now, for who has still to decide: behind whoever has
    shown more, or as much and sits nearer to the starting player."""
    if seat not in [state.queue[at] for at in range(state.queued)]:
        return {}
    order = [state.clockwise(step) for step in range(state.seats)]
    shown = [(player.influence(), -order.index(at)) for at, player in enumerate(state.players) if player.shown.count]
    player, distance = state.players[seat], order.index(seat)
    own = {stack: (influence_of(player, stack), -distance) for stack in members(player.stacks, 63)}
    return {str(stack): 1 + sum(other > bid for other in shown) for stack, bid in own.items()}


def influence_of(player: Player, stack: int) -> int:
    return sum(
        player.cards.items[at] & VALUE for at in range(player.cards.count) if player.cards.items[at] >> 4 == stack
    )


def player_view(game: StrasbourgGame, state: StrasbourgState, seat: int, other: int) -> dict[str, Any]:
    player, own = state.players[other], other == seat
    seen: dict[str, Any] = {
        "prestige": player.prestige,
        "deck": deck_view(state, player, own, other),
        "under_deck": tail_view(state, player, own, other),
        "stacks": {str(stack): stack_view(player, stack, seat) for stack in members(player.stacks, 63)},
        "revealed": sorted(player.shown.items[at] for at in range(player.shown.count)),
        "members": state.members(other),
    }
    if own:
        seen["hand"] = hand_view(player)
        seen["left"] = left_view(state, player)
        seen["returning"] = player.returning if player.returning != c.NONE else None
    if own or state.options.open_money or state.over:
        seen |= money_view(game, player)
    if state.over:
        seen["tasks"] = kept_view(game, state, other)
    return seen


def is_planning(state: StrasbourgState) -> bool:
    return state.agenda.depth > 0 and bool(state.agenda.kind() == c.PLANNING)


def deck_view(state: StrasbourgState, player: Player, own: bool, other: int) -> int:
    """S-025, A-15. While planning goes on the others see the size from the start of the phase."""
    return player.deck.size() if own or not hides_plan(state, other) else player.deck_before


def hides_plan(state: StrasbourgState, other: int) -> bool:
    """Whether *other* is planning, or has planned while others still do."""
    return is_planning(state) and (not state.options.plan_in_order or has(state.agenda.top(1), other))


def tail_view(state: StrasbourgState, player: Player, own: bool, other: int) -> list[int]:
    """S-054. The cards under the deck, in their order, as everybody knows them; for others as they were before."""
    tail = [player.deck.tail.items[at] for at in range(player.deck.tail.count)]
    if own or not hides_plan(state, other):
        return tail
    tokens = (player.tokens.items[at] for at in range(player.tokens.count))
    return [token & VALUE for token in tokens if token >> 4 == state.round] + tail


def stack_view(player: Player, stack: int, seat: int) -> dict[str, Any]:
    """S-029. The size is public, the content the owner's."""
    at_all = [at for at in range(player.cards.count) if player.cards.items[at] >> 4 == stack]
    seen: dict[str, Any] = {"size": len(at_all)}
    if all(knows(player.cards, at, seat) for at in at_all):
        seen["cards"] = sorted((player.cards.items[at] & VALUE for at in at_all), reverse=True)
    return seen


def hand_view(player: Player) -> list[list[int]]:
    """The own plan in the making: the cards in hand, then the stacks begun."""
    if player.stacks:
        return []
    items = [player.cards.items[at] for at in range(player.cards.count)]
    most = max(map(old_number, items), default=0)
    stacks = [[item & VALUE for item in items if old_number(item) == stack] for stack in range(most + 1)]
    return [sorted(stack, reverse=True) for stack in stacks]


def left_view(state: StrasbourgState, player: Player) -> dict[str, int]:
    """How many cards of each value are still in the own deck, by what its owner drew and put back; the order of those
    that were not put back nobody knows (S-011)."""
    printed = state.board.influence
    left = {value: int(player.deck.bag.counts[value]) for value in range(len(printed)) if printed[value]}
    for at in range(player.deck.tail.count):
        left[player.deck.tail.items[at]] += 1
    return {str(value): count for value, count in left.items()}


def money_view(game: StrasbourgGame, player: Player) -> dict[str, Any]:
    """A-16. Screened: not shown to others, but everybody can work it out from what happened in the open."""
    goods = {game.edition.goods[kind]: player.goods[kind] for kind in range(c.GUILDS)}
    return {"coins": player.coins, "privileges": player.privileges, "goods": goods}


def tasks_view(game: StrasbourgGame, state: StrasbourgState, seat: int) -> dict[str, Any]:
    """S-015. The own tasks: those dealt, those kept, and which of these hold now."""
    player = state.players[seat]
    dealt = sorted(player.offered.items[at] for at in range(player.offered.count))
    kept = kept_view(game, state, seat)
    names = [game.edition.tasks[task] for task in dealt]
    shown = list(kept) if player.kept.count else names
    return {"dealt": names, "kept": kept, "progress": {name: progress_view(game, state, seat, name) for name in shown}}


def progress_view(game: StrasbourgGame, state: StrasbourgState, seat: int, name: str) -> dict[str, Any]:
    """How much of an own task is there; where its members stand, and on which free squares one would or may count."""
    squares, found = game.edition.squares, progress(state, seat, game.edition.tasks.index(name))
    return {
        "has": found.has,
        "of": found.of,
        "counting": [squares[at] for at in members(found.counting, len(squares))],
        "possible": [squares[at] for at in members(found.possible, len(squares))],
    }


def kept_view(game: StrasbourgGame, state: StrasbourgState, seat: int) -> dict[str, bool]:
    kept = state.players[seat].kept
    tasks = members(kept.items[0], 63) if kept.count else []
    return {game.edition.tasks[task]: is_met(state, seat, task) for task in tasks}
