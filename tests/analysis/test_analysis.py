"""An analysis tells luck from play, judges by what could be known, and says only what lies beyond its margin."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.analysis.games import SEATS, finished, found
from tests.titles.market.title import MARKET

import zunft
from zunft import Table
from zunft.analysis import Analysis, Plan, analyse, read_game, report_of
from zunft.analysis.decisions import DecisionJudge
from zunft.analysis.gauge import Gauge
from zunft.analysis.luck import spread
from zunft.analysis.play_ons import PlayOns
from zunft.analysis.steps import DRAW, is_decision
from zunft.bots import Sight
from zunft.catalogue import TITLES
from zunft.engine.chance import Rng
from zunft.engine.interpreted import redeal
from zunft.engine.tape import Tape
from zunft.text import has_text

TITLES_HERE = sorted(SEATS)


def report(title: str) -> dict[str, Any]:
    return report_of(found(title))


@pytest.mark.parametrize("title", TITLES_HERE)
def test_there_is_a_moment_before_every_step_and_one_at_the_end(title: str) -> None:
    moments = report(title)["moments"]
    assert [moment["line"] for moment in moments[:-1]] == list(range(len(moments) - 1))
    for moment in moments:
        assert sum(moment["chances"]) == pytest.approx(1, abs=0.001)
        assert all(0 <= chance <= 1 for chance in moment["own"])
    table = read_game(finished(title)).table
    assert moments[-1]["points"] == [float(score) for score in table.scores]
    assert [chance > 0 for chance in moments[-1]["chances"]] == [seat in table.winners for seat in range(table.seats)]
    assert moments[-1]["margins"] == [0] * table.seats


@pytest.mark.parametrize("title", TITLES_HERE)
def test_luck_play_and_the_others_add_up_to_the_change(title: str) -> None:
    seat = report(title)["seats"][0]
    assert seat["judged"] == seat["decisions"] > 0
    for what in ("chance", "points"):
        parts = sum(seat[part][what] for part in ("start", "luck", "play", "others"))
        assert parts == pytest.approx(seat["end"][what], abs=0.001)


@pytest.mark.parametrize("title", TITLES_HERE)
def test_what_was_not_judged_is_not_told(title: str) -> None:
    for seat in report(title)["seats"][1:]:
        assert seat["judged"] == 0
        assert (seat["play"], seat["others"]) == (None, None)
        assert seat["mistakes"] == []


@pytest.mark.parametrize("title", TITLES_HERE)
def test_a_mistake_lies_beyond_its_margin_in_worlds_that_it_was_not_picked_by(title: str) -> None:
    for mistake in report(title)["seats"][0]["mistakes"]:
        assert mistake["cost"]["chance"] > mistake["cost"]["margin"]
        assert mistake["worlds"] == 3 * 4
        assert mistake["given"]["option"] != mistake["better"]["option"]
        assert mistake["kind"] is None or has_text(mistake["kind"]["key"].replace(".", "-"), "en")


def test_mistakes_are_found() -> None:
    assert sum(len(report(title)["seats"][0]["mistakes"]) for title in TITLES_HERE) > 0


@pytest.mark.parametrize("title", TITLES_HERE)
def test_turning_points_are_the_dearest_mistakes_in_the_order_of_the_game(title: str) -> None:
    points = report(title)["turning_points"]
    dearest = sorted((each["cost"]["chance"] for each in report(title)["seats"][0]["mistakes"]), reverse=True)
    assert sorted((each["cost"]["chance"] for each in points), reverse=True) == dearest[:3]
    assert [each["line"] for each in points] == sorted(each["line"] for each in points)


@pytest.mark.parametrize("title", TITLES_HERE)
def test_the_sources_add_up_to_the_scores(title: str) -> None:
    sources = report(title)["sources"]
    scores = read_game(finished(title)).table.scores
    assert [sum(each["points"][seat] or 0 for each in sources) for seat in range(len(scores))] == scores


def test_an_analysis_is_made_of_plain_things_and_the_same_every_time() -> None:
    again = Analysis(read_game(finished("gilde")), Plan(worlds=4, in_the_curve=2, seat=0)).run()
    assert json.dumps(report_of(again)) == json.dumps(report("gilde"))


# --- judged by what could be known ----------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES_HERE)
def test_what_a_seat_cannot_know_does_not_change_what_is_said_of_its_answer(title: str) -> None:
    """The same decision at two tables that differ only in that."""
    played = read_game(finished(title))
    judge, rules, compared = DecisionJudge(Gauge(played.game, played.seats), 1, 0), played.game.rules, 0
    for number, step in enumerate(played.steps):
        if compared == 5 or not is_decision(played.game, step):
            continue
        assert step.seat is not None
        assert step.move is not None
        other = redeal(rules, step.before, step.seat, Rng(77 + number))
        if numbers_in(step.before) != numbers_in(other):
            compared += 1
            sights = [
                Sight(played.game, step.seat, redeal(rules, state, step.seat, Rng(3))) for state in (step.before, other)
            ]
            one, same = (repr(judge.judge(sight, step.move, number, 4)) for sight in sights)
            assert one == same
    assert compared


def numbers_in(state: Any) -> list[int]:
    tape = Tape()
    state.visit(tape)
    return tape.ints


# --- luck -----------------------------------------------------------------------------------------


def test_draws_are_compared_with_draws_that_are_as_likely() -> None:
    """As many as the bag holds: each as often as it lies there, wherever the first one is taken."""
    bag = [(11, 3), (12, 1), (13, 4)]
    played = read_game(finished("flanders"))
    for seed in range(5):
        play_ons = PlayOns(Gauge(played.game, played.seats), 1, seed)
        drawn = spread(bag, 8, play_ons)
        assert [drawn.count(move) for move, _ in bag] == [3, 1, 4]


def test_every_draw_has_its_luck() -> None:
    findings = found("strasbourg")
    draws = [at for at, step in enumerate(findings.played.steps) if step.kind == DRAW]
    assert sorted(findings.luck) == draws
    assert any(each.value for luck in findings.luck.values() for each in luck.chances)


# --- what was taken back --------------------------------------------------------------------------


def test_answers_that_were_taken_back_are_not_looked_at() -> None:
    table = Table("strasbourg", 3, seed=5, edition="tiny")
    tried = 0
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[-1])
        if tried < 6 and table.can_undo(seat):
            table.undo(seat)
            tried += 1
            if not table.options(seat):
                continue
            table.play(seat, table.options(seat)[0])
        if tried == 6 and table.can_retract(seat):
            table.retract(seat)
            tried += 1
    assert tried == 7
    played = read_game(table.journal())
    lines = table.journal().split("--\n")[1].splitlines()
    assert not any("undo" in lines[step.line] or "retract" in lines[step.line] for step in played.steps)
    assert len(played.steps) < len(lines) - 7


# --- what cannot be analysed ----------------------------------------------------------------------


def test_a_game_that_goes_on_is_not_analysed() -> None:
    table = Table("flanders", 2, seed=1, edition="tiny")
    with pytest.raises(ValueError, match="Only a game that is over can be analysed"):
        zunft.analyse(table.journal())


def test_a_title_without_a_judge_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLES, "market", MARKET)
    table = Table("market", 2, seed=1)
    while not table.over:
        seat = table.asked[0]
        table.play(seat, table.options(seat)[0])
    with pytest.raises(ValueError, match="There is no judge of market with 2 seats yet"):
        zunft.analyse(table.journal())


def test_a_seat_that_is_not_there_and_too_few_worlds_are_refused() -> None:
    with pytest.raises(ValueError, match="There is no seat 3; the seats are 0 to 2"):
        zunft.analyse(finished("flanders"), seat=3)
    with pytest.raises(ValueError, match="at least 4 worlds"):
        zunft.analyse(finished("flanders"), worlds=1)


def test_when_the_time_is_up_there_is_what_was_worked_out() -> None:
    pieces = []
    partly = analyse(finished("flanders"), 1e-9, done=lambda at, of: pieces.append((at, of)))
    assert len(pieces) == 1
    assert partly["whole"] is False
    assert len(partly["moments"]) == 1
    assert all(seat["end"] is None and seat["play"] is None for seat in partly["seats"])
