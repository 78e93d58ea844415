"""A whole game over plain requests: tables, seats, answers, talk, undo, and what is there when it is over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.web.callers import Caller, Callers

import zunft
from zunft.server.hall.chat import LONGEST_NOTE
from zunft.server.live.request import settings_of

pytestmark = pytest.mark.anyio


async def begun(owner: Caller, *others: Caller, **wish: Any) -> str:
    chosen = {"title": "flanders", "seats": 1 + len(others), "edition": "tiny"} | wish
    table = str((await owner.post("/api/tables", 201, **chosen))["table"])
    for seat, caller in enumerate((owner, *others)):
        await caller.post(f"/api/tables/{table}/sit", 200, seat=seat)
    await owner.post(f"/api/tables/{table}/begin", 200)
    return table


async def asked_of(table: str, *callers: Caller) -> tuple[Caller, int, dict[str, Any]]:
    for seat, caller in enumerate(callers):
        page = await caller.get(f"/api/tables/{table}/page?seat={seat}")
        if page["question"]:
            return caller, seat, page
    raise AssertionError("nobody is asked")


async def test_a_game_over_plain_requests_to_its_result(callers: Callers) -> None:
    anna, berta, watcher = await callers.guest("Anna"), await callers.guest("Berta"), await callers.nobody()
    table = await begun(anna, berta, name="Stammtisch")
    for at in range(500):
        if (await watcher.get(f"/api/tables/{table}/page"))["phase"] == "over":
            break
        caller, seat, page = await asked_of(table, anna, berta)
        path = f"/api/tables/{table}/seats/{seat}/answer"
        answer = {"ask": page["ask"], "key": f"answer-{at:04}", "text": page["options"][0], "since": page["turn"]}
        taken = await caller.post(path, 200, **answer)
        assert (taken["type"], taken["page"]["since"]) == ("answered", page["turn"])
    result = await watcher.get(f"/api/tables/{table}/result")
    assert len(result["ledgers"]) == 2
    journal = (await watcher.http.get(f"/api/tables/{table}/journal")).text
    assert zunft.verify(journal).scores == result["scores"]
    moment = await watcher.get(f"/api/tables/{table}/replay?at=3")
    assert len(moment["views"]) == 3
    assert [each["id"] for each in (await watcher.get("/api/lobby"))["finished"]] == [table]
    brought = (await anna.post("/api/journals", 201, journal=journal))["table"]
    assert (await watcher.get(f"/api/tables/{brought}/result"))["scores"] == result["scores"]
    again = (await anna.post(f"/api/tables/{table}/rematch", 200))["table"]
    assert (await berta.post(f"/api/tables/{table}/rematch", 200))["table"] == again
    assert (await berta.get(f"/api/tables/{again}"))["mine"] == [1]


async def test_a_retry_moves_once_and_a_stale_answer_is_refused_with_the_page(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    caller, seat, page = await asked_of(table, anna, berta)
    path = f"/api/tables/{table}/seats/{seat}/answer"
    answer = {"ask": page["ask"], "key": "once-only", "text": page["options"][0]}
    for _ in range(3):
        assert (await caller.post(path, 200, **answer))["type"] == "answered"
    _, lines = await callers.club.database.journals.whole(table)
    assert sum(line.text.startswith(f"{seat} ") for line in lines) == 1
    late = await caller.post(path, 200, **(answer | {"key": "another-key"}))
    assert (late["type"], late["stale"]) == ("refused", True)
    assert late["problem"]["key"] == "server.error.stale"
    assert late["page"]["ask"] == (await caller.get(f"/api/tables/{table}/page?seat={seat}"))["ask"]


async def test_what_if_undo_notes_talk_and_news(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    caller, seat, page = await asked_of(table, anna, berta)
    at = f"/api/tables/{table}/seats/{seat}"
    move = page["options"][0]
    imagined = await caller.post(f"{at}/what-if", 200, text=move)
    assert imagined["view"]
    assert (await caller.get(f"/api/tables/{table}/page?seat={seat}"))["ask"] == page["ask"]  # nothing was played
    await caller.post(f"{at}/answer", 200, ask=page["ask"], key="first-move", text=move)
    assert (await caller.post(f"{at}/undo", 200, key="take-back"))["type"] == "answered"
    assert b'zunft_answers_total{outcome="answered"} 2.0' in callers.club.metrics.text()
    assert (await caller.get(f"/api/tables/{table}/page?seat={seat}"))["options"] == page["options"]
    await caller.call("PUT", f"/api/tables/{table}/note", 204, text="blue wants Gent")
    assert (await caller.get(f"/api/tables/{table}/note"))["text"] == "blue wants Gent"
    other = berta if caller is anna else anna
    assert (await other.get(f"/api/tables/{table}/note"))["text"] == ""
    for length, status in ((LONGEST_NOTE, 204), (LONGEST_NOTE + 1, 400)):
        await caller.call("PUT", f"/api/tables/{table}/note", status, text="x" * length)
    await caller.post(f"{at}/talk", 200, text="Hallo!")
    await caller.post(f"{at}/talk", 200, key="thanks")
    said = await other.get(f"/api/tables/{table}/talk?seat={1 - seat}")
    assert [word["text"] for word in said] == ["Hallo!", None]
    await other.call("PUT", f"/api/muted/{caller.id}", 204)
    assert await other.get(f"/api/tables/{table}/talk?seat={1 - seat}") == []
    news = await caller.get(f"/api/tables/{table}/news?seat={seat}&since=0")
    assert all(isinstance(sentence, str) for sentence in news["sentences"])


async def test_a_seat_that_the_table_does_not_have_is_told_where_one_may_look(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    for visibility, caller, key in (("public", berta, "no-seat"), ("private", berta, "no-table")):
        wish = {"title": "flanders", "seats": 2, "visibility": visibility}
        table = (await anna.post("/api/tables", 201, **wish))["table"]
        refused = await caller.get(f"/api/tables/{table}/page?seat=9", 404)
        assert refused["key"] == f"server.error.{key}"


async def test_a_host_reads_that_a_table_is_closed_already(callers: Callers) -> None:
    host = await callers.host()
    table = (await host.post("/api/tables", 201, title="flanders"))["table"]
    await host.post(f"/api/host/tables/{table}/close", 204)
    assert (await host.post(f"/api/host/tables/{table}/close", 409))["key"] == "server.error.closed"


async def test_a_clock_with_a_misspelt_field_is_not_taken_for_another_one(callers: Callers) -> None:
    anna = await callers.guest("Anna")
    wish = {"title": "flanders", "clock": {"kind": "move", "secconds": 30}}
    refused = await anna.post("/api/tables", 400, **wish)
    assert (refused["key"], refused["args"]) == ("server.error.field-unknown", {"field": "clock.secconds"})
    table = (await anna.post("/api/tables", 201, title="flanders", clock={"kind": "move", "seconds": 30}))["table"]
    row = await callers.club.database.tables.get(table)
    assert settings_of(row.settings | {"clock": row.settings["clock"] | {"later": 1}}).clock.seconds == 30


async def test_a_reply_to_a_wish_to_take_back_may_name_the_seat_that_it_means(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    caller, seat, page = await asked_of(table, anna, berta)
    other = berta if caller is anna else anna
    at = f"/api/tables/{table}/seats"
    await caller.post(f"{at}/{seat}/answer", 200, ask=page["ask"], key="first-move", text=page["options"][0])
    await caller.post(f"{at}/{seat}/ask-undo", 200)
    reply = f"{at}/{1 - seat}/refuse-undo"
    assert (await other.post(reply, 409, asked=1 - seat))["key"] == "server.error.undo-asked"
    assert (await other.post(reply, 200, asked=seat))["undo_asked"] is None
    for body in (b"", b"{}"):
        await caller.post(f"{at}/{seat}/ask-undo", 200)
        answer = await other.http.post(reply, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 200


async def test_a_person_blocks_another_and_lifts_it(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
    await anna.call("PUT", f"/api/blocked/{berta.id}", 204)
    assert await anna.get("/api/blocked") == await anna.get("/api/muted") == [berta.id]
    assert await berta.get("/api/blocked") == []
    refused = await berta.post(f"/api/tables/{table}/sit", 403, seat=1)
    assert (refused["key"], "Anna" in str(refused)) == ("server.error.seat-not-free", False)
    assert (await anna.get("/api/me/data"))["blocked"][0]["kept_away"] is True
    await anna.call("DELETE", f"/api/blocked/{berta.id}", 204)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    await anna.call("PUT", f"/api/blocked/{anna.id}", 400)
    await anna.call("PUT", "/api/blocked/nobody", 404)


async def test_games_that_have_ended_come_page_by_page(callers: Callers) -> None:
    anna, berta, nobody = await callers.guest("Anna"), await callers.guest("Berta"), await callers.nobody()
    private, public = [await ended(anna, berta, visibility) for visibility in ("private", "public")]
    path = "/api/lobby/finished"
    assert [each["id"] for each in await anna.get(path)] == [public, private]
    assert [each["id"] for each in await anna.get(f"{path}?before={public}")] == [private]
    assert [each["id"] for each in await anna.get(f"{path}?mine=true&before={private}")] == []
    assert [each["id"] for each in await nobody.get(path)] == [public]
    assert await nobody.get(f"{path}?mine=true") == await nobody.get(f"{path}?before={public}") == []


async def ended(anna: Caller, berta: Caller, visibility: str) -> str:
    made = await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny", visibility=visibility)
    table: str = made["table"]
    for seat, caller in enumerate((anna, berta)):
        invite = (await anna.post(f"/api/tables/{table}/invites", 200))["path"].rpartition("/")[2]
        await caller.post(f"/api/tables/{table}/sit", 200, seat=seat, invite=invite)
    await anna.post(f"/api/tables/{table}/begin", 200)
    for seat, caller in enumerate((anna, berta)):
        await caller.post(f"/api/tables/{table}/seats/{seat}/resign", 200)
    return table


async def test_a_program_with_a_key_looks_at_its_private_table_and_at_no_other(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table, other = [await ended(anna, berta, "private") for _ in range(2)]
    key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    program = await callers.nobody(Authorization=f"Bearer {key}")
    for path in ("page", "result", "journal", "replay?at=3", "course", "story", "draws", "ledgers", "talk", "news"):
        assert (await program.http.get(f"/api/tables/{table}/{path}")).status_code == 200, path
        assert (await program.http.get(f"/api/tables/{other}/{path}")).status_code == 404, path
    assert (await program.get(f"/api/tables/{table}/page"))["seat"] is None


async def test_one_person_may_hold_several_seats_for_people_at_one_device(callers: Callers) -> None:
    anna = await callers.guest("Anna")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
    for seat in (0, 1):
        await anna.post(f"/api/tables/{table}/sit", 200, seat=seat)
    await anna.post(f"/api/tables/{table}/begin", 200)
    assert (await anna.get(f"/api/tables/{table}"))["mine"] == [0, 1]
    pages = [await anna.get(f"/api/tables/{table}/page?seat={seat}") for seat in (0, 1)]
    assert [page["view"]["seat"] for page in pages] == [0, 1]


async def test_a_running_game_moves_to_another_server(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table, phrase = await begun(anna, berta), "correct horse battery"
    key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    sealed = await host.post(f"/api/host/tables/{table}/send-away", 200, passphrase=phrase)
    bundle = {"bundle": sealed["bundle"]}
    assert sealed["keyless"] == [1]
    assert (await anna.get(f"/api/tables/{table}"))["table"]["phase"] == "closed"
    await host.post("/api/host/bundles", 400, **bundle, passphrase="another passphrase")
    arrived = await host.post("/api/host/bundles", 201, **bundle, passphrase=phrase)
    assert arrived == {"table": arrived["table"], "awaited": [0]}
    by_key = await callers.nobody(Authorization=f"Bearer {key}")
    page = await by_key.get(f"/api/tables/{arrived['table']}/page?seat=0")
    assert (page["phase"], page["seat"], page["people"][1]["state"]) == ("running", 0, "stand-in")
    assert [deed["deed"] for deed in await host.get("/api/host/audit")][:2] == ["take-in", "send-away"]


async def test_a_host_who_takes_a_game_in_can_look_into_no_seat(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table, phrase = await begun(anna, berta), "correct horse battery"
    await anna.post(f"/api/tables/{table}/seats/0/key", 200)
    sealed = await host.post(f"/api/host/tables/{table}/send-away", 200, passphrase=phrase)
    arrived = await host.post("/api/host/bundles", 201, bundle=sealed["bundle"], passphrase=phrase)
    for seat in (0, 1):
        await host.get(f"/api/tables/{arrived['table']}/page?seat={seat}", 403)
        await host.post(f"/api/tables/{arrived['table']}/seats/{seat}/key", 403)


async def test_who_made_a_key_claims_the_seat_of_a_game_that_was_moved_once(callers: Callers) -> None:
    host, anna, berta = await callers.host(), await callers.guest("Anna"), await callers.guest("Berta")
    table, phrase = await begun(anna, berta), "correct horse battery"
    key = (await anna.post(f"/api/tables/{table}/seats/0/key", 200))["key"]
    await berta.post("/api/keys/claim", 409, secret=key)  # here the seat is Anna's
    sealed = await host.post(f"/api/host/tables/{table}/send-away", 200, passphrase=phrase)
    new = (await host.post("/api/host/bundles", 201, bundle=sealed["bundle"], passphrase=phrase))["table"]
    arriving = await callers.guest("Anna from elsewhere")
    assert await arriving.post("/api/keys/claim", 200, secret=key) == {"table": new, "seat": 0}
    page = await arriving.get(f"/api/tables/{new}/page?seat=0")
    assert page["people"][0]["name"] == "Anna from elsewhere"
    await berta.post("/api/keys/claim", 404, secret=key)  # it is spent
    assert (await host.get("/api/host/audit"))[0]["deed"] == "claim"


async def test_who_deletes_themselves_leaves_a_bot_behind(callers: Callers) -> None:
    anna, berta = await callers.guest("Anna"), await callers.guest("Berta")
    table = await begun(anna, berta)
    await berta.post("/api/me/delete", 204)
    people = (await anna.get(f"/api/tables/{table}/page?seat=0"))["people"]
    assert people[1]["state"] == "stand-in"
    assert "Berta" not in str(people)
