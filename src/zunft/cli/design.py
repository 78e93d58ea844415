"""`zunft design`: a page that follows the file of an edition while it is written."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import click

from zunft.cli.language import language_option
from zunft.cli.problems import fail

LIMITS = ("rate_new", "open_tables", "running_tables", "rate_thought")  # none for one person on their own


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--port", type=click.IntRange(0, 65535), help="The port.  [default: 1302 or the next free one]")
@click.option("--open", "opens", is_flag=True, help="Open a browser.")
@language_option
def design(file: Path, port: int | None, opens: bool, lang: str | None) -> None:
    """Follow FILE while you write it: all its mistakes, its drawing, and a table with bots to try it at.

    The page changes by itself within a second of saving. While the file has mistakes, its last good version stays on
    the table. Only this machine can see the page, and the games are gone with it.

    \b
    Example:
      zunft edition new my-box.toml
      zunft design my-box.toml --open
    """
    from zunft.cli.hosting import one_sentence
    from zunft.cli.phrasing import language_of

    if not file.is_file():
        fail(f"{file}: there is no such file; “zunft edition new {file}” begins one.")
    with one_sentence(lang), tempfile.TemporaryDirectory(prefix="zunft-design-") as folder:
        from zunft.server.config import load
        from zunft.server.run import serve

        given: dict[str, Any] = dict.fromkeys(LIMITS, 0) | {"log_level": "warning", "port": port}
        given |= {"design": str(file), "database": f"sqlite:///{Path(folder) / 'design.sqlite'}"}
        settings = load({}, **given)
        serve(settings, click.echo, lang or language_of(), opens)
