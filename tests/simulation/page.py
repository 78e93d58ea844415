"""A run as a page: a line for each actor, time from left to right, and what was found."""

from __future__ import annotations

from html import escape

from tests.simulation.club import Run

WIDTH, HEIGHT, LEFT = 1600, 44, 130
COLOURS = {"fault": "#b3261e", "→": "#1b5e9b", "←": "#2e7d32", "sees": "#777777"}
STYLE = "body{font:14px sans-serif;margin:2em}pre{font:12px monospace}svg text{font:13px sans-serif}"


def page_of(run: Run) -> str:
    """One file that needs nothing else. What happened stands at its dot, and below as text."""
    moments = [_parts(line) for line in run.trace]
    actors = list(dict.fromkeys(_actor(who) for _, who, _ in moments))
    found = "".join(f"<li>{escape(each)}</li>" for each in run.found)
    events = "".join(f"<li>{escape(str(each))}</li>" for each in run.plan.events)
    about = f"{run.plan.title}, {run.plan.seats} seats, {run.plan.servers} servers, clock {run.plan.clock.kind}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Seed {escape(run.plan.seed)}</title>'
        f"<style>{STYLE}</style><h1>Seed {escape(run.plan.seed)}</h1><p>{escape(about)}</p>"
        f"<h2>Found</h2><ul>{found or '<li>nothing</li>'}</ul><h2>Planned</h2><ol>{events}</ol>"
        f"<h2>Who did what</h2>{_drawing(moments, actors)}<pre>{escape(chr(10).join(run.trace))}</pre></html>"
    )


def _parts(line: str) -> tuple[float, str, str]:
    moment, _, rest = line.strip().partition(" ")
    who, _, what = rest.partition(": ")
    return float(moment), who, what


def _actor(who: str) -> str:
    """A server has one line, however often it is started."""
    return who.partition(".")[0]


def _drawing(moments: list[tuple[float, str, str]], actors: list[str]) -> str:
    end, height = max((at for at, _, _ in moments), default=0.0) or 1.0, HEIGHT * (len(actors) + 1)
    rows = {actor: HEIGHT * (at + 1) for at, actor in enumerate(actors)}
    lines = "".join(
        f'<text x="4" y="{y + 5}">{escape(actor)}</text>'
        f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="#cccccc"/>'
        for actor, y in rows.items()
    )
    dots = "".join(_dot(at / end, rows[_actor(who)], f"{at:.4f} {who}: {what}", what) for at, who, what in moments)
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}">{lines}{dots}</svg>'


def _dot(part: float, y: int, title: str, what: str) -> str:
    colour = next((colour for begin, colour in COLOURS.items() if what.startswith(begin)), "#333333")
    x = LEFT + part * (WIDTH - LEFT - 10)
    return f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="{colour}"><title>{escape(title)}</title></circle>'
