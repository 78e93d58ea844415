"""Jobs on Ray: a cluster at an address, or one that is started on this machine."""

from __future__ import annotations

import logging
import os
import secrets
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import islice
from typing import Any

from zunft.arena.runner import AHEAD, PATIENCE, J, R, WorkersLost

# Ray reads its environment when it is imported: no usage statistics are sent.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ModuleNotFoundError:
    raise ValueError('Ray is not installed; it comes with the extra “ray”: pip install "zunft[ray]".') from None


LOCAL = "local"
TOKEN = "RAY_AUTH_TOKEN"
STORE = 100_000_000  # bytes; results are small


def check_address(address: str) -> None:
    """Ray itself would retry an unreachable address for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise ValueError(f"--ray {address}: an address is a host and a port, like 10.0.0.1:6379, or “local”.")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise ValueError(f"--ray {address}: nobody answers there.") from None


@contextmanager
def own_token() -> Iterator[None]:
    """A Ray that lives as long as one run gets a temporary token; otherwise Ray keeps one in the home folder."""
    before = os.environ.get(TOKEN)
    os.environ[TOKEN] = secrets.token_hex(32)
    try:
        yield
    finally:
        del os.environ[TOKEN]
        if before is not None:
            os.environ[TOKEN] = before


class OnRay:
    """Every machine of the cluster needs the same zunft."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.address, self.workers = address, workers

    def run(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
        with own_token() if self.address == LOCAL else nullcontext():
            self.start()
            try:
                yield from self.results(ray.remote(max_retries=PATIENCE)(work), jobs)
            finally:
                ray.shutdown()

    def start(self) -> None:
        started: dict[str, Any] = {}
        if self.address == LOCAL:
            started = {"num_cpus": self.workers, "include_dashboard": False, "object_store_memory": STORE}
        else:
            check_address(self.address)
        try:
            ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR, **started)
        except (ConnectionError, RuntimeError, ValueError):
            raise ValueError(f"--ray {self.address}: this is no Ray that can be joined.") from None

    def results(self, task: Any, jobs: Sequence[J]) -> Iterator[Any]:
        """Ray itself gives the job of a lost worker to another one, a few times."""
        cpus: dict[str, float] = ray.available_resources()  # type: ignore[no-untyped-call]
        ahead = AHEAD * (self.workers or int(cpus.get("CPU", 1)))
        waiting, todo = list[Any](), iter(jobs)
        while True:
            waiting += [task.remote(job) for job in islice(todo, ahead - len(waiting))]
            if not waiting:
                return
            ready, waiting = ray.wait(waiting)
            yield self.result(ready[0])

    def result(self, done: Any) -> Any:
        try:
            return ray.get(done)
        except RayTaskError as error:
            raise error.cause from None
        except RayError:
            raise WorkersLost(f"{PATIENCE} workers died one after the other while they played one game.") from None
