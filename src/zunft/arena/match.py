"""One game among bots, at the speed of the engine, dealt exactly as a table with that seed deals it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from time import perf_counter

from zunft.bots import Bot, Sight
from zunft.bots.bot import Weighed
from zunft.bots.protocol.messages import EVENTS, Place, place_at
from zunft.catalogue import title_of
from zunft.engine.chance import Rng, SeedChance, commitment, seed_bytes
from zunft.engine.event import News, Row
from zunft.engine.interpreted import drawn_at, draws, push, redeal, settle
from zunft.engine.journal import Journal
from zunft.engine.rules import State
from zunft.engine.title import Game
from zunft.table.eventlog import EventLog
from zunft.table.questions import chance_is_asked, is_over
from zunft.table.setup import checked_edition, checked_options, checked_seats


@dataclass(frozen=True)
class Setting:
    """A title with a number of seats, an edition and options."""

    title: str
    seats: int
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()


@lru_cache(maxsize=32)
def game_of(setting: Setting) -> Game:
    title = title_of(setting.title)
    seats = checked_seats(title, setting.seats)
    options = checked_options(title, dict(setting.options))
    return title.game(seats, checked_edition(title, setting.edition), options, title.rules_number)


@dataclass
class Outcome:
    """The result of a game, by seat."""

    scores: list[int]
    places: list[int]
    shares: list[float]  # of the victory: winners share it
    round: int
    decisions: list[int]
    seconds: list[list[float]] = field(default_factory=list)  # what each decision took
    ledgers: list[dict[str, int]] = field(default_factory=list)  # points by where they came from
    faults: list[list[str]] = field(default_factory=list)  # why a bot gave no answer and got the default one
    last_words: list[list[str]] = field(default_factory=list)  # on the standard error of a command, at a fault
    journal: str = ""  # if it was to be kept, and then
    weighed: list[list[Weighed]] = field(default_factory=list)  # what its bot found out at each answer in it


class Match:
    """A game in progress among bots; its journal is written if it *is_kept*, which takes longer."""

    def __init__(self, setting: Setting, bots: Sequence[Bot], seed: int, *, is_kept: bool = False) -> None:
        self.setting, self.game, self.bots = setting, game_of(setting), bots
        self.is_kept, self.lines, self.weighed = is_kept, list[str](), list[list[Weighed]]()
        self.state: State = self.game.rules.new()
        self.chance = SeedChance(seed_bytes(seed), [])
        self.rng = Rng(seed & 0x3FFFFFFF)
        self.seconds: list[list[float]] = [[] for _ in bots]
        self.told, self.passed_on = EventLog(setting.seats), [0] * setting.seats
        self._greet(setting)
        settle(self.game.rules, self.state)
        self.collect()

    def _greet(self, setting: Setting) -> None:
        """Every bot is told what is played; events are told only if one of them wants them."""
        for seat, bot in enumerate(self.bots):
            bot.sit(place_of(setting, seat, bot.seed))
        for bot in self.bots:
            bot.meet()
        self.is_heard = any(EVENTS in bot.wants for bot in self.bots)
        if self.is_heard:
            self.state.news = News(True)

    def play(self) -> Outcome:
        try:
            while not is_over(self.state):
                if chance_is_asked(self.state):
                    self.draw()
                else:
                    self.answer(self.state.agenda.next_lane())
        finally:
            self.close()
        return self.outcome()

    def close(self) -> None:
        for bot in self.bots:
            bot.close()

    def draw(self) -> None:
        rules, state = self.game.rules, self.state
        lane = state.agenda.next_lane()
        bag, name = draws(rules, state, lane), self.game.bag(state, state.agenda.question(lane))
        self.push("chance", lane, drawn_at(bag, self.chance.below(name, sum(weight for _, weight in bag))))

    def answer(self, seat: int) -> None:
        rules, state = self.game.rules, self.state
        sight = Sight(self.game, seat, redeal(rules, state, seat, self.rng))
        self.pass_on(seat)
        began = perf_counter()
        move = self.decide(seat, sight)
        self.seconds[seat].append(perf_counter() - began)
        if move not in sight.moves:
            raise ValueError(f"{self.bots[seat].name} gave an answer that is no option of seat {seat}.")
        self.push(str(seat), seat, move)

    def decide(self, seat: int, sight: Sight) -> int:
        if not self.is_kept:
            return self.bots[seat].decide(sight)
        move, found = self.bots[seat].weighed(sight)
        self.weighed.append(found)
        return move

    def push(self, who: str, lane: int, move: int) -> None:
        if self.is_kept:
            self.lines.append(f"{who} {self.game.grammar.write(move, self.state)}")
        push(self.game.rules, self.state, lane, move)
        self.collect()

    def collect(self) -> None:
        if self.state.news.on:
            self.tell(self.state.news.taken())

    def tell(self, rows: Sequence[Row]) -> None:
        """Tell the events in words. That takes longer than the game, so it is done only for bots that want it."""
        if self.is_heard:
            for row in rows:
                said = self.game.event(row, self.state)
                self.told.tell((said["key"], said["args"]), row[1])

    def pass_on(self, seat: int) -> None:
        if self.is_heard:
            self.bots[seat].hear(self.told.events(seat, self.passed_on[seat]))
            self.passed_on[seat] = self.told.count(seat)

    def outcome(self) -> Outcome:
        game, state, seats = self.game, self.state, range(len(self.bots))
        winners = game.winners(state)
        return Outcome(
            scores=game.scores(state),
            places=game.places(state),
            shares=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
            round=game.round(state),
            decisions=[len(self.seconds[seat]) for seat in seats],
            seconds=self.seconds,
            ledgers=[sources(game, state, seat) for seat in seats],
            faults=[bot.faults for bot in self.bots],
            last_words=[bot.last_words for bot in self.bots],
            journal=self.journal() if self.is_kept else "",
            weighed=self.weighed,
        )

    def journal(self) -> str:
        """The finished game as text, as a table would have written it."""
        edition, title = self.game.edition, title_of(self.setting.title)
        return Journal(
            title=title.key,
            rules=title.rules_number,
            edition=edition.name,
            edition_hash=edition.hash,
            options=checked_options(title, dict(self.setting.options)),
            seats=len(self.bots),
            chance=commitment(self.chance.seed),
            lines=self.lines,
            seed=self.chance.seed.hex(),
            result=self.game.scores(self.state),
        ).text()


def place_of(setting: Setting, seat: int, seed: int | str) -> Place:
    """What a bot is told before the first question."""
    return replace(first_place(setting), seat=seat, seed=seed)


@lru_cache(maxsize=32)
def first_place(setting: Setting) -> Place:
    return place_at(setting.title, setting.seats, 0, 0, edition=setting.edition, options=dict(setting.options))


def sources(game: Game, state: State, seat: int) -> dict[str, int]:
    """Where a seat's points came from: the sum of every kind of line in its ledger."""
    points: dict[str, int] = {}
    for line in game.ledger(state, seat):
        key = str(line["key"]).rsplit(".", 1)[-1]
        points[key] = points.get(key, 0) + int(line["points"])
    return points
