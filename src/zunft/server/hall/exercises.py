"""Exercises: a person is put at a moment of a finished game once more, against bots; what their seat could not know is
dealt anew.

Nothing of it is kept. The game, the moment, the seed and the answers so far say everything: the same ones always lead
to the same position, whichever process is asked."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct

from zunft.analysis.analysis import AHEAD, WORLDS
from zunft.analysis.decisions import DecisionJudge, derived
from zunft.analysis.gauge import Gauge
from zunft.bots.judging import has_judge
from zunft.bots.sight import sight_of
from zunft.engine.chance import SeedChance, seed_bytes
from zunft.engine.title import Said
from zunft.server.errors import Conflict, NotFound
from zunft.server.hall.archive import NOBODY_PAYS, Payer
from zunft.server.hall.bots import NoAnswer, asked_of
from zunft.server.hall.replays import Replays
from zunft.server.hall.tables import LiveTables
from zunft.server.live.page import Who
from zunft.server.storage.records import GameRow
from zunft.table import Table
from zunft.table.errors import IllegalMove

MOST_KEPT = 50  # positions in memory, so that an answer does not begin with the first one again
LINES_AN_ANSWER = 50  # of a journal, which take as long as the bots do between two answers
MOST_BY_BOTS = 2_000  # answers of bots in a row; a game has fewer

Key = tuple[object, ...]


class Exercise(Struct, frozen=True, kw_only=True):
    """Where to begin, and the answers given since then. Another seed deals anew what the seat could not know."""

    seat: int
    line: int
    seed: int
    answers: Sequence[str] = ()

    def before(self, table_id: str, answers: int) -> Key:
        return (table_id, self.seat, self.line, self.seed, *self.answers[:answers])


class JudgedAnswer(Struct, frozen=True, kw_only=True):
    """The last answer against the best that was found, by what the seat knew: in chance to win, and in points. With
    the best answer itself, or within the margin of it, nothing better is known."""

    option: str
    sentence: Said
    best: str
    best_sentence: Said
    chance: float
    margin: float
    points: float
    is_worse: bool


class ExercisePage(Struct, frozen=True, kw_only=True):
    """What the seat sees: ``events`` since its last answer, and once the game is over the scores."""

    view: dict[str, Any]
    question: Said | None
    options: list[str]
    events: list[Said]
    over: bool
    scores: list[int]
    winners: list[int]
    judged: JudgedAnswer | None = None


class Exercises:
    def __init__(self, tables: LiveTables, replays: Replays) -> None:
        self.tables, self.replays = tables, replays
        self.kept: OrderedDict[Key, Table] = OrderedDict()

    async def page(self, table_id: str, who: Who, exercise: Exercise, payer: Payer = NOBODY_PAYS) -> ExercisePage:
        """The position after these answers, and how good the last of them was."""
        live = await self.tables.finished_table(table_id, who)
        if not 0 <= exercise.seat < live.game.seats:
            raise NotFound("no-seat", last=live.game.seats - 1)
        given = len(exercise.answers)
        before = await self._position(live.game, live.running.lines, exercise, max(given - 1, 0), payer)
        if not given:
            return _page(before, exercise.seat, before.turn(exercise.seat))
        after = self.kept.get(exercise.before(table_id, given))
        if after is None:
            after = await self._answered(before, exercise, given - 1)
            self._keep(exercise.before(table_id, given), after)
        judged = await self.replays.in_turn(payer.name, _judged, before, exercise, given - 1)
        return _page(after, exercise.seat, before.turn(exercise.seat), judged)

    async def _position(
        self, game: GameRow, lines: tuple[str, ...], exercise: Exercise, answers: int, payer: Payer
    ) -> Table:
        """The position after so many of the answers."""
        at = next((at for at in range(answers, -1, -1) if exercise.before(game.id, at) in self.kept), None)
        if at is None:
            payer.pay(self.replays.lines_to_play(game, lines, min(exercise.line, len(lines))))
            begun = await self.replays.in_turn(payer.name, _begun, self.replays, game, lines, exercise)
            self._keep(exercise.before(game.id, 0), begun)
            at = 0
        payer.pay((answers - at) * LINES_AN_ANSWER)
        table = self.kept[exercise.before(game.id, at)]
        for number in range(at, answers):
            table = await self._answered(table, exercise, number)
            self._keep(exercise.before(game.id, number + 1), table)
        return table

    async def _answered(self, before: Table, exercise: Exercise, number: int) -> Table:
        """The position in which the seat is asked again, after its answer and those of the bots."""
        table = before.copy()
        try:
            table.play(exercise.seat, exercise.answers[number])
        except IllegalMove as error:
            raise Conflict("exercise-illegal", number=number + 1) from error
        for turn in range(MOST_BY_BOTS):
            if table.over or table.question(exercise.seat) is not None:
                break
            await self._play_bot(table, derived(exercise.seed, f"{number}/{turn}"))
        return table

    async def _play_bot(self, table: Table, seed: int) -> None:
        settings, seat = self.tables.settings, int(table.waiting_for[0])
        asked = asked_of(table, seat, settings.stand_in, "exercises", seed)
        said = None
        with suppress(NoAnswer):
            said = await settings.bots.decide(asked) if settings.bots else None
        table.play(seat, said or table.default(seat) or table.options(seat)[0])

    def _keep(self, key: Key, table: Table) -> None:
        self.kept[key] = table
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)


def _begun(replays: Replays, game: GameRow, lines: tuple[str, ...], exercise: Exercise) -> Table:
    """The position before a line, as it could be for all that the seat knows."""
    true = replays.table_at(game, lines, min(exercise.line, len(lines)))
    if true.over or true.question(exercise.seat) is None:
        raise Conflict("exercise-not-asked")
    table = true.redeal(exercise.seat, exercise.seed)
    table.go_on_with(SeedChance(seed_bytes(exercise.seed), []))
    return table


def _judged(before: Table, exercise: Exercise, number: int) -> JudgedAnswer | None:
    """None where there was no choice, or no judge."""
    if not has_judge(before.title.key, before.seats):
        return None
    sight = sight_of(before, exercise.seat, exercise.seed)
    if len(sight.moves) < 2 or exercise.answers[number] not in sight.options:
        return None
    judge = DecisionJudge(Gauge(before.game, before.seats), AHEAD, exercise.seed)
    cost = judge.judge(sight, sight.read(exercise.answers[number]), number, WORLDS)
    option, best = (sight.write(move) for move in (sight.read(exercise.answers[number]), cost.best))
    return JudgedAnswer(
        option=option,
        sentence=sight.deed(option),
        best=best,
        best_sentence=sight.deed(best),
        chance=round(cost.chance.value, 4),
        margin=round(cost.chance.margin, 4),
        points=round(cost.points.value, 4),
        is_worse=cost.is_certain,
    )


def _page(table: Table, seat: int, since: int, judged: JudgedAnswer | None = None) -> ExercisePage:
    return ExercisePage(
        view=table.view(seat),
        question=table.question(seat),
        options=table.options(seat),
        events=table.events(seat, since),
        over=table.over,
        scores=list(table.scores) if table.over else [],
        winners=list(table.winners) if table.over else [],
        judged=judged,
    )
