"""What the tests of texts cannot find out about this title."""

from zunft.games.flanders.edition import SHAPES

UNSPOKEN = {"turned"}  # chance alone names the cards that it turns over
SHOWN = [f"shape-{shape}" for shape in SHAPES]  # views and drawings name them
SAME = {  # as in English
    "de": {"flanders-town-utrecht", "flanders-half-a", "flanders-half-b"},
    "nl": {"flanders-town-leuven", "flanders-town-utrecht", "flanders-half-a", "flanders-half-b"},
}
