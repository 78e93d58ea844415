"""A hall that was restored from an older backup gets from its people's pages what came after it."""

from __future__ import annotations

import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from unittest import mock

import pytest
from tests.server.hall.halls import NAMES, Halls

from zunft.engine.chance import seeds_of
from zunft.server.errors import Conflict
from zunft.server.hall.bots import DirectBots
from zunft.server.live.packets import SIZE, opened
from zunft.server.live.page import Answered, Who
from zunft.server.live.request import TableRequest
from zunft.server.live.witness import PacketChain
from zunft.server.storage import witness
from zunft.server.storage.backup import backup, restore
from zunft.server.storage.records import LineRow, Person
from zunft.server.storage.verify import check
from zunft.server.storage.witness_keys import SIZE as KEY
from zunft.server.storage.witness_keys import WitnessKeys, keys_in
from zunft.table.lines import RESEED

pytestmark = pytest.mark.anyio


async def answer(halls: Halls, table: str, names: Sequence[str]) -> None:
    """One answer of whoever is asked first, when their page shows it."""
    seat = (await halls.asked(table))[0]
    who = Who(names[seat], seat)
    while not (page := await halls.hall.play.page(table, who)).options:
        await halls.tick(halls.hall.tables.settings.window)
    halls.keys += 1
    assert isinstance(
        await halls.hall.play.answer(table, who, page.ask, f"key {halls.keys}", page.options[0]), Answered
    )


def refused(key: str) -> AbstractContextManager[object]:
    return pytest.raises(Conflict, match=re.escape(Conflict(key).args[0]))


class Pages:
    """What the pages of a table's seats keep."""

    def __init__(self, halls: Halls, table: str, names: Sequence[str] = NAMES) -> None:
        self.halls, self.table, self.names = halls, table, names
        self.is_told = False
        self.chains: dict[int, PacketChain] = {}
        self.kept: dict[int, list[bytes]] = {}

    async def look(self, *seats: int) -> None:
        """The pages of these seats get what they are given now."""
        for seat in seats:
            if seat not in self.chains:
                live = await self.halls.hall.tables.live(self.table)
                last = self.kept.get(seat, [b""])[-1]
                chain = await self.halls.hall.witness.chain(live, seat, f"{seat}" * 64, last)
                assert chain is not None
                self.chains[seat] = chain
            packet = self.chains[seat].next()
            self.is_told = packet is not None
            self.kept.setdefault(seat, []).extend([packet] if packet else [])

    async def play(self, answers: int, *seats: int) -> None:
        """So many answers at least, the last one of which everybody sees."""
        while answers > 0 or not self.is_told:
            await answer(self.halls, self.table, self.names)
            await self.look(*seats)
            answers -= 1


