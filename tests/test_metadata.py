"""What the package says about itself is true, and leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import hatch_build
import pytest

from zunft.version import VERSION

yaml = pytest.importorskip("yaml")
ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PLACES = hatch_build.read_project(ROOT)["tool"]["zunft"]["address"]
LINK = re.compile(r"\]\(([^)\s]+)\)")


def test_with_an_address_every_link_of_the_readme_is_absolute_and_without_one_it_stays_as_it_is() -> None:
    assert hatch_build.absolute(README, PLACES | {"home": ""}, VERSION) == README
    text = hatch_build.absolute(README, PLACES | {"home": "https://example.org/zunft/"}, VERSION)
    links = LINK.findall(text)
    assert len(links) == len(LINK.findall(README)) > 15
    assert [link for link in links if not link.startswith("https://example.org/zunft/")] == []
    assert f"](https://example.org/zunft/raw/v{VERSION}/docs/pictures/hall.png)" in text
    assert f"[docs/](https://example.org/zunft/blob/v{VERSION}/docs/README.md)" in text


def test_the_package_names_its_pages_where_the_project_has_an_address() -> None:
    assert hatch_build.urls(PLACES | {"home": ""}, VERSION) == {}
    found = hatch_build.urls(PLACES | {"home": "https://example.org/zunft"}, VERSION)
    assert found["Homepage"] == "https://example.org/zunft"
    assert found["Changelog"] == f"https://example.org/zunft/blob/v{VERSION}/CHANGELOG.md"


def test_who_cites_it_cites_this_version_with_its_licences() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["version"] == VERSION
    assert " AND ".join(citation["license"]) == hatch_build.read_project(ROOT)["project"]["license"]


def test_every_link_of_llms_txt_leads_to_a_file() -> None:
    links = LINK.findall((ROOT / "llms.txt").read_text(encoding="utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).is_file()] == []


@pytest.mark.parametrize("form", sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")), ids=lambda form: form.stem)
def test_an_issue_form_has_what_a_forge_needs(form: Path) -> None:
    said = yaml.safe_load(form.read_text(encoding="utf-8"))
    if form.stem == "config":
        assert said == {"blank_issues_enabled": True}
        return
    assert {"name", "description", "body"} <= set(said)
    for field in said["body"]:
        assert field["type"] in {"textarea", "input", "dropdown"}
        assert field["attributes"]["label"]
    assert len({field["id"] for field in said["body"]}) == len(said["body"])
