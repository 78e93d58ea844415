"""The commands of a host: what is wrong is one sentence and exit code 1, never a traceback."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from tests.cli.table import zunft as typed
from tests.cli.test_commands import HOSTING

pytest.importorskip("litestar")
pytestmark = pytest.mark.slow  # each starts a program or two
PORTS = range(1302, 1352)  # the usual one, and those that are tried after it


def zunft(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("ZUNFT_", "LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "zunft", *words],
        env=variables | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


@contextmanager
def served(database: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own process, and where it is."""
    command = [sys.executable, "-m", "zunft", "serve", "--database", f"sqlite:///{database}", *words]
    with started(command) as server:
        yield server


@contextmanager
def started(command: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        while " at http" not in said:
            assert process.poll() is None, process.stderr and process.stderr.read()
            said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        wait_for(address)
        yield process, address
    finally:
        process.kill()
        process.communicate()


def wait_for(address: str) -> None:
    for _ in range(200):
        try:
            httpx2.get(f"{address}/health", timeout=5)
        except httpx2.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("nobody listens")


def test_a_server_says_where_it_is_and_how_to_become_its_host(tmp_path: Path) -> None:
    with served(tmp_path / "club.sqlite") as (process, address):
        health = httpx2.get(f"{address}/health").json()
        assert health["status"] == "ok"
        assert process.stdout is not None
        code = process.stdout.readline().split()[-1]
        with httpx2.Client(base_url=address, headers={"X-Zunft": "1"}) as anna:
            anna.post("/api/accounts", json={"login": "anna", "password": "correct horse"})
            wrong = anna.post("/api/me/host", json={"secret": "aaaa-bbbb"})
            assert wrong.status_code == 403
            host = anna.post("/api/me/host", json={"secret": code.upper()})
            assert host.json()["person"]["role"] == "host"


def test_the_examples_of_a_host_run_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall is opened, anna becomes its host, and the club is saved, brought back and moved."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "zunft.toml").write_text("pace = 500\n")
    for example in examples("serve"):
        with serving(example) as address:
            account = {"login": "anna", "password": "correct horse"}
            httpx2.post(f"{address}/api/accounts", json=account, headers={"X-Zunft": "1"})
    for example in [each for name in HOSTING if name != "serve" for each in examples(name)]:
        done = zunft(*shlex.split(example.replace("postgresql://zunft@localhost/zunft", "sqlite:///moved.sqlite")))
        assert done.returncode == 0, f"{example}: {done.stderr}"
    assert (tmp_path / "new.sqlite").exists()
    assert (tmp_path / "moved.sqlite").exists()


def examples(command: str) -> list[str]:
    """What the help of a command shows, without the name of the program and settings before it."""
    found = re.findall(r"(?m)^ +(?:\w+=\S+ )?zunft (.+)$", zunft(command, "--help").stdout.partition("Example:")[2])
    assert found
    return found


@contextmanager
def serving(example: str) -> Iterator[str]:
    """The server of an example, where it is, until Ctrl+C."""
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port = any_port.getsockname()[1]
    words = shlex.split(example.replace("8080", str(port)))
    with started([sys.executable, "-m", "zunft", *words]) as (process, address):
        yield address.replace("0.0.0.0", "127.0.0.1")
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0, process.stderr and process.stderr.read()


def test_a_second_server_takes_the_next_free_port_and_says_so(tmp_path: Path) -> None:
    """Not always a higher one: who had the usual port when the first began may have gone since."""
    with served(tmp_path / "a.sqlite") as (_, first), served(tmp_path / "b.sqlite") as (_, second):
        ports = {int(address.rpartition(":")[2]) for address in (first, second)}
        assert len(ports) == 2
        assert ports < set(PORTS)


@pytest.mark.parametrize("word", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_in_good_order(tmp_path: Path, word: signal.Signals) -> None:
    with served(tmp_path / "club.sqlite") as (process, _):
        process.send_signal(word)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 0
        assert "Traceback" not in out + err


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        refused(zunft("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.sqlite"), port, "--port")


def test_an_address_that_this_machine_does_not_have() -> None:
    refused(zunft("serve", "--host", "192.0.2.77", "--port", "13999"), "192.0.2.77")


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    refused(zunft("serve", "--database", "sqlite:////proc/zunft/club.sqlite"), "/proc/zunft")


def test_a_second_server_on_one_database_is_refused_and_follows_one_that_was_killed(tmp_path: Path) -> None:
    club = tmp_path / "club.sqlite"
    with served(club) as (process, _):
        refused(zunft("serve", "--database", f"sqlite:///{club}"), str(club), "ZUNFT_REDIS")
        process.kill()
        process.wait(30)
        with served(club) as (_, address):
            assert httpx2.get(f"{address}/health").json()["status"] == "ok"


def test_what_a_host_does_while_the_server_runs(tmp_path: Path) -> None:
    """Everything but to move the club: what is played afterwards would stay behind."""
    club = ("--database", f"sqlite:///{tmp_path}/club.sqlite")
    with served(tmp_path / "club.sqlite") as (_, address):
        account = {"login": "j\xf6rg", "password": "correct horse"}
        httpx2.post(f"{address}/api/accounts", json=account, headers={"X-Zunft": "1"})
        assert zunft("host", "JO\u0308RG", *club).returncode == 0  # as another keyboard writes the same name
        assert zunft("backup", str(tmp_path / "club.backup"), *club).returncode == 0
        refused(zunft("migrate", *club, "--to", f"sqlite:///{tmp_path}/new.sqlite"), "--anyway")
        assert not (tmp_path / "new.sqlite").exists()
        assert zunft("migrate", *club, "--to", f"sqlite:///{tmp_path}/new.sqlite", "--anyway").returncode == 0


def test_a_folder_without_a_club_stays_without_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    refused(zunft("host", "anna"), "zunft.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_backup(tmp_path: Path) -> None:
    file, new = new_club(tmp_path / "club.sqlite"), tmp_path / "new.sqlite"
    file.write_bytes(file.read_bytes()[:-5000])
    refused(zunft("restore", str(file), "--database", f"sqlite:///{new}"), str(file))
    refused(zunft("backup", str(tmp_path / "again"), "--database", f"sqlite:///{file}"), str(file))
    assert not new.exists()


def new_club(file: Path) -> Path:
    from zunft.server.storage import Database  # noqa: PLC0415

    async def make() -> None:
        await (await Database.open(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


def test_a_database_that_is_newer_than_the_program(tmp_path: Path) -> None:
    file = new_club(tmp_path / "club.sqlite")
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    refused(zunft("serve", "--database", f"sqlite:///{file}"), "newer")


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("ZUNFT_PORT", "many", "port"),
        ("ZUNFT_COLOUR", "red", "ZUNFT_COLOUR"),
        ("ZUNFT_DATABASE", "mysql://x", "mysql"),
        ("ZUNFT_CONFIG", "nowhere.toml", "nowhere.toml"),
        ("ZUNFT_SMTP_HOST", "mail.example.org", "smtp_from"),
        ("ZUNFT_REDIS", "redis://localhost:abc", "Redis"),
        ("ZUNFT_DATABASE", "postgresql:anna:sekret@host/club", "postgresql://"),
        ("ZUNFT_DATABASE", "postgresql://host/club?sslmod=require", "sslmod"),
    ],
)
def test_a_setting_that_cannot_be(
    name: str, value: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = zunft("serve", **{name: value})
    refused(done, word)
    assert "sekret" not in done.stderr


def test_the_sentence_is_in_the_language_of_the_reader() -> None:
    done = zunft("serve", ZUNFT_COLOUR="red", LANG="de_DE.UTF-8")
    assert "Eine Einstellung ZUNFT_COLOUR gibt es nicht" in done.stderr


@pytest.mark.parametrize("words", ["backup x", "restore x", "migrate --to sqlite:///x", "host anna", "serve --port 1"])
def test_the_language_that_was_named_goes_before_it(words: str, tmp_path: Path) -> None:
    named = [*words.split(), "--database", f"sqlite:///{tmp_path}/none/club.sqlite", "--lang", "de"]
    done = typed(*named, lang="nl_NL.UTF-8", ZUNFT_PROXIES="proxy")
    assert (done.exit_code, "weder" in done.stderr) == (1, True), done.stderr


def test_a_game_that_is_not_whole_is_named(tmp_path: Path) -> None:
    club, new = tmp_path / "club.sqlite", f"sqlite:///{tmp_path}/new.sqlite"
    game = damaged_club(club)
    saved = f"backup {tmp_path / 'saved'} --database sqlite:///{club}"
    restored = f"restore {club} --database {new}", f"migrate --database sqlite:///{club} --to {new}"
    for words in (*restored, saved, f"verify {club}", f"verify sqlite:///{club}"):
        done = typed(*words.split())
        assert (done.exit_code, len(done.stderr.splitlines())) == (1, 2), done.stderr
        assert game in done.stderr.splitlines()[0]
    assert not (tmp_path / "saved").exists()
    assert typed(*saved.split(), "--no-verify").exit_code == 0
    assert typed("verify", str(tmp_path / "saved")).exit_code == 1


def damaged_club(file: Path) -> str:
    """A club with games of which one has a line that nobody wrote; gives that game."""
    from tests.server.storage.test_backup import break_chain, keep_club  # noqa: PLC0415

    from zunft.server.storage.move import opened  # noqa: PLC0415

    async def make() -> str:
        async with opened(f"sqlite:///{file}") as database:
            games = await keep_club(database)
            await break_chain(database, games)
            return games[1].id

    return asyncio.run(make())


def test_backup_restore_and_migrate(tmp_path: Path) -> None:
    club, file = f"sqlite:///{tmp_path}/club.sqlite", str(tmp_path / "club.backup")
    refused(zunft("backup", file, "--database", club))  # there is nothing to save
    new_club(tmp_path / "club.sqlite")
    saved = zunft("backup", file, "--database", club)
    assert (saved.returncode, "no game" in saved.stdout) == (0, True), saved.stdout
    assert typed("verify", file).exit_code == 0
    refused(zunft("backup", file, "--database", club), file)  # never over another one
    restored = zunft("restore", file, "--database", f"sqlite:///{tmp_path}/new.sqlite")
    assert (restored.returncode, restored.stderr) == (0, "")
    moved = zunft("migrate", "--database", club, "--to", f"sqlite:///{tmp_path}/moved.sqlite")
    assert (moved.returncode, moved.stderr) == (0, "")
    refused(zunft("restore", str(tmp_path / "none"), "--database", club))
