"""The settings of a host: from the environment (ZUNFT_…), from one TOML file, or the defaults here."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from zunft.server.errors import ServerError
from zunft.server.live.request import SHORTEST_WINDOW
from zunft.text.languages import ENGLISH, LANGUAGES, Language

PREFIX = "ZUNFT_"
FILE = "CONFIG"  # ZUNFT_CONFIG names the TOML file
NOT_OURS = {"BUILD_DIR", "CLIENT", "COMPILE", "INTERPRETED", FILE}  # other programs of the project read these
USUAL_PORT = 1302


class ConfigError(ServerError):
    """A setting has an impossible value; the server does not start."""


def about(text: str, **limits: Any) -> Meta:
    return Meta(description=text, **limits)


Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Millis = Annotated[int, Meta(ge=0, le=3_600_000)]
WindowMillis = Annotated[int, Meta(ge=SHORTEST_WINDOW, le=3_600_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; the table in docs/hosting.md is checked against this class."""

    database: Annotated[
        str, about("Where games are kept: `sqlite:///file` or `postgresql://user:password@host/name`.")
    ] = "sqlite:///zunft.sqlite"
    redis: Annotated[str, about("`redis://host:port`, when several processes serve one club; empty with one.")] = ""
    host: Annotated[str, about("The address to listen on; `0.0.0.0` lets the local network in.")] = "127.0.0.1"
    port: Annotated[int, about("The port; by default the next free one from 1302 on.", ge=0, le=65535)] = 0
    address: Annotated[
        str, about("How people reach the server, such as `https://games.example.org`; used in links.")
    ] = ""
    proxies: Annotated[
        str, about("Addresses or networks of proxies that may name the caller's address, with commas.")
    ] = "127.0.0.1"
    language: Annotated[
        Language, about(f"For callers without a language of ours: {', '.join(f'`{each}`' for each in LANGUAGES)}.")
    ] = ENGLISH
    editions: Annotated[
        str, about("The folder with editions of the club's own, where hosts may add some; empty: none.")
    ] = ""
    design: Annotated[
        str, about("The file of the one edition that this hall is for while it changes; `zunft design` sets it.")
    ] = ""
    guests: Annotated[bool, about("Whether people may play with a name alone.")] = True
    accounts: Annotated[bool, about("Whether new people may open an account.")] = True
    session_days: Annotated[int, about("Days without a visit after which a session ends.", ge=1, le=3650)] = 180
    archive_days: Annotated[int, about("Idle days after which a table is closed; 0: never.", ge=0, le=3650)] = 60
    go_on_hours: Annotated[
        int, about("Hours after which a silent person agrees to resume after a pause.", ge=1, le=8760)
    ] = 24
    pace: Annotated[
        Millis, about("How long a bot waits before it answers, in milliseconds, so that people can follow.")
    ] = 800
    window: Annotated[
        WindowMillis, about("How long a reaction window lasts in live play, in milliseconds, whoever holds what.")
    ] = 4000
    grace: Annotated[Millis, about("What a clock allows for a slow connection, in milliseconds.")] = 1500
    bot_processes: Annotated[int, about("How many processes think for bots.", ge=1, le=256)] = 1
    largest_body: Annotated[
        int,
        about("The most bytes of a request; journals and bundles may have 4 MiB.", ge=1024, le=16_777_216),
    ] = 65_536
    largest_message: Annotated[int, about("The most bytes of a message on a socket.", ge=1024, le=1_048_576)] = 16_384
    sockets: Annotated[Count, about("The most open sockets and streams at once.")] = 5000
    sockets_an_address: Annotated[Count, about("The most of them from one address.")] = 64
    connections_an_address: Annotated[
        Count, about("The most connections without a socket from one address that is no proxy; 0: any number.")
    ] = 256
    rate_address: Annotated[Count, about("Requests a minute from one address; 0: any number.")] = 1200
    rate_person: Annotated[Count, about("Requests and messages a minute of one person; 0: any number.")] = 600
    rate_table: Annotated[Count, about("Answers and messages a minute of one seat at a table; 0: any number.")] = 1200
    rate_talk: Annotated[Count, about("Messages a minute of one seat at a table; 0: any number.")] = 60
    rate_sign_in: Annotated[
        Count,
        about(
            "Attempts a minute to sign in, recover or sign up, by address; ten times as many by name; 0: any number."
        ),
    ] = 10
    rate_new: Annotated[
        Count, about("New tables a minute of one person, and new guests of an address; 0: any number.")
    ] = 20
    open_tables: Annotated[Count, about("The most tables of one person that have not begun yet; 0: any number.")] = 20
    running_tables: Annotated[
        Count, about("The most running tables that one person has opened; guests a quarter; 0: any number.")
    ] = 100
    brought_journals: Annotated[
        Count, about("The most journals that one person may bring in a day; guests a quarter; 0: any number.")
    ] = 40
    analysis: Annotated[bool, about("Whether finished games are analysed, in a process of the lowest priority.")] = True
    asked_analyses: Annotated[
        Count,
        about("Analyses of older games that one person may ask for in a day; guests a quarter; 0: any number."),
    ] = 20
    rate_thought: Annotated[
        Count,
        about("Replays, news, advice and tried moves a minute of one person; long ones count more; 0: no limit."),
    ] = 120
    rate_code: Annotated[Count, about("Codes a minute to confirm a place for notices; 0: any number.")] = 2
    rate_mail: Annotated[
        Count, about("Codes an hour by mail from the whole club; to one mailbox at most 4 of them; 0: any number.")
    ] = 30
    metrics_key: Annotated[str, about("The bearer token for `/metrics`; when empty, nobody may read them.")] = ""
    log: Annotated[Literal["json", "text"], about("How the log is written: `json` or `text`.")] = "text"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        about("The lowest level in the log: `debug`, `info`, `warning`, `error`."),
    ] = "info"
    webhook_hosts: Annotated[str, about("Hosts to which notices may be sent by webhook, with commas; empty: none.")] = (
        ""
    )
    smtp_host: Annotated[str, about("The mail server for notices; empty: no mail.")] = ""
    smtp_port: Annotated[int, about("Its port.", ge=1, le=65535)] = 587
    smtp_user: Annotated[str, about("The user there; empty: without signing in.")] = ""
    smtp_password: Annotated[str, about("The password there.")] = ""
    smtp_from: Annotated[str, about("The sender of mails.")] = ""
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"], about("How mail is sent: `starttls`, `tls` or `none`.")
    ] = "starttls"
    push_key: Annotated[
        str, about("The file with the club's key for web push, made at the first start; empty: no web push.")
    ] = ""
    witness_keys: Annotated[
        str,
        about("The file with the keys of what people’s pages keep for a restore; empty: they keep nothing."),
    ] = ""
    push_contact: Annotated[
        str, about("Whom a push service may contact, such as `mailto:club@example.org`; else `ZUNFT_ADDRESS`.")
    ] = ""
    push_hosts: Annotated[
        str, about("Push services that browsers may name, with commas; `*.` stands for a part of a name.")
    ] = "fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com"
    digest_minutes: Annotated[int, about("Minutes for which notices are collected into one.", ge=0, le=1440)] = 5

    def listed(self, name: str) -> list[str]:
        """The parts of a setting with commas."""
        return [part.strip() for part in str(getattr(self, name)).split(",") if part.strip()]

    @property
    def witness_file(self) -> Path | None:
        """Where the keys of packets are; None where this hall makes none."""
        return Path(self.witness_keys) if self.witness_keys else None

    @property
    def is_secure(self) -> bool:
        return self.address.startswith("https://")


