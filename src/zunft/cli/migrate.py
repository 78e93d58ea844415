"""`zunft migrate`: moves a club to another database, and verifies that nothing was lost."""

from __future__ import annotations

import asyncio

import click

from zunft.cli.language import language_option


@click.command()
@click.option("--to", "target", required=True, metavar="URL", help="The new database, which has to be empty.")
@click.option("--database", metavar="URL", help="The old one; by default that of ZUNFT_DATABASE.")
@click.option("--anyway", is_flag=True, help="Copy although a server is using the old one.")
@language_option
def migrate(target: str, database: str | None, anyway: bool, lang: str | None) -> None:
    """Copy everything into another database and play every game again there.

    Stop the server first: what is played meanwhile is not copied, so the command refuses while it runs. The old
    database stays as it is.

    \b
    Example:
      zunft migrate --to postgresql://zunft@localhost/zunft
    """
    from zunft.cli.hosting import database_of, one_sentence, told_how_far
    from zunft.cli.phrasing import language_of

    language = lang or language_of()
    with one_sentence(lang):
        from zunft.server.storage.move import move
        from zunft.text import phrase

        with told_how_far(language) as tell:
            checked = asyncio.run(move(database_of(database), target, tell, anyway))
        click.echo(phrase("server-verified", language, games=checked.games, lines=checked.lines))
        click.echo(phrase("server-moved", language, games=checked.games))
