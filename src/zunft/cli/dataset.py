"""`zunft dataset`: games as tables for learning."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.phrasing import language_of
from zunft.cli.problems import one_sentence, tell_if_interpreted
from zunft.cli.rulings import preset_option, single_options

if TYPE_CHECKING:
    from zunft.dataset.making import DataSet

BOTS_LICENCE, UNKNOWN = "CC-BY-4.0", "not stated"

USUAL = ("quick",)  # bots


@click.command()
@click.argument("sources", nargs=-1, type=click.Path(path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path, file_okay=False), help="The folder to write.")
@click.option("--games", type=click.IntRange(1, 10_000_000), help="Let bots play so many games now.")
@click.option("--bots", multiple=True, help="Who plays: a bot or a level; name it again for more.  [default: quick]")
@click.option("--title", help="flanders, gilde or strasbourg.")
@click.option("--seats", type=int, help="How many play; by default as many as can.")
@click.option("--edition", help="The boards and cards to play with: a name, or a file.")
@preset_option
@single_options
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Another one, other games.")
@click.option("--judge", is_flag=True, help="Add how likely each seat is to win by what this seat knew.")
@click.option("--truth", is_flag=True, help="Add what no seat knew, in columns of their own.")
@click.option("--licence", help=f"Of the data, for its card.  [default: {BOTS_LICENCE} for games of bots]")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes; by default one for every processor.")
def dataset(sources: tuple[Path, ...], out: Path, workers: int | None, licence: str | None, **chosen: Any) -> None:
    """Write games as Parquet, a row for every decision, with a card that says what is in it.

    A row has what the seat knew, every option, the answer, what the bot thought of each, and how the game ended.
    The games are played now (--games), or they are SOURCES: journals, folders of journals, or runs of “zunft arena
    … --journals”. The same command gives the same content; one that was ended goes on.

    \b
    Example:
      zunft dataset --title strasbourg --seats 3 --edition tiny --games 2 --bots greedy --workers 1 --out data
    """
    with one_sentence():
        from zunft.arena.runner import runner_of
        from zunft.cli.progress import counted
        from zunft.dataset.card import CARD
        from zunft.dataset.making import make

        data = played_now(chosen) if not sources else from_journals(sources, chosen)
        licence = licence or (UNKNOWN if sources else BOTS_LICENCE)
        tell_if_interpreted(language_of())
        with counted("games", data.games or len(data.kept)) as done:
            made = make(data, out, runner_of(workers), again(sources, out), licence, done)
        click.echo(f"{out}: {made.decisions:,} decisions of {made.games:,} games; {CARD} in it says what they are.")


def played_now(chosen: dict[str, Any]) -> DataSet:
    from zunft.cli.arena import setting_of
    from zunft.dataset.making import DataSet

    if chosen["games"] is None:
        raise ValueError("There is nothing to write: name journals or runs, or say with --games how many to play.")
    if chosen["title"] is None:
        raise ValueError("--games needs --title: which game the bots play.")
    setting, bots = setting_of(chosen), chosen["bots"] or USUAL
    return DataSet(setting, wanted_of(chosen), chosen["seed"], tuple(bots), chosen["games"]).checked()


def from_journals(sources: tuple[Path, ...], chosen: dict[str, Any]) -> DataSet:
    from zunft.dataset.games import kept_games, setting_of
    from zunft.dataset.making import DataSet

    given = [name for name in ("games", "bots", "title", "seats", "preset", "options") if chosen[name]]
    if given:
        option = given[0].replace("options", "option")
        raise ValueError(f"--{option} is for games that are played now; journals say themselves what was played.")
    kept = kept_games(sources)
    return DataSet(setting_of(kept, chosen["edition"]), wanted_of(chosen), chosen["seed"], kept=tuple(kept)).checked()


def wanted_of(chosen: dict[str, Any]) -> Any:
    from zunft.dataset.columns import Wanted

    return Wanted(chosen["judge"], chosen["truth"])


def again(sources: tuple[Path, ...], out: Path) -> str:
    """The command, without the number of workers and the places of files, which change nothing."""
    given = click.get_current_context().params
    words = ["zunft", "dataset", *(source.name for source in sources)]
    for name in ("title", "seats", "edition", "preset", "games", "seed"):
        if given[name] is not None:
            words += [f"--{name}", Path(given[name]).name if name == "edition" else str(given[name])]
    words += [word for bot in given["bots"] or (() if sources else USUAL) for word in ("--bots", bot)]
    words += [word for option in given["options"] for word in ("--option", option)]
    words += [f"--{name}" for name in ("judge", "truth") if given[name]]
    return shlex.join([*words, "--out", out.name])
