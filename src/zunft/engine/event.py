"""What happened, in the order in which the table is told; each row says whom it is told to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

Row = tuple[int, int, list[int]]  # kind, the seats told as bits, the things it is about


@final
class News:
    """The rows told since somebody began to listen. A secret is two rows: a whisper to those who know it
    and an announcement without it to the others. Search listens to nothing, so telling costs nothing there."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.rows: list[Row] = []

    def tell(self, kind: i64, to: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.rows.append((kind, to, [a, b, c, d, e]))

    def taken(self) -> list[Row]:
        """The rows so far; the next ones begin a new list."""
        rows = self.rows
        self.rows = []
        return rows


SILENCE: Final = News(False)
