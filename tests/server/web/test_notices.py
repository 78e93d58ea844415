"""Notices: only where the host lets them go, several in one, and nothing about the game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.server.web.callers import Caller, Callers

from zunft.server.storage.records import Notice, now
from zunft.server.web import notices
from zunft.server.web.channels import AddressGone, Missing, NoticeText, hook_body, is_allowed

pytestmark = pytest.mark.anyio
HOOK = {"webhook_hosts": "ntfy.example.org,hooks.example.org:8443", "address": "http://games.example.org"}
TARGET = "https://ntfy.example.org/anna"


@pytest.mark.parametrize(
    ("target", "is_so"),
    [
        (TARGET, True),
        ("https://hooks.example.org:8443/x", True),
        ("http://ntfy.example.org/anna", False),
        ("https://ntfy.example.org:22/anna", False),
        ("https://ntfy.example.org@127.0.0.1/", False),
        ("https://anna@ntfy.example.org/", False),
        ("https://127.0.0.1/", False),
        ("https://ntfy.example.org.evil.example/", False),
        ("https://[::1]/", False),
        ("https://ntfy.example.org:99999/", False),
        ("file:///etc/passwd", False),
        ("https://\tntfy.example.org/", False),
        ("https://ntfy.example.org/a\nb", False),
        ("https://ntfy.exa\tmple.org/", False),
        ("nonsense", False),
    ],
)
def test_a_webhook_goes_to_the_hosts_that_were_named(target: str, is_so: bool) -> None:
    assert is_allowed(target, ["ntfy.example.org", "hooks.example.org:8443"]) is is_so


def test_a_part_of_a_push_service_s_name_may_be_left_open() -> None:
    hosts = ["*.notify.windows.com"]
    assert is_allowed("https://wns2-by3p.notify.windows.com/w/?token=x", hosts)
    for target in (
        "https://notify.windows.com/",
        "https://evilnotify.windows.com/",
        "https://a.notify.windows.com:22/",
        "https://127.0.0.1\\.notify.windows.com/",  # some programs read the name up to there
        "https://127.0.0.1;.notify.windows.com/",
        "https://.notify.windows.com/",
    ):
        assert not is_allowed(target, hosts)


async def test_nothing_leaves_the_machine_unless_it_was_set(callers: Callers) -> None:
    guest = await callers.guest()
    assert (await guest.get("/api/notices"))["kinds"] == []
    for kind, target in (("webhook", TARGET), ("email", "anna@example.org"), ("push", TARGET)):
        refused = await guest.call("PUT", "/api/me/notices", 400, kind=kind, target=target)
        assert refused["key"] == "server.error.notice-way"


@pytest.fixture(autouse=True)
def look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LOOKS", 0.05)


class Sent:
    """Takes the place of what goes out."""

    def __init__(self, callers: Callers, error: Exception | None = None) -> None:
        self.words: list[tuple[str, str, str]] = []
        self.error, self.failing, self.tries = error, set[str](), 0
        callers.club.notices.ways.send = self  # type: ignore[method-assign]

    async def __call__(self, notice: Notice, words: NoticeText) -> None:
        self.tries += 1 if self.error else 0
        if self.error:
            raise self.error
        if notice.target in self.failing:
            raise OSError("away")
        self.words.append((notice.target, words.title, words.whole))


def at_any_table(callers: Callers) -> None:
    """Tables that are only named count, too."""
    callers.club.notices.awaited = None


async def confirmed(guest: Caller, sent: Sent, target: str = TARGET) -> None:
    """A notice whose code was read and typed in."""
    await guest.call("PUT", "/api/me/notices", 200, kind="webhook", target=target)
    code = re.findall(r"[a-z2-7]{4}(?:-[a-z2-7]{4}){3}", sent.words.pop()[2])[0]
    await guest.post("/api/me/notices/confirm", 200, kind="webhook", target=target, code=code)


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_notice_is_set_listed_and_dropped(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    await guest.call("PUT", "/api/me/notices", 400, kind="webhook", target="https://127.0.0.1/")
    await confirmed(guest, sent)
    await guest.call("PUT", "/api/me/notices", 200, kind="webhook", target=TARGET, format="discord")
    assert not sent.words  # it is known whose it is
    assert await guest.get("/api/me/notices") == [{"kind": "webhook", "target": TARGET, "confirmed": True}]
    await guest.post("/api/me/notices/drop", 204, kind="webhook", target=TARGET)
    assert await guest.get("/api/me/notices") == []


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_trial_calls_nobody_to_a_table(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    await confirmed(guest, sent)
    await guest.post("/api/me/notices/test", 204, kind="webhook", target=TARGET)
    trial = "This is a test: from now on you are told here when it is your turn. http://games.example.org"
    assert sent.words == [(TARGET, "Zunft: news from your tables", trial)]


@pytest.mark.parametrize("changes", [{"webhook_hosts": HOOK["webhook_hosts"]}])
async def test_without_an_address_of_the_club_a_notice_has_no_link(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    await confirmed(guest, sent)
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    await told(callers)
    assert [text for _, _, text in sent.words] == ["It is your turn at Stammtisch."]


MAIL = {"smtp_host": "mail.example.org", "smtp_from": "club@example.org"}
ADDRESS = {"kind": "email", "target": "anna@example.org"}


@pytest.mark.parametrize("changes", [MAIL])
async def test_nothing_but_a_code_goes_to_an_address_that_is_not_confirmed(callers: Callers) -> None:
    guest, sent = await callers.account(), Sent(callers)
    await guest.call("PATCH", "/api/me", 200, name="Buy at evil.example")
    at_any_table(callers)
    await guest.call("PUT", "/api/me/notices", 200, **ADDRESS)
    assert [title for _, title, _ in sent.words] == ["Zunft: a code to confirm"]
    assert "evil" not in str(sent.words)  # whoever gets it has not asked for words of others
    await guest.post("/api/me/notices/test", 409, **ADDRESS)
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    await told(callers)
    assert len(sent.words) == 1
    wrong = await guest.post("/api/me/notices/confirm", 403, **ADDRESS, code="abcd-efgh-ijkl-mnop")
    assert wrong["key"] == "server.error.notice-code"
    assert (await guest.get("/api/me/notices"))[0]["confirmed"] is False


@pytest.mark.parametrize("changes", [MAIL | {"rate_code": 1}])
async def test_nobody_is_flooded_with_codes(callers: Callers) -> None:
    sent, statuses = Sent(callers), []
    for at in range(4):
        guest = await callers.account(f"guest-{at}")
        statuses.append((await guest.http.put("/api/me/notices", json=ADDRESS)).status_code)
    assert statuses == [200, 200, 429, 429]
    assert len(sent.words) == 2


@pytest.mark.parametrize("changes", [MAIL])
async def test_mail_is_for_accounts(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    refused = await guest.call("PUT", "/api/me/notices", 403, **ADDRESS)
    assert refused["key"] == "server.error.mail-account"
    assert not sent.words


@pytest.mark.parametrize("changes", [MAIL])
@pytest.mark.parametrize(
    "target",
    [
        *("g1:victim@example.org", "(a)victim@example.org", "victim@example.org(c)", '"victim"@example.org'),
        *("victim@example.org:", "g:victim@example.org;", "<victim@example.org>", "victim@[127.0.0.1]"),
        *("victim@example.org\n?", "a@example.org,victim@example.org", ".victim@example.org", "victim@example"),
        *("victim@exämple.org", "victim..x@example.org", "victim@example.org\r\nBcc: x@example.org", "@example.org"),
    ],
)
async def test_an_address_is_a_plain_one(callers: Callers, target: str) -> None:
    berta, sent = await callers.account(), Sent(callers)
    refused = await berta.call("PUT", "/api/me/notices", 400, kind="email", target=target)
    assert refused["key"] == "server.error.bad-email"
    await berta.call("PATCH", "/api/me", 400, email=target)
    assert not sent.words


async def test_an_address_is_kept_without_a_line_break(callers: Callers) -> None:
    berta = await callers.account()
    await berta.call("PATCH", "/api/me", 400, email="berta@example.org\n")
    assert (await berta.call("PATCH", "/api/me", 200, email="berta@example.org"))["person"]["email"]


@pytest.mark.parametrize("changes", [MAIL | {"rate_mail": 30}])
async def test_one_mailbox_gets_few_codes_however_its_address_is_written(callers: Callers) -> None:
    """Requests are slow enough for the limits a minute; those are switched off here."""
    sent, statuses = Sent(callers), []
    for at, alias in enumerate(["victim", "Victim", "victim+1", "vic.tim", "victim+2", "VICTIM+x", "v.i.c.t.i.m"]):
        berta = await callers.account(f"berta-{at}")
        target = f"{alias}@example.org" if at % 2 else f"{alias}@EXAMPLE.org"
        statuses.append((await berta.http.put("/api/me/notices", json=ADDRESS | {"target": target})).status_code)
    assert statuses == [200] * 4 + [429] * 3
    assert len(sent.words) == 4


@pytest.mark.parametrize("changes", [MAIL | {"rate_mail": 10}])
async def test_the_club_and_each_person_send_so_many_codes_an_hour(callers: Callers) -> None:
    sent, statuses = Sent(callers), dict[str, list[int]]()
    for login in ("berta", "carl"):
        person = await callers.account(login)
        for at in range(9):
            target = f"{login}{at}@example.org"
            await person.post("/api/me/notices/drop", 204, kind="email", target=f"{login}{at - 1}@example.org")
            got = await person.http.put("/api/me/notices", json=ADDRESS | {"target": target})
            statuses.setdefault(login, []).append(got.status_code)
    assert statuses == {"berta": [200] * 8 + [429], "carl": [200] * 2 + [429] * 7}
    assert len(sent.words) == 10


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_target_that_no_code_reaches_is_not_kept(callers: Callers) -> None:
    guest = await callers.guest()
    Sent(callers, OSError("away"))
    await guest.call("PUT", "/api/me/notices", 409, kind="webhook", target=TARGET)
    assert await guest.get("/api/me/notices") == []


async def told(callers: Callers) -> None:
    """Until all that is due has been sent, or was tried."""
    async with asyncio.timeout(20):
        while await callers.club.database.outbox.due():
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.1)


async def left(callers: Callers, guest: Caller) -> list[str]:
    """The tables of which somebody is still to be told."""
    return [each["game"] for each in (await callers.club.database.people.export(guest.id))["news"]]


@pytest.mark.parametrize("changes", [HOOK])
async def test_two_turns_come_in_one_notice_that_says_nothing_about_the_games(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    await guest.call("PATCH", "/api/me", 200, language="de")
    await confirmed(guest, sent)
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    await callers.club.notices.tell("turn", "table-2", "", guest.id)
    await told(callers)
    assert [(target, text) for target, _, text in sent.words] == [
        (TARGET, "Du bist an 2 Tischen dran: Stammtisch, table-2. http://games.example.org")
    ]


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_turn_at_a_real_table_is_told_to_who_is_away(callers: Callers) -> None:
    anna, berta, sent = await callers.guest("Anna"), await callers.guest("Berta"), Sent(callers)
    for caller in (anna, berta):
        await confirmed(caller, sent, f"{TARGET}/{caller.id}")
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny", name="Runde"))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    await anna.post(f"/api/tables/{table}/begin", 200)
    async with asyncio.timeout(20):
        while not sent.words:
            await asyncio.sleep(0.05)
    assert "Runde" in sent.words[0][2]
    assert f"http://games.example.org/t/{table}" in sent.words[0][2]


@pytest.mark.parametrize("changes", [HOOK | {"digest_minutes": 5}])
async def test_whoever_has_answered_meanwhile_is_not_called(callers: Callers) -> None:
    anna, berta, sent = await callers.guest("Anna"), await callers.guest("Berta"), Sent(callers)
    await confirmed(anna, sent)
    table = (await anna.post("/api/tables", 201, title="flanders", seats=2, edition="tiny"))["table"]
    await anna.post(f"/api/tables/{table}/sit", 200, seat=0)
    await berta.post(f"/api/tables/{table}/sit", 200, seat=1)
    await anna.post(f"/api/tables/{table}/begin", 200)
    while not await callers.club.awaited(anna.id):
        await answer(berta, table, 1)
    await callers.club.notices.tell("turn", table, "", anna.id)
    while await callers.club.awaited(anna.id):
        await answer(anna, table, 0)
    callers.later(5)
    await told(callers)
    assert not sent.words


async def answer(caller: Caller, table: str, seat: int) -> None:
    page = await caller.get(f"/api/tables/{table}/page?seat={seat}&since=0")
    given = {"ask": page["ask"], "key": f"answer-{page['ask']}", "text": page["options"][0]}
    await caller.post(f"/api/tables/{table}/seats/{seat}/answer", 200, **given)


@pytest.mark.parametrize("changes", [HOOK])
async def test_whoever_looks_at_the_table_gets_no_notice(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    await confirmed(guest, sent)
    with callers.club.present.at("table-1", guest.id):
        await callers.club.notices.tell("turn", "table-1", "", guest.id)
    assert not await left(callers, guest)
    assert not sent.words


@pytest.mark.parametrize("changes", [HOOK])
async def test_whoever_asks_for_the_page_again_and_again_gets_no_notice_until_they_have_gone(callers: Callers) -> None:
    guest, sent, at = await callers.guest(), Sent(callers), [0.0]
    at_any_table(callers)
    callers.club.present.clock = lambda: at[0]
    await confirmed(guest, sent)
    table = (await guest.post("/api/tables", 201, title="flanders", seats=2, edition="tiny", name="Runde"))["table"]
    for asks_again in (True, False):
        await guest.get(f"/api/tables/{table}/page?since=0")
        await callers.club.notices.tell("turn", table, "Runde", guest.id)
        await asyncio.sleep(0.2)
        assert not sent.words  # they may see it with their next look
        at[0] += 11
        if asks_again:
            await guest.get(f"/api/tables/{table}/page?since=0")
        callers.later(11 / 60)
        await told(callers)
        assert len(sent.words) == (0 if asks_again else 1)
        assert not await left(callers, guest)


@pytest.mark.parametrize("changes", [HOOK])
async def test_what_a_server_did_not_take_is_sent_when_it_is_back_in_one_with_what_is_new(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    await confirmed(guest, sent)
    sent.error = OSError("away")
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    await told(callers)
    sent.error = None
    callers.later(0.9)
    await told(callers)
    assert not sent.words
    callers.later(0.1)
    await callers.club.notices.tell("turn", "table-2", "Gülden", guest.id)
    await told(callers)
    assert [text for _, _, text in sent.words] == [
        "It is your turn at 2 tables: Stammtisch, Gülden. http://games.example.org"
    ]
    assert not await left(callers, guest)


@pytest.mark.parametrize("changes", [HOOK])
async def test_only_the_place_that_failed_is_told_again(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    for target in (TARGET, f"{TARGET}-too"):
        await confirmed(guest, sent, target)
    sent.failing = {TARGET}
    await callers.club.notices.tell("turn", "table-1", "", guest.id)
    await told(callers)
    sent.failing = set()
    callers.later(1)
    await told(callers)
    assert [target for target, _, _ in sent.words] == [f"{TARGET}-too", TARGET]


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_server_that_stays_away_is_tried_five_times_and_given_up_with_one_line(callers: Callers) -> None:
    people, sent = [await callers.guest(), await callers.guest()], Sent(callers)
    at_any_table(callers)
    for guest in people:
        await confirmed(guest, sent, f"{TARGET}/{guest.id}")
    sent.error = OSError("away")
    with capture_logs() as lines:
        for guest in people:
            await callers.club.notices.tell("turn", "table-1", "", guest.id)
        for pause in (0, 1, 5, 15, 60, 60):
            callers.later(pause)
            await told(callers)
    assert sent.tries == 2 * 5
    assert [line["event"] for line in lines if line["log_level"] == "warning"] == ["notices fail", "notices given up"]
    assert [await left(callers, guest) for guest in people] == [[], []]


@pytest.mark.parametrize("changes", [HOOK])
async def test_whose_turn_is_over_before_the_next_try_is_not_called(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    await confirmed(guest, sent)
    sent.error, callers.club.notices.awaited = OSError("away"), awaited_at("table-1", "table-2")
    for table in ("table-1", "table-2"):
        await callers.club.notices.tell("turn", table, table, guest.id)
    await told(callers)
    sent.error, callers.club.notices.awaited = None, awaited_at("table-2")
    callers.later(1)
    await told(callers)
    assert [text for _, _, text in sent.words] == ["It is your turn at table-2. http://games.example.org/t/table-2"]
    assert not await left(callers, guest)


def awaited_at(*tables: str) -> Callable[[str], Awaitable[Collection[str]]]:
    async def awaited(_: str) -> Collection[str]:
        return tables

    return awaited


@pytest.mark.parametrize("changes", [HOOK | {"digest_minutes": 5}])
async def test_a_club_that_was_killed_tells_afterwards_what_waited_for_its_digest(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    await confirmed(guest, sent)
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    callers.club.notices.own.clear()  # as a process that has just been started: it knows what is kept
    at_any_table(callers)
    callers.later(5)
    await asyncio.sleep(0.3)
    assert not sent.words  # there may be another process that has it
    callers.later(1.1)
    await told(callers)
    assert [text for _, _, text in sent.words] == ["It is your turn at Stammtisch. http://games.example.org/t/table-1"]


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_way_that_is_gone_is_forgotten_and_one_that_fails_is_kept(callers: Callers) -> None:
    guest = await callers.guest()
    notice: dict[str, Any] = {"kind": "webhook", "target": TARGET}
    await confirmed(guest, Sent(callers))
    Sent(callers, OSError("away"))
    await guest.post("/api/me/notices/test", 409, **notice)
    assert await guest.get("/api/me/notices") == [notice | {"confirmed": True}]
    Sent(callers, AddressGone())
    await guest.post("/api/me/notices/test", 409, **notice)
    assert await guest.get("/api/me/notices") == []


@pytest.mark.parametrize("changes", [HOOK])
async def test_a_target_that_is_not_found_is_forgotten_after_a_day_only(
    callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await callers.guest()
    notice: dict[str, Any] = {"kind": "webhook", "target": TARGET}
    await confirmed(guest, Sent(callers))
    for error in (*[Missing()] * 9, None, Missing()):
        Sent(callers, error)
        await guest.post("/api/me/notices/test", 409 if error else 204, **notice)
    monkeypatch.setattr(notices, "now", lambda: now() + notices.A_DAY)
    kept = []
    for _ in range(4):
        kept.append(len(await guest.get("/api/me/notices")))
        Sent(callers, Missing())
        await guest.post("/api/me/notices/test", 409, **notice)
    assert kept == [1, 1, 1, 1]  # it was there again in between, so these are the first five times
    assert await guest.get("/api/me/notices") == []


@pytest.mark.parametrize("changes", [HOOK | {"digest_minutes": 5}, HOOK])
async def test_what_waits_for_its_digest_is_sent_once_when_the_server_stops(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    await confirmed(guest, sent)
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    for _ in range(2):
        await callers.club.notices.stop()
    assert [text for _, _, text in sent.words] == [
        "It is your turn at Stammtisch. http://games.example.org/t/table-1",
    ]
    assert not await left(callers, guest)


@pytest.mark.parametrize("changes", [HOOK | {"digest_minutes": 5}])
async def test_a_turn_that_comes_while_the_server_stops_is_told_at_once(callers: Callers) -> None:
    guest, sent = await callers.guest(), Sent(callers)
    at_any_table(callers)
    await confirmed(guest, sent)
    await callers.club.notices.stop()
    await callers.club.notices.tell("turn", "table-1", "Stammtisch", guest.id)
    assert len(sent.words) == 1


@pytest.mark.parametrize("changes", [HOOK | {"digest_minutes": 5}])
async def test_a_server_that_hangs_holds_up_no_stop(callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, sent, hangs = await callers.guest(), Sent(callers), asyncio.Event()
    at_any_table(callers)
    await confirmed(guest, sent)
    monkeypatch.setattr(notices, "AT_THE_END", 0.2)
    monkeypatch.setattr(callers.club.notices.ways, "send", lambda *_: hangs.wait())
    await callers.club.notices.tell("turn", "table-1", "", guest.id)
    async with asyncio.timeout(60):
        await callers.club.notices.stop()
    assert await left(callers, guest) == ["table-1"]  # it is still being sent
    assert callers.club.notices.ways.patience == 0.2


def test_the_forms_of_webhooks() -> None:
    assert hook_body("ntfy", "Zunft", "dran")[0] == b"dran"
    assert msgspec.json.decode(hook_body("matrix", "Zunft", "dran")[0])["text"] == "dran"
    discord = msgspec.json.decode(hook_body("discord", "Zunft", "@everyone")[0])
    assert discord["allowed_mentions"] == {"parse": []}
