"""Arrays that a batch takes and fills: actions of any shape and kind, and buffers that belong to its caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from zunft.research.screen import Array

Writer = Callable[[Array, Array], None]  # from the batch's own array into the caller's


class Buffers:
    """The arrays of a caller, by name, and how each is filled."""

    def __init__(self, arrays: Mapping[str, Array] | None = None, writers: Mapping[str, Writer] | None = None) -> None:
        self.arrays: Mapping[str, Array] = arrays or {}
        self._writers: Mapping[str, Writer] = writers or {}

    def joined(self, arrays: Mapping[str, Array], own: Any) -> Buffers:
        """These arrays too; *own* are the batch's own, of the same names."""
        writers = {name: writer_of(name, array, own) for name, array in arrays.items()}
        return Buffers({**self.arrays, **arrays}, {**self._writers, **writers})

    def fill(self, own: Any) -> None:
        for name, write in self._writers.items():
            write(getattr(own, name), self.arrays[name])


def writer_of(name: str, array: Array, own: Any) -> Writer:
    """How the array of this name is filled; one that does not fit is refused."""
    if name not in own._fields:
        raise ValueError(f"A batch writes {', '.join(own._fields)}; there is no “{name}”.")
    if not isinstance(array, np.ndarray) or not array.flags.writeable:
        raise ValueError(f"{name} has to be a NumPy array that can be written to.")
    if name == "masks" and array.dtype == np.uint8 and array.shape == packed(own.masks.shape):
        return write_bits
    shape = getattr(own, name).shape
    if array.shape != shape:
        bits = f", or {packed(shape)} of uint8 for bits" if name == "masks" else ""
        raise ValueError(f"{name} has the shape {shape}{bits}, not {array.shape}.")
    return writer_by_kind(name, array)


def writer_by_kind(name: str, array: Array) -> Writer:
    kinds = KINDS[name]
    if array.dtype.name not in kinds:
        raise ValueError(f"{name} can be {', '.join(kinds)}, not {array.dtype.name}.")
    return write_clipped if name == "observations" and array.dtype == np.uint8 else write


KINDS = {
    "observations": ("int16", "uint8"),
    "masks": ("int8", "uint8", "bool", "int16"),
    "seats": ("int64", "int32", "int16", "int8", "uint8"),
    "rewards": ("float64", "float32"),
    "dones": ("int8", "uint8", "bool", "float32"),
}


def packed(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Of masks with a bit for each number."""
    return (*shape[:-1], (shape[-1] + 7) // 8)


def write(own: Array, array: Array) -> None:
    np.copyto(array, own, casting="unsafe")


def write_clipped(own: Array, array: Array) -> None:
    np.clip(own, 0, 255, out=array, casting="unsafe")


def write_bits(own: Array, array: Array) -> None:
    array[...] = np.packbits(own, axis=-1, bitorder="little")


# --- what a caller hands in -----------------------------------------------------------------------


def actions_of(given: Any, asked: Array, seats: int) -> list[int]:
    """An action for every table, from an array of whole numbers; with *seats*, one for each seat may be given."""
    actions, tables = np.asarray(given), len(asked)
    if actions.dtype.kind not in "iu":
        raise ValueError(f"Actions are whole numbers, not {actions.dtype.name}.")
    if seats and actions.size == tables * seats:
        actions = actions.reshape(tables, seats)[np.arange(tables), asked]
    if actions.size == tables:
        found: list[int] = actions.ravel().tolist()
        return found
    each = f", or {tables} × {seats}" if seats else ""
    raise ValueError(f"{tables} tables need as many actions{each}, not {actions.size}.")


def seats_of(given: Any, tables: int, seats: int) -> list[int]:
    """A seat for every table, from one for all or from one for each."""
    found = np.asarray(given)
    if found.dtype.kind not in "iu" or found.size not in (1, tables):
        raise ValueError(f"A seat for all tables, or one for each of {tables}, not {given!r}.")
    if found.min() < 0 or found.max() >= seats:
        raise ValueError(f"Seats go from 0 to {seats - 1}.")
    return [int(seat) for seat in np.broadcast_to(found.ravel(), tables)]
