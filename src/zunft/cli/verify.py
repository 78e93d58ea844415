"""`zunft verify`: deals a finished game again from its seed, and checks every move."""

from __future__ import annotations

from pathlib import Path

import click

from zunft.cli.language import language_option


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", help="The file of the edition, when it is one of your own.")
@language_option
def verify(file: Path, edition: str | None, lang: str | None) -> None:
    """Check the journal FILE of a finished game.

    Deals every draw again from the seed that it reveals, and checks every move.
    Needs nothing but the file. Exit code 0: all is right; 1: something is not; 2: there is no such file.

    \b
    Example:
      zunft verify game.zunft
    """
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
    from zunft.table.replay import verify as verify_text

    journal = read_journal(text)
    own = title_of(journal.title).load(edition) if edition else None
    verify_text(text, edition=own)
    draws = sum(line.startswith("chance ") for line in journal.lines)
    return {"answers": len(journal.lines) - draws, "draws": draws, "seed": journal.seed}
