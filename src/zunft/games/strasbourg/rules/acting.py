"""Chapters 2.8 to 2.12: what the places of a step do, chapels and edifices, the Council."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import lowest, only
from zunft.engine.move import EVERYONE, first, pack, verb_of
from zunft.engine.pile import with_room
from zunft.engine.rules import tell
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.rules.bidding import ask_returns, begin_bidding, places
from zunft.games.strasbourg.rules.ending import finish
from zunft.games.strasbourg.rules.planning import begin_round
from zunft.games.strasbourg.state import VALUE, StrasbourgState


def next_step(state: StrasbourgState) -> None:
    """S-020. Steps A to G are bid for, in H a chapel, in I an edifice is built, then the Council meets."""
    state.step += 1
    while state.step <= c.STEP_G:
        if begin_bidding(state):
            return
        state.step += 1
    if state.step == c.STEP_H:
        state.agenda.ask_one(c.ASK_CHAPEL, state.council[c.CHURCH])
    elif state.step == c.STEP_I:
        state.agenda.ask_one(c.ASK_EDIFICE, state.council[c.NOBILITY])
    else:
        state.agenda.errand(c.COUNCIL)


def act(state: StrasbourgState, place: i64) -> None:
    """S-051, A-07. One place after the other, each finished before the next; then the others' cards."""
    if place >= state.ranked or place >= places(state):
        ask_returns(state)
        return
    state.agenda.errand(c.ACTION, place + 1)
    seat = state.ranking[place]
    if state.step == c.STEP_A:
        take_seat(state, seat, c.NOBILITY if place == 0 else c.CHURCH)
    elif state.is_guild_step():
        join_guild(state, seat, place)
    else:
        trade(state, seat)


def take_seat(state: StrasbourgState, seat: i64, council_seat: i64) -> None:
    """S-005, S-006, S-060, S-061, S-062. A seat holds one member; the one before goes back to its owner."""
    state.council[council_seat] = seat
    tell(state, c.TOOK_SEAT, EVERYONE, seat, council_seat)


# --- guilds ---------------------------------------------------------------------------------------


def join_guild(state: StrasbourgState, seat: i64, place: i64) -> None:
    """S-070 … S-074. Master: Council seat, goods, and a member in the city if wanted; journeyman without the seat;
    apprentice: goods or a member. With three players the second place is the apprentice (S-071)."""
    if place == 0:
        give_seat(state, seat)
    elif place < places(state) - 1:
        give_goods(state, seat)
    else:
        state.agenda.ask_one(c.ASK_APPRENTICE, seat)


def give_seat(state: StrasbourgState, seat: i64) -> None:
    """S-072, A-11. The Master takes the seat of the guild, unless the table lets a Master decline it."""
    council_seat = c.GUILD_SEAT + state.guild()
    if state.options.may_decline != 0:
        state.agenda.ask(c.ASK_SEAT, only(seat), pack(c.ASK_SEAT, council_seat))
    else:
        take_seat(state, seat, council_seat)
        give_goods(state, seat)


def give_goods(state: StrasbourgState, seat: i64) -> None:
    """S-072, S-073, A-11. Then the goods, under the same condition, and a member in the city if wanted."""
    if state.options.may_decline != 0:
        state.agenda.ask(c.ASK_GOODS, only(seat), pack(c.ASK_GOODS, state.guild()))
    else:
        take_goods(state, seat)
        state.agenda.ask_one(c.ASK_SQUARE, seat)


def sit_or_decline(state: StrasbourgState, seat: i64, council_seat: i64, move: i64) -> None:
    """A-11. A seat that is declined stays as it is."""
    if verb_of(move) == c.SIT:
        take_seat(state, seat, council_seat)
    else:
        tell(state, c.DECLINED_SEAT, EVERYONE, seat, council_seat)


def take_or_decline(state: StrasbourgState, seat: i64, move: i64) -> None:
    """A-11, A-12."""
    if verb_of(move) == c.TAKE:
        take_goods(state, seat)
    else:
        tell(state, c.DECLINED_GOODS, EVERYONE, seat, state.guild())


def take_goods(state: StrasbourgState, seat: i64) -> None:
    """S-003, S-072, A-25. Goods never run out."""
    state.players[seat].goods[state.guild()] += 1
    tell(state, c.TOOK_GOODS, EVERYONE, seat, state.guild())


def fill_two(verb: i64, out: vec[i64]) -> i64:
    """A-11. To do it, or to decline."""
    out[0] = pack(verb)
    out[1] = pack(c.DECLINE)
    return 2


def fill_apprentice(state: StrasbourgState, seat: i64, out: vec[i64]) -> i64:
    """S-074, A-12. The goods, a square, or, where the table lets winners decline, neither."""
    n = fill_squares(state, seat, c.TAKE, out)
    if state.options.may_decline != 0:
        out[n] = pack(c.DECLINE)
        n += 1
    return n


def fill_squares(state: StrasbourgState, seat: i64, instead: i64, out: vec[i64]) -> i64:
    """S-075, S-076, A-12. An empty square of this guild that the player can pay, or *instead*: skip, or the goods."""
    out[0] = pack(instead)
    n: i64 = 1
    coins = state.players[seat].coins
    squares = state.board.of_guild[state.guild()] & ~state.taken()
    while squares != 0:
        square = lowest(squares)
        if state.board.price[square] <= coins:
            out[n] = pack(c.PLACE, square)
            n += 1
        squares &= squares - 1
    return n


