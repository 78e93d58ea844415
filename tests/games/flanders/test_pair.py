"""Chapter 2.10: the game for two, with guilds under influence."""

from __future__ import annotations

import pytest
from tests.games.flanders.boards import Board, board, dealt, keys, on, script, state_of, told, unlaid

from zunft.games.flanders.rules import pair
from zunft.table import Table

SHAPES = ("square", "rectangle", "triangle")
COATS = ("blue", "yellow", "green", "red", "grey", "church")
TOWNS = "brugge gent ieper leuven utrecht luik"


def turned(table: Table, card: str) -> Table:
    """Seat 0 begins with the influence action and turns this card up."""
    script(table, f"0 influence / chance draw influence {card}")
    return table


def coats(options: list[str]) -> set[str]:
    return {text.split()[3].split("+")[0].split("-")[0] for text in options if text.startswith("build")}


def test_f_200_eight_action_cards_and_no_influence_cards() -> None:
    hands = dealt(2).view(None)["hands"]
    assert [hand["cards"] for hand in hands] == [[*TOWNS.split(), "site", "pickup"]] * 2
    assert [hand["influence"] for hand in hands] == [0, 0]


def test_f_200_no_golden_card_is_drawn_and_all_districts_are_used() -> None:
    table = dealt(2)
    assert table.view(None)["golden"]["held"] is None
    assert table.view(None)["stock"]["grey"]["square"] == [3, 2]
    assert table.view(None)["specials"] == ["church-a", "church-b", "church-c", "church-d"]
    assert table.view(None)["pieces"]["site"] == 10
    script(table, "0 own pickup / chance draw influence red-site")
    assert "drew-golden" not in keys(table.events(None))


def test_r_29_who_chooses_first() -> None:
    """The starter takes a guild and lays a centre first; the other picks the guild under influence first."""
    table = unlaid(2)
    script(table, "chance draw seat 1 / 1 guild red / 0 guild blue")
    assert (table.asked, table.options(0)) == ([0], ["guild yellow", "guild green"])
    script(table, "0 guild yellow")
    assert table.view(None)["influenced"] == ["yellow", "green"]
    script(table, "1 centre l4")
    assert table.waiting_for == [0]


def test_f_201_each_player_has_one_guild_under_influence() -> None:
    view = dealt(2).view(None)
    assert (view["guilds"], view["influenced"]) == (["blue", "yellow"], ["red", "green"])


def test_f_202_all_six_towns_are_in_play() -> None:
    table = dealt(2)
    assert [town["town"] for town in table.view(None)["towns"]] == TOWNS.split()
    assert state_of(table).free_spaces() == 78
    assert [sum(on(table).stock(coat)) for coat in ("green", "red")] == [15, 15]


def test_r_36_the_other_four_centres_are_laid_by_chance() -> None:
    table = unlaid(2)
    script(table, "chance draw seat 0 / 0 guild blue / 1 guild yellow / 1 guild green / 0 centre l1 / 1 centre l2")
    for place in ("l6", "l5", "l4"):
        assert table.chance_is_asked
        table.play("chance", f"draw place {place}")
    places = {town["town"]: town["place"] for town in table.view(None)["towns"]}
    assert places == {"brugge": "l1", "gent": "l2", "ieper": "l6", "leuven": "l5", "utrecht": "l4", "luik": "l3"}


def test_f_203_fourteen_influence_cards() -> None:
    table = dealt(2)
    table.play(0, "influence")
    cards = [*TOWNS.split(), "site"]
    assert table.odds() == {f"draw influence {coat}-{card}": 1 for coat in ("green", "red") for card in cards}


def test_f_204_players_alternate() -> None:
    table = dealt(2, start=1)
    script(table, "1 own pickup / chance draw influence red-gent / 1 build gent r1 red")
    assert table.waiting_for == [0]
    script(table, "0 own pickup / chance draw influence red-luik / 0 build luik s3 red")
    assert table.waiting_for == [1]


