"""My mistakes over all games of a person, and a moment of a finished game tried again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.analysis.games import SEATS, finished
from tests.server.hall.halls import Halls

import zunft
from zunft.analysis.report import Report
from zunft.server.errors import Conflict, NotFound
from zunft.server.hall.analysis_worker import pack
from zunft.server.hall.bots import DirectBots
from zunft.server.hall.exercises import Exercise
from zunft.server.live.page import Who
from zunft.server.storage.records import GameRow, Seat, new_id

pytestmark = pytest.mark.anyio
NOBODY = Who()


async def kept(halls: Halls, title: str, report: Report) -> str:
    """A finished game at whose first seat Anna sat, with its analysis."""
    rows = halls.database.analyses
    brought = await halls.hall.archive.import_game("anna", finished(title))
    game: GameRow = replace(await halls.database.tables.get(brought), id=new_id(), lines=0)
    await halls.database.tables.create(game, [Seat(game=game.id, seat=0, person="anna", state="person")])
    await rows.want(game.id, "anna")
    row = await rows.take(0)
    assert row
    await rows.change(row, state="done", progress=1.0, report=pack(report))
    return game.id


def mistake(chance: float, kind: str | None) -> Report:
    said = kind and {"key": f"gilde.mistake.{kind}", "args": {}}
    return {"line": 1, "cost": {"chance": chance, "margin": 0.01}, "kind": said}


async def test_my_mistakes_are_told_with_their_kinds_as_soon_as_there_are_five_games(halls: Halls) -> None:
    mine = [mistake(0.02, "purse"), mistake(0.04, "votes"), mistake(0.03, "purse"), mistake(0.01, None)]
    report = {"seats": [{"mistakes": mine}, {"mistakes": [mistake(0.9, "hand")]}]}
    for games in range(1, 6):
        await kept(halls, "gilde", report)
        told = await halls.hall.analyses.mistakes("anna")
        assert told.games == games
        assert bool(told.mistakes) == bool(told.kinds) == (games >= told.needed)
    kinds = [(kind.kind["key"], kind.count, kind.cost) for kind in told.kinds]
    assert kinds == [("gilde.mistake.purse", 10, 0.25), ("gilde.mistake.votes", 5, 0.2)]
    costs = [each.mistake["cost"]["chance"] for each in told.mistakes]
    assert costs == sorted([0.04, 0.03, 0.02, 0.01] * 5, reverse=True)
    assert (await halls.hall.analyses.mistakes("bert")).games == 0


# --- tried again ----------------------------------------------------------------------------------


def moment_of(title: str) -> tuple[int, zunft.Table]:
    """A moment in the middle at which the first seat had a choice, and the table as it was then."""
    journal = finished(title)
    lines = journal.split("--\n")[1].splitlines()
    for at in range(len(lines) // 2, len(lines)):
        if lines[at].startswith("0 "):
            head = journal.split("--\n")[0]
            table = zunft.replay(head + "--\n" + "\n".join(lines[:at]) + "\n")
            if table.question(0) is not None and len(table.options(0)) > 1:
                return at, table
    raise AssertionError


@pytest.mark.parametrize("title", sorted(SEATS))
async def test_a_moment_is_tried_again_against_bots(anyio_backend: str, title: str) -> None:
    """The seat sees what it saw then, and the same answers lead to the same position, whoever is asked."""
    halls = await Halls.build(bots=DirectBots(), stand_in="apprentice")
    try:
        await tried_again(halls, title)
    finally:
        await halls.close()


async def tried_again(halls: Halls, title: str) -> None:
    game = await halls.hall.archive.import_game("anna", finished(title))
    line, then = moment_of(title)
    first = await halls.hall.exercises.page(game, NOBODY, Exercise(seat=0, line=line, seed=7))
    assert first.view == then.view(0)
    assert first.options == then.options(0)
    assert not first.over
    answers, page, third = list[str](), first, first
    while not page.over and len(answers) < 6:
        answers.append(page.options[0])
        page = await halls.hall.exercises.page(game, NOBODY, Exercise(seat=0, line=line, seed=7, answers=answers))
        third = page if len(answers) == 3 else third
        if judged := page.judged:
            assert judged.is_worse == (judged.chance > max(judged.margin, 0.01) and judged.best != judged.option)
    halls.hall.exercises.kept.clear()  # another process
    few = answers[:3]
    again = await halls.hall.exercises.page(game, NOBODY, Exercise(seat=0, line=line, seed=7, answers=few))
    assert again == third


async def test_what_the_seat_could_not_know_is_dealt_anew(halls: Halls) -> None:
    game = await halls.hall.archive.import_game("anna", finished("gilde"))
    line, _ = moment_of("gilde")
    exercises = halls.hall.exercises
    for seed in range(4):
        await exercises.page(game, NOBODY, Exercise(seat=0, line=line, seed=seed))
    tables = [exercises.kept[game, 0, line, seed] for seed in range(4)]
    assert len({str(table.view(0)) for table in tables}) == 1
    assert len({str([table.view(1), table.view(None)]) for table in tables}) > 1


async def test_only_a_finished_game_and_a_moment_at_which_the_seat_was_asked_can_be_tried(halls: Halls) -> None:
    running = await halls.table("flanders", 2, edition="tiny")
    with pytest.raises(Conflict, match="not over"):
        await halls.hall.exercises.page(running, halls.who(0), Exercise(seat=0, line=0, seed=1))
    game = await halls.hall.archive.import_game("anna", finished("flanders"))
    lines = len(finished("flanders").split("--\n")[1].splitlines())
    for wrong, refusal in (({"line": lines}, Conflict), ({"seat": 9}, NotFound), ({"answers": ["x"]}, Conflict)):
        line, _ = moment_of("flanders")
        asked = Exercise(**({"seat": 0, "line": line, "seed": 1} | wrong))
        with pytest.raises(refusal):
            await halls.hall.exercises.page(game, NOBODY, asked)
    private = await halls.hall.archive.import_game("anna", finished("flanders"))
    await halls.database.tables.set_visibility(private, "private")
    with pytest.raises(NotFound):
        await halls.hall.exercises.page(private, Who("bert"), Exercise(seat=0, line=0, seed=1))
