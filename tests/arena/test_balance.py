"""The balance page: figures add up, what was planted is found, and the same games give the same bytes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.cli.table import zunft

from zunft.arena.balance import balance, balance_markdown, measure, setting_of
from zunft.arena.balance.figures import difference, mean, ratio
from zunft.arena.balance.figures_text import share, shown
from zunft.arena.balance.findings import Finding, Findings, findings
from zunft.arena.balance.page import balance_page
from zunft.arena.balance.play import WatchedMatch
from zunft.arena.balance.things import BalanceThing, FamilyFound
from zunft.arena.markdown import table
from zunft.arena.page import FigureGrid
from zunft.bots import RandomBot
from zunft.bots.protocol.messages import EVENTS
from zunft.catalogue import titles
from zunft.engine.title import Said
from zunft.games.gilde import edition as deck

pytestmark = pytest.mark.xdist_group("balance")  # the games of the fixtures are played once

TITLES = tuple(titles())
GAMES = 40
BEGINNING = ("What differs between the files", "What is surely different")


@pytest.fixture(scope="module")
def found() -> dict[str, Findings]:
    """Random games of each small edition with three seats."""
    return {title: findings(measure(setting_of(title, "tiny", 3), "random", GAMES, 1, 1)) for title in TITLES}


def family(found: Findings, key: str) -> FamilyFound:
    return next(each for each in found.families if each.family.key == key)


def thing(found: Findings, key: str, name: str) -> BalanceThing:
    return next(each for each in family(found, key).things if each.key == name)


def total(lines: Sequence[Finding], at: int = 0) -> float:
    return sum(figure.value for line in lines if (figure := line.figures[at]))


# --- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_victories_add_up_to_one_a_game(found: dict[str, Findings], title: str) -> None:
    assert found[title].sample.shares.sum(axis=1) == pytest.approx(np.ones(GAMES))
    assert total(found[title].seats) == pytest.approx(1)
    assert total(found[title].order) == pytest.approx(1)
    assert total(found[title].ways) == pytest.approx(1)
    assert total(found[title].ways, 1) == pytest.approx(1)


@pytest.mark.parametrize("title", TITLES)
def test_seats_with_and_without_a_thing_are_all_seats(found: dict[str, Findings], title: str) -> None:
    compared = [step for each in found[title].families for thing in each.things for step in thing.steps if step.gain]
    assert compared
    for step in compared:
        assert step.with_
        assert step.without
        assert step.reach.value == pytest.approx(step.seats / (3 * GAMES))
        won = step.seats * step.with_.value + (3 * GAMES - step.seats) * step.without.value
        assert won == pytest.approx(GAMES)


@pytest.mark.parametrize("title", TITLES)
def test_points_of_winners_and_others_are_all_points(found: dict[str, Findings], title: str) -> None:
    """The sources of the ledger add up to the scores."""
    sample = found[title].sample
    assert (sample.sources.sum(axis=2) == sample.scores).all()
    winners, others = total(found[title].sources), total(found[title].sources, 1)
    assert GAMES * (winners + 2 * others) == pytest.approx(sample.scores.sum())


def test_each_golden_card_was_shown_before_it_was_carried_out(found: dict[str, Findings]) -> None:
    for card in family(found["flanders"], "golden").things:
        shown, done = card.steps
        assert 0 <= done.seats <= shown.seats


def test_a_task_is_dealt_then_kept_then_fulfilled(found: dict[str, Findings]) -> None:
    steps = [task.steps for task in family(found["strasbourg"], "task").things]
    assert all(dealt.seats >= kept.seats >= met.seats for dealt, kept, met in steps)
    assert sum(kept.seats for _, kept, _ in steps) >= 3 * GAMES  # everybody keeps one at least
    assert sum(met.seats for _, _, met in steps) > 0


def test_every_seat_of_the_guild_has_one_profession(found: dict[str, Findings]) -> None:
    assert sum(each.steps[0].seats for each in family(found["gilde"], "profession").things) == 3 * GAMES


def test_an_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    """Also where the seats of a game depend on each other, as the winner's and the losers' shares do."""
    rng, held = np.random.default_rng(1), 0
    for _ in range(400):
        seats = rng.integers(0, 4, 200).astype(np.float64)
        figure = ratio(np.where(rng.random(200) < 0.3, seats, 0.0), seats)
        assert figure
        held += abs(figure.value - 0.3) <= figure.margin
    assert 0.92 <= held / 400 <= 0.98


def test_the_same_deals_make_a_difference_surer() -> None:
    rng = np.random.default_rng(1)
    deals = rng.normal(0, 5, 500)
    one, other = mean(deals + rng.normal(1, 1, 500)), mean(deals + rng.normal(0, 1, 500))
    assert (one - other).margin < one.margin / 2
    assert (one - other).value == pytest.approx(1, abs=0.2)


def test_of_too_few_seats_nothing_is_said() -> None:
    assert ratio(np.ones(29), np.ones(29)) is None
    assert ratio(np.ones(30), np.ones(30)) is not None


# --- what was planted -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small deck with a Farm that makes its owner Count at once, and a Joinery that nobody can pay."""
    text = deck.load("tiny").text.replace('name = "tiny"', 'name = "planted"', 1)
    head, farm, rest = text.partition("[cards.b01]")
    rest = rest.replace("value = 2", "value = 30", 1).replace("cost = 3", "cost = 1", 1)
    before, joinery, after = rest.partition("[cards.b04]")
    file = tmp_path_factory.mktemp("editions") / "planted.toml"
    file.write_text(head + farm + before + joinery + after.replace("cost = 3", "cost = 90", 1), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def of_planted(planted: Path) -> Findings:
    return findings(measure(setting_of("gilde", str(planted), 3), "random", 120, 1, 1))


def test_a_card_that_wins_the_game_is_on_top(of_planted: Findings) -> None:
    cards = family(of_planted, "card")
    first = cards.ranked()[0]
    assert first.key == "b01"
    above = difference(first.gain, cards.average())
    assert above
    assert above.stands_out(len(cards.things))
    assert above.value > 0.5


def test_a_card_that_nobody_can_pay_is_dead(of_planted: Findings) -> None:
    dead = family(of_planted, "card").dead()
    assert "b04" in [card.key for card in dead]
    drawn, played = thing(of_planted, "card", "b04").steps
    assert drawn.seats > 0
    assert played.seats == 0
    assert "Joinery (b04)" in dead_cards(balance_page([of_planted]))


def dead_cards(page: str) -> str:
    return page.partition("<h2>Dead cards</h2>")[2].partition("</section>")[0]


@pytest.mark.slow
def test_the_card_stands_out_against_the_edition_without_it(of_planted: Findings) -> None:
    other = findings(measure(setting_of("gilde", "tiny", 3), "random", 120, 1, 1))
    worth, plain = thing(of_planted, "card", "b01").gain, thing(other, "card", "b01").gain
    gap = difference(worth, plain)
    assert gap
    assert gap.value > gap.margin > 0
    page = balance_markdown([of_planted, other], "zunft balance")
    differs, sure = (page.partition(f"## {heading}\n")[2].partition("\n## ")[0] for heading in BEGINNING)
    assert "| cards.b01.value | 2 | 30 |" in differs
    assert "| cards.b04.cost | 3 | 90 |" in differs
    assert differs.count("\n| cards.") == 3  # and what the first costs
    assert re.search(r"\| Cards \| Farm \| with − without \| .* \| surely \|", sure)
    assert "| stronger |" in page
    assert "The files differ in 3 keys; of " in page


# --- the page -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_an_edition_against_itself_differs_in_nothing(found: dict[str, Findings], title: str) -> None:
    again = findings(measure(setting_of(title, "tiny", 3), "random", GAMES, 1, 1))
    gaps = [
        gap
        for one, other in zip(found[title].families, again.families, strict=True)
        for mine, twin in zip(one.things, other.things, strict=True)
        if (gap := difference(mine.gain, twin.gain))
    ]
    gaps += [
        gap
        for one, other in zip(every_line(found[title]), every_line(again), strict=True)
        for gap in map(difference, one.figures, other.figures)
        if gap
    ]
    assert len(gaps) > 20
    assert all((gap.value, gap.error) == (0, 0) for gap in gaps)


def every_line(found: Findings) -> list[Finding]:
    return [
        *found.seats,
        *found.order,
        *found.length,
        *found.closeness,
        *found.endings,
        *found.sources,
        *found.ways,
    ]


@pytest.mark.parametrize("title", TITLES)
def test_a_page_is_well_formed_and_needs_nothing_from_outside(found: dict[str, Findings], title: str) -> None:
    check_page(balance_page([found[title]]), found[title])


def test_so_is_a_page_about_two(found: dict[str, Findings]) -> None:
    page = balance_page([found["flanders"], found["flanders"]])
    check_page(page, found["flanders"], "What differs between the files", "What is surely different")
    assert "The files do not differ; of " in page
    assert "Nothing that these games could show" in page
    assert "Edition A, tiny; edition B, tiny." in page


def check_page(page: str, found: Findings, *first: str) -> None:
    root = ElementTree.fromstring(page)
    assert "://" not in page
    assert not [each for each in root.iter() if each.tag in {"script", "link", "img"}]
    headings = [each.text for each in root.iter("h2")]
    assert headings[: len(first) + 1] == [*first, "Seats"]
    assert headings[-5:] == ["Length", "Closeness", "Dead cards", "Ways to win", "How to read this"]
    assert len(headings) == len(first) + 6 + len(found.families)


class Listener(RandomBot):
    """Any option; and it wants to hear what its seat is told."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.wants = (EVENTS,)
        self.numbers_heard: list[int] = []

    def hear(self, events: Sequence[Said]) -> None:
        self.numbers_heard += [event["n"] for event in events]


@pytest.mark.parametrize("title", TITLES)
def test_bots_hear_of_a_game_that_is_watched(title: str) -> None:
    setting, listeners = setting_of(title, "tiny", 3), [Listener(seat) for seat in range(3)]
    watched = WatchedMatch(setting, listeners, 1)
    unheard = WatchedMatch(setting, [RandomBot(seat) for seat in range(3)], 1)
    assert watched.play().scores == unheard.play().scores
    assert watched.rows == unheard.rows
    for bot in listeners:
        assert bot.numbers_heard == list(range(len(bot.numbers_heard)))
        assert bot.numbers_heard


def test_a_preset_is_played_with_games_that_end_all_the_same() -> None:
    assert setting_of("gilde", "tiny", 3, "as-printed").options == (("sell_anytime", "on"), ("stop", "after-60-rounds"))
    assert setting_of("gilde", "tiny", 3).options == (("stop", "after-60-rounds"),)


def test_another_seed_deals_other_games() -> None:
    setting = setting_of("strasbourg", "tiny", 3)
    one, other = (measure(setting, "random", 5, seed, 1) for seed in (1, 2))
    assert (one.scores != other.scores).any()


@pytest.mark.slow
def test_any_number_of_workers_writes_the_same_bytes() -> None:
    settings = [setting_of("strasbourg", "tiny", 3)]
    heard: list[int] = []
    alone, together = (balance(settings, "random", 60, 1, workers, heard.append) for workers in (1, 2))
    assert alone == together
    assert sum(heard) == 120


# --- the command ----------------------------------------------------------------------------------

FEW = ("--games", 6, "--seats", 3, "--bots", "random", "--workers", 1)


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    said = zunft("balance", "strasbourg/tiny", "--against", "strasbourg", *FEW, "--out", file)
    assert said.output == f"{file}: 6 games of strasbourg/tiny and of strasbourg\n"
    assert "<h1>Balance of Strasbourg: tiny against reconstruction</h1>" in file.read_text("utf-8")


def test_a_file_says_itself_what_it_is_an_edition_of(
    tmp_path: Path, planted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert zunft("balance", planted, *FEW).exit_code == 0
    assert "Balance of The Guild: planted" in (tmp_path / "balance-planted.html").read_text("utf-8")


@pytest.mark.parametrize("title", TITLES)
def test_the_command_writes_markdown_with_the_command_in_it(title: str, tmp_path: Path) -> None:
    """The file says how to write it again, and whoever does gets the same bytes."""
    (tmp_path / "once").mkdir()
    first, second = tmp_path / "once" / "report.md", tmp_path / "report.md"
    said = zunft("balance", f"{title}/tiny", *FEW, "--markdown", first)
    assert said.output == f"{first}: 6 games of {title}/tiny\n"
    text = first.read_text("utf-8")
    command = re.search(r"(?m)^\$ zunft (.+)$", text)
    assert command
    assert command[1] == f"balance {title}/tiny --games 6 --seats 3 --bots random --seed 1 --markdown report.md"
    assert zunft(*command[1].split()[:-1], second).exit_code == 0
    assert second.read_text("utf-8") == text


@pytest.mark.parametrize("title", TITLES)
def test_markdown_has_every_table_of_the_page(found: dict[str, Findings], title: str) -> None:
    page, text = balance_page([found[title]]), balance_markdown([found[title]], "zunft balance")
    root = ElementTree.fromstring(page)
    assert re.findall(r"(?m)^## (.+)$", text) == [each.text for each in root.iter("h2")]
    rows = sum(len(list(body)) for body in root.iter("tbody"))
    assert rows > 20
    tables = len(list(root.iter("table")))
    assert len(re.findall(r"(?m)^\| .* \|$", text)) == rows + 2 * tables  # the head, and the rule below it
    begins = found[title].order[0].figures[0]
    assert f"| begins | {shown(begins, share)} |".replace("\u00a0", " ") in text


def test_names_do_not_tear_a_table() -> None:
    grid = FigureGrid(["", "share"], [["a|b *c*", "1"]])
    assert table(grid) == "|  | share |\n| --- | ---: |\n| a\\|b \\*c\\* | 1 |"


def test_both_forms_come_from_the_same_games(tmp_path: Path) -> None:
    html, text = tmp_path / "page.html", tmp_path / "page.md"
    assert zunft("balance", "strasbourg/tiny", *FEW, "--out", html, "--markdown", text).exit_code == 0
    assert "<h1>Balance of Strasbourg: tiny</h1>" in html.read_text("utf-8")
    assert text.read_text("utf-8").startswith("# Balance of Strasbourg: tiny\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["tiny"],
            "tiny: name an edition with its title, such as gilde/reconstruction, or a file, such as my-box.toml.",
        ),
        (["gilde/huge"], "gilde/huge: gilde has no such edition, only reconstruction, tiny."),
        (["nowhere.toml"], "nowhere.toml: cannot be read (No such file or directory)"),
        (["gilde", "--seats", 7], "gilde is played with 2, 3, 4, 5, 6 seats, not with 7."),
        (
            ["gilde", "--against", "flanders"],
            "flanders is no edition of gilde, as gilde is: only two of one title compare.",
        ),
        (
            ["gilde", "--out", "no/such/folder.html"],
            "no/such/folder.html: there is no such folder, or it is one itself.",
        ),
        (["gilde", "--markdown", "no/such.md"], "no/such.md: there is no such folder, or it is one itself."),
    ],
)
def test_what_is_wrong_is_one_sentence(words: list[object], sentence: str) -> None:
    said = zunft("balance", *words)
    assert (said.exit_code, said.output.strip()) == (2, sentence)


def test_a_bot_that_does_not_exist_is_told_before_the_first_game() -> None:
    said = zunft("balance", "gilde", "--bots", "nobody")
    assert said.exit_code == 2
    assert said.output.startswith("There is no bot “nobody”")
    assert said.output.count("\n") == 1
