"""Tries an installed Zunft, away from the checkout: a game of each title, and the hall with its client.

Prints the fingerprints of the games as JSON; they are the same for every wheel of a version.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import urllib.request

import zunft
from games import played
from zunft.version import is_compiled

WAIT = 60  # seconds for the hall to open


def main() -> None:
    if (sys.argv[1] == "compiled") != is_compiled():
        sys.exit(f"The engine should be {sys.argv[1]}, and is not.")
    games = {title: played(title) for title in zunft.titles()}
    page = served()
    if "/assets/" not in page:
        sys.exit("The hall shows no client.")
    print(json.dumps(games))


def served() -> str:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "zunft", "serve", "--lang", "en"]
        quiet = os.environ | {"ZUNFT_LOG_LEVEL": "warning"}
        with subprocess.Popen(command, cwd=folder, env=quiet, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                line = next(line for line in server.stdout if " at http" in line)
                address = next(word for word in line.split() if word.startswith("http"))
                with urllib.request.urlopen(address, timeout=WAIT) as answer:
                    return str(answer.read().decode())
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
