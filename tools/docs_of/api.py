"""The reference of what programs import, from signatures and docstrings; nothing is imported that the doors need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from docs_of.pages import page

SOURCES = Path(__file__).parents[2] / "src"
Node = ast.ClassDef | ast.FunctionDef
Kind = TypeVar("Kind", bound=ast.stmt)
WIDEST = 100  # characters of a call in one line
# What is told of each module, in this order: its public names, or those of its __all__.
MODULES: dict[str, tuple[str, ...]] = {
    "zunft": (),
    "zunft.bots": (),
    "zunft.research.door": ("Door",),
    "zunft.research.gymnasium": ("env",),
    "zunft.research.pettingzoo": ("env", "parallel_env"),
    "zunft.research.openspiel": ("ZunftGame", "register"),
    "zunft.research.batch": ("Batch", "Observed"),
    "zunft.research.pufferlib": ("env", "SeatsEnv"),
}
COMMENT = re.compile(r"  # (.*)")


@dataclass(frozen=True)
class Entry:
    """A class or function as it is written, and where it is imported from."""

    module: str
    node: Node
    source: str

    @property
    def about(self) -> str:
        return plain(ast.get_docstring(self.node) or "")

    def fields(self) -> Iterator[tuple[str, str]]:
        """Those of a class, each with the comment behind it."""
        for node in self._body(ast.AnnAssign):
            if isinstance(node.target, ast.Name):
                yield f"{node.target.id}: {ast.unparse(node.annotation)}", self._comment(node)

    def methods(self) -> Iterator[tuple[str, str]]:
        """The public properties and methods of a class, each with its docstring."""
        for node in self._body(ast.FunctionDef):
            if not node.name.startswith("_"):
                yield signature(node, is_member=True), plain(ast.get_docstring(node) or "")

    def _body(self, kind: type[Kind]) -> list[Kind]:
        body = self.node.body if isinstance(self.node, ast.ClassDef) else []
        return [node for node in body if isinstance(node, kind)]

    def _comment(self, node: ast.AnnAssign) -> str:
        found = COMMENT.search(self.source.splitlines()[(node.end_lineno or 1) - 1])
        return found[1] if found else ""


def entries() -> Iterator[Entry]:
    for module, names in MODULES.items():
        for name in names or exported(module):
            if entry := found(module, name):
                yield entry


def undocumented() -> list[str]:
    """Every public name without a docstring; the fields of a class may be told by its own."""
    named = [(f"{entry.module}.{entry.node.name}", entry) for entry in entries()]
    lacking = [name for name, entry in named if not entry.about]
    return lacking + [f"{name}.{method}" for name, entry in named for method, about in entry.methods() if not about]


def exported(module: str) -> list[str]:
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


def found(module: str, name: str, shown: str = "") -> Entry | None:
    """Where it is defined, through any number of imports; None for a constant."""
    for node in tree(module).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return Entry(shown or module, node, file_of(module).read_text(encoding="utf-8"))
        if isinstance(node, ast.ImportFrom) and node.module and name in {alias.name for alias in node.names}:
            return found(node.module, name, shown or module)
    return None


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def file_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def plain(docstring: str) -> str:
    return " ".join(docstring.split()).replace("``", "`")


def signature(node: ast.FunctionDef, is_member: bool = False) -> str:
    arguments = ast.unparse(node.args)
    if is_member:
        arguments = re.sub(r"^(self|cls)(, )?", "", arguments)
    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    is_property = any("property" in ast.unparse(decorator) for decorator in node.decorator_list)
    return f"{node.name}{gives}" if is_property else f"{node.name}({arguments}){gives}"


def call_of(node: Node) -> str:
    """How a function is called, or a class; an argument a line where it is long."""
    made = node if isinstance(node, ast.FunctionDef) else constructor_of(node)
    if made is None:
        return ""
    call = signature(made, is_member=made is not node).replace("__init__", node.name).removesuffix(" -> None")
    if len(call) <= WIDEST:
        return call
    given = ast.unparse(made.args).removeprefix("self, ")
    arguments = "".join(f"    {each},\n" for each in split_arguments(given))
    return call.replace(f"({given})", f"(\n{arguments})")


def constructor_of(node: ast.ClassDef) -> ast.FunctionDef | None:
    made = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return made[0] if made else None


def split_arguments(given: str) -> list[str]:
    """At the commas that are in no bracket."""
    depth, parts = 0, [""]
    for sign in given:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def parts() -> Iterator[str | Iterator[str]]:
    module = ""
    for entry in entries():
        if entry.module != module:
            module = entry.module
            yield f"## `{module}`"
            yield plain(ast.get_docstring(tree(module)) or "")
        yield f"### {entry.node.name}"
        if call := call_of(entry.node):
            yield f"```text\n{call}\n```"
        yield entry.about
        if told := [*entry.fields(), *entry.methods()]:
            yield (f"- `{name}`{f': {about}' if about else ''}" for name, about in told)


def api_page() -> str:
    return page(
        "# The API",
        [
            "Everything that programs import, with its signature and what its docstring says.",
            "[In Python](python.md) shows it in use; the [doors for researchers](research/README.md) have a page.",
        ],
        *parts(),
    )
