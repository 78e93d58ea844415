"""`zunft bot --check`: whether a command of one's own keeps the protocol."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.cli.table import zunft

PAGE = Path(__file__).parents[2] / "docs" / "concepts" / "bot-protocol.md"


def checked(folder: Path, program: str) -> tuple[int, str]:
    file = folder / "mybot.py"
    file.write_text(program, encoding="utf-8")
    done = zunft("bot", "--check", f"{sys.executable} {file}", "--title", "strasbourg")
    return done.exit_code, done.output


def test_the_example_of_the_documents_keeps_the_protocol(tmp_path: Path) -> None:
    example = re.search(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert example is not None
    code, said = checked(tmp_path, example[1])
    assert code == 0, said
    assert re.fullmatch(
        r"“creature of habit” keeps the protocol\. It wants view, and answered \d+ questions in a game of strasbourg "
        r"for 3, the slowest after \d\.\d\d s\.\n",
        said,
    )


def test_what_a_command_does_wrong_is_told_with_its_last_words(tmp_path: Path) -> None:
    code, said = checked(tmp_path, "import sys; sys.exit('no module nope')")
    assert code == 1
    assert said.startswith("It does not keep the protocol: ")
    assert "  Hello: the command has ended.\n  Question 1: the command has ended.\n" in said
    assert said.endswith(" more.\nIts last words on standard error:\n  no module nope\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [(["./nobody"], "there is no program “./nobody”"), (["true", "--title", "chess"], "There is no title “chess”")],
)
def test_what_cannot_be_checked_is_one_sentence(words: list[str], sentence: str) -> None:
    done = zunft("bot", "--check", *words)
    assert done.exit_code == 2
    assert sentence in done.output
