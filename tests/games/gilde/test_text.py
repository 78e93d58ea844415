"""What The Guild says about deals, payments, windows and lasting effects, in every language."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import zunft
from zunft.games.gilde.game import GILDE
from zunft.games.gilde.notation import DEALS
from zunft.text import know, know_names, say
from zunft.text.languages import LANGUAGES

NAMES = ["Anna", "Bram", "Clara"]
TRADES = {"offer", "ask"}
CODE = re.compile(r"\b[a-z][0-9]{2}\b")

know(GILDE.key, GILDE.texts)
EDITION = GILDE.load("reconstruction")
know_names(GILDE.key, EDITION.name, EDITION.names, EDITION.abouts)


def said(key: str, language: str = "en", you: int | None = None, **args: Any) -> str:
    return say({"key": f"gilde.{key}", "args": args}, language, NAMES, you, EDITION.name)


def consent(deal: str, language: str) -> str:
    subject = "b02" if deal in TRADES else 5
    return said("ask.consent", language, deal=deal, seat=1, subject=subject, price=6, turns=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_g_134_the_question_for_consent_says_everything_that_was_proposed(language: str) -> None:
    """G-134, G-142. Who, what, for how much, and of a loan when it is due; each kind of deal in its own words."""
    asked = {deal: consent(deal, language) for deal in DEALS.values() if deal != "give"}
    assert len(set(asked.values())) == len(asked)
    for deal, question in asked.items():
        assert "Bram" in question
        assert (EDITION.names["card"]["b02"][language] in question) == (deal in TRADES)
        assert ("6" in question) == (deal != "beg")
        assert ("2" in question) == (deal in {"lend", "borrow"})
        assert not CODE.search(question)


def test_g_134_consent_reads_well() -> None:
    assert consent("offer", "en") == "Bram offers you Bakery for 6 talers. Do you accept?"
    assert consent("ask", "de") == "Bram möchte Bäckerei für 6 Taler von dir haben. Nimmst du an?"
    assert consent("beg", "nl") == "Bram vraagt je om 5 talers. Geef je die?"
    assert consent("lend", "de") == "Bram möchte dir 5 Taler leihen; du zahlst 6 in 2 Zügen zurück. Nimmst du an?"
    borrow = "Bram would like to borrow 5 talers from you and pay back 6 in 2 turns. Do you accept?"
    assert consent("borrow", "en") == borrow


@pytest.mark.parametrize(
    ("name", "deals"),
    [
        ("to", ["offer", "give", "lend"]),
        ("of", ["beg", "borrow"]),
        ("price", ["offer", "ask"]),
        ("sum", ["give", "beg", "lend", "borrow"]),
        ("repay", ["lend", "borrow"]),
        ("turns", ["lend", "borrow"]),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_g_134_each_step_of_a_deal_is_asked_in_words_of_its_own(name: str, deals: list[str], language: str) -> None:
    args: dict[str, Any] = {"seat": 1, "card": "b02", "number": 5, "repay": 6}
    assert len({said(f"ask.{name}", language, deal=deal, **args) for deal in deals}) == len(deals)


@pytest.mark.parametrize(
    ("language", "to_bank", "to_bram"),
    [
        ("en", "Anna still owes the bank 3 talers.", "Anna still owes Bram 1 taler."),
        ("de", "Anna bleibt der Bank 3 Taler schuldig.", "Anna bleibt Bram 1 Taler schuldig."),
        ("nl", "Anna blijft de bank 3 talers schuldig.", "Anna blijft Bram 1 taler schuldig."),
    ],
)
def test_g_147_a_creditor_may_be_the_bank(language: str, to_bank: str, to_bram: str) -> None:
    assert said("event.owes", language, seat=0, to="bank", number=3) == to_bank
    assert said("event.owes", language, seat=0, to=1, number=1) == to_bram


@pytest.mark.parametrize("language", LANGUAGES)
def test_g_147_a_debtor_is_told_what_the_sum_is_for(language: str) -> None:
    asked = [said("ask.pay", language, number=6, to="bank", why=why) for why in ("fine", "debts", "upkeep")]
    assert len(set(asked)) == len(asked)
    assert all("6" in question for question in asked)


@pytest.mark.parametrize(
    ("n", "until", "sentence"),
    [
        (3, "end-of-turn", "Anna: Gunst +3 bis zum Ende des Zuges."),
        (-1, "own-next-turn", "Anna: Gunst −1 bis zum Beginn des nächsten eigenen Zuges."),
        (-9, "election", "Anna: Gunst −9 bei der nächsten Wahl."),
    ],
)
def test_g_009_what_lasts_has_its_sign_and_its_end(n: int, until: str, sentence: str) -> None:
    assert said("event.lasting", "de", seat=0, stat="favour", number=n, until=until) == sentence


def test_g_111_a_window_is_told_otherwise_to_the_one_it_is_about() -> None:
    args: dict[str, Any] = {"seat": 1, "card": "m13", "of": "everybody"}
    assert said("ask.targeted", **args) == "Bram plays Special Levy on everybody else: respond, or pass."
    assert said("ask.targeted", "nl", you=1, **args) == "Je speelt Bijzondere heffing op alle anderen. Nog iets?"
    assert said("ask.number", "de", you=1, seat=1, number=4) == "Deine Zufallszahl ist 4: Reagiere oder passe."


def test_q_31_a_card_may_change_hands_for_nothing() -> None:
    args: dict[str, Any] = {"seat": 0, "card": "b02", "to": 1, "number": 0}
    assert said("event.traded", **args) == "Anna hands Bakery over to Bram for nothing."
    assert said("event.traded", "de", **args) == "Anna überlässt Bram Bäckerei für 0 Taler."
    assert said("event.traded", "nl", **args) == "Anna staat Bakkerij voor niets af aan Bram."


def test_g_116_a_reason_may_name_two_cards() -> None:
    reason = said("refused.cannot-cancel", "de", card="i09", pending="m01")
    assert reason == "Ablassbrief hilft nicht gegen Sabotage."


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_codes(language: str) -> None:
    rng = random.Random(4)
    table = zunft.Table("gilde", seats=3, seed=4, edition="tiny")
    told = set()
    while not table.over:
        seat = table.asked[0]
        assert isinstance(seat, int)
        question = table.question(seat)
        assert question is not None
        told.add(say(question, language, NAMES, seat, "tiny"))
        table.play(seat, rng.choice(table.options(seat)))
    told |= {say(event, language, NAMES, 1, "tiny") for event in table.events(1)}
    assert len(told) > 100
    assert [sentence for sentence in told if CODE.search(sentence)] == []
