"""What pip calls to build: hatchling, which is told beforehand of the Node that wheels and sdists may need.

A build hook cannot say so itself, since it does not learn in time whether the install is editable; and that needs no
client.
"""

from __future__ import annotations

import os
import runpy
import tomllib
from pathlib import Path
from typing import Any

from hatchling import build
from hatchling.build import build_editable, build_sdist, build_wheel, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    """Node as a package of Python, where the client has to be built and the machine has none."""
    root = Path.cwd()
    client = runpy.run_path(str(root / "tools" / "client.py"))
    if os.environ.get("ZUNFT_CLIENT") == "0" or client["is_built"](root) or client["has_node"]():
        return []
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"]["node"])
