"""The language option of every command that prints sentences."""

from __future__ import annotations

import click

from zunft.text.languages import LANGUAGES

language_option = click.option("--lang", type=click.Choice(LANGUAGES), help="The language; by default that of LANG.")
