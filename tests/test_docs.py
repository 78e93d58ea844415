"""The documents tell the truth: their snippets run, their links lead somewhere, their generated pages are fresh."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import zunft
from zunft.engine.chance import Rng

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "benchmarks" / "README.md"])
OURS = [page for page in PAGES if page.parent.name not in ("rules", "benchmarks") and page.name != "SECURITY.md"]
SCHEMAS = {title: ROOT / "docs" / "notation" / f"{title}.view.schema.json" for title in zunft.titles()}

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([\w.]+)` in \[[\w.]+\]\(([^)]+\.py)\)")
FORBIDDEN = re.compile(r"/work\b|/root\b|/home/|/tmp/|\bTODO\b|https?://[\w.]*(?:pypi|npmjs|pythonhosted)", re.I)


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def without_code(text: str) -> str:
    return FENCE.sub("", text)


def snippets(page: Path) -> Iterator[tuple[int, str]]:
    """The Python of a page, with the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    for fence in FENCE.finditer(text):
        if fence[1] == "python":
            yield text[: fence.start(2)].count("\n") + 1, fence[2]


@pytest.mark.parametrize("page", [page for page in OURS if list(snippets(page))], ids=named)
def test_the_snippets_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path, monkeypatch: Any) -> None:
    """A page is one namespace; a snippet with prompts has to print what it shows."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for line, code in snippets(page):
        if ">>>" in code:
            run_prompts(page, line, code, names)
        else:
            exec(compile("\n" * (line - 1) + code, named(page), "exec"), names)


def run_prompts(page: Path, line: int, code: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(code, names, named(page), named(page), line - 1)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    said: list[str] = []
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert runner.failures == 0, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_relative_link_leads_to_a_file(page: Path) -> None:
    for link in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        target, _, part = link.partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        file = (page.parent / target) if target else page
        assert file.exists(), f"{named(page)}: {link}"
        if part and file.suffix == ".md":
            assert part in anchors(file), f"{named(page)}: {link}"


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", without_code(page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", OURS, ids=named)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    text = page.read_text(encoding="utf-8")
    commands = re.findall(r"`make ([a-z-]+)[^`]*`|^\$ make ([a-z-]+)", text, re.M)
    assert {first or second for first, second in commands} <= targets


@pytest.mark.parametrize("page", OURS, ids=named)
def test_no_page_names_a_machine_a_registry_or_work_left_over(page: Path) -> None:
    assert not FORBIDDEN.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", [page for page in OURS if CODE.search(page.read_text("utf-8"))], ids=named)
def test_every_function_that_is_named_with_its_file_is_there(page: Path) -> None:
    for name, file in CODE.findall(page.read_text(encoding="utf-8")):
        source = (page.parent / file).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"^ *(?:(?:async )?def|class) {part}\b", source, re.M), f"{named(page)}: {name} in {file}"


def test_every_dependency_has_a_reason() -> None:
    """docs/why.md names every package that pyproject.toml asks for; stub packages share a line."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    groups = [project["project"]["dependencies"], *extras, *project["dependency-groups"].values()]
    wanted = {re.split(r"[^\w.-]", need)[0] for group in groups for need in group if isinstance(need, str)}
    reasons = set(re.findall(r"`([\w.-]+)`", (ROOT / "docs" / "why.md").read_text(encoding="utf-8")))
    assert {name for name in wanted if not name.startswith("types-")} <= reasons


def test_a_newcomer_finds_every_folder_of_the_sources() -> None:
    """CONTRIBUTING.md says what each package of ours is for, down to those of the server."""
    sources, written = ROOT / "src" / "zunft", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    folders = [file.parent for file in (*sources.glob("*/__init__.py"), *sources.glob("server/*/__init__.py"))]
    assert len(folders) > 8
    assert [folder.name for folder in folders if f"`{named(folder)}" not in written] == []


def test_every_concept_is_linked_from_the_index() -> None:
    """docs/README.md lists every page that a person may look for."""
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link.partition("#")[0]).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    pages = {page.resolve() for page in OURS if page.is_relative_to(ROOT / "docs") and page != index}
    assert pages <= linked, sorted(map(str, pages - linked))


