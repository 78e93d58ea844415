"""The build hook: the browser client in wheels and sdists, zunft/_build.py in every wheel and, when ZUNFT_COMPILE=1,
the engine compiled by mypyc; with ZUNFT_PROFILE=1 compiled twice, the second time with a profile (gcc only).
"""

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# Setting CFLAGS replaces the compiler's defaults, so the first three are said again. Rules and engine are many small
# functions: inlining more of them than usual saves 4 to 9 % of the instructions of a game. Nothing but the start of a
# module is looked up from outside: what is hidden is reached without a table of addresses.
CFLAGS = (
    "-O3 -DNDEBUG -fwrapv -fno-semantic-interposition -fvisibility=hidden "
    "--param max-inline-insns-auto=60 --param inline-unit-growth=120"
)

# gcc keeps the profile beside the object file and looks for it there.
PROFILED, WITH_PROFILE = "-fprofile-generate", "-fprofile-use -fprofile-correction -Wno-missing-profile"

WITHOUT = "ZUNFT_CLIENT=0 builds without it."


class EngineBuildHook(BuildHookInterface[Any]):
    """Nothing is ever compiled beside the sources: a library there would hide later edits."""

    def dependencies(self) -> list[str]:
        if not is_compiling():
            return []
        project = read_project(Path(self.root))
        runs = project["project"]["dependencies"] if is_profiling() else []  # it plays meanwhile
        return [*project["dependency-groups"]["compile"], *runs]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        check_patterns(root)
        if os.environ.get("ZUNFT_CLIENT") != "0":
            bring_client(root)
        if self.target_name == "wheel":
            self.add_build(root, build_data)

    def add_build(self, root: Path, build_data: dict[str, Any]) -> None:
        self.temporary = tempfile.TemporaryDirectory(prefix="zunft-build-")
        folder = Path(self.temporary.name)
        files = {folder / "_build.py": "zunft/_build.py"}
        (folder / "_build.py").write_text(facts(root), encoding="utf-8")
        if is_compiling():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            files |= libraries(root, work_folder() or folder)
        build_data["force_include"].update({str(file): place for file, place in files.items()})

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "temporary"):
            self.temporary.cleanup()


class LinksHook(MetadataHookInterface):
    """The README as an index shows it, and where the project lives: both from [tool.zunft.address]."""

    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        places = read_project(root)["tool"]["zunft"]["address"]
        text = (root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, places, metadata["version"])}
        metadata["urls"] = urls(places, metadata["version"])


LINK = re.compile(r"(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)\s]+)\)")


def absolute(text: str, places: dict[str, str], version: str) -> str:
    """Its links and pictures with the address; as they are where the project has none yet."""
    if not places["home"]:
        return text

    def whole(link: re.Match[str]) -> str:
        kind = "pictures" if link[1] else "files"
        return f"{link[1]}{link[2]}({place(places, kind, version, link[3])})"

    return LINK.sub(whole, text)


def place(places: dict[str, str], kind: str, version: str, path: str) -> str:
    return places[kind].format(home=places["home"].rstrip("/"), version=version, path=path)


def urls(places: dict[str, str], version: str) -> dict[str, str]:
    if not places["home"]:
        return {}
    pages = {"Documentation": "docs/README.md", "Changelog": "CHANGELOG.md"}
    found = {name: place(places, "files", version, path) for name, path in pages.items()}
    return {"Homepage": places["home"], "Issues": f"{places['home'].rstrip('/')}/issues", **found}


def read_project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def is_compiling() -> bool:
    return os.environ.get("ZUNFT_COMPILE") == "1"


def is_profiling() -> bool:
    return os.environ.get("ZUNFT_PROFILE") == "1"


def of_version(root: Path, function: str) -> Any:
    """What a function of version.py says about these sources; the package itself cannot be imported here."""
    return runpy.run_path(str(root / "src/zunft/version.py"))[function](root)


