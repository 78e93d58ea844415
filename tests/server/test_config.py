"""Settings: where they come from, what goes before what, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from zunft.server.config import ConfigError, Settings, load, rows
from zunft.text import say
from zunft.text.languages import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "zunft.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\npace = 5\nguests = false\n')
    settings = load({"ZUNFT_CONFIG": str(file), "ZUNFT_HOST": "10.0.0.2", "ZUNFT_PORT": "2"}, port=3)
    assert (settings.host, settings.port, settings.pace, settings.guests) == ("10.0.0.2", 3, 5, False)


def test_a_variable_that_is_no_setting_is_named() -> None:
    with pytest.raises(ConfigError) as refused:
        load({"ZUNFT_COLOUR": "red"})
    assert refused.value.reason["key"] == "server.error.config-unknown-variable"
    assert "ZUNFT_COLOUR" in str(refused.value)


def test_words_for_yes_and_no() -> None:
    assert [load({"ZUNFT_GUESTS": word}).guests for word in ("yes", "no", "on", "off", "True", "0")] == [
        *(True, False, True, False, True, False)
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("port = ", "config-toml"),
        ("colour = 1", "config-unknown"),
        ('port = "1302"x', "config-toml"),
        ("port = true", "config-number"),
        ("port = 70000", "config-number"),
        ("window = 0", "config-number"),
        ('pace = "soon"', "config-number"),
        ('guests = "perhaps"', "config-yes-no"),
        ('log_level = "loud"', "config-choice"),
        ("smtp_user = 7", "config-value"),
        ('proxies = "127.0.0.1, 10.89.7.1/24"', "config-proxy"),
        ('proxies = "proxy"', "config-proxy"),
        ('address = "https://"', "config-address"),
        ('address = "https://games.example.org:port"', "config-address"),
        ('database = "mysql://x"', "config-database"),
        ('database = "zunft.sqlite"', "database-url"),
        ('redis = "localhost"', "config-redis"),
        ('address = "games.example.org"', "config-address"),
        ('smtp_host = "mail.example.org"', "config-sender"),
    ],
)
def test_what_cannot_be_is_a_sentence(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "zunft.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as refused:
        load({}, file)
    assert refused.value.reason["key"] == f"server.error.{key}"
    assert str(refused.value).endswith(".")


CHOICES = ("language", "log", "log_level", "smtp_security")
NUMBERS = [name for name in Settings.__struct_fields__ if not isinstance(getattr(Settings(), name), str)]


@pytest.mark.parametrize("name", [*CHOICES, *NUMBERS])
def test_what_a_number_or_a_word_of_a_few_may_be_is_said(name: str) -> None:
    """In every language of hosts."""
    with pytest.raises(ConfigError) as refused:
        load({f"ZUNFT_{name.upper()}": "perhaps"})
    for language in LANGUAGES:
        assert "xpected" not in say(refused.value.reason, language)
        assert "nvalid" not in say(refused.value.reason, language)


@pytest.mark.parametrize("proxies", ["", "*", "127.0.0.1", "::1, 10.89.7.0/24"])
def test_proxies_are_addresses_and_networks(proxies: str) -> None:
    assert load({}, proxies=proxies).proxies == proxies


def test_a_secret_is_not_repeated_in_a_sentence() -> None:
    with pytest.raises(ConfigError) as refused:
        load({}, smtp_password=7)
    assert "7" not in str(refused.value)


@pytest.mark.parametrize(
    "text", ["postgresql:anna:sekret@host/club", "anna:sekret@host/club://", "postgresql//:sekret"]
)
def test_an_address_that_may_hold_a_password_is_not_repeated(text: str) -> None:
    with pytest.raises(ConfigError) as refused:
        load({}, database=text)
    assert "sekret" not in str(refused.value)


def test_the_page_for_hosts_has_every_setting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8").splitlines()
    assert [line for line in page if line.startswith("| `ZUNFT_")] == rows()


def test_the_example_file_can_be_read() -> None:
    assert load({}, ROOT / "deploy" / "zunft.toml") != Settings()
