"""How moves are written: every form, and the phrases that stand for several moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import append
from tests.games.gilde.scene import Scene

from zunft import CannotUndo, IllegalMove, Table, replay
from zunft.engine.move import pack, thing, verb_of
from zunft.engine.notation import LONGEST, Form, Slot, Unreadable
from zunft.games.gilde import constants as c
from zunft.games.gilde.edition import load
from zunft.games.gilde.game import ENTRIES, EVENTS, GILDE, QUESTIONS
from zunft.games.gilde.notation import FORMS, phrase, things_of
from zunft.games.gilde.refusals import ANSWERS, REASONS
from zunft.games.gilde.state import owing
from zunft.text import say

every_form = pytest.mark.parametrize("form", FORMS, ids=lambda form: form.pattern)


def said(scene: Scene) -> list[str]:
    """The lines of the journal since the position was made."""
    lines = scene.table.journal().splitlines()
    return [line for line in lines if line.startswith(("0 ", "1 ", "2 ", "3 "))]


def key(scene: Scene, text: str) -> str:
    """The key of the reason why a text is refused."""
    reason = scene.table.why_not(0, text)
    assert reason is not None
    return str(reason["key"])


# --- forms ----------------------------------------------------------------------------------------


def slots(form: Form) -> list[Slot]:
    return [token for token in form.tokens if isinstance(token, Slot)]


def test_every_verb_has_a_form_of_its_own() -> None:
    verbs = [form.verb for form in FORMS]
    assert len(set(verbs)) == len(verbs) == len({form.pattern for form in FORMS})
    assert set().union(*ANSWERS.values()) <= set(verbs)


@every_form
def test_every_form_has_an_example_that_is_written_as_it_is_read(form: Form) -> None:
    scene = Scene()
    grammar = scene.table.game.grammar
    move = grammar.read(form.example, scene.state)
    assert verb_of(move) == form.verb
    assert grammar.write(move, scene.state) == form.example


@every_form
def test_every_form_goes_there_and_back(form: Form) -> None:
    """Any move of it, with the smallest, the largest and random things."""
    scene, rng = Scene(), Random(form.pattern)
    grammar, edition = scene.table.game.grammar, scene.table.edition
    most = {"card": len(edition.cards) - 1, "profession": len(edition.professions) - 1, "seat": 1023, "number": 1023}
    limits = [most[slot.kind] for slot in slots(form)]
    for values in ([0] * len(limits), limits, *([rng.randint(0, limit) for limit in limits] for _ in range(50))):
        move = pack(form.verb, *values)
        assert grammar.read(grammar.write(move, scene.state), scene.state) == move


@pytest.mark.parametrize("edition", ["tiny", "reconstruction"])
def test_every_option_of_a_game_is_read_as_it_was_written(edition: str) -> None:
    rng, table = Random(3), Table("gilde", 4, 3, edition=edition)
    while not table.over:
        seat = rng.choice(table.asked)
        options = table.options(seat)
        assert len(set(options)) == len(options)
        for text in rng.sample(options, min(3, len(options))):
            assert table.why_not(seat, text) is None
            assert table.game.grammar.write(table.game.grammar.read(text, table.state), table.state) == text
        table.play(seat, rng.choice(options))


def test_what_is_said_names_things_that_have_names() -> None:
    """Every event, question, entry and reason is about kinds of things that the title knows."""
    kinds = things_of(load("tiny"))
    for spoken in (*EVENTS.values(), *QUESTIONS.values(), *ENTRIES.values(), *REASONS):
        assert all(slot.kind in kinds for slot in spoken.slots), spoken
        assert len({slot.name for slot in spoken.slots}) == len(spoken.slots), spoken


def test_a_respond_form_is_told_by_its_words() -> None:
    """G-064, G-116."""
    scene = Scene()
    read = scene.table.game.grammar.read
    verbs = {
        "respond i01": c.RESPOND,
        "respond i01 at 2": c.RESPOND_AT,
        "respond i07 at 2 n03": c.RESPOND_ON,
        "respond i05 paying 3": c.RESPOND_PAYING,
        "respond i01 at 2 paying 3": c.RESPOND_AT_PAYING,
        "respond i08 at 0 b02 paying 3": c.RESPOND_ON_PAYING,
    }
    assert {text: verb_of(read(text, scene.state)) for text in verbs} == verbs
    move = read("respond i08 at 0 b02 paying 3", scene.state)
    assert [thing(move, at) for at in range(4)] == [scene.number("i08"), 0, scene.number("b02"), 3]


WRONG = {
    "": "empty",
    "   ": "empty",
    "x" * (LONGEST + 1): "too-long",
    "steal m01": "unknown-verb",
    "Play m01": "unknown-verb",
    "play": "wrong-form",
    "play m01 m02": "wrong-form",
    "play m99": "unknown-thing",
    "play M01": "unknown-thing",
    "play 3": "unknown-thing",
    "at one": "unknown-thing",
    "at -1": "unknown-thing",
    "at 1024": "unknown-thing",
    "at 007": "unknown-thing",
    "for ٣": "unknown-thing",
    "for 1.5": "unknown-thing",
    "profession baker": "unknown-thing",
    "respond i01 on 2": "wrong-word",
    "respond i01 at 2 by 3": "wrong-word",
    "ask b02 from 3": "wrong-word",
    "choose": "wrong-form",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:20] or "nothing")
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str) -> None:
    scene = Scene()
    assert key(scene, text) == f"engine.refused.{WRONG[text]}"
    with pytest.raises(IllegalMove) as caught:
        scene.say(0, text)
    assert str(caught.value).endswith((".", ":"))


def test_spaces_do_not_matter() -> None:
    scene = Scene().hand(0, "m03")
    assert scene.table.why_not(0, "  play   m03 at  1 ") is None


# --- phrases --------------------------------------------------------------------------------------

PHRASES = {
    "play m01 at 2 b03": ["play m01", "at 2 b03"],
    "play m03 at 2": ["play m03", "at 2"],
    "use a08 at 2 b03": ["use a08", "at 2 b03"],
    "play m01 at 2 b03 paying 1": ["play m01", "at 2 b03", "paying 1"],
    "play m03 at 2 paying 1": ["play m03", "at 2", "paying 1"],
    "play m11 paying 1": ["play m11", "paying 1"],
    "offer b02 to 3 for 9": ["deal", "offer b02", "to 3", "for 9"],
    "ask b02 of 3 for 9": ["deal", "ask b02 of 3", "for 9"],
    "give 3 to 2": ["deal", "give", "to 2", "talers 3"],
    "beg 3 of 2": ["deal", "beg", "of 2", "talers 3"],
    "lend 5 to 2 repay 6 in 1": ["deal", "lend", "to 2", "talers 5", "repay 6", "in 1"],
    "borrow 5 of 2 repay 6 in 1": ["deal", "borrow", "of 2", "talers 5", "repay 6", "in 1"],
    "extend 1 by 2": ["deal", "extend 1", "by 2"],
    "deal forgive 1": ["deal", "forgive 1"],
    "town-hall with 2 for 6 points 4": ["town-hall", "with 2", "talers 6", "points 4", "build"],
}


def moves(text: str, is_dealing: bool = False) -> list[str]:
    """G-102. The fair share of a Town Hall of 16 talers and 12 points."""
    return phrase(text, is_dealing, lambda talers: 12 * talers // 16)


@pytest.mark.parametrize("text", PHRASES, ids=str)
def test_a_phrase_stands_for_its_moves(text: str) -> None:
    assert moves(text) == PHRASES[text]


@pytest.mark.parametrize("text", PHRASES, ids=str)
def test_every_step_of_a_phrase_is_a_move_that_can_be_read(text: str) -> None:
    scene = Scene()
    for step in PHRASES[text]:
        assert scene.table.game.grammar.write(scene.table.game.grammar.read(step, scene.state), scene.state) == step


@pytest.mark.parametrize("text", [text for text, steps in PHRASES.items() if steps[0] == "deal"], ids=str)
def test_a_deal_that_was_begun_is_not_begun_again(text: str) -> None:
    assert moves(text, is_dealing=True) == PHRASES[text][1:]


@pytest.mark.parametrize("text", ["play m01", "give", "extend 1", "sell b02", "town-hall", "respond i07 at 2 n03"])
def test_what_is_no_phrase_stands_for_itself(text: str) -> None:
    assert moves(text) == moves(text, is_dealing=True) == [text]


def test_g_102_points_that_are_not_named_are_a_fair_share() -> None:
    """T-21: 10 and 6 talers."""
    assert moves("town-hall with 2 for 6") == ["town-hall", "with 2", "talers 6", "points 4", "build"]
    two = moves("town-hall with 1 for 4 points 0 with 3 for 5")
    assert two == ["town-hall", "with 1", "talers 4", "points 0", "with 3", "talers 5", "points 3", "build"]


@pytest.mark.parametrize(
    "text", ["town-hall with 2", "town-hall with 2 for", "town-hall with 2 for six", "town-hall with 2 for 6 with 3"]
)
def test_a_town_hall_phrase_that_cannot_be_read_says_how_it_is_written(text: str) -> None:
    with pytest.raises(Unreadable):
        moves(text)
    reason = Scene().table.why_not(0, text)
    assert reason is not None
    assert reason["key"] == "engine.refused.wrong-form"
    assert "town-hall with 2 for 6 points 4" in say(reason)


# --- phrases at a table ---------------------------------------------------------------------------


def table_with_everything(**chosen: Any) -> Scene:
    """Seat 0 can say every phrase."""
    scene = Scene(4, **chosen).hand(0, "m01", "m03", "m11").front(0, "b02", "b01", "a08").front(2, "b08", "b10")
    scene.front(1, "b16", "b07").front(3, "b16", "b07").talers(0, 20).town_hall("centre").xp(1, 18).xp(3, 18)
    for _ in range(2):
        scene.state.owed = append(scene.state.owed[:], owing(2, 0, 5, 2))
    return scene.fresh()


SAID = {
    "play m01 at 2 b08 paying 1": ["0 play m01", "0 + at 2 b08", "0 + paying 1"],
    "play m03 at 2": ["0 play m03", "0 + at 2"],
    "use a08 at 2 b10": ["0 use a08", "0 + at 2 b10"],
    "play m11 paying 3": ["0 play m11", "0 + paying 3"],
    "offer b02 to 3 for 9": ["0 deal", "0 + offer b02", "0 + to 3", "0 + for 9"],
    "give 3 to 2": ["0 deal", "0 + give", "0 + to 2", "0 + talers 3"],
    "beg 3 of 2": ["0 deal", "0 + beg", "0 + of 2", "0 + talers 3"],
    "borrow 5 of 2 repay 6 in 1": ["0 deal", "0 + borrow", "0 + of 2", "0 + talers 5", "0 + repay 6", "0 + in 1"],
    "extend 1 by 2": ["0 deal", "0 + extend 1", "0 + by 2"],
    "deal forgive 2": ["0 deal", "0 + forgive 2"],
    "town-hall with 2 for 6 points 4": ["0 town-hall", "0 + with 2", "0 + talers 6", "0 + points 4", "0 + build"],
}


@pytest.mark.parametrize("text", SAID, ids=str)
def test_a_phrase_is_taken_whole(text: str) -> None:
    scene = table_with_everything()
    before = len(said(scene))
    scene.say(0, text)
    assert said(scene)[before:] == SAID[text]


@pytest.mark.parametrize("text", SAID, ids=str)
def test_a_phrase_is_the_same_as_its_steps(text: str) -> None:
    whole, steps = table_with_everything().say(0, text), table_with_everything()
    for line in SAID[text]:
        steps.say(0, line.removeprefix("0 ").removeprefix("+ "))
    assert whole.table.fingerprint() == steps.table.fingerprint()
    assert whole.table.events(None) == steps.table.events(None)


NOT_TAKEN = {
    "play m01 at 2 b02": "not-before-them",
    "play m01 at 2 b08 paying 2": "no-recipient",
    "play m05 at 2 b08": "not-in-hand",
    "play m03 at 9": "nobody-there",
    "use a08 at 0 b02": "not-oneself",
    "offer b02 to 3 for 17": "price-too-high",
    "offer b02 to 3 for 13": "buyer-too-poor",
    "offer b01 to 2 for 9": "buyer-has-no-room",
    "offer a08 to 2 for 5": "price-too-high",
    "ask b08 of 2 for 5": "business-limit",
    "give 21 to 2": "more-than-there-is",
    "give 0 to 2": "at-least-one",
    "beg 3 of 0": "with-oneself",
    "lend 5 to 2 repay 11 in 1": "repay-range",
    "borrow 5 of 2 repay 6 in 6": "turns-range",
    "extend 3 by 2": "no-such-loan",
    "extend 1 by 6": "turns-range",
    "deal forgive 9": "no-such-loan",
    "town-hall with 0 for 6": "you-build-anyway",
    "town-hall with 2 for 16": "share-range",
    "town-hall with 2 for 6 points 13": "points-range",
    "town-hall with 2 for 6 with 2 for 3": "already-named",
}


@pytest.mark.parametrize("text", NOT_TAKEN, ids=str)
def test_a_phrase_that_cannot_go_on_is_not_begun(text: str) -> None:
    """It is taken whole or not at all, and the reason is that of the step where it fails."""
    scene = table_with_everything()
    before = (scene.table.fingerprint(), said(scene), [scene.table.events(seat) for seat in (0, 1, 2, 3, None)])
    assert key(scene, text) == f"gilde.refused.{NOT_TAKEN[text]}"
    with pytest.raises(IllegalMove):
        scene.say(0, text)
    assert (scene.table.fingerprint(), said(scene), [scene.table.events(seat) for seat in (0, 1, 2, 3, None)]) == before


def test_a_step_that_has_one_answer_only_may_be_said_in_a_phrase() -> None:
    """It is given by force, so it is left out of the journal."""
    scene = Scene().hand(0, "m01", "m02").front(1, "b04").hand(1, "i02")
    scene.say(0, "play m01 at 1 b04")
    assert scene.told("played-on") == [{"seat": 0, "card": "m01", "of": 1, "target": "b04"}]
    assert said(scene)[-1] == "0 play m01"


def test_a_phrase_does_not_overrule_what_is_given_by_force() -> None:
    scene = Scene().hand(0, "m01", "m02").front(1, "b04").hand(1, "i02")
    before = scene.table.fingerprint()
    assert scene.table.why_not(0, "play m01 at 2 b04") is not None
    assert scene.table.fingerprint() == before


def test_a_phrase_can_go_on_where_steps_were_taken() -> None:
    scene = table_with_everything().say(0, "deal")
    assert scene.table.why_not(0, "give 3 to 2") is None
    scene.say(0, "give 3 to 2")
    assert scene.told("gave") == [{"seat": 0, "to": 2, "number": 3}]


def test_a_number_that_is_too_large_for_anything_is_refused_with_a_sentence() -> None:
    scene = table_with_everything()
    for text in ("give {} to 2", "town-hall with 2 for {}", "town-hall with 2 for 6 points {}", "extend 1 by {}"):
        for number in ("1024", "9" * 25):
            reason = scene.table.why_not(0, text.format(number))
            assert reason is not None
            assert say(reason).endswith(".")


# --- taking back ----------------------------------------------------------------------------------

BACK = ["town-hall with 2 for 6 points 4", "offer a08 to 2 for 4", "beg 3 of 2", "give 3 to 2", "extend 1 by 2"]


@pytest.mark.parametrize("text", [*BACK, "deal forgive 1"], ids=str)
def test_undo_takes_a_phrase_back_whole(text: str) -> None:
    scene = table_with_everything()
    before = scene.table.fingerprint()
    scene.say(0, text)
    assert scene.table.fingerprint() != before
    scene.table.undo(0)
    assert scene.table.fingerprint() == before
    assert scene.table.question(0) is not None


def test_undo_takes_steps_back_one_by_one() -> None:
    scene = table_with_everything()
    prints = []
    for text in ("deal", "give", "to 2"):
        prints.append(scene.table.fingerprint())
        scene.say(0, text)
    for before in reversed(prints):
        scene.table.undo(0)
        assert scene.table.fingerprint() == before


def test_undo_of_a_phrase_that_went_on_from_a_step_leaves_the_step() -> None:
    scene = table_with_everything().say(0, "deal")
    before = scene.table.fingerprint()
    scene.say(0, "give 3 to 2")
    scene.table.undo(0)
    assert scene.table.fingerprint() == before


def test_g_062_a_card_can_be_taken_back_until_it_is_declared() -> None:
    """Afterwards everybody has seen it."""
    scene = table_with_everything().hand(2, "i01", "i02")
    before = scene.table.fingerprint()
    scene.say(0, "play m03").table.undo(0)
    assert scene.table.fingerprint() == before
    scene.say(0, "play m03 at 2")
    with pytest.raises(CannotUndo):
        scene.table.undo(0)


def test_g_134_an_offer_that_was_answered_cannot_be_taken_back() -> None:
    scene = table_with_everything().say(0, "beg 3 of 2").say(2, "decline")
    with pytest.raises(CannotUndo):
        scene.table.undo(0)


def test_a_journal_with_phrases_is_replayed() -> None:
    table = Table("gilde", 3, 5)
    rng = Random(5)
    for _ in range(200):
        seat = rng.choice(table.asked)
        assert isinstance(seat, int)
        text = next((text for text in ("give 1 to 2", "beg 1 of 0") if table.why_not(seat, text) is None), "")
        table.play(seat, text or rng.choice(table.options(seat)))
        if table.over:
            break
    assert " + " in table.journal()
    assert replay(table.journal(), seed=5).fingerprint() == table.fingerprint()


def test_forms_are_those_of_the_title() -> None:
    assert GILDE.forms is FORMS
