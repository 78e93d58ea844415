"""The tools of a seat: what each is called, what it takes, and what it does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from zunft.agents.seat import AgentSeat, Known, NotDone, not_done
from zunft.agents.seat_text import SeatText
from zunft.cli.menu import move_typed_in_full
from zunft.table.errors import TableError

LONGEST_WAIT = 60.0  # seconds
USUAL_WAIT = 20.0
Value = str | bool | float
KINDS: Mapping[type, str] = {str: "string", bool: "boolean", float: "number"}


@dataclass(frozen=True)
class Argument:
    """What a tool takes under a name; without a ``usual`` value it has to be given."""

    about: str
    usual: Value | None = None
    kind: type = str
    values: tuple[str, ...] = ()

    @property
    def schema(self) -> dict[str, Any]:
        usual = {} if self.usual is None else {"default": self.usual}
        values = {"enum": list(self.values)} if self.values else {}
        return {"type": KINDS[self.kind], "description": self.about, **usual, **values}

    def fits(self, value: object) -> bool:
        is_kind = isinstance(value, (int, float)) and value is not True and value is not False
        is_fit = is_kind if self.kind is float else isinstance(value, self.kind)
        return is_fit and (not self.values or value in self.values)


@dataclass(frozen=True)
class Tool:
    """One thing that an agent can do."""

    name: str
    about: str
    do: Callable[..., Awaitable[str]]
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    changes: bool = True  # whether the game can be another one afterwards

    @property
    def schema(self) -> dict[str, Any]:
        needed = [name for name, argument in self.arguments.items() if argument.usual is None]
        properties = {name: argument.schema for name, argument in self.arguments.items()}
        return {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}

    def checked(self, given: Mapping[str, object]) -> dict[str, Any]:
        """The arguments with their usual values; NotDone names the first that does not fit."""
        takes = ", ".join(self.arguments) or "–"
        for name in given:
            if name not in self.arguments:
                raise not_done("unknown-argument", tool=self.name, name=name[:40], takes=takes)
        values = {name: given.get(name, argument.usual) for name, argument in self.arguments.items()}
        for name, argument in self.arguments.items():
            if not argument.fits(values[name]):
                wanted = ", ".join(argument.values) or KINDS[argument.kind]
                raise not_done("bad-argument", tool=self.name, name=name, wanted=wanted)
        return values


class Toolbox:
    """The tools of one connection to one seat. Whatever they answer comes from what the seat knows."""

    def __init__(self, seat: AgentSeat, language: str = "en", patience: float = USUAL_WAIT) -> None:
        self.seat = seat
        self.patience = patience  # seconds that an answer waits for the next question
        self.text = SeatText(seat, language)
        self.read: Known | None = None  # what the agent goes by: what it was told last
        self.tools = {tool.name: tool for tool in self._tools()}

    async def call(self, name: str, given: Mapping[str, object]) -> tuple[str, bool]:
        """The answer, and whether it is a refusal."""
        try:
            if name not in self.tools:
                raise not_done("unknown-tool", name=name[:40], tools=", ".join(self.tools))
            tool = self.tools[name]
            return await tool.do(**tool.checked(given)), False
        except (NotDone, TableError) as error:
            return self.text.refusal(error.reason), True

    def _tools(self) -> list[Tool]:
        move = Argument("A move as the options write it, such as “pass”.")
        tools = [
            Tool("see", "Look at the table; what is new and what you are asked comes with it.", self.see, SEE, False),
            Tool(
                "options",
                "List what you may answer, all of it or the answers with some words.",
                self.options,
                OPTIONS,
                False,
            ),
            Tool(
                "play",
                "Answer with a move. The answer is what happened until you are asked again.",
                self.play,
                {"move": move},
            ),
            Tool("why_not", "Say why a move is not possible, with the rule.", self.why_not, {"move": move}, False),
            Tool("rule", "Read a rule by its number, or the rules with a word.", self.rule, RULE, False),
            Tool("wait", "Wait until you are asked, and read what has happened.", self.wait, WAIT),
        ]
        if self.seat.deals:
            tools.append(Tool("propose", "Propose a deal to another player, at any time.", self.propose, DEAL))
        if self.seat.deals and self.seat.talks:
            tools.append(Tool("reply", "Agree to a proposal that was made to you, or decline it.", self.reply, REPLY))
        if self.seat.talks:
            tools.append(Tool("say", "Say something to everybody at the table.", self.say, SAY))
        return tools

    # --- what they do ---------------------------------------------------------------------------

    async def see(self, what: str, form: str) -> str:
        known = await self.seat.known(0 if what == "log" else self.text.heard)
        if what == "log":
            return self.text.log(known)
        if what:
            return self.text.place(known, what.lower().removeprefix("board "))
        self.read = known
        return self.text.json(known) if form == "json" else self.text.table(known)

    async def options(self, words: str) -> str:
        self.read = await self.seat.known(self.text.heard)
        return self.text.options(self.read, words)

    async def play(self, move: str) -> str:
        told = self.read or await self.seat.known(self.text.heard)
        await self.seat.play(move_typed_in_full(told.options, move) or move, told.ask)
        return await self._turn(self.patience)

    async def why_not(self, move: str) -> str:
        known = await self.seat.known(self.text.heard)
        if explained := self.text.explained(known.view, move.lower()):
            return explained
        reason = await self.seat.why_not(move)
        return self.text.refusal(reason) if reason else self.text.words("possible", move=move)

    async def rule(self, number: str) -> str:
        return self.text.rule(number)

    async def wait(self, seconds: float) -> str:
        return await self._turn(min(max(seconds, 0.0), LONGEST_WAIT))

    async def propose(self, deal: str) -> str:
        await self.seat.propose(deal)
        return await self._turn(self.patience)

    async def reply(self, proposal: str, agree: bool) -> str:
        await self.seat.reply(proposal, agree)
        return await self._turn(0)

    async def say(self, text: str) -> str:
        await self.seat.say(text)
        return await self._turn(0)

    async def _turn(self, seconds: float) -> str:
        await self.seat.wait(seconds)
        self.read = await self.seat.known(self.text.heard)
        return self.text.turn(self.read)


SEE = {
    "what": Argument(
        "Nothing: who has what. “board”: the whole board. “log”: the last events. Or a place or card.", ""
    ),
    "form": Argument("“json” gives the view, the question and all options as data.", "text", values=("text", "json")),
}
OPTIONS = {"words": Argument("Words of the answers that are wanted, such as “build gent”.", "")}
RULE = {"number": Argument("A number such as the one in brackets after a question, or a word.")}
WAIT = {"seconds": Argument(f"How long at most, up to {LONGEST_WAIT:.0f}.", USUAL_WAIT, float)}
DEAL = {"deal": Argument("The deal in the notation of the game, such as “offer b02 to 2 for 9”.")}
REPLY = {
    "proposal": Argument("The number that the proposal was told with."),
    "agree": Argument("true agrees, false declines.", kind=bool),
}
SAY = {"text": Argument("What is said.")}
