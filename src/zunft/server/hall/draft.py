"""An edition that is being designed: one file, followed while it changes; its last good version stays playable."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zunft.engine.edition import EditionError, read
from zunft.server.hall.own_editions import Looked, OwnEditions, checked


@dataclass(frozen=True)
class DraftLook:
    """The file as it was last read. ``change`` counts the changes of the file, good or not, and ``version`` those to
    another good edition, which ``edition`` is; 0: there was none yet. ``faults`` are those of the file as it is."""

    change: int = 0
    version: int = 0
    saved: int = 0  # when the good version was saved, in milliseconds since 1970
    title: str = ""
    edition: Any = None
    faults: tuple[EditionError, ...] = ()


class Draft(OwnEditions):
    """The only edition of its own that a hall has while somebody designs."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file, self.last = file, DraftLook()

    def now(self) -> DraftLook:
        """Looks at the file, and reads it if it has changed."""
        self.look()
        return self.last

    def _edition_files(self) -> list[Path]:
        return [self.file]

    def _read_if_changed(self, file: Path) -> Looked:
        stamp = stamp_of(file)
        before = self.files.get(file)
        if before is not None and before.stamp == stamp:
            return before
        self.last = look(self.last, file, stamp[0] // 1_000_000)
        return Looked(stamp, self.last.title, self.last.edition, self.last.faults)


def stamp_of(file: Path) -> tuple[int, int]:
    """What changes with a file; an editor may replace it, so it may be gone for a moment."""
    try:
        state = file.stat()
    except OSError:
        return 0, 0
    return state.st_mtime_ns, state.st_size


def look(last: DraftLook, file: Path, saved: int) -> DraftLook:
    """What is there now; where it is no good edition, the last good one stays."""
    try:
        title, edition = checked(read(file), file.name)
    except EditionError as error:
        faults = tuple(EditionError(file.name, each.line, each.key, each.fault) for each in error.all)
        return DraftLook(last.change + 1, last.version, last.saved, last.title, last.edition, faults)
    if last.edition is not None and last.edition.hash == edition.hash:
        return DraftLook(last.change + 1, last.version, last.saved, title, last.edition)
    return DraftLook(last.change + 1, last.version + 1, saved, title, edition)
