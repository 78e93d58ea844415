"""Ray, for real: the same bytes as from a pool, and no game lost with a worker."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.working import small_schedule

from zunft.arena.runner import Here
from zunft.arena.tournament import REPORT, RESULTS, play

pytest.importorskip("ray", reason="Ray is an extra")
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]  # one cluster for all of them

ROOT = Path(__file__).parents[2]
ROBIN = shlex.split("round-robin random quick --title strasbourg --seats 3 --edition tiny --seed 7 --deals 4")
LOST = """
import sys
from tests.arena.working import dies_once
from zunft.arena.on_ray import OnRay
jobs = [(number, sys.argv[2]) for number in range(20)]
print(sorted(OnRay(sys.argv[1]).run(dies_once, jobs)) == list(range(20)))
"""


@pytest.fixture(scope="session")
def ray_home(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Ray runs beside the tests, with a home that is empty before and after."""
    home = tmp_path_factory.mktemp("home")
    return {**os.environ, "HOME": str(home), "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": str(ROOT)}


@pytest.fixture(scope="session")
def cluster(ray_home: dict[str, str]) -> Iterator[str]:
    """A cluster of one machine, to be joined by its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    start = ["start", "--head", "--block", "--port", port, "--num-cpus", "2", "--object-store-memory", "100000000"]
    command = [sys.executable, "-m", "ray.scripts.scripts", *start, "--include-dashboard=false"]
    with subprocess.Popen(command, env=ray_home, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as running:
        assert running.stdout
        for line in running.stdout:
            if b"Ray runtime started" in line:
                break
        yield f"127.0.0.1:{port}"
        running.send_signal(signal.SIGTERM)
        running.stdout.read()


def python(env: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=env, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("here")
    play(small_schedule(), 4, Here(), out)
    return out


def test_a_cluster_writes_the_same_bytes_as_this_process(
    cluster: str, ray_home: dict[str, str], whole: Path, tmp_path: Path
) -> None:
    python(ray_home, "-m", "zunft", "arena", *ROBIN, "--ray", cluster, "--out", str(tmp_path))
    for file in (RESULTS, REPORT):
        assert (tmp_path / file).read_bytes() == (whole / file).read_bytes()


def test_a_ray_that_is_started_here_writes_the_same_bytes(
    ray_home: dict[str, str], whole: Path, tmp_path: Path
) -> None:
    words = ["--ray", "local", "--workers", "2", "--out", str(tmp_path)]
    python(ray_home, "-m", "zunft", "arena", *ROBIN, *words)
    assert (tmp_path / RESULTS).read_bytes() == (whole / RESULTS).read_bytes()
    assert not list(Path(ray_home["HOME"]).rglob("*ray*"))


def test_a_worker_that_ray_loses_loses_no_job(cluster: str, ray_home: dict[str, str], tmp_path: Path) -> None:
    assert python(ray_home, "-c", LOST, cluster, str(tmp_path / "died")).endswith("True\n")
    assert (tmp_path / "died").exists()
