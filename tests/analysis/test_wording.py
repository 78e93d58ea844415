"""What an analysis says is said in every language, in the terminal and on a page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.analysis.games import SEATS, finished, found
from tests.texts import patterns, variables

from zunft.analysis import FOLDER, report_of
from zunft.analysis.page import page_of
from zunft.analysis.wording import MOST_TOLD, Wording
from zunft.cli import main
from zunft.cli.analyse import tell
from zunft.cli.paper import Paper
from zunft.text.languages import LANGUAGES

NAMES = ["Anna", "Bram", "Clara"]


def wording_of(title: str, language: str) -> Wording:
    return Wording(report_of(found(title)), NAMES[: SEATS[title]], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_with_the_same_things(language: str) -> None:
    english, other = patterns(FOLDER, "en"), patterns(FOLDER, language)
    assert english.keys() == other.keys()
    assert all(variables(english, name) == variables(other, name) for name in english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", SEATS)
def test_everything_is_said(title: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    wording = wording_of(title, language)
    tell(wording, Paper(plain=True), plain=True)
    said = capsys.readouterr().out
    page = page_of(wording)
    for text in (said, page):
        assert "Anna" in text
        assert not re.search(r"(analysis|bots|engine|flanders|gilde|strasbourg)-[a-z]+-?[a-z]* ", text)
    for mistake in wording.report["seats"][0]["mistakes"][:MOST_TOLD]:
        assert wording.mistake(mistake) in " ".join(said.split())


def test_figures_are_written_as_the_language_does() -> None:
    def cell(language: str) -> str:
        return wording_of("flanders", language).account_in_points().rows[0][1]

    assert "." in cell("en")
    assert "," in cell("de")


class Tags(HTMLParser):
    """Notes what is open; every tag is closed by its own."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_runs_nothing() -> None:
    tags = Tags()
    tags.feed(page_of(wording_of("flanders", "en")))
    assert tags.open == []
    assert tags.seen.count("polyline") == tags.seen.count("polygon") == 3
    assert {"table", "h1", "ol"} < set(tags.seen)
    assert not {"script", "link", "img"} & set(tags.seen)


# --- the command ----------------------------------------------------------------------------------


def analyse(*args: str) -> str:
    result = CliRunner().invoke(main, ["analyse", *args], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_judge_alone_tells_chances_and_luck_in_json_and_on_a_page(tmp_path: Path) -> None:
    file, page = tmp_path / "game.zunft", tmp_path / "game.html"
    file.write_text(finished("gilde"), encoding="utf-8")
    report = json.loads(analyse(str(file), "--worlds", "0", "--json", "--html", str(page)))
    assert report["format"] == "zunft analysis 1"
    assert report["whole"]
    assert all(seat["luck"] and seat["play"] is None and not seat["judged"] for seat in report["seats"])
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_the_command_says_when_the_time_was_up(tmp_path: Path) -> None:
    file = tmp_path / "game.zunft"
    file.write_text(finished("flanders"), encoding="utf-8")
    assert "The time was up" in analyse(str(file), "--seconds", "0.1", "--lang", "en")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--seat", "7"), "There is no seat 7; the seats are 0 to 2."),
        (("--worlds", "1"), "at least 4 worlds"),
        (("--html", "nowhere/page.html"), "there is no such folder"),
    ],
)
def test_a_mistake_of_the_user_is_one_sentence(tmp_path: Path, args: tuple[str, ...], sentence: str) -> None:
    file = tmp_path / "game.zunft"
    file.write_text(finished("flanders"), encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(file), *args])
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.output
