"""`zunft play`: a game in the terminal against bots."""

from __future__ import annotations

import io
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.language import language_option
from zunft.cli.rulings import pairs, preset_option, single_options

if TYPE_CHECKING:
    from zunft.cli.saving import TerminalGame
    from zunft.cli.session import TerminalSession

BY_CTRL_C = 130


@click.command()
@click.argument("title", required=False)
@click.option("--terminal", is_flag=True, help="Play here in the terminal (so far the only way).")
@click.option("--seats", type=int, help="How many play; by default as many as can.")
@click.option("--seat", type=int, help="Where you sit, counted from 0.  [default: 0]")
@click.option("--edition", help="The boards and cards to play with: a name, or a file (zunft edition).")
@preset_option
@single_options
@click.option(
    "--bots",
    help="Who plays against you: apprentice, journeyman, master, guild-master, alderman or random.  "
    "[default: journeyman]",
)
@click.option("--seed", type=int, help="The seed of all chance: the same one deals the same game.")
@language_option
@click.option("--plain", is_flag=True, help="Sentences only, for screen readers: no drawing, no colour.")
@click.option(
    "--pause/--no-pause", default=True, help="Wait before the others go on, while an answer can be taken back."
)
@click.option("--save", type=click.Path(path_type=Path), help="Keep the game in this new file, after every answer.")
@click.option("--load", type=click.Path(path_type=Path), help="Go on with the game in this file, and keep it there.")
def play(title: str | None, lang: str | None, plain: bool, pause: bool, **chosen: Any) -> None:
    """Play TITLE in the terminal against bots.

    TITLE is flanders, gilde or strasbourg; a game that is gone on with knows its own. At the table, ? lists what can be
    typed.

    \b
    Example:
      zunft play flanders --terminal
      zunft play strasbourg --terminal --lang de
      zunft play gilde --seats 4 --bots master
      zunft play flanders --seats 3 --seat 1 --seed 7 --lang nl --save game.zunft
      zunft play --load game.zunft
    """
    from zunft.cli.paper import Paper
    from zunft.cli.phrasing import Phrasing, language_of
    from zunft.cli.problems import one_sentence
    from zunft.cli.session import TerminalSession

    with one_sentence():
        sitting = load_game(title, chosen) if chosen["load"] else new_game(title, chosen)
        words = Phrasing(lang or language_of(), sitting.table.title, sitting.table.edition.name)
        words.you = sitting.seat
        ready_to_read()
        session = TerminalSession(sitting, Paper(plain), words, pause)
        greet(session)
        sys.exit(play_on(session))


def new_game(title: str | None, chosen: dict[str, Any]) -> TerminalGame:
    """A new game, with a seed that can be told."""
    import secrets

    from zunft.bots import check_bot
    from zunft.cli.saving import USUAL_BOTS, TerminalGame
    from zunft.table import Table

    key = title or only_title()
    seed = secrets.randbits(48) if chosen["seed"] is None else chosen["seed"]
    rulings = {"preset": chosen["preset"], "options": pairs(chosen["options"])}
    table = Table(key, chosen["seats"], seed, edition=chosen["edition"], **rulings)
    check_save(chosen["save"])
    bots = check_bot(chosen["bots"] or USUAL_BOTS, commands=False)
    sitting = TerminalGame(table, checked_seat(table.seats, chosen["seat"]), chosen["save"], bots=bots)
    sitting.started = command(key, sitting, seed, chosen)
    return sitting


def load_game(title: str | None, chosen: dict[str, Any]) -> TerminalGame:
    """The game in a file; it is kept there unless another file is named."""
    from zunft.catalogue import title_of
    from zunft.cli.problems import about_file, read_text
    from zunft.cli.saving import load, read_saved
    from zunft.engine.journal import read_journal

    for name in ("seats", "seat", "preset", "options", "bots"):
        if chosen[name] not in (None, ()):
            raise ValueError(f"--{name.removesuffix('s') if name == 'options' else name} does not go with --load.")
    text = read_text(chosen["load"])
    with about_file(chosen["load"]):
        of = read_journal(read_saved(text).journal).title
        edition = title_of(of).load(chosen["edition"]) if chosen["edition"] else None
        sitting = load(text, chosen["seed"], edition)
    if title not in (None, sitting.table.title.key):
        raise ValueError(f"{chosen['load']}: this is a game of {sitting.table.title.key}, not of {title}.")
    if chosen["save"] != chosen["load"]:
        check_save(chosen["save"])
    sitting.file = chosen["save"] or chosen["load"]
    return sitting


def only_title() -> str:
    from zunft.catalogue import titles

    if len(titles()) > 1:
        raise ValueError(f"Which game? There are: {', '.join(titles())}.")
    return titles()[0]


def checked_seat(seats: int, seat: int | None) -> int:
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"--seat {seat}: with {seats} players the seats are 0 to {seats - 1}.")
    return seat or 0


def check_save(file: Path | None) -> None:
    """Nothing is overwritten, and a file that cannot be written is reported before the game, not after it."""
    if file is None:
        return
    if file.exists():
        raise ValueError(f"{file}: there is such a file already; --load goes on with a game that is kept in one.")
    if not file.absolute().parent.is_dir():
        raise ValueError(f"{file}: there is no such folder.")


def command(key: str, sitting: TerminalGame, seed: int, chosen: dict[str, Any]) -> str:
    """The command that begins the same game again."""
    words = [
        "zunft",
        "play",
        key,
        "--seats",
        str(sitting.table.seats),
        "--seat",
        str(sitting.seat),
        "--seed",
        str(seed),
    ]
    words += ["--bots", sitting.bots]
    words += [word for name in ("edition", "preset") if chosen[name] for word in (f"--{name}", chosen[name])]
    return shlex.join(words + [word for option in chosen["options"] for word in ("--option", option)])


def ready_to_read() -> None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty() and find_spec("readline"):
        __import__("readline")


def greet(session: TerminalSession) -> None:
    names, words = session.shown.screen.names(session.shown.view()), session.words
    others = [name for seat, name in enumerate(names) if seat != session.seat]
    about = {"title": words.title_name(), "you": names[session.seat], "bots": words.level(session.sitting.bots)}
    session.paper.say(words("welcome", others=words.list(others), number=len(others), **about))
    if session.sitting.file:
        session.paper.say(words("keeps", file=str(session.sitting.file)))
    session.paper.say(words("welcome-help"))


def play_on(session: TerminalSession) -> int:
    """Returns the exit code. However the person leaves, they are told how to continue the game."""
    from zunft.cli.commands import Quit

    try:
        session.play()
    except (Quit, EOFError):
        tell_how_to_go_on(session)
    except KeyboardInterrupt:
        click.echo()
        tell_how_to_go_on(session)
        return BY_CTRL_C
    except BrokenPipeError:
        session.keep()
        raise
    return 0


def tell_how_to_go_on(session: TerminalSession) -> None:
    sitting, words = session.sitting, session.words
    session.paper.gap()
    if sitting.file:
        sitting.save(sitting.file)
        session.paper.say(words("go-on-file", command=shlex.join(["zunft", "play", "--load", str(sitting.file)])))
        return
    session.paper.say(words("go-on", command=sitting.started))
    if answers := sitting.answers():
        session.paper.say(words("go-on-answers", answers="; ".join(answers)))
