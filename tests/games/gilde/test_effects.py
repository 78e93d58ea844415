"""Chapter 5.2: each of the operations and statistics, also with arguments that no printed card has."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tests.games.gilde.scene import Scene

from zunft.engine.bits import zeros
from zunft.engine.pile import new_bag
from zunft.games.gilde.acts import OPS, STAT_KEYS, STATS
from zunft.games.gilde.edition import GildeEdition, from_text, load

DOCS = Path(__file__).parents[3] / "docs"
BOOK = load("reconstruction").text
PLAIN = 'kind = "economy"\ntarget = -\n'  # a card that does something to its player
AIMED = 'kind = "intrigue"\ntarget = { owner = "opponent", zone = "player" }\n'
EACH = 'kind = "intrigue"\ntarget = -\n'


# --- editions with other cards --------------------------------------------------------------------


def altered(text: str, card: str, lines: str) -> str:
    """The text of an edition in which a card has these lines; ``key = -`` takes one away."""
    begin = text.index(f"\n[cards.{card}]\n") + len(f"\n[cards.{card}]\n")
    end = text.index("\n[cards.", begin) if "\n[cards." in text[begin:] else len(text)
    block = text[begin:end]
    for line in lines.strip().splitlines():
        key, _, value = line.partition(" = ")
        block = re.sub(rf"^{key} = .*?\n(?=[a-z])", "", block, flags=re.MULTILINE | re.DOTALL)
        if value != "-":
            block = block.replace("text.en", f"{line}\ntext.en", 1)
    return text[:begin] + block + text[end:]


@cache
def edition(*changes: str) -> GildeEdition:
    """The reconstruction with other cards: ``m14: key = value, one line for each key``."""
    text = BOOK
    for change in changes:
        card, _, lines = change.partition(":")
        text = altered(text, card, lines)
    return from_text(text, "altered")


def measure(head: str, effects: str, seats: int = 3, *more: str) -> Scene:
    """Seat 0 holds m14, a measure that costs nothing, needs nothing and does this."""
    made = edition(f"m14:req = -\ncost = 0\n{head}effects = {effects}", *more)
    return Scene(seats, edition=made).hand(0, "m14")


def resolved(scene: Scene, play: str = "play m14") -> Scene:
    return scene.say(0, play).all_pass()


def respond(scene: Scene, seat: int, answer: str) -> Scene:
    """One seat responds in the window on top, everybody else who is asked passes."""
    for other in scene.table.asked:
        if isinstance(other, int) and other != seat:
            scene.say(other, "pass")
    return scene.say(seat, answer)


def purses(scene: Scene) -> list[int]:
    return [scene.player(seat).talers for seat in range(scene.table.seats)]


def no_discard_pile(scene: Scene) -> Scene:
    """Nothing lies there that could become a new deck."""
    scene.state.discard.pour(new_bag(zeros(scene.board.cards.count)))
    return scene.fresh()


def card_target(owner: str, *types: str, more: str = "") -> str:
    listed = ", ".join(f'"{type_}"' for type_ in types)
    return f'{{ owner = "{owner}", zone = "table", types = [{listed}]{more} }}'


def test_there_are_fifteen_operations_and_thirteen_statistics() -> None:
    assert len(OPS) == 15
    assert len(STATS) + len(STAT_KEYS) == 13


def test_5_2_the_law_has_a_row_for_each_operation_and_the_documents_say_how_many_there_are() -> None:
    law = (DOCS / "rules" / "gilde.md").read_text("utf-8")
    _, heading, chapter = law.partition(f"### 5.2 Effect vocabulary ({len(OPS)} operations)\n")
    assert heading
    table = chapter.partition("| op | arguments | meaning |\n")[2].partition("\n\n")[0]
    assert re.findall(r"(?m)^\| `(\w+)` \|", table) == list(OPS)
    assert f"A small language of {len(OPS)} operations for cards" in (DOCS / "why.md").read_text("utf-8")


# --- gain_talers ----------------------------------------------------------------------------------


def test_gain_talers_by_the_target() -> None:
    scene = resolved(measure(AIMED, '[{ op = "gain_talers", who = "target", n = 3 }]'), "play m14 at 2")
    assert purses(scene) == [12, 12, 15]


def test_gain_talers_by_each_opponent_and_per_their_own_businesses() -> None:
    per = "per = { count = 'active_businesses', n = 3, max = 5 }"
    scene = measure(EACH, f'[{{ op = "gain_talers", who = "each_opponent", n = 1, {per} }}]')
    scene.front(1, "b01").front(2, "b02", "b03").front(0, "b04")
    assert purses(resolved(scene)) == [12, 12 + 1 + 3, 12 + 1 + 5]


def test_gain_talers_of_nothing_but_what_is_counted() -> None:
    per = "per = { count = 'active_businesses', n = 2, max = 9 }"
    scene = measure(PLAIN, f'[{{ op = "gain_talers", who = "self", n = 0, {per} }}]').front(0, "b01", "b02/1")
    assert purses(resolved(scene)) == [14, 12, 12]


# --- pay_talers -----------------------------------------------------------------------------------


def test_pay_talers_up_to_the_cash_of_the_target_to_the_bank() -> None:
    scene = measure(AIMED, '[{ op = "pay_talers", who = "target", n = 20, to = "bank", mode = "upto" }]')
    scene = resolved(scene, "play m14 at 1")
    assert purses(scene) == [12, 0, 12]
    assert not scene.player(1).tower


def test_pay_talers_up_to_the_own_cash() -> None:
    scene = resolved(measure(PLAIN, '[{ op = "pay_talers", who = "self", n = 20, to = "bank", mode = "upto" }]'))
    assert purses(scene) == [0, 12, 12]
    assert scene.table.waiting_for == [0]


LEVY = '[{ op = "pay_talers", who = "each_opponent", n = 9, to = "self", mode = "must" }]'


def test_g_145_each_opponent_must_pay_clockwise_from_the_actor() -> None:
    scene = resolved(measure(EACH, LEVY, 4).talers(1, 5).talers(3, 4))
    assert scene.table.waiting_for == [1]  # what is short is asked, one after the other
    scene.say(1, "tower")
    assert scene.table.waiting_for == [3]
    scene.say(3, "tower")
    assert purses(scene) == [12 + 5 + 9 + 4, 0, 3, 0]
    assert [(owed["seat"], owed["to"], owed["talers"]) for owed in scene.table.view(None)["owed"]] == [
        (1, 0, 4),
        (3, 0, 5),
    ]
    assert (scene.player(0).xp, scene.table.asked) == (2, [0])


def test_g_116_a_levy_cancelled_for_one_gives_experience_though_the_other_ends_in_the_tower() -> None:
    """Q-46. It was not cancelled for everybody it reached."""
    scene = measure(EACH, LEVY).hand(2, "i02").talers(1, 5)
    respond(scene.say(0, "play m14"), 2, "respond i02").all_pass()
    scene.say(1, "tower")
    assert purses(scene) == [17, 0, 10]
    assert scene.player(0).xp == 2


def test_a_fine_is_paid_by_selling() -> None:
    """G-147. As soon as the cash reaches the sum it is paid."""
    effects = '[{ op = "pay_talers", who = "target", n = 6, to = "self", mode = "must" }]'
    scene = resolved(measure(AIMED, effects).talers(1, 3).front(1, "b02"), "play m14 at 1").say(1, "sell b02")
    assert purses(scene) == [18, 3 + 5 - 6, 12]  # the merchant sells for 1 more


# --- lock and unlock ------------------------------------------------------------------------------


def test_lock_picked_by_the_actor() -> None:
    target = card_target("target", "business", "extension", more=', chosen_by = "actor"')
    scene = measure(AIMED, f'[{{ op = "lock", target = {target}, n = 4 }}]').front(1, "b01", "e01", "a01", "b02/1")
    resolved(scene, "play m14 at 1")
    assert sorted(scene.options(0)) == ["pick b01", "pick e01"]
    assert scene.say(0, "pick e01").lying(1) == ["a01", "b01", "b02/1", "e01/4"]


def test_lock_picked_by_the_target() -> None:
    target = card_target("target", "business", "annex", more=', chosen_by = "target"')
    scene = measure(AIMED, f'[{{ op = "lock", target = {target}, n = 1 }}]').front(2, "b01", "z01~")
    resolved(scene, "play m14 at 2").say(2, "pick z01")
    assert scene.lying(2) == ["b01", "z01/1~"]


def test_lock_of_an_own_card() -> None:
    scene = measure(PLAIN, f'[{{ op = "lock", target = {card_target("self", "business")}, n = 2 }}]')
    assert resolved(scene.front(0, "b01").front(1, "b02")).lying(0) == ["b01/2"]


LOCKED = card_target("opponent", "business", more=", locked = true")


@pytest.mark.parametrize(("old", "new", "left"), [(1, 3, 3), (3, 1, 3), (2, 2, 2)])
def test_g_043_locking_a_locked_card_leaves_the_longer_lock(old: int, new: int, left: int) -> None:
    effects = f'[{{ op = "lock", target = "target", n = {new} }}]'
    scene = measure(f'kind = "sabotage"\ntarget = {LOCKED}\n', effects).front(1, f"b01/{old}", "b02")
    assert resolved(scene, "play m14 at 1 b01").lying(1) == [f"b01/{left}", "b02"]


def test_lock_may_pick_a_card_that_is_locked_already() -> None:
    """5.1. Where the target says locked, the one picked is locked."""
    target = card_target("target", "business", more=", locked = true")
    scene = measure(AIMED, f'[{{ op = "lock", target = {target}, n = 5 }}]').front(1, "b01/1", "b01")
    assert sorted(resolved(scene, "play m14 at 1").lying(1)) == ["b01", "b01/5"]


def test_unlock_a_card_of_an_opponent() -> None:
    """Nothing printed does this; the one that is locked for longest is meant (Q-52)."""
    scene = measure(f'kind = "intrigue"\ntarget = {LOCKED}\n', '[{ op = "unlock", target = "target" }]')
    scene.front(1, "b01/1", "b01/3")
    assert resolved(scene, "play m14 at 1 b01").lying(1) == ["b01", "b01/1"]


def test_unlock_picked_among_the_own_cards() -> None:
    target = card_target("self", "business", "person", more=", locked = true")
    scene = measure(PLAIN, f'[{{ op = "unlock", target = {target} }}]').front(0, "b01/2", "n09/3", "b02", "e01/1")
    resolved(scene)
    assert sorted(scene.options(0)) == ["pick b01", "pick n09"]
    assert scene.say(0, "pick n09").lying(0) == ["b01/2", "b02", "e01/1", "n09"]


def test_unlock_leaves_a_dormant_annex_asleep() -> None:
    """G-031. If it was locked while dormant, both must be over."""
    target = card_target("self", "annex", more=", locked = true")
    scene = measure(PLAIN, f'[{{ op = "unlock", target = {target} }}]').front(0, "z08/2~")
    assert resolved(scene).lying(0) == ["z08~"]
    assert scene.stat(0, "sabotage-protection") == 0


# --- destroy --------------------------------------------------------------------------------------


def test_destroy_picked_by_the_target() -> None:
    target = card_target("target", "business", "artefact", more=', chosen_by = "target"')
    scene = measure(AIMED, f'[{{ op = "destroy", target = {target} }}]').front(1, "b01", "a01", "n09")
    resolved(scene, "play m14 at 1")
    assert scene.table.waiting_for == [1]
    assert sorted(scene.options(1)) == ["pick a01", "pick b01"]
    scene.say(1, "pick a01")
    assert (scene.lying(1), scene.player(1).talers) == (["b01", "n09"], 12)  # no refund
    assert scene.told("destroyed") == [{"seat": 1, "card": "a01"}]


def test_destroy_finds_nothing_to_pick() -> None:
    target = card_target("self", "annex")
    effects = f'[{{ op = "destroy", target = {target} }}, {{ op = "gain_talers", who = "self", n = 4 }}]'
    scene = resolved(measure(PLAIN, effects).front(0, "b01"))
    assert (scene.lying(0), scene.player(0).talers) == (["b01"], 16)


def test_destroy_may_pick_a_locked_card() -> None:
    """5.1. Where the target says locked, a locked card is picked and goes."""
    target = card_target("self", "business", more=", locked = true")
    scene = measure(PLAIN, f'[{{ op = "destroy", target = {target} }}]').front(0, "b01/2", "b02")
    assert resolved(scene).lying(0) == ["b02"]


def test_destroy_of_slots_makes_artefacts_go() -> None:
    """G-093. At once, before anything else goes on."""
    target = card_target("opponent", "extension")
    scene = measure(f'kind = "sabotage"\ntarget = {target}\n', '[{ op = "destroy", target = "target" }]')
    scene.front(1, "e05").front(1, "a01", "a02", "a03/1", "a04")
    resolved(scene, "play m14 at 1 e05")
    assert sorted(scene.options(1)) == [
        "discard a01", "discard a02", "discard a03", "discard a04", "sell a01", "sell a02", "sell a04",
    ]  # fmt: skip
    scene.say(1, "discard a03").say(1, "sell a04")
    assert (scene.lying(1), scene.player(1).talers) == (["a01", "a02"], 12 + 3)
    assert scene.table.waiting_for == [0]


# --- take -----------------------------------------------------------------------------------------


def theft(*types: str) -> Scene:
    return measure(
        f'kind = "burglary"\ntarget = {card_target("opponent", *types)}\n', '[{ op = "take", target = "target" }]'
    )


@pytest.mark.parametrize(("card", "full"), [("b01", ("b02", "b03/1")), ("e01", ("e02", "e03")),
                                            ("a01", ("a02", "a03"))])  # fmt: skip
def test_take_without_room_discards(card: str, full: tuple[str, str]) -> None:
    scene = theft("business", "extension", "artefact").front(1, card).front(0, *full)
    resolved(scene, f"play m14 at 1 {card}")
    assert (scene.lying(0), scene.lying(1)) == (sorted(full), [])
    assert scene.told("destroyed") == [{"seat": 1, "card": card}]


@pytest.mark.parametrize("card", ["b01", "e01", "a01", "z08", "d08", "n10"])
def test_take_moves_a_card_that_works_at_once(card: str) -> None:
    """Q-49. An annex, too, arrives active, and even one that was dormant."""
    scene = theft("business", "extension", "artefact", "annex", "district", "person")
    scene.front(1, f"{card}~" if card == "z08" else card)
    resolved(scene, f"play m14 at 1 {card}")
    assert (scene.lying(0), scene.lying(1)) == ([card], [])
    assert (scene.player(0).talers, scene.player(0).xp) == (12, 2)
    assert scene.stat(0, "sabotage-protection") == (2 if card in ("z08", "e01") else 0)


def test_take_needs_the_title_of_a_business() -> None:
    scene = resolved(theft("business").front(1, "b03"), "play m14 at 1 b03")
    assert scene.lying(0) + scene.lying(1) == []
    denizen = resolved(theft("business").xp(0, 18).front(1, "b03"), "play m14 at 1 b03")
    assert denizen.lying(0) == ["b03"]


def test_take_of_a_card_that_somebody_picks() -> None:
    target = card_target("target", "artefact", more=', chosen_by = "target"')
    scene = measure(AIMED, f'[{{ op = "take", target = {target} }}]').front(1, "a01", "a02")
    resolved(scene, "play m14 at 1").say(1, "pick a02")
    assert (scene.lying(0), scene.lying(1)) == (["a02"], ["a01"])


# --- draw -----------------------------------------------------------------------------------------


def test_draw_by_the_target() -> None:
    scene = resolved(measure(AIMED, '[{ op = "draw", who = "target", n = 2 }]'), "play m14 at 2").draw("b01", "b02")
    assert (scene.cards_of(2), scene.cards_of(0)) == (["b01", "b02"], [])
    assert [told["card"] for told in scene.told("drew", 2)] == ["b01", "b02"]
    assert not {"b01", "b02"} & {told["card"] for told in scene.told("drew", 0)}


def test_draw_by_each_opponent_clockwise_from_the_actor() -> None:
    scene = resolved(measure(EACH, '[{ op = "draw", who = "each_opponent", n = 2 }]')).draw("b01", "b02", "b03", "b04")
    assert (scene.cards_of(1), scene.cards_of(2)) == (["b01", "b02"], ["b03", "b04"])


def test_g_160_draw_by_each_opponent_when_the_deck_runs_out_between_them() -> None:
    """The discard pile becomes the new deck when the second has to draw."""
    scene = measure(EACH, '[{ op = "draw", who = "each_opponent", n = 1 }]').deck("b01")
    resolved(scene)
    assert scene.cards_of(1) == ["b01"]
    assert scene.told("reshuffled")
    scene.draw("b02")
    assert (scene.cards_of(2), scene.table.asked) == (["b02"], [0])


def test_g_161_draw_by_each_opponent_when_only_the_first_finds_a_card() -> None:
    scene = measure(EACH, '[{ op = "draw", who = "each_opponent", n = 1 }]').deck("b01")
    resolved(no_discard_pile(scene))
    assert (scene.cards_of(1), scene.cards_of(2)) == (["b01"], [])
    assert scene.table.waiting_for == [0]


def test_g_160_a_draw_takes_what_is_left_reshuffles_and_goes_on_without_the_card_itself() -> None:
    """G-066. The card that is being resolved lies in no pile."""
    scene = measure(PLAIN, '[{ op = "draw", who = "self", n = 2 }]').deck("b01")
    resolved(scene)
    assert "draw m14" not in scene.table.options("chance")
    assert scene.cards_of(0) == ["b01"]
    scene.draw("b02")
    assert scene.table.view(None)["discard"] == {"size": 1, "top": "m14"}


# --- discard and peek -----------------------------------------------------------------------------


def test_discard_chosen_by_the_owner() -> None:
    scene = measure(AIMED, '[{ op = "discard", who = "target", n = 2, by = "target" }]').hand(1, "b01", "b02", "b03")
    resolved(scene, "play m14 at 1").say(1, "discard b02").say(1, "discard b01")
    assert scene.cards_of(1) == ["b03"]
    assert not scene.told("saw", 0)


def test_discard_of_more_than_there_is_takes_all() -> None:
    scene = measure(AIMED, '[{ op = "discard", who = "target", n = 3, by = "target" }]').hand(1, "b01", "b01")
    assert resolved(scene, "play m14 at 1").cards_of(1) == []


def test_discard_chosen_by_the_actor_shows_the_hand() -> None:
    scene = measure(AIMED, '[{ op = "discard", who = "target", n = 2, by = "actor" }]').hand(1, "b01", "b02", "b03")
    resolved(scene, "play m14 at 1")
    assert sorted(told["card"] for told in scene.told("saw", 0)) == ["b01", "b02", "b03"]
    scene.say(0, "discard b03").say(0, "discard b01")
    assert scene.cards_of(1) == ["b02"]


def test_discard_of_own_cards() -> None:
    scene = measure(PLAIN, '[{ op = "discard", who = "self", n = 1, by = "actor" }]').hand(0, "m14", "b01", "b02")
    assert resolved(scene).say(0, "discard b01").cards_of(0) == ["b02"]


def test_discard_by_each_opponent_goes_round_from_the_actor() -> None:
    scene = measure(EACH, '[{ op = "discard", who = "each_opponent", n = 1, by = "target" }]')
    resolved(scene.hand(1, "b01", "b02").hand(2, "b03", "b04"))
    assert scene.table.waiting_for == [1]
    scene.say(1, "discard b01").say(2, "discard b04")
    assert (scene.cards_of(1), scene.cards_of(2)) == (["b02"], ["b03"])


def test_peek_at_each_hand_is_for_the_actor_alone() -> None:
    scene = resolved(measure(EACH, '[{ op = "peek", who = "each_opponent" }]').hand(1, "b01").hand(2, "b02"))
    assert [(told["of"], told["card"]) for told in scene.told("saw", 0)] == [(1, "b01"), (2, "b02")]
    assert not scene.told("saw", 1)
    assert not scene.told("saw", 2)
    seen = [scene.table.view(0)["players"][seat]["cards"] for seat in (1, 2)]
    assert seen == [["b01"], ["b02"]]
    assert scene.table.view(1)["players"][2]["cards"] == []


# --- random_check ---------------------------------------------------------------------------------

CHECK = (
    '[{ op = "random_check", against = 2, then = [{ op = "gain_talers", who = "self", n = 5 }] },'
    ' { op = "draw", who = "self", n = 1 }]'
)


@pytest.mark.parametrize(("number", "talers"), [("b04", 12), ("z07", 17)])
def test_random_check_without_a_victim_goes_on_with_what_follows(number: str, talers: int) -> None:
    scene = resolved(measure(PLAIN, CHECK)).draw(number).all_pass().draw("b01")
    assert (scene.player(0).talers, scene.cards_of(0)) == (talers, ["b01"])


def test_random_check_with_an_effect_only_for_failure() -> None:
    effects = '[{ op = "random_check", against = 2, otherwise = [{ op = "gain_talers", who = "self", n = 5 }] }]'
    assert resolved(measure(PLAIN, effects)).draw("b04").all_pass().player(0).talers == 17
    assert resolved(measure(PLAIN, effects)).draw("z07").all_pass().player(0).talers == 12


def test_random_check_inside_a_check_draws_twice() -> None:
    inner = '{ op = "random_check", against = 1, then = [{ op = "gain_talers", who = "self", n = 5 }] }'
    scene = resolved(measure(PLAIN, f'[{{ op = "random_check", against = 1, then = [{inner}] }}]'))
    scene.draw("b05").all_pass().draw("b04").all_pass()
    assert scene.player(0).talers == 17
    assert [told["number"] for told in scene.told("number-drawn")] == [4, 2]


def test_g_117_success_does_nothing_at_all_when_the_target_went_in_the_window_of_the_number() -> None:
    """Q-47. Not even for the actor; a failure has its effect."""
    then = '[{ op = "lock", target = "target", n = 1 }, { op = "gain_talers", who = "self", n = 5 }]'
    otherwise = '[{ op = "gain_talers", who = "self", n = 1 }]'
    effects = f'[{{ op = "random_check", against = 2, then = {then}, otherwise = {otherwise} }}]'
    for number, talers in (("b05", 12), ("b04", 13)):
        scene = measure(f'kind = "sabotage"\ntarget = {card_target("opponent", "business")}\n', effects).front(1, "b01")
        resolved(scene, "play m14 at 1 b01").draw(number).say(1, "sell b01")
        assert scene.player(0).talers == talers


def test_g_126_the_number_lies_in_the_discard_pile_at_once() -> None:
    scene = measure(PLAIN, CHECK).hand(1, "i06")
    resolved(scene).draw("b05")
    assert (scene.table.asked, scene.table.view(None)["discard"]["top"]) == ([1], "b05")


def test_g_161_without_a_card_the_number_is_0_and_nothing_opens() -> None:
    """T-38."""
    scene = measure(PLAIN, CHECK).deck().hand(1, "i06")
    resolved(no_discard_pile(scene))
    assert scene.told("failed") == [{"seat": 0, "number": 0, "against": 2}]
    assert scene.table.waiting_for == [0]


def test_g_100_a_town_hall_is_no_number() -> None:
    """T-14."""
    scene = resolved(measure(PLAIN, CHECK)).draw("r01")
    assert scene.table.view(None)["town_hall"] == "centre"
    scene.draw("b05").all_pass()
    assert [told["number"] for told in scene.told("number-drawn")] == [4]


# --- cancel and redraw ----------------------------------------------------------------------------

RAID = '[{ op = "pay_talers", who = "each_opponent", n = 2, to = "self", mode = "upto" }]'


def test_g_116_a_cancel_for_anyone_names_one_victim_of_a_card_that_reaches_several() -> None:
    scene = measure('kind = "sabotage"\ntarget = -\n', RAID, 4).hand(3, "i01")
    scene.say(0, "play m14")
    assert scene.options(3) == ["pass", "respond i01 at 1", "respond i01 at 2", "respond i01 at 3"]
    scene.say(3, "respond i01 at 2")
    assert purses(scene) == [16, 10, 12, 12 - 1 - 2]
    assert scene.told("spared") == [{"seat": 2, "card": "m14"}]
    assert scene.player(0).xp == 2


def test_g_116_the_actor_may_not_be_named() -> None:
    scene = measure('kind = "sabotage"\ntarget = -\n', RAID, 4).hand(3, "i01").say(0, "play m14")
    assert scene.why(3, "respond i01 at 0")


def test_cancel_may_do_more_than_cancel() -> None:
    counter = (
        'i01:effects = [{ op = "cancel", kinds = ["intrigue"], scope = "against_me" },'
        ' { op = "gain_talers", who = "self", n = 3 }]'
    )
    scene = measure(AIMED, '[{ op = "pay_talers", who = "target", n = 5, to = "self", mode = "upto" }]', 3, counter)
    scene.hand(1, "i01").hand(2, "i01").say(0, "play m14 at 1")
    assert scene.table.waiting_for == [1]
    scene.say(1, "respond i01")
    assert purses(scene) == [12, 12 - 1 + 3, 12]
    assert scene.told("cancelled") == [{"card": "m14"}]


def test_cancel_leaves_an_artefact_that_is_only_locked() -> None:
    """G-092. A cancelled use counts as used: it stays, locked."""
    use = '{ timing = "measure", after = "lock", lock = 2, kind = "burglary", target = { owner = "opponent", '
    use += 'zone = "player" }, effects = [{ op = "pay_talers", who = "target", n = 2, to = "self", mode = "upto" }] }'
    scene = Scene(2, edition=edition(f"a01:static = -\nuse = {use}")).front(0, "a01").hand(1, "i01")
    scene.say(0, "use a01 at 1").say(1, "respond i01")
    assert (scene.lying(0), purses(scene)) == (["a01/2"], [12, 11])
    assert scene.table.view(None)["discard"]["top"] == "i01"


@pytest.mark.parametrize(("scope", "asked"), [("any", [1, 2]), ("mine_or_against_me", [1])])
def test_redraw_by_its_scope(scope: str, asked: list[int]) -> None:
    """G-129. The victim of the check, or anybody."""
    effects = '[{ op = "random_check", against = 9, then = [{ op = "peek", who = "target" }] }]'
    luck = f'i04:copies = 3\neffects = [{{ op = "redraw", scope = "{scope}" }}]'
    scene = measure(AIMED, effects, 3, luck).hand(1, "i04").hand(2, "i04")
    scene = resolved(scene, "play m14 at 1").draw("b05")
    assert scene.table.asked == asked


# --- temp and extra_political ---------------------------------------------------------------------


def lasting(stat: str, n: int, until: str, head: str = PLAIN, who: str = "self") -> Scene:
    effects = f'[{{ op = "temp", who = "{who}", stat = "{stat}", n = {n}, until = "{until}" }}]'
    return measure(head, effects)


def test_temp_for_the_target_until_the_end_of_the_turn() -> None:
    scene = resolved(lasting("favour", -3, "end_of_turn", AIMED, "target"), "play m14 at 1")
    assert scene.stat(1, "favour") == -2
    scene.say(0, "end")
    scene.run_to("actions", 1)
    assert scene.stat(1, "favour") == 1


def test_temp_for_each_opponent_ends_at_the_next_turn_of_each() -> None:
    scene = resolved(lasting("votes", -1, "own_next_turn", EACH, "each_opponent"))
    scene.say(0, "end")
    scene.run_to("actions", 1)
    assert [scene.stat(seat, "votes") for seat in range(3)] == [0, 0, 0]  # the cleric has 1 vote
    scene.run_to("actions", 2)
    assert [scene.stat(seat, "votes") for seat in range(3)] == [0, 0, 1]


def test_temp_income_comes_with_the_next_economy_phase() -> None:
    scene = resolved(lasting("income", 4, "election")).say(0, "end")
    scene.run_to("actions", 1)
    scene.run_to("actions", 0)
    assert [told["number"] for told in scene.told("earned") if told["seat"] == 0][-1] == 6


def test_temp_hand_limit_counts_in_phase_5() -> None:
    """G-009, G-070. Read at the start of the phase."""
    scene = resolved(lasting("hand_limit", -2, "end_of_turn").hand(0, "m14", "b01", "b02", "b03", "b04", "b05"))
    scene.say(0, "end").say(0, "discard b01")
    assert (len(scene.cards_of(0)), scene.table.view(None)["active"]) == (4, 1)


def test_temp_business_limit_allows_another_one() -> None:
    """G-084. If the limit drops again nothing is lost."""
    scene = lasting("business_limit", 1, "end_of_turn").hand(0, "m14", "b01").front(0, "b02", "b04")
    assert "play b01" not in scene.options(0)
    resolved(scene).say(0, "play b01").say(0, "end")
    scene.run_to("actions", 1)
    assert (scene.lying(0), scene.stat(0, "business-limit")) == (["b01", "b02", "b04"], 2)


def test_temp_intrigue_protection_opposes_a_check() -> None:
    """G-128. A Slander against 2 is one against 4."""
    scene = lasting("intrigue_protection", 2, "own_next_turn", AIMED, "target").hand(0, "m14", "m05").front(1, "n10")
    resolved(scene, "play m14 at 1")
    resolved(scene, "play m05 at 1 n10").draw("b05").all_pass()
    assert scene.told("failed") == [{"seat": 0, "number": 4, "against": 4}]


def test_extra_political_of_two() -> None:
    scene = measure(PLAIN, '[{ op = "extra_political", n = 2 }]').talers(0, 40)
    resolved(scene.hand(0, "m14", "d05", "d08", "n09", "n10"))
    scene.say(0, "play d05").say(0, "play d08").say(0, "play n09")
    assert "play n10" not in scene.options(0)


def test_extra_political_is_for_this_turn_only() -> None:
    scene = resolved(measure(PLAIN, '[{ op = "extra_political", n = 2 }]')).say(0, "end")
    scene.run_to("actions", 1)
    assert scene.table.view(None)["political_left"] == 1


# --- choice ---------------------------------------------------------------------------------------


def options(*lists: str) -> str:
    return f"[{', '.join(lists)}]"


GAIN = '[{ op = "gain_talers", who = "self", n = 2 }]'
FINE = '[{ op = "pay_talers", who = "self", n = 15, to = "bank", mode = "must" }]'
DRAWS = '[{ op = "draw", who = "self", n = 1 }]'


def choice(by: str, head: str, *lists: str) -> Scene:
    return measure(head, f'[{{ op = "choice", by = "{by}", options = {options(*lists)} }}]')


def test_choice_by_the_actor() -> None:
    scene = resolved(choice("actor", PLAIN, GAIN, DRAWS, FINE))
    assert scene.options(0) == ["choose 1", "choose 2"]  # 15 talers are not there
    scene.say(0, "choose 1")
    assert scene.player(0).talers == 14
    assert scene.told("chose") == [{"seat": 0, "card": "m14", "number": 1}]


def test_choice_goes_on_with_what_follows_it() -> None:
    follows = '{ op = "gain_talers", who = "self", n = 7 }'
    scene = measure(PLAIN, f'[{{ op = "choice", by = "actor", options = {options(GAIN, DRAWS)} }}, {follows}]')
    assert resolved(scene).say(0, "choose 1").player(0).talers == 12 + 2 + 7


def test_choice_of_nothing_that_can_be_done_offers_everything() -> None:
    """5.2. The one chosen is carried out as far as it goes."""
    nothing = f'[{{ op = "lock", target = {card_target("self", "annex")}, n = 1 }}]'
    scene = resolved(choice("actor", PLAIN, FINE, nothing))
    assert scene.options(0) == ["choose 1", "choose 2"]
    scene.say(0, "choose 2")
    assert (scene.player(0).talers, scene.player(0).xp, scene.table.asked) == (12, 2, [0])


def test_choice_of_a_fine_that_cannot_be_paid_leads_to_the_tower() -> None:
    scene = resolved(choice("actor", PLAIN, FINE, FINE.replace("15", "20"))).say(0, "choose 1").say(0, "tower")
    assert (scene.player(0).talers, scene.player(0).tower) == (0, 1)


def test_choice_does_not_offer_what_fails_at_its_second_step() -> None:
    """5.2. An option that cannot be carried out in full is not offered."""
    late = DRAWS.removesuffix("]") + ", " + FINE.removeprefix("[")
    scene = resolved(choice("actor", PLAIN, GAIN, late, DRAWS))
    assert scene.options(0) == ["choose 1", "choose 3"]


def test_choice_by_the_target_of_what_the_target_can_pay() -> None:
    pay = '[{ op = "pay_talers", who = "target", n = 9, to = "self", mode = "must" }]'
    lose = '[{ op = "discard", who = "target", n = 1, by = "target" }]'
    scene = resolved(choice("target", AIMED, pay, lose, pay.replace("9", "13")), "play m14 at 1")
    assert scene.options(1) == ["choose 1", "choose 2"]
    assert purses(scene.say(1, "choose 1")) == [21, 3, 12]


# --- statistics -----------------------------------------------------------------------------------


def artefact(stat: str, seats: int = 3) -> Scene:
    """Seat 0 has a Chain of Office that gives this instead of favour."""
    return Scene(seats, edition=edition(f"a01:static = [{{ {stat} }}]")).front(0, "a01")


def test_income_and_what_it_needs() -> None:
    stat = 'stat = "income", n = 3, needs = { active_businesses = 1 }'
    assert artefact(stat).stat(0, "income") == 2
    assert artefact(stat).front(0, "b04").stat(0, "income") == 7
    assert artefact(stat).front(0, "b04/1").stat(0, "income") == 2


def test_income_may_be_lowered() -> None:
    scene = artefact('stat = "income", n = -1').say(0, "end")
    scene.run_to("actions", 1)
    scene.run_to("actions", 0)
    assert [told["number"] for told in scene.told("earned") if told["seat"] == 0][-1] == 1


def test_favour_below_nothing() -> None:
    """G-096. A requirement of 0 is not met with less."""
    scene = artefact('stat = "favour", n = -2').hand(0, "d05")
    assert scene.stat(0, "favour") == -1
    assert "play d05" not in scene.options(0)


def test_votes_count_in_the_election() -> None:
    scene = artefact('stat = "votes", n = 9').xp(0, 30).town_hall("built").request(1).xp(1, 30).say(0, "end")
    while not scene.table.over:
        scene.step()
    assert {told["seat"]: told["number"] for told in scene.told("has-votes")} == {0: 9, 1: 0}
    assert scene.table.winners == [0]


@pytest.mark.parametrize("stat", ["sabotage_protection", "burglary_protection", "intrigue_protection"])
def test_protection_is_read_when_the_check_is_evaluated(stat: str) -> None:
    """G-009, G-128. Any check may be opposed by any of the three, whatever its kind."""
    effects = f'[{{ op = "random_check", against = 1, plus = "{stat}", then = [{{ op = "peek", who = "target" }}] }}]'
    scene = measure(AIMED, effects, 2, f'a01:static = [{{ stat = "{stat}", n = 2 }}]').front(1, "a01")
    resolved(scene, "play m14 at 1").draw("b05").say(1, "pass")
    assert scene.told("succeeded") == [{"seat": 0, "number": 4, "against": 3}]
    again = measure(AIMED, effects, 2, f'a01:static = [{{ stat = "{stat}", n = 2 }}]').front(1, "a01")
    resolved(again, "play m14 at 1").draw("z07").say(1, "sell a01")
    assert again.told("succeeded") == [{"seat": 0, "number": 3, "against": 1}]


def test_inventory_slots_make_room() -> None:
    scene = artefact('stat = "inventory_slots", n = 1').front(0, "a02").hand(0, "a03")
    assert "play a03" in scene.options(0)
    scene.say(0, "play a03").say(0, "sell a01")
    assert scene.stat(0, "inventory-slots") == 2
    assert scene.lying(0) == ["a02", "a03"]


def test_hand_limit_is_how_many_are_drawn() -> None:
    scene = artefact('stat = "hand_limit", n = 3').say(0, "end")
    for _ in range(9):
        scene.step()
    assert len(scene.cards_of(0)) == 9  # 5, the scholar's 1, and 3
    assert scene.table.view(None)["active"] == 1


def test_business_limit_is_how_many_may_be_built() -> None:
    scene = artefact('stat = "business_limit", n = 1').front(0, "b01", "b02").hand(0, "b04", "b05").talers(0, 20)
    scene.say(0, "play b04")
    assert "play b05" not in scene.options(0)


@pytest.mark.parametrize(("profession", "alone", "beside"), [("gauner", 7, 9), ("patron", 4, 9)])
def test_boost_by_an_artefact(profession: str, alone: int, beside: int) -> None:
    """Each own active business of the profession: a Gambling Den, and then a Farm beside it."""
    scene = artefact(f'stat = "boost", n = 3, profession = "{profession}"').front(0, "b16")
    assert scene.stat(0, "income") == alone
    assert scene.front(0, "b01").stat(0, "income") == beside


@pytest.mark.parametrize("kind", ["intrigue", "extortion", "luck"])
def test_check_bonus_for_the_kind_of_the_card(kind: str) -> None:
    head = AIMED.replace("intrigue", kind) if kind != "luck" else PLAIN.replace("economy", kind)
    gain = '{ op = "gain_talers", who = "self", n = 1 }'
    made = edition(
        f'm14:req = -\ncost = 0\n{head}effects = [{{ op = "random_check", against = 2, then = [{gain}] }}]',
        f'a01:static = [{{ stat = "check_bonus", n = 2, kinds = ["{kind}", "sabotage"] }}]',
    )
    scene = Scene(2, edition=made).hand(0, "m14").front(0, "a01")
    resolved(scene, "play m14 at 1" if kind != "luck" else "play m14").draw("a07").all_pass()
    assert scene.told("succeeded") == [{"seat": 0, "number": 3, "against": 2}]


def test_check_bonus_for_other_kinds_does_not_count() -> None:
    made = edition('a01:static = [{ stat = "check_bonus", n = 2, kinds = ["burglary"] }]')
    scene = Scene(2, edition=made).hand(0, "m01").front(0, "a01").front(1, "b01")
    resolved(scene, "play m01 at 1 b01").draw("a07").all_pass()
    assert scene.told("failed") == [{"seat": 0, "number": 1, "against": 1}]


@pytest.mark.parametrize(("card", "type_", "n", "least", "cost"), [
    ("b02", "business", -3, 1, 5), ("m10", "measure", -9, 2, 2), ("i05", "instant", -1, 0, 1),
    ("d05", "district", 2, 0, 6), ("n09", "person", -3, 3, 3), ("m09", "measure", -2, 1, 0),
    ("a02", "artefact", -1, 4, 4), ("b01", "annex", -2, 0, 4),
])  # fmt: skip
def test_cost_mod_by_type_never_below_its_minimum(card: str, type_: str, n: int, least: int, cost: int) -> None:
    """5.2. The minimum itself makes nothing dearer than what is printed."""
    scene = artefact(f'stat = "cost_mod", types = ["{type_}"], n = {n}, min = {least}').hand(0, card).talers(0, 20)
    gain = 2 if card == "m09" else 0
    assert scene.say(0, f"play {card}").player(0).talers == 20 - cost + gain


def test_cost_mod_of_two_cards_adds_up_to_the_higher_minimum() -> None:
    made = edition(
        'a01:static = [{ stat = "cost_mod", types = ["business"], n = -3, min = 1 }]',
        'a03:static = [{ stat = "cost_mod", types = ["business"], n = -3, min = 3 }]',
    )
    scene = Scene(edition=made).front(0, "a01", "a03").hand(0, "b02", "b04")
    assert scene.say(0, "play b02").player(0).talers == 12 - 3
    assert scene.say(0, "play b04").player(0).talers == 12 - 3 - 3


def test_cost_mod_lowers_the_residence() -> None:
    scene = artefact('stat = "cost_mod", types = ["residence"], n = -5, min = 1').xp(0, 30).say(0, "upgrade")
    assert scene.player(0).talers == 12 - 3


def test_q_03_cost_mod_does_not_change_what_a_sale_brings() -> None:
    scene = artefact('stat = "cost_mod", types = ["business"], n = -5, min = 1').hand(0, "b02")
    assert scene.say(0, "play b02").say(0, "sell b02").player(0).talers == 12 - 3 + 4


def test_sale_bonus_is_for_sales_to_the_pile_only() -> None:
    """5.3. The merchant gets 1 taler more, not in trades."""
    scene = Scene(professions=("haendler", "patron", "gauner")).front(0, "b02", "b05").say(0, "sell b02")
    assert scene.player(0).talers == 12 + 4 + 1
    scene.say(0, "offer b05 to 1 for 3").say(1, "accept")
    assert scene.player(0).talers == 17 + 3