def check_patterns(root: Path) -> None:
    """A pattern that matches nothing would leave modules interpreted, and nobody would hear of it."""
    if empty := of_version(root, "empty_patterns"):
        raise SystemExit(f"pyproject.toml, [tool.zunft] compiled: no file matches {', '.join(empty)}.")


def bring_client(root: Path) -> None:
    """A package without the client would be a hall without a door: the build makes it, or stops with a sentence."""
    client = runpy.run_path(str(root / "tools" / "client.py"))
    if client["is_built"](root):
        return
    if not client["has_sources"](root):
        raise SystemExit(f"The browser client is not built, and its sources (web/) are not here. {WITHOUT}")
    if not client["has_node"]():
        raise SystemExit(f"The browser client cannot be built: it needs Node 22.12 or newer, with npm. {WITHOUT}")
    if trouble := client["build"](root):
        raise SystemExit(f"{trouble}\nThe browser client could not be built; npm says why above. {WITHOUT}")


def facts(root: Path) -> str:
    """The text of zunft/_build.py."""
    group = "".join(f'    "{name}",\n' for name in of_version(root, "module_names"))
    return (
        '"""Written by the build: what this wheel was made from."""\n\n'
        f'SOURCE_HASH = "{of_version(root, "hash_sources")}"\nCOMPILED = {is_compiling()}\nGROUP = (\n{group})\n'
    )


def work_folder() -> Path | None:
    """A folder that outlives the build, where C code that did not change need not be compiled again.

    One for each set of tools, so that nothing made by others is taken over.
    """
    kept = os.environ.get("ZUNFT_BUILD_DIR")
    tools = f"{sys.version} {sys.base_prefix} {version_of('mypy')} {os.environ.get('CC')} {CFLAGS}"
    return Path(kept).resolve() / hashlib.sha256(tools.encode()).hexdigest()[:12] if kept else None


def libraries(root: Path, work: Path) -> dict[Path, str]:
    """Each compiled library with its place in the wheel."""
    work = work / ("profiled" if is_profiling() else "plain")
    if is_profiling() or (work / "unfinished").exists():  # the last build was killed: its libraries may be torn
        shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    (work / "unfinished").touch()
    if is_profiling():
        play_profiled(root, work, compile_group(root, work, PROFILED))
    built = compile_group(root, work, WITH_PROFILE if is_profiling() else "")
    (work / "unfinished").unlink()
    return {library: library.relative_to(work / "lib").as_posix() for library in built}


def compile_group(root: Path, work: Path, flags: str) -> list[Path]:
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.environ["CFLAGS"] = f"{CFLAGS} {flags}"
    sources = of_version(root, "compiled_sources")
    where: dict[str, Any] = {"group_name": "zunft", "target_dir": str(work / "c")}
    with chdir(root):
        names = [str(path.relative_to(root)) for path in sources]
        # The compiled modules import only each other; what the package around them needs is not looked at here.
        extensions = mypycify(["--follow-imports=silent", "--ignore-missing-imports", *names], **where)
        command = Distribution({"name": "zunft", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
        command.force = bool(flags)
        command.ensure_finalized()
        command.run()
    return [Path(path) for path in command.get_outputs()]


def play_profiled(root: Path, work: Path, built: list[Path]) -> None:
    """Games by the libraries that write down what they run, in a copy of the package away from the sources."""
    played = work / "played"
    shutil.copytree(root / "src", played, ignore=shutil.ignore_patterns("web_dist", "__pycache__"))
    for library in built:
        shutil.copy(library, played / library.relative_to(work / "lib"))
    (played / "zunft" / "_build.py").write_text(facts(root), encoding="utf-8")
    paths = os.pathsep.join(filter(None, [str(played), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, str(root / "tools" / "workload.py")]
    settings = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    if subprocess.run(command, env=settings, check=False).returncode:
        raise SystemExit("The profiled engine did not play its games.")
    if not list(work.glob("o/**/*.gcda")):
        raise SystemExit("No profile was written: ZUNFT_PROFILE=1 needs gcc. Build without it, or with CC=gcc.")