def test_f_204_the_own_action_first() -> None:
    table = dealt(2)
    script(table, "0 own gent")
    assert coats(table.options(0)) == {"blue", "grey", "church"}
    script(table, "0 build gent r1 blue")
    assert table.chance_is_asked
    script(table, "chance draw influence green-luik / 0 build luik s3 green")
    assert told(table.events(None), "round-began")[-1] == {"number": 2, "seat": 1}


def test_f_204_the_influence_action_first() -> None:
    table = turned(dealt(2), "green-luik")
    script(table, "0 build luik s3 green")
    assert table.waiting_for == [0]
    assert set(table.options(0)) == {f"own {card}" for card in [*TOWNS.split(), "site", "pickup"]}
    script(table, "0 own gent / 0 build gent r1 blue")
    assert table.waiting_for == [1]


def test_f_204_a_card_that_cannot_be_carried_out_may_be_played() -> None:
    table = dealt(2)
    on(table).state.sites_left = 0
    events = script(table, "0 own site / chance draw influence green-luik")
    assert told(events, "impossible") == [{"seat": 0, "card": "site"}]
    assert on(table).played(0) == "site"


def test_f_204_nothing_is_scored_between_the_two_actions() -> None:
    """Gent is full after the own action and is closed only after the influence action."""
    table = dealt(2)
    on(table).cover_but("gent", "r1")
    events = script(table, "0 own gent / 0 build gent r1 blue / chance draw influence green-luik")
    assert "finished" not in keys(events)
    assert "finished" in keys(script(table, "0 build luik s3 green"))


def test_r_30_a_card_turned_up_is_carried_out_before_the_own_action() -> None:
    table = turned(dealt(2), "red-gent")
    assert {text.split()[0] for text in table.options(0)} == {"build"}
    assert coats(table.options(0)) == {"red", "grey", "church"}
    assert table.why_not(0, "own pickup") is not None


def test_f_205_a_card_acts_like_its_guild_s_own() -> None:
    """Whoever influences the guild: green is seat 1's, red seat 0's."""
    for coat in ("green", "red"):
        table = dealt(2)
        on(table).lay("gent", "r1 blue site, r2 church site, r3 grey site, s2 green site, s5 red site")
        turned(table, f"{coat}-gent")
        assert coats(table.options(0)) == {coat, "grey", "church"}
        completed = {text.split()[2] for text in table.options(0) if text.startswith("complete")}
        assert completed == {"r2", "r3", {"green": "s2", "red": "s5"}[coat]}


def test_f_205_the_building_site_card_of_a_guild() -> None:
    table = turned(dealt(2), "red-site")
    assert coats(table.options(0)) == {"red", "grey", "church"}
    events = script(table, "0 build gent r1 red")
    assert told(events, "built-site") == [{"seat": 0, "town": "gent", "space": "r1", "district": "red"}]


def test_f_056_a_guild_s_own_card_does_not_complete_a_site_under_influence() -> None:
    table = dealt(2)
    on(table).lay("gent", "r1 red site, r3 green site, s1 blue site")
    script(table, "0 own gent")
    assert [text for text in table.options(0) if text.startswith("complete")] == ["complete gent s1"]


def test_f_206_a_card_without_a_legal_action_is_forfeited_and_discarded() -> None:
    table = dealt(2)
    on(table).lay("gent", "r1 blue site").cover_but("gent", "")
    events = turned(table, "green-gent").events(None)
    assert told(events, "forfeited") == [{"coat": "green", "card": "gent"}]
    assert table.view(None)["influence_pile"] == {"left": 13, "discard": [{"coat": "green", "card": "gent"}]}
    assert table.options(0)[0] == "own brugge"


def test_f_206_a_card_of_a_closed_town_leaves_the_game_and_the_next_is_turned_up() -> None:
    table = dealt(2)
    on(table).close("gent", "luik")
    events = script(table, "0 influence / chance draw influence green-gent / chance draw influence red-luik")
    assert keys(events)[-2:] == ["turned-up-closed", "turned-up-closed"]
    assert table.chance_is_asked
    script(table, "chance draw influence red-ieper")
    assert table.view(None)["influence_pile"] == {"left": 11, "discard": [{"coat": "red", "card": "ieper"}]}


