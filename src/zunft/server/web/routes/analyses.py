"""The analysis of a finished game: as far as it is, and asked for."""

from __future__ import annotations

from zunft.server.hall.analyses import AnalysisShown
from zunft.server.web.api import TableId, get, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.guard import looker


@get("/api/tables/{table:str}/analysis")
async def analysis(table: TableId, club: TheClub, caller: TheCaller) -> AnalysisShown:
    """The analysis of a finished game, as far as it is. A page of the table has ``analysed``, which changes whenever
    there is more."""
    return await club.hall.analyses.shown(table, await looker(caller, club, table, None))


@post("/api/tables/{table:str}/analysis")
async def ask_analysis(table: TableId, club: TheClub, person: ThePerson, caller: TheCaller) -> AnalysisShown:
    """Ask for the analysis of a finished game that has none yet."""
    return await club.hall.analyses.ask(table, await looker(caller, club, table, None), person.id)


ROUTES = [analysis, ask_analysis]
