"""Names, at the very end of a test run, everything that was skipped; with --strict a skip is a failure."""

import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

BUILD = Path("build")


def main() -> int:
    skips = [*missing_tools(), *skipped_tests()]
    for skip in skips:
        print(f"SKIPPED: {skip}")
    if not skips:
        print("Nothing was skipped.")
    return 1 if skips and "--strict" in sys.argv else 0


def missing_tools() -> Iterator[str]:
    """One file each, written by tools/needs.sh."""
    for note in sorted(BUILD.glob("skips/*")):
        yield note.read_text(encoding="utf-8").strip()


def skipped_tests() -> Iterator[str]:
    """From pytest's reports, where an expected failure is written as a skip, too, of another type."""
    for report in sorted(BUILD.glob("reports/*.xml")):
        for test in ElementTree.parse(report).iter("testcase"):
            for skip in test.findall("skipped"):
                if skip.get("type") == "pytest.skip":
                    yield f"{report.stem}: {test.get('classname')}.{test.get('name')} ({skip.get('message')})"


if __name__ == "__main__":
    sys.exit(main())
