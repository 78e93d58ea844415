"""Cards, tasks, towns: how often seats won that had or used one, compared with those that did not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from zunft.arena.balance.figures import Figure, average, difference, mean, ratio
from zunft.arena.balance.play import Sample, layout_of
from zunft.arena.match import game_of
from zunft.catalogue import title_of
from zunft.engine.tally import Family
from zunft.engine.title import Title
from zunft.table.setup import checked_edition
from zunft.text import know, know_names, name_of

HARDLY = 0.01  # of the games


@dataclass(frozen=True)
class BalanceStep:
    """How far seats came with a thing: how many, and the share of the victory of those that did and did not."""

    seats: int  # that did
    reach: Figure  # the share of all seats that did
    games: float  # the share of games in which anybody did
    with_: Figure | None
    without: Figure | None

    @property
    def gain(self) -> Figure | None:
        return difference(self.with_, self.without)


@dataclass(frozen=True)
class BalanceThing:
    key: str
    name: str
    steps: tuple[BalanceStep, ...]
    judged: int

    @property
    def gain(self) -> Figure | None:
        return self.steps[self.judged].gain

    @property
    def is_dead(self) -> bool:
        return self.steps[-1].games < HARDLY


@dataclass(frozen=True)
class FamilyFound:
    family: Family
    things: list[BalanceThing]

    def ranked(self) -> list[BalanceThing]:
        """The strongest first, those without a figure last."""
        return sorted(self.things, key=lambda thing: (thing.gain is None, -(thing.gain.value if thing.gain else 0)))

    def average(self) -> Figure | None:
        """The average value of a thing of this family: leaders do more of everything."""
        return average([thing.gain for thing in self.things if thing.gain])

    def dead(self) -> list[BalanceThing]:
        """Hardly ever used things, the rarest first."""
        return sorted((thing for thing in self.things if thing.is_dead), key=lambda thing: thing.steps[-1].games)


def families(sample: Sample) -> list[FamilyFound]:
    """The counts, family by family; a family without any event is no part of this game."""
    title = title_of(sample.setting.title)
    edition = checked_edition(title, sample.setting.edition)
    learn_names(title, edition)
    found = [
        FamilyFound(family, list(things_of(sample, number, edition)))
        for number, family in enumerate(sample.tally.families)
    ]
    return [each for each in found if any(step.seats for thing in each.things for step in thing.steps)]


def things_of(sample: Sample, number: int, edition: Any) -> Iterator[BalanceThing]:
    family, game, layout = sample.tally.families[number], game_of(sample.setting), layout_of(sample.setting)
    words = family.words(game)
    for at in family.in_the_box(game, edition):
        columns = (layout.column(number, step, at) for step in range(len(family.steps)))
        steps = tuple(step_of(sample, column, family.often) for column in columns)
        name = words[at] if family.deeds else name_of(game.key, family.kind, words[at], "en", edition.name)
        yield BalanceThing(words[at], name, steps, family.judged)


def step_of(sample: Sample, column: int, often: bool) -> BalanceStep:
    counts = sample.counts[:, :, column]
    did = counts > (counts.mean(axis=1, keepdims=True) if often else 0)
    n = did.sum(axis=1)
    won = (sample.shares * did).sum(axis=1)
    return BalanceStep(
        seats=int(n.sum()),
        reach=mean(did.mean(axis=1)),
        games=float((counts > 0).any(axis=1).mean()),
        with_=ratio(won, n),
        without=ratio(1 - won, sample.setting.seats - n),
    )


def learn_names(title: Title, edition: Any) -> None:
    """Load what a table loads when it begins: the texts of the title and of the edition's own things."""
    know(title.key, title.texts)
    if hasattr(edition, "names"):
        know_names(title.key, edition.name, edition.names, edition.abouts)
