"""Where the games of a data set come from: journals that are there, or bots that play now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from zunft.arena.job import Job, bot_seed, deal_seed
from zunft.arena.journals import journals_of
from zunft.arena.match import Match, Setting
from zunft.arena.one_game import rows_in
from zunft.arena.store import SETUP
from zunft.bots import make_bot
from zunft.bots.bot import Weighed
from zunft.catalogue import title_of
from zunft.engine.journal import LARGEST, Journal, read_journal
from zunft.engine.notation import clip
from zunft.table.setup import checked_kept_options

SUFFIX = ".zunft"


@dataclass(frozen=True)
class KeptGame:
    """A journal, where it lies, and who played, as far as that is known."""

    source: str
    journal: str
    line_up: tuple[str, ...] | None = None
    weighed: tuple[list[Weighed], ...] | None = None  # at each decision; only of a game that was played for this


def play(job: Job) -> KeptGame:
    """Play a game among bots; what they find out on the way is kept."""
    setting = job.setting
    bots = [make_bot(spec, setting.title, setting.seats, bot_seed(job, seat)) for seat, spec in enumerate(job.line_up)]
    outcome = Match(setting, bots, deal_seed(job.seed, job.deal), is_kept=True).play()
    if faults := next((faults for faults in outcome.faults if faults), None):
        raise ValueError(f"game {job.number}: a bot gave no answer, so this game is nobody's play. {faults[0]}")
    return KeptGame("", outcome.journal, job.line_up, tuple(outcome.weighed))


def job_of(setting: Setting, specs: Sequence[str], number: int, seed: int) -> Job:
    """Each game has a deal of its own; the bots move on by a seat from game to game."""
    line_up = tuple(specs[(seat + number) % len(specs)] for seat in range(setting.seats))
    return Job(number, setting, line_up, number, seed)


# --- journals ---------------------------------------------------------------------------------------


def kept_games(sources: Sequence[Path]) -> list[KeptGame]:
    """All games in these files and folders, in their order; they have to be games of one kind."""
    games = [game for source in sources for game in _games_in(source)]
    heads = [_head(game) for game in games]
    for game, head in zip(games, heads, strict=True):
        if head.result is None:
            raise ValueError(f"{game.source}: this game is not over; only games that are can go into a data set.")
        if _kind(head) != _kind(heads[0]):
            raise ValueError(
                f"{game.source}: this is {_kind(head)}, but {games[0].source} is {_kind(heads[0])}. "
                "A data set has games of one kind, since the observations of others have other lengths."
            )
    return games


def setting_of(games: Sequence[KeptGame], edition: str | None) -> Setting:
    head = _head(games[0])
    if edition is None and head.edition not in title_of(head.title).editions():
        raise ValueError(
            f"{games[0].source}: the edition “{clip(head.edition)}” is not known here; --edition names its file."
        )
    options = checked_kept_options(title_of(head.title), head.options)
    return Setting(head.title, head.seats, edition or head.edition, tuple(sorted(options.items())))


def _games_in(source: Path) -> Iterator[KeptGame]:
    if source.is_file():
        yield KeptGame(source.name, _text_of(source))
    elif (source / SETUP).is_file():
        yield from _games_of_run(source)
    elif files := sorted(source.glob(f"*{SUFFIX}")):
        yield from (KeptGame(f"{source.name}/{file.name}", _text_of(file)) for file in files)
    else:
        what = f"holds neither a run of the arena nor journals (*{SUFFIX})" if source.is_dir() else "is not there"
        raise ValueError(f"{source}: this {'folder ' if source.is_dir() else ''}{what}.")


def _games_of_run(run: Path) -> Iterator[KeptGame]:
    journals, rows = journals_of(run), rows_in(run)
    if not journals:
        raise ValueError(f"{run}: this run kept no journals; give its command again with --journals.")
    for number in sorted(journals):
        line_up = rows[number]["line_up"] if number in rows else None
        yield KeptGame(f"{run.name}, game {number}", journals[number], tuple(line_up) if line_up else None)


def _text_of(file: Path) -> str:
    with file.open("rb") as opened:
        content = opened.read(LARGEST + 1)
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise ValueError(f"{file}: this is no journal, it is not even text.") from None


def _head(game: KeptGame) -> Journal:
    try:
        return read_journal(game.journal)
    except ValueError as error:
        raise ValueError(f"{game.source}: {error}") from None


def _kind(head: Journal) -> str:
    options = "".join(f", {name}={value}" for name, value in sorted(head.options.items()))
    return f"{head.title} with {head.seats} seats, edition {head.edition} {head.edition_hash[:8]}{options}"
