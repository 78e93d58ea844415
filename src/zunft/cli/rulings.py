"""The options that choose the rules of a game: `--preset` and, for single rulings, `--option`."""

from __future__ import annotations

import click

preset_option = click.option("--preset", help="Options that go together: as-printed or, where it differs, our-table.")
single_options = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="How a ruling is played, whatever the preset says."
)


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    for option in options:
        if "=" not in option:
            raise ValueError(f"--option {option}: it is written name=value, like hands=covered.")
    return dict(option.split("=", 1) for option in options)