def place_member(state: StrasbourgState, seat: i64, move: i64) -> None:
    """S-007, S-009, S-075. The price is paid in coins and the member stays for good."""
    if verb_of(move) == c.SKIP:
        tell(state, c.SKIPPED, EVERYONE, seat)
    elif verb_of(move) == c.TAKE:
        take_goods(state, seat)
    elif verb_of(move) == c.DECLINE:
        tell(state, c.DECLINED_GOODS, EVERYONE, seat, state.guild())
        tell(state, c.SKIPPED, EVERYONE, seat)
    else:
        square = first(move)
        state.players[seat].coins -= state.board.price[square]
        state.city[seat] |= only(square)
        tell(state, c.PLACED, EVERYONE, seat, square, state.board.price[square])


# --- merchants ------------------------------------------------------------------------------------


def trade(state: StrasbourgState, seat: i64) -> None:
    """S-080 … S-083. The first place sells what it likes; in step G it takes the Merchants' seat as well."""
    if state.step == c.STEP_G:
        take_seat(state, seat, c.MERCHANTS)
    ask_sale(state, seat, 0)


def ask_sale(state: StrasbourgState, seat: i64, goods: i64) -> None:
    """One tile after the other, kinds in their order: so a set of tiles is sold in one way only."""
    state.agenda.ask(c.ASK_SALE, only(seat), pack(c.ASK_SALE, goods))


def fill_sales(state: StrasbourgState, seat: i64, goods: i64, out: vec[i64]) -> i64:
    """S-080. Any own goods, also none."""
    out[0] = pack(c.DONE)
    n: i64 = 1
    for kind in range(goods, i64(c.GUILDS)):
        if state.players[seat].goods[kind] > 0:
            out[n] = pack(c.SELL, kind)
            n += 1
    return n


def sell(state: StrasbourgState, seat: i64, move: i64) -> None:
    """S-080, A-28. A tile goes back for its value in coins."""
    state.selling = c.NONE
    if verb_of(move) == c.SELL:
        goods = first(move)
        state.players[seat].goods[goods] -= 1
        state.players[seat].coins += state.board.goods[goods]
        tell(state, c.SOLD, EVERYONE, seat, goods, state.board.goods[goods])
        state.selling = goods


def sell_on(state: StrasbourgState, seat: i64) -> None:
    """S-080. Whoever sold a tile may sell another one."""
    if state.selling != c.NONE:
        ask_sale(state, seat, state.selling)


# --- chapels, edifices ----------------------------------------------------------------------------


def fill_chapels(state: StrasbourgState, out: vec[i64]) -> i64:
    """S-090, S-093, A-13. Any open chapel space."""
    n: i64 = 0
    for chapel in range(state.board.chapels):
        if state.is_chapel_open(chapel):
            out[n] = pack(c.CHAPEL, chapel)
            n += 1
    return n


def build_chapel(state: StrasbourgState, seat: i64, chapel: i64) -> None:
    """S-090, S-092, S-094. The owner of the member on the Church seat builds one chapel a round."""
    state.chapels |= only(chapel)
    tell(state, c.BUILT_CHAPEL, EVERYONE, seat, chapel)


def fill_edifices(state: StrasbourgState, out: vec[i64]) -> i64:
    """S-091, S-093, A-13. Any open building space."""
    n: i64 = 0
    spaces = state.open_buildings()
    while spaces != 0:
        out[n] = pack(c.EDIFICE, lowest(spaces))
        n += 1
        spaces &= spaces - 1
    return n


def build_edifice(state: StrasbourgState, seat: i64, square: i64) -> None:
    """S-091. The owner of the member on the Nobility seat builds this round's edifice."""
    edifice = state.edifices[state.round - 1]
    state.built[edifice] = square
    tell(state, c.BUILT_EDIFICE, EVERYONE, seat, edifice, square)


# --- Council --------------------------------------------------------------------------------------


def meet(state: StrasbourgState) -> None:
    """S-100, S-101, S-102, A-20. Prestige for every member on the Council, a privilege for whoever has most; then
    what was not revealed goes to the box (S-055) and the next round begins, or the game ends."""
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.councillors(seat))
    for seat in range(state.seats):
        _reward(state, seat, state.councillors(seat), most)
    for seat in range(state.seats):
        bury(state, seat)
    if state.is_last_round():
        finish(state)
    else:
        begin_round(state)


def _reward(state: StrasbourgState, seat: i64, members: i64, most: i64) -> None:
    state.players[seat].prestige += members
    tell(state, c.PRESTIGE, EVERYONE, seat, members)
    if members == most:
        state.players[seat].privileges += 1
        tell(state, c.PRIVILEGE, EVERYONE, seat)


def bury(state: StrasbourgState, seat: i64) -> None:
    """S-055, A-10. Unrevealed stacks go to the box unseen by the others."""
    player = state.players[seat]
    if player.cards.count == 0:
        return
    tell(state, c.BURIED, EVERYONE, seat, player.cards.count)
    player.buried = with_room(player.buried, player.cards.count)
    for at in range(player.cards.count):
        player.buried.put((player.cards.items[at] & VALUE) + 16 * state.round, player.cards.knowers[at])
    player.cards.clear()
    player.stacks = 0


def seats_taken(state: StrasbourgState) -> i64:
    """How many seats of the Council are taken."""
    count: i64 = 0
    for at in range(i64(c.COUNCIL_SEATS)):
        if state.council[at] != c.NONE:
            count += 1
    return count
