"""OpenSpiel: a game registered from Python, with chance nodes of its own.

``pyspiel.load_game("zunft_strasbourg(players=4,edition=tiny)")`` works once this module is imported. A parameter
``preset`` names a choice of rulings, ``options`` single ones: ``options=money:open;planning:in-order``.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError("This door needs open-spiel: pip install 'zunft[research]'.") from error

import zunft
from zunft.engine.move import SPECTATOR
from zunft.engine.run import CHANCE, Run
from zunft.research.copying import CopiedGame
from zunft.research.door import Door
from zunft.research.recall import Recollection, apply
from zunft.research.screen import Array, Screen

LONGEST = 1_000_000  # answers and draws of one game; no rule limits them, and no game comes near
MOST_DRAWS = 512  # no question, and no draw, has more answers


def game_type(title: str) -> Any:
    about = zunft.about(title)
    return pyspiel.GameType(
        short_name=f"zunft_{title}",
        long_name=f"Zunft: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(about["seats"]),
        min_num_players=min(about["seats"]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(about["seats"]),
            "edition": about["editions"][0],
            "preset": "",
            "options": "",
        },
    )


def options_of(text: str) -> dict[str, str]:
    """``money:open;planning:in-order`` as names with values."""
    pairs = (part.partition(":") for part in text.split(";") if part)
    return {name: value for name, _, value in pairs}


class ZunftGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its seats, edition and options, as an OpenSpiel game."""

    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        edition, options = given.get("edition"), options_of(given.get("options", ""))
        preset = given.get("preset") or None
        self.door = Door(self.title, given.get("players"), edition or None, options, preset=preset)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.door.actions,
            max_chance_outcomes=MOST_DRAWS,
            num_players=self.door.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title), info, given)

    def new_initial_state(self) -> SpielPosition:
        """The position before the first question."""
        return SpielPosition(self, self.door)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | TextObserver:
        """What a seat may know now, as a tensor and in words; with perfect recall, and of what is public, in words."""
        if params:
            raise ValueError(f"An observer of Zunft has no parameters, and was given {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info not in (own, pyspiel.PrivateInfoType.NONE):
            raise ValueError("An observer of Zunft shows what one seat may know, or what is public; nothing else.")
        if kind.private_info == own and not kind.perfect_recall:
            return Observer(self.door)
        return TextObserver(self.door, is_public=kind.private_info != own, recalls=kind.perfect_recall)


class SpielPosition(pyspiel.State):  # type: ignore[misc]
    """A position; draws are numbered in the order in which chance has them."""

    def __init__(self, game: ZunftGame, door: Door) -> None:
        super().__init__(game)
        self.held = CopiedGame(door, door.new_run())
        self.run.begin(None)
        self.recollection: Recollection | None = None  # for whoever asks

    @property
    def door(self) -> Door:
        return self.held.door

    @property
    def run(self) -> Run:
        return self.held.run

    def current_player(self) -> int:
        if self.run.seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.run.seat) if self.run.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.run.options()) if player == self.run.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = [weight for _, weight in self.run.draws()]
        return [(at, weight / sum(odds)) for at, weight in enumerate(odds)]

    def _apply_action(self, action: int) -> None:
        apply(self.run, action)

    def past(self, seat: int) -> str:
        """All that a seat has seen and done so far."""
        self.recollection = self.recollection or Recollection(self.door)
        self.recollection.follow(self.history())
        return self.recollection.text(seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.door.game.grammar.write(self.run.draws()[action][0], self.run.state)
        return self.door.text_of(self.run.state, player, action)

    def is_terminal(self) -> bool:
        return bool(self.run.seat < 0 and self.run.seat != CHANCE)

    def returns(self) -> list[float]:
        return self.door.rewards(self.run.state) if self.is_terminal() else [0.0] * self.door.seats

    def __str__(self) -> str:
        return str(self.history())


class Observer:
    """The tensor of the observing player, with its blocks by name, and the text."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.tensor: Array = np.zeros(door.length, np.float32)
        self.dict = {name: self.tensor[offset : offset + length] for name, offset, length in door.layout}

    def set_from(self, state: SpielPosition, player: int) -> None:
        self.tensor[:] = Screen(state.run).show(player)["observation"]

    def string_from(self, state: SpielPosition, player: int) -> str:
        return self.door.text(state.run.state, player)


class TextObserver:
    """Words without a tensor: with the whole past (*recalls*), or of what everybody sees (*is_public*), or both."""

    def __init__(self, door: Door, is_public: bool, recalls: bool) -> None:
        self.door, self.is_public, self.recalls = door, is_public, recalls
        self.tensor, self.dict = None, dict[str, Array]()

    def set_from(self, state: SpielPosition, player: int) -> None:
        """Refused: no length is enough for every past, and the tensor is that of a seat."""
        raise ValueError("This observer has no tensor: string_from gives what it shows.")

    def string_from(self, state: SpielPosition, player: int) -> str:
        seat = SPECTATOR if self.is_public else player
        now = self.door.text(state.run.state, seat)
        return f"{state.past(seat)}\n{now}" if self.recalls else now


def game_of(key: str) -> type[ZunftGame]:
    class TitleGame(ZunftGame):
        title = key

    return TitleGame


def register(title: str) -> type[ZunftGame]:
    """Make ``zunft_<title>`` known to OpenSpiel."""
    game = game_of(title)
    pyspiel.register_game(game_type(title), game)
    return game


GAMES = {key: register(key) for key in zunft.titles()}
