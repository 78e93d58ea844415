"""What the tests of texts cannot find out about this title."""

from zunft.games.gilde.view import NUMBERS, PHASES

SHOWN = [  # views name them
    *(f"phase-{phase}" for phase in ("setup", *PHASES)),
    *(f"stat-{stat}" for stat, _ in NUMBERS),
    "to-bank",
    "of-everybody",
]
SAME = {  # as in English
    "de": {"gilde-change"},
    "nl": {"gilde-talers", "gilde-change", "gilde-type-artefact", "gilde-kind-sabotage"},
}
