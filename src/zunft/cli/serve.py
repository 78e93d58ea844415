"""`zunft serve`: the hall on the net."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from zunft.cli.language import language_option


@click.command()
@click.option("--host", help="The address to listen on; 0.0.0.0 lets the local network in.  [default: 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65535), help="The port.  [default: 1302 or the next free one]")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…  [default: sqlite:///zunft.sqlite]")
@click.option("--config", type=click.Path(path_type=Path), help="A TOML file with settings.")
@click.option("--open", "opens", is_flag=True, help="Open a browser.")
@language_option
def serve(config: Path | None, opens: bool, lang: str | None, **given: Any) -> None:
    """Serve the hall: tables for people and bots, in a browser.

    Everything can be set by the environment (ZUNFT_DATABASE, ZUNFT_REDIS, …) or in one TOML file; docs/hosting.md has
    the list. Exit code 1: it cannot begin, and one sentence says why.

    \b
    Example:
      zunft serve
      zunft serve --host 0.0.0.0 --port 8080
      ZUNFT_DATABASE=postgresql://zunft@db/zunft zunft serve --config zunft.toml
    """
    from zunft.cli.hosting import one_sentence
    from zunft.cli.phrasing import language_of

    with one_sentence(lang):
        from zunft.server.config import load
        from zunft.server.run import serve as run

        run(load(file=config, **given), click.echo, lang or language_of(), opens)
