"""An analysis as a page of its own: one file without scripts, readable without a network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from zunft.analysis.wording import TextTable, Wording

WIDTH, HEIGHT = 720, 260
COLOURS = ("#1d4f8f", "#a02c2c", "#2f7d5b", "#8a6a00", "#5b4a8a", "#444444")
DASHES = ("", "8 3", "2 3", "10 3 2 3", "5 5", "1 2")
STYLE = """
body { font: 16px/1.5 "Alegreya Sans", system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #2d2118; background: #f7f1e3; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: bold; padding: 0.3rem 0; }
th, td { padding: 0.2rem 0.7rem; border-bottom: 1px solid #cbbfa6; text-align: right; }
td { font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; }
"""


def page_of(wording: Wording) -> str:
    """The whole page."""
    heading = escape(wording.head())
    parts = [f"<h1>{heading}</h1>", *map(_paragraph, [*wording.why(), wording.partly()]), _curve(wording)]
    parts += [_table(wording.account()), _table(wording.account_in_points())]
    parts += [_paragraph(wording(about)) for about in ("account-about", "margins")]
    parts += map(_paragraph, wording.levels())
    if points := wording.turning_points():
        parts.append(_list(wording("turning-points"), points))
    parts += [_list(heading, sentences) for heading, sentences in wording.mistakes()]
    parts.append(_table(wording.sources()))
    body = "\n".join(part for part in parts if part)
    return (
        f'<!doctype html>\n<html lang="{wording.language}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _paragraph(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>" if sentence else ""


def _list(heading: str, sentences: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences)
    return f"<h2>{escape(heading)}</h2>\n<ol>{items}</ol>"


def _table(grid: TextTable) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in grid.head)
    rows = "".join(_row(row) for row in grid.rows)
    caption = f"<caption>{escape(grid.caption)}</caption>"
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(row: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'


# --- the curve ------------------------------------------------------------------------------------


def _curve(wording: Wording) -> str:
    """The chance of every seat, moment by moment, with its band; the tables say the same in figures."""
    if len(wording.report["moments"]) < 2:
        return ""
    seats = range(len(wording.names))
    lines = "".join(f'<line x1="0" x2="{WIDTH}" y1="{_y(at)}" y2="{_y(at)}" stroke="#cbbfa6"/>' for at in (0, 0.5, 1))
    drawn = "".join(_band(wording, seat) for seat in seats) + "".join(_line(wording, seat) for seat in seats)
    box = f'viewBox="0 -6 {WIDTH} {HEIGHT + 12}" role="img" aria-label="{escape(wording("curve"))}"'
    legend = " ".join(_key(name, seat) for seat, name in enumerate(wording.names))
    heading = f"<h2>{escape(wording('curve'))}</h2>{_paragraph(wording('curve-about'))}"
    return f"{heading}<svg {box}>{lines}{drawn}</svg>\n<p>{legend}</p>"


def _key(name: str, seat: int) -> str:
    line = f'<line x1="0" x2="40" y1="6" y2="6" {_stroke(seat)}/>'
    return f'<svg style="width: 40px; height: 12px" viewBox="0 0 40 12" aria-hidden="true">{line}</svg> {escape(name)}'


def _stroke(seat: int) -> str:
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return f'stroke="{colour}" stroke-width="2.5" fill="none" stroke-dasharray="{dash}"'


def _line(wording: Wording, seat: int) -> str:
    values = [moment["chances"][seat] for moment in wording.report["moments"]]
    return f'<polyline points="{_points(values)}" {_stroke(seat)}/>'


def _band(wording: Wording, seat: int) -> str:
    moments = wording.report["moments"]
    high = [min(moment["chances"][seat] + moment["margins"][seat], 1) for moment in moments]
    low = [max(moment["chances"][seat] - moment["margins"][seat], 0) for moment in moments]
    back = " ".join(reversed(_points(low).split()))
    return f'<polygon points="{_points(high)} {back}" fill="{COLOURS[seat % len(COLOURS)]}" opacity="0.15"/>'


def _points(values: Sequence[float]) -> str:
    return " ".join(f"{WIDTH * at / (len(values) - 1):.1f},{_y(value)}" for at, value in enumerate(values))


def _y(value: float) -> str:
    return f"{HEIGHT * (1 - value):.1f}"
