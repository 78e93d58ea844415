"""Settings: where they come from, what goes before what, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from zunft.server.config import ConfigError, Settings, load, rows

ROOT = Path(__file__).parents[2]


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "zunft.toml"
    file.write_text('host = "10.0.0.1"\nport = 1\npace = 5\nguests = false\n')
    settings = load({"ZUNFT_CONFIG": str(file), "ZUNFT_HOST": "10.0.0.2", "ZUNFT_PORT": "2"}, port=3)
    assert (settings.host, settings.port, settings.pace, settings.guests) == ("10.0.0.2", 3, 5, False)


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
        ("port = true", "config-value"),
        ("port = 70000", "config-value"),
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
