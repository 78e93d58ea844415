"""Who covers by the word of the law: lays in a town, in every order, everything that can still be built there.

Sets and dictionaries, slow and plain; nothing of the engine's building or covering is called. Only the tables of the
board are read, which have tests of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from zunft.games.flanders.state import FlandersState

SHAPES = "SRT"
CHURCH = 5
TOO_MANY = 6_000  # towns; beyond it the referee gives up


def members(mask: int) -> frozenset[int]:
    return frozenset(at for at in range(63) if mask >> at & 1)


@dataclass(frozen=True)
class Plan:
    """What is printed of a town: everything by the number of a space."""

    shape: dict[int, str]
    near: dict[int, frozenset[int]]
    long: dict[int, frozenset[int]]
    clash: dict[int, frozenset[int]]
    adds: dict[tuple[str, int], list[frozenset[int]]]


@dataclass(frozen=True)
class Site:
    """A town at some moment, and what is in stock: how many of a coat and shape, and which special churches."""

    free: frozenset[int]
    exists: frozenset[int]
    built: frozenset[tuple[int, int]]  # space and coat
    stock: tuple[tuple[tuple[int, str], int], ...]
    specials: str


def plan_of(state: FlandersState, index: int) -> Plan:
    board, place = state.board, state.towns[index].place
    slots = [slot for slot in range(63) if board.shape[64 * place + slot] >= 0]

    def table(values: object) -> dict[int, frozenset[int]]:
        return {slot: members(values[64 * place + slot]) for slot in slots}  # type: ignore[index]

    adds = {
        (letter, slot): [
            members(board.adds[((number * board.layouts + place) * 64 + slot) * 4 + side])
            for side in range(4)
            if board.adds[((number * board.layouts + place) * 64 + slot) * 4 + side]
        ]
        for number, letter in enumerate("ABC")
        for slot in slots
    }
    shape = {slot: SHAPES[board.shape[64 * place + slot]] for slot in slots}
    return Plan(shape, table(board.near), table(board.long), table(board.clash), adds)


def site_of(state: FlandersState, index: int) -> Site:
    town = state.towns[index]
    in_play = set(range(6))
    if state.seats == 3:
        in_play -= {guild for guild in range(4) if guild not in list(state.guilds)[:3]}
    stock = {
        (coat, shape): state.stock[6 * coat + 2 * at] + state.stock[6 * coat + 2 * at + 1]
        for coat in sorted(in_play)
        for at, shape in enumerate(SHAPES)
    }
    built = frozenset((space, coat) for coat in range(6) for space in members(town.coats[coat]))
    specials = "".join(letter for at, letter in enumerate("ABCD") if state.specials >> at & 1)
    return Site(members(town.free), members(town.exists), built, tuple(stock.items()), specials)


def goes_with(plan: Plan, site: Site, spaces: frozenset[int], coat: int) -> bool:
    """F-072, F-073. A long side of one of them lies on something built; none borders something of this coat."""
    coats = dict(site.built)
    if not any(plan.long[space] & coats.keys() for space in spaces):
        return False
    return not any(coats.get(other) == coat for space in spaces for other in plan.near[space])


def after(site: Site, spaces: frozenset[int], coat: int) -> Site:
    built = site.built | {(space, coat) for space in spaces}
    return replace(site, free=site.free - spaces, built=built)


def ordinary(plan: Plan, site: Site) -> Iterator[Site]:
    """F-070, F-071."""
    for place, ((coat, shape), number) in enumerate(site.stock):
        left = (*site.stock[:place], ((coat, shape), number - 1), *site.stock[place + 1 :])
        for space in site.free if number else ():
            if plan.shape[space] == shape and goes_with(plan, site, frozenset({space}), coat):
                yield replace(after(site, frozenset({space}), coat), stock=left)


def special(plan: Plan, site: Site) -> Iterator[Site]:
    """F-075, F-076."""
    for letter in site.specials:
        rest = replace(site, specials=site.specials.replace(letter, ""))
        for space in site.free:
            if letter == "D":
                yield from taking_in(plan, rest, space)
            elif goes_with(plan, site, frozenset({space}), CHURCH):
                for added in plan.adds[letter, space]:
                    if not any(plan.clash[new] & site.exists for new in added):
                        larger = after(rest, frozenset({space}), CHURCH)
                        yield replace(larger, free=larger.free | added, exists=larger.exists | added)


def taking_in(plan: Plan, site: Site, square: int) -> Iterator[Site]:
    for other in plan.near[square] & site.free if plan.shape[square] == "S" else ():
        both = frozenset({square, other})
        if plan.shape[other] != "S" and goes_with(plan, site, both, CHURCH):
            yield after(site, both, CHURCH)


def dead(state: FlandersState, index: int) -> set[int] | None:
    """F-086. The free spaces that are built on or taken in in no way to go on; None if there are too many ways."""
    plan, start = plan_of(state, index), site_of(state, index)
    missing, seen, waiting = set(start.free), {start}, [start]
    while waiting and missing:
        site = waiting.pop()
        missing -= {space for space, _ in site.built}
        for then in (*ordinary(plan, site), *special(plan, site)):
            if then not in seen:
                seen.add(then)
                waiting.append(then)
        if len(seen) > TOO_MANY:
            return None
    return missing
