"""My mistakes: what one person could have done better in all of their games, and of which kinds that is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from zunft.engine.title import Said
from zunft.server.hall.analysis_worker import unpack
from zunft.server.storage.analyses import AnalysisRows
from zunft.server.storage.records import SeatReport

NEEDED = 5  # games before anything is told of what somebody does again and again
MOST_GAMES = 100  # the last ones
MOST_TOLD = 50


class MistakeKind(Struct, frozen=True, kw_only=True):
    """Mistakes of one kind in a title: how many, and what they cost together, in games won."""

    title: str
    kind: Said
    count: int
    cost: float


class MyMistake(Struct, frozen=True, kw_only=True):
    """One of them; ``mistake`` is what the report of the game says of it."""

    table: str
    title: str
    edition: str
    seat: int
    ended: int | None
    mistake: dict[str, Any]


class MyMistakes(Struct, frozen=True, kw_only=True):
    """From the last hundred analysed games of a person. With fewer than ``needed`` there are no kinds and no mistakes.
    Kinds and mistakes are in the order of what they cost."""

    games: int
    needed: int
    kinds: list[MistakeKind]
    mistakes: list[MyMistake]


async def my_mistakes(rows: AnalysisRows, person: str) -> MyMistakes:
    return await asyncio.to_thread(_counted, await rows.of_person(person, MOST_GAMES))


def _counted(reports: Sequence[SeatReport]) -> MyMistakes:
    games = len({each.id for each in reports})
    found = [mistake for each in reports for mistake in _mistakes(each)] if games >= NEEDED else []
    found.sort(key=lambda each: -_cost(each))
    return MyMistakes(games=games, needed=NEEDED, kinds=_kinds(found), mistakes=found[:MOST_TOLD])


def _mistakes(of: SeatReport) -> list[MyMistake]:
    told = unpack(of.report)["seats"][of.seat]["mistakes"]
    about = {"table": of.id, "title": of.title, "edition": of.edition, "seat": of.seat, "ended": of.ended}
    return [MyMistake(mistake=mistake, **about) for mistake in told]  # type: ignore[arg-type]


def _cost(each: MyMistake) -> float:
    return float(each.mistake["cost"]["chance"])


def _kinds(found: Sequence[MyMistake]) -> list[MistakeKind]:
    by_key: dict[str, list[MyMistake]] = {}
    for each in found:
        if kind := each.mistake.get("kind"):
            by_key.setdefault(kind["key"], []).append(each)
    kinds = [_kind(group) for group in by_key.values()]
    return sorted(kinds, key=lambda each: -each.cost)


def _kind(group: Sequence[MyMistake]) -> MistakeKind:
    cost = round(sum(map(_cost, group)), 4)
    return MistakeKind(title=group[0].title, kind=group[0].mistake["kind"], count=len(group), cost=cost)
