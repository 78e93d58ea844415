"""A seat of a hall, by its key: the hall is asked over HTTP, as any program may ask it."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Mapping
from typing import Any

import anyio
import httpx2

from zunft.agents.seat import ChatLine, Ended, Known, NotDone, ProposedDeal, not_done, partner_of
from zunft.catalogue import title_of
from zunft.engine.title import Said, Title
from zunft.text import know, know_names

PATIENCE = 20.0  # seconds for an answer of the hall
LOOKS = 0.5  # seconds between two looks while somebody waits for a hall elsewhere
DONE = ("over", "closed")
PASSES = ("pass-windows", "answer-windows")  # the hall's actions for the moves that say so


class HallSeat:
    """A seat at a table with people, bots or other agents."""

    talks = True
    looks = LOOKS

    def __init__(self, http: httpx2.AsyncClient, place: Mapping[str, Any], card: Mapping[str, Any], edition: str):
        self.http, self.table, self.number = http, str(place["table"]), int(place["seat"])
        self.title: Title = title_of(card["title"])
        self.edition, self.seats = self.title.parse(edition), len(card["people"])
        options = {option.name: option.default for option in self.title.options}
        self.game = self.title.game(self.seats, self.edition, options, self.title.rules_number)
        self.grammar = self.game.grammar
        self.deals = any(form.first_word == "accept" for form in self.title.forms)
        self.is_over_days = card["clock"]["kind"] == "day"
        know(self.title.key, self.title.texts)
        if hasattr(self.edition, "names"):
            know_names(self.title.key, self.edition.name, self.edition.names, self.edition.abouts)

    @classmethod
    async def open(cls, address: str, key: str, language: str = "en", transport: Any = None) -> HallSeat:
        """The seat that this key opens."""
        headers = {"Authorization": f"Bearer {key}", "Accept-Language": language}
        http = httpx2.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, transport=transport)
        try:
            place = await asked(http, "POST", "/api/keys/open", {"secret": key})
            at = f"/api/tables/{place['table']}"
            card = (await asked(http, "GET", at))["table"]
            return cls(http, place, card, await asked(http, "GET", f"{at}/edition.toml"))
        except BaseException:
            await http.aclose()
            raise

    async def aclose(self) -> None:
        await self.http.aclose()

    # --- known ----------------------------------------------------------------------------------

    async def known(self, since: int) -> Known:
        page = await self._page(since)
        if page["view"] is None:
            raise not_done("no-game")
        ended = await self._ended() if page["phase"] == "over" else None
        return Known(
            view=page["view"],
            ask=page["ask"],
            question=page["question"],
            options=page["options"],
            unasked=[] if ended else self._unasked(page),
            events=page["events"],
            since=page["since"],
            players=[self._player(each) for each in page["people"]],
            talk=await self._talk(),
            proposals=[ProposedDeal(each["id"], each["seat"], each["to_seat"], each["text"]) for each in laid(page)],
            ended=ended,
        )

    async def _page(self, since: int = 2**30) -> Any:
        return await asked(self.http, "GET", f"/api/tables/{self.table}/page?seat={self.number}&since={since}")

    async def _ended(self) -> Ended:
        result = await asked(self.http, "GET", f"/api/tables/{self.table}/result")
        return Ended(**{name: result[name] for name in ("scores", "places", "winners", "verdict", "ledgers")})

    async def _talk(self) -> list[ChatLine]:
        words = await asked(self.http, "GET", f"/api/tables/{self.table}/talk?seat={self.number}")
        others = [each for each in words if not each["hidden"] and each["seat"] != self.number]
        return [ChatLine(each["id"], each["name"], await self._in_words(each)) for each in others]

    async def _in_words(self, message: Mapping[str, Any]) -> str:
        """A message, or a quick phrase in the reader's language."""
        if message["text"] is not None:
            return str(message["text"])
        phrases = (await asked(self.http, "GET", "/api/phrases"))["phrases"]
        return str(phrases[message["phrase"]["key"].rpartition(".")[2]])

    def _player(self, sitter: Mapping[str, Any]) -> str:
        return "" if sitter["seat"] == self.number else str(sitter["bot"] or sitter["name"] or "–")

    def _unasked(self, page: Mapping[str, Any]) -> list[str]:
        """The announcement that it passes in windows, or that it no longer does, where people wait for each other."""
        moves, others = self.game.public_pass, [each for each in page["people"] if each["seat"] != self.number]
        if moves is None or self.is_over_days or all(each["bot"] for each in others):
            return []
        return [moves.answering if page["aloud"].get(str(self.number)) else moves.passing]

    async def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not done_waiting(await self._page()) and time.monotonic() < until:
            await anyio.sleep(self.looks)

    # --- done -----------------------------------------------------------------------------------

    async def play(self, text: str, ask: int) -> None:
        if text in PASSES:
            await self._do(text)
            return
        answer = {"ask": ask, "key": secrets.token_hex(8), "text": text}
        done = await self._do("answer", answer)
        if done["type"] == "refused":
            raise not_done("stale") if done["stale"] else NotDone(done["problem"])

    async def why_not(self, text: str) -> Said | None:
        refused: Said | None = (await self._do("what-if", {"text": text}))["refused"]
        return refused

    async def propose(self, deal: str) -> None:
        await self._do("proposals", {"to": partner_of(deal), "text": deal})

    async def reply(self, proposal: str, agrees: bool) -> None:
        if not re.fullmatch(r"[\w-]{1,40}", proposal):
            raise not_done("no-proposal")
        if agrees:
            await self._do(f"proposals/{proposal}/take")
        else:
            await asked(self.http, "DELETE", f"{self._path}/proposals/{proposal}")

    async def say(self, text: str) -> None:
        await self._do("talk", {"text": text})

    @property
    def _path(self) -> str:
        return f"/api/tables/{self.table}/seats/{self.number}"

    async def _do(self, what: str, body: Mapping[str, Any] | None = None) -> Any:
        return await asked(self.http, "POST", f"{self._path}/{what}", body)


async def asked(http: httpx2.AsyncClient, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
    """The answer of the hall; NotDone with its sentence when it refuses, or when nobody answers."""
    try:
        response = await http.request(method, path, json=body)
    except httpx2.HTTPError:
        raise not_done("no-hall", address=str(http.base_url)) from None
    is_json = response.headers.get("content-type", "").startswith("application/json")
    if response.is_success:
        return response.json() if is_json else response.text
    if not is_json:
        raise not_done("no-hall", address=str(http.base_url))
    raise NotDone(response.json())


def laid(page: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [each for each in page["proposals"] if each["state"] == "laid"]


def done_waiting(page: Mapping[str, Any]) -> bool:
    return page["phase"] in DONE or page["question"] is not None
