"""Chapter 2.8, the exact test: everything that can still be built in a town, as far as it leads to doubtful spaces."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from zunft.engine.bits import has, lowest, only, zeros
from zunft.games.flanders import constants as c
from zunft.games.flanders.board import RECTANGLE, SQUARE, TRIANGLE, B, C, D
from zunft.games.flanders.rules.building import room_for, spaces_of_shape, spaces_of_shapes, swallowable
from zunft.games.flanders.state import FlandersState, Town, at


def never_built_on(state: FlandersState, town: Town, coats: i64, spaces: i64) -> i64:
    """F-086. Those of these free spaces on which nothing is built however one goes on building in this town."""
    search = ChainSearch(state, town.copy(), coats, spaces)
    search.look_ahead()
    search.explore(search.town.free & search.town.reached)
    return search.wanted | search.hopeless


def taking_in(state: FlandersState, town: Town, space: i64) -> i64:
    """F-076. The free squares on which D could be laid so that it takes in this rectangle or triangle: neither of
    its spaces borders a church. Whether it is connected is another matter."""
    if has(town.blocked[c.CHURCH] | spaces_of_shape(state, town, SQUARE), space):
        return 0
    squares = spaces_of_shape(state, town, SQUARE) & ~town.blocked[c.CHURCH]
    return state.board.near[at(town, space)] & town.free & squares


@final
@mypyc_attr(acyclic=True)
class ChainSearch:
    """A district needs one built before it at a long side, so what makes a space connected is a chain of districts,
    and the order of any others does not matter. The town is a copy, on which each chain is laid and taken back."""

    def __init__(self, state: FlandersState, town: Town, coats: i64, wanted: i64) -> None:
        self.state = state
        self.town = town
        self.stock: vec[i64] = zeros(3 * c.COATS)  # [coat*3 + shape] districts left, with a master or without
        self.fitting: vec[i64] = zeros(c.COATS)  # [coat] the spaces for which an ordinary district is left
        self.specials: i64 = state.specials if has(coats, c.CHURCH) else 0
        self.wanted = wanted  # the spaces nobody has been seen to build on yet
        self.hopeless: i64 = 0  # the spaces that are not looked for, as nothing leads to them
        self.useful: i64 = 0  # the spaces that lead to a wanted one
        for coat in range(i64(c.COATS)):
            if has(coats, coat):
                self.count(coat)

    def count(self, coat: i64) -> None:
        """F-070. What is in stock of a coat."""
        shapes: i64 = 0
        for shape in range(i64(3)):
            number = self.state.stock[6 * coat + 2 * shape] + self.state.stock[6 * coat + 2 * shape + 1]
            self.stock[3 * coat + shape] = number
            if number > 0:
                shapes |= only(shape)
        self.fitting[coat] = spaces_of_shapes(self.state, self.town, shapes)

    # --- what to look at ------------------------------------------------------------------------

    def look_ahead(self) -> None:
        """Leave out what cannot be built on even if nothing that is laid on the way blocks anything, and what leads
        to no wanted space."""
        possible = self.possible()
        self.hopeless = self.wanted & ~possible
        self.wanted &= possible
        self.useful = self.leading(possible)

    def possible(self) -> i64:
        """The spaces that are connected, or would be if everything possible were laid at once; added ones too."""
        takers = self.takers()
        seen: i64 = 0
        fresh = takers & self.town.free & self.town.reached
        while fresh != 0:
            seen |= fresh
            found: i64 = 0
            while fresh != 0:
                found |= self.opened_by(lowest(fresh))
                fresh &= fresh - 1
            fresh = found & takers & ~seen
        return seen

    def takers(self) -> i64:
        """The free spaces on which something in stock could be laid now, and all that could be added."""
        town = self.town
        spaces: i64 = 0
        for coat in range(i64(c.COATS)):
            spaces |= self.fitting[coat] & ~town.blocked[coat]
        spaces |= self.for_church() & ~town.blocked[c.CHURCH]
        return spaces & town.free | self.additions(town.free)

    def for_church(self) -> i64:
        """The spaces that are of a shape for a special church, or that D could take in."""
        spaces: i64 = 0
        if self.specials & ~only(B) != 0:
            spaces |= spaces_of_shape(self.state, self.town, SQUARE)
        if self.specials & (only(B) | only(D)) != 0:
            spaces |= spaces_of_shape(self.state, self.town, TRIANGLE)
        if has(self.specials, D):
            spaces |= spaces_of_shape(self.state, self.town, RECTANGLE)
        return spaces

    def additions(self, spaces: i64) -> i64:
        """What special churches laid on these spaces might add, on spaces added before them too."""
        found: i64 = 0
        fresh = spaces & ~self.town.blocked[c.CHURCH] if self.specials & ~only(D) != 0 else i64(0)
        while fresh != 0:
            added = self.added_by(lowest(fresh)) & ~found & ~spaces
            found |= added
            fresh = fresh & (fresh - 1) | added
        return found

    def added_by(self, space: i64) -> i64:
        """F-075. The spaces that A, B or C laid on a space might add."""
        board, found = self.state.board, i64(0)
        for special in range(i64(D)):
            if has(self.specials, special):
                for direction in range(i64(4)):
                    found |= room_for(board, self.town, special, space, direction)
        return found

    def opened_by(self, space: i64) -> i64:
        """The spaces that a district on this space would connect, add, or take in together with it."""
        found = self.state.board.reaches[at(self.town, space)] | self.added_by(space)
        if has(self.specials, D):
            found |= self.partners(space)
        return found

    def partners(self, space: i64) -> i64:
        """F-076. The spaces that D would fill together with this one, as far as shapes tell."""
        near = self.state.board.near[at(self.town, space)]
        squares = spaces_of_shape(self.state, self.town, SQUARE)
        return near & ~squares if has(squares, space) else near & squares

    def leading(self, possible: i64) -> i64:
        """Those of the possible spaces that open a wanted one, or one that leads to it."""
        goal, found = self.wanted, i64(0)
        while goal != 0:
            fresh: i64 = 0
            rest = possible & ~found
            while rest != 0:
                if self.opened_by(lowest(rest)) & goal != 0:
                    fresh |= only(lowest(rest))
                rest &= rest - 1
            found |= fresh
            goal = fresh
        return found

    # --- laying and taking back -----------------------------------------------------------------

    def explore(self, spaces: i64) -> None:
        """See what can be laid on these connected spaces, then lay it wherever that leads on."""
        self.see(spaces)
        rest = spaces & self.useful
        while rest != 0 and self.wanted != 0:
            self.lay_each(lowest(rest))
            rest &= rest - 1

    def see(self, spaces: i64) -> None:
        """F-070, F-073. A wanted space that can be built on now is wanted no longer."""
        for coat in range(i64(c.COATS)):
            self.wanted &= ~(spaces & self.fitting[coat] & ~self.town.blocked[coat])
        rest = spaces & ~self.town.blocked[c.CHURCH] if self.specials != 0 else i64(0)
        while rest != 0 and self.wanted != 0:
            self.see_specials(lowest(rest))
            rest &= rest - 1

    def see_specials(self, space: i64) -> None:
        """F-075, F-076. The same for the special churches; D fills two spaces."""
        if has(self.wanted, space) and self.added_by(space) != 0:
            self.wanted &= ~only(space)
        if has(self.specials, D):
            others = self.taken_with(space)
            if others != 0:
                self.wanted &= ~(others | only(space))

    def taken_with(self, space: i64) -> i64:
        """F-076. The free spaces that D would fill together with this one."""
        if has(spaces_of_shape(self.state, self.town, SQUARE), space):
            return swallowable(self.state, self.town, space)
        return taking_in(self.state, self.town, space)

    def lay_each(self, space: i64) -> None:
        """Every district that fits on a connected space, one after the other."""
        for coat in range(i64(c.COATS)):
            if has(self.fitting[coat] & ~self.town.blocked[coat], space):
                self.lay_ordinary(space, coat)
        if self.specials == 0 or has(self.town.blocked[c.CHURCH], space):
            return
        for special in range(i64(D)):
            if has(self.specials, special):
                for direction in range(i64(4)):
                    self.lay_enlarging(space, special, direction)
        if has(self.specials, D):
            self.lay_taking_in(space)

    def lay_ordinary(self, space: i64, coat: i64) -> None:
        """F-070. One district less in stock."""
        shape = self.state.board.shape[at(self.town, space)]
        fitting = self.fitting[coat]
        self.stock[3 * coat + shape] -= 1
        if self.stock[3 * coat + shape] == 0:
            self.fitting[coat] &= ~spaces_of_shape(self.state, self.town, shape)
        self.lay(only(space), coat, 0, False)
        self.fitting[coat] = fitting
        self.stock[3 * coat + shape] += 1

    def lay_enlarging(self, space: i64, special: i64, direction: i64) -> None:
        """F-075. After C everything connected comes next: its second space may need another chain."""
        added = room_for(self.state.board, self.town, special, space, direction)
        if added != 0:
            self.specials &= ~only(special)
            self.lay(only(space), c.CHURCH, added, special == C)
            self.specials |= only(special)

    def lay_taking_in(self, space: i64) -> None:
        """F-076. D with each of the spaces that it may take in."""
        others = self.taken_with(space)
        self.specials &= ~only(D)
        while others != 0:
            self.lay(only(space) | only(lowest(others)), c.CHURCH, 0, False)
            others &= others - 1
        self.specials |= only(D)

    def lay(self, spaces: i64, coat: i64, added: i64, afresh: bool) -> None:
        """Lay a district on one space or two, explore what it opens, and take it back."""
        town = self.town
        free, reached, exists, blocked = town.free, town.reached, town.exists, town.blocked[coat]
        town.free = free & ~spaces | added
        town.exists = exists | added
        rest = spaces
        while rest != 0:
            town.reached |= self.state.board.reaches[at(town, lowest(rest))]
            town.blocked[coat] |= self.state.board.near[at(town, lowest(rest))]
            rest &= rest - 1
        before = i64(0) if afresh else reached & ~added
        self.explore(town.free & town.reached & ~before)
        town.free, town.reached, town.exists, town.blocked[coat] = free, reached, exists, blocked