def test_f_206_cards_of_closed_towns_stay_in_the_pile_until_they_turn_up() -> None:
    table = dealt(2)
    on(table).pile("green-gent green-luik red-luik", discard="red-gent").close("gent")
    assert state_of(table).pile.total == 3
    table.play(0, "influence")
    assert "draw influence green-gent" in table.options("chance")
    assert table.view(None)["influence_pile"]["discard"] == [{"coat": "red", "card": "gent"}]


def test_f_207_an_empty_pile_is_made_of_the_discard() -> None:
    table = dealt(2)
    on(table).pile("", discard="green-gent red-luik red-site")
    events = script(table, "0 influence")
    assert told(events, "reshuffled") == [{"number": 3}]
    assert len(table.odds()) == 3
    script(table, "chance draw influence red-luik")
    assert table.view(None)["influence_pile"] == {"left": 2, "discard": [{"coat": "red", "card": "luik"}]}


def test_f_207_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    table = dealt(2)
    on(table).pile("green-gent red-gent", discard="red-luik")
    turned(table, "green-gent")
    assert "reshuffled" not in keys(table.events(None))
    assert table.view(None)["influence_pile"]["left"] == 1


def test_f_207_also_between_two_cards_that_are_turned_up() -> None:
    table = dealt(2)
    on(table).pile("green-gent", discard="red-luik red-site").close("gent")
    events = script(table, "0 influence")
    assert keys(events)[-2:] == ["turned-up-closed", "reshuffled"]
    assert table.odds() == {"draw influence red-luik": 1, "draw influence red-site": 1}


def test_f_207_without_any_card_the_influence_action_lapses() -> None:
    table = dealt(2)
    on(table).pile()
    assert table.options(0) == [f"own {card}" for card in [*TOWNS.split(), "site", "pickup"]]
    events = script(table, "0 own pickup")
    assert "no-influence" in keys(events)
    assert table.waiting_for == [1]


def test_f_207_it_lapses_too_when_all_cards_leave_the_game() -> None:
    table = dealt(2)
    on(table).pile("green-gent red-gent").close("gent")
    events = script(table, "0 influence / chance draw influence red-gent")
    assert keys(events)[-3:] == ["turned-up-closed", "turned-up-closed", "no-influence"]
    assert table.options(0)[0] == "own brugge"


def test_f_208_at_the_end_of_a_turn_towns_are_scored_for_all_five_guilds() -> None:
    table = dealt(2)
    on(table).lay("gent", "r2 red+1, s2 green, s4 grey, r1 church").cover_but("gent", "s1").pile()
    script(table, "0 own gent")
    events = script(table, "0 build gent s1 blue")
    assert told(events, "finished") == [{"town": "gent", "number": 5 + 2}]
    points = {event["coat"]: event["number"] for event in told(events, "scored")}
    assert points == {"yellow": 7, "red": 4, "blue": 0, "green": 0, "grey": 0}


def test_f_208_dead_spaces_are_covered_at_the_end_of_a_turn() -> None:
    table = dealt(2)
    on(table).lay("brugge", "s2 yellow, s4 grey, t2 church, t3 green").sell_out("red square").pile()
    events = script(table, "0 own pickup")
    assert told(events, "covered") == [{"town": "brugge", "space": "s3"}, {"town": "brugge", "space": "r4"}]


def last_space(*sold: str, space: str = "s1") -> Board:
    """Two players; one free space is left, in Gent on the star."""
    laid = board("brugge l1, gent l2, luik l3", seats=2)
    return laid.close("brugge", "luik").cover_but("gent", space).sell_out(*sold)


def test_f_209_the_game_ends_without_a_free_space() -> None:
    table = dealt(2)
    for town in TOWNS.split():
        on(table).cover_but(town, "r1" if town == "gent" else "")
    on(table).pile()
    script(table, "0 own gent / 0 build gent r1 blue")
    assert table.over


def test_f_209_one_free_space_does_not_end_the_game_for_two() -> None:
    assert not pair.is_over(last_space().state)


