"""The tree of a search, and what a search makes of a plain position."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from zunft import Table
from zunft.bots import SearchBot, sight_of
from zunft.bots.greedy import EVALUATIONS
from zunft.bots.search import Search
from zunft.bots.search_tree import NONE, ROOT, WHOLE, Tree


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
    tree.learn(yours, vec[i64]([WHOLE, 0]))
    assert [tree.visits[node] for node in (ROOT, mine, yours)] == [1, 1, 1]
    assert [tree.reward[node] for node in (mine, yours)] == [WHOLE, 0]


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
    table = Table("strasbourg", seats=3, seed=1)
    search = Search(table.game.rules, EVALUATIONS["strasbourg"], 6_000, 1)
    assert search.chance(lead) / WHOLE == pytest.approx(chance, abs=0.001)


def test_every_simulation_is_counted_once() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    search = Search(table.game.rules, EVALUATIONS["strasbourg"], 6_000, 1)
    search.simulate(table.redeal(0, 1).state, 0, 40)
    assert search.tree.visits[ROOT] == 40
    children = [node for node in range(search.tree.count) if search.tree.parent[node] == ROOT]
    assert sum(search.tree.visits[node] for node in children) == 40


def test_the_same_seed_searches_the_same() -> None:
    table = Table("strasbourg", seats=3, seed=1)
    assert SearchBot(7, 30).choose(sight_of(table, 0)) == SearchBot(7, 30).choose(sight_of(table, 0))
