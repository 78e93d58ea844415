"""Packets: what people's pages keep for their hall, in case it has to be restored from an older backup.

Each is of constant size, sealed as a whole by a key of the hall that no client has, and names table and seat in what is
authenticated. Packets are chained by their ciphertexts: a chain of texts would let its holder test a guess. How many
lines one holds, and whether it holds any, cannot be read off it.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Sequence

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import Struct

from zunft.server.storage.chain import links
from zunft.server.storage.witness_keys import LABEL, WitnessKeys, name_of

FORM = b"\x01"
SIZE = 1024  # bytes, of every packet
HASH, NONCE, TAG, LENGTH = 32, 12, 16, 2
OUTSIDE = len(FORM) + LABEL + HASH + NONCE  # form, name of the key, hash of the packet before, nonce
ROOM = SIZE - OUTSIDE - TAG - LENGTH
FIRST = bytes(HASH)  # instead of a packet before
AROUND = 124  # bytes of a packet that are neither head nor lines


class Carried(Struct, frozen=True, array_like=True):
    """What is in a packet: lines of the journal from number *first* on, after the one with the hash *before*, and a
    part of what a hall has to know of a table that its backup lacks."""

    at: int
    first: int
    before: bytes
    lines: bytes
    head_hash: bytes = b""
    head_at: int = 0
    head_of: int = 0
    head: bytes = b""
    seed: bytes = b""  # from which chance draws after the last of these lines, where that gives it a new one

    @property
    def texts(self) -> list[str]:
        text = zlib.decompress(self.lines).decode()
        return text.split("\n") if text else []

    @property
    def last(self) -> tuple[int, str]:
        """How many lines the journal has after these, and the hash of the last one."""
        texts, before = self.texts, self.before.hex()
        return self.first + len(texts), [before, *links(before, self.first, texts)][-1]


def packed_lines(lines: Sequence[str], room: int) -> tuple[int, bytes]:
    """As many of the first lines as fit, and their bytes."""
    count = len(lines)
    while len(packed := zlib.compress("\n".join(lines[:count]).encode(), 9)) > room and count:
        count = min(count - 1, count * room // len(packed))
    return count, packed


def seal(keys: WitnessKeys, table: str, seat: int, previous: bytes, carried: Carried) -> bytes:
    """The packet after that with the hash *previous*."""
    content = msgspec.msgpack.encode(carried)
    assert len(content) <= ROOM, "a packet is of constant size"
    name = name_of(keys.newest)
    key = keys.of_seat(name, table, seat)
    assert key is not None
    outside, nonce = FORM + name + previous, secrets.token_bytes(NONCE)
    padded = len(content).to_bytes(LENGTH, "big") + content.ljust(ROOM, b"\0")
    return outside + nonce + ChaCha20Poly1305(key).encrypt(nonce, padded, _about(table, seat, outside))


def opened(keys: WitnessKeys, table: str, seat: int, packet: bytes) -> Carried | None:
    """What is in a packet of this seat; None when it is forged, of another seat, or of another hall."""
    if len(packet) != SIZE or not packet.startswith(FORM):
        return None
    outside, nonce = packet[: OUTSIDE - NONCE], packet[OUTSIDE - NONCE : OUTSIDE]
    key = keys.of_seat(outside[len(FORM) : len(FORM) + LABEL], table, seat)
    try:
        padded = ChaCha20Poly1305(key).decrypt(nonce, packet[OUTSIDE:], _about(table, seat, outside)) if key else b""
    except InvalidTag:
        return None
    length = int.from_bytes(padded[:LENGTH], "big")
    return msgspec.msgpack.decode(padded[LENGTH : LENGTH + length], type=Carried) if padded else None


def _about(table: str, seat: int, outside: bytes) -> bytes:
    return f"zunft packet\n{table}\n{seat}\n".encode() + outside


def hash_of_packet(packet: bytes) -> bytes:
    return hashlib.sha256(packet).digest()


class FoundLine(Struct, frozen=True):
    """A line that came back, and when at the latest it was written."""

    text: str
    hash: str
    at: int


def branches(tip: str, found: Sequence[Carried]) -> list[list[FoundLine]]:
    """The ways on which a journal that ends with the hash *tip* went on: each line carries a hash of all before it.
    Several, when two halls have gone on from there."""
    after: dict[str, dict[str, FoundLine]] = {}
    for carried in found:
        before, texts = carried.before.hex(), carried.texts
        for text, hash_ in zip(texts, links(before, carried.first, texts), strict=True):
            known = after.setdefault(before, {})
            at = min(carried.at, known[hash_].at) if hash_ in known else carried.at
            known[hash_] = FoundLine(text, hash_, at)
            before = hash_
    return sorted(_ways(tip, after), key=lambda way: way[-1].hash)


def _ways(tip: str, after: dict[str, dict[str, FoundLine]]) -> list[list[FoundLine]]:
    ways, ended = [[line] for line in after.get(tip, {}).values()], list[list[FoundLine]]()
    while ways:
        way = ways.pop()
        further = after.get(way[-1].hash, {})
        ways += [[*way, line] for line in further.values()]
        ended += [] if further else [way]
    return ended
