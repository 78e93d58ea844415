"""The other commands, and the help of all of them."""

import re
import shlex
from pathlib import Path

import click
import pytest
from tests.cli.table import WHOLE_GAME, zunft

from zunft.cli import COMMANDS, main
from zunft.cli.law import find_number, find_word, rules_of
from zunft.text.languages import LANGUAGES
from zunft.version import describe


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.zunft"
    zunft("play", "flanders", "--edition", "tiny", "--seats", 3, "--seed", 5, "--save", file, typed=WHOLE_GAME)
    return file


HOSTING = ("serve", "host", "backup", "restore", "migrate")  # their examples run one after the other in test_serve.py
# These run until they are stopped: tests/browser/test_design.py and tests/agents start what their examples start.
STAYING = ("design", "mcp")


def helps() -> list[list[str]]:
    """Every command that has a help text."""
    context = click.Context(main)
    found: list[list[str]] = [[]]
    for name in [name for name in COMMANDS if name not in HOSTING + STAYING]:
        command = main.get_command(context, name)
        found.append([name])
        found += [[name, sub] for sub in command.commands] if isinstance(command, click.Group) else []
    return found


@pytest.mark.parametrize("command", helps(), ids=" ".join)
def test_every_help_has_an_example_that_runs(
    command: list[str], game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    help_text = zunft(*command, "--help").output
    examples = re.findall(r"(?m)^ +zunft (.+)$", help_text.partition("Example:")[2])
    assert examples
    for example in examples:
        prepare(example, game, tmp_path)
        assert zunft(*shlex.split(example.replace("--seconds 2", "--seconds 0.1"))).exit_code == 0


def prepare(example: str, game: Path, folder: Path) -> None:
    """What an example takes for granted."""
    if "--save" in example:
        game.unlink()
    if "my-box.toml" in example:
        (folder / "my-box.toml").unlink(missing_ok=True)
        if "edition new" not in example:
            zunft("edition", "new", "my-box.toml")


def test_version_is_said() -> None:
    assert zunft("--version").output == describe() + "\n"


def test_verify_says_what_was_checked(game: Path) -> None:
    result = zunft("verify", game)
    assert result.exit_code == 0
    assert re.search(r"all is right: \d+ answers and \d+ draws, dealt again from the seed 0{63}5\.$", result.output)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_finds_an_edited_draw_and_says_where(lang: str, game: Path) -> None:
    lines = game.read_text().splitlines()
    draws = [at for at, line in enumerate(lines) if line.startswith("chance draw golden")]
    one, two = draws[0], next(at for at in draws if lines[at] != lines[draws[0]])
    lines[one], lines[two] = lines[two], lines[one]
    game.write_text("\n".join(lines) + "\n")
    result = zunft("verify", game, "--lang", lang)
    assert result.exit_code == 1
    assert f"line {one + 1}: " in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9, 0.99])
def test_verify_finds_a_truncated_journal(kept: float, game: Path) -> None:
    text = game.read_text()
    game.write_text(text[: int(len(text) * kept)])
    assert zunft("verify", game).exit_code == 1


def test_verify_finds_an_edited_result_an_edited_seed_and_an_edited_move(game: Path) -> None:
    text = game.read_text()
    for edited in (
        re.sub(r"(?m)^result \d+", "result 99", text),
        re.sub(r"(?m)^seed 0", "seed 1", text),
        re.sub(r"(?m)^(\d) centre l\d", r"\1 centre l9", text, count=1),
    ):
        assert edited != text
        game.write_text(edited)
        assert zunft("verify", game).exit_code == 1


@pytest.mark.parametrize("seat", ["0", "2", "spectator", "all"])
def test_replay_prints_every_step_when_there_is_no_keyboard(seat: str, game: Path) -> None:
    result = zunft("replay", game, "--seat", seat)
    assert result.exit_code == 0
    steps = [int(number) for number in re.findall(r"(?m)^Step (\d+) of", result.output)]
    assert steps == list(range(1, len(steps) + 1))
    assert "The winner: " in result.output
    assert "The game ended because" in result.output


def test_replay_shows_a_seat_only_its_own_answers_and_everything_to_all(game: Path) -> None:
    mine = re.findall(r"(?m)^Step .* choose .*$", zunft("replay", game, "--seat", 0).output)
    everything = re.findall(r"(?m)^Step .* choose .*$", zunft("replay", game, "--seat", "all").output)
    assert mine
    assert all(": 0 choose" in line for line in mine)
    assert len(everything) > len(mine)


def test_replay_shows_one_step_with_the_whole_board_or_says_that_there_is_none(game: Path) -> None:
    result = zunft("replay", game, "--step", 12)
    assert result.output.count("Step ") == 1
    assert "┌" in result.output
    assert "┌" not in zunft("replay", game, "--step", 12, "--plain").output
    assert zunft("replay", game, "--step", 100_000).exit_code == 2
    assert zunft("replay", game, "--seat", 3).exit_code == 2


def test_replay_says_that_an_unfinished_journal_is_the_hosts(tmp_path: Path) -> None:
    file = tmp_path / "g"
    zunft("play", "flanders", "--edition", "tiny", "--seed", 5, "--save", file, typed="1\n1\n1\n")
    assert "its journal is for the host only" in " ".join(zunft("replay", file).output.split())


def test_bench_gives_figures() -> None:
    result = zunft("bench", "--seconds", 0.1)
    assert result.exit_code == 0
    assert len(re.findall(r"(?m): [\d,]+ per second$", result.output)) == 4
    assert "make bench" in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(lang: str) -> None:
    folder = Path(__file__).parents[2] / "src" / "zunft" / "cli" / "text"
    ids = [re.findall(r"(?m)^(cli-[\w-]+) =", (folder / f"{each}.ftl").read_text("utf-8")) for each in ("en", lang)]
    assert ids[0] == ids[1]


def test_the_law_is_read_whole() -> None:
    assert len(rules_of("flanders")) > 100
    assert find_number("flanders", "73") == find_number("flanders", "f-073") is not None
    assert find_number("flanders", "F-999") is None
    assert len(find_word("flanders", "CATHEDRAL")) > 5
    assert len(find_word("flanders", "KATHEDRALE", "de")) > 5
    assert rules_of("chess") == {}
