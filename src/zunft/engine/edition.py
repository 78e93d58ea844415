"""Editions: data files that hold the printed things of a game, read and checked with messages for people."""

from __future__ import annotations

import hashlib
import re
import tomllib
from bisect import bisect_left
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

HEAD: Final = ("format", "title", "name", "provenance")
SOURCES: Final = ("rulebook", "public fact", "inferred", "reconstructed")
LIMIT: Final = 256 * 1024  # bytes; ours have a fifth of that at most, and a server reads files of strangers
MOST_FAULTS: Final = 50  # that are told at once
WORD: Final = 60  # the longest word that is compared with those that are known
WIDEST: Final = 2_000  # characters in a line; longer ones make the TOML reader slow

KeyPath = tuple[str | int, ...]
T = TypeVar("T")


class EditionError(ValueError):
    """What is wrong with an edition, in one sentence: the file, the line, the key and the fault."""

    def __init__(self, file: str, line: int, key: str, fault: str) -> None:
        super().__init__(file, line, key, fault)
        self.file, self.line, self.key, self.fault = file, line, key, fault

    @property
    def all(self) -> tuple[EditionError, ...]:
        """Every fault that was found, in the order of their lines."""
        return (self,)

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        sentence = f"{', '.join(part for part in (self.file, line, self.key) if part)}: {self.fault}"
        return "".join(char if char.isprintable() else "?" for char in sentence)


class EditionFaults(EditionError):
    """Everything that is wrong with an edition, a sentence a line; by itself it is the first of them."""

    def __init__(self, faults: Sequence[EditionError]) -> None:
        first = faults[0]
        super().__init__(first.file, first.line, first.key, first.fault)
        self.faults = tuple(faults)

    @property
    def all(self) -> tuple[EditionError, ...]:
        return self.faults

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))

    def __reduce__(self) -> tuple[type[EditionFaults], tuple[tuple[EditionError, ...]]]:
        return EditionFaults, (self.faults,)


@dataclass(frozen=True)
class Where:
    """A place in an edition, from which a fault can be told."""

    file: str
    lines: Mapping[KeyPath, int]
    path: KeyPath = ()
    faults: Faults | None = None  # what collects them, if the first one is not the end

    def at(self, *keys: str | int) -> Where:
        return Where(self.file, self.lines, self.path + keys, self.faults)

    @property
    def line(self) -> int:
        """The line of this key, or of the nearest one around it."""
        for length in range(len(self.path), 0, -1):
            if self.path[:length] in self.lines:
                return self.lines[self.path[:length]]
        return 1

    def error(self, fault: str) -> EditionError:
        return EditionError(self.file, self.line, spell(self.path), fault)

    def tell(self, fault: str) -> None:
        """A fault of this one value: where all faults are collected, its neighbours are looked at nevertheless."""
        error = self.error(fault)
        if self.faults is None:
            raise error
        self.faults.add(error)

    def stop(self, fault: str) -> EditionError:
        """A fault of this one value after which nothing inside it can be looked at."""
        self.tell(fault)
        return AlreadyTold(self.file, self.line, spell(self.path), fault)

    def tell_key(self, fault: str) -> None:
        """A key that is too many or missing; where a datum comes from is not asked then."""
        if self.faults is not None:
            self.faults.odd.add(self.path[:-1])
        self.tell(fault)


class Faults:
    """Collects what is wrong with an edition. A check that needs what is faulty is left out, because what it says
    would only follow from that."""

    def __init__(self) -> None:
        self.found: list[EditionError] = []
        self.odd: set[KeyPath] = set()  # tables with unknown or missing keys
        self.times = 0  # that something was found, perhaps again

    def add(self, error: EditionError) -> None:
        self.times += 1
        if str(error) not in map(str, self.found):
            self.found.append(error)

    def of(self, check: Callable[..., T], where: Where, *needed: Any) -> T | None:
        """What a check gives; None where it finds a fault, or where something that it needs is None."""
        if any(each is None for each in needed):
            return None
        before = self.times
        try:
            found = check(replace(where, faults=self), *needed)
        except EditionError as error:
            if self.times == before and not isinstance(error, AlreadyTold):
                self.add(error)
            return None
        except Exception:
            if self.times == before:
                raise
            return None  # what stood in for a faulty value was not good enough to go on
        return found if self.times == before else None

    def each(self, check: Callable[..., T], where: Where, things: object, *needed: Any) -> dict[str, T] | None:
        """What a check gives for each thing of a table; None if one of them is faulty."""
        if not isinstance(things, dict) or any(each is None for each in needed):
            return None
        found = {key: self.of(check, where.at(key), thing, *needed) for key, thing in things.items()}
        good = {key: each for key, each in found.items() if each is not None}
        return good if len(good) == len(found) else None

    def sorted(self) -> list[EditionError]:
        return sorted(self.found, key=lambda error: error.line)[:MOST_FAULTS]


