"""How bots judge a position of Flanders 1302, and how they play it on without searching."""

from typing import Final

from zunft.engine.craft import Craft, JudgedSearch, Simulations
from zunft.games.flanders.bot.evaluation import FlandersEvaluation
from zunft.games.flanders.bot.habit import FlandersHabit
from zunft.games.flanders.bot.reasons import reasons
from zunft.games.flanders.bot.signs import FlandersSigns

EVALUATION: Final = FlandersEvaluation()
CRAFT: Final = Craft(
    EVALUATION,
    FlandersHabit(),
    scale=4_000,
    playout=20,
    simulations=Simulations(master=20, guild_master=60, alderman=400, adviser=4_000),
    reasons=reasons(EVALUATION),
    signs=FlandersSigns(),
    judge_off={4: 4},
    judged={4: JudgedSearch(3_800, playout=2)},
)
