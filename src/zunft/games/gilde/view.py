"""Who sees what, built up from nothing (G-002, G-183)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from zunft.engine.rules import knows
from zunft.engine.title import View, members
from zunft.games.gilde import constants as c
from zunft.games.gilde.notation import KINDS, STATS, UNTIL
from zunft.games.gilde.rules.building import talers_of, xp_of
from zunft.games.gilde.rules.statistics import HALF, SOURCE, TEMP_CARD, TEMP_N, parts_of, until_of
from zunft.games.gilde.state import (
    DORMANT,
    KIND_OF,
    L_ACTOR,
    L_CARD,
    L_NUMBER,
    L_SPARED,
    L_TARGET,
    L_USE,
    L_VICTIM,
    LINK,
    GildeState,
    Player,
    borrower_of,
    creditor_of,
    due_of,
    lock_of,
    sum_of,
)

if TYPE_CHECKING:
    from zunft.games.gilde.game import GildeGame

# What a turn is at while something interrupts it, by what it does next.
PHASES = (
    "end", "start", "election", "income", "debts", "upkeep", "unlock", "actions", "actions", "closing", "surplus",
    "refill", "refill",
)  # fmt: skip
HALLS = ("deck", "centre", "built")
ENDS = (None, "count", "election", "leaving", "stop")


def open_view(game: GildeGame, state: GildeState) -> View:
    """What lies on the table for all to see."""
    is_set_up = state.round > 0
    return {
        "edition": game.edition.name,
        "start": state.start,
        "active": state.active if is_set_up else None,
        "phase": PHASES[state.phase] if is_set_up else "setup",
        "deck": state.deck.total,
        "discard": discard_view(game, state),
        "town_hall": HALLS[state.hall],
        "political_left": state.political,
        "offers_left": max(0, state.options.offers - state.offers),
        "passing": members(state.passing & state.everyone(), state.seats),
        "requests": members(state.requests, state.seats),
        "chain": [link_view(game, state, at) for at in range(state.links)],
        "proposal": proposal_view(state),
        "owed": [owed_view(row, number) for number, row in enumerate(owed_rows(state), start=1)],
        "votes": {str(other): state.votes[other] for other in members(state.candidates, state.seats)},
        "players": [player_view(game, state, other) for other in range(state.seats)],
        "winner": state.winner if state.winner != c.NONE else None,
        "ended": ENDS[state.ended],
    }


def own_view(game: GildeGame, state: GildeState, seat: int, players: list[View]) -> View:
    """The players with the cards of their hands that this seat knows."""
    hands = [hand_view(game, state.players[other], seat) for other in range(state.seats)]
    return {"players": [player | {"cards": hand} for player, hand in zip(players, hands, strict=True)]}


def owed_rows(state: GildeState) -> list[int]:
    return [state.owed[at] for at in range(len(state.owed))]


def discard_view(game: GildeGame, state: GildeState) -> dict[str, Any]:
    """G-002, Q-43. The top card and the size; everything where the table has the pile open."""
    cards = game.edition.cards
    seen: dict[str, Any] = {
        "size": state.discard.total,
        "top": cards[state.top] if state.top != c.NONE else None,
    }
    if state.options.open_discard:
        seen["cards"] = {
            card: state.discard.counts[kind] for kind, card in enumerate(cards) if state.discard.counts[kind]
        }
    return seen


def link_view(game: GildeGame, state: GildeState, at: int) -> dict[str, Any]:
    """A card that is being resolved, or a draw of an election."""
    row = [state.chain[at * LINK + column] for column in range(LINK)]
    card, target = row[L_CARD], row[L_TARGET]
    return {
        "card": game.edition.cards[card] if card != c.NONE else None,
        "kind": KINDS[state.board.cards.kind[card]] if card != c.NONE else None,
        "used": row[L_USE] == 1,
        "seat": row[L_ACTOR],
        "victim": row[L_VICTIM] if row[L_VICTIM] != c.NONE else None,
        "target": game.edition.cards[target & KIND_OF] if target != c.NONE else None,
        "spared": members(row[L_SPARED], state.seats),
        "number": row[L_NUMBER] or None,
    }


def proposal_view(state: GildeState) -> list[dict[str, int]] | None:
    """G-102. The shares of a joint building that has been proposed; one in the making is its proposer's own affair."""
    if state.agenda.depth == 0 or state.agenda.kind() != c.ASK_JOIN:
        return None
    shares = [(seat, state.shares[seat]) for seat in range(state.seats) if state.shares[seat]]
    return [{"seat": seat, "talers": talers_of(share), "points": xp_of(share)} for seat, share in shares]


