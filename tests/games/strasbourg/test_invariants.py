"""Section 5: what holds at every moment of every game, over games played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.games.strasbourg.boards import BOOK, deck_of, play_out, state_of, told

from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.state import VALUE, Player
from zunft.table import Table

every_number = pytest.mark.parametrize("seats", [3, 4, 5])
SEEDS = range(2)


def games(seats: int) -> Iterator[Iterator[Table]]:
    """Games of so many players, each as the table after every answer."""
    for seed in SEEDS:
        yield play_out(Table("strasbourg", seats, seed), seed)


def ended(seats: int) -> Iterator[Table]:
    for game in games(seats):
        *_, table = game
        yield table


def unseen(player: Player) -> Counter[int]:
    """Deck, drawn cards, stacks and what was buried."""
    rows = (player.deck.tail, player.cards, player.buried)
    lying = [int(row.items[at]) & VALUE for row in rows for at in range(row.count)]
    return Counter(deck_of(player) + lying)


@every_number
def test_i_01_every_player_has_24_cards(seats: int) -> None:
    """I-01, S-002. Deck, hand, stacks, revealed and box: always four of each value."""
    for game in games(seats):
        for table in game:
            events = table.events(None)
            for seat, player in enumerate(state_of(table).players):
                shown = Counter(event["number"] for event in told(events, "revealed-card") if event["seat"] == seat)
                back = Counter(event["number"] for event in told(events, "returned") if event["seat"] == seat)
                assert unseen(player) + shown - back == Counter(dict.fromkeys(range(1, 7), 4))


@every_number
def test_i_02_nobility_and_church_are_never_empty(seats: int) -> None:
    """I-02, S-092, A-30."""
    for game in games(seats):
        for table in game:
            assert min(state_of(table).council[c.NOBILITY], state_of(table).council[c.CHURCH]) >= 0


@every_number
def test_i_03_one_chapel_and_one_edifice_a_round(seats: int) -> None:
    """I-03, S-090, S-091."""
    for game in games(seats):
        for table in game:
            view = table.view(None)
            if table.over or view["step"] is None:
                rounds = 5 if table.over else max(0, view["round"] - 1)
                assert len(view["chapels"]) == rounds
                assert len([square for square in view["edifices"].values() if square]) == rounds


@every_number
def test_i_04_each_guild_three_times_and_35_steps(seats: int) -> None:
    """I-04."""
    for table in ended(seats):
        steps = told(table.events(None), "step-began")
        guilds = Counter(event["guild"] for event in steps if event["step"] in "bdf")
        assert len(steps) == 35
        assert guilds == dict.fromkeys(BOOK.guilds, 3)


@every_number
def test_i_05_members_in_the_city(seats: int) -> None:
    """I-05. Nine in a guild, six with three players; three of one player, fifteen in all."""
    for table in ended(seats):
        state = state_of(table)
        for squares in state.board.of_guild:
            own = [int(state.city[seat] & squares).bit_count() for seat in range(seats)]
            assert sum(own) <= (6 if seats == 3 else 9)
            assert max(own) <= 3
        assert max(state.members(seat) for seat in range(seats)) <= 15
        assert sum(state.members(seat) for seat in range(seats)) == int(state.taken()).bit_count() > 0


@every_number
def test_i_06_coins_are_5_and_sales_less_prices(seats: int) -> None:
    """I-06, S-012, S-075, S-080."""
    sold = 0
    for game in games(seats):
        for table in game:
            events = table.events(None)
            coins = [5] * seats
            for event in told(events, "sold"):
                coins[event["seat"]] += event["number"]
                sold += 1
            for event in told(events, "placed"):
                coins[event["seat"]] -= event["number"]
            assert [int(player.coins) for player in state_of(table).players] == coins
            assert min(coins) >= 0
    assert sold


@every_number
def test_i_07_prestige_is_the_sum_of_the_own_seats(seats: int) -> None:
    """I-07, S-100. Per round as many as seats are taken: two to eight."""
    for game in games(seats):
        before = [0] * seats
        for table in game:
            if not table.over and table.scores != before:
                council = state_of(table).council
                gained = [sum(council[at] == seat for at in range(8)) for seat in range(seats)]
                assert [now - then for now, then in zip(table.scores, before, strict=True)] == gained
                assert 2 <= sum(gained) <= 8
                before = table.scores
        paid = [event["number"] for event in told(table.events(None), "prestige")]
        assert all(2 <= sum(paid[at : at + seats]) <= 8 for at in range(0, len(paid), seats))


@every_number
def test_i_08_privileges_gained_in_a_round(seats: int) -> None:
    """I-08, S-101. At least one, at most one for every player."""
    for table in ended(seats):
        gained, counts = 0, []
        for event in table.events(None):
            gained += event["key"].endswith(".privilege")
            if event["key"].endswith((".round-began", ".ended")):
                counts.append(gained)
                gained = 0
        assert counts[0] == 0
        assert all(1 <= count <= seats for count in counts[1:])
        assert len(counts) == 6


@every_number
def test_i_09_every_deferral_costs_a_privilege(seats: int) -> None:
    """I-09, S-035. Gained less deferred is what is left, at every moment; so a step always ends."""
    deferred = 0
    for game in games(seats):
        for table in game:
            events = table.events(None)
            left = Counter(event["seat"] for event in told(events, "privilege"))
            left.subtract(event["seat"] for event in told(events, "deferred"))
            assert [left[seat] for seat in range(seats)] == [
                int(player.privileges) for player in state_of(table).players
            ]
            deferred += len(told(events, "deferred"))
    assert deferred


@every_number
def test_i_11_the_marker_moves_only_to_place_1(seats: int) -> None:
    """I-11, S-021, S-045. Whoever has it was told to lead last, or started; leading means most influence."""
    for game in games(seats):
        for table in game:
            start = -1
            influence: dict[int, int] = {}
            for event in table.events(None):
                key, args = event["key"].split(".")[-1], event["args"]
                if key == "step-began":
                    influence = {}
                elif key == "revealed":
                    influence[args["seat"]] = args["number"]
                elif key in ("starts", "leads"):
                    assert key == "starts" or influence[args["seat"]] == max(influence.values())
                    start = args["seat"]
            assert table.view(None)["start"] == start


@every_number
def test_i_12_a_deck_grows_by_one_card_a_step_at_most(seats: int) -> None:
    """I-12, S-052. And only by a card that was returned; at most seven a round."""
    for game in games(seats):
        sizes, returned, at_start, round_ = [24] * seats, [0] * seats, [0] * seats, 0
        for table in game:
            now = [int(player.deck.size()) for player in state_of(table).players]
            events = told(table.events(None), "returned")
            back = [sum(event["seat"] == seat for event in events) for seat in range(seats)]
            if table.view(None)["round"] != round_:
                round_, at_start = table.view(None)["round"], returned[:]
            for seat in range(seats):
                assert now[seat] - sizes[seat] <= back[seat] - returned[seat] <= 1
                assert back[seat] - at_start[seat] <= 7
            sizes, returned = now, back
