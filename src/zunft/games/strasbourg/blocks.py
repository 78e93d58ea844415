"""What the blocks of Strasbourg's observation mean."""

from __future__ import annotations

from zunft.engine.blocks import FLAG, Axis, Block, Cell, axis, seats_axis, which, words_of
from zunft.games.strasbourg.game import StrasbourgGame
from zunft.games.strasbourg.tensor import UNDER


def blocks(game: StrasbourgGame, seats: int) -> dict[str, Block]:
    return _table(game, seats) | _players(game, seats)


def _table(game: StrasbourgGame, seats: int) -> dict[str, Block]:
    board, by_seat = game.edition.board, seats_axis(seats)
    guild, squares = which("guild", len(words_of(game, "guild"))), Axis("square", tuple(words_of(game, "square")))
    guilds = {f"step {step}": guild for step in "BDF"}
    round_cells = guilds | {"edifice": which("edifice", int(board.rounds))}
    return {
        "round": Block("The round, from 1; 0 before the first.", (), Cell("rounds", int(board.rounds))),
        "start": Block("Who is the starting player.", (by_seat,), FLAG),
        "step": Block("The step of the action phase.", (Axis("step", tuple(words_of(game, "step"))),), FLAG),
        "guild": Block("The guild whose step it is.", (Axis("guild", tuple(words_of(game, "guild"))),), FLAG),
        "rounds": Block(
            "The guilds and the edifice of each round, as far as they are known.",
            (axis("round", int(board.rounds)),),
            round_cells,
        ),
        "council": Block(
            "Who sits on each seat of the Council.",
            (Axis("seat of the Council", tuple(words_of(game, "council"))), by_seat),
            FLAG,
        ),
        "city": Block("Whose members stand on which squares.", (by_seat, squares), FLAG),
        "chapels": Block("Which chapels are built.", (Axis("chapel", tuple(words_of(game, "chapel"))),), FLAG),
        "edifices": Block(
            "Where each edifice stands.",
            (Axis("edifice", tuple(words_of(game, "edifice"))),),
            which("square", len(squares.labels)),
        ),
        "queue": Block(
            "The place of each seat in the queue of this step.", (by_seat,), Cell("place from 1; 0: not in it", seats)
        ),
    }


def _players(game: StrasbourgGame, seats: int) -> dict[str, Block]:
    board, by_seat = game.edition.board, seats_axis(seats)
    highest = max(value for value in range(len(board.influence)) if board.influence[value])
    cards = sum(int(board.influence[value]) for value in range(highest + 1))
    values, guilds = axis("value", highest), Axis("guild", tuple(words_of(game, "guild")))
    tasks, count = Axis("task", tuple(words_of(game, "task"))), Cell("cards", cards)
    stacks = Axis("stack", ("hand", *(str(stack) for stack in range(1, cards + 1))))
    return {
        "deck": Block(
            "How many influence cards lie in each deck; while others plan, as it was before.", (by_seat,), count
        ),
        "under_deck": Block(
            "Cards put back under each deck, the one that is drawn first in front.",
            (by_seat, axis("card", UNDER)),
            Cell("value of the card; 0: none", highest),
        ),
        "stacks": Block("How many cards lie in each stack that is laid out.", (by_seat, axis("stack", cards)), count),
        "revealed": Block("The cards revealed in this step, by value.", (by_seat, values), count),
        "money_seen": Block(
            "Whether this seat sees the money, privileges and goods of that one; where not, they are 0.",
            (by_seat,),
            FLAG,
        ),
        "coins": Block("Coins of each seat.", (by_seat,), Cell("coins")),
        "privileges": Block("Privileges of each seat.", (by_seat,), Cell("privileges")),
        "goods": Block("Goods tiles of each seat.", (by_seat, guilds), Cell("tiles")),
        "tasks_kept": Block(
            "The tasks that a seat has kept: the own ones, and everybody's when the game is over.",
            (by_seat, tasks),
            FLAG,
        ),
        "tasks_dealt": Block("The tasks that this seat chooses from.", (tasks,), FLAG),
        "own_cards": Block(
            "The own influence cards outside the deck, in the hand and in each stack, by value.",
            (stacks, values),
            count,
        ),
        "returning": Block(
            "The card that this seat has chosen to put back under its deck.",
            (),
            Cell("its value + 1; 1: none of them; 0: not chosen", highest + 1),
        ),
    }
