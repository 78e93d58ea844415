"""The bodies of requests, each field with its bounds."""

from __future__ import annotations

import base64
import unicodedata
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from zunft.server.errors import ServerError
from zunft.server.hall.chat import LONGEST, LONGEST_NOTE, LONGEST_REPORT
from zunft.server.hall.play import LONGEST_KEY, LONGEST_TEXT
from zunft.server.hall.transfer import SHORTEST
from zunft.server.live.packets import SIZE as PACKET
from zunft.server.live.request import SLOWEST
from zunft.server.web import mail_address
from zunft.server.wording import END, tidy
from zunft.text.languages import Language

WORD = r"^[\w\-]+" + END
LONGEST_PACKET = (PACKET + 2) // 3 * 4
LONGEST_NAME = 60  # written out
SENTENCE = "\ufdfd"  # the one sign that is a whole sentence and that Unicode does not write out
Name = Annotated[str, Meta(min_length=1, max_length=40, description="How a person is called")]
Login = Annotated[
    str, Meta(min_length=2, max_length=40, pattern=r"^[\w.\-]+" + END, description="The name to sign in with")
]
TypedLogin = Annotated[str, Meta(min_length=1, max_length=200, description="The name to sign in with")]  # or none
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}" + END)]
Email = Annotated[str, Meta(max_length=mail_address.LONGEST, pattern=f"^{mail_address.PLAIN}{END}")]
Device = Annotated[str, Meta(max_length=60, description="What a person calls the device")]
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Move = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Key = Annotated[
    str,
    Meta(
        min_length=8, max_length=LONGEST_KEY, pattern=r"^[\w\-]+" + END, description="Never used twice for two answers"
    ),
]
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Moment = Annotated[int, Meta(ge=0, le=9_000_000_000_000)]  # milliseconds since 1970
Packet = Annotated[str, Meta(max_length=LONGEST_PACKET, description="A packet that a page has kept, in base64")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A body; unknown fields are refused."""


class Packets(Body, frozen=True):
    """What a page has kept of one seat, in base64, and whether that is all of it."""

    packets: Annotated[list[Packet], Meta(max_length=40)]
    is_all: bool = False


class Branch(Body, frozen=True):
    """The hash of the last line of the branch that a host has chosen; null where there is only one."""

    tip: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}" + END)] | None = None


def packet_of(text: str) -> bytes:
    """What is not base64 is no packet of this hall."""
    try:
        return base64.b64decode(text, validate=True)
    except ValueError:
        return b""


class NewGuest(Body, frozen=True):
    name: Name
    colour: Colour = "#8a5a2b"
    language: Language = "en"
    device: Device = ""


class NewAccount(Body, frozen=True):
    """A guest who sends this becomes an account and keeps their games."""

    login: Login
    password: Password
    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None
    email: Email | None = None
    device: Device = ""


class SignIn(Body, frozen=True):
    login: TypedLogin
    password: Secret
    device: Device = ""


class Recover(Body, frozen=True):
    """One of the codes that were shown once, and a new password."""

    login: TypedLogin
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: Password
    device: Device = ""


class NewPassword(Body, frozen=True):
    old: Secret
    new: Password


class Confirm(Body, frozen=True):
    """The password again, for what cannot be undone; guests have none."""

    password: Secret | None = None


class Change(Body, frozen=True):
    """What a person changes about themselves; omitted fields stay."""

    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    settings: Annotated[dict[str, Any], Meta(max_length=40)] | UnsetType = UNSET


class Opened(Body, frozen=True):
    """A secret from a link or from the server's first start."""

    secret: Secret
    device: Device = ""


class NewNotice(Body, frozen=True):
    kind: Literal["webhook", "push", "email"]
    target: Annotated[str, Meta(min_length=1, max_length=1000)]
    format: Literal["ntfy", "matrix", "discord"] = "ntfy"
    keys: (
        Annotated[dict[Literal["p256dh", "auth"], Annotated[str, Meta(max_length=200)]], Meta(max_length=2)] | None
    ) = None


class Confirmation(Body, frozen=True):
    """The code that was sent to a target."""

    kind: Literal["webhook", "push", "email"]
    target: Annotated[str, Meta(min_length=1, max_length=1000)]
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Said(Body, frozen=True):
    """A chat message: words, or the key of a quick phrase."""

    text: Words | None = None
    key: Annotated[str, Meta(max_length=40, pattern=r"^[a-z\-]+" + END)] | None = None


class Answer(Body, frozen=True):
    """The answer to question ``ask``; the same ``key`` never moves twice."""

    ask: Number
    key: Key
    text: Move
    since: Number = 0


class Done(Body, frozen=True):
    """An action without further input; the same ``key`` takes effect only once."""

    key: Key
    since: Number = 0


class Meant(Body, frozen=True):
    """The seat whose undo request is meant: by now another one may be asking."""

    asked: SeatNumber | None = None


class Try(Body, frozen=True):
    text: Move


class Orders(Body, frozen=True):
    orders: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=20)]


class Pace(Body, frozen=True):
    pace: Annotated[int, Meta(ge=0, le=SLOWEST, description="The least milliseconds that a bot takes")]


class NewProposal(Body, frozen=True):
    to: SeatNumber
    text: Move


class Seating(Body, frozen=True):
    """Which seat, and the secret of the invitation if there is one."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class NewBot(Body, frozen=True):
    """A level, or none to empty the seat."""

    level: Annotated[str, Meta(max_length=40)] | None


class Word(Body, frozen=True):
    """What a seat adds to the seed; everybody sees it when the game is over."""

    word: Annotated[str, Meta(min_length=1, max_length=40, pattern=WORD)]


class Inviting(Body, frozen=True):
    seat: SeatNumber | None = None


class Noted(Body, frozen=True):
    text: Note


class Reported(Body, frozen=True):
    """About a message, or about the table as a whole."""

    message: Annotated[str, Meta(max_length=40, pattern=WORD)] | None = None
    text: Annotated[str, Meta(max_length=LONGEST_REPORT)] = ""


class NewExercise(Body, frozen=True):
    """A moment of a finished game, by the number of its line, and the answers given since; another seed deals anew what
    the seat could not know."""

    seat: SeatNumber
    line: Number
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    answers: Annotated[list[Move], Meta(max_length=500)] = []


class NewJournal(Body, frozen=True):
    journal: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class Seen(Body, frozen=True):
    turn: Number
    seat: SeatNumber | None = None


class Passphrase(Body, frozen=True):
    passphrase: Annotated[str, Meta(min_length=SHORTEST, max_length=200)]


class NewBundle(Body, frozen=True):
    passphrase: Annotated[str, Meta(min_length=SHORTEST, max_length=200)]
    bundle: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


def clean(text: str) -> str:
    """Words as everybody can see them, refused if nothing is visible."""
    if not (words := tidy(text)):
        raise ServerError("empty-text")
    return words


def clean_name(text: str) -> str:
    """The same in one line, and as long as it looks: some signs are whole words."""
    name = " ".join(clean(text).split())
    if len(unicodedata.normalize("NFKC", name.replace(SENTENCE, "x" * LONGEST_NAME))) > LONGEST_NAME + 1:
        raise ServerError("field-long", field="name", most=LONGEST_NAME)
    return name


def login_of(text: str) -> str:
    """Login names ignore case."""
    return unicodedata.normalize("NFKC", clean(text)).casefold()
