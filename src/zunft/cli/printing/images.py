"""Drawings as pictures, with fonts of our own: every machine prints the same."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import matplotlib
import resvg_py
from PIL import Image

MM_PER_INCH = 25.4


@cache
def fonts() -> list[str]:
    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return [str(folder / f"DejaVuSerif{style}.ttf") for style in ("", "-Bold", "-Italic", "-BoldItalic")]


def png(svg: str, width: int) -> bytes:
    """A drawing so many pixels wide."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=fonts(),
        font_family="DejaVu Serif",
        serif_family="DejaVu Serif",
    )


def picture(svg: str, width: int) -> Image.Image:
    return Image.open(BytesIO(png(svg, width))).convert("RGBA")


def pixels(length: float, dots: int) -> int:
    """Of a length in millimetres, at so many dots an inch."""
    return round(length / MM_PER_INCH * dots)
