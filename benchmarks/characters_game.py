"""One game of The Guild between bots, and what is counted of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

import ours
from characters_bots import Bot
from characters_sight import Deck, Sight, edition_of
from characters_windows import RESPONSES
from characters_worth import CHARACTERS, Character
from zunft.engine.agenda import NUMBER
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.event import News
from zunft.engine.game import BUFFER
from zunft.engine.move import NO_MOVE, NOBODY, is_draw, pack, verb_of
from zunft.engine.play import give, next_lane
from zunft.engine.window import is_window
from zunft.games.gilde import words as w

REQUEST = pack(w.REQUEST)
TOO_MANY = 20_000  # decisions after which a game stalls
WINDOWS = {w.W_START: "start", w.W_END: "end", w.W_TARGETED: "attack", w.W_NUMBER: "number"}


@lru_cache
def rules_of(seats: int) -> Any:
    """The rules for so many seats, read once."""
    return ours.rules_of("gilde", seats)


@dataclass
class Record:
    """What is kept of a game. Places are counted from the start player."""

    seats: int
    rounds: int = 0
    ended: int = 0
    place: int = 0
    professions: list[int] = field(default_factory=list)  # by place
    characters: list[str] = field(default_factory=list)  # by place
    counts: Counter[str] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)  # how often each card was played
    hall_came: int = 0
    hall_built: int = 0
    votes: int = 0  # with which an election was won
    lead_before: int = 0  # of who requested it, when it was requested
    lead: int = 0  # and when the votes were counted


@dataclass
class Open:
    """A window that is open: the number of its entry, and what has been seen in it so far."""

    number: int
    seen: set[str] = field(default_factory=set)
    goes_on: bool = False  # somebody responded, so all are asked again


class Windows:
    """Counts windows by where they lie: one that is opened again after a response is still the same."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.open: dict[int, Open] = {}

    def see(self, agenda: Any, kind: int, options: list[int]) -> None:
        """A lane of a window is about to be answered."""
        if kind not in WINDOWS:
            return
        here, number = self.open.get(agenda.depth), agenda.top(NUMBER)
        if here is None or (here.number != number and not here.goes_on):
            here = self.open[agenda.depth] = Open(number)
            self.counts[f"{WINDOWS[kind]} windows"] += 1
        elif here.number != number:
            here.number, here.goes_on = number, False
        if len(options) > 1:
            self._once(here, kind, "asked")
        if any(verb_of(move) in RESPONSES for move in options):
            self._once(here, kind, "with a card")

    def hear(self, agenda: Any, kind: int, move: int) -> None:
        """The answer to it."""
        if kind in WINDOWS and move not in {w.PASS_MOVE, NO_MOVE}:
            here = self.open[agenda.depth]
            here.goes_on = True
            self._once(here, kind, "answered")

    def _once(self, here: Open, kind: int, what: str) -> None:
        if what not in here.seen:
            here.seen.add(what)
            self.counts[f"{WINDOWS[kind]} windows {what}"] += 1


