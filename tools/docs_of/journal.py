"""The page on the journal, with a game as its example."""

from __future__ import annotations

import zunft
from docs_of.pages import page, table
from zunft.engine import journal as journals
from zunft.engine.chance import Rng

EXAMPLE_SEED = 7
SHOWN = 14  # lines of the example journal


def example_journal() -> list[str]:
    table_, rng = zunft.Table("flanders", seats=3, seed=EXAMPLE_SEED, edition="tiny"), Rng(1)
    while not table_.over:
        seat = table_.waiting_for[0]
        options = sorted(table_.options(seat))
        table_.play(seat, options[rng.below(len(options))])
    return table_.journal().splitlines()


def journal_page() -> str:
    lines = example_journal()
    first = lines.index(journals.RULE) + 1
    last = len(lines) - 1 - lines[::-1].index(journals.RULE)
    shown = [*lines[: first + SHOWN], f"… {last - first - SHOWN} more lines …", *lines[last:]]
    return page(
        "# The journal",
        [
            "A journal is a whole game as text, and the only form in which a game is kept.",
            "It is UTF-8 with one thing a line; every line ends with a line feed, the last one too.",
            f"A line has at most {journals.LONGEST_LINE} characters.",
            f"All of it has at most {journals.LARGEST:,} characters.",
            "[The page on the idea](../concepts/journal.md) says what it is good for.",
        ],
        "## The head",
        [
            "After the first line they may stand in any order; each has to be there once, `word` excepted.",
            f"The head ends with `{journals.RULE}`.",
        ],
        table(["line", "what it says"], HEAD_LINES),
        "## The answers",
        "One line an answer, in the order in which they were given.",
        table(["line", "what it says"], ANSWER_LINES),
        "A question with one answer is not asked and a draw with one outcome is not drawn: neither is written down.",
        "## The end",
        f"Only when the game is over: a second `{journals.RULE}`, then",
        table(["line", "what it says"], END_LINES),
        "## An example",
        f"Three seats, the edition `tiny`, the seed {EXAMPLE_SEED}, every answer at random.",
        ["```text", *shown, "```"],
    )


HEAD_LINES = [
    [f"`{journals.FORMAT}`", "the format and its number; always the first line"],
    ["`title flanders`", "the key of the title"],
    ["`rules 1`", "the rules number of the title, see [rules versions](../concepts/rules-versions.md)"],
    ["`edition reconstruction cedc…`", "the name of the edition and the SHA-256 of its text, in hexadecimal"],
    [
        "`options centres=chosen …`",
        "the value of every named option that there was then, in alphabetical order; nothing is left to a default",
    ],
    ["`seats 4`", "how many seats"],
    ["`chance 4842…`", f"the commitment to the seed (its SHA-256), or `chance {journals.BY_HAND}`"],
    ["`word 2 tulip`", "the word that a seat added to the seed; one line for each seat that did"],
]
ANSWER_LINES = [
    ["`2 build gent s3 green`", "the answer of a seat, in the [notation](README.md) of the title"],
    ["`2 + to 1`", "a further move of the same phrase: said in one breath, taken back together"],
    ["`chance draw golden site`", "what chance has drawn"],
    ["`2 undo`", "the seat takes back its last answer; the lines before stay"],
    [
        "`chance reseed 9c1d…`",
        "what is not drawn yet comes from a new seed, with this SHA-256; its draws are counted from 0",
    ],
    ["`2 retract`", "the seat takes back its last answer and all that came after it, since everybody agreed"],
    ["`2 leave`", "the seat leaves"],
    ["`2 silent`", "the time of the seat has run out: what it answers next was given for it"],
]
END_LINES = [
    [
        "`seed 0000…0007`",
        "the seed, 64 hexadecimal digits, one line for each seed; not there when chance was played by hand",
    ],
    ["`result 40 24 22 18`", "the scores by seat; a score may be negative"],
]