SECRETS = ("smtp_password", "metrics_key", "push_key", "witness_keys", "database", "redis")  # never written to a log


def load(environment: Mapping[str, str] = os.environ, file: Path | None = None, **given: Any) -> Settings:
    """The settings: arguments override the environment, and the environment overrides the file."""
    named = file or (Path(environment[PREFIX + FILE]) if environment.get(PREFIX + FILE) else None)
    words = _from_file(named) if named else {}
    words |= _from_environment(environment)
    words |= {name: value for name, value in given.items() if value is not None}
    settings = Settings(**{name: _checked(name, value) for name, value in words.items()})
    _check_together(settings)
    return settings


def _from_file(file: Path) -> dict[str, Any]:
    try:
        words = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ConfigError("config-file", file=str(file), fault=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError("config-toml", file=str(file), fault=str(error)) from None
    for name in words:
        if name not in Settings.__struct_fields__:
            raise ConfigError("config-unknown", name=name, place=str(file))
    return words


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    words = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in NOT_OURS:
            continue
        if name.lower() not in Settings.__struct_fields__:
            raise ConfigError("config-unknown-variable", name=variable)
        words[name.lower()] = value
    return words


def _checked(name: str, value: Any) -> Any:
    """The value in the type of its field: strings become numbers and booleans."""
    kind = _kinds()[name]
    try:
        return msgspec.convert(_yes_or_no(value), kind, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        raise _cannot_be(name, "…" if name in SECRETS else str(value), str(error)) from None


def _cannot_be(name: str, value: str, fault: str) -> ConfigError:
    """What the setting may be instead."""
    kind, *about = get_args(_kinds()[name])
    if get_origin(kind) is Literal:
        return ConfigError("config-choice", name=name, value=value, choices=", ".join(get_args(kind)))
    if kind is bool:
        return ConfigError("config-yes-no", name=name, value=value)
    if kind is int:
        limits = next(meta for meta in about if meta.ge is not None)
        return ConfigError("config-number", name=name, value=value, least=str(limits.ge), most=str(limits.le))
    return ConfigError("config-value", name=name, value=value, fault=fault)


def _yes_or_no(value: Any) -> Any:
    words = {"yes": "true", "no": "false", "on": "true", "off": "false"}
    return words.get(value.lower(), value) if isinstance(value, str) else value


def _kinds() -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _check_together(settings: Settings) -> None:
    """Checks that involve more than one field."""
    scheme, found, _ = settings.database.partition("://")
    if not found or not scheme.isalnum():  # what stands there may be a password
        raise ConfigError("database-url")
    if scheme not in ("sqlite", "postgresql", "postgres"):
        raise ConfigError("config-database", scheme=scheme)
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        raise ConfigError("config-redis")
    if settings.editions and not Path(settings.editions).is_dir():
        raise ConfigError("no-folder", folder=settings.editions)
    if settings.address and not _is_address(settings.address):
        raise ConfigError("config-address", address=settings.address)
    for proxy in settings.listed("proxies"):
        if not _is_network(proxy):
            raise ConfigError("config-proxy", proxy=proxy)
    if settings.smtp_host and not settings.smtp_from:
        raise ConfigError("config-sender")


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is not a number, for example
        return False


def _is_network(text: str) -> bool:
    """A misspelt network would never match, and all callers would count as one."""
    try:
        ip_network(text)
    except ValueError:
        return text == "*"
    return True


def rows() -> list[str]:
    """The table of docs/hosting.md, one row for each setting."""
    return [
        f"| `{PREFIX}{field.name.upper()}` | `{field.name}` | {_shown(field.default)} | {_description(field.type)} |"
        for field in msgspec.structs.fields(Settings)
    ]


def _shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f"`{text}`" if text else ""


def _description(kind: Any) -> str:
    return " ".join(str(meta.description) for meta in kind.__metadata__ if isinstance(meta, Meta) and meta.description)
