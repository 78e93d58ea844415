"""`zunft arena`: tournaments among bots, and the gate that a change of a bot has to pass."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.phrasing import language_of
from zunft.cli.problems import NOT_RIGHT, tell_if_interpreted
from zunft.cli.progress import counted, progress_of
from zunft.cli.rulings import preset_option, single_options

if TYPE_CHECKING:
    from zunft.arena.faults import FaultCounts
    from zunft.arena.job import Row
    from zunft.arena.match import Setting
    from zunft.arena.schedule import Schedule
    from zunft.arena.sprt import Sprt

DEALS = 100


def contest_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of every kind of contest."""
    for option in reversed(
        (
            click.option("--title", required=True, help="flanders, gilde or strasbourg."),
            click.option("--seats", type=int, help="How many play; by default as many as can."),
            click.option("--edition", help="The boards and cards to play with: a name, or a file."),
            preset_option,
            single_options,
            click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Of all bags and bots."),
            click.option("--workers", type=click.IntRange(1), help="Processes; by default one for every processor."),
            click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; “local” starts one here."),
            click.option("--strict", is_flag=True, help="Every bot in a process of its own, where it cannot peek."),
            click.option("--journals", is_flag=True, help="Keep every game move by move in the folder of --out."),
        )
    ):
        command = option(command)
    return command


def tournament_options(command: Callable[..., None]) -> Callable[..., None]:
    """The length of a tournament, and where it is kept."""
    out = click.Path(path_type=Path, file_okay=False)
    for option in (
        click.option("--out", type=out, help="The folder for the results; the same command goes on there."),
        click.option("--games", type=click.IntRange(1), help="At least so many games, instead of --deals."),
        click.option("--deals", type=click.IntRange(1), help=f"How often the bags are dealt.  [default: {DEALS}]"),
    ):
        command = option(command)
    return command


@click.group()
def arena() -> None:
    """Let bots play each other, on the same bags in every seat.

    A bot is named as in: random, quick, greedy, ismcts:400, master, or “command:./mybot --fast”.

    \b
    Example:
      zunft arena gate random quick --title flanders --seats 2 --edition tiny --max-games 40
    """


@arena.command("round-robin")
@click.argument("bots", nargs=-1, required=True)
@contest_options
@tournament_options
def round_robin(bots: tuple[str, ...], **chosen: Any) -> None:
    """Let every two of BOTS meet; as many bots as seats all sit at one table.

    \b
    Example:
      zunft arena round-robin quick random --title strasbourg --seats 3 --edition tiny --deals 4 --out robin
    """
    with ready():
        from zunft.arena.schedule import round_robin as schedule_of

        contest(schedule_of(setting_of(chosen), bots, chosen["seed"]), chosen)


@arena.command()
@click.argument("bot")
@click.argument("others", nargs=-1, required=True)
@click.option("--mixed", is_flag=True, help="OTHERS sit at one table, instead of one kind after the other.")
@contest_options
@tournament_options
def gauntlet(bot: str, others: tuple[str, ...], mixed: bool, **chosen: Any) -> None:
    """Let BOT play alone against tables full of each of OTHERS.

    \b
    Example:
      zunft arena gauntlet quick random --title flanders --seats 2 --edition tiny --games 8 --out run
    """
    with ready():
        from zunft.arena.schedule import gauntlet as schedule_of

        fields = [list(others)] if mixed else [[other] for other in others]
        contest(schedule_of(setting_of(chosen), bot, fields, chosen["seed"]), chosen)


@arena.command()
@click.argument("old")
@click.argument("new")
@contest_options
@click.option("--stake", type=float, default=5.0, show_default=True, help="Points of win share that matter.")
@click.option("--errors", type=float, default=5.0, show_default=True, help="How often it may be wrong, in per cent.")
@click.option("--min-games", type=click.IntRange(0), default=0, help="Play at least so many games.")
@click.option("--max-games", type=click.IntRange(1), default=20_000, show_default=True, help="Then give up.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Keep the games, so that a kill costs none."
)
def gate(old: str, new: str, **chosen: Any) -> None:
    """Say whether NEW is better than OLD, worse, or no different, from as few games as possible.

    NEW plays alone against tables full of OLD, every deal once in every seat.

    \b
    Example:
      zunft arena gate random quick --title strasbourg --seats 3 --edition tiny --max-games 60
    """
    with ready():
        from zunft.arena.faults import FaultCounts
        from zunft.arena.gate import Terms
        from zunft.arena.gate import gate as judged
        from zunft.arena.runner import runner_of

        setting, runner = setting_of(chosen), runner_of(chosen["workers"], chosen["ray"])
        games = chosen["min_games"], chosen["max_games"]
        terms = Terms(chosen["stake"] / 100, chosen["errors"] / 100, *games, strict=chosen["strict"])
        tell_if_interpreted(language_of())
        faults = FaultCounts()
        with gate_progress(setting.seats) as told:
            verdict = judged(
                setting, old, new, chosen["seed"], terms, runner, chosen["out"],
                told=told, played=faults.add, journals=chosen["journals"],
            )  # fmt: skip
        click.echo(f"{new} against {old}: {verdict}")
        tell_faults(faults)


