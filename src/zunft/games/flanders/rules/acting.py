"""Chapter 2.5: carrying out an action card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import has, lowest, only, size
from zunft.engine.move import EVERYONE, NO_MOVE, first, fourth, pack, second, third, verb_of
from zunft.engine.rules import tell
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import SITE, A, C
from zunft.games.flanders.rules.building import build, coat_of, enlarge, fill_builds, swallow
from zunft.games.flanders.state import FlandersState


def lay_action(state: FlandersState, seat: i64, card: i64) -> None:
    """F-040. The card is carried out when its turn comes and then lies in front of the player until picked up."""
    if card == c.PICKUP_CARD:
        state.agenda.errand(c.ACT, seat, card)
    else:
        ask_placement(state, seat, card, c.coats_of(state.guild(seat)), c.SILVER)


def ask_placement(state: FlandersState, seat: i64, card: i64, coats: i64, whose: i64) -> None:
    """F-041. Acting is compulsory (R-11); whether it is possible is seen when the question's turn comes (R-12)."""
    state.agenda.ask(c.ASK_PLACEMENT, only(seat), c.placement(card, coats, whose))


def tell_impossible(state: FlandersState, seat: i64, question: i64) -> None:
    """F-041, F-081, F-206. There is no legal way: nothing happens and there is no replacement."""
    card, whose = first(question), third(question)
    if whose == c.SILVER:
        tell(state, c.IMPOSSIBLE, EVERYONE, seat, card)
    elif whose == c.GOLDEN:
        tell(state, c.GOLDEN_IMPOSSIBLE, EVERYONE, seat, SITE if card == c.SITE_CARD else card)
    else:
        tell(state, c.FORFEITED, EVERYONE, whose - c.INFLUENCED, card)


def fill_placements(state: FlandersState, card: i64, coats: i64, out: vec[i64]) -> i64:
    """F-050, F-051, F-055. A town card builds or completes in its town, a building-site card builds in any."""
    if card != c.SITE_CARD:
        return fill_completions(state, card, coats, out, fill_builds(state, card, coats, out, 0))
    n: i64 = 0
    if state.sites_left > 0:
        for index in range(i64(c.TOWNS)):
            n = fill_builds(state, index, coats, out, n)
    return n


def fill_completions(state: FlandersState, index: i64, coats: i64, out: vec[i64], n: i64) -> i64:
    """F-050 (b), F-056. Sites of the card's coats; a guild's site is completed by that guild's cards alone."""
    town = state.towns[index]
    if not town.is_open() or town.sites == 0:
        return n
    for coat in range(i64(c.COATS)):
        if has(coats, coat):
            sites = town.sites & town.coats[coat]
            while sites != 0:
                out[n] = pack(c.COMPLETE, index, lowest(sites))
                n += 1
                sites &= sites - 1
    return n


def place(state: FlandersState, seat: i64, question: i64, move: i64) -> None:
    """The answer to a placement: lay a district, or complete a site."""
    if move == NO_MOVE:
        tell_impossible(state, seat, question)
        return
    index, space, district = first(move), second(move), third(move)
    verb = verb_of(move)
    if verb == c.COMPLETE:
        complete(state, seat, index, space)
        return
    build(state, seat, index, space, district, first(question) == c.SITE_CARD)
    if verb == c.ENLARGE:
        enlarge(state, index, space, A if district == c.CHURCH_A else C, fourth(move))
    elif verb == c.SWALLOW:
        swallow(state, index, fourth(move))


def complete(state: FlandersState, seat: i64, index: i64, space: i64) -> None:
    """F-050 (b). The building-site piece goes back to the stock."""
    state.towns[index].sites &= ~only(space)
    state.sites_left += 1
    state.busy = 1
    tell(state, c.COMPLETED, EVERYONE, seat, index, space)


def pick_up(state: FlandersState, seat: i64) -> None:
    """F-060, F-061, F-062. All own action cards lying in front of the player come back, this one too."""
    hands = state.hands
    tell(state, c.PICKED_UP, EVERYONE, seat, size(hands.played[seat]))
    hands.cards[seat] |= hands.played[seat]
    hands.played[seat] = 0


def coat_built(move: i64) -> i64:
    """The coat of the district that a building move lays."""
    return coat_of(third(move))
