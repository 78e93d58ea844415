"""`zunft bot`: a bot in this process for a table in another one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from zunft.bots import Bot

SHOWN = 5  # faults
SWITCH = 0.001  # seconds after which the thinking thread yields to the reading one


@click.command()
@click.argument("name")
@click.option("--check", is_flag=True, help="NAME is a command: say whether it keeps the protocol for a game.")
@click.option("--title", help="What is played then; by default the first one.")
def bot(name: str, check: bool, title: str | None) -> None:
    """Let a bot answer on standard output what it is asked on standard input.

    It speaks the protocol that bots in any language may speak: a JSON object a line, as docs/concepts/bot-protocol.md
    describes it. NAME is a level or a bot as in “zunft arena”.

    \b
    Example:
      zunft bot greedy
    """
    if check:
        check_command(name, title)
    else:
        speak(name)


def speak(name: str) -> None:
    import sys

    from zunft.bots import check_bot, make_bot
    from zunft.bots.protocol.worker import ProtocolSpeaker, lines_from, unbuffered
    from zunft.cli.problems import one_sentence

    sys.setswitchinterval(SWITCH)
    with one_sentence():
        check_bot(name, commands=False)
        coming, going = lines_from(unbuffered(sys.stdin.buffer)), unbuffered(sys.stdout.buffer)
        ProtocolSpeaker(name, lambda place: make_bot(name, place.title, place.seats, place.seed), coming, going).run()


def check_command(command: str, title: str | None) -> None:
    """Let it play one game against quick bots; whatever is wrong is told, and ends the command with 1."""
    from zunft.bots import check_bot, make_bot
    from zunft.catalogue import title_of, titles
    from zunft.cli.problems import NOT_RIGHT, fail, one_sentence

    with one_sentence():
        known = title_of(title or titles()[0])
        seats = min(known.seats)
        specs = [check_bot(f"command:{command}"), *["quick"] * (seats - 1)]
        bots = [make_bot(spec, known.key, seats, seat) for seat, spec in enumerate(specs)]
        longest, questions = one_game(known.key, seats, known.ends_with, bots)
    own = bots[0]
    if own.faults:
        fail("\n".join(faults_of(own, questions)), NOT_RIGHT)
    wants = ", ".join(own.wants) or "nothing besides question and options"
    click.echo(
        f"“{own.name}” keeps the protocol. It wants {wants}, and answered {questions} questions in a game of "
        f"{known.key} for {seats}, the slowest after {longest:.2f} s."
    )


def one_game(title: str, seats: int, options: Mapping[str, str], bots: Sequence[Bot]) -> tuple[float, int]:
    """How long the first bot took at most, and how often it was asked."""
    from zunft.arena.match import Match, Setting

    outcome = Match(Setting(title, seats, "tiny", tuple(sorted(options.items()))), bots, 1).play()
    return max(outcome.seconds[0], default=0.0), outcome.decisions[0]


def faults_of(own: Bot, questions: int) -> Iterator[str]:
    yield f"It does not keep the protocol: {len(own.faults)} faults at {questions} questions."
    yield from (f"  {fault}" for fault in own.faults[:SHOWN])
    if len(own.faults) > SHOWN:
        yield f"  … and {len(own.faults) - SHOWN} more."
    if own.last_words:
        yield "Its last words on standard error:"
        yield from (f"  {line}" for line in own.last_words)
