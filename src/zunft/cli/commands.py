"""The commands that a person can type at the table besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from zunft.cli import law
from zunft.table.errors import CannotUndo

if TYPE_CHECKING:
    from zunft.cli.session import TerminalSession

MOST_RULES = 12  # that are listed for a word
LAST = 30  # events that `log` shows


class TakenBack(Exception):
    """The last answer was taken back: its question is put again."""


class Quit(Exception):
    """The person wants to stop for now."""


def run(session: TerminalSession, typed: str) -> bool:
    """Run a typed command; False when it is not one."""
    word, _, rest = typed.partition(" ")
    command = command_of(session, word.lower())
    if command is None:
        return False
    COMMANDS[command](session, rest.strip())
    return True


def command_of(session: TerminalSession, word: str) -> str | None:
    """A command by its English word, or by one of the reader's language."""
    if word in COMMANDS:
        return word
    return next((name for name in COMMANDS if word in session.words(f"word-{name}").split()), None)


def show_help(session: TerminalSession, _rest: str) -> None:
    place = session.shown.screen.places(session.shown.view())[0]
    session.paper.say(session.words("help", rule=some_rule(session), place=place))
    session.paper.say(session.words(f"{session.table.title.key}-help"))
    if not session.paper.plain:
        session.paper.say(session.words(f"{session.table.title.key}-legend"))


def some_rule(session: TerminalSession) -> str:
    """A rule to explain: the one behind the question, or the first."""
    asked = session.table.question(session.seat)
    return str(asked["rule"]) if asked else next(iter(law.rules_of(session.table.title.key)), "1")


def show_rule(session: TerminalSession, number: str) -> None:
    """One rule by its number; for any other word, the rules that mention it."""
    rule = law.find_number(session.table.title.key, number, session.words.language)
    if rule is None:
        search_rules(session, number)
    else:
        session.paper.say(f"{rule.number}: {rule.text}")


def search_rules(session: TerminalSession, word: str) -> None:
    found = law.find_word(session.table.title.key, word, session.words.language) if word else []
    if not found:
        session.paper.say(session.words("no-rule", word=word, rule=some_rule(session)))
    for rule in found[:MOST_RULES]:
        session.paper.say(f"{rule.number}: {rule.text}")
    if len(found) > MOST_RULES:
        session.paper.say(session.words("more-rules", numbers=", ".join(rule.number for rule in found[MOST_RULES:])))


def why(session: TerminalSession, move: str) -> None:
    """Why a move is refused, or what the title says about a number or a thing of that name."""
    if not move:
        session.paper.say(session.words("why-what"))
    elif known := session.shown.screen.explained(session.shown.view(), move.lower()):
        session.paper.lines(known)
    elif reason := session.table.why_not(session.seat, move.lower()):
        session.paper.say(session.words.say(reason, session.shown.names()))
    else:
        session.paper.say(session.words("possible", move=move.lower()))


def advise(session: TerminalSession, _rest: str) -> None:
    """The adviser's answers for this seat, from what the seat knows: the best first, then the chance to win."""
    session.paper.say(session.words("advice"))
    names, thoughts = session.shown.names(), session.sitting.advice()
    for number, thought in enumerate(thoughts, 1):
        deed = session.words.say(thought.sentence, names)
        reason = session.words.say(thought.reason, names) if thought.reason else ""
        message = "advice-level" if thought.level else "advice-answer"
        session.paper.say(session.words(message, number=number, deed=deed, move=thought.option, reason=reason).rstrip())
    if thoughts[0].chance is not None and thoughts[0].margin is not None:
        chance, margin = (round(100 * share) for share in (thoughts[0].chance, thoughts[0].margin))
        session.paper.say(session.words("advice-chance", chance=chance, margin=margin))


def undo(session: TerminalSession, _rest: str) -> None:
    try:
        session.table.undo(session.seat)
    except CannotUndo as error:
        session.paper.say(session.words.say(error.reason, session.shown.names()))
    else:
        raise TakenBack


def save(session: TerminalSession, name: str) -> None:
    """Save to a new file, or to the game's own."""
    file = Path(name) if name else session.sitting.file
    if file is None:
        session.paper.say(session.words("save-where"))
    elif file.exists() and file != session.sitting.file:
        session.paper.say(session.words("file-exists", file=str(file)))
    else:
        keep(session, file)


def keep(session: TerminalSession, file: Path) -> None:
    try:
        session.sitting.save(file)
    except OSError as error:
        session.paper.say(f"{file}: {error.strerror}")
    else:
        session.sitting.file = file
        session.paper.say(session.words("kept", file=str(file)))


def score(session: TerminalSession, _rest: str) -> None:
    for seat in range(session.table.seats):
        session.shown.ledger(seat)


def board(session: TerminalSession, place: str) -> None:
    session.shown.board(place.lower() or None)


def overview(session: TerminalSession, _rest: str) -> None:
    session.shown.overview()


def log(session: TerminalSession, rest: str) -> None:
    """The last events that this seat was told, or all."""
    events = session.table.events(session.seat)
    session.shown.news(events if rest else events[-LAST:])


def quit_game(_session: TerminalSession, _rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[TerminalSession, str], None]] = {
    "?": show_help,
    "help": show_help,
    "rule": show_rule,
    "rules": search_rules,
    "why": why,
    "advice": advise,
    "undo": undo,
    "save": save,
    "score": score,
    "board": board,
    "table": overview,
    "log": log,
    "quit": quit_game,
}
