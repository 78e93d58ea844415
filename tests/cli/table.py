"""Plays `zunft` as a person would type it, with lines prepared in advance."""

from __future__ import annotations

from click.testing import CliRunner, Result

from zunft.cli import main

WHOLE_GAME = "1\n" * 600  # more than any game asks


def quick_bots(words: tuple[object, ...]) -> tuple[str, ...]:
    """A game that does not say against whom is played against bots that need no time to think."""
    is_new = words[:1] == ("play",) and not {"--bots", "--load"} & set(words)
    return ("--bots", "random") if is_new else ()


def zunft(*words: object, typed: str = "", lang: str = "en_GB.UTF-8", **env: str | None) -> Result:
    """Run a command; nothing but a clean exit is let through."""
    result = CliRunner(env={"LANG": lang, "LC_ALL": None, "LC_MESSAGES": None, **env}).invoke(
        main, [*map(str, words), *quick_bots(words)], input=typed
    )
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result
