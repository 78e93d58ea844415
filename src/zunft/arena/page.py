"""One self-contained HTML page from sections of words, tables and pictures; the same results give the same bytes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from typing import Any

import matplotlib
from cycler import cycler
from matplotlib.figure import Figure

# Every colour has a name and two values: by daylight and by candlelight. A picture is drawn with the first, and
# the page replaces it by the name, so that pictures follow the theme as text does.
COLOURS: dict[str, tuple[str, str]] = {
    "table": ("#efe5cf", "#1d1712"),
    "sheet": ("#fbf6ea", "#2a211a"),
    "board": ("#e4d6b8", "#3b3025"),
    "stone": ("#b9a784", "#6f604a"),
    "ink": ("#2a2018", "#f1e4c8"),
    "ink2": ("#5b4a38", "#c9b692"),
    "line": ("#86714f", "#8f7d60"),
    "rubric": ("#9a2a1d", "#f0907c"),
    "good": ("#2b6140", "#8fcba0"),
    "blue": ("#5c8fdb", "#76a5ea"),
    "orange": ("#dd7e28", "#e88c38"),
    "green": ("#276b49", "#257e5b"),
    "rose": ("#993c78", "#ab4e8d"),
    "yellow": ("#f4d45a", "#fedf76"),
    "grey": ("#666870", "#8c929b"),
    "sea": ("#62a791", "#83bd9c"),
    "red": ("#b54c39", "#d96e5c"),
    "navy": ("#1f4f8f", "#4a83d0"),
    "wine": ("#713a6f", "#835792"),
}
SERIES = ("blue", "orange", "green", "yellow", "rose", "grey", "sea", "red", "navy", "wine")

STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "zunft",
    "font.family": "DejaVu Sans",  # it comes with matplotlib, so that every machine measures text alike
    "font.size": 11,
    "text.color": COLOURS["ink"][0],
    "axes.labelcolor": COLOURS["ink2"][0],
    "axes.edgecolor": COLOURS["line"][0],
    "axes.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.prop_cycle": cycler(color=[COLOURS[name][0] for name in SERIES]),
    "figure.facecolor": "none",
    "grid.color": COLOURS["board"][0],
    "hatch.color": COLOURS["ink"][0],
    "hatch.linewidth": 0.6,
    "legend.frameon": False,
    "patch.edgecolor": COLOURS["ink"][0],
    "patch.force_edgecolor": True,
    "xtick.color": COLOURS["ink2"][0],
    "ytick.color": COLOURS["ink2"][0],
}
UNSAID = dict.fromkeys(("Date", "Creator", "Format", "Type"))  # nothing about when and by what it was drawn


@dataclass(frozen=True)
class FigureGrid:
    """A table: the first columns hold words, the others figures."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    caption: str = ""
    words: int = 1


@dataclass(frozen=True)
class Picture:
    svg: str
    caption: str


@dataclass(frozen=True)
class Section:
    """Plain texts are paragraphs."""

    heading: str
    parts: Sequence[str | FigureGrid | Picture]


def colour(name: str) -> str:
    """The colour to draw with."""
    return COLOURS[name][0]


def picture(draw: Callable[[Figure], None], caption: str, width: float = 7.6, height: float = 3.0) -> Picture:
    """The picture that ``draw`` makes on an empty sheet of this size in inches."""
    with matplotlib.rc_context(STYLE):
        sheet = Figure(figsize=(width, height), layout="constrained")
        draw(sheet)
        text = StringIO()
        sheet.savefig(text, format="svg", metadata=UNSAID)
    return Picture(_inline(text.getvalue()), caption)


def _inline(svg: str) -> str:
    """A picture as part of a page: without a head of its own, names instead of colours, the page's font."""
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r' xmlns(:xlink)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', r"<svg \1>", svg, count=1)
    svg = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>", "", svg, count=1, flags=re.S)
    svg = re.sub(r"'DejaVu Sans'[^;\"]*", "var(--sans)", svg)
    for name, (light, _) in COLOURS.items():
        svg = svg.replace(light, f"var(--{name})")
    return svg


