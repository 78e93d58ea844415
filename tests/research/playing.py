"""The same game through every door: who answers what, what they saw before, and how it ended."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pyspiel
from librt.vecs import vec
from mypy_extensions import i64

from zunft import Table
from zunft.bots import Bot, Sight
from zunft.bots.protocol.messages import answer, line_of, message_of, page, world_of
from zunft.engine.bits import zeros
from zunft.engine.chance import Rng, SeedChance, seed_bytes
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, State
from zunft.engine.run import CHANCE
from zunft.research import openspiel, pettingzoo
from zunft.research.batch import Batch
from zunft.research.door import Door
from zunft.research.gymnasium import Alone
from zunft.research.observers import Observer
from zunft.research.seeds import game_seed

Cells = tuple[int, ...]


@dataclass
class Story:
    """What happened, as a door told it: every decision, and what every seat got in the end."""

    decisions: list[tuple[int, Cells, list[str]]] = field(default_factory=list)  # seat, observation, options
    rewards: list[float] = field(default_factory=list)

    def tell(self, seat: int, seen: Any, options: list[str]) -> None:
        self.decisions.append((seat, tuple(int(cell) for cell in seen), sorted(options)))


class Choices:
    """An answer that depends on the seed, the seat, how often it has answered and its options, and on nothing else:
    so a seat answers the same through every door, in whatever order those who are asked at once answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.answered: Counter[int] = Counter()

    def choose(self, seat: int, options: list[str]) -> str:
        self.answered[seat] += 1
        number = zlib.crc32(f"{self.seed}/{seat}/{self.answered[seat]}".encode())
        return sorted(options)[number % len(options)]


