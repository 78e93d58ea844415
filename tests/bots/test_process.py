"""Bots in processes of their own: they play the same game, and whatever they do the game goes on."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from textwrap import dedent
from threading import Thread

import pytest

import zunft
from zunft import Table
from zunft.arena.match import Match, Outcome, Setting
from zunft.arena.strict import make_strict_bot
from zunft.bots import Bot, make_bot, sight_of
from zunft.bots.protocol.messages import place_at
from zunft.bots.protocol.process import STARTS, ProcessBot, default_of

PAGE = Path(__file__).parents[2] / "docs" / "concepts" / "bot-protocol.md"
STRASBOURG = Setting("strasbourg", 3, "tiny")

LISTEN = """
import json, os, sys, time
def send(**message):
    print(json.dumps(message), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        send(hello=1, name="script", wants=["view", "events"])
    elif "ask" in message:
        number, options = message["ask"], message["options"]
        ANSWER
"""


def script(answer: str) -> list[str]:
    """A command that answers as these lines say."""
    lines = dedent(answer).strip().replace("\n", "\n        ")
    return [sys.executable, "-c", LISTEN.replace("ANSWER", lines)]


def seated(command: list[str], seconds: float = 10.0) -> tuple[Table, ProcessBot]:
    """A table at which seat 0 is asked, and a bot there."""
    table, bot = Table("strasbourg", 3, seed=1, edition="tiny"), ProcessBot(command, 0, seconds)
    bot.sit(place_at("strasbourg", 3, 0, 0, edition="tiny"))
    return table, bot


def asked(table: Table, bot: ProcessBot, times: int = 1) -> list[int]:
    """What it answers, the same question as often as that."""
    try:
        return [bot.decide(sight_of(table, 0)) for _ in range(times)]
    finally:
        bot.close()


def among(bots: list[Bot], setting: Setting = STRASBOURG, seed: int = 3) -> Outcome:
    return Match(setting, bots, seed).play()


# --- good ones ------------------------------------------------------------------------------------


def test_the_example_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    example = re.search(r"^```py\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    assert example is not None
    file = tmp_path / "habit.py"
    file.write_text(example[1], encoding="utf-8")
    bots = [make_bot(spec, "strasbourg", 3, 1) for spec in ("quick", "quick", f"command:{sys.executable} {file}")]
    outcome = among(bots)
    assert outcome.faults == [[], [], []]
    assert outcome.decisions[2] > 0
    assert bots[2].name == "creature of habit"


GAMES = {
    Setting("flanders", 3, "tiny"): ["greedy:1", "ismcts:4", "random"],
    STRASBOURG: ["greedy:1", "ismcts:4", "random"],
    Setting("gilde", 2, "tiny", (("stop", "after-60-rounds"),)): ["greedy:1", "quick"],
}


@pytest.mark.slow
@pytest.mark.parametrize(("setting", "specs"), GAMES.items(), ids=lambda part: getattr(part, "title", ""))
def test_a_bot_plays_the_same_game_in_a_process_of_its_own(setting: Setting, specs: list[str]) -> None:
    games = [
        among([make(spec, setting.title, setting.seats, seat) for seat, spec in enumerate(specs)], setting)
        for make in (make_bot, make_strict_bot)
    ]
    inside, outside = games
    assert outside.faults == [[] for _ in specs]
    assert (inside.scores, inside.decisions, inside.ledgers) == (outside.scores, outside.decisions, outside.ledgers)


def test_a_command_is_told_what_its_seat_was_told() -> None:
    """It answers with the first option as long as its events are numbered without a gap."""
    command = script("""
    seen = globals().setdefault("seen", [])
    seen += [event["n"] for event in message["events"]]
    send(ask=number, move=options[0] if seen == list(range(len(seen))) and seen else "a gap")
    """)
    bots = [*(make_bot("quick", "strasbourg", 3, seed) for seed in range(2)), ProcessBot(command)]
    assert among(bots).faults == [[], [], []]


def test_a_command_is_told_to_stop() -> None:
    """It waits for a further line before it answers, and that is the stop."""
    waits = "stopped = json.loads(sys.stdin.readline())\nsend(ask=stopped['stop'], move=options[1])"
    table, bot = seated(script(waits))
    bot.meet()
    other = Thread(target=stop_at_first_question, args=(bot,))
    other.start()
    assert asked(table, bot) == [sight_of(table, 0).moves[1]]
    other.join()
    assert bot.faults == []


def stop_at_first_question(bot: ProcessBot) -> None:
    while bot.asked == 0:
        time.sleep(0.001)
    bot.stop()


def test_an_answer_to_an_older_question_is_passed_over() -> None:
    table, bot = seated(script("send(ask=number, move=options[1])\nsend(ask=number, move='twice')"))
    assert asked(table, bot, 3) == [sight_of(table, 0).moves[1]] * 3
    assert bot.faults == []


# --- bad ones -------------------------------------------------------------------------------------

BAD = {
    "sys.exit(3)": "the command has ended",
    "os.close(1); time.sleep(60)": "the command has ended",
    "raise ValueError('no idea')": "the command has ended",
    "send(ask=number, move='castle')": "“castle” is no option",
    "send(ask=number, move=[options])": "is no option",
    "send(ask=number)": "“None” is no option",
    "send(ask=number + 1, move=options[0])": "another question",
    "send(move=options[0])": "another question",
    "print('thinking', flush=True)": "“thinking” is no JSON",
    "print('[' * 100_000, flush=True)": "says too much",
    "os.write(1, b'x' * 10_000_000)": "says too much",
    "time.sleep(60)": "no answer came in time",
}


@pytest.mark.parametrize(("answer", "fault"), BAD.items())
def test_a_bot_that_fails_gets_the_default_answer(answer: str, fault: str) -> None:
    table, bot = seated(script(answer), seconds=1.0 if "in time" in fault else 10.0)
    assert asked(table, bot) == [default_of(sight_of(table, 0))]
    assert len(bot.faults) == 1
    assert bot.faults[0].startswith("Question 1: ")
    assert fault in bot.faults[0]


@pytest.mark.parametrize("command", [["/no/such/program"], [sys.executable, "-c", "print('hello')"]])
def test_a_command_that_never_says_hello_gets_default_answers(command: list[str]) -> None:
    bots = [*(make_bot("quick", "strasbourg", 3, seed) for seed in range(2)), ProcessBot(command)]
    outcome = among(bots)
    assert len(outcome.faults[2]) == outcome.decisions[2] + 1
    assert outcome.faults[2][0].startswith("Hello: ")
    assert "not started again" in outcome.faults[2][-1]


def test_a_crash_costs_one_answer_and_the_command_is_started_again() -> None:
    table, bot = seated(script("number % 2 or sys.exit(1)\nsend(ask=number, move=options[1])"))
    default, second = default_of(sight_of(table, 0)), sight_of(table, 0).moves[1]
    assert asked(table, bot, 9) == [second, default] * STARTS + [default]
    assert len(bot.faults) == 5
    assert "not started again" in bot.faults[-1]


def test_the_last_words_of_a_command_are_kept() -> None:
    table, bot = seated(
        script("for n in range(50):\n    print('line', n, file=sys.stderr)\nraise ValueError('no idea')")
    )
    asked(table, bot)
    assert bot.last_words[-1] == "ValueError: no idea"
    assert len(bot.last_words) <= 20


def test_a_command_that_floods_its_standard_error_does_not_stall() -> None:
    table, bot = seated(script("sys.stderr.write('x' * 1_000_000)\nsend(ask=number, move=options[1])"))
    assert asked(table, bot, 3) == [sight_of(table, 0).moves[1]] * 3


def test_nothing_that_a_command_has_started_stays_behind(tmp_path: Path) -> None:
    """A child that does not end by itself, as a shell script leaves one behind."""
    file = tmp_path / "child"
    start = (
        f"import subprocess; child = subprocess.Popen(['sleep', '600']); open({str(file)!r}, 'w').write(str(child.pid))"
    )
    table, bot = seated(script(f"{start}\nsend(ask=number, move=options[1])"))
    asked(table, bot)
    assert bot.faults == []
    assert has_ended(int(file.read_text()))


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or dead and only waits for its own parent."""
    for _ in range(500):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        time.sleep(0.01)
    return False


def test_no_process_is_left_when_a_match_breaks_off() -> None:
    class Cheat(ProcessBot):
        def decide(self, sight: object) -> int:
            return -1

    bots = [Cheat(script("pass")) for _ in range(3)]
    match = Match(STRASBOURG, bots, 1)
    pids = [bot.pipe.process.pid for bot in bots if bot.pipe]
    with pytest.raises(ValueError, match="no option"):
        match.play()
    assert len(pids) == 3
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


# --- never peeks ----------------------------------------------------------------------------------


def heard(table: Table, seat: int, file: Path) -> bytes:
    """Every byte that a command reads for one decision."""
    command = script(f"open({str(file)!r}, 'a').write(line)\nsend(ask=number, move=options[0])")
    bot = ProcessBot([word.replace('"events"]', '"imagine"]') for word in command])
    bot.sit(place_at(table.title.key, table.seats, seat, 0, edition="tiny"))
    bot.decide(sight_of(table, seat, 9))
    bot.close()
    assert bot.faults == []
    return file.read_bytes()


@pytest.mark.parametrize("title", zunft.titles())
def test_a_command_reads_the_same_bytes_at_tables_that_its_seat_cannot_tell_apart(title: str, tmp_path: Path) -> None:
    table = Table(title, 3, seed=4, edition="tiny")
    for _ in range(25):
        who = table.waiting_for[-1]
        table.play(who, table.options(who)[-1])
    seat = table.waiting_for[0]
    one = heard(table, seat, tmp_path / "one")
    assert one == heard(table.redeal(seat, seed=8), seat, tmp_path / "other")
    assert b'"world":' in one


# --- specs ----------------------------------------------------------------------------------------


def test_a_command_is_read_as_a_shell_reads_it() -> None:
    bot = make_bot("command:./mybot --name 'two words'", "flanders", 2, 1)
    assert isinstance(bot, ProcessBot)
    assert bot.command == ["./mybot", "--name", "two words"]


@pytest.mark.parametrize("spec", ["command:", "command:  ", "command:'"])
def test_a_command_that_is_none_is_said_in_a_sentence(spec: str) -> None:
    with pytest.raises(ValueError, match="comes a program"):
        make_bot(spec, "flanders", 2, 1)


def test_a_command_that_was_not_told_what_is_played_is_not_asked() -> None:
    with pytest.raises(ValueError, match="sit"):
        ProcessBot(["true"]).decide(sight_of(Table("flanders", 2, seed=1), 0))
