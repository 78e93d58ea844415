"""Names show what they are, and nobody is anybody's double."""

from __future__ import annotations

import json

import pytest
from tests.server.web.callers import PASSWORD, Callers
from tests.server.web.test_play import begun

from zunft.server.names import distinct, skeleton
from zunft.server.storage.records import Person
from zunft.server.wording import tidy

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u200e", "\u2062", "\U000e0041", "\u034f"]
)
async def test_a_name_that_nobody_sees_is_none(callers: Callers, name: str) -> None:
    caller = await callers.nobody()
    body = json.dumps({"name": name})
    response = await caller.http.post("/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["key"]) == (400, "server.error.empty-text")
    anna = await callers.guest("Anna")
    made = await anna.http.post("/api/tables", json={"title": "flanders", "name": name})
    kept = await callers.club.database.tables.get(made.json()["table"])
    assert kept.settings["name"] == ""


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("An\u200ena\u2062", "Anna"),
        ("Anna\u200d", "Anna"),
        ("\u3164Anna\u2800B", "Anna B"),
        ("A" + "\u0301" * 39, "Á\u0301\u0301\u0301"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\U0001f3f4\U000e0067\U000e007f", "\U0001f3f4\U000e0067\U000e007f"),  # a flag
        ("می\u200cخواهم", "می\u200cخواهم"),  # two parts of a word
    ],
)
def test_what_shows_nothing_goes_and_what_belongs_to_a_sign_stays(text: str, shown: str) -> None:
    assert tidy(text) == shown


async def test_a_sign_that_is_a_whole_sentence_counts_as_one(callers: Callers) -> None:
    refused = await (await callers.nobody()).post("/api/guests", 400, name="\ufdfd" * 40)
    assert refused["key"] == "server.error.field-long"


@pytest.mark.parametrize(
    "name", ["Host", "Нost", "HOST", "H\u0301ost", "H0st", "Ноѕт", "Ηost", "H-o-s-t", "\uff28ost", "ho\u200dst"]
)
async def test_nobody_is_called_like_a_host(callers: Callers, name: str) -> None:
    host = await callers.host("wirtin")
    await host.call("PATCH", "/api/me", 200, name="Host")
    nobody, guest = await callers.nobody(), await callers.guest("Anna")
    assert (await nobody.post("/api/guests", 409, name=name))["key"] == "server.error.name-host"
    await guest.call("PATCH", "/api/me", 409, name=name)
    await guest.post("/api/accounts", 409, name=name, login="anna", password=PASSWORD)
    assert (await guest.call("PATCH", "/api/me", 200, name="Hostel"))["person"]["name"] == "Hostel"
    await host.call("PATCH", "/api/me", 200, name="Host")


async def test_at_a_table_a_double_gets_a_number_everywhere(callers: Callers) -> None:
    double, anna = await callers.guest("Аnna"), await callers.account("anna")
    table = await begun(double, anna)
    page = await anna.get(f"/api/tables/{table}/page?seat=1")
    assert [each["name"] for each in page["people"]] == ["Аnna (2)", "anna"]
    await double.post(f"/api/tables/{table}/seats/0/talk", 200, text="I am Anna")
    assert [word["name"] for word in await anna.get(f"/api/tables/{table}/talk?seat=1")] == ["Аnna (2)"]
    [listed] = (await anna.get("/api/lobby"))["running"]
    assert [each["name"] for each in listed["people"]] == ["Аnna (2)", "anna"]


def person(id_: str, name: str, kind: str = "guest", role: str = "player") -> Person:
    return Person(id=id_, name=name, colour="#000000", language="en", kind=kind, role=role)  # type: ignore[arg-type]


def test_hosts_come_before_accounts_and_those_before_guests() -> None:
    people = [
        person("a", "Ida"),
        person("b", "lda", "account"),
        person("c", "1da", "account", "host"),
        person("d", "Ute"),
    ]
    assert distinct([*people, people[0]]) == {"a": "Ida (3)", "b": "lda (2)", "c": "1da", "d": "Ute"}


@pytest.mark.parametrize(("one", "other"), [("Arno", "Amo"), ("Müller", "Muller"), ("Carl", "CarI"), ("🐓", "🐓")])
def test_what_looks_alike_is_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Bert", "Berta"), ("🐓", "🐄"), ("Ян", "Ann"), ("花子", "太郎")]
)
def test_what_does_not_is_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
