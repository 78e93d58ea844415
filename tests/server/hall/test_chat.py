"""Talk: words and quick phrases, muting, reports, notes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.hall.halls import Halls

from zunft.server.errors import NotAllowed, NotFound, ServerError
from zunft.server.hall.chat import LATE, PHRASES, Word, quick_phrases
from zunft.server.live.page import Who
from zunft.server.live.request import TableRequest
from zunft.server.storage.records import Message
from zunft.text import say
from zunft.text.languages import LANGUAGES

pytestmark = pytest.mark.anyio


async def test_everybody_reads_words_and_each_reads_phrases_in_their_language(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.chat.say(game, halls.who(0), "  Good evening!  ")
    halls.clock.advance(1)
    await halls.hall.chat.say(game, halls.who(1), key="well-played")
    words = await halls.hall.chat.messages(game, Who())
    assert [(word.name, word.text) for word in words] == [("Anna", "Good evening!"), ("Bert", None)]
    assert words[1].phrase
    assert [say(words[1].phrase, language) for language in ("de", "nl")] == ["Gut gespielt!", "Goed gespeeld!"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_has_words(language: str) -> None:
    phrases = quick_phrases(language)
    assert tuple(phrases) == PHRASES
    assert not any(text.startswith("server-") for text in phrases.values())


async def test_a_screen_that_listens_for_long_remembers_the_last_words_only(halls: Halls) -> None:
    game = await halls.table()
    heard: Any = halls.hall.chat.follow_talk(game, Who())
    for number in range(20):
        await halls.hall.chat.say(game, halls.who(0), f"Word {number}")
        assert [word.text for word in await anext(heard)] == [f"Word {number}"]
        halls.clock.advance(LATE)
    assert len(heard.ag_frame.f_locals["seen"]) <= 3
    await heard.aclose()


async def test_who_is_muted_is_not_read(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.chat.say(game, halls.who(1), "Boo")
    await halls.hall.chat.mute("anna", "bert")
    assert await halls.hall.chat.messages(game, halls.who(0)) == []
    assert len(await halls.hall.chat.messages(game, halls.who(1))) == 1
    await halls.hall.chat.mute("anna", "bert", muted=False)
    assert len(await halls.hall.chat.messages(game, halls.who(0))) == 1
    with pytest.raises(ServerError):
        await halls.hall.chat.mute("anna", "anna")


async def test_who_is_blocked_is_not_read_until_the_block_is_lifted(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.chat.say(game, halls.who(1), "Boo")
    await halls.hall.proposals.block("anna", "bert")
    await halls.hall.chat.mute("anna", "bert", muted=False)
    assert await halls.hall.chat.messages(game, halls.who(0)) == []
    assert len(await halls.hall.chat.messages(game, halls.who(1))) == 1
    await halls.hall.proposals.block("anna", "bert", blocked=False)
    assert len(await halls.hall.chat.messages(game, halls.who(0))) == 1
    with pytest.raises(ServerError):
        await halls.hall.proposals.block("anna", "anna")


async def test_talk_is_followed_in_every_hall(halls: Halls) -> None:
    game = await halls.table()
    other = await halls.hall_of()
    heard = other.chat.follow_talk(game, halls.who(1))
    first = asyncio.ensure_future(anext(heard))
    await halls.rest()
    await halls.hall.chat.say(game, halls.who(0), "One")
    assert [word.text for word in await asyncio.wait_for(first, 30)] == ["One"]
    second = asyncio.ensure_future(anext(heard))
    await halls.rest()
    await halls.hall.chat.say(game, halls.who(0), "Two")
    assert [word.text for word in await asyncio.wait_for(second, 30)] == ["Two"]


async def test_what_is_written_later_than_it_was_said_is_heard_all_the_same(halls: Halls) -> None:
    """Another process was slower, and meanwhile somebody said something here."""
    game, other = await halls.table(), await halls.hall_of()
    screen: Any = halls.hall.chat.follow_talk(game, halls.who(0))
    say_now, said = halls.database.talk.say, asyncio.Event()

    async def say_late(message: Message) -> None:
        if message.person == "bert":
            await said.wait()
        await say_now(message)

    halls.database.talk.say = say_late  # type: ignore[method-assign]
    late = asyncio.ensure_future(other.chat.say(game, halls.who(1), "One"))
    await halls.rest()
    halls.clock.advance(5)
    await halls.hall.chat.say(game, halls.who(0), "Two")
    assert [word.text for word in await anext(screen)] == ["Two"]
    said.set()
    await late
    assert [word.text for word in await asyncio.wait_for(anext(screen), 30)] == ["One"]
    await screen.aclose()


async def test_who_has_heard_all_before_a_moment_is_not_told_it_again(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.chat.say(game, halls.who(0), "Old")
    halls.clock.advance(5)
    screen: Any = halls.hall.chat.follow_talk(game, Who(), halls.clock.now())
    await halls.hall.chat.say(game, halls.who(0), "New")
    assert [word.text for word in await anext(screen)] == ["New"]
    await screen.aclose()


async def test_bad_talk_is_refused(halls: Halls) -> None:
    game = await halls.table()
    with pytest.raises(NotAllowed):
        await halls.hall.chat.say(game, Who("carl", None), "Hello")
    for text, key in (("", None), ("x" * 501, None), (None, None), ("a", "hello"), ("\x07", None)):
        with pytest.raises(ServerError):
            await halls.hall.chat.say(game, halls.who(0), text, key)
    with pytest.raises(NotFound):
        await halls.hall.chat.say(game, halls.who(0), key="curse")
    assert await halls.hall.chat.messages(game, Who()) == []


SEEN = {
    "👨\u200d👩\u200d👧 hi": "👨\u200d👩\u200d👧 hi",
    "🏳\ufe0f\u200d🌈": "🏳\ufe0f\u200d🌈",
    "10\u00a0€": "10 €",
    "a\tb": "a b",
    "Zunft\u00adhaus": "Zunfthaus",
    "one\r\n  two ": "one\ntwo",
    "e\u0301": "\u00e9",
}


@pytest.mark.parametrize("text", SEEN)
async def test_emoji_and_spaces_of_every_kind_are_said(halls: Halls, text: str) -> None:
    game = await halls.table()
    assert (await halls.hall.chat.say(game, halls.who(0), text)).text == SEEN[text]
    if "\n" not in text:
        named = await halls.hall.seats.create("anna", TableRequest(title="flanders", name=text))
        assert (await halls.hall.tables.live(named)).kept.name == SEEN[text]


@pytest.mark.parametrize("text", ["a\u202eb", "\u2066a", "a\x1bb", "a\x00", "\u200d", "\ufe0f \u00ad", "\ud800"])
async def test_what_turns_hides_or_cannot_be_seen_is_not_said(halls: Halls, text: str) -> None:
    with pytest.raises(ServerError):
        await halls.hall.chat.say(await halls.table(), halls.who(0), text)


async def test_reports_reach_the_hosts_and_hidden_words_are_gone(halls: Halls) -> None:
    game = await halls.table()
    word = await halls.hall.chat.say(game, halls.who(1), "Boo")
    await halls.hall.chat.report(game, halls.who(0), word.id, "rude")
    assert [(each.message, each.text) for each in await halls.database.talk.reports()] == [(word.id, "rude")]
    await halls.hall.chat.hide(game, word.id)
    assert await halls.hall.chat.messages(game, Who()) == [Word(id=word.id, at=word.at, name="", hidden=True)]
    with pytest.raises(NotFound):
        await halls.hall.chat.report(game, halls.who(0), "nothing")


async def test_what_a_host_hides_goes_from_every_screen(halls: Halls) -> None:
    game, other = await halls.table(), await halls.hall_of()
    await halls.hall.chat.say(game, halls.who(0), "Hello")
    halls.clock.advance(1)
    bad = await halls.hall.chat.say(game, halls.who(1), "Boo")
    screens = [hall.chat.follow_talk(game, Who()) for hall in halls.all]
    assert [[word.text for word in await anext(screen)] for screen in screens] == [["Hello", "Boo"]] * 2
    await other.chat.hide(game, bad.id)
    for screen in screens:
        (word,) = await asyncio.wait_for(anext(screen), 30)
        assert word == Word(id=bad.id, at=bad.at, name="", hidden=True)
    later = await anext(halls.hall.chat.follow_talk(game, Who(), since=bad.at + 1))  # of one that was away meanwhile
    assert [(word.id, word.hidden) for word in later] == [(bad.id, True)]


async def test_who_talked_and_stood_up_is_still_called_by_name(halls: Halls) -> None:
    game = await halls.hall.seats.create("anna", TableRequest(title="flanders", seats=2))
    await halls.hall.seats.sit(game, "bert", 0)
    await halls.hall.chat.say(game, Who("bert", 0), "Back in a minute.")
    await halls.hall.seats.stand(game, Who("bert", 0))
    assert [word.name for word in await halls.hall.chat.messages(game, Who())] == ["Bert"]


async def test_notes_are_private(halls: Halls) -> None:
    game = await halls.table()
    await halls.hall.chat.set_note(game, "anna", "Bert bluffs.")
    assert await halls.hall.chat.note(game, "anna") == "Bert bluffs."
    assert await halls.hall.chat.note(game, "bert") == ""
    with pytest.raises(NotAllowed):
        await halls.hall.chat.note(game, "carl")
    with pytest.raises(ServerError):
        await halls.hall.chat.set_note(game, "anna", "x" * 20_001)
