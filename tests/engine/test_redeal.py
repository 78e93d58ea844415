"""Redeals: what a seat knows stays, everything else is dealt anew, each possible deal as often as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.contract import knowing
from tests.contract.tables import Kind, Who, stroll
from tests.titles.market import constants as c
from tests.titles.market.dealing import all_say, draw, market, state_of
from tests.titles.market.game import MarketRules
from tests.titles.market.title import MARKET

from zunft.engine.bits import zeros
from zunft.engine.chance import Rng
from zunft.engine.move import SPECTATOR
from zunft.engine.redeal import redeal
from zunft.engine.rules import BUFFER, State
from zunft.engine.tape import Tape
from zunft.games.flanders.game import FLANDERS
from zunft.games.gilde.game import GILDE
from zunft.games.strasbourg.game import STRASBOURG
from zunft.table import Table

CRITICAL = {2: 13.816, 5: 20.515}  # chi-square at 0.001, by degrees of freedom


def fits(seen: Counter[str], chances: dict[str, float]) -> bool:
    """Whether so many of each are no surprise."""
    total = sum(seen.values())
    square = sum((seen[key] - total * chance) ** 2 / (total * chance) for key, chance in chances.items())
    return set(seen) <= set(chances) and square < CRITICAL[len(chances) - 1]


def hand_of(table: Table, seat: int) -> list[str]:
    return table.view(seat)["hands"][seat]["known"]  # type: ignore[no-any-return]


def test_every_deal_is_equally_likely() -> None:
    """Of seat 1's three different cards one is in hand, one under the deck and one in it: six deals."""
    table = market("cloth", "thief", edition="booth", under="guard")
    seen: Counter[str] = Counter()
    for seed in range(1200):
        twin = table.redeal(0, seed=seed)
        seen[" ".join(hand_of(twin, 1) + twin.view(1)["deck"]["tail"])] += 1
    cards = ("thief", "guard", "cloth")
    assert fits(seen, {f"{hand} {tail}": 1 / 6 for hand in cards for tail in cards if hand != tail})


def test_a_deal_is_conditioned_on_what_can_be_seen() -> None:
    """Seat 0's window is still open although seat 0 is not asked: seat 1, or 2, or both hold the one guard of their
    three cards, and there are 1 · 2, 2 · 1 and 1 · 1 ways for that."""
    table = market("thief", "guard", "guard", edition="booth")
    table.play(0, "play thief at 1")
    seen: Counter[str] = Counter()
    for seed in range(900):
        twin = state_of(table.redeal(0, seed=seed))
        seen["".join(str(int(twin.hands[seat].items[0] == c.GUARD)) for seat in (1, 2))] += 1
    assert fits(seen, {"10": 2 / 5, "01": 2 / 5, "11": 1 / 5})


def test_a_card_seen_in_passing_stays_until_it_is_shuffled_away() -> None:
    table = market("thief cloth", "bribe guard", "cloth")
    table.play(0, "peek 1")
    table.play("chance", "draw 0")
    assert table.view(0)["hands"][1] == {"count": 2, "known": ["bribe"]}
    assert table.view(2)["hands"][1] == {"count": 2, "known": []}
    assert all("bribe" in hand_of(table.redeal(0, seed=seed), 1) for seed in range(50))
    table.leave(1)
    assert table.view(0)["hands"][1] == {"count": 0, "known": []}


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_survives_every_redeal(seat: int | None) -> None:
    table = market("thief bribe", "guard guard", "guard cloth")
    for text in ("play thief at 1", "end"):
        for seed in range(10):
            assert table.redeal(seat, seed=seed).view(seat) == table.view(seat)
        table.play(0, text)
        all_say(table, "pass")


def test_other_lanes_go_back_to_their_start() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    draw(table, 0, "thief")
    draw(table, 1, "guard", "cloth")
    twin = table.redeal(0, seed=1)
    assert (twin.view(0)["drawn"], twin.view(1)["drawn"]) == (["thief"], [])
    assert twin.view(1)["deck"]["bag"] == {"thief": 2, "guard": 2, "bribe": 1, "cloth": 3}


def test_lanes_that_were_finished_are_played_again_at_random() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    table.play(1, "stop")
    twins = [table.redeal(0, seed=seed) for seed in range(30)]
    assert {tuple(twin.view(None)["agenda"][0]["done"]) for twin in twins} == {(1,)}
    assert {len(twin.view(1)["drawn"]) for twin in twins} == {0, 1, 2}


