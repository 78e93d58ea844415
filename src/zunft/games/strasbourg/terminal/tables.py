"""Tables and lines: the rounds to come, the Council, who has what, the own cards and tasks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from zunft.engine.title import View
from zunft.games.strasbourg.edition import KINDS, StrasbourgEdition
from zunft.games.strasbourg.terminal.phrasing import Phrasing, sum_of

COLUMN = 26  # letters for a seat of the Council
IN_A_ROW = 3
WHAT = {"a": "a", "b": "guild", "c": "merchants", "d": "guild", "e": "merchants", "f": "guild", "g": "g", "h": "h"}
KIND_NAMES = {number: name for name, number in KINDS.items()}


class Tables:
    """What can be counted in a view, in rows of 80 columns."""

    def __init__(self, edition: StrasbourgEdition, words: Phrasing) -> None:
        self.edition = edition
        self.words = words

    def tables(self, view: View) -> list[str]:
        """The rounds with their guilds and edifices, and the Council."""
        seats = [f"{name}: {member}" for name, member in self.council(view)]
        rows = [seats[at : at + IN_A_ROW] for at in range(0, len(seats), IN_A_ROW)]
        council = ["".join(f"{cell:<{COLUMN}}" for cell in row).rstrip() for row in rows]
        return [*self.rounds(view), "", self.words("strasbourg-council"), *council]

    def rounds(self, view: View) -> list[str]:
        """S-010. All rounds are known from the start; an arrow is at this one."""
        return [self._round(view, at) for at, card in enumerate(view["rounds"], start=1) if card["edifice"]]

    def _round(self, view: View, number: int) -> str:
        card = view["rounds"][number - 1]
        guilds = ", ".join(self.words.name("guild", guild) for guild in card["guilds"])
        mark = ">" if number == view["round"] else " "
        return f"{mark} " + self.words(
            "strasbourg-round", number=number, guilds=guilds, edifice=self.edifice(card["edifice"])
        )

    def edifice(self, key: str) -> str:
        value = self.edition.board.edifices[self.edition.edifices.index(key)]
        return f"{self.words.name('edifice', key)} ({value})"

    def council(self, view: View) -> list[tuple[str, str]]:
        """S-005. Every seat and whose member has it."""
        empty = self.words("strasbourg-council-empty")
        return [
            (self.words.name("council", key), empty if seat is None else self.words(f"strasbourg-player-{seat}"))
            for key, seat in view["council"].items()
        ]

    # --- lines ------------------------------------------------------------------------------------

    def summary(self, view: View, names: Sequence[str]) -> list[str]:
        """Who has what; the own hand and tasks; where the round is."""
        players = [self.player(view, seat, names) for seat in range(view["seats"])] if view["round"] else []
        return [*players, *self.tasks(view), *self.hand(view), *self.now(view, names)]

    def player(self, view: View, seat: int, names: Sequence[str]) -> str:
        player = view["players"][seat]
        about = {"prestige": player["prestige"], "members": player["members"], "deck": player["deck"]}
        line = self.words("strasbourg-line", name=names[seat], **about)
        if player["under_deck"]:
            line += self.words("strasbourg-under", cards=" ".join(map(str, player["under_deck"])))
        if player["stacks"]:
            line += self.words("strasbourg-stacks", stacks=", ".join(map(self.stack, player["stacks"].items())))
        if player["revealed"]:
            total = sum(player["revealed"])
            line += self.words("strasbourg-revealed", cards=sum_of(player["revealed"]), influence=total)
        return line + self.money(player)

    def stack(self, stack: tuple[str, View]) -> str:
        """A stack with its cards, as far as they are known."""
        number, held = stack
        known = sum_of(held["cards"]) if "cards" in held else self.words("strasbourg-cards", number=held["size"])
        return f"{number}: {known}"

    def money(self, player: View) -> str:
        """A-16. Nothing where a screen is in between."""
        if "coins" not in player:
            return ""
        goods = [f"{self.words.name('goods', key)} {count}" for key, count in player["goods"].items() if count]
        line = self.words("strasbourg-money", coins=player["coins"], privileges=player["privileges"])
        return line + (self.words("strasbourg-goods", goods=", ".join(goods)) if goods else "")

    def hand(self, view: View) -> list[str]:
        """S-026, S-028. The own cards while the plan is made, the stacks begun behind them."""
        hand = view["players"][view["seat"]]["hand"] if view["seat"] is not None else []
        if not any(hand):
            return []
        cards = " ".join(map(str, hand[0])) or self.words("strasbourg-no-cards")
        lines = [self.words("strasbourg-hand", cards=cards)]
        begun = ", ".join(f"{at}: {sum_of(cards)}" for at, cards in enumerate(hand[1:], start=1))
        return lines + ([self.words("strasbourg-begun", stacks=begun)] if begun else [])

    def tasks(self, view: View) -> list[str]:
        """S-015. The tasks kept; before that choice those dealt."""
        own = view["tasks"] or {"dealt": [], "kept": {}}
        if own["kept"]:
            return [self.task(view, key, met) for key, met in own["kept"].items()]
        return [self.task(view, key, False) for key in own["dealt"]]

    def task(self, view: View, key: str, met: bool) -> str:
        board, at = self.edition.board, self.edition.tasks.index(key)
        message = "strasbourg-task-met" if met else "strasbourg-task"
        about = {"name": self.task_name(key), "condition": self.condition(view, at)}
        return self.words(message, key=key, points=board.task_points[at], **about)

    def task_name(self, key: str) -> str:
        """An edition may have its own task of a number."""
        own = f"{self.edition.name}-{key}"
        name = self.words.name("task", own)
        return self.words.name("task", key) if name == own else name

    def condition(self, view: View, task: int) -> str:
        """What a task asks for, in words."""
        board = self.edition.board
        is_council = KIND_NAMES[int(board.task_kind[task])] == "council"
        least = board.council_least[view["seats"]] if is_council else board.task_least[task]
        return condition(self.edition, self.words, task, int(least))

    def now(self, view: View, names: Sequence[str]) -> list[str]:
        """The round, the step and what it is about, who begins, and who has still to decide."""
        if not view["round"]:
            return []
        about = {"round": view["round"], "name": names[view["start"]]}
        if not view["step"]:
            return [self.words("strasbourg-planning", **about)]
        guild = self.words.name("guild", view["guild"]) if view["guild"] else ""
        what = self.words(f"strasbourg-step-{WHAT.get(view['step'], 'i')}", guild=guild)
        lines = [self.words("strasbourg-now", step=view["step"].upper(), what=what, **about)]
        queue = ", ".join(names[seat] for seat in view["queue"])
        return lines + ([self.words("strasbourg-queue", names=queue)] if queue else [])


def condition(edition: StrasbourgEdition, words: Phrasing, task: int, least: int) -> str:
    """What a task asks for, in words."""
    kind, about, name = KIND_NAMES[int(edition.board.task_kind[task])], int(edition.board.task_about[task]), ""
    if kind == "at-edifice":
        name = words.name("edifice", edition.edifices[about])
    elif kind == "in-guild":
        name = words.name("guild", edition.guilds[about])
    return words(f"strasbourg-task-{kind}", least=least, about=name)
