"""`zunft backup`: the whole club in one file, while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="The database; by default that of ZUNFT_DATABASE.")
@click.option("--verify/--no-verify", default=True, help="Play every game of it again.  [default: verify]")
@language_option
def backup(file: Path, database: str | None, verify: bool, lang: str | None) -> None:
    """Write everything that is kept into the new FILE, while the server runs.

    The file is proved before it is kept: it is restored aside, and every game is played again. With --no-verify it is
    only copied, also when a game in it is damaged.
    The file holds every secret of running games: keep it where only hosts can read it.

    \b
    Example:
      zunft backup club-monday.backup
    """
    from zunft.cli.hosting import one_sentence, places_of, told_how_far
    from zunft.cli.phrasing import language_of

    with one_sentence(lang):
        from zunft.server.storage.backup import backup as save
        from zunft.text import phrase

        language = lang or language_of()
        address, keys = places_of(database)
        with told_how_far(language) as tell:
            checked = asyncio.run(save(address, file, verify, tell, keys))
        click.echo(phrase("server-backed-up", language, file=str(file)))
        if checked:
            click.echo(phrase("server-verified", language, games=checked.games, lines=checked.lines))
