"""The tree of a search, and what a search makes of a plain position."""

from __future__ import annotations

import threading
from random import Random
from statistics import fmean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from zunft import Table
from zunft.bots import SearchBot, judge_of, sight_of
from zunft.bots.craft import craft_of
from zunft.bots.ismcts import SearchLimits
from zunft.bots.search.history import History
from zunft.bots.search.race import FIRST_LOOK
from zunft.bots.search.search import PLACES, TO_THE_END, VICTORY, Search
from zunft.bots.search.tree import NONE, ROOT, WHOLE, Tree


def search_at(table: Table, playout: int = 0) -> Search:
    craft = craft_of(table.title.key)
    return Search(table.game.rules, craft.evaluation, craft.habit, craft.scale, 1, playout)


def prepared(table: Table, seat: int, simulations: int) -> Search:
    search = search_at(table)
    search.prepare(table.redeal(seat, 1).state, seat, 1, simulations)
    return search


def children(tree: Tree, node: int) -> list[int]:
    found, at = [], tree.child[node]
    while at != NONE:
        found.append(at)
        at = tree.sibling[at]
    return found


def test_a_judged_search_reports_the_chances_of_the_judge_and_not_how_often_a_seat_was_ahead() -> None:
    """Early in a game nobody is sure to win, whatever was tried."""
    table = Table("strasbourg", 3, seed=5)
    seat = table.asked[0]
    found = SearchBot(1, 40, playout=2, judged=1).search(sight_of(table, seat))
    assert all(0.05 < chance < 0.95 for _, tried, chance in found if tried)
    plain = SearchBot(1, 40, playout=2).search(sight_of(table, seat))
    assert any(chance in (0, 1) for _, tried, chance in plain if tried)


