"""Why a move is refused: the first rule, in the rulebook's order, that stands against it."""

from __future__ import annotations

from collections.abc import Callable

from zunft.engine.bits import has
from zunft.engine.move import first, fourth, second, third, verb_of
from zunft.engine.title import Spoken
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import RECTANGLE, SQUARE, TRIANGLE, B
from zunft.games.flanders.rules.acting import coat_built
from zunft.games.flanders.rules.building import special_of, stock_index
from zunft.games.flanders.state import FlandersState, Town, at

Why = tuple[Spoken, list[int]]

OTHER_QUESTION = Spoken("other-question")
OTHER_TOWN = Spoken("other-town", "{card}", "F-050")
NOT_IN_PLAY = Spoken("not-in-play", "{town}", "F-016")
CLOSED = Spoken("closed", "{town}", "F-091")
NOT_YOUR_COAT = Spoken("not-your-coat", "{coat}", "F-050")
NO_SPACE = Spoken("no-space", "{town} {space}", "F-075")
COVERED = Spoken("covered", "{town} {space}", "F-085")
BUILT_ON = Spoken("built-on", "{town} {space}", "F-070")
SOLD_OUT = Spoken("sold-out", "{district}", "F-071")
WRONG_SHAPE = Spoken("wrong-shape", "{town} {space} {district}", "F-075")
UNCONNECTED = Spoken("unconnected", "{town} {space}", "F-072")
BORDER = Spoken("border", "{town} {space} {coat}", "F-073")
NO_ROOM = Spoken("no-room", "{town} {space} {district}", "F-075")
NOT_SWALLOWED = Spoken("not-swallowed", "{town} {space}", "F-076")
NEEDS_PLACE = Spoken("needs-place", "{district}", "F-075")
TAKES_NO_PLACE = Spoken("takes-no-place", "{district}", "F-075")
ONLY_BUILDS = Spoken("only-builds", rule="F-055")
NO_SITE = Spoken("no-site", "{town} {space}", "F-050")
FOREIGN_SITE = Spoken("foreign-site", "{coat}", "F-056")
NOT_IN_HAND = Spoken("not-in-hand", "{card}", "F-030")
TOO_MUCH_INFLUENCE = Spoken("too-much-influence", "{number}", "F-030")
PLACE_TAKEN = Spoken("place-taken", "{place}", "F-011")
GUILD_TAKEN = Spoken("guild-taken", "{coat}", "F-010")
NO_CHURCH = Spoken("no-church", "{town} {space}", "F-081")
HAS_CATHEDRAL = Spoken("has-cathedral", "{town} {space}", "F-081")
NO_DISTRICT = Spoken("no-district", "{town} {space}", "F-081")
NO_INFLUENCE_LEFT = Spoken("no-influence-left", rule="F-207")

REASONS = [value for value in list(globals().values()) if isinstance(value, Spoken)]

# Which verbs answer which question, and who says what is wrong with one.
ANSWERS = {
    c.ASK_GUILD: {c.GUILD},
    c.ASK_INFLUENCED: {c.GUILD},
    c.ASK_CENTRE: {c.CENTRE},
    c.ASK_CHOICE: {c.CHOOSE},
    c.ASK_PLACEMENT: {c.BUILD, c.ENLARGE, c.SWALLOW, c.COMPLETE},
    c.ASK_CATHEDRAL: {c.CATHEDRAL},
    c.ASK_MASTER: {c.MASTER},
    c.ASK_TURN: {c.OWN, c.INFLUENCE},
    c.ASK_OWN: {c.OWN},
}


