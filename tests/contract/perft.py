"""Perft: how many sequences of moves there are, exactly, chance's moves included.

``python -m tests.contract.perft`` writes ``perft.json`` anew; a change there says that the rules allow other moves
now, and has to be wanted.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.contract.tables import SMALL, Kind, answer

from zunft.engine.bits import zeros
from zunft.engine.move import is_draw
from zunft.engine.play import push
from zunft.engine.rules import BUFFER, Rules, State

FILE = Path(__file__).parent / "perft.json"
MOST = 1000  # sequences; the deepest count is the first one beyond
STARTS = (0, 8, 30)  # answers before the counting begins: the set-up, the first rounds, the middle


def counts(kind: Kind, start: int) -> list[int]:
    """The numbers of sequences of one, two, … moves. Of several lanes the lowest seat goes on."""
    table = kind.table()
    rng = Random(start)
    for _ in range(start):
        if not table.over:
            answer(table, rng)
    states, numbers = [table.state], list[int]()
    while states and (not numbers or numbers[-1] < MOST):
        states = [after for state in states for after in next_states(table.game.rules, state)]
        numbers.append(len(states))
    return numbers


def next_states(rules: Rules, state: State) -> list[State]:
    if state.agenda.depth == 0:
        return []
    lane, out = state.agenda.next_lane(), zeros(BUFFER)
    question = state.agenda.question(lane)
    if is_draw(question):
        n = rules.fill_draws(state, lane, question, out, zeros(BUFFER))
    else:
        n = rules.fill(state, lane, question, out)
    return [after(rules, state, lane, out[at]) for at in range(n)]


def after(rules: Rules, state: State, lane: int, move: int) -> State:
    twin = state.copy()
    push(rules, twin, lane, move, zeros(BUFFER))
    return twin


def recorded() -> dict[str, dict[str, list[int]]]:
    numbers: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text("utf-8"))
    return numbers


def record() -> None:
    lines = [f'  "{kind}": {json.dumps({f"after {start}": counts(kind, start) for start in STARTS})}' for kind in SMALL]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    record()