def test_among_rewards_by_a_judge_a_finished_game_counts_as_its_share_of_the_victory() -> None:
    table = Table("strasbourg", 3, seed=5)
    search = search_at(table, playout=TO_THE_END)
    search.judge_by = judge_of("strasbourg", 3).judge
    state = table.redeal(0, 1).state
    search.judge(state, 0)
    assert state.agenda.depth == 0
    assert sorted(search.rewards[:3]) in ([0, 0, WHOLE], [0, WHOLE // 2, WHOLE // 2])
    assert [search.won(state, seat) for seat in range(3)] == list(search.rewards[:3])


@pytest.mark.parametrize(("simulations", "worlds"), [(40, 8), (260, 16), (3_800, 32)])
def test_a_judged_search_drops_nobody_before_one_in_sixteen_of_its_simulations_is_a_world(
    simulations: int, worlds: int
) -> None:
    assert SearchBot(1, simulations, judged=1).first_look == worlds
    assert SearchBot(1, simulations).first_look == FIRST_LOOK


def test_what_did_well_elsewhere_in_the_tree_is_tried_first() -> None:
    history = History()
    history.learn(0, 11, WHOLE)
    for _ in range(3):
        history.learn(0, 12, 0)
        history.learn(1, 11, 0)
    assert history.promise(0, 11) > history.promise(0, 13) > history.promise(0, 12)
    assert history.promise(1, 11) == history.promise(2, 11) == 0


def test_a_judged_search_finds_the_same_again() -> None:
    table = Table("flanders", 3, seed=5)
    seat = int(table.waiting_for[0])
    found = [SearchBot(1, 400, playout=1, judged=1).search(sight_of(table, seat)) for _ in range(2)]
    assert found[0] == found[1]


def test_a_tree_finds_what_was_added() -> None:
    tree = Tree()
    one, two = tree.add(ROOT, 0, 11), tree.add(ROOT, 0, 12)
    below = tree.add(one, 1, 11)
    assert (tree.find(ROOT, 0, 11), tree.find(ROOT, 0, 12), tree.find(one, 1, 11)) == (one, two, below)
    assert (tree.find(ROOT, 1, 11), tree.find(two, 1, 11)) == (NONE, NONE)


def test_a_tree_grows_beyond_its_first_room() -> None:
    tree = Tree()
    nodes = [tree.add(ROOT, 0, move) for move in range(1000)]
    assert [tree.find(ROOT, 0, move) for move in (0, 500, 999)] == [nodes[0], nodes[500], nodes[999]]


def test_everybody_on_the_way_learns_its_own_reward() -> None:
    tree = Tree()
    mine = tree.add(ROOT, 0, 1)
    yours = tree.add(mine, 1, 2)
    for node in (ROOT, mine, yours):
        tree.learn(node, vec[i64]([WHOLE, 0]))
    assert [tree.visits[node] for node in (ROOT, mine, yours)] == [1, 1, 1]
    assert [tree.mean(node) for node in (mine, yours)] == [1.0, 0.0]


def test_what_was_seldom_tried_is_promising() -> None:
    tree = Tree()
    often, seldom = tree.add(ROOT, 0, 1), tree.add(ROOT, 0, 2)
    for node, times in ((often, 50), (seldom, 2)):
        tree.offered[node] = 60
        for _ in range(times):
            tree.learn(node, vec[i64]([WHOLE // 2]))
    assert tree.promise(seldom, 0.5) > tree.promise(often, 0.5)


@pytest.mark.parametrize(("lead", "chance"), [(0, 0.5), (6_000, 0.731), (-6_000, 0.269), (10**9, 1.0), (-(10**9), 0.0)])
def test_a_lead_becomes_a_chance_to_win(lead: int, chance: float) -> None:
    search = search_at(Table("strasbourg", seats=3, seed=1))
    assert search.chance(lead) / WHOLE == pytest.approx(chance, abs=0.001)


def test_every_simulation_is_counted_once() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    search = prepared(table, 0, 40)
    search.simulate(table.redeal(0, 1).state, 24)
    assert search.tree.visits[ROOT] == 24 == sum(tried for _, tried, _ in search.answers())
    mine = [node for node in children(search.tree, ROOT) if search.tree.seat[node] == 0]
    assert sum(search.tree.visits[node] for node in mine) == 24


def test_a_race_that_is_over_simulates_no_more() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    search = prepared(table, 0, 40)
    search.simulate(table.redeal(0, 1).state, 1000)
    assert search.race.is_over()
    assert search.tree.visits[ROOT] <= 40


def test_the_same_seed_searches_the_same() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    assert SearchBot(7, 30).choose(sight_of(table, 0)) == SearchBot(7, 30).choose(sight_of(table, 0))


def below(tree: Tree, node: int) -> list[int]:
    """A node and everything under it."""
    return [node, *(each for child in children(tree, node) for each in below(tree, child))]


def test_nobody_sees_what_is_chosen_at_the_same_time() -> None:
    """Strasbourg's first choice, of tasks, is made by all at once: every seat's answers begin where the entry does."""
    table = Table("strasbourg", seats=3, seed=1, edition="tiny")
    search = prepared(table, 1, 400)
    search.descent.others = 2
    search.simulate(table.redeal(1, 1).state, 400)
    tree = search.tree
    assert {tree.seat[node] for node in children(tree, ROOT)} == {0, 1, 2}
    keeping = {tree.move[node] for node in children(tree, ROOT)}
    for child in children(tree, ROOT):
        if tree.seat[child] != 1:
            assert all(tree.seat[node] == tree.seat[child] for node in below(tree, child))
        assert not keeping & {tree.move[node] for node in below(tree, child)[1:]}


def test_the_tree_opens_where_it_was_often_enough() -> None:
    table = Table("flanders", seats=3, seed=1)
    seat = table.asked[0]
    search = prepared(table, seat, 600)
    search.descent.own, search.descent.others = 4, 7
    search.simulate(table.redeal(seat, 1).state, 600)
    tree = search.tree
    for node in below(tree, ROOT)[1:]:
        for child in children(tree, node):
            least = 4 if tree.seat[child] == seat else 7
            assert tree.visits[node] >= least
    assert any(children(tree, child) for child in children(tree, ROOT))


def test_the_end_is_rewarded_by_place() -> None:
    search = search_at(Table("strasbourg", seats=4, seed=1))
    for seat, value in enumerate((5, 9, 2, 9)):
        search.values[seat] = value
    rewards = [search.prize(4, seat) for seat in range(4)]
    assert rewards[1] == rewards[3] > rewards[0] > rewards[2] == 0
    assert sum(rewards) == pytest.approx(VICTORY + 4 * PLACES / 2, abs=4)


def test_what_was_found_is_kept_for_the_next_decision_of_the_same_turn() -> None:
    table = Table("flanders", seats=2, seed=1, edition="tiny")
    bot, kept = SearchBot(3, 24), 0
    for _ in range(12):
        (seat,) = table.asked
        assert isinstance(seat, int)
        sight = sight_of(table, seat)
        known = bot.kept is not None and bot.kept.expects(sight.world, seat)
        before = bot.kept
        table.play(seat, bot.choose(sight))
        kept += known and bot.kept is before
    assert kept > 0


def test_a_search_that_is_told_to_stop_answers_with_what_it_has() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    bot = SearchBot(1, 10**9)
    threading.Timer(0.2, bot.stop).start()
    assert bot.choose(sight_of(table, 0)) in table.options(0)


@pytest.mark.parametrize(
    "limits",
    [
        SearchLimits(simulations=40),
        SearchLimits(simulations=10**9, seconds=0.1),
        SearchLimits(simulations=60, nodes=20),
    ],
)
def test_a_search_ends_at_its_limits(limits: SearchLimits) -> None:
    table = Table("strasbourg", seats=3, seed=1)
    bot = SearchBot(1, limits=limits)
    assert sum(alternative.tried for alternative in bot.think(sight_of(table, 0))) <= limits.simulations
    assert bot.kept is None or bot.kept.tree.count <= limits.nodes


def test_with_candidates_a_world_is_likelier_in_which_others_stand_well() -> None:
    table = Table("strasbourg", seats=3, seed=4, edition="tiny")
    play_at_random(table, 30)
    (seat, *_) = (who for who in table.asked if isinstance(who, int))
    world = sight_of(table, seat).world

    def standing(candidates: int) -> float:
        search = search_at(table)
        search.candidates = candidates
        worlds = [search.imagine(world, seat) for _ in range(60)]
        others = [other for other in range(3) if other != seat]
        return fmean(int(search.evaluation.value(state, other)) for state in worlds for other in others)

    assert standing(8) > standing(1)


def play_at_random(table: Table, answers: int) -> None:
    rng = Random(1)
    for _ in range(answers):
        seat = table.asked[0]
        table.play(seat, rng.choice(table.options(seat)))