def why(state: FlandersState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked."""
    question, verb = state.agenda.question(seat), verb_of(move)
    if verb not in ANSWERS[verb_of(question)]:
        return OTHER_QUESTION, []
    if verb in ABOUT_A_TOWN:
        return _why_not_there(state, first(move)) or ABOUT_A_TOWN[verb](state, seat, question, move)
    if verb == c.CHOOSE:
        return _why_not_choose(state, seat, move)
    if verb == c.OWN:
        return NOT_IN_HAND, [first(move)]
    if verb == c.INFLUENCE:
        return NO_INFLUENCE_LEFT, []
    return (PLACE_TAKEN if verb == c.CENTRE else GUILD_TAKEN), [first(move)]


def _why_not_choose(state: FlandersState, seat: int, move: int) -> Why:
    """F-030."""
    if not has(state.hands.cards[seat], first(move)):
        return NOT_IN_HAND, [first(move)]
    return TOO_MUCH_INFLUENCE, [state.hands.influence[seat]]


def _why_not_there(state: FlandersState, town: int) -> Why | None:
    """F-016, F-091. Nothing is done in a town that is not in play or closed."""
    if state.towns[town].place == c.NONE:
        return NOT_IN_PLAY, [town]
    return (CLOSED, [town]) if state.towns[town].closed else None


def _why_not_build(state: FlandersState, _seat: int, question: int, move: int) -> Why:
    """F-050, F-055, F-070 … F-076, in that order."""
    card, coats = first(question), second(question)
    if card != c.SITE_CARD and first(move) != card:
        return OTHER_TOWN, [card]
    if not has(coats, coat_built(move)):
        return NOT_YOUR_COAT, [coat_built(move)]
    space = _why_not_on(state, first(move), second(move))
    return space or _why_not_this(state, move) or _why_not_beside(state, move)


def _why_not_on(state: FlandersState, index: int, space: int) -> Why | None:
    """F-070. Only on a free space."""
    town = state.towns[index]
    if not has(town.exists, space):
        return NO_SPACE, [index, space]
    if has(town.built, space):
        return BUILT_ON, [index, space]
    return None if has(town.free, space) else (COVERED, [index, space])


def _why_not_this(state: FlandersState, move: int) -> Why | None:
    """F-070, F-071, F-075. The district is in stock and fits the space."""
    index, space, district = first(move), second(move), third(move)
    shape = state.board.shape[at(state.towns[index], space)]
    special = special_of(district)
    if special == c.NONE:
        master = int(c.WITH_MASTER <= district < c.CHURCH_B)
        if verb_of(move) != c.BUILD:
            return TAKES_NO_PLACE, [district]
        in_stock = state.stock[stock_index(coat_built(move), shape, master)] > 0
        return None if in_stock else (SOLD_OUT, [district])
    if not has(state.specials, special):
        return SOLD_OUT, [district]
    if shape != (TRIANGLE if special == B else SQUARE):
        return WRONG_SHAPE, [index, space, district]
    return None if verb_of(move) == _verb_of(district) else (NEEDS_PLACE, [district])


def _verb_of(district: int) -> int:
    if district == c.CHURCH_D:
        return c.SWALLOW
    return c.BUILD if district == c.CHURCH_B else c.ENLARGE


def _why_not_beside(state: FlandersState, move: int) -> Why:
    """F-072, F-073, F-075, F-076. Connected, bordering none of its coat, with room for what it adds."""
    index, space, coat = first(move), second(move), coat_built(move)
    town = state.towns[index]
    if verb_of(move) == c.SWALLOW and (reason := _why_not_swallow(state, move)):
        return reason
    if not has(town.reached, space) and not (verb_of(move) == c.SWALLOW and has(town.reached, fourth(move))):
        return UNCONNECTED, [index, space]
    if has(town.blocked[coat], space):
        return BORDER, [index, space, coat]
    return NO_ROOM, [index, space, third(move)]


def _why_not_swallow(state: FlandersState, move: int) -> Why | None:
    """F-076. D takes a free rectangle or triangle with it that it borders, and that borders no church."""
    index, square, other = first(move), second(move), fourth(move)
    town = state.towns[index]
    near = has(state.board.near[at(town, square)] & town.free, other)
    if not near or state.board.shape[at(town, other)] not in (RECTANGLE, TRIANGLE):
        return NOT_SWALLOWED, [index, other]
    return (BORDER, [index, other, c.CHURCH]) if has(town.blocked[c.CHURCH], other) else None


def _why_not_complete(state: FlandersState, _seat: int, question: int, move: int) -> Why:
    """F-050 (b), F-055, F-056."""
    card, index, space = first(question), first(move), second(move)
    town = state.towns[index]
    if card == c.SITE_CARD:
        return ONLY_BUILDS, []
    if index != card:
        return OTHER_TOWN, [card]
    if not has(town.sites, space):
        return NO_SITE, [index, space]
    return FOREIGN_SITE, [_coat_on(town, space)]


def _why_not_cathedral(state: FlandersState, _seat: int, _question: int, move: int) -> Why:
    """F-081."""
    index, space = first(move), second(move)
    town = state.towns[index]
    return (HAS_CATHEDRAL if has(town.cathedrals, space) else NO_CHURCH), [index, space]


def _why_not_master(_state: FlandersState, _seat: int, _question: int, move: int) -> Why:
    """F-081. Only an own or a grey district."""
    return NO_DISTRICT, [first(move), second(move)]


def _coat_on(town: Town, space: int) -> int:
    return next(coat for coat in range(c.COATS) if has(town.coats[coat], space))


ABOUT_A_TOWN: dict[int, Callable[[FlandersState, int, int, int], Why]] = {
    c.BUILD: _why_not_build,
    c.ENLARGE: _why_not_build,
    c.SWALLOW: _why_not_build,
    c.COMPLETE: _why_not_complete,
    c.CATHEDRAL: _why_not_cathedral,
    c.MASTER: _why_not_master,
}
