"""`zunft verify`: deals a finished game again from its seed, and checks every move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("file")
@click.option("--edition", help="The file of the edition, when it is one of your own.")
@language_option
def verify(file: str, edition: str | None, lang: str | None) -> None:
    """Check the journal FILE of a finished game, a backup, or a whole club.

    Of a journal every draw is dealt again from the seed that it reveals, and every move is checked.
    Of a backup and of a club (its SQLite file or its address), which may be in use, all games are checked so.
    Exit code 0: all is right; 1: something is not; 2: there is no such file.

    \b
    Example:
      zunft verify game.zunft
    """
    if "://" in file or looks_like_club(Path(file)):
        return verify_club(file, lang)
    return verify_journal(Path(file), edition, lang)


def looks_like_club(file: Path) -> bool:
    """Whether a file begins as a database or as a backup does."""
    try:
        with file.open("rb") as opened:
            return opened.read(16).startswith((b"SQLite format 3\0", b"PK"))
    except OSError:  # reported where it is read as a journal
        return False


def verify_club(place: str, lang: str | None) -> None:
    from zunft.cli.hosting import one_sentence, told_how_far
    from zunft.cli.phrasing import language_of

    language = lang or language_of()
    with one_sentence(lang):
        from zunft.server.storage.backup import prove_place
        from zunft.text import phrase

        with told_how_far(language) as tell:
            checked = asyncio.run(prove_place(place, tell))
        click.echo(phrase("server-verified", language, games=checked.games, lines=checked.lines))


def verify_journal(file: Path, edition: str | None, lang: str | None) -> None:
    from zunft.cli.phrasing import Phrasing, language_of
    from zunft.cli.problems import NOT_RIGHT, fail, one_sentence, read_text
    from zunft.cli.saving import read_saved
    from zunft.engine.journal import JournalError

    words = Phrasing(lang or language_of())
    with one_sentence():
        text = read_text(file)
        try:
            if read_saved(text).seed:
                fail(words("not-over", file=str(file)), NOT_RIGHT)
            click.echo(words("verified", file=str(file), **checked(text, edition)))
        except JournalError as error:
            fail(words("not-verified", file=str(file), fault=str(error)), NOT_RIGHT)


def checked(text: str, edition: str | None) -> dict[str, object]:
    """What was checked, if nothing is wrong."""
    from zunft.catalogue import title_of
    from zunft.engine.journal import read_journal
    from zunft.table.lines import is_draw
    from zunft.table.replay import verify as verify_text

    journal = read_journal(text)
    own = title_of(journal.title).load(edition) if edition else None
    verify_text(text, edition=own)
    draws = sum(map(is_draw, journal.lines))
    return {"answers": len(journal.lines) - draws, "draws": draws, "seed": journal.seed}
