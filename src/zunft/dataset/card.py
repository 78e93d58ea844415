"""The data card: what a data set holds, how it was made, what its columns mean, and what it is not good for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from zunft.arena.match import Setting
from zunft.bots.judging import WORLDS
from zunft.dataset.columns import Column, Wanted, decision_columns, game_columns
from zunft.version import VERSION, source_hash

CARD = "README.md"


@dataclass(frozen=True)
class Made:
    """How a data set was made."""

    setting: Setting
    edition: str  # its name and the beginning of its hash
    games: int
    decisions: int
    cells: int
    wanted: Wanted
    seed: int
    bots: tuple[str, ...]  # none: the games come from journals
    command: str
    licence: str


def card_of(made: Made) -> str:
    """The card as Markdown; the same data set has the same card."""
    return "\n".join([*_front(made), *_head(made), *_columns(made), *_reading(), *_limits(made)]) + "\n"


def _front(made: Made) -> Iterator[str]:
    """What catalogues of data sets read."""
    yield from ("---", f"license: {made.licence}", "configs:")
    for name in ("decisions", "games"):
        yield from (f"- config_name: {name}", f"  data_files: {name}/*.parquet")
    yield from ("tags:", "- board-game", "- imperfect-information", f"- zunft-{made.setting.title}", "---", "")


def _head(made: Made) -> Iterator[str]:
    setting = made.setting
    options = ", ".join(f"`{name}={value}`" for name, value in setting.options) or "the usual ones"
    yield from (f"# {made.games:,} games of {setting.title} with {setting.seats} seats, decision by decision", "")
    yield f"{made.decisions:,} decisions in {made.games:,} games, each with what its seat knew, what it could answer,"
    yield "what it did and how the game ended for it."
    yield ""
    yield f"- **Game:** {setting.title}, {setting.seats} seats, edition {made.edition}; options: {options}."
    yield f"- **Who played:** {_players(made)}"
    yield f"- **Made by:** zunft {VERSION} (source {source_hash()[:12]}), by the command"
    yield f"  `{made.command}`"
    yield f"- **Seed:** {made.seed}. {_same(made)}"
    yield f"- **Licence of the data:** {made.licence}."
    yield ""


def _players(made: Made) -> str:
    if not made.bots:
        return "whoever played the journals; the column `bot` says it where that is known."
    names = ", ".join(f"`{bot}`" for bot in made.bots)
    return f"bots: {names}. They move on by one seat from game to game, and every game has a deal of its own."


def _same(made: Made) -> str:
    again = "The same command gives the same content, whatever the number of workers"
    if any(bot.startswith("command:") for bot in made.bots):
        return f"{again}, as far as the programs among the bots answer the same."
    return f"{again}. Game *n* of one seed is the same in every data set of this kind."


def _columns(made: Made) -> Iterator[str]:
    yield from ("## Columns of `decisions`", "")
    for what, columns in decision_columns(made.setting.seats, made.cells, made.wanted).items():
        yield from (f"### {what}", "", *_table(columns), "")
    yield from ("## Columns of `games`", "", *_table(game_columns(made.setting.seats, made.wanted)), "")


def _table(columns: Sequence[Column]) -> Iterator[str]:
    yield from ("| column | type | meaning |", "|---|---|---|")
    for column in columns:
        yield f"| `{column.name}` | {column.type} | {column.meaning} |"


def _reading() -> Iterator[str]:
    yield from ("## Reading it", "", "```python", "import pyarrow.dataset", "")
    yield from ('decisions = pyarrow.dataset.dataset("decisions").to_table()', "```", "")


def _limits(made: Made) -> Iterator[str]:
    yield from ("## Known limits", "")
    yield "- A row holds what its own seat knew. Rows of other seats of the same game hold what *they* knew: whoever"
    yield "  joins rows of several seats learns secrets that no player has."
    yield "- A decision is an answer with a choice. Answers with one option only, draws, moves that nobody asks for and"
    yield "  answers that were taken back have no row."
    yield "- The observation is one moment. What a seat was told earlier is in it as far as the view shows it."
    yield "- A result belongs to the whole game and not to the decision beside it: one game, one sample."
    if made.bots:
        yield "- Bots play as they do, not as people do, and what they do not consider is hardly seen here."
    else:
        yield "- Journals are played again and have to be legal; whether their draws follow from their seed is not"
        yield "  checked here (`zunft verify` does). There are no values of bots in them."
    if made.wanted.judge:
        yield f"- The judge looks at {WORLDS} imagined worlds, and it was trained and measured on the usual edition and"
        yield "  options of the title: elsewhere its chances are a guess."
    if made.wanted.truth:
        yield "- Columns that begin with `truth_` hold what the deciding seat could not know: no input for a player."
