"""What the page of one seat is given to keep: a chain of packets, one whenever the public position has changed."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from zunft.engine.chance import commitment, seeds_of
from zunft.server.live.packets import (
    AROUND,
    FIRST,
    ROOM,
    Carried,
    hash_of_packet,
    opened,
    packed_lines,
    seal,
)
from zunft.server.live.request import settings_like
from zunft.server.live.table import LiveTable
from zunft.server.storage.chain import link, root
from zunft.server.storage.records import GameRow, Person, Seat, Visibility
from zunft.server.storage.witness_keys import WitnessKeys
from zunft.table.lines import RESEED


class KnownGuest(Struct, frozen=True, array_like=True):
    """A person at the table, as far as they come back as a guest."""

    id: str
    name: str
    colour: str
    language: str


class TableHead(Struct, frozen=True, array_like=True):
    """What a hall has to know of a table that its backup lacks, and the session of the page that keeps it: a guest who
    is newer than the backup comes back by it."""

    id: str
    title: str
    seats: int
    edition: str
    edition_hash: str
    options: dict[str, str]
    rules: int
    words: dict[int, str]
    seed: bytes
    settings: dict[str, Any]
    visibility: Visibility
    made_by: str | None
    made: int
    sitting: list[Seat]
    people: list[KnownGuest]
    session: tuple[str, str] | None

    def row(self, edition_text: str, settings: dict[str, Any]) -> GameRow:
        """The table before its first line."""
        return GameRow(
            id=self.id,
            title=self.title,
            seats=self.seats,
            edition=self.edition,
            edition_text=edition_text,
            edition_hash=self.edition_hash,
            options=self.options,
            rules=self.rules,
            words=self.words,
            seed=self.seed,
            made_by=self.made_by,
            settings=settings,
            visibility=self.visibility,
            made=self.made,
            touched=self.made,
        )


def head_of_table(live: LiveTable, people: Sequence[Person], session: tuple[str, str] | None) -> bytes:
    game, known = live.game, {person.id for person in people}
    return zlib.compress(
        msgspec.msgpack.encode(
            TableHead(
                id=game.id,
                title=game.title,
                seats=game.seats,
                edition=game.edition,
                edition_hash=game.edition_hash,
                options=game.options,
                rules=game.rules,
                words=game.words,
                seed=game.seed,
                settings=settings_like(live.kept).packed(),
                visibility=game.visibility,
                made_by=game.made_by if game.made_by in known else None,
                made=game.made,
                sitting=live.seats,
                people=[KnownGuest(each.id, each.name, each.colour, each.language) for each in people],
                session=session,
            )
        ),
        9,
    )


def read_head(packed: bytes) -> TableHead:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=TableHead)


def line_hashes(live: LiveTable, lines: Sequence[str]) -> list[str]:
    """The hash before line 0, and that of each line; they are computed once for all pages."""
    known = live.line_hashes
    if not known:
        known.append(root(live.game))
    for number in range(len(known) - 1, len(lines)):
        known.append(link(known[-1], number, lines[number]))
    return known


def up_to_reseed(lines: Sequence[str]) -> Sequence[str]:
    """A packet has room for one seed."""
    ends = [at for at, line in enumerate(lines, 1) if line.startswith(RESEED)]
    return lines[: ends[0]] if ends else lines


class PacketChain:
    """The packets of one page. What does not fit into one is carried by the next ones: there is never more than one
    packet for one public position, and all are of one size."""

    def __init__(self, keys: WitnessKeys, live: LiveTable, seat: int, head: bytes) -> None:
        self.keys, self.live, self.seat, self.head = keys, live, seat, head
        self.previous, self.turn = FIRST, -1
        self.line = self.head_at = 0  # what has been carried

    def resume(self, last: bytes) -> bool:
        """Go on after the last packet that the page has kept, if it is one of this journal."""
        carried = opened(self.keys, self.live.id, self.seat, last)
        if carried is None:
            return False
        count, tip = carried.last
        lines = self._lines()
        if count > len(lines) or line_hashes(self.live, lines)[count] != tip:
            return False
        self.previous, self.line = hash_of_packet(last), count
        is_whole = carried.head_at + len(carried.head) >= carried.head_of
        self.head_at = len(self.head) if is_whole else 0
        return True

    def _lines(self) -> tuple[str, ...]:
        return self.live.running.lines[: self.live.count]

    def next(self) -> bytes | None:
        """A packet, if the public position is another one than at the last call; secret answers change nothing."""
        turn = self.live.public_turn
        if turn < 0 or turn == self.turn or self.live.kept.restored is not None:
            return None
        self.turn = turn
        packet = seal(self.keys, self.live.id, self.seat, self.previous, self._carried())
        self.previous = hash_of_packet(packet)
        return packet

    def _seed_of(self, line: str) -> bytes:
        """The seed that a line gives to chance."""
        seeds = {f"{RESEED}{commitment(seed)}": seed for seed in seeds_of(self.live.game.seed)}
        return seeds[line] if line.startswith(RESEED) else b""

    def _carried(self) -> Carried:
        at, lines = self.live.settings.clock.now(), self._lines()
        head = self.head[self.head_at : self.head_at + ROOM - AROUND]
        before = line_hashes(self.live, lines)[self.line]
        count, packed = packed_lines(up_to_reseed(lines[self.line :]), ROOM - AROUND - len(head))
        self.line, self.head_at, begun = self.line + count, self.head_at + len(head), (self.line, self.head_at)
        return Carried(
            at=at,
            first=begun[0],
            before=bytes.fromhex(before),
            lines=packed,
            head_hash=hashlib.sha256(self.head).digest()[:8] if head else b"",
            head_at=begun[1],
            head_of=len(self.head),
            head=head,
            seed=self._seed_of(lines[self.line - 1]) if count else b"",
        )