class Club:
    """A hall with its keys, and what it is after it was restored."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.restores = folder, 0
        self.keys = keys_in(folder / "keys")

    async def open(self) -> Halls:
        address = f"sqlite:///{self.folder}/club-{self.restores}.sqlite"
        return await Halls.build(address, witness=self.keys, bots=DirectBots(), pace=100)

    async def save(self) -> Path:
        file = self.folder / "last-night.backup"
        file.unlink(missing_ok=True)
        await backup(f"sqlite:///{self.folder}/club-{self.restores}.sqlite", file, keys=self.folder / "keys")
        return file

    async def again(self, file: Path) -> Halls:
        """Everything but the backup is lost; the keys come back with it."""
        self.restores += 1
        keys = self.folder / f"keys-{self.restores}"
        with mock.patch.object(witness, "now", return_value=1_000_000):  # the halls' clock
            await restore(file, f"sqlite:///{self.folder}/club-{self.restores}.sqlite", keys=keys)
        self.keys = keys_in(keys)
        return await self.open()


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


@pytest.fixture
async def halls(anyio_backend: str, club: Club) -> AsyncIterator[Halls]:
    halls = await club.open()
    yield halls
    await halls.close()


async def lines(halls: Halls, table: str) -> list[LineRow]:
    return await halls.database.journals.read_checked(table)


def texts(found: list[LineRow]) -> list[str]:
    return [line.text for line in found]


async def hand_in(halls: Halls, pages: Pages, *seats: int) -> None:
    for seat in seats:
        handed = await halls.hall.witness.hand_in(pages.table, seat, pages.kept.get(seat, []), True, is_sitter=True)
        assert (handed.taken, handed.refused) == (len(pages.kept.get(seat, [])), 0)


@pytest.mark.parametrize("title", ["flanders", "strasbourg", "gilde"])
async def test_the_lost_lines_come_back_and_the_game_goes_on_with_a_new_seed(
    halls: Halls, club: Club, title: str
) -> None:
    table = await halls.table(title, 3, edition="tiny")
    pages = Pages(halls, table)
    await pages.play(3, 0, 1, 2)
    saved = await club.save()
    await pages.play(12, 0, 1)  # the third one's page was closed
    lost = texts(await lines(halls, table))

    again = await club.again(saved)
    assert len(await lines(again, table)) < len(lost)
    with refused("restored"):
        await answer(again, table, NAMES)
    assert (await again.page(table, 0)).awaits == [0, 1, 2]
    await hand_in(again, pages, 0, 1)
    assert (await again.page(table, 0)).awaits == [2]
    await hand_in(again, pages, 2)

    found = texts(await lines(again, table))
    assert found[: len(lost)] == lost
    assert found[len(lost) :][0].startswith(RESEED)
    assert (await again.page(table, 0)).awaits is None
    assert len(seeds_of((await again.database.tables.get(table)).seed)) == 2
    await again.play(table, 3)
    assert not (await check(again.database)).faults
    await again.close()


async def test_all_packets_are_of_one_size_and_there_is_one_for_each_public_position(halls: Halls) -> None:
    table = await halls.table("flanders", 3, edition="tiny")
    pages, live = Pages(halls, table), await halls.hall.tables.live(table)
    turns = {live.public_turn}
    await pages.look(0)
    for _ in range(14):
        await answer(halls, table, NAMES)
        await pages.look(0)
        turns.add(live.public_turn)
    assert len(pages.kept[0]) == len(turns) < 15  # secret answers have changed nothing
    assert {len(packet) for packet in pages.kept[0]} == {SIZE}
    carried = [opened(halls.hall.witness.keys, table, 0, packet) for packet in pages.kept[0]]  # type: ignore[arg-type]
    found = [text for each in carried if each for text in each.texts]
    assert len(found) > 10
    assert found == texts(await lines(halls, table))[: len(found)]


async def test_a_page_that_comes_back_goes_on_where_it_was_through_any_hall(halls: Halls) -> None:
    table = await halls.table("flanders", 3, edition="tiny")
    pages = Pages(halls, table)
    await pages.play(6, 0)
    carried = opened(halls.hall.witness.keys, table, 0, pages.kept[0][-1])  # type: ignore[arg-type]
    assert carried is not None
    pages.chains.clear()
    await pages.play(6, 0)
    after = opened(halls.hall.witness.keys, table, 0, pages.kept[0][-1])  # type: ignore[arg-type]
    assert after is not None
    assert after.first >= carried.last[0]


async def test_a_game_and_a_guest_newer_than_the_backup_come_back(halls: Halls, club: Club) -> None:
    saved = await club.save()
    await halls.database.people.create(Person(id="newcomer", name="Nele", colour="green", language="nl"))
    wish = TableRequest(title="strasbourg", seats=3, edition="tiny", name="After the backup")
    table = await halls.hall.seats.create("newcomer", wish)
    for seat, name in enumerate(("anna", "newcomer", "carl")):
        await halls.hall.seats.sit(table, name, seat)
    await halls.hall.seats.begin(table, "newcomer")
    pages = Pages(halls, table, ("anna", "newcomer", "carl"))
    await pages.play(20, 0, 1, 2)
    lost = texts(await lines(halls, table))

    again = await club.again(saved)
    await hand_in(again, pages, 0, 1, 2)
    assert texts(await lines(again, table))[: len(lost)] == lost
    row = await again.database.tables.get(table)
    assert (row.settings["name"], row.phase, row.made_by) == ("After the backup", "running", "newcomer")
    person = await again.database.people.get("newcomer")
    assert (person.name, person.colour, person.language, person.kind) == ("Nele", "green", "nl", "guest")
    found = await again.database.people.signed_in("1" * 64)
    assert found is not None
    assert found[1].id == "newcomer"
    assert await again.database.people.signed_in("0" * 64) is None  # who is in the backup has what it knows
    for _ in range(3):
        await answer(again, table, ("anna", "newcomer", "carl"))
    assert not (await check(again.database)).faults
    await again.close()


async def test_a_forged_or_foreign_packet_changes_nothing(halls: Halls, club: Club) -> None:
    table, other = await halls.table("flanders", 2, edition="tiny"), await halls.table("flanders", 2, edition="tiny")
    pages, others = Pages(halls, table), Pages(halls, other)
    saved = await club.save()
    await pages.play(8, 0)
    await others.play(8, 0)
    again = await club.again(saved)
    before = texts(await lines(again, table))
    packet = pages.kept[0][-1]
    flipped = [bytes([*packet[:at], packet[at] ^ 1, *packet[at + 1 :]]) for at in (0, 3, 20, 45, 60, SIZE - 1)]
    foreign = WitnessKeys([secrets.token_bytes(KEY)])
    strange = [*flipped, b"", packet[:-1], packet + b"\0", others.kept[0][-1]]
    assert opened(foreign, table, 0, packet) is None
    handed = await again.hall.witness.hand_in(table, 0, strange, True)
    assert (handed.taken, handed.refused) == (0, len(strange))
    handed = await again.hall.witness.hand_in(table, 1, pages.kept[0], True)  # another seat's
    assert handed.taken == 0
    assert (await again.page(table, 0)).awaits == [0, 1]
    assert texts(await lines(again, table)) == before
    await again.close()


async def test_the_host_goes_on_without_those_who_do_not_answer(halls: Halls, club: Club) -> None:
    table = await halls.table("flanders", 2, edition="tiny")
    pages = Pages(halls, table)
    saved = await club.save()
    await pages.play(8, 0)
    lost = texts(await lines(halls, table))
    again = await club.again(saved)
    await hand_in(again, pages, 0)
    assert [each.awaits for each in await again.hall.witness.awaiting()] == [[1]]
    await again.hall.witness.end("anna")
    assert texts(await lines(again, table))[: len(lost)] == lost
    deeds = {deed.deed: deed.about for deed in await again.database.audit.list()}
    assert deeds["witness"]["without"] == [1]
    with refused("not-restored"):
        await again.hall.witness.hand_in(table, 0, pages.kept[0], True)
    await again.play(table, 2)
    await again.close()


async def test_of_two_branches_the_host_chooses_one(halls: Halls, club: Club) -> None:
    table = await halls.table("flanders", 2, edition="tiny")
    saved = await club.save()
    first = Pages(halls, table)
    await first.play(6, 0)
    second_club = await club.again(saved)
    await second_club.hall.witness.end("anna")
    second = Pages(second_club, table)
    await second.play(6, 1)
    other = texts(await lines(second_club, table))
    await second_club.close()

    again = await club.again(saved)
    await hand_in(again, first, 0)
    await hand_in(again, second, 1)
    [waiting] = await again.hall.witness.awaiting()
    assert waiting.awaits == []
    assert len(waiting.branches) == 2
    with refused("choose-branch"):
        await again.hall.witness.end("anna")
    with refused("choose-branch"):
        await again.hall.witness.go_on(table, "anna")
    await again.hall.witness.go_on(table, "anna", waiting.branches[1].tip)
    found = texts(await lines(again, table))
    lost = texts(await lines(halls, table))
    assert (found[: len(lost)] == lost) != (found[: len(other)] == other)
    [deed] = [deed for deed in await again.database.audit.list() if deed.deed == "witness"]
    assert (deed.person, deed.about["tip"]) == ("anna", waiting.branches[1].tip)
    await again.close()
