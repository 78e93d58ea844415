"""The beginning of a page about two editions: what differs between the files, and what surely differs in the games."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.arena.balance.comparison import ComparedFigure, Comparison, differing_keys
from zunft.arena.balance.figures_text import GLUE, UNKNOWN, shown, signed
from zunft.arena.balance.findings import Findings
from zunft.arena.page import FigureGrid, Section
from zunft.engine.compared_editions import NOTHING, Difference
from zunft.engine.edition import short, spell

MOST_KEYS = 60  # of a page; `zunft edition diff` has them all


def changed_keys(editions: Sequence[Findings], names: Sequence[str]) -> Section:
    """Every key that the files have otherwise."""
    found = differing_keys(*editions)
    if not found:
        said = "Nothing: all keys of the two files have the same values. What differs below is luck, or an error."
        return Section("What differs between the files", [said])
    rows = [[spell(each.path), value(each.old), value(each.new)] for each in found[:MOST_KEYS]]
    parts: list[str | FigureGrid] = [FigureGrid(["key", names[1], names[0]], rows, words=3)]
    if len(found) > MOST_KEYS:
        parts.append(f"These are {MOST_KEYS} of {len(found)} keys; “zunft edition diff” has them all.")
    return Section("What differs between the files", parts)


def value(of: object) -> str:
    return UNKNOWN if of is NOTHING else short(of)


def clear_differences(compared: Comparison) -> Section:
    """What is surely different, and what is so probably."""
    heading = "What is surely different"
    if not compared.listed:
        return Section(heading, [nothing_found(compared)])
    head = ["", "of", "figure", "A", "B", "A − B", ""]
    rows = [line(compared, each) for each in compared.listed]
    return Section(heading, [how_sure(compared), FigureGrid(head, rows, words=3)])


def nothing_found(compared: Comparison) -> str:
    return (
        f"Nothing that these games could show: of {len(compared.all)} figures that both editions have, none differs "
        "by more than luck would make of so many. That does not say that they are equal; more games see smaller "
        "differences."
    )


def how_sure(compared: Comparison) -> str:
    sure, listed = len(compared.sure), len(compared.listed)
    return (
        f"Of {len(compared.all)} figures that both editions have, {listed} {'differ' if listed > 1 else 'differs'}. "
        f"Those marked “surely”, {sure}, have an interval on one side of 0; it is so wide that all {len(compared.all)} "
        "intervals hold at once in 95 of 100 cases. The others are probably different: of all that is listed, at most "
        "5 of 100 are expected to be there by luck (false discovery rate, Benjamini and Hochberg)."
    )


def line(compared: Comparison, each: ComparedFigure) -> list[str]:
    one, other = (shown(figure, each.form) for figure in (each.one, each.other))
    gap = signed(each.gap, each.form).partition(f"{GLUE}±")[0]
    margin = f"{GLUE}±{GLUE}{each.form(compared.margin(each))}"
    mark = "surely" if compared.is_sure(each) else "probably"
    return [each.section, each.name, each.what, one, other, gap + margin, mark]


def summary(editions: Sequence[Findings], compared: Comparison) -> str:
    """For the lead of the page."""
    keys: list[Difference] = differing_keys(*editions)
    what = f"“{spell(keys[0].path)}”" if len(keys) == 1 else f"{len(keys)} keys"
    files = f"The files differ in {what}" if keys else "The files do not differ"
    sure = f"{len(compared.sure)} surely" if compared.sure else "none surely"
    more = len(compared.listed) - len(compared.sure)
    return f"{files}; of {len(compared.all)} figures {sure} differ{'' if not more else f', and {more} probably'}."