class AlreadyTold(EditionError):
    """The end of a check whose fault is collected already."""


@dataclass(frozen=True)
class Sheet:
    """An edition as read: its head is checked, its data are not yet."""

    title: str
    name: str
    text: str
    hash: str
    data: dict[str, Any]
    where: Where


E = TypeVar("E")
Survey = Callable[[Where, dict[str, Any], Faults], object]


def no_survey(_where: Where, _data: dict[str, Any], _faults: Faults) -> None:
    """The first fault is enough."""


class Shelf(Generic[E]):
    """The editions of a title: those that come with it, and files of others. *survey* looks for all that is wrong with
    one that cannot be made."""

    def __init__(
        self, title: str, folder: Path, data: tuple[str, ...], make: Callable[[Sheet], E], survey: Survey = no_survey
    ) -> None:
        self.title, self.folder, self.data, self.make, self.survey = title, folder, data, make, survey
        self.from_text = lru_cache(maxsize=32)(self._from_text)  # as a server keeps it; the file names it in messages

    def names(self) -> list[str]:
        return names(self.folder)

    def load(self, name_or_path: str | Path) -> E:
        """An edition by its name or from a file; what is wrong with it is an EditionError."""
        path = find(name_or_path, self.folder)
        return self.from_text(read(path), str(path))

    def _from_text(self, text: str, file: str) -> E:
        sheet = parse(text, file)
        need_one_of(sheet.where.at("title"), sheet.title, (self.title,))
        try:
            need_keys(sheet.where, sheet.data, (*HEAD, *self.data))
            made = self.make(sheet)
            check_provenance(sheet.where.at("provenance"), sheet.data)
        except EditionError as first:
            raise self.all_faults(sheet, first) from None
        return made

    def all_faults(self, sheet: Sheet, first: EditionError) -> EditionError:
        """Looked for only when there is one, so that good editions are read once."""
        faults, where, data = Faults(), sheet.where, sheet.data
        faults.of(need_keys, where, data, (*HEAD, *self.data))
        self.survey(where, data, faults)
        faults.of(check_provenance, where.at("provenance"), data)
        if not faults.found:
            faults.add(first)
        return EditionFaults(faults.sorted()) if len(faults.found) > 1 else faults.found[0]


