"""What a language model reads: the lines of the plain terminal, short, and only what is new since it was told last."""

from __future__ import annotations

import json
from collections.abc import Sequence

from zunft.agents.seat import AgentSeat, Known, ProposedDeal
from zunft.cli import law
from zunft.cli.menu import Entry, entries, is_range, matching, numbered
from zunft.cli.phrasing import Phrasing
from zunft.cli.seat_lines import SeatLines
from zunft.engine.title import Said, View
from zunft.text import phrase

OLD = 30  # events that the log repeats
MOST_RULES = 12  # that are listed for a word


class SeatText:
    """Puts what one connection is told into words. It remembers what was told, and forgets nothing until then."""

    def __init__(self, seat: AgentSeat, language: str) -> None:
        self.seat = seat
        self.words = Phrasing(language, seat.title, seat.edition.name)
        self.words.you = seat.number
        self.lines = SeatLines(seat.title, seat.edition, self.words)
        self.heard = 0  # events
        self.listened = set[str]()  # to messages
        self.names: list[str] = []  # of the players, as they were told last
        self.said: list[str] = []  # the lines of the table that were told last

    def instructions(self) -> str:
        """What the game is and how it is played here, for the beginning of a conversation."""
        words, seat = self.words, self.seat
        title = {"title": words.title_name(), "about": phrase(f"{words.title}-title.about", words.language)}
        text = words("agent-instructions", seat=seat.number, seats=seat.seats, **title)
        help_ = f"{words.title}-help"
        return f"{text}\n{words(help_)}" if words.has(help_) else text

    # --- whole answers --------------------------------------------------------------------------

    def turn(self, known: Known) -> str:
        """What is new, and what is asked now."""
        return self._told(known, self.said)

    def table(self, known: Known) -> str:
        """The same with the whole table, whether it was told before or not."""
        return "\n".join([*self.players(known), self._told(known, [])])

    def _told(self, known: Known, before: Sequence[str]) -> str:
        self.names = self.lines.names(known.view)
        summary, besides = self.lines.summary(known.view), self.besides(known)
        table = [line for line in summary if line not in before]
        rest = [self.proposals(known), self.asked(known), [line for line in besides if line not in before]]
        parts = [self.news(known), self.talk(known), table if not before else apart(table), *rest]
        self.heard, self.said = known.turn, [*summary, *besides]
        self.listened.update(each.id for each in known.talk)
        return "\n\n".join("\n".join(part) for part in parts if part)

    def json(self, known: Known) -> str:
        """The view, the question, all answers and the events that are new, as docs/notation describes them."""
        self.heard = known.turn
        told = {"view": known.view, "question": known.question, "options": known.options, "unasked": known.unasked}
        return json.dumps(told | {"events": known.events}, ensure_ascii=False, separators=(",", ":"))

    def log(self, known: Known) -> str:
        """The last events, though they were told before; ``known`` has all."""
        return "\n".join(self.lines.news(known.view, known.events[-OLD:]))

    def place(self, known: Known, place: str) -> str:
        """The board, or a part of it, or what a word stands for."""
        screen, places = self.lines.screen, self.lines.screen.places(known.view)
        if place == "board":
            return "\n".join(screen.described(known.view, None))
        if place in places:
            return "\n".join(screen.described(known.view, place))
        if explained := self.explained(known.view, place):
            return explained
        return self.words("no-place", place=place, places=", ".join(["board", "log", *places]))

    # --- parts ----------------------------------------------------------------------------------

    def players(self, known: Known) -> list[str]:
        """Who plays on the seats of the others."""
        names = self.lines.names(known.view)
        others = [f"{name}: {self.words.level(who)}" for name, who in zip(names, known.players, strict=True) if who]
        return ["; ".join(others) + "."] if others else []

    def news(self, known: Known) -> list[str]:
        """What happened, without what others gained and drew, one by one: the table has their sums, and the log has it
        all."""
        counted = self.lines.screen.counted
        events = [each for each in known.events if each["key"] not in counted or self._is_own(each)]
        return self.lines.news(known.view, events)

    def _is_own(self, event: Said) -> bool:
        return bool(event["args"].get("seat") == self.seat.number)

    def talk(self, known: Known) -> list[str]:
        new = [each for each in known.talk if each.id not in self.listened]
        return [self.words("agent-says", name=each.name, text=" ".join(each.text.split())) for each in new]

    def proposals(self, known: Known) -> list[str]:
        return [self._proposal(known.view, each) for each in known.proposals]

    def _proposal(self, view: View, proposal: ProposedDeal) -> str:
        names = self.lines.names(view)
        about = {"id": proposal.id, "text": proposal.text, "name": names[proposal.seat], "to": names[proposal.to]}
        mine = proposal.seat == self.seat.number
        return self.words("agent-proposed" if mine else "agent-proposal", **about)

    def asked(self, known: Known) -> list[str]:
        """The question with what can be answered; or why there is none."""
        if known.ended is not None:
            return self.end(known)
        if known.question is None:
            return [self.words("agent-wait")]
        return [self.lines.question(known.view, known.question), *self.menu(known.view, known.options)]

    def besides(self, known: Known) -> list[str]:
        """What can be played though nobody asks."""
        gloss = self.lines.gloss(known.view, self.seat.grammar)
        moves = [f"{move} ({about})" if (about := gloss.move(move)) else move for move in known.unasked]
        return [self.words("agent-unasked", moves="; ".join(moves))] if moves else []

    def end(self, known: Known) -> list[str]:
        ended, view = known.ended, known.view
        assert ended is not None
        ledgers = zip(range(len(ended.scores)), ended.scores, ended.ledgers, strict=True)
        added_up = [line for seat, points, ledger in ledgers for line in self.lines.ledger(view, seat, points, ledger)]
        verdict = [self.words.say(line, self.lines.names(view)) for line in ended.verdict]
        ranked = self.lines.places(view, ended.scores, ended.places)
        return [self.words("agent-over"), *added_up, *ranked, self.lines.winners(view, ended.winners), *verdict]

    def menu(self, view: View, moves: Sequence[str]) -> list[str]:
        """One answer a line; where there are many, one line for those that begin with the same words."""
        menu, gloss = entries(moves), self.lines.gloss(view, self.seat.grammar)
        if is_range(by_number := numbered(menu)):
            return [self.lines.range(by_number)]
        lines = [described(each, gloss(each)) for each in menu]
        opens = next((each.text for each in menu if not each.is_move), None)
        return lines if opens is None else [*lines, self.words("agent-groups", part=opens)]

    def options(self, known: Known, part: str) -> str:
        """All answers in which the words of *part* occur, grouped when there are many."""
        if known.question is None:
            return "\n".join(self.asked(known))
        if not (found := matching(known.options, part)):
            return self.words("agent-no-option", part=part)
        return "\n".join(self.menu(known.view, found))

    def explained(self, view: View, word: str) -> str:
        """What the title says about a number or a thing of that name; "" when it says nothing."""
        return "\n".join(self.lines.screen.explained(view, word))

    def refusal(self, reason: Said) -> str:
        """Why something is refused, with the rule; what a hall says comes in the reader's language already."""
        if "text" in reason and reason["key"].partition(".")[0] not in (self.words.title, "engine"):
            return str(reason["text"])
        return self.words.say(reason, self.names)

    def rule(self, number: str) -> str:
        """A rule by its number, or the rules with a word."""
        title, language = self.words.title, self.words.language
        if found := law.find_number(title, number, language):
            return f"{found.number}: {found.text}"
        rules = law.find_word(title, number, language) if number.strip() else []
        if not rules:
            return self.words("agent-no-rule", word=number, numbers=", ".join(list(law.rules_of(title, language))[:3]))
        lines = [f"{rule.number}: {rule.text}" for rule in rules[:MOST_RULES]]
        more = ", ".join(rule.number for rule in rules[MOST_RULES:])
        return "\n".join([*lines, self.words("more-rules", numbers=more)] if more else lines)


def described(entry: Entry, gloss: str) -> str:
    """An answer as it is played, and in words."""
    text = entry.text if entry.is_move else f"{entry.text} …"
    return f"- {text}: {gloss}" if gloss else f"- {text}"


def apart(lines: Sequence[str]) -> list[str]:
    """What is new of the table: descriptions of things, which are indented, come after everything else."""
    return [*(line for line in lines if line[:1] != " "), *(line.strip() for line in lines if line[:1] == " ")]
