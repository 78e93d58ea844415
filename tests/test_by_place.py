"""What a title brings is found by its place and name; where a new title lacks something, a sentence says so."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test  # type: ignore[import-untyped]
from tests.cli.table import zunft
from tests.titles import market
from tests.titles.market.title import MARKET, Market

from zunft.arena.balance.play import tally_of
from zunft.arena.match import Match, Setting
from zunft.bots import make_bot
from zunft.bots.craft import craft_of, deals_of
from zunft.bots.levels import LEVELS
from zunft.catalogue import TITLES
from zunft.engine.evaluation import Evaluation
from zunft.engine.habit import Habit
from zunft.engine.numbering import Numbering
from zunft.engine.tensor import Tensor
from zunft.engine.title import Title
from zunft.research import gymnasium, openspiel, pettingzoo
from zunft.research.door import Door, class_of

every_title = pytest.mark.parametrize("title", [*TITLES.values()], ids=lambda title: title.key)


class Bare(Market):
    """A title whose folder, which is that of the tests, has none of the modules."""

    key = "bare"


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy title stands beside the others, and one without anything beside it. Nothing else knows of them; the
    commands read the catalogue when they are first imported."""
    monkeypatch.setitem(TITLES, "market", MARKET)
    monkeypatch.setitem(TITLES, "bare", Bare())
    monkeypatch.delitem(sys.modules, "zunft.cli.edition", raising=False)
    yield
    sys.modules.pop("zunft.cli.edition", None)
    for known in (craft_of, deals_of, tally_of):
        known.cache_clear()


on_the_shelf = pytest.mark.usefixtures("shelf")


@every_title
def test_every_title_has_numbers_a_tensor_and_a_tally(title: Title) -> None:
    assert issubclass(class_of(title, "Tensor"), Tensor)  # type: ignore[arg-type]
    assert issubclass(class_of(title, "Numbering"), Numbering)  # type: ignore[arg-type]
    assert tally_of(title.key).families


@every_title
def test_every_title_brings_what_its_bots_know(title: Title) -> None:
    craft = craft_of(title.key)
    assert isinstance(craft.evaluation, Evaluation)
    assert isinstance(craft.habit, Habit)
    assert set(craft.reasons) <= set(craft.evaluation.parts())
    made = craft.simulations
    assert made.master < made.guild_master < made.alderman < made.adviser
    assert (deals_of(title.key) is not None) == (title.key == "gilde")


@every_title
def test_every_title_draws_its_editions_by_the_same_functions(title: Title) -> None:
    """As a whole and, where there are parts, a part alone, which is less."""
    drawing, edition = title.module("drawing"), title.load("tiny")
    assert re.match(r"\d+ ", drawing.counted(edition))
    whole, what = drawing.as_picture(edition, None)
    assert whole.startswith("<svg ")
    assert bool(drawing.parts(edition)) == bool(drawing.PART)
    if drawing.PART:
        assert len(drawing.as_picture(edition, 0)[0]) < len(whole)
        assert drawing.as_picture(edition, 0)[1] != what
        assert len(drawing.in_letters(edition, 0)) < len(drawing.in_letters(edition, None))


def test_a_title_finds_its_modules_wherever_its_folder_is() -> None:
    assert MARKET.module("constants") is market.constants
    assert isinstance(TITLES["gilde"].module("drawing"), ModuleType)


# --- the toy title, of which nothing is registered but its folder -------------------------------------


@on_the_shelf
@pytest.mark.parametrize("spec", [*LEVELS, "quick", "greedy", "adviser:12"])
def test_the_toy_title_is_played_by_every_level(spec: str) -> None:
    match = Match(Setting("market", 2, "booth"), [make_bot(spec, "market", 2, seat) for seat in range(2)], 1)
    outcome = match.play()
    assert sum(outcome.shares) == pytest.approx(1)


