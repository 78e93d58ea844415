"""Writes the forms of the OpenAPI document to build/openapi.json, for `make client-types`."""

from __future__ import annotations

import json
from pathlib import Path

from zunft.server.app import create_app
from zunft.server.config import Settings
from zunft.server.web.openapi import document

FILE = Path(__file__).parent.parent / "build/openapi.json"


def main() -> None:
    FILE.parent.mkdir(exist_ok=True)
    whole = document(create_app(Settings()))
    forms = {**whole, "paths": {}}  # the client names its routes itself: types of 70 routes would be a book
    FILE.write_text(json.dumps(forms, indent=1, sort_keys=True), encoding="utf-8")


if __name__ == "__main__":
    main()
