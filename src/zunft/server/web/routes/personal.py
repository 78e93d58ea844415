"""A person's data, handed out; of a game no more than its page shows at this moment."""

from __future__ import annotations

from typing import Any

from zunft.server.services import Services
from zunft.server.web.api import get
from zunft.server.web.dependencies import TheClub, ThePerson
from zunft.server.web.routes.lobby import summary_of

ENDED = ("over", "closed")
Row = dict[str, Any]


@get("/api/me/data")
async def my_data(club: TheClub, myself: ThePerson) -> Row:
    """Everything that is kept about this person."""
    about = await club.database.people.export(myself.id)
    about["game"] = [await as_shown(club, row) for row in about["game"]]
    over = {row["id"] for row in about["game"] if row["phase"] in ENDED}
    about["proposal"] = [row if row["game"] in over else without_state(row) for row in about["proposal"]]
    return about


async def as_shown(club: Services, row: Row) -> Row:
    """Here, too, what follows a window is shown after its moment: that a game has ended would show that nobody could
    respond."""
    if row["ended"] is None or row["ended"] < club.hall.tables.heartbeat.shown_since:
        return row
    shown = (await club.hall.lobby.described([summary_of(await club.database.tables.get(row["id"]))]))[0]
    return row | {"phase": shown.phase, "ended": shown.ended, "result": shown.result}


def without_state(proposal: Row) -> Row:
    """The state of a proposal would say too much or too little while a game continues: a proposal ends with its turn,
    but is marked as gone only when another one is made."""
    return {name: value for name, value in proposal.items() if name != "state"}


ROUTES = [my_data]
