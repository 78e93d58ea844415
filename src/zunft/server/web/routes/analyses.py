"""The analysis of a finished game: as far as it is, and asked for."""

from __future__ import annotations

import msgspec
from litestar.params import JSONBody

from zunft.server.hall.analyses import AnalysisShown
from zunft.server.hall.exercises import Exercise, ExercisePage
from zunft.server.hall.my_mistakes import MyMistakes
from zunft.server.web.api import TableId, get, post
from zunft.server.web.dependencies import TheCaller, TheClub, ThePerson
from zunft.server.web.forms import NewExercise
from zunft.server.web.guard import looker
from zunft.server.web.routes.results import caller_to_charge


@get("/api/tables/{table:str}/analysis")
async def analysis(table: TableId, club: TheClub, caller: TheCaller) -> AnalysisShown:
    """The analysis of a finished game, as far as it is. A page of the table has ``analysed``, which changes whenever
    there is more."""
    return await club.hall.analyses.shown(table, await looker(caller, club, table, None))


@post("/api/tables/{table:str}/analysis")
async def ask_analysis(table: TableId, club: TheClub, person: ThePerson, caller: TheCaller) -> AnalysisShown:
    """Ask for the analysis of a finished game that has none yet."""
    return await club.hall.analyses.ask(table, await looker(caller, club, table, None), person.id)


@get("/api/me/mistakes")
async def mistakes(club: TheClub, person: ThePerson, caller: TheCaller) -> MyMistakes:
    """What this person could have done better in their last hundred analysed games, and of which kinds that is."""
    club.limits.count("thought", caller.counted)
    return await club.hall.analyses.mistakes(person.id)


@post("/api/tables/{table:str}/exercise")
async def exercise(table: TableId, data: JSONBody[NewExercise], club: TheClub, caller: TheCaller) -> ExercisePage:
    """Play on from a moment of a finished game once more, against bots, with what the seat could not know dealt anew:
    the position after the given answers, and what the last of them is worth. Nothing is kept: each call names all
    answers since the moment."""
    club.limits.count("thought", caller.counted)
    who, asked = await looker(caller, club, table, None), Exercise(**msgspec.structs.asdict(data))
    return await club.hall.exercises.page(table, who, asked, caller_to_charge(club, caller))


ROUTES = [analysis, ask_analysis, mistakes, exercise]