def test_the_generated_pages_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/make_docs.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_picture_is_the_one_that_the_command_draws() -> None:
    from zunft.games.flanders import drawing, edition  # noqa: PLC0415

    drawn = drawing.sheet(edition.load("reconstruction"))
    assert (ROOT / "docs" / "pictures" / "towns.svg").read_text("utf-8") == drawn


# --- the schema of a view ---------------------------------------------------------------------------


def validator_of(title: str) -> Draft202012Validator:
    schema = json.loads(SCHEMAS[title].read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize("title", SCHEMAS)
def test_every_object_in_the_schema_is_closed(title: str) -> None:
    for node in objects(json.loads(SCHEMAS[title].read_text(encoding="utf-8"))):
        assert "additionalProperties" in node, node


def objects(node: Any) -> Iterator[dict[str, Any]]:
    """Every part of a schema that describes an object."""
    if isinstance(node, dict):
        if node.get("type") == "object":
            yield node
        node = list(node.values())
    if isinstance(node, list):
        for inner in node:
            yield from objects(inner)


either_edition = pytest.mark.parametrize("edition", [pytest.param("reconstruction", marks=pytest.mark.slow), "tiny"])


@either_edition
@pytest.mark.parametrize("hands", ["open", "covered"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_of_random_games_of_flanders_fit_the_schema(seats: int, hands: str, edition: str) -> None:
    options = {"hands": hands, "guilds": "chosen", "centres": "random" if edition == "tiny" else "chosen"}
    check_game(zunft.Table("flanders", seats, seed=seats, edition=edition, options=options))


@either_edition
@pytest.mark.parametrize("money", ["screened", "open"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_of_random_games_of_strasbourg_fit_the_schema(seats: int, money: str, edition: str) -> None:
    options = {"money": money, "planning": "in-order" if money == "open" else "at-once"}
    check_game(zunft.Table("strasbourg", seats, seed=seats, edition=edition, options=options))


@either_edition
@pytest.mark.parametrize("pile", ["top-only", "open"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_views_of_random_games_of_the_guild_fit_the_schema(seats: int, pile: str, edition: str) -> None:
    options = {"discard_pile": pile, "professions": "by-lot" if pile == "open" else "chosen"}
    check_game(zunft.Table("gilde", seats, seed=seats, edition=edition, options=options))


def check_game(table: zunft.Table) -> None:
    """The view of every seat and of a spectator, now and then during a whole game and at its end; then all events."""
    validator, rng = validator_of(table.title.key), Rng(table.seats)
    while not table.over:
        if rng.below(10) == 0:
            check_views(validator, table)
        seat = table.waiting_for[rng.below(len(table.waiting_for))]
        choices = table.options(seat)
        table.play(seat, choices[rng.below(len(choices))])
    check_views(validator, table)
    check_events(table)


def check_events(table: zunft.Table) -> None:
    """Each kind of event once: a game has hundreds of events."""
    definitions = json.loads(SCHEMAS[table.title.key].read_text(encoding="utf-8"))["$defs"]
    validator = Draft202012Validator({"$ref": "#/$defs/event", "$defs": definitions})
    told = {event["key"]: event for seat in [*range(table.seats), None] for event in table.events(seat)}
    for key, event in told.items():
        assert validator.is_valid(event), f"{key}: {event}"


def check_views(validator: Draft202012Validator, table: zunft.Table) -> None:
    for seat in [*range(table.seats), None]:
        view = json.loads(json.dumps(table.view(seat)))
        errors = [f"{error.json_path}: {error.message[:300]}" for error in validator.iter_errors(view)]
        assert not errors
        assert view == table.view(seat)  # nothing but what JSON knows


def test_the_change_log_counts_the_options_of_each_title_rightly() -> None:
    """ "The Guild has nine [options](docs/notation/gilde.md#options)": a new option has to be told."""
    counts = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    told = re.findall(
        r"(\w+) \[options[^]]*\]\(docs/notation/(\w+)\.md#options\)", (ROOT / "CHANGELOG.md").read_text("utf-8")
    )
    assert {title: counts.index(word) for word, title in told} == {
        title: len(zunft.about(title)["options"]) for title in zunft.titles()
    }
