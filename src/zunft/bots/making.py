"""A bot from what a person types: a level (``master``), a bot with its numbers (``ismcts:1000``), one of a freeze
(``alderman@1``), or a command."""

from __future__ import annotations

import shlex
import shutil

from zunft.bots.adviser import Adviser
from zunft.bots.bot import Bot, RandomBot
from zunft.bots.frozen import AT, check_frozen, make_frozen
from zunft.bots.greedy import GreedyBot
from zunft.bots.ismcts import SearchBot
from zunft.bots.levels import LEVELS, spec_of
from zunft.bots.protocol.process import ProcessBot
from zunft.bots.quick import QuickBot
from zunft.engine.notation import clip

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, QuickBot, GreedyBot, SearchBot, Adviser)}
COMMAND = "command:"  # any program that speaks the protocol: ``command:./mybot --flag``
MOST = 10_000_000


def make_bot(spec: str, title: str, seats: int, seed: int | str) -> Bot:
    """The bot of this name, for a title with so many players (levels are made for them)."""
    if spec.startswith(COMMAND):
        return ProcessBot(_words(spec), seed)
    if AT in spec:
        return make_frozen(spec, title, seed)
    name, numbers = read_spec(spec_of(spec, title, seats) if spec in LEVELS else spec)
    return BOTS[name](seed, *numbers)


def check_bot(spec: str, commands: bool = True) -> str:
    """The same name, if there is such a bot; otherwise an error sentence. ``commands`` are refused where nobody tells a
    command what is played, or where a file names the bots."""
    if commands and spec.startswith(COMMAND):
        _check_command(spec)
    elif AT in spec and not spec.startswith(COMMAND):
        check_frozen(spec)
    elif spec not in LEVELS:
        read_spec(spec)
    return spec


def read_spec(spec: str) -> tuple[str, list[int]]:
    """``ismcts:400:0`` is the bot ismcts and the numbers 400 and 0."""
    name, *words = spec.split(":")
    if name not in BOTS:
        raise ValueError(f"There is no bot “{clip(name)}”; there are: {', '.join((*LEVELS, *BOTS))}.")
    known = BOTS[name].numbers
    if len(words) > len(known):
        raise ValueError(f"“{clip(spec)}”: {name} takes {_listed(known)}.")
    return name, [_number(spec, what, word) for what, word in zip(known, words, strict=False)]


def _words(spec: str) -> list[str]:
    """A command with its arguments, as a shell reads them."""
    try:
        words = shlex.split(spec.removeprefix(COMMAND))
    except ValueError:
        words = []
    if not words:
        raise ValueError(
            f"“{clip(spec)}”: after “{COMMAND}” comes a program with its arguments, as a shell reads them."
        )
    return words


def _check_command(spec: str) -> None:
    program = _words(spec)[0]
    if shutil.which(program) is None:
        raise ValueError(f"“{clip(spec)}”: there is no program “{clip(program)}” that could be started.")


def _number(spec: str, what: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word[:9]) <= MOST):
        raise ValueError(f"“{clip(spec)}”: {what} is a whole number up to {MOST}, not “{clip(word)}”.")
    return int(word)


def _listed(names: tuple[str, ...]) -> str:
    return f"at most {len(names)} numbers ({', '.join(names)})" if names else "no numbers"