def seen_by(door: Door, state: State, seat: int) -> Cells:
    out = vec[i64]([0] * (door.length // 4))
    door.tensor.write(state, seat, out, 0)
    return tuple(memoryview(out).cast("B").cast("h"))


def texts(door: Door, state: State, seat: int, mask: Any) -> dict[str, int]:
    """The options that a mask shows, by what they say."""
    numbers = [int(number) for number in mask.nonzero()[0]]
    return {door.text_of(state, seat, number): number for number in numbers}


def table_of(door: Door, seed: int) -> Table:
    return Table(door.title, door.seats, seed, edition=door.edition, options=door.options)


# --- the table, one after the other and all at once ------------------------------------------------


def at_table(door: Door, seed: int) -> Story:
    story, choices, table = Story(), Choices(seed), table_of(door, seed)
    while not table.over:
        seat = table.asked[0]
        options = table.options(seat)
        story.tell(seat, seen_by(door, table.state, seat), options)
        table.play(seat, choices.choose(seat, options))
    story.rewards = door.rewards(table.state)
    return story


def at_table_together(door: Door, seed: int) -> Story:
    story, choices, table = Story(), Choices(seed), table_of(door, seed)
    while not table.over:
        waiting = [int(seat) for seat in table.asked]
        for seat in waiting:
            story.tell(seat, seen_by(door, table.state, seat), table.options(seat))
        for seat in waiting:
            table.play(seat, choices.choose(seat, table.options(seat)))
    story.rewards = door.rewards(table.state)
    return story


def at_table_by_hand(door: Door, seed: int) -> Story:
    """Dealt by hand from the fast generator."""
    story, choices, rng = Story(), Choices(seed), Rng(seed)
    table = Table(door.title, door.seats, edition=door.edition, options=door.options, chance="hand")
    while not table.over:
        seat = table.asked[0]
        if seat == "chance":
            table.play("chance", table.draw_at(rng.below(table.bag_and_total()[1])))
        else:
            options = table.options(seat)
            story.tell(int(seat), seen_by(door, table.state, int(seat)), options)
            table.play(seat, choices.choose(int(seat), options))
    story.rewards = door.rewards(table.state)
    return story


# --- the doors --------------------------------------------------------------------------------------


def by_aec(door: Door, seed: int) -> Story:
    story, choices, env = Story(), Choices(seed), pettingzoo.Turns(door)
    env.reset(seed=seed)
    story.rewards = [0.0] * door.seats
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        seat = env.possible_agents.index(agent)
        story.rewards[seat] += reward
        options = {} if is_over else texts(door, env.run.state, seat, seen["action_mask"])
        if options:
            story.tell(seat, seen["observation"], list(options))
        env.step(options[choices.choose(seat, list(options))] if options else None)
    return story


def by_parallel(door: Door, seed: int) -> Story:
    story, choices, env = Story(), Choices(seed), pettingzoo.Together(door)
    seen, _ = env.reset(seed=seed)
    while env.agents:
        actions = {}
        for seat, agent in enumerate(env.possible_agents):
            if not seen[agent]["action_mask"][env.wait]:
                options = texts(door, env.run.state, seat, seen[agent]["action_mask"])
                story.tell(seat, seen[agent]["observation"], list(options))
                actions[agent] = options[choices.choose(seat, list(options))]
        seen, rewards, *_ = env.step(actions)
    story.rewards = list(rewards.values())
    return story


class Follower(Bot):
    """Answers as everybody does here."""

    name = "follower"

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self.choices = choices

    def decide(self, sight: Sight) -> int:
        return sight.read(self.choices.choose(sight.seat, sight.options))


def by_gymnasium(door: Door, seed: int) -> Story:
    """One seat's share of the story: the bots' is not seen from there."""
    story, choices, env = Story(), Choices(seed), Alone(door, seat=seed % door.seats)
    bots: dict[int, Bot] = {seat: Follower(choices) for seat in range(door.seats)}
    env.make_bots = lambda seed: bots  # type: ignore[method-assign]
    seen, _ = env.reset(seed=seed)
    is_over = env.run.seat < 0
    while not is_over:
        options = texts(door, env.run.state, env.seat, seen["action_mask"])
        story.tell(env.seat, seen["observation"], list(options))
        seen, _, is_over, _, _ = env.step(options[choices.choose(env.seat, list(options))])
    story.rewards = door.rewards(env.run.state)
    return story


def by_openspiel(door: Door, seed: int) -> Story:
    story, choices, chance = Story(), Choices(seed), SeedChance(seed_bytes(seed), [])
    rulings = ";".join(f"{name}:{value}" for name, value in door.options.items())
    assert door.title in openspiel.GAMES
    game = pyspiel.load_game(
        f"zunft_{door.title}", {"players": door.seats, "edition": door.edition.name, "options": rulings}
    )
    state, observer = game.new_initial_state(), Observer(door)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(door, state, chance))
            continue
        seat = state.current_player()
        options = {state.action_to_string(seat, action): action for action in state.legal_actions()}
        observer.set_from(state, seat)
        story.tell(seat, observer.tensor, list(options))
        state.apply_action(options[choices.choose(seat, list(options))])
    story.rewards = state.returns()
    return story


def drawn(door: Door, state: Any, chance: SeedChance) -> int:
    """The outcome of a chance node as a table with this seed deals it."""
    run = state.run
    assert run.seat == CHANCE
    odds = [weight for _, weight in run.draws()]
    question = run.state.agenda.question(run.state.agenda.next_lane())
    position = chance.below(door.game.bag(run.state, question), sum(odds))
    return next(at for at in range(len(odds)) if sum(odds[: at + 1]) > position)


def by_batch(door: Door, seed: int, chance: str) -> Iterator[Story]:
    """Two tables side by side, each until its first game is over."""
    batch = Batch(
        door.title, door.seats, 2, seed, edition=door.edition, options=door.options, chance=chance
    )  # fmt: skip
    stories, choices = [Story(), Story()], [Choices(seed), Choices(game_seed(seed, 1, 0))]
    seen = batch.seen
    while not all(story.rewards for story in stories):
        actions = batch.sample()
        for table, story in enumerate(stories):
            if not story.rewards:
                seat, state = int(seen.seats[table]), batch.tables.runs[table].state
                options = texts(door, state, seat, seen.masks[table])
                story.tell(seat, seen.observations[table], list(options))
                actions[table] = options[choices[table].choose(seat, list(options))]
        batch.step(actions)
        for table, story in enumerate(stories):
            if seen.dones[table] and not story.rewards:
                story.rewards = seen.rewards[table].tolist()
    yield from stories


def by_protocol(door: Door, seed: int) -> Story:
    """Every question goes over the line as a page, every answer comes back as one."""
    story, choices, table, rng = Story(), Choices(seed), table_of(door, seed), Rng(seed)
    while not table.over:
        seat = table.asked[0]
        sight = Sight(door.game, seat, redeal(door.game.rules, table.state, seat, rng, zeros(BUFFER)))
        asked = message_of(line_of(page(table.ask(seat), sight, ["view", "imagine"])))
        assert asked["view"] == message_of(line_of({"view": table.view(seat)}))["view"]
        story.tell(seat, seen_by(door, world_of(door.game, asked["world"]), seat), asked["options"])
        said = message_of(line_of(answer(asked["ask"], choices.choose(seat, asked["options"]))))
        table.play(seat, said["move"])
    story.rewards = door.rewards(table.state)
    return story


DOORS: dict[str, Callable[[Door, int], Story]] = {
    "aec": by_aec,
    "openspiel": by_openspiel,
    "protocol": by_protocol,
}
