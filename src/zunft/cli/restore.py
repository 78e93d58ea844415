"""`zunft restore`: restores a club from a backup, and verifies it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", metavar="URL", help="An empty database; by default that of ZUNFT_DATABASE.")
@click.option("--verify/--no-verify", default=True, help="Play every game again.  [default: verify]")
@click.option("--ask/--no-ask", default=True, help="Ask people's pages for what the backup lacks.  [default: ask]")
@language_option
def restore(file: Path, database: str | None, verify: bool, ask: bool, lang: str | None) -> None:
    """Fill an empty database from the backup FILE.

    Every journal's chain is checked and every game is played again; a backup that is not whole leaves nothing behind.

    If the backup holds the keys of packets, the restored hall asks its people's pages for what came after it; running
    games stand still until all have answered, or a host goes on without them.

    \b
    Example:
      zunft restore club-monday.backup --database sqlite:///new.sqlite
    """
    from zunft.cli.hosting import one_sentence, places_of, told_how_far
    from zunft.cli.phrasing import language_of

    language = lang or language_of()
    with one_sentence(lang):
        from zunft.server.storage.backup import restore as fill
        from zunft.text import phrase

        address, keys = places_of(database)
        with told_how_far(language) as tell:
            checked = asyncio.run(fill(file, address, verify, tell, keys if ask else None))
        click.echo(phrase("server-restored", language, games=checked.games))
        if verify:
            click.echo(phrase("server-verified", language, games=checked.games, lines=checked.lines))