def content_hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def names(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.toml"))


def find(name_or_path: str | Path, folder: Path) -> Path:
    """The file of an edition: a path as it is, a plain name in the title's folder."""
    if isinstance(name_or_path, Path) or re.search(r"[/\\]|\.toml$", name_or_path):
        return Path(name_or_path)
    if name_or_path in names(folder):
        return folder / f"{name_or_path}.toml"
    fault = f"there is no such edition (there are: {', '.join(names(folder))}); a file's name ends in .toml"
    raise EditionError(short(name_or_path), 0, "", fault)


def read(path: Path) -> str:
    """The text of a file, with plain line ends so that its hash is the same everywhere."""
    try:
        if path.exists() and not path.is_file():
            raise OSError(0, "it is a folder or a device")
        with path.open("rb") as file:
            raw = file.read(LIMIT + 1)
        if len(raw) > LIMIT:
            raise OSError(0, f"it is larger than {LIMIT // 1024} KB")
        return raw.decode().replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise EditionError(str(path), line, "", "is not UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise EditionError(str(path), 0, "", f"cannot be read ({reason})") from None


def parse(text: str, file: str) -> Sheet:
    """An edition from its text; `file` is the name used in messages."""
    text = text.replace("\r\n", "\n")
    if len(text) > LIMIT or max(map(len, text.split("\n"))) > WIDEST:
        fault = f"is too large for an edition ({LIMIT // 1024} KB, lines of {WIDEST} characters)"
        raise EditionError(file, 0, "", fault)
    data, lines = toml(text, file)
    where = Where(file, lines)
    need_keys(where, {key: data[key] for key in HEAD if key in data}, HEAD)
    need_int(where.at("format"), data["format"], 1, 1)
    title = need_key(where.at("title"), data["title"])
    name = need_key(where.at("name"), data["name"])
    need_table(where.at("provenance"), data["provenance"])
    return Sheet(title, name, text, content_hash(text), data, where)


def toml(text: str, file: str) -> tuple[dict[str, Any], dict[KeyPath, int]]:
    try:
        text.encode()
        return tomllib.loads(text), Lines(text).index()
    except RecursionError:
        raise EditionError(file, 0, "", "is nested too deeply") from None
    except ValueError as error:
        said, _, place = str(error).partition(" (at ")
        line = re.match(r"line (\d+)", place)
        number = int(line[1]) if line else text.count("\n") + 1
        raise EditionError(file, number, "", f"is not TOML ({said[:80]})") from None


def check_provenance(where: Where, data: dict[str, Any]) -> None:
    """Every datum says where it comes from, and nothing else does."""
    provenance = need_table(where, data["provenance"])
    odd = where.faults.odd if where.faults else ()
    for datum in data:
        if datum not in HEAD and datum not in provenance and () not in odd:
            where.tell(f"does not say where {short(datum)} comes from")
    for path, entry in provenance.items():
        if not holds(data, path):
            if not any(tuple(path.split("."))[: len(inside)] == inside for inside in odd):
                where.at(path).tell("there is nothing of that name in this edition")
            continue
        need_keys(where.at(path), entry, ("source", "note"))
        need_one_of(where.at(path, "source"), entry["source"], SOURCES)
        need_text(where.at(path, "note"), entry["note"], 1_000)


def holds(data: dict[str, Any], path: str) -> bool:
    """Whether a path of keys with dots between them leads to something that is not of the head."""
    inside: Any = data
    for part in path.split("."):
        inside = inside.get(part) if isinstance(inside, dict) else None
    return inside is not None and path.split(".", maxsplit=1)[0] not in HEAD


def need_int(where: Where, value: object, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    wanted = f"{low}" if low == high else f"a whole number from {low} to {high}"
    where.tell(f"must be {wanted}, not {short(value)}")
    return low


def need_text(where: Where, value: object, longest: int = 80) -> str:
    if isinstance(value, str) and 0 < len(value) <= longest and value.isprintable():
        return value
    where.tell(f"must be a text in one line of 1 to {longest} characters, not {short(value)}")
    return ""


def need_key(where: Where, value: object) -> str:
    if isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9-]{0,39}", value):
        return value
    where.tell(f"must be a key (small letters, digits, hyphens), not {short(value)}")
    return ""


def need_one_of(where: Where, value: object, choices: Collection[str]) -> str:
    if isinstance(value, str) and value in choices:
        return value
    where.tell(f"must be one of {', '.join(choices)}, not {short(value)}{meant(value, choices)}")
    return next(iter(choices), "")


def need_deciding(where: Where, value: object, choices: Collection[str]) -> str:
    """One of these words, which decides what else there has to be: nothing can stand in for it."""
    if isinstance(value, str) and value in choices:
        return value
    raise where.stop(f"must be one of {', '.join(choices)}, not {short(value)}{meant(value, choices)}")


def need_list(where: Where, value: object, low: int, high: int) -> list[Any]:
    if isinstance(value, list) and low <= len(value) <= high:
        return value
    many = f"{low}" if low == high else f"{low} to {high}"
    raise where.stop(f"must be a list of {many} things, not {short(value)}")


def need_table(where: Where, value: object) -> dict[str, Any]:
    if isinstance(value, dict):
        return value
    raise where.stop(f"must be a table, not {short(value)}")


def need_keys(where: Where, value: object, keys: Collection[str], free: Collection[str] = ()) -> dict[str, Any]:
    """A table with all of these keys, and any of those that are free."""
    table, known = need_table(where, value), (*keys, *free)
    missing = [key for key in keys if key not in table]
    for key in table:
        if key not in known:
            fault = f"is not known here (known are {', '.join(known)})"
            likely = closest(key, missing)
            where.at(key).tell_key(f"{fault}{meant(key, [likely] if likely else known)}")
            missing = [each for each in missing if each != likely]
    for key in missing:
        where.at(key).tell_key("is missing")
    if any(key not in table for key in keys):
        raise AlreadyTold(where.file, where.line, spell(where.path), "cannot be read on")
    return table


def meant(word: object, known: Collection[str]) -> str:
    """The end of a sentence: what somebody who wrote this may have meant."""
    likely = closest(word, known)
    return f"; did you mean {likely}?" if likely else ""


def closest(word: object, known: Collection[str]) -> str:
    found = get_close_matches(word, known, 1, 0.7) if isinstance(word, str) and len(word) <= WORD else []
    return found[0] if found else ""


def spell(path: KeyPath) -> str:
    """A path of keys as a person would write it: layout.l1.s3[0]."""
    bare = re.compile(r"[A-Za-z0-9_-]{1,60}")
    words = (f"[{k}]" if isinstance(k, int) else f".{k if bare.fullmatch(k) else short(k)}" for k in path)
    return "".join(words).removeprefix(".")


def short(value: object) -> str:
    """A value as it may stand in a sentence: on one line and not too long."""
    if isinstance(value, dict | list):
        return f"a {'table' if isinstance(value, dict) else 'list'} of {len(value)}"
    if isinstance(value, int) and abs(value) >= 10**20:
        return "a number of more than 20 digits"
    return repr(value) if len(repr(value)) <= 80 else repr(value)[:77] + "..."


_BLANK: Final = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
_KEY: Final = re.compile(rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*")
_TOKEN: Final = re.compile(rf"""(?s:\"{{3}}(?:\\.|[^\\])*?\"{{3,5}}|'{{3}}.*?'{{3,5}}|{_PART}|#[^\n]*|.)""")


class Lines:
    """Finds the line of every key and list item of a valid TOML text, because tomllib does not tell."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.lines: dict[KeyPath, int] = {}
        self.tables: dict[KeyPath, int] = {}  # how many tables of each [[name]] there were

    def index(self) -> dict[KeyPath, int]:
        prefix: KeyPath = ()
        while self.skip(_BLANK) or self.at < len(self.text):
            if self.at < len(self.text):
                prefix = self.header() if self.text[self.at] == "[" else self.pair(prefix)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found, "tomllib has read this text"
        self.at = found.end()
        return found[0]

    def note(self, path: KeyPath, at: int) -> KeyPath:
        self.lines.setdefault(path, bisect_left(self.ends, at) + 1)
        return path

    def header(self) -> KeyPath:
        """The path of [name] or [[name]]; inside an array of tables it means the last one."""
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        path: KeyPath = ()
        for key in self.key():
            path = (*path, self.tables[path] - 1, key) if path in self.tables else (*path, key)
        if many:
            self.tables[path] = self.tables.get(path, 0) + 1
            path = (*self.note(path, self.at), self.tables[path] - 1)
        self.note(path, self.at)
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        return path

    def key(self) -> list[str]:
        """The parts of a key; quotes and escapes are tomllib's business."""
        self.skip(_BLANK)
        inside: Any = tomllib.loads(self.skip(_KEY) + " = 0")
        keys = []
        while isinstance(inside, dict):
            ((key, inside),) = inside.items()
            keys.append(key)
        return keys

    def pair(self, prefix: KeyPath) -> KeyPath:
        path = prefix
        for key in self.key():
            path = self.note((*path, key), self.at)
        self.at = self.text.index("=", self.at) + 1
        self.value(path)
        return prefix

    def value(self, path: KeyPath) -> None:
        """Goes to the end of a value; inline tables stand in one line, so only items of lists are noted."""
        depth, item, wanted = 0, 0, False
        self.skip(_BLANK)
        is_list = self.text.startswith("[", self.at)
        while self.at < len(self.text):
            start, token = self.at, self.skip(_TOKEN)
            if token[0] in "\n#" and depth == 0:
                return
            if token[0] in " \t\n#":
                continue
            if wanted and token != "]":
                self.note((*path, item), start)
            depth += (token in ("[", "{")) - (token in ("]", "}"))
            wanted = is_list and depth == 1 and token in ("[", ",")
            item += token == "," and depth == 1
