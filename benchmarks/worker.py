"""The worker's side of a benchmark: one measure in one process, run slice by slice as the driver asks."""

import json
import sys
import time
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version


class Measure:
    """Something that can be done again and again, and counted."""

    unit = "decisions"

    def __init__(self) -> None:
        self.games = 0

    def step(self) -> int:
        """Do a little (0.1 to 10 ms) and say how much it was."""
        raise NotImplementedError

    def run(self, seconds: float) -> int:
        """Step until the seconds of processor time are over; at least once."""
        count = self.step()
        end = time.process_time() + seconds
        while time.process_time() < end:
            count += self.step()
        return count


def installed(*packages: str) -> dict[str, str]:
    """The version of each package; one that this environment lacks is left out."""
    found = {}
    for name in packages:
        with suppress(PackageNotFoundError):
            found[name] = version(name)
    return found


def serve(measure: Measure, about: dict[str, str]) -> None:
    """Say what this is, then answer each line "go SECONDS" with a count and the time it took."""
    _say({"unit": measure.unit, "about": about})
    for line in sys.stdin:
        word, seconds = line.split()
        if word != "go":
            raise SystemExit(f"a worker understands 'go SECONDS', not {line.strip()!r}")
        _say(_slice(measure, float(seconds)))


def _slice(measure: Measure, seconds: float) -> dict[str, float]:
    games = measure.games
    start = time.process_time()
    count = measure.run(seconds)
    return {"count": count, "seconds": time.process_time() - start, "games": measure.games - games}


def _say(answer: object) -> None:
    print(json.dumps(answer), flush=True)
