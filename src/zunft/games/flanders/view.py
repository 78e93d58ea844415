"""Who sees what, built up from nothing (2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from zunft.engine.bits import has, size
from zunft.engine.rules import knows
from zunft.engine.title import View, members
from zunft.games.flanders import constants as c
from zunft.games.flanders.notation import GOLDEN, HALVES, SILVER
from zunft.games.flanders.projection import fitting_coats, projection_view
from zunft.games.flanders.rules.choosing import chosen_card, chosen_influence
from zunft.games.flanders.rules.scoring import masters, town_points, value
from zunft.games.flanders.state import MASTER_PIECES, FlandersState, Town

if TYPE_CHECKING:
    from zunft.games.flanders.game import FlandersGame

SHAPES = ("square", "rectangle", "triangle")
SPECIALS = ("church-a", "church-b", "church-c", "church-d")


def open_view(game: FlandersGame, state: FlandersState) -> View:
    """What lies on the table for all to see."""
    edition = game.edition
    return {
        "edition": edition.name,
        "start": state.start,
        "guilds": [_coat(game, state.guild(other)) for other in range(state.seats)],
        "influenced": [_coat(game, state.influenced(other)) for other in range(state.seats)],
        "points": {edition.coats[guild]: state.points[guild] for guild in range(c.GUILDS)},
        "projected": projection_view(game, state),
        "towns": [town_view(game, state, town) for town in range(c.TOWNS) if state.towns[town].place != c.NONE],
        "stock": {coat: stock_view(state, at) for at, coat in enumerate(edition.coats)},
        "specials": [name for at, name in enumerate(SPECIALS) if has(state.specials, at)],
        "pieces": {
            "site": state.sites_left,
            "cathedral": state.cathedrals_left,
            "master": state.masters_left,
        },
        "influence_pile": pile_view(game, state),
    }


def own_view(game: FlandersGame, state: FlandersState, seat: int) -> View:
    """Hands, the golden card and choices: what of them is seen depends on who looks."""
    return {
        "hands": [hand_view(game, state, seat, other) for other in range(state.seats)],
        "golden": golden_view(game, state, seat),
        "chosen": [choice_view(game, state, seat, other) for other in range(state.seats)],
    }


def _coat(game: FlandersGame, guild: int) -> str | None:
    return game.edition.coats[guild] if guild != c.NONE else None


def town_view(game: FlandersGame, state: FlandersState, index: int) -> dict[str, Any]:
    """A town with its spaces, what it is worth now and who has how much of it: the ranking's reasons."""
    town, edition, points = state.towns[index], game.edition, town_points(state, index)
    fitting = fitting_coats(state, index)
    return {
        "town": edition.towns[index],
        "coat": edition.coats[index],
        "place": edition.places[town.place],
        "closed": bool(town.closed),
        "value": value(state, index),
        "free": size(town.free),
        "standing": [
            standing_view(game, state, index, guild, points[guild]) for guild in range(c.GUILDS) if town.coats[guild]
        ],
        "spaces": [space_view(game, state, index, space, fitting.get(space, [])) for space in members(town.exists, 63)],
    }


def standing_view(game: FlandersGame, state: FlandersState, index: int, guild: int, points: int) -> dict[str, Any]:
    """F-089, F-090. What a guild is ranked by in this town, and the points that the town brings it, as it stands."""
    town = state.towns[index]
    districts = town.completed() & town.coats[guild]
    return {
        "coat": game.edition.coats[guild],
        "districts": size(districts),
        "masters": masters(state, index, guild, districts),
        "sites": size(town.sites & town.coats[guild]),
        "points": max(points, 0),
    }


def space_view(game: FlandersGame, state: FlandersState, index: int, space: int, fits: list[int]) -> dict[str, Any]:
    town, edition = state.towns[index], game.edition
    seen: dict[str, Any] = {
        "space": edition.slots[town.place][space],
        "slot": space,  # which of the edition's polygons: spaces that churches add share their names
        "shape": SHAPES[edition.board.shape[town.place * 64 + space]],
        "is": condition(town, space),
    }
    if has(town.free, space):
        seen["fits"] = [edition.coats[coat] for coat in fits]  # that a district could have which is laid here now
    if has(town.built, space):
        seen["coat"] = edition.coats[coat_at(town, space)]
        seen["masters"] = masters_at(state, index, space)
        seen["cathedral"] = has(town.cathedrals, space)
    return seen


