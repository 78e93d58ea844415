"""What tools/house.py counts, on a house of a few files."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "src/zunft/games/alpha/game.py": 'KEY = "alpha"\n',
    "src/zunft/catalogue.py": "from zunft.games.alpha.game import KEY\n",
    "src/zunft/bots/evaluation_alpha.py": "from zunft.games.alpha import game\n",
    "src/zunft/bots/levels.py": 'LEVELS = {"alpha": 1}\n',
    "src/zunft/bots/words.py": '"""Of alpha, in prose."""\n\n\nclass Words:\n    pass\n',
    "src/zunft/hall.py": "class Rooms: ...\nclass Words(Rooms): ...\nclass Hall(Words, dict): ...\n",
    "web/src/games/faces.ts": "export const FACES = { alpha: 1 };\n",
    "web/src/comment.ts": "/** As alpha has it. */\n// alpha\nexport const one = 1;\n",
    "web/src/words.ts": '// Of all titles.\nglob(["../games/alpha/text/*.ftl", "alpha/*.ftl"]);\n',
    "benchmarks/run.py": "ROUNDS = 1\n",
    "docs/glossary.md": "# Glossary\n\n**Title.** A game.\nSuch as **alpha**.\n\n**Seat.** A place.\n",
}


@pytest.fixture(scope="module")
def house() -> ModuleType:
    spec = importlib.util.spec_from_file_location("house", ROOT / "tools" / "house.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_figure(house: ModuleType, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    figures = list(house.figures(tmp_path))
    assert [place for what, place in figures if not what] == ["src/zunft/bots/levels.py", "web/src/words.ts"]
    assert dict(figure for figure in figures if figure[0]) == {
        "Python files under src": "6",
        "lines under src": "12",
        "lines under benchmarks": "1",
        "files in the largest folders": "src/zunft/bots 3, src/zunft 2, src/zunft/games/alpha 1",
        "classes that Hall inherits from, itself included": "3",
        "public class names used twice or more": "1",
        "modules called words / told": "1 / 0",
        "entries of the glossary": "2",
        "modules of one title outside its folders": "1",
        "registries: other files that name a title": "2",
    }


def test_what_our_own_house_has_come_to_stays(house: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """One class of a name, but for what every title has; no title is named outside its folders; no tower."""
    house.main()
    assert "Python files under src" in capsys.readouterr().out
    files = house.sources(ROOT)
    assert house.titles_named(ROOT) == ([], [])
    assert len(house.ancestors(files, "Hall")) == 1
    assert len(house.repeated_classes(files)) <= 15
    assert [house.called(files, name) for name in house.OFTEN] == [0, 0]