@on_the_shelf
def test_a_reason_names_what_the_toy_title_says_it_is_about() -> None:
    assert craft_of("market").reasons["coins"].about == "{of:seat}"
    assert deals_of("market") is None


@on_the_shelf
@pytest.mark.filterwarnings("ignore:Observation")
def test_the_toy_title_goes_through_the_door_of_pettingzoo() -> None:
    api_test(pettingzoo.env("market", 3, "booth"), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env("market", 3, "booth"), num_cycles=60)


@on_the_shelf
@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of whole numbers as observations
def test_the_toy_title_goes_through_the_door_of_gymnasium() -> None:
    check_env(gymnasium.env("market", 3, "booth"), skip_render_check=True)


@on_the_shelf
def test_the_toy_title_goes_through_the_door_of_openspiel() -> None:
    openspiel.register("market")
    game = pyspiel.load_game("zunft_market(players=3,edition=booth)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@on_the_shelf
def test_a_number_of_the_toy_title_means_the_same_move_again() -> None:
    door, rng = Door("market", 3, "booth"), Random(1)
    assert door.blocks["scores"].shape == (3,)  # what every title has is described, what it adds is numbers
    assert len(door.bounds[0]) == door.length
    run = door.new_run()
    door.begin(run, 1)
    while run.seat >= 0:
        for number in run.options():
            move = door.move(run.state, run.seat, number)
            assert door.numbering.number(run.state, run.seat, move) == number
        run.play(rng.choice(run.options()))


@on_the_shelf
def test_the_toy_title_has_a_balance_page(tmp_path: Path) -> None:
    page = tmp_path / "market.html"
    said = zunft("balance", "market/booth", "--games", 30, "--bots", "quick", "--workers", 1, "--out", page)
    assert said.exit_code == 0, said.output
    assert "sold the card" in page.read_text()


@on_the_shelf
def test_an_edition_of_the_toy_title_is_copied_checked_and_drawn(tmp_path: Path) -> None:
    file = tmp_path / "fair.toml"
    assert zunft("edition", "new", file, "--title", "market", "--like", "booth").exit_code == 0
    assert f"{file}: fair is a good edition of market (3 cards, " in zunft("edition", "check", file).output
    assert zunft("edition", "show", "booth", "--title", "market", "--card", "cloth").output == "1 × cloth\n"
    file.write_text(file.read_text().replace("goal = 7", "goal = 0"))
    assert "numbers.goal" in zunft("edition", "check", file).output


# --- what a title does not bring ------------------------------------------------------------------


@on_the_shelf
def test_a_title_without_a_tensor_says_so() -> None:
    with pytest.raises(ValueError, match=r"^bare has no module “tensor”\.$"):
        Door("bare")


@on_the_shelf
def test_a_title_without_a_bot_says_so_and_plays_at_random() -> None:
    with pytest.raises(ValueError, match=r"^bare has no module “bot”\.$"):
        make_bot("master", "bare", 2, 1)
    with pytest.raises(ValueError, match=r"^bare has no module “bot”\.$"):
        craft_of("bare")
    assert deals_of("bare") is None
    Match(Setting("bare", 2, "booth"), [make_bot("random", "bare", 2, seat) for seat in range(2)], 1).play()


@on_the_shelf
def test_a_title_of_which_nothing_is_counted_says_so_before_the_first_game() -> None:
    said = zunft("balance", "bare/booth", "--games", 2)
    assert said.exit_code == 2
    assert said.output == "bare has no module “tally”.\n"


@on_the_shelf
def test_a_title_that_draws_no_editions_says_so() -> None:
    said = zunft("edition", "show", "booth", "--title", "bare")
    assert said.exit_code != 0
    assert "bare has no module “drawing”." in said.output


def test_a_module_that_is_broken_is_not_taken_for_one_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(place: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("zunft.engine.title.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        MARKET.module("tensor")


def test_openspiel_knows_every_title_of_the_shelf() -> None:
    assert list(openspiel.GAMES) == sorted(TITLES)
