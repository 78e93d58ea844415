"""The tables of ``characters.py``: what many games between bots add up to, as Markdown."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import mean

from characters_game import WINDOWS, Record
from characters_sight import Deck
from characters_worth import CHARACTERS
from zunft.games.gilde import words as w
from zunft.games.gilde.edition import GildeEdition

Games = dict[int, list[Record]]  # by the number of players


def report(games: Games, alone: dict[str, list[Record]], deck: Deck, edition: GildeEdition) -> str:
    """Everything, one chapter after the other."""
    chapters = [
        ("Length, and ways to win", length(games)),
        ("Wins by seat", by_seat(games)),
        ("Wins by profession", by_profession(games, edition)),
        ("Wins by character", by_character(games)),
        ("Four of one character", of_one_character(alone)),
        ("Windows", windows(games)),
        ("What happens in a game", happenings(games)),
        ("Town Hall and elections", elections(games)),
        ("Cards", cards(games, deck, edition)),
    ]
    return "\n\n".join(f"## {title}\n\n{text}" for title, text in chapters) + "\n"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column is text and whose others are numbers."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def share(part: int, whole: int) -> str:
    """A percentage with its 95 % interval."""
    if whole == 0:
        return "–"
    p = part / whole
    return f"{100 * p:.1f} ± {196 * sqrt(p * (1 - p) / whole):.1f}"


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def number(value: float) -> str:
    """Three digits, more or less."""
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 or value == 0 else f"{value:.3f}"


# --- who wins, and when ---------------------------------------------------------------------------


def length(games: Games) -> str:
    head = ["players", "games", "rounds, mean", "10 %", "50 %", "90 %", "max", "Count, %", "Mayor, %"]
    return table(head, [[str(seats), str(len(records)), *length_of(records)] for seats, records in games.items()])


def length_of(records: list[Record]) -> list[str]:
    rounds = sorted(record.rounds for record in records)
    parts = [rounds[(len(rounds) - 1) * part // 10] for part in (1, 5, 9)]
    ways = [sum(record.ended == way for record in records) for way in (w.BY_COUNT, w.BY_ELECTION)]
    numbers = [str(part) for part in (*parts, rounds[-1])]
    return [f"{mean(rounds):.1f}", *numbers, *(share(way, len(records)) for way in ways)]


def by_seat(games: Games) -> str:
    """Seats are counted from the start player."""
    most = max(games)
    rows = []
    for seats, records in games.items():
        wins = Counter(record.place for record in records)
        shares = [share(wins[place], len(records)) for place in range(seats)]
        rows.append([str(seats), f"{100 / seats:.1f}", *shares, *["–"] * (most - seats)])
    return table(["players", "fair, %", *(f"seat {place + 1}" for place in range(most))], rows)


def by_profession(games: Games, edition: GildeEdition) -> str:
    """Of the games in which a profession was played, how many it won."""
    names = [edition.names["profession"][key]["en"] for key in edition.professions]
    rows = [
        [str(seats), f"{100 / seats:.1f}", *_wins(records, range(len(names)), lambda record: record.professions)]
        for seats, records in games.items()
    ]
    return table(["players", "fair, %", *names], rows)


def by_character(games: Games) -> str:
    """Of the seats that a character had, how many won."""
    names = [character.name for character in CHARACTERS]
    rows = [
        [str(seats), f"{100 / seats:.1f}", *_wins(records, names, lambda record: record.characters)]
        for seats, records in games.items()
    ]
    return table(["players", "fair, %", *names], rows)


def _wins(records: list[Record], keys: Iterable[object], of: Callable[[Record], Sequence[object]]) -> list[str]:
    had = Counter(key for record in records for key in of(record))
    won = Counter(of(record)[record.place] for record in records)
    return [share(won[key], had[key]) for key in keys]


def of_one_character(alone: dict[str, list[Record]]) -> str:
    head = ["character", "games", "rounds, mean", "10 %", "50 %", "90 %", "max", "Count, %", "Mayor, %"]
    return table(head, [[name, str(len(records)), *length_of(records)] for name, records in alone.items()])


# --- what happens ---------------------------------------------------------------------------------


def per_game(records: list[Record], *keys: str) -> float:
    return sum(record.counts[key] for record in records for key in keys) / len(records)


def windows(games: Games) -> str:
    """All windows, those in which somebody was asked, had a card to respond with, and responded."""
    rows = []
    for name in [*WINDOWS.values(), "all"]:
        kinds = list(WINDOWS.values()) if name == "all" else [name]
        for text, what in WINDOW_ROWS:
            values = [per_game(records, *(f"{kind} windows{what}" for kind in kinds)) for records in games.values()]
            rows.append([f"{name}{text}", *(number(value) for value in values)])
        rows.append([f"{name}: empty, nobody could respond with a card", *_empty(games, kinds, " with a card")])
        rows.append([f"{name}: empty, nobody responded", *_empty(games, kinds, " answered")])
    return table(["windows per game", *(f"{seats} players" for seats in games)], rows)


WINDOW_ROWS = (("", ""), (": somebody was asked", " asked"))


def _empty(games: Games, kinds: list[str], what: str) -> list[str]:
    found = []
    for records in games.values():
        opened = per_game(records, *(f"{kind} windows" for kind in kinds))
        empty = opened - per_game(records, *(f"{kind} windows{what}" for kind in kinds))
        found.append(f"{number(empty)} ({percent(empty, opened)})")
    return found


def happenings(games: Games) -> str:
    rows = [[text, *(number(per_game(records, *keys)) for records in games.values())] for text, *keys in HAPPENINGS]
    good, bad = "checks that succeed", "checks that fail"
    checks = [percent(per_game(records, good), per_game(records, good, bad)) for records in games.values()]
    return table(["per game", *(f"{seats} players" for seats in games)], [rows[0], ["… succeed", *checks], *rows[1:]])


HAPPENINGS = (
    ("checks", "checks that succeed", "checks that fail"),
    ("cancellations", "cancellations"),
    ("attacks whose target was gone (sold in response)", "attacks without a target"),
    ("payments to business owners", "payments to owners"),
    ("sales to the pile", "sales"),
    ("trades proposed", "trades proposed"),
    ("trades made", "trades made"),
    ("gifts", "gifts"),
    ("loans proposed", "loans proposed"),
    ("loans made", "loans made"),
    ("players sent to the tower", "towers"),
    ("districts and persons released", "releases"),
    ("residences rebuilt", "residences"),
    ("artefacts used", "artefacts used"),
    ("reshuffles", "reshuffles"),
    ("draws from an empty deck and pile", "draws from nothing"),
    ("starting hands redrawn", "hands redrawn"),
    ("decisions of the bots", "decisions"),
)


def elections(games: Games) -> str:
    rows = [[text, *(of(records) for records in games.values())] for text, of in ELECTIONS]
    return table(["", *(f"{seats} players" for seats in games)], rows)


def _mean(values: Iterable[int]) -> str:
    """The mean of the numbers that are there."""
    found = [value for value in values if value]
    return f"{mean(found):.1f}" if found else "–"


def _lead(records: list[Record], of: Callable[[Record], int]) -> str:
    leads = [of(record) for record in records if record.ended == w.BY_ELECTION]
    return f"{mean(leads):+.1f}".replace("-", "−") if leads else "–"


def _ratio(records: list[Record], part: str, whole: str) -> str:
    return percent(per_game(records, part), per_game(records, whole))


def _candidates(records: list[Record]) -> str:
    held = per_game(records, "elections held")
    return f"{per_game(records, 'candidates') / held:.1f}" if held else "–"


ELECTIONS: list[tuple[str, Callable[[list[Record]], str]]] = [
    ("Town Hall appears in round", lambda records: _mean(record.hall_came for record in records)),
    ("… is built in round", lambda records: _mean(record.hall_built for record in records)),
    ("… is built, of all games", lambda records: percent(sum(r.hall_built > 0 for r in records), len(records))),
    ("joint buildings proposed per game", lambda records: number(per_game(records, "Town Halls proposed together"))),
    ("elections requested per game", lambda records: number(per_game(records, "elections requested"))),
    ("… lapsed per game", lambda records: number(per_game(records, "elections lapsed"))),
    ("… held per game", lambda records: number(per_game(records, "elections held"))),
    ("candidates in an election", _candidates),
    ("total of the winner", lambda records: _mean(record.votes for record in records)),
    (
        "votes ahead, of who requested it",
        lambda records: _lead(records, lambda r: r.lead_before),
    ),
    ("… when they are counted", lambda records: _lead(records, lambda r: r.lead)),
    ("won by who requested it", lambda records: _ratio(records, "elections won by the requester", "elections held")),
]


def cards(games: Games, deck: Deck, edition: GildeEdition) -> str:
    """How often each card was played; the Town Hall is built, not played."""
    played = {seats: sum((record.cards for record in records), Counter[int]()) for seats, records in games.items()}
    kinds = [card.kind for card in deck.prints if card.type_ != w.PUBLIC]
    never = [deck.keys[kind] for kind in kinds if not any(counts[kind] for counts in played.values())]
    rows = []
    for kind in kinds:
        key = deck.keys[kind]
        shares = [f"{played[seats][kind] / len(records):.2f}" for seats, records in games.items()]
        rows.append([f"{key} {edition.names['card'][key]['en']}", str(deck.board.cards.copies[kind]), *shares])
    said = f"Cards never played in any game: {', '.join(never) or 'none'}."
    return f"{said}\n\n{table(['played per game', 'copies', *(f'{seats} players' for seats in games)], rows)}"
