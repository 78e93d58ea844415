"""What a title brings is found by its place and name; where a new title lacks something, a sentence says so."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from tests.cli.table import zunft
from tests.titles import market
from tests.titles.market.title import MARKET

from zunft.arena.balance.play import tally_of
from zunft.catalogue import TITLES
from zunft.engine.numbering import Numbering
from zunft.engine.tensor import Tensor
from zunft.engine.title import Title
from zunft.research import openspiel
from zunft.research.door import Door, class_of

every_title = pytest.mark.parametrize("title", [*TITLES.values()], ids=lambda title: title.key)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy title stands beside the others."""
    monkeypatch.setitem(TITLES, "market", MARKET)


@every_title
def test_every_title_has_numbers_a_tensor_and_a_tally(title: Title) -> None:
    assert issubclass(class_of(title, "Tensor"), Tensor)  # type: ignore[arg-type]
    assert issubclass(class_of(title, "Numbering"), Numbering)  # type: ignore[arg-type]
    assert tally_of(title.key).families


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


@pytest.mark.usefixtures("shelf")
def test_a_title_without_a_tensor_says_so() -> None:
    with pytest.raises(ValueError, match=r"^market has no module “tensor”\.$"):
        Door("market")


@pytest.mark.usefixtures("shelf")
def test_a_title_of_which_nothing_is_counted_says_so_before_the_first_game() -> None:
    said = zunft("balance", "market/booth", "--games", 2)
    assert said.exit_code == 2
    assert said.output == ("Nothing is counted in market yet: a module zunft.arena.balance.market has to say what.\n")


def test_a_module_that_is_broken_is_not_taken_for_one_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(place: str) -> ModuleType:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("zunft.engine.title.import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="numpy"):
        MARKET.module("tensor")


def test_openspiel_knows_every_title_of_the_shelf() -> None:
    assert list(openspiel.GAMES) == sorted(TITLES)
