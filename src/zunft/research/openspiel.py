"""OpenSpiel: a game registered from Python, with chance nodes of its own.

``pyspiel.load_game("zunft_strasbourg(players=4,edition=tiny)")`` works once this module is imported. A parameter
``preset`` names a choice of rulings, ``options`` single ones: ``options=money:open;planning:in-order``; ``history`` is
how many lines of a seat's past the tensor of an information state has room for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

try:
    import pyspiel
except ImportError as error:
    raise ImportError("This door needs open-spiel: pip install 'zunft[research]'.") from error

import zunft
from zunft.bots.protocol.messages import place_at, world_text
from zunft.bots.sight import Sight
from zunft.engine.chance import MASK, Rng
from zunft.engine.interpreted import redeal
from zunft.engine.run import CHANCE, Run
from zunft.engine.title import Said
from zunft.research.copying import CopiedGame
from zunft.research.door import Door
from zunft.research.observers import Observer, RecallObserver, TextObserver
from zunft.research.opponents import Opponent, bot_of, checked_opponents
from zunft.research.recall import Recollection, apply, refuse_to_serialize
from zunft.research.seeds import hashed

LONGEST = 1_000_000  # answers and draws of one game; no rule limits them, and no game comes near
MOST_HISTORY = 100_000  # lines of a past
MOST_DRAWS = 512  # no question, and no draw, has more answers


def game_type(title: str, history: int = 0) -> Any:
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
        provides_information_state_tensor=history > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(about["seats"]),
            "edition": about["editions"][0],
            "preset": "",
            "options": "",
            "history": 0,
        },
    )


def options_of(text: str) -> dict[str, str]:
    """``money:open;planning:in-order`` as names with values."""
    pairs = (part.partition(":") for part in text.split(";") if part)
    return {name: value for name, _, value in pairs}


def rows_of(history: int) -> int:
    if not 0 <= history <= MOST_HISTORY:
        raise ValueError(f"history is 0 (no tensor of information states) to {MOST_HISTORY:,} lines, not {history}.")
    return history


class ZunftGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its seats, edition and options, as an OpenSpiel game."""

    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        edition, options = given.get("edition"), options_of(given.get("options", ""))
        preset, self.history_rows = given.get("preset") or None, rows_of(given.get("history", 0))
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
        super().__init__(game_type(self.title, self.history_rows), info, given)

    def new_initial_state(self) -> SpielPosition:
        """The position before the first question."""
        return SpielPosition(self, self.door)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer | RecallObserver | TextObserver:
        """What a seat may know now, or with perfect recall, as a tensor and in words; what is public in words."""
        if params:
            raise ValueError(f"An observer of Zunft has no parameters, and was given {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info not in (own, pyspiel.PrivateInfoType.NONE):
            raise ValueError("An observer of Zunft shows what one seat may know, or what is public; nothing else.")
        if kind.private_info == own and not kind.perfect_recall:
            return Observer(self.door)
        if kind.private_info == own and self.history_rows:
            return RecallObserver(self.door, self.history_rows)
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

    def told(self, seat: int) -> list[Said]:
        """All that a seat was told and has answered so far."""
        return self._recollect().told(seat)

    def _recollect(self) -> Recollection:
        self.recollection = self.recollection or Recollection(self.door)
        self.recollection.follow(self.history())
        return self.recollection

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielPosition:
        """Another position that could be the true one by all that this player knows; its information state is the same.
        Its history begins here, and the other players remember only what is public of the time before."""
        rng = Rng(int(probability_sampler() * (MASK + 1)) & MASK)
        world = redeal(self.door.game.rules, self.run.state, player_id, rng)
        twin: SpielPosition = self.get_game().new_initial_state()
        twin.run.go_on_from(world, None)
        if self.run.seat == player_id:  # who else is asked at once depends on what they hold
            twin.run.turn_to(player_id)
        twin.recollection = self._recollect().imagined(player_id, twin.run)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.door.game.grammar.write(self.run.draws()[action][0], self.run.state)
        return self.door.text_of(self.run.state, player, action)

    def is_terminal(self) -> bool:
        return bool(self.run.seat < 0 and self.run.seat != CHANCE)

    def returns(self) -> list[float]:
        return self.door.rewards(self.run.state) if self.is_terminal() else [0.0] * self.door.seats

    def __str__(self) -> str:
        if self.recollection is None or not self.recollection.is_imagined:
            return str(self.history())
        return f"imagined {world_text(self.run.state)}"  # its history alone would be that of other positions, too

    def serialize(self) -> str:
        """As OpenSpiel writes every position: its history. A position that is imagined has none, and is refused."""
        if self.recollection is not None and self.recollection.is_imagined:
            refuse_to_serialize()
        return str(super().serialize())


class ZunftBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of ours as one of OpenSpiel: by its name (``ismcts:400``, a level), a class or an object of ``Bot``. It
    sees what its player may know and nothing else."""

    def __init__(self, game: ZunftGame, player_id: int, bot: Opponent = "quick", seed: int = 0) -> None:
        super().__init__()
        self.door, self.player, self.seed, self.wanted = game.door, player_id, seed, bot
        checked_opponents([bot], 1)
        self.restart()

    def restart(self) -> None:
        """For a new game."""
        door, self.rng = self.door, Rng(hashed(self.seed, "redeal"))
        self.bot = bot_of(self.wanted, door, self.seed)
        about = {"edition": door.edition, "options": door.options}
        self.bot.sit(place_at(door.title, door.seats, self.player, self.seed, **about))
        self.bot.meet()

    def step(self, state: SpielPosition) -> int:
        """The number of its answer."""
        door, run = self.door, state.run
        world = redeal(door.game.rules, run.state, self.player, self.rng)
        move = self.bot.decide(Sight(door.game, self.player, world))
        return int(door.numbering.number(run.state, self.player, move))


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
