"""What is printed on paper: sets of cards, tiles or boards of one size, drawn in millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap
from typing import Final, Protocol

CARD: Final = (63.0, 88.0)  # the usual size, which sleeves fit
SMALL: Final = (44.0, 63.0)
MOST_WIDE, MOST_HIGH = 250.0, 180.0  # of a board: it fits on A4 and on Letter, lying, with its marks
PAPER: Final = "#fbf4e2"
INK: Final = "#3d2b1c"
FONT: Final = "font-family=\"'DejaVu Serif', serif\""


class Words(Protocol):
    """Sentences and names in the language of the print."""

    language: str

    def __call__(self, message: str, **things: object) -> str: ...

    def name(self, kind: str, key: str) -> str: ...

    def about(self, kind: str, key: str) -> str: ...

    def title_name(self) -> str: ...


@dataclass(frozen=True)
class PrintedFace:
    """One side, as the inside of an SVG whose unit is a millimetre."""

    key: str
    drawing: str
    copies: int = 1


@dataclass(frozen=True)
class PrintedSet:
    """Things of one size with one back; without a back they are boards, each on a page of its own."""

    key: str
    size: tuple[float, float]
    faces: Sequence[PrintedFace]
    back: str = ""

    @property
    def pieces(self) -> list[PrintedFace]:
        """Every piece of paper."""
        return [face for face in self.faces for _ in range(face.copies)]


def svg(size: tuple[float, float], drawing: str) -> str:
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" {FONT}>{drawing}</svg>'
    )


# --- a plain card, for titles that draw no other -------------------------------------------------


@dataclass(frozen=True)
class PlainCard:
    """A name on a band, a few lines below it, and a large sign at the foot."""

    name: str
    lines: Iterable[str] = ()
    sign: str = ""
    tint: str = "#dcc08e"


def face(size: tuple[float, float], card: PlainCard) -> str:
    width, height = size
    unit = width / 16  # of letters and distances
    names = wrap(card.name, 16)
    band = unit * (1.2 + 1.8 * len(names))
    drawn = [ground(size, PAPER), *framed(size), box(3, 3, width - 6, band, card.tint)]
    drawn += [
        said(width / 2, 3 + unit * (1.6 + 1.8 * at), unit * min(1.5, 19 / max(len(name), 1)), name, "bold")
        for at, name in enumerate(names)
    ]
    lines = [line for each in card.lines for line in wrap(each, 22)]
    drawn += [said(width / 2, 3 + band + unit * (1.8 + 1.5 * at), unit * 1.05, line) for at, line in enumerate(lines)]
    if card.sign:
        foot = height - 3 - unit * 2.4 if lines else (3 + band + height - 3) / 2
        drawn.append(said(width / 2, foot, unit * 3.4, card.sign, "bold"))
    return "".join(drawn)


def back(size: tuple[float, float], name: str, tint: str) -> str:
    """Alike from both ends, so that nothing shows which way a card lies."""
    width, height = size
    drawn = [ground(size, tint), *framed(size, PAPER)]
    for turned in ("", f' transform="rotate(180 {width / 2:g} {height / 2:g})"'):
        drawn.append(
            f"<g{turned}>{said(width / 2, height * 0.3, width / max(len(name) * 0.75, 6), name, fill=PAPER)}</g>"
        )
    return "".join(drawn)


def ground(size: tuple[float, float], fill: str) -> str:
    return f'<rect width="{size[0]:g}" height="{size[1]:g}" fill="{fill}"/>'


def framed(size: tuple[float, float], ink: str = INK) -> list[str]:
    """A frame well inside the edge, so that a crooked cut does no harm."""
    width, height = size
    return [
        f'<rect x="2.4" y="2.4" width="{width - 4.8:g}" height="{height - 4.8:g}" rx="1.5" fill="none" '
        f'stroke="{ink}" stroke-width="0.4"/>'
    ]


def box(x: float, y: float, width: float, height: float, fill: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="1" fill="{fill}" '
        f'stroke="{INK}" stroke-width="0.3"/>'
    )


def said(x: float, y: float, size: float, words: str, weight: str = "normal", fill: str = INK) -> str:
    """Words around a point."""
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:.3g}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="middle">{escape(words)}</text>'
    )
