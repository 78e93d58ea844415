"""The command line: one module for each subcommand, imported when it is called."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import click

COMMANDS = (
    "play",
    "serve",
    "host",
    "backup",
    "restore",
    "migrate",
    "replay",
    "verify",
    "analyse",
    "edition",
    "design",
    "arena",
    "balance",
    "dataset",
    "train",
    "bench",
    "bot",
    "mcp",
)


class Commands(click.Group):
    """Subcommands by the name of their module; a user's mistake is one sentence and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"zunft.cli.{cmd_name}"), cmd_name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:  # click knows only commands that are imported
            raise click.NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from None

    def main(self, *args: Any, standalone_mode: bool = True, **kwargs: Any) -> Any:
        run: Callable[..., Any] = partial(super().main, standalone_mode=False)
        if not standalone_mode:
            return run(*args, **kwargs)
        try:
            sys.exit(run(*args, **kwargs))
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            sys.exit(2)
        except click.ClickException as error:
            click.echo(sentence(error), err=True)
            sys.exit(error.exit_code)
        except click.Abort:
            sys.exit(130)


def sentence(error: click.ClickException) -> str:
    """What is wrong, and where to find help."""
    context = getattr(error, "ctx", None)
    where = context.command_path if context else "zunft"
    return f"{where}: {' '.join(error.format_message().split())} ({where} --help)"


def print_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from zunft.cli.phrasing import language_of
        from zunft.cli.problems import tell_if_interpreted
        from zunft.version import describe

        click.echo(describe())
        tell_if_interpreted(language_of())
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Say which version this is.",
)
def main() -> None:
    """Play, host and study board games about medieval guilds.

    \b
    Example:
      zunft play flanders --terminal
    """