def test_a_lane_that_drew_from_the_tail_gives_it_back() -> None:
    table = market("thief", "thief", edition="booth")
    all_say(table, "end")
    draw(table, 1, "guard", "cloth")
    twin = table.redeal(0, seed=1)
    assert (state_of(twin).decks[1].bag.total, state_of(twin).decks[1].tail.count) == (1, 1)


def test_steps_that_only_the_asked_seat_knows_are_not_in_anothers_redeal() -> None:
    table = market("thief", "cloth", "cloth")
    table.play(0, "offer thief")
    twin = table.redeal(1, seed=3)
    question = twin.question(0)
    assert question is not None
    assert question["key"] == "market.ask.turn"


def test_screened_coins_are_not_in_anothers_view_and_are_not_redealt() -> None:
    """X-014"""
    table = market("thief", "cloth", "cloth")
    table.play(0, "play thief at 1")
    assert (table.view(0)["coins"], "coins" in table.view(None)) == (7, False)
    assert [table.redeal(2, seed=1).view(seat)["coins"] for seat in range(3)] == [7, 1, 4]


def test_a_seat_that_has_left_answers_by_default_in_a_redeal_too() -> None:
    table = market("thief", "guard", "guard")
    table.leave(2)
    for seat in (0, 1):
        table.play(seat, "end")
    twins = [table.redeal(0, seed=seed) for seed in range(30)]
    assert {len(twin.view(2)["drawn"]) for twin in twins} == {0}


def test_nobody_knows_what_a_seat_has_sealed_before_it_left() -> None:
    table = market("thief", "guard", "guard")
    table.play(0, "play thief at 1")
    table.play(2, "block")
    table.leave(2)
    coins = set()
    for seed in range(30):
        twin = table.redeal(0, seed=seed)
        twin.play(1, "pass")
        coins.add(state_of(twin).coins[0])
    assert coins == {4, 7}


def test_an_imagined_table_has_no_journal() -> None:
    table = market("thief", "cloth", "cloth")
    with pytest.raises(ValueError, match="imagined"):
        table.redeal(0, seed=1).journal()


def test_an_imagined_table_can_be_played_to_its_end() -> None:
    twin = Table(MARKET, seats=3, seed=9).redeal(0, seed=1)
    while not twin.over:
        seat = twin.asked[0]
        twin.play(seat, twin.options(seat)[-1])
    assert len(twin.scores) == 3


def test_the_true_table_is_as_before() -> None:
    table = market("thief", "cloth", "cloth")
    before = table.fingerprint()
    table.redeal(1, seed=1)
    assert table.fingerprint() == before


# --- nothing else of the truth ----------------------------------------------------------------------

every_title = pytest.mark.parametrize(
    "kind", [Kind(MARKET, 3, "booth"), *(Kind(title, 3, "tiny") for title in (FLANDERS, GILDE, STRASBOURG))], ids=str
)


def imagined(table: Table, seat: int | None, seed: int, state: State | None = None) -> State:
    bit = SPECTATOR if seat is None else seat
    return redeal(table.game.rules, state or table.state, bit, Rng(seed), zeros(BUFFER))


def numbers(state: State) -> list[int]:
    """Every number of a redealt state, but not how often the table has learnt something: that is there for those who
    take answers back, and nobody is sent it."""
    state.learnt[state.seats] = 0
    tape = Tape()
    state.visit(tape)
    return tape.ints


@every_title
def test_the_redeal_of_a_redeal_is_a_redeal_of_the_truth(kind: Kind) -> None:
    """With the same seed every number of it is the same, whatever the truth was."""
    rng = Random(3)
    for at, table in enumerate(stroll(kind.table(2), Random(2))):
        seat = rng.choice(knowing.everybody(table))
        other = imagined(table, seat, at + 1)
        assert numbers(imagined(table, seat, 99)) == numbers(imagined(table, seat, 99, other)), seat


def check_alike(one: Table, other: Table, seats: list[int | None]) -> int:
    """Whoever cannot tell two tables apart gets the same redeals of both; gives how many that were. Only where somebody
    is asked: while chance draws, there is nobody to redeal for."""
    if "chance" in [*one.asked, *other.asked]:
        return 0
    for seat in seats:
        assert numbers(imagined(one, seat, 5)) == numbers(imagined(other, seat, 5)), (seat, one.journal())
    return len(seats)


