"""The club's own editions: files in a folder that the host has named, beside those that come with the titles."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import structlog

from zunft.catalogue import TITLES
from zunft.engine.edition import EditionError, parse, read
from zunft.server.errors import Conflict, NotFound

MOST = 500  # files that are looked at
log = structlog.get_logger("zunft")


@dataclass(frozen=True)
class Looked:
    """A file as it was when it was read: the edition in it, or all that is wrong with it."""

    stamp: tuple[int, int]
    title: str = ""
    edition: Any = None
    faults: tuple[EditionError, ...] = ()


class OwnEditions:
    """The folder is looked at again whenever somebody asks, so that a file can come, change and go while people play.
    What has been read stays until its file changes."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.files: dict[Path, Looked] = {}
        self.lock = threading.Lock()  # routes ask in threads of their own

    def names(self, title: str) -> list[str]:
        return sorted(name for of, name in self.all() if of == title)

    def find(self, title: str, name: str) -> Any | None:
        return self.all().get((title, name))

    def get(self, title: str, name: str | None) -> Any:
        """One that comes with the title or is the club's own; by its name alone, since a path would read files of the
        machine."""
        known = TITLES[title]
        if name is None or name in known.editions():
            return known.load(name or known.editions()[0])
        if (found := self.find(title, name)) is None:
            raise NotFound("no-edition", edition=name[:40])
        return found

    def all(self) -> dict[tuple[str, str], Any]:
        """The good ones, by title and name; of two files with one name the first counts."""
        found: dict[tuple[str, str], Any] = {}
        for looked in self.look().values():
            if looked.edition is not None:
                found.setdefault((looked.title, looked.edition.name), looked.edition)
        return found

    def look(self) -> dict[Path, Looked]:
        with self.lock:
            self.files = {file: self._read_if_changed(file) for file in self._edition_files()}
            return self.files

    def _edition_files(self) -> list[Path]:
        return sorted(self.folder.glob("*.toml"))[:MOST] if self.folder else []

    def _read_if_changed(self, file: Path) -> Looked:
        try:
            state = file.stat()
        except OSError:
            return Looked((0, 0))  # it has just gone
        stamp = (state.st_mtime_ns, state.st_size)
        before = self.files.get(file)
        if before is not None and before.stamp == stamp:
            return before
        try:
            title, edition = checked(read(file), file.name)
        except EditionError as error:
            log.warning("edition left out", file=file.name, faults=[str(each) for each in error.all])
            return Looked(stamp, faults=error.all)
        return Looked(stamp, title, edition)

    # --- what a host does -----------------------------------------------------------------------

    def add(self, text: str) -> tuple[str, Any]:
        """Keep an edition in the folder. One with the same name stays: a published edition never changes."""
        title, edition = checked(text, "edition")
        if self.folder is None:
            raise Conflict("editions-nowhere")
        there = self.find(title, edition.name)
        if there is not None and there.hash != edition.hash:
            raise Conflict("edition-there", edition=edition.name)
        if there is None:
            self._write(self.folder / f"{title}-{edition.name}.toml", edition.text)
        return title, edition

    def _write(self, file: Path, text: str) -> None:
        try:
            with file.open("x", encoding="utf-8", newline="\n") as opened:
                opened.write(text)
        except FileExistsError:
            raise Conflict("edition-there", edition=file.stem) from None
        except OSError:
            raise Conflict("editions-unwritable") from None

    def remove(self, title: str, name: str) -> None:
        """Take it out of the folder; tables keep the edition that they were opened with."""
        for file, looked in self.look().items():
            if looked.edition is not None and (looked.title, looked.edition.name) == (title, name):
                try:
                    file.unlink(missing_ok=True)
                except OSError:
                    raise Conflict("editions-unwritable") from None
                return
        raise NotFound("no-edition", edition=name[:40])


def checked(text: str, file: str) -> tuple[str, Any]:
    """The title and the edition; what is wrong is an EditionError, as `zunft edition check` tells it."""
    sheet = parse(text, file)
    at = sheet.where.at("title")
    if sheet.title not in TITLES:
        raise at.error(f"must be one of {', '.join(TITLES)}, not '{sheet.title}'")
    edition = TITLES[sheet.title].shelf.from_text(sheet.text, file)
    if edition.name in TITLES[sheet.title].editions():
        raise sheet.where.at("name").error("is the name of an edition that comes with the game; give it another one")
    return sheet.title, edition
