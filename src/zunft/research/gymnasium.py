"""Gymnasium: one seat learns, bots answer for the others.

``gymnasium.make("zunft/strasbourg-v0", seats=4)`` works once this module is imported; every title has such a name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ImportError as error:
    raise ImportError("This door needs gymnasium: pip install 'zunft[research]'.") from error

import zunft
from zunft.bots import Bot, Sight
from zunft.bots.protocol.messages import place_at
from zunft.engine.chance import Rng
from zunft.engine.interpreted import redeal
from zunft.research.copying import Copyable
from zunft.research.door import Door, checked_render_mode
from zunft.research.opponents import Opponent, bot_of, checked_opponents
from zunft.research.screen import Array, Screen
from zunft.research.seeds import bot_seed, hashed
from zunft.research.spaces import DICT, FLAT, checked_form, info_as, observation_space, shown_as

ILLEGAL = -1.0  # the cost of an illegal action; the game ends with it


def env(
    title: str, seats: int | None = None, edition: Any = None, options: Mapping[str, str] | None = None, **more: Any
) -> Alone:
    """*more*: ``seat`` (the one that learns; None: another one in every game), ``opponents`` (a bot, or one for each of
    the others, clockwise: "random", "greedy", "ismcts:400", a bot of yours or its class), ``preset``, ``reward``,
    ``chance``, ``render_mode``, ``observation`` ("dict"; "flat": the numbers alone, with the mask in the info)."""
    own = {name: more.pop(name) for name in ("seat", "opponents", "render_mode", "observation") if name in more}
    return Alone(Door(title, seats, edition, options, **more), **own)


class Alone(Copyable, gymnasium.Env[Any, int]):
    """The single-agent environment. Bots get what their seats may know and nothing else."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium declares it

    def __init__(
        self, door: Door, seat: int | None = 0, opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: str | None = None, observation: str = DICT,
    ) -> None:  # fmt: skip
        self.door, self.render_mode, self.form = door, checked_render_mode(render_mode), checked_form(observation)
        self.is_over = True  # until the first reset, too
        self.chair = seat
        self.seat = seat or 0
        self.opponents = checked_opponents(opponents, door.seats - 1)
        self.bots: dict[int, Bot] = {}
        self.run = door.new_run()
        self.screen = Screen(self.run)
        self.observation_space = observation_space(door, door.actions, self.form)
        self.action_space = Discrete(door.actions)  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; with a seed it is the one that a table with this seed deals."""
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(1 << 62))
        self.seat = int(self.np_random.integers(self.door.seats)) if self.chair is None else self.chair
        self._seat_bots(deal)
        self._rng = Rng(hashed(deal, "redeal"))
        self.door.begin(self.run, deal)
        self._let_others_answer()
        self.is_over = self.run.seat < 0
        return self._seen(), self._info()

    def make_bots(self, seed: int) -> dict[int, Bot]:
        """The bots of the other seats in the game of this seed."""
        door = self.door
        seats = [(self.seat + step) % door.seats for step in range(1, door.seats)]
        named = zip(seats, self.opponents, strict=True)
        return {seat: bot_of(opponent, door, bot_seed(seed, seat)) for seat, opponent in named}

    def _seat_bots(self, seed: int) -> None:
        """The bots of the last game leave, those of this one are told what is played."""
        self.close()
        self.bots, door = self.make_bots(seed), self.door
        for seat, bot in self.bots.items():
            about = {"edition": door.edition, "options": door.options}
            bot.sit(place_at(door.title, door.seats, seat, bot_seed(seed, seat), **about))
        for bot in self.bots.values():
            bot.meet()

    def close(self) -> None:
        """The bots leave."""
        for bot in self.bots.values():
            bot.close()

    def _let_others_answer(self) -> None:
        run = self.run
        while run.seat >= 0 and run.seat != self.seat:
            world = redeal(self.door.game.rules, run.state, run.seat, self._rng)
            run.answer(self.bots[int(run.seat)].decide(Sight(self.door.game, int(run.seat), world)))

    def _seen(self) -> Any:
        return shown_as(self.form, self.screen.show(self.seat))

    def action_masks(self) -> Array:
        """The mask alone, as programs that mask actions request it."""
        return self.screen.show(self.seat)["action_mask"].astype(bool)

    def _info(self) -> dict[str, Any]:
        is_over = self.run.seat < 0
        places = {"places": self.door.game.places(self.run.state)} if is_over else {}
        return places | self._mask_info()

    def _mask_info(self) -> dict[str, Any]:
        return info_as(self.form, self.screen.show(self.seat)) if self.form == FLAT else {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """An illegal action ends the game and costs 1. When it is over there are no more steps."""
        if self.is_over:
            raise gymnasium.error.ResetNeeded("No game is going on: call reset first.")
        if self.run.seat != self.seat or not self.run.play(action):
            self.is_over = True
            return self._seen(), ILLEGAL, True, False, self._mask_info()
        self._let_others_answer()
        self.is_over = self.run.seat < 0
        reward = self.door.rewards(self.run.state)[self.seat] if self.is_over else 0.0
        return self._seen(), reward, self.is_over, False, self._info()

    def render(self) -> str | None:
        """What the learning seat may know, in words."""
        return self.door.text(self.run.state, self.seat) if self.render_mode == "ansi" else None


def register(title: str) -> str:
    """Make ``zunft/<title>-v0`` known to Gymnasium."""
    name = f"zunft/{title}-v0"
    gymnasium.register(name, f"{__name__}:env", kwargs={"title": title})
    return name


NAMES = {key: register(key) for key in zunft.titles()}
