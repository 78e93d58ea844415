"""How faults are planted, to see that they are found: each by a name, as a change of one part of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from tests.simulation.plan import Plan

Patch = tuple[object, str, Any]
Plant = Callable[[], Sequence[Patch]]
Fits = Callable[[Plan], bool]
PLANTED: dict[str, Plant] = {}
FITS: dict[str, Fits] = {}  # the plans in which a fault can show: it is not looked for in others

FOR_TWINS: set[str] = set()


def plant(made: Plant) -> Plant:
    PLANTED[made.__name__.replace("_", " ")] = made
    return made


def plant_where(fits: Fits) -> Callable[[Plant], Plant]:
    def note(made: Plant) -> Plant:
        FITS[made.__name__.replace("_", " ")] = fits
        return plant(made)

    return note


def plant_for_twins(made: Plant) -> Plant:
    """A fault that shows by comparing twins, and not in one run."""
    FOR_TWINS.add(made.__name__.replace("_", " "))
    return plant(made)


def may_show(name: str, plan: Plan) -> bool:
    return name not in FITS or FITS[name](plan)


@contextmanager
def planted(name: str) -> Iterator[None]:
    with ExitStack() as patched:
        for of, attribute, instead in PLANTED[name]():
            patched.enter_context(mock.patch.object(of, attribute, instead))
        yield
