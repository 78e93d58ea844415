"""`zunft backup`: the whole club in one file, while the server runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="The database; by default that of ZUNFT_DATABASE.")
@language_option
def backup(file: Path, database: str | None, lang: str | None) -> None:
    """Write everything that is kept into the new FILE, while the server runs.

    The file holds every secret of running games: keep it where only hosts can read it.

    \b
    Example:
      zunft backup club-monday.backup
    """
    from zunft.cli.hosting import database_of, one_sentence
    from zunft.cli.phrasing import language_of

    with one_sentence(lang):
        from zunft.server.storage.backup import backup as save
        from zunft.text import phrase

        asyncio.run(save(database_of(database), file))
        click.echo(phrase("server-backed-up", lang or language_of(), file=str(file)))
