"""Who looks at which table just now."""

from __future__ import annotations

from zunft.server.web.presence import GLANCE, Present


def test_a_glance_counts_for_a_moment_and_is_then_forgotten() -> None:
    at = [0.0]
    present = Present(lambda: at[0])
    present.glance("table-1", "anna")
    assert present.has_looked("anna", "table-1")
    assert not present.is_here("anna", "table-1")
    at[0] += GLANCE + 1
    assert not present.has_looked("anna", "table-1")
    present.glance("table-2", "bert")
    assert list(present.glances) == [("bert", "table-2")]  # else everybody who ever came would stay in memory


def test_a_screen_counts_while_it_follows_the_table() -> None:
    present = Present()
    with present.at("table-1", "anna"), present.at("table-1", "anna"):
        assert present.is_here("anna", "table-1")
    assert not present.is_here("anna", "table-1")
    assert not present.screens