def condition(town: Town, space: int) -> str:
    """What a space is now: free, covered, a site, swallowed by church D, or a district."""
    if has(town.free, space):
        return "free"
    if not has(town.built, space):
        return "covered"
    if has(town.swallowed, space):
        return "swallowed"
    return "site" if has(town.sites, space) else "district"


def coat_at(town: Town, space: int) -> int:
    return next(coat for coat in range(c.COATS) if has(town.coats[coat], space))


def masters_at(state: FlandersState, index: int, space: int) -> int:
    """Printed masters and pieces on a district, completed or not."""
    town = state.towns[index]
    printed = int(has(town.printed, space)) or (state.board.centre_masters[index] if space == 0 else 0)
    return printed + sum(state.masters[piece] == index * 64 + space for piece in range(MASTER_PIECES))


def stock_view(state: FlandersState, coat: int) -> dict[str, list[int]]:
    """F-008. Districts in stock by shape: without and with a printed master; those of a guild left out are none."""
    counts = [state.stock[coat * 6 + at] for at in range(6)]
    if not has(state.coats_in_play(), coat):
        counts = [0] * 6
    kinds = 1 if coat == c.CHURCH else 2
    return {shape: counts[2 * at : 2 * at + kinds] for at, shape in enumerate(SHAPES)}


def hand_view(game: FlandersGame, state: FlandersState, seat: int, other: int) -> dict[str, Any]:
    """R-38. Hands are covered, unless the table opens them; what lies in front of a player is open to all."""
    hands = state.hands
    seen: dict[str, Any] = {
        "played": card_names(game, hands.played[other]),
        "influence": hands.influence[other],
    }
    if not state.options.open_hands and other != seat:
        return {"played": seen["played"]}
    return seen | {"cards": card_names(game, hands.cards[other])}


def card_names(game: FlandersGame, cards: int) -> list[str]:
    names = (*game.edition.towns, *SILVER)
    return [name for card, name in enumerate(names) if has(cards, card)]


def golden_view(game: FlandersGame, state: FlandersState, seat: int) -> dict[str, Any]:
    """F-020. The back of the card drawn is seen by all, its face by the starting player alone."""
    names = (*game.edition.towns, *GOLDEN)
    held = None
    if state.held.count:
        card = names[state.held.items[0]] if knows(state.held, 0, seat) else None
        held = {"seat": state.start, "half": HALVES[state.held_half], "card": card}
    discard = {name: state.golden_discard.counts[at] for at, name in enumerate(names)}
    return {
        "a": state.golden_a.total,
        "b": state.golden_b.total,
        "held": held,
        "discard": {name: count for name, count in discard.items() if count},
    }


def pile_view(game: FlandersGame, state: FlandersState) -> dict[str, Any]:
    """F-203, F-206. How many influence cards lie in the pile, and which in the discard."""
    names = (*game.edition.towns, *SILVER)
    discard = [
        {"coat": game.edition.coats[guild], "card": names[card]}
        for guild in range(c.PLAYER_GUILDS)
        for card in range(7)
        if state.pile_discard.counts[7 * guild + card]
    ]
    return {"left": state.pile.total, "discard": discard}


def choice_view(game: FlandersGame, state: FlandersState, seat: int, other: int) -> dict[str, Any] | None:
    """F-030. What a player has chosen this round: the own choice, or everybody's once they are revealed."""
    if other >= state.chosen.count or not knows(state.chosen, other, seat) or state.chosen.items[other] == c.NONE:
        return None
    card = (*game.edition.towns, *SILVER)[chosen_card(state, other)]
    return {"card": card, "influence": chosen_influence(state, other)}
