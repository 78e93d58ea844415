"""Notation: words to moves and back."""

from __future__ import annotations

import random

import pytest
from tests.titles.market import constants as c
from tests.titles.market.title import MARKET

from zunft.engine.move import PASS, first, fourth, is_draw, pack, second, thing, third, verb_of
from zunft.engine.notation import Slot, Unreadable, clip, slots_of, split
from zunft.table import Table


def a_table() -> Table:
    return Table(MARKET, seats=3, seed=1)


def read(text: str) -> int:
    table = a_table()
    return table.game.grammar.read(text, table.state)


def test_a_move_is_one_int_with_room_for_five_things() -> None:
    move = pack(200, 1023, 0, 512, 7, 1)
    assert (verb_of(move), first(move), second(move), third(move), fourth(move)) == (200, 1023, 0, 512, 7)
    assert thing(move, 4) == 1
    assert pack(PASS) == 0


def test_a_question_of_chance_is_told_by_one_bit() -> None:
    assert (is_draw(pack(129, 5)), is_draw(pack(127, 1023))) == (True, False)


def test_every_option_is_written_and_read_back() -> None:
    for seed in range(6):
        table, rng = Table(MARKET, seats=4, seed=seed), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.asked)
            for text in table.options(seat):
                move = table.game.grammar.read(text, table.state)
                assert table.game.grammar.write(move, table.state) == text
            table.play(seat, rng.choice(table.options(seat)))


def test_every_form_has_an_example_that_can_be_read() -> None:
    for form in MARKET.forms:
        assert verb_of(read(form.example)) == form.verb


def test_forms_may_share_their_first_word() -> None:
    assert read("draw") == c.PULL
    assert read("draw thief") == pack(c.DRAWN, c.THIEF)
    assert read("draw 1") == pack(c.PLACE, 1)


def test_things_are_read_in_their_order_and_words_between_them_have_to_stand() -> None:
    assert read("play thief at 2") == pack(c.PLAY, c.THIEF, 2)
    with pytest.raises(Unreadable):
        read("play thief on 2")


@pytest.mark.parametrize("word", ["03", "-1", "+1", "1.0", "²", "٣", "1024", "99999999999", "0x1", ""])
def test_a_number_is_written_in_one_way_only(word: str) -> None:
    assert read("for 3") == pack(c.OFFER_FOR, 3)
    with pytest.raises(Unreadable):
        read(f"for {word}")


@pytest.mark.parametrize("text", ["", "   ", "fly", "Pass", "pass pass", "play thief", "under gold", "x" * 201])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read(text)


def test_spaces_do_not_matter() -> None:
    assert read("  play   thief at\t2 ") == pack(c.PLAY, c.THIEF, 2)
    assert split(" a  b ") == ["a", "b"]


def test_a_slot_may_have_a_name_that_is_not_its_kind() -> None:
    assert slots_of("offer {card} to {to:seat}") == ["offer", Slot("card", "card"), "to", Slot("to", "seat")]


def test_a_thing_below_zero_is_not_there() -> None:
    table = a_table()
    slots = [Slot("seat", "seat"), Slot("card", "card")]
    assert table.game.grammar.name_things(slots, [2, -1, 0, 0, 0], table.state) == {"seat": 2}


def test_a_word_of_somebody_elses_is_cut_and_made_printable() -> None:
    assert clip("a\nb" + "c" * 100, 5) == "a?bcc…"
