"""What packets cost: the time to make one, beside the time to make the page that it goes with.

``python benchmarks/witness.py --games 3`` plays games of each title by random answers. Both are measured after each
public change, in turns; the figure is a ratio of one run.
"""

from __future__ import annotations

import argparse
import secrets
from random import Random
from time import perf_counter_ns

import zunft
from zunft.catalogue import titles
from zunft.server.hall.settings import HallSettings
from zunft.server.live.page import Page
from zunft.server.live.render import bare_page_of, with_events
from zunft.server.live.request import TableSettings
from zunft.server.live.table import LiveTable
from zunft.server.live.witness import PacketChain, head_of_table
from zunft.server.storage.records import GameRow, Seat
from zunft.server.storage.witness_keys import WitnessKeys

SEATS = {"flanders": 3, "strasbourg": 3, "gilde": 3}


def live_table(table: zunft.Table) -> LiveTable:
    assert table.chance is not None
    row = GameRow(
        id="table",
        title=table.title.key,
        seats=table.seats,
        edition=table.edition.name,
        edition_text=table.edition.text,
        edition_hash=table.edition.hash,
        options=table.options_chosen,
        rules=table.rules_number,
        seed=table.chance.seed,
        made_by=None,
        settings=TableSettings().packed(),
        phase="running",
    )
    live = LiveTable(row, None, HallSettings())  # type: ignore[arg-type]
    live.seats = [Seat(game="table", seat=at, person=f"person {at}", state="person") for at in range(table.seats)]
    live.table, live.count = table, len(table.lines)
    return live


def measure(title: str, seed: int) -> tuple[list[int], list[int], int]:
    """Nanoseconds for each packet and for each page, and how often lines were left for the next packet."""
    table, rng = zunft.Table(title, SEATS[title], seed), Random(seed)
    live = live_table(table)
    chain = PacketChain(WitnessKeys([secrets.token_bytes(32)]), live, 0, head_of_table(live, [], None))
    packets, pages, late, turn = [], [], 0, 0
    while not table.over:
        seat = rng.choice(table.waiting_for)
        table.play(seat, rng.choice(table.options(seat)))
        live.count = len(table.lines)
        live.forget_pages()
        begun = perf_counter_ns()
        packet = chain.next()
        made = perf_counter_ns()
        page: Page = with_events(live, bare_page_of(live, 0), turn)
        page.bytes()
        ended = perf_counter_ns()
        turn = page.turn
        if packet is not None:
            packets.append(made - begun)
            pages.append(ended - made)
            late += chain.line < live.count
    return packets, pages, late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games = parser.parse_args().games
    for title in titles():
        found = [measure(title, seed) for seed in range(games)]
        packets = sorted(each for one, _, _ in found for each in one)
        pages = sorted(each for _, one, _ in found for each in one)
        late = sum(each for _, _, each in found)
        median = [each[len(each) // 2] / 1000 for each in (packets, pages)]
        print(
            f"{title}: {len(packets)} packets, median {median[0]:.0f} µs, a page {median[1]:.0f} µs, "
            f"ratio {median[0] / median[1]:.2f}; {late} left something for the next one"
        )


if __name__ == "__main__":
    main()