@arena.command()
@click.argument("run", type=click.Path(path_type=Path))
@click.option("--game", type=click.IntRange(0), required=True, help="Its number: the first game of a run is game 0.")
@click.option("--journal", type=click.Path(path_type=Path), help="Write the journal of the game to this new file.")
def show(run: Path, game: int, journal: Path | None) -> None:
    """Show one game of a RUN: the folder that was its --out.

    Who sat where, how it ended, and, if the run was played with --journals, every move. The journal in a file of its
    own can be given to “zunft replay”, “analyse” and “verify”.

    \b
    Example:
      zunft arena gauntlet quick random --title flanders --seats 2 --edition tiny --games 2 --journals --out run
      zunft arena show run --game 1 --journal game-1.zunft
    """
    from zunft.cli.problems import one_sentence

    with one_sentence():
        from zunft.arena.one_game import NOT_KEPT, game_in, told

        found = game_in(run, game)
        if journal is None:
            click.echo("\n".join(told(found)))
            return
        if found.journal is None:
            raise ValueError(NOT_KEPT)
        with journal.open("x", encoding="utf-8", newline="\n") as file:
            file.write(found.journal)
        click.echo(f"{journal}: game {game} of {run}; “zunft replay {journal}” steps through it.")


@contextmanager
def ready() -> Iterator[None]:
    """An error, or a package that is not installed, is reported in one sentence."""
    from zunft.cli.problems import fail, one_sentence

    try:
        with one_sentence():
            yield
    except ModuleNotFoundError as error:
        fail(f'The package {error.name} is missing; “pip install "zunft[arena]"” brings it.')


def setting_of(chosen: dict[str, Any]) -> Setting:
    from zunft.arena.match import Setting
    from zunft.catalogue import title_of
    from zunft.cli.rulings import pairs
    from zunft.table.setup import checked_seats, preset_options

    title = title_of(chosen["title"])
    options = dict(title.ends_with) | preset_options(title, chosen["preset"]) | pairs(chosen["options"])
    seats = checked_seats(title, chosen["seats"])
    return Setting(title.key, seats, chosen["edition"], tuple(sorted(options.items())))


def contest(schedule: Schedule, chosen: dict[str, Any]) -> None:
    """Plays a tournament, and prints who won how often."""
    from dataclasses import replace

    from zunft.arena.faults import FaultCounts
    from zunft.arena.runner import runner_of
    from zunft.arena.stats import win_shares
    from zunft.arena.tournament import REPORT, play

    deals, out = deals_of(schedule, chosen), chosen["out"]
    tell_if_interpreted(language_of())
    runner = runner_of(chosen["workers"], chosen["ray"])
    faults = FaultCounts()
    with counted("games", deals * schedule.games_a_deal) as done:

        def noted(row: Row) -> None:
            faults.add(row)
            done(1)

        frame = play(replace(schedule, strict=chosen["strict"]), deals, runner, out, noted, journals=chosen["journals"])
    click.echo(f"{deals * schedule.games_a_deal:,} games; win share for each seat (95 % interval):")
    for entrant, share in win_shares(frame).items():
        click.echo(f"  {entrant}: {share}")
    if out:
        click.echo(f"The report is {out / REPORT}.")
    tell_faults(faults)


def tell_faults(faults: FaultCounts) -> None:
    """A line for each bot that gave no answer; a bot that never began ends the command with 1."""
    faulty = faults.faulty()
    for count in faulty:
        click.echo(str(count), err=True)
    if any(count.never_began for count in faulty):
        sys.exit(NOT_RIGHT)


def deals_of(schedule: Schedule, chosen: dict[str, Any]) -> int:
    if chosen["games"] is None:
        return int(chosen["deals"] or DEALS)
    if chosen["deals"] is not None:
        raise ValueError("--games does not go with --deals.")
    return -(-int(chosen["games"]) // schedule.games_a_deal)


@contextmanager
def gate_progress(seats: int) -> Iterator[Callable[[Sprt], None]]:
    """What the gate sees so far. The remaining time depends on what it will see."""
    from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn

    with progress_of(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as progress:
        task = progress.add_task("the first deal is played")

        def told(test: Sprt) -> None:
            up, down = test.evidence(test.stake), test.evidence(-test.stake)
            seen = f"{test.n * seats} games, win share {100 * (test.mean + 1 / seats):.1f} %"
            bounds = f"better {up:+.2f}, worse {down:+.2f} ({test.refuse:.2f} to {test.accept:.2f})"
            progress.update(task, description=f"{seen}; {bounds}")

        yield told