def page(title: str, lead: str, sections: Sequence[Section]) -> str:
    """The whole page; ``lead`` is for readers who read nothing else."""
    numbers = iter(range(1, 1000))
    body = "\n".join(_section(section, numbers.__next__) for section in sections)
    return PAGE.format(title=escape(title), style=_style(), lead=escape(lead), body=body)


def _section(section: Section, number: Callable[[], int]) -> str:
    parts = [_part(part, number) for part in section.parts]
    return "\n".join(["<section>", f"<h2>{escape(section.heading)}</h2>", *parts, "</section>"])


def _part(part: str | FigureGrid | Picture, number: Callable[[], int]) -> str:
    if isinstance(part, FigureGrid):
        return _grid(part)
    if isinstance(part, Picture):
        return _picture(part, number())
    return f"<p>{escape(part)}</p>"


def _grid(grid: FigureGrid) -> str:
    caption = f"<caption>{escape(grid.caption)}</caption>" if grid.caption else ""
    rows = "\n".join(_row("td", row, grid.words) for row in grid.rows)
    head = _row("th", grid.head, grid.words)
    return f'<div class="wide"><table>{caption}<thead>{head}</thead>\n<tbody>\n{rows}\n</tbody></table></div>'


def _row(tag: str, cells: Sequence[str], words: int) -> str:
    kinds = ("word" if at < words else "figure" for at in range(len(cells)))
    return (
        "<tr>" + "".join(f'<{tag} class="{k}">{escape(c)}</{tag}>' for k, c in zip(kinds, cells, strict=True)) + "</tr>"
    )


def _picture(part: Picture, number: int) -> str:
    """The ids inside a picture get its number, so that two pictures of a page share none."""
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>p{number}-", part.svg)
    named = svg.replace("<svg ", f'<svg role="img" aria-labelledby="picture{number}" ', 1)
    return f'<figure>\n{named}\n<figcaption id="picture{number}">{escape(part.caption)}</figcaption>\n</figure>'


def _style() -> str:
    light = " ".join(f"--{name}: {values[0]};" for name, values in COLOURS.items())
    dark = " ".join(f"--{name}: {values[1]};" for name, values in COLOURS.items())
    return f":root {{ {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n{CSS}"


CSS = """\
:root { color-scheme: light dark;
  --serif: "Alegreya Variable", Alegreya, "Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052,
    "DejaVu Serif", serif;
  --sans: "Alegreya Sans", Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--table); color: var(--ink);
  font: 1.0625rem/1.45 var(--sans); font-variant-numeric: lining-nums tabular-nums; }
main { max-width: 56rem; margin: 0 auto; }
h1, h2 { font-family: var(--serif); line-height: 1.2; }
h1 { font-size: 2rem; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 0 0 .75rem; }
.lead { font-size: 1.2rem; max-width: 70ch; margin: 0 0 2rem; }
section { background: var(--sheet); border: 1px solid var(--board); border-radius: 10px;
  padding: 1.25rem 1.5rem 1.5rem; margin: 0 0 1.25rem; }
p { max-width: 70ch; margin: 0 0 1rem; }
.wide { overflow-x: auto; margin: 0 0 1rem; }
table { border-collapse: collapse; }
caption { text-align: left; color: var(--ink2); padding: 0 0 .4rem; }
th, td { padding: .3rem .9rem .3rem 0; border-bottom: 1px solid var(--board); vertical-align: baseline; }
th { border-bottom: 2px solid var(--line); color: var(--ink2); font-weight: 700; }
.word { text-align: left; }
.figure { text-align: right; padding-left: .6rem; }
figure { margin: 0 0 1rem; }
figure svg { width: 100%; height: auto; max-width: 46rem; display: block; }
figure svg * { stroke-linejoin: round; stroke-linecap: butt; }
figcaption { color: var(--ink2); font-size: .97rem; max-width: 70ch; }
section > :last-child { margin-bottom: 0; }
@media (max-width: 40rem) { section { padding: 1rem; } }
@media print { body { background: none; } section { break-inside: avoid; } }
"""

PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p class="lead">{lead}</p>
{body}
</main>
</body>
</html>
"""