def next_answer(one: Table, other: Table, rng: Random) -> tuple[Who, str] | None:
    """Something that can be answered at both tables."""
    asked = [who for who in one.asked if who in other.asked]
    if not asked:
        return None
    who = rng.choice(asked)
    options = [option for option in one.options(who) if option in set(other.options(who))]
    return (who, rng.choice(options)) if options else None


def follow(table: Table, rng: Random) -> int:
    """Two answers to the same question, then the same answers at both tables: everybody who cannot tell them apart by
    what they see and were told is checked. Gives how often somebody was."""
    who, found = rng.choice(table.asked), 0
    one, other = table.copy(), table.copy()
    one.play(who, rng.choice(table.options(who)))
    other.play(who, rng.choice(table.options(who)))
    blind = [seat for seat in knowing.everybody(table) if seat != who]
    for _ in range(8):
        blind = [seat for seat in blind if knowing.known(one, seat) == knowing.known(other, seat)]
        found += check_alike(one, other, blind)
        answer = next_answer(one, other, rng) if blind else None
        if answer is None:
            break
        one.play(*answer)
        other.play(*answer)
    return found


@every_title
def test_tables_that_a_seat_cannot_tell_apart_are_redealt_alike(kind: Kind) -> None:
    """Sealed answers, how far other lanes are, the order of cards and who has seen them: a redeal tells nothing."""
    found = 0
    for seed in range(2):
        rng = Random(seed)
        found += sum(follow(table, rng) for table in stroll(kind.table(), Random(seed)) if table.asked)
    assert found > 50


def test_a_redeal_does_not_tell_how_many_cards_others_have_drawn() -> None:
    """The market's morning: a lane that has gone one step and one that has gone three."""
    one, other = (Table(MARKET, seats=3, chance="hand") for _ in range(2))
    draw(one, 1, "thief")
    draw(other, 1, "thief", "guard", "cloth")
    assert numbers(imagined(one, 0, 5)) == numbers(imagined(other, 0, 5))
    assert numbers(imagined(one, 1, 5)) != numbers(imagined(other, 1, 5))


def test_a_redeal_does_not_tell_how_many_cards_are_planned_with() -> None:
    """Strasbourg's planning: two cards drawn so far and five."""
    one, other = (planning(cards) for cards in (2, 5))
    for seat in (0, 2, None):
        assert numbers(imagined(one, seat, 5)) == numbers(imagined(other, seat, 5))


def planning(cards: int) -> Table:
    table = Table("strasbourg", 3, seed=2)
    for seat in range(3):
        table.play(seat, table.options(seat)[0])
    for _ in range(cards):
        table.play(1, "draw")
    return table


def test_a_redeal_does_not_tell_what_lies_sealed_in_a_window() -> None:
    tables = [market("thief", "guard cloth", "guard bribe") for _ in range(3)]
    for table, answer in zip(tables, ("pass", "block", None), strict=True):
        table.play(0, "play thief at 1")
        if answer:
            table.play(2, answer)
    rows = [numbers(imagined(table, 1, 5)) for table in tables]
    assert rows[0] == rows[1] == rows[2]


def test_an_own_answer_can_be_taken_back_at_an_imagined_table_whatever_others_have_learnt() -> None:
    table = Table(MARKET, seats=3, chance="hand")
    draw(table, 1, "guard", "cloth")
    table.play(0, "stop")
    twin = table.redeal(0, seed=4)
    assert twin.can_undo(0)
    twin.undo(0)
    assert "stop" in twin.options(0)


@pytest.mark.parametrize("is_open", [True, False])
def test_who_has_finished_is_kept_only_where_everybody_sees_it(monkeypatch: pytest.MonkeyPatch, is_open: bool) -> None:
    """In a sealed common question an imagined position must not tell who has answered already."""
    monkeypatch.setattr(MarketRules, "is_open", lambda self, kind: is_open)
    table = Table(MARKET, seats=3, seed=4)
    while table.asked.count(1):
        table.play(1, table.options(1)[-1])
    done = {state_of(table.redeal(0, seed=seed)).agenda.finished() for seed in range(20)}
    assert done == ({state_of(table).agenda.finished()} if is_open else {0})
    assert state_of(table).agenda.finished() == 1 << 1