def owed_view(row: int, number: int) -> dict[str, Any]:
    """A loan, or with 0 turns left a debt; its number is what ``extend`` and ``forgive`` call it by."""
    creditor = creditor_of(row)
    return {
        "number": number,
        "seat": borrower_of(row),
        "to": creditor if creditor != c.BANK else "bank",
        "talers": sum_of(row),
        "turns": due_of(row),
    }


# --- players --------------------------------------------------------------------------------------


def player_view(game: GildeGame, state: GildeState, other: int) -> dict[str, Any]:
    edition, player = game.edition, state.players[other]
    return {
        "talers": player.talers,
        "xp": player.xp,
        "title": edition.titles[player.title],
        "next_title_at": next_title(state, player),
        "residence": edition.residences[player.residence],
        "profession": edition.professions[player.profession] if player.profession != c.NONE else None,
        "tower": bool(player.tower),
        "hand": player.hand.count,
        "table": [card_view(game, player.estate[at]) for at in range(player.owned)],
        "lasting": [temp_view(game, player.temps[at]) for at in range(len(player.temps))],
        "numbers": numbers_view(game, state, other),
    }


def next_title(state: GildeState, player: Player) -> int | None:
    following = player.title + 1
    return state.board.title_xp[following] if following < state.board.titles else None


def hand_view(game: GildeGame, player: Player, seat: int) -> list[str]:
    """The cards of a hand that this seat knows: all of its own, of another what it has seen."""
    hand = player.hand
    return sorted(game.edition.cards[hand.items[at]] for at in range(hand.count) if knows(hand, at, seat))


def card_view(game: GildeGame, card: int) -> dict[str, Any]:
    return {
        "card": game.edition.cards[card & KIND_OF],
        "locked": lock_of(card),
        "dormant": card & DORMANT != 0,
    }


def temp_view(game: GildeGame, lasting: int) -> dict[str, Any]:
    return {
        "card": game.edition.cards[lasting >> TEMP_CARD],
        "stat": STATS[lasting & 255],
        "n": ((lasting >> TEMP_N) & KIND_OF) - HALF,
        "until": UNTIL[until_of(lasting)],
    }


def numbers_view(game: GildeGame, state: GildeState, seat: int) -> dict[str, Any]:
    """G-009. Every statistic with the parts that it is the sum of: "why is it 7?"."""
    reasons: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for stat, n, source in parts_of(state, seat):
        reasons[stat].append(source_view(game, source) | {"n": n})
    stats = state.players[seat].stats
    return {name: {"n": stats[stat], "from": reasons[stat]} for name, stat in NUMBERS}


def source_view(game: GildeGame, source: int) -> dict[str, Any]:
    """Where a part of a statistic comes from: a kind of source and its key."""
    kind, number = source // SOURCE, source % SOURCE
    edition = game.edition
    named = {
        c.FROM_TITLE: ("title", edition.titles),
        c.FROM_RESIDENCE: ("residence", edition.residences),
        c.FROM_PROFESSION: ("profession", edition.professions),
        c.FROM_CARD: ("card", edition.cards),
        c.FROM_TEMP: ("lasting", edition.cards),
    }
    if kind not in named:
        return {"source": "rules", "key": None}
    name, keys = named[kind]
    return {"source": name, "key": keys[number]}


def _numbers() -> list[tuple[str, int]]:
    """The statistics by name: those of words.py, check bonuses by kind, lowered costs by type."""
    named = [(name, stat) for stat, name in enumerate(STATS)]
    bonuses = [(f"check-bonus-{kind}", c.CHECK_BONUS + at) for at, kind in enumerate(KINDS[: c.ATTACKS])]
    return named + bonuses + [(f"cost-{name}", c.COST_MOD + type_) for name, type_ in COSTS]


COSTS = (
    ("business", c.BUSINESS), ("annex", c.ANNEX), ("extension", c.EXTENSION), ("district", c.DISTRICT),
    ("person", c.PERSON), ("artefact", c.ARTEFACT), ("measure", c.MEASURE), ("instant", c.INSTANT),
    ("residence", c.RESIDENCE),
)  # fmt: skip
NUMBERS = _numbers()