class Match:
    """A table of bots. Like ``zunft.engine.walk.Walk``, but it sees the windows in which nobody is asked, too."""

    def __init__(self, deck: Deck, seats: int, seed: int, characters: Sequence[Character] = CHARACTERS) -> None:
        self.rules = rules_of(seats)
        self.state = self.rules.new()
        self.state.news = News(True)
        self.rng = Rng(seed)
        chosen = Random(f"{seats}/{seed}").choices(characters, k=seats)
        self.bots = [Bot(deck, character, Random(f"{seats}/{seed}/{at}")) for at, character in enumerate(chosen)]
        self.out = zeros(BUFFER)
        self.windows = Windows()
        self.decisions = 0
        self.leads: dict[int, int] = {}  # by how many votes somebody led who requested an election

    def play(self) -> Record:
        """Play to the end."""
        while (lane := next_lane(self.rules, self.state)) != NOBODY:
            self.step(lane)
            if self.decisions > TOO_MANY:
                raise RuntimeError("the game does not end")
        return self.record()

    def step(self, lane: int) -> None:
        rules, state = self.rules, self.state
        question = state.agenda.asked(lane)
        if is_draw(question):
            give(rules, state, lane, rules.draw(state, lane, question, self.rng))
            return
        n = rules.fill(state, lane, question, self.out)
        kind, options = verb_of(question), [self.out[at] for at in range(n)]
        if is_window(kind):
            self.windows.see(state.agenda, kind, options)
        move = self.answer(lane, question, options)
        if is_window(kind):
            self.windows.hear(state.agenda, kind, move)
        elif move == REQUEST:
            self.leads[lane] = self.lead_of(lane)
        give(rules, state, lane, move)

    def answer(self, lane: int, question: int, options: list[int]) -> int:
        """The bot's answer, where there is a choice."""
        if len(options) < 2:
            return options[0] if options else NO_MOVE
        self.decisions += 1
        return self.bots[lane].choose(Sight(self.state, lane), question, options)

    def lead_of(self, seat: int) -> int:
        votes = [int(player.stats[w.VOTES]) for player in self.state.players]
        return votes[seat] - max(votes[:seat] + votes[seat + 1 :])

    # --- what is counted ---

    def record(self) -> Record:
        state, seats = self.state, self.state.seats
        order = [(state.start + step) % seats for step in range(seats)]
        record = Record(seats=seats, rounds=state.round, ended=state.ended, place=order.index(state.winner))
        record.professions = [state.players[seat].profession for seat in order]
        record.characters = [self.bots[seat].character.name for seat in order]
        record.counts.update(self.windows.counts)
        record.counts["decisions"] = self.decisions
        if state.ended == w.BY_ELECTION:
            record.votes = state.votes[state.winner]
            record.lead_before, record.lead = self.leads[state.active], self.lead_of(state.active)
            record.counts["elections won by the requester"] += int(state.winner == state.active)
        count_news(record, state.news.taken())
        return record


def count_news(record: Record, rows: list[Any]) -> None:
    """Read what was told, row by row."""
    round_ = 0
    for kind, _, things in rows:
        if kind == w.ROUND_BEGAN:
            round_ = things[0]
        elif kind == w.TOWN_HALL_CAME:
            record.hall_came = round_
        elif kind == w.BUILT_TOWN_HALL:
            record.hall_built = round_
        elif kind in PLAYS:
            record.cards[things[1]] += 1
        if kind in COUNTED:
            record.counts[COUNTED[kind]] += 1


PLAYS = {w.LAID_OUT, w.PLAYED, w.PLAYED_AT, w.PLAYED_ON}
COUNTED = {
    w.TURN_BEGAN: "turns",
    w.SUCCEEDED: "checks that succeed",
    w.FAILED: "checks that fail",
    w.CANCELLED: "cancellations",
    w.SPARED: "cancellations",
    w.PAID_OWNER: "payments to owners",
    w.SOLD: "sales",
    w.OFFERED: "trades proposed",
    w.ASKED_FOR: "trades proposed",
    w.TRADED: "trades made",
    w.GAVE: "gifts",
    w.OFFERED_LOAN: "loans proposed",
    w.ASKED_LOAN: "loans proposed",
    w.LENT: "loans made",
    w.WENT_TO_TOWER: "towers",
    w.RESHUFFLED: "reshuffles",
    w.NOTHING_TO_DRAW: "draws from nothing",
    w.REQUESTED: "elections requested",
    w.LAPSED: "elections lapsed",
    w.ELECTED: "elections held",
    w.HAS_VOTES: "candidates",
    w.PROPOSED: "Town Halls proposed together",
    w.UPGRADED: "residences",
    w.RELEASED: "releases",
    w.REDREW: "hands redrawn",
    w.FIZZLED: "attacks without a target",
    w.NUMBER_DRAWN: "numbers drawn",
    w.USED: "artefacts used",
    w.USED_AT: "artefacts used",
    w.USED_ON: "artefacts used",
}


def new_deck() -> Deck:
    return Deck(edition_of())


def seed_of(seats: int, game: int) -> int:
    """Every game has a seed of its own."""
    return seats * 1_000_000 + game
