"""How bots judge a position of Strasbourg, and how they play it on without searching."""

from typing import Final

from zunft.engine.craft import Craft, JudgedSearch, Simulations
from zunft.games.strasbourg.bot.evaluation import StrasbourgEvaluation
from zunft.games.strasbourg.bot.habit import StrasbourgHabit
from zunft.games.strasbourg.bot.reasons import REASONS
from zunft.games.strasbourg.bot.signs import StrasbourgSigns

CRAFT: Final = Craft(
    StrasbourgEvaluation(),
    StrasbourgHabit(),
    scale=6_000,
    playout=24,
    doubt=300_000,
    simulations=Simulations(master=20, guild_master=80, alderman=320, adviser=8_000),
    reasons=REASONS,
    signs=StrasbourgSigns(),
    hides_choices=True,
    judge_off={3: 4, 4: 4, 5: 5},
    judged={4: JudgedSearch(310, playout=24)},
)
