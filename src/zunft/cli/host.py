"""`zunft host`: who is a host of this server."""

from __future__ import annotations

import asyncio

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("name")
@click.option("--database", metavar="URL", help="The database; by default that of ZUNFT_DATABASE.")
@click.option("--no-more", is_flag=True, help="Make the host a player again.")
@language_option
def host(name: str, database: str | None, no_more: bool, lang: str | None) -> None:
    """Make NAME a host: somebody who has an account of this name.

    Hosts list, close and export tables, block players and read the audit trail. They see no secret of a running game.

    \b
    Example:
      zunft host anna
      zunft host anna --no-more
    """
    from zunft.cli.hosting import database_of, one_sentence
    from zunft.cli.phrasing import language_of
    from zunft.text import phrase

    with one_sentence(lang):
        asyncio.run(make_host(database_of(database), name, not no_more))
        message = "server-is-player" if no_more else "server-is-host"
        click.echo(phrase(message, lang or language_of(), login=name))


async def make_host(url: str, name: str, is_host: bool) -> None:
    """The audit trail records the change of a role, too."""
    from zunft.server.errors import NotFound
    from zunft.server.storage import Database
    from zunft.server.storage.move import must_be_there
    from zunft.server.web.forms import login_of

    must_be_there(url)
    database = await Database.open(url)
    try:
        person = await database.people.by_login(login_of(name))
        if person is None:
            raise NotFound("no-login", login=name)
        await database.people.set_role(person.id, "host" if is_host else "player")
        if is_host:  # a session of before may be somebody else's, too
            await database.people.end_sessions(person.id)
        await database.audit.write("host" if is_host else "no-host", None, whose=person.id)
    finally:
        await database.close()
