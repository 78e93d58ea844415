"""Counts what makes a code base hard to find one's way in, and prints a table: python tools/house.py

Nothing is judged here. The figures are for whoever moves things about: before, and after.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SHOWN = 5  # of the largest folders
OFTEN = ("words", "told")  # names of modules that say nothing about which
SHELF = ("titles.py", "catalogue.py", "faces.ts")  # where titles are listed on purpose


def main() -> None:
    rows = list(figures(ROOT))
    width = max(len(what) for what, _ in rows)
    for what, figure in rows:
        print(f"{what:<{width}}  {figure}")


def figures(root: Path) -> Iterator[tuple[str, str]]:
    """What is counted, and how much of it there is."""
    files = sources(root)
    yield "Python files under src", f"{len(files):,}"
    yield "lines under src", f"{lines(files):,}"
    yield "lines under benchmarks", f"{lines(sorted((root / 'benchmarks').rglob('*.py'))):,}"
    yield "files in the largest folders", ", ".join(f"{name} {count}" for name, count in largest(files, root))
    yield "classes that Hall inherits from, itself included", str(len(ancestors(files, "Hall")))
    yield "public class names used twice or more", str(len(repeated_classes(files)))
    yield f"modules called {' / '.join(OFTEN)}", " / ".join(str(called(files, name)) for name in OFTEN)
    yield "entries of the glossary", str(len(entries((root / "docs" / "glossary.md").read_text("utf-8"))))
    own, places = titles_named(root)
    yield "modules of one title outside its folders", str(len(own))
    yield "registries: other files that name a title", str(len(places))
    yield from (("", place) for place in places)


def sources(root: Path) -> list[Path]:
    return sorted((root / "src").rglob("*.py"))


def lines(files: list[Path]) -> int:
    return sum(file.read_text("utf-8").count("\n") for file in files)


def largest(files: list[Path], root: Path) -> list[tuple[str, int]]:
    """The folders with most modules right in them."""
    folders = Counter(file.parent.relative_to(root).as_posix() for file in files)
    return folders.most_common(SHOWN)


def classes(files: list[Path]) -> Iterator[tuple[ast.ClassDef, Path]]:
    """Those that stand at the left margin."""
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        yield from ((node, file) for node in tree.body if isinstance(node, ast.ClassDef))


def ancestors(files: list[Path], name: str) -> set[str]:
    """Of the class of this name, as far as they are ours."""
    bases = {node.name: [base.id for base in node.bases if isinstance(base, ast.Name)] for node, _ in classes(files)}
    found, waiting = set[str](), [name]
    while waiting:
        each = waiting.pop()
        if each in bases and each not in found:
            found.add(each)
            waiting += bases[each]
    return found


def repeated_classes(files: list[Path]) -> list[str]:
    names = Counter(node.name for node, _ in classes(files) if not node.name.startswith("_"))
    return sorted(name for name, count in names.items() if count > 1)


def entries(glossary: str) -> list[str]:
    """Each begins with its word in bold."""
    return re.findall(r"(?m)^\*\*(.+?)\.?\*\*", glossary)


def called(files: list[Path], name: str) -> int:
    return sum(file.stem == name for file in files)


# --- titles ---------------------------------------------------------------------------------------


def title_keys(root: Path) -> list[str]:
    return sorted(file.parent.name for file in (root / "src" / "zunft" / "games").glob("*/game.py"))


def titles_named(root: Path) -> tuple[list[str], list[str]]:
    """Outside the folders of titles: modules that are of one title by their name, and all others that name one."""
    keys = title_keys(root)
    client = sorted([*(root / "web" / "src").rglob("*.ts"), *(root / "web" / "src").rglob("*.svelte")])
    found = [file for file in sources(root) if names_a_title(file.read_text("utf-8"), keys)]
    found += [file for file in client if client_names_a_title(file.read_text("utf-8"), keys)]
    paths = [file.relative_to(root).as_posix() for file in found if file.name not in SHELF]
    outside = [path for path in paths if not any(f"games/{key}/" in path for key in keys)]
    own = [path for path in outside if any(key in Path(path).stem for key in keys)]
    return own, sorted(set(outside) - set(own))


def names_a_title(text: str, keys: list[str]) -> bool:
    """A string that is the key, or an import from the title's folder."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and node.value in keys:
            return True
        if isinstance(node, ast.ImportFrom) and re.match(rf"zunft\.games\.({'|'.join(keys)})\b", node.module or ""):
            return True
    return False


def client_names_a_title(text: str, keys: list[str]) -> bool:
    """Anywhere but in a comment, which a pattern of files such as text/*.ftl is not."""
    code = re.sub(r"/\*[\s*].*?\*/|<!--.*?-->|(?m:^\s*//[^\n]*$)", "", text, flags=re.DOTALL)
    return re.search(rf"\b({'|'.join(keys)})\b", code) is not None


if __name__ == "__main__":
    main()
