"""`zunft mcp`: a seat for a language model, by the Model Context Protocol."""

from __future__ import annotations

from contextlib import aclosing
from typing import TYPE_CHECKING, Any

import click

from zunft.cli.language import language_option
from zunft.cli.problems import NOT_RIGHT, fail
from zunft.cli.rulings import pairs, preset_option, single_options

if TYPE_CHECKING:
    from zunft.agents import HallSeat, LocalSeat

USUAL_PORT = 1312
USUAL_WINDOW = 30.0  # seconds: models think longer than people click
LOCAL = ("seats", "seat", "edition", "preset", "bots", "seed", "agents")  # what a seat of a hall has already


@click.command()
@click.argument("title", required=False)
@click.option("--seats", type=int, help="How many play; by default as many as can.")
@click.option("--seat", type=int, help="The seat of the model, counted from 0.  [default: 0]")
@click.option(
    "--bots", help="Who plays on the other seats: a level or a bot as in “zunft play”.  [default: journeyman]"
)
@click.option("--edition", help="The boards and cards to play with: a name, or a file (zunft edition).")
@preset_option
@single_options
@click.option("--seed", type=int, help="The seed of all chance: the same one deals the same game.")
@click.option(
    "--agents", type=click.IntRange(1), help="How many models play, on the first seats; needs --http from 2 on."
)
@click.option("--window", type=click.FloatRange(0.05, 30), help="Seconds of a window when several models play.")
@click.option("--hall", metavar="URL", help="Play at a table of this hall instead, on the seat that the key opens.")
@click.option("--key", envvar="ZUNFT_SEAT_KEY", help="The key of that seat; better in the variable ZUNFT_SEAT_KEY.")
@click.option("--http", is_flag=True, help="Serve over HTTP, at an address for each seat, and not on standard output.")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen with --http.")
@click.option("--port", type=click.IntRange(1, 65535), default=USUAL_PORT, show_default=True, help="The port there.")
@language_option
def mcp(title: str | None, hall: str | None, key: str | None, lang: str | None, **chosen: Any) -> None:
    """Let a language model take a seat, by the Model Context Protocol.

    Any client of the protocol can start this command and play: it sees what its seat may know, in short sentences or
    as JSON, plays, asks why a move is not possible, reads rules, and, where somebody listens, talks and deals.

    TITLE is flanders, gilde or strasbourg, and bots play on the other seats. With --hall it is a seat of a hall, at a
    table with people: its person makes the key in the menu of the table. docs/research/agents.md has an example.

    \b
    Example:
      zunft mcp strasbourg --seats 4 --bots journeyman
      zunft mcp gilde --seats 4 --agents 2 --http
      ZUNFT_SEAT_KEY=… zunft mcp --hall https://games.example.org
    """
    from zunft.cli.phrasing import language_of
    from zunft.cli.problems import one_sentence

    try:
        import anyio

        import zunft.agents  # noqa: F401
    except ModuleNotFoundError as error:
        fail(f"{error.name} is missing: pip install 'zunft[agents]' brings it.", NOT_RIGHT)
    language = lang or language_of()
    with one_sentence():
        if hall:
            anyio.run(serve_hall, hall, checked_key(title, key, chosen), language, chosen)
        elif (chosen["agents"] or 1) > 1:
            anyio.run(serve_several, checked_several(title, chosen), language, chosen)
        else:
            anyio.run(serve_all, [local_seat(title, chosen)], language, chosen)


def checked_key(title: str | None, key: str | None, chosen: dict[str, Any]) -> str:
    """The key, when nothing is chosen that the table of the hall has already."""
    for name in LOCAL:
        if chosen[name] is not None:
            raise ValueError(f"--{name} does not go with --hall: the table has its own.")
    if title or chosen["options"]:
        raise ValueError("A title or an option does not go with --hall: the table has its own.")
    if not key:
        raise ValueError("--hall needs the key of the seat, in the variable ZUNFT_SEAT_KEY or as --key.")
    return key


