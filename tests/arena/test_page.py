"""Pages: whole in themselves, well-formed, and the same bytes for the same results."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import polars as pl
import pytest
from matplotlib.figure import Figure
from tests.arena.working import small_schedule

from zunft.arena.page import COLOURS, FigureGrid, Section, colour, page, picture
from zunft.arena.report import report
from zunft.arena.tournament import play


@pytest.fixture(scope="module")
def written() -> str:
    schedule = small_schedule()
    return report(schedule, play(schedule, 3))


def draw(sheet: Figure) -> None:
    axes = sheet.subplots()
    axes.bar([1, 2], [3, 1], color=[colour("blue"), colour("orange")], hatch=["", "//"])
    axes.set_title("A & B")


def test_a_page_is_well_formed(written: str) -> None:
    root = ElementTree.fromstring(written)
    assert root.tag == "html"
    assert len(root.findall(".//figure/svg")) >= 5


def test_a_page_asks_nobody_for_anything(written: str) -> None:
    assert not re.findall(r"https?:|//\w+\.|<link|<script|@import|src=|url\((?!#)", written)


def test_no_two_things_of_a_page_have_the_same_name(written: str) -> None:
    names = re.findall(r'\bid="([^"]*)"', written)
    assert len(names) == len(set(names))
    assert set(re.findall(r'(?:href="#|url\(#|aria-labelledby=")([^")]*)', written)) <= set(names)


def test_pictures_follow_the_theme(written: str) -> None:
    """No colour is written into a picture: by candlelight all of them change."""
    body = written.split("</style>", 1)[1]
    assert not re.findall(r"#[0-9a-fA-F]{6}\b", body)
    used = set(re.findall(r"var\(--(\w+)\)", body)) - {"sans"}
    assert used <= set(COLOURS)
    assert "prefers-color-scheme: dark" in written


def test_what_people_write_stays_text() -> None:
    text = page("<b>", "a & b", [Section("<i>", ["<p>", FigureGrid(["<u>"], [["<s>"]], "<em>"), picture(draw, "<q>")])])
    ElementTree.fromstring(text)
    assert not re.findall(r"<(?:b|i|u|s|em|q)>", text)


def test_the_same_results_give_the_same_page(written: str) -> None:
    schedule = small_schedule()
    assert report(schedule, play(schedule, 3)) == written


def test_a_report_tells_all_that_was_asked(written: str) -> None:
    headings = re.findall(r"<h2>(.*?)</h2>", written)
    for heading in ("Win shares", "Who beats whom", "Scores", "Rating", "Where points came from", "Length", "Seats"):
        assert heading in headings


def test_faults_are_told_where_there_are_some(written: str) -> None:
    assert "Faults" not in written
    schedule = small_schedule()
    fault = pl.lit("Question 1: the command has ended.")
    frame = play(schedule, 1).with_columns(faults=pl.lit(1), first_fault=fault)
    assert "the default answer was taken" in report(schedule, frame)
