"""What the blocks of The Guild's observation mean."""

from __future__ import annotations

from zunft.engine.blocks import FLAG, Axis, Block, Cell, a_seat, axis, seats_axis, which
from zunft.engine.tensor import LARGEST
from zunft.games.gilde import constants as c
from zunft.games.gilde.game import GildeGame
from zunft.games.gilde.tensor import LASTING, LINKS, OWED, PHASE_SHOWN, PHASES
from zunft.games.gilde.view import ENDS, HALLS, NUMBERS
from zunft.games.gilde.view import PHASES as PHASE_NAMES

SIGNED = Cell("as the statistic", LARGEST, -LARGEST)


def blocks(game: GildeGame, seats: int) -> dict[str, Block]:
    return _table(game, seats) | _deals(game, seats) | _players(game, seats)


def phase_names() -> tuple[str, ...]:
    shown = [int(PHASE_SHOWN[phase]) for phase in range(len(PHASE_NAMES))]
    return ("setup", *(PHASE_NAMES[shown.index(number)] for number in range(1, PHASES)))


def _table(game: GildeGame, seats: int) -> dict[str, Block]:
    by_seat, cards = seats_axis(seats), Axis("card", game.edition.cards)
    piles = {"deck": Cell("cards"), "discard pile": Cell("cards"), "its top card": which("card", len(cards.labels))}
    left = {"political cards": Cell("cards"), "offers": Cell("offers")}
    return {
        "round": Block("The round, from 1; 0 before the first.", (), Cell("rounds")),
        "start": Block("Who began.", (by_seat,), FLAG),
        "active": Block("Whose turn it is.", (by_seat,), FLAG),
        "phase": Block("What the turn does.", (Axis("phase", phase_names()),), FLAG),
        "piles": Block("The piles.", (), piles),
        "discard": Block("The discard pile by card, where the table has it open; else 0.", (cards,), Cell("cards")),
        "town_hall": Block("Where the Town Hall is.", (Axis("where", HALLS),), FLAG),
        "left_this_turn": Block("What the active player has left in this turn.", (), left),
        "requests": Block("Who has a request open.", (by_seat,), FLAG),
        "candidates": Block("Who stands for mayor.", (by_seat,), FLAG),
        "votes": Block("Votes of the candidates.", (by_seat,), Cell("votes")),
        "winner": Block("Who has won the election, or the game.", (by_seat,), FLAG),
        "ended": Block("How the game has ended.", (Axis("end", tuple(end or "not yet" for end in ENDS)),), FLAG),
        "passing": Block("Who passes publicly in all windows.", (by_seat,), FLAG),
    }


def _deals(game: GildeGame, seats: int) -> dict[str, Block]:
    by_seat, cards = seats_axis(seats), len(game.edition.cards)
    link = {
        "in use": FLAG,
        "card": which("card", cards),
        "as an artefact": FLAG,
        "player": a_seat(seats),
        "aimed at": a_seat(seats, c.EVERYBODY + 1),
        "at card": which("card", cards),
        "number drawn": Cell("number; 0: none"),
    } | {f"spared {step}": FLAG for step in by_seat.labels}
    owed = {
        "debtor": a_seat(seats),
        "creditor": Cell(f"chairs from the own one + 1; {c.BANK + 1}: the bank", c.BANK + 1),
        "talers": Cell("talers"),
        "turns": Cell("turns until it is due"),
    }
    return {
        "chain": Block("Cards that are being resolved, from the one that came last.", (axis("link", LINKS),), link),
        "proposal": Block(
            "The shares of a joint building that is proposed.",
            (by_seat,),
            {"talers": Cell("talers"), "experience": Cell("points")},
        ),
        "owed": Block("Loans and debts, the oldest first.", (axis("debt", OWED),), owed),
    }


def _players(game: GildeGame, seats: int) -> dict[str, Block]:
    edition, by_seat = game.edition, seats_axis(seats)
    cards, board = Axis("card", edition.cards), edition.board
    annexes = tuple(card for at, card in enumerate(edition.cards) if board.cards.type_[at] == c.ANNEX)
    standing = {
        "talers": Cell("talers", LARGEST, -LARGEST),
        "title": Cell("number of the title", int(board.titles) - 1),
        "residence": Cell("number of the residence", int(board.residences) - 1),
        "in the debtors' tower": FLAG,
        "cards in hand": Cell("cards"),
        "cards on the table": Cell("cards"),
    }
    lasting = {
        "card": which("card", len(edition.cards)),
        "statistic": Cell("number of the statistic + 1, as in constants.py; 0: none", c.STATS),
        "how much": SIGNED,
        "until": Cell("1: end of the turn, 2: own next turn, 3: election; 0: none", 3),
    }
    numbers = Axis("statistic", tuple(name for name, _ in NUMBERS))
    return {
        "standing": Block("What is counted of each player.", (by_seat,), standing),
        "profession": Block("The profession of each player.", (by_seat, Axis("profession", edition.professions)), FLAG),
        "numbers": Block("The statistics of each player.", (by_seat, numbers), SIGNED),
        "lasting": Block("Effects that last, of each player.", (by_seat, axis("effect", LASTING)), lasting),
        "hand": Block(
            "The cards in each hand that this seat knows: all of its own, of others what it has seen.",
            (by_seat, cards),
            Cell("cards"),
        ),
        "table": Block("The cards in front of each player.", (by_seat, cards), Cell("cards")),
        "locked": Block(
            "For how many rounds they are locked; equal cards are added up.", (by_seat, cards), Cell("rounds")
        ),
        "dormant": Block("How many of the annexes are dormant.", (by_seat, Axis("annex", annexes)), Cell("cards")),
    }