def local_seat(title: str | None, chosen: dict[str, Any]) -> LocalSeat:
    """A seat at a new table with bots."""
    from zunft.agents import LocalSeat
    from zunft.bots import check_bot
    from zunft.cli.play import checked_seat, only_title
    from zunft.cli.saving import USUAL_BOTS
    from zunft.table import Table

    rulings = {"preset": chosen["preset"], "options": pairs(chosen["options"])}
    table = Table(title or only_title(), chosen["seats"], chosen["seed"], edition=chosen["edition"], **rulings)
    bots = check_bot(chosen["bots"] or USUAL_BOTS, commands=False)
    return LocalSeat(table, checked_seat(table.seats, chosen["seat"]), bots)


def checked_several(title: str | None, chosen: dict[str, Any]) -> dict[str, Any]:
    """What the hall is asked for when several models play."""
    from zunft.catalogue import title_of
    from zunft.cli.play import only_title
    from zunft.cli.saving import USUAL_BOTS

    if not chosen["http"]:
        raise ValueError("--agents from 2 on needs --http: each model has an address of its own.")
    for name in ("seat", "seed"):
        if chosen[name] is not None:
            raise ValueError(f"--{name} does not go with several models.")
    known = title_of(title or only_title())
    seats = chosen["seats"] or max(known.seats)
    if chosen["agents"] > seats:
        raise ValueError(f"--agents {chosen['agents']}: there are {seats} seats.")
    bots = {str(seat): chosen["bots"] or USUAL_BOTS for seat in range(chosen["agents"], seats)}
    window = round(1000 * (chosen["window"] or USUAL_WINDOW))
    kept = {name: chosen[name] for name in ("edition", "preset") if chosen[name]}
    rulings = {"options": pairs(chosen["options"]), "bots": bots, "window": window, "pace": 0}
    return {"title": known.key, "seats": seats, **kept, **rulings}


async def serve_hall(hall: str, key: str, language: str, chosen: dict[str, Any]) -> None:
    from zunft.agents import HallSeat
    from zunft.agents.seat import NotDone

    try:
        seat = await HallSeat.open(hall, key, language)
    except NotDone as error:
        raise ValueError(in_words(error, language)) from None
    async with aclosing(seat):
        await serve_all([seat], language, chosen)


async def serve_several(wish: dict[str, Any], language: str, chosen: dict[str, Any]) -> None:
    from zunft.agents.own_hall import own_hall, seats_of
    from zunft.agents.seat import NotDone

    try:
        from zunft.server import logs
        from zunft.server.config import load

        logs.set_up(load({}, log_level="warning"))
        async with own_hall() as transport, seats_of(transport, chosen["agents"], wish, language) as seats:
            await serve_all(seats, language, chosen)
    except ModuleNotFoundError as error:
        fail(f"{error.name} is missing: pip install 'zunft[agents,server]' brings it.", NOT_RIGHT)
    except NotDone as error:
        raise ValueError(in_words(error, language)) from None


def in_words(error: Any, language: str) -> str:
    from zunft.text import say

    return str(error.reason.get("text") or say(error.reason, language))


async def serve_all(seats: list[LocalSeat] | list[HallSeat], language: str, chosen: dict[str, Any]) -> None:
    """On standard output, or over HTTP at an address for each seat."""
    from zunft.agents import seat_server
    from zunft.agents.addresses import listen, new_path, serve
    from zunft.agents.server import serve_stdio

    servers = [seat_server(seat, language) for seat in seats]
    if not chosen["http"]:
        await serve_stdio(servers[0])
        return
    door = listen(chosen["host"], chosen["port"])
    by_path = {new_path(): server for server in servers}
    for number, path in enumerate(by_path, start=seats[0].number):
        click.echo(f"Seat {number}: http://{chosen['host']}:{chosen['port']}{path}")
    await serve(by_path, chosen["host"], door)