@pytest.mark.parametrize(
    ("sold", "over"),
    [
        (("blue square", "grey square", "church", "specials"), True),
        (("grey square", "church", "specials"), False),
        (("blue square", "church", "specials"), False),
        (("blue square", "grey square", "specials"), False),
        (("blue square", "grey square", "church", "church-b", "church-c", "church-d"), False),
        (("green square", "red square", "grey square", "church", "specials"), False),
    ],
)
def test_f_209_it_ends_when_only_guilds_under_influence_could_build(sold: tuple[str, ...], over: bool) -> None:
    """S1 borders the yellow centre: blue, grey and church may be laid there, and A, C or D."""
    assert pair.is_over(last_space(*sold).state) is over


def test_f_209_every_free_space_is_asked() -> None:
    sold = ("blue square", "grey square", "church", "specials")
    assert not pair.is_over(last_space(*sold, space="s1 r1").state)


@pytest.mark.parametrize(("rules", "over"), [(1, True), (2, False)])
def test_f_209_a_pair_left_for_d_keeps_the_game_going(rules: int, over: bool) -> None:
    """R-39. S1 and R5 of L3 can only be filled with D. By rules number 1 they were covered, which ended the game."""
    table = dealt(2, at="l3 l1 l2 l4 l5 l6", rules=rules)
    for town in TOWNS.split():
        on(table).cover_but(town, "s1 r5" if town == "brugge" else "")
    on(table).sell_out(*COATS, "church-a", "church-b", "church-c").pile()
    script(table, "0 own pickup")
    assert table.over is over


def test_f_209_open_towns_are_scored_at_the_end() -> None:
    table = dealt(2)
    for town in TOWNS.split():
        on(table).cover_but(town, "s1" if town == "gent" else "")
    on(table).sell_out("blue square", "grey square", "church", "specials").pile()
    events = script(table, "0 own pickup")
    assert table.over
    assert told(events, "covered") == [{"town": "gent", "space": "s1"}]
    assert len(told(events, "finished")) == 6


def test_r_33_whether_a_space_is_connected_does_not_matter() -> None:
    """Blue could fill R3 of L1 only after somebody under influence has filled R2: the game goes on."""
    laid = board("gent l1", seats=2).lay("gent", "r1 blue").cover_but("gent", "r2 r3")
    laid.sell_out("yellow rectangle", "grey rectangle", "church rectangle")
    assert laid.dead("gent") == ""
    assert not pair.is_over(laid.state)
    assert pair.is_over(laid.sell_out("blue rectangle").state)


def quiet_turns(table: Table, count: int) -> None:
    for _ in range(count):
        table.play(table.asked[0], "own pickup")


def test_r_32_eight_turns_without_a_district_end_the_game() -> None:
    table = dealt(2)
    on(table).pile()
    quiet_turns(table, 7)
    assert not table.over
    quiet_turns(table, 1)
    assert table.over
    assert told(table.events(None), "stalemate") == [{"number": 8}]
    assert len(told(table.events(None), "finished")) == 6


@pytest.mark.parametrize("answer", ["build gent r1 grey", "complete gent r3"])
def test_r_32_a_district_laid_or_completed_begins_the_count_anew(answer: str) -> None:
    table = dealt(2)
    on(table).lay("gent", "r3 grey site").pile()
    quiet_turns(table, 7)
    table.play(1, "own gent")
    table.play(1, answer)
    quiet_turns(table, 7)
    assert not table.over
    quiet_turns(table, 1)
    assert table.over


def test_v_34_own_and_influenced_guild_are_added() -> None:
    """F-210. 41 + 27 beat 50 + 15; grey's points are nobody's."""
    table = dealt(2)
    for guild, points in enumerate((41, 50, 15, 27, 99)):
        state_of(table).points[guild] = points
    on(table).close(*TOWNS.split())
    for guild, points in enumerate((41, 50, 15, 27, 99)):
        state_of(table).points[guild] = points
    on(table).pile()
    script(table, "0 own pickup")
    assert (table.scores, table.winners) == ([68, 65], [0])


def test_f_210_there_is_no_influence_bonus_for_two() -> None:
    laid = board(seats=2)
    laid.state.hands.influence[0] = 2
    assert laid.finish() == [0, 0]
