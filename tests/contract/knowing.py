"""What a seat knows of a table, and the checks that it knows no more: shared by the tests and by planted leaks."""

from __future__ import annotations

import copy
import json
from typing import Any

from zunft import Table
from zunft.engine.move import SPECTATOR
from zunft.engine.rules import State, knows
from zunft.engine.title import Hidden, Said, View

Seat = int | None


def everybody(table: Table) -> list[Seat]:
    return [*range(table.seats), None]


def known(table: Table, seat: Seat) -> dict[str, Any]:
    """All that *seat* gets to know in any way."""
    page: dict[str, Any] = {"view": table.view(seat), "events": table.events(seat), "turn": table.turn(seat)}
    if seat is None:
        return page
    return page | {
        "options": table.options(seat),
        "question": table.question(seat),
        "default": table.default(seat),
        "ask": table.ask(seat),
        "can_undo": table.can_undo(seat),
        "over": table.over,
    }


def looks(table: Table, seat: Seat) -> tuple[object, ...]:
    """What a seat sees and was told."""
    return table.view(seat), table.events(seat)


def as_text(page: dict[str, Any]) -> str:
    """A page as JSON; whatever else lay in it would fail here."""
    return json.dumps(page, sort_keys=True, allow_nan=False)


def check_survives(table: Table, seat: Seat, seed: int) -> Table:
    """Deal anew what the seat cannot know: it must not notice anything. Gives the imagined table."""
    imagined = table.redeal(seat, seed=seed)
    ours, theirs = known(table, seat), known(imagined, seat)
    for key, value in ours.items():
        assert theirs[key] == value, f"seat {seat} can tell by its {key}"
    return imagined


def check_alike(one: Table, other: Table, seat: Seat, redeals: int = 8) -> bool:
    """If *other* is one of the tables that *seat* takes the first for, everything it knows has to be the same at
    both: views and events, too, which were told and not dealt anew. False where they need not be alike."""
    if secrets(one, one.state) == secrets(other, other.state):
        return False  # they differ in what is open, or in their past
    if not any(is_same_truth(one.redeal(seat, seed=seed), other) for seed in range(redeals)):
        return False
    ours, theirs = known(one, seat), known(other, seat)
    for key, value in ours.items():
        assert theirs[key] == value, f"seat {seat} can tell by its {key}"
    return True


def is_same_truth(one: Table, other: Table) -> bool:
    """Everything hidden and everybody's views. A fingerprint would not do: a lane that a redeal played again has
    learnt twice. Most tables differ in what is hidden, and views take long to make."""
    if secrets(one, one.state) != secrets(other, other.state):
        return False
    return all(one.view(seat) == other.view(seat) for seat in everybody(one))


def places(table: Table) -> list[Hidden]:
    """Every hidden place that has to be dealt anew."""
    return [place for place in table.game.hidden(table.state) if not place.screened]


def unknown(place: Hidden, seat: Seat) -> list[int]:
    """The cards of a place that the seat does not know; a number below 0 is no card."""
    bit = SPECTATOR if seat is None else seat
    cards = place.cards
    return [cards.items[at] for at in range(cards.count) if not knows(cards, at, bit) and cards.items[at] >= 0]


def own(place: Hidden, seat: Seat) -> list[int]:
    """The cards of a place that the seat knows, in order."""
    bit = SPECTATOR if seat is None else seat
    cards = place.cards
    return [cards.items[at] for at in range(cards.count) if knows(cards, at, bit)]


# --- planted leaks --------------------------------------------------------------------------------


def secrets(table: Table, state: State) -> list[list[int]]:
    hidden = table.game.hidden(state)
    return [[place.cards.items[at] for at in range(place.cards.count)] for place in hidden]


def with_leaky_view(table: Table) -> Table:
    """The same table, but its game shows every hidden card in every view."""

    def own_view(game: Any, state: State, seat: int, common: View) -> View:
        shown: View = type(table.game).own_view(game, state, seat, common)
        return shown | {"leak": secrets(table, state)}

    return _with(table, own_view=own_view)


def with_leaky_events(table: Table) -> Table:
    """The same table, but whatever is told from now on tells every hidden card as well."""

    def event(game: Any, row: Any, state: State) -> Said:
        said = type(table.game).event(game, row, state)
        return said | {"args": said["args"] | {"leak": str(secrets(table, state))}}

    return _with(table, event=event)


def _with(table: Table, **methods: Any) -> Table:
    twin = table.copy()
    twin.game = copy.copy(table.game)
    twin.game.__class__ = type("Leaky", (type(table.game),), methods)
    return twin
