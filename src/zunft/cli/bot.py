"""`zunft bot`: a bot in this process for a table in another one."""

from __future__ import annotations

import click

SWITCH = 0.001  # seconds after which the thinking thread yields to the reading one


@click.command()
@click.argument("name")
def bot(name: str) -> None:
    """Let a bot answer on standard output what it is asked on standard input.

    It speaks the protocol that bots in any language may speak: a JSON object a line, as docs/concepts/bot-protocol.md
    describes it. NAME is a level or a bot as in “zunft arena”.

    \b
    Example:
      zunft bot greedy
    """
    import sys

    from zunft.bots import check_bot, make_bot
    from zunft.bots.protocol.worker import ProtocolSpeaker, lines_from, unbuffered
    from zunft.cli.problems import one_sentence

    sys.setswitchinterval(SWITCH)
    with one_sentence():
        check_bot(name, commands=False)
        coming, going = lines_from(unbuffered(sys.stdin.buffer)), unbuffered(sys.stdout.buffer)
        ProtocolSpeaker(name, lambda place: make_bot(name, place.title, place.seats, place.seed), coming, going).run()
