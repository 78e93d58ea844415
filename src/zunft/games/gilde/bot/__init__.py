"""How bots judge a position of The Guild, how they play it on without searching, and how they deal."""

from typing import Final

from zunft.engine.craft import Craft, JudgedSearch, Simulations
from zunft.games.gilde.bot.dealing import GildeDeals
from zunft.games.gilde.bot.evaluation import GildeEvaluation
from zunft.games.gilde.bot.habit import GildeHabit
from zunft.games.gilde.bot.reasons import REASONS
from zunft.games.gilde.bot.signs import GildeSigns

CRAFT: Final = Craft(
    GildeEvaluation(),
    GildeHabit(),
    scale=11_000,
    playout=30,
    simulations=Simulations(master=20, guild_master=60, alderman=200, adviser=4_000),
    reasons=REASONS,
    deals=GildeDeals(),
    signs=GildeSigns(),
    judge_off={4: 4},
    analysis_seconds=120,
    judged={4: JudgedSearch(260, playout=18)},
)
