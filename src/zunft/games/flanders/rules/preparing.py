"""Chapter 2.2: setting up, for two, three and four."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import only
from zunft.engine.move import EVERYONE, first, pack
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import GOLDEN_KINDS, Board
from zunft.games.flanders.rules.building import occupy
from zunft.games.flanders.rules.pair import fill_influence_pile
from zunft.games.flanders.state import FlandersState, Options, new_state

CENTRES: Final = 30  # an errand: the centres of nobody's towns, by chance


def prepare(seats: i64, board: Board, options: Options) -> FlandersState:
    """F-013, F-014, R-08. Everything lies in the common stock; the first question is who starts, by lot."""
    state = new_state(seats, board, options)
    if state.is_for_two():
        put_aside(state)
    state.agenda.draw(c.DRAW_ENTRY, c.STARTER_DRAW)
    return state


def put_aside(state: FlandersState) -> None:
    """F-200. With two players golden cards, cathedrals and guild-master pieces are not used at all."""
    for card in range(i64(GOLDEN_KINDS)):
        _remove_golden(state, card)
    state.cathedrals_left = 0
    state.masters_left = 0


def start_with(state: FlandersState, seat: i64) -> None:
    """F-014. The rest of the set-up is laid on the agenda in the rulebook's order."""
    state.start = seat
    tell(state, c.STARTS, EVERYONE, seat)
    state.agenda.errand(c.ROUND)
    state.agenda.errand(CENTRES)
    for step in range(state.seats - 1, -1, -1):
        _lay_own_centre(state, (seat + step) % state.seats)
    if state.options.guilds_by_seat != 0:
        _assign_guilds(state)
    else:
        _choose_guilds(state)


def _choose_guilds(state: FlandersState) -> None:
    """R-35, R-29. Clockwise from the starter; with two players the other one picks the influenced guild first."""
    if state.is_for_two():
        state.agenda.ask_one(c.ASK_INFLUENCED, (state.start + 1) % state.seats)
    for step in range(state.seats - 1, -1, -1):
        state.agenda.ask_one(c.ASK_GUILD, (state.start + step) % state.seats)


def _assign_guilds(state: FlandersState) -> None:
    """F-010, R-35. By seat: blue, yellow, green, red; with two players the guilds under influence by lot."""
    for seat in range(state.seats):
        take_guild(state, seat, seat)
    if state.is_for_two():
        state.agenda.draw(c.DRAW_ENTRY, pack(c.GUILD_DRAW, state.start))


def _lay_own_centre(state: FlandersState, seat: i64) -> None:
    """F-011, R-07. Each player chooses a place for the own centre, or it is drawn."""
    if state.options.random_centres != 0:
        state.agenda.draw(c.DRAW_ENTRY, pack(c.PLACE_DRAW, c.TOWNS + seat))
    else:
        state.agenda.ask_one(c.ASK_CENTRE, seat)


def fill_guilds(state: FlandersState, verb: i64, out: vec[i64]) -> i64:
    """F-010, F-201. The guilds that nobody has yet."""
    n: i64 = 0
    for guild in range(i64(c.PLAYER_GUILDS)):
        if is_guild_left(state, guild):
            out[n] = pack(verb, guild)
            n += 1
    return n


def is_guild_left(state: FlandersState, guild: i64) -> bool:
    for index in range(2 * state.seats):
        if state.guilds[index] == guild:
            return False
    return True


def take_guild(state: FlandersState, seat: i64, guild: i64) -> None:
    """F-010, F-200. Its districts, action cards and influence cards; with two players no influence cards."""
    state.guilds[seat] = guild
    tell(state, c.TOOK_GUILD, EVERYONE, seat, guild)


def take_influenced(state: FlandersState, seat: i64, guild: i64) -> None:
    """F-201. The other seat gets the guild that is left."""
    other = (seat + 1) % state.seats
    state.guilds[state.seats + seat] = guild
    for last in range(i64(c.PLAYER_GUILDS)):
        if is_guild_left(state, last):
            state.guilds[state.seats + other] = last
            break
    for index in range(state.seats):
        tell(state, c.INFLUENCES, EVERYONE, index, state.influenced(index))


def fill_places(state: FlandersState, verb: i64, out: vec[i64]) -> i64:
    """F-011. The board places without a centre."""
    n: i64 = 0
    for place in range(state.board.layouts):
        if is_place_left(state, place):
            out[n] = pack(verb, place)
            n += 1
    return n


def is_place_left(state: FlandersState, place: i64) -> bool:
    for town in state.towns:
        if town.place == place:
            return False
    return True


def lay_centre(state: FlandersState, index: i64, place: i64) -> None:
    """F-002, F-003, F-011. The centre names the town; it is a completed district like every other."""
    town = state.towns[index]
    town.place = place
    town.exists = state.board.base[place]
    town.free = town.exists
    occupy(state, town, 0, index)
    tell(state, c.LAID_CENTRE, EVERYONE, index, place)


def lay_other_centres(state: FlandersState) -> None:
    """F-011, F-015, F-202, R-06, R-36. The centres of nobody's towns are drawn: Utrecht and Liège, with two
    players those of both guilds under influence first; with three the missing guild's town is not in play."""
    for index in range(i64(c.TOWNS - 1), -1, -1):
        if state.towns[index].place == c.NONE and not _is_missing(state, index):
            state.agenda.draw(c.DRAW_ENTRY, pack(c.PLACE_DRAW, index))


def _is_missing(state: FlandersState, index: i64) -> bool:
    return state.seats == 3 and index < c.PLAYER_GUILDS and state.seat_of(index) == c.NONE


def drawn_town(state: FlandersState, question: i64) -> i64:
    """Which town's centre a draw of places is for; a player's own is not known before the guilds are."""
    index = first(question)
    return index if index < c.TOWNS else state.guild(index - c.TOWNS)


def deal_cards(state: FlandersState) -> None:
    """F-004, F-015, F-016, F-200. Action cards for every town in play, the building-site and the pick-up card;
    influence cards with three and four players. The missing town's golden card leaves the pile."""
    cards = only(c.ACTION_CARDS) - 1
    for index in range(i64(c.TOWNS)):
        if state.towns[index].place == c.NONE:
            cards &= ~only(index)
            _remove_golden(state, index)
    for seat in range(state.seats):
        state.hands.cards[seat] = cards
        state.hands.influence[seat] = 0 if state.is_for_two() else state.board.influence
    if state.is_for_two():
        fill_influence_pile(state)


def _remove_golden(state: FlandersState, index: i64) -> None:
    while state.golden_a.counts[index] > 0:
        state.golden_a.take(index)
    while state.golden_b.counts[index] > 0:
        state.golden_b.take(index)


def starter_draws(state: FlandersState, out: vec[i64], odds: vec[i64]) -> i64:
    """R-08. Every seat is as likely as any other."""
    for seat in range(state.seats):
        out[seat] = pack(c.DRAW_STARTER, seat)
        odds[seat] = 1
    return state.seats


def evenly(n: i64, odds: vec[i64]) -> i64:
    """Give *n* draws the same weight."""
    for index in range(n):
        odds[index] = 1
    return n
