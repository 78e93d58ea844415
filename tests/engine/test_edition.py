"""Editions: finding and reading files, the head, provenance, and the lines that messages name."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faults import assert_sentences

from zunft.engine import edition
from zunft.engine.edition import EditionError, Faults, Lines, Sheet, Shelf, Where, parse, read

HEAD = 'format = 1\ntitle = "toy"\nname = "small"\n'
SHELF: Shelf[Sheet] = Shelf("toy", Path(), ("cards",), lambda sheet: sheet)
GOOD = HEAD + 'cards = 3\n[provenance]\ncards = { source = "inferred", note = "a guess" }\n'


def fault(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        SHELF.from_text(text, "toy.toml")
    return caught.value


def test_a_good_edition_is_read() -> None:
    sheet = parse(GOOD, "toy.toml")
    assert (sheet.title, sheet.name, sheet.data["cards"]) == ("toy", "small", 3)
    assert sheet.hash == edition.content_hash(GOOD)


def test_the_hash_is_sha256() -> None:
    assert edition.content_hash("abc").startswith("ba7816bf8f01cfea414140de5dae2223")


def test_line_ends_do_not_change_the_hash(tmp_path: Path) -> None:
    (tmp_path / "dos.toml").write_bytes(GOOD.replace("\n", "\r\n").encode())
    text = read(tmp_path / "dos.toml")
    assert text == GOOD
    assert parse(GOOD.replace("\n", "\r\n"), "dos.toml").hash == edition.content_hash(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "said"),
    [
        ("format = 1\n", "", 1, "format", "is missing"),
        ("format = 1", "format = 2", 1, "format", "must be 1, not 2"),
        ("format = 1", "format = true", 1, "format", "must be 1, not True"),
        ('title = "toy"\n', "", 1, "title", "is missing"),
        ('"small"', '"Too Big"', 3, "name", "must be a key (small letters, digits, hyphens), not 'Too Big'"),
        ("cards = {", "cads = {", 5, "provenance", "does not say where 'cards' comes from"),
        ("inferred", "rumour", 6, "provenance.cards.source", "must be one of rulebook, public fact,"),
        (', note = "a guess"', "", 6, "provenance.cards.note", "is missing"),
        ('"a guess"', '""', 6, "provenance.cards.note", "must be a text"),
        ("note =", "notes =", 6, "provenance.cards.notes", "is not known here (known are source, note)"),
        ('{ source = "inferred", note = "a guess" }', "3", 6, "provenance.cards", "must be a table, not 3"),
        ("cards = 3", "cards = = 3", 4, "", "is not TOML (Invalid value)"),
    ],
)
def test_a_fault_names_file_line_and_key(old: str, new: str, line: int, key: str, said: str) -> None:
    others = {"cads = {": ["there is nothing of that name in this edition"]}
    error = fault(GOOD.replace(old, new, 1))
    assert (error.file, error.line, error.key) == ("toy.toml", line, key)
    assert error.fault.startswith(said)
    assert str(error).startswith(f"toy.toml, line {line}")
    assert [each.fault for each in error.all[1:]] == others.get(new, [])


@pytest.mark.parametrize("path", ["dice", "cards.x", "name", "provenance"])
def test_provenance_of_what_is_not_there_is_refused(path: str) -> None:
    error = fault(GOOD + f'"{path}" = {{ source = "inferred", note = "a guess" }}\n')
    assert error.line == 7
    assert error.fault == "there is nothing of that name in this edition"


def test_provenance_may_go_into_a_table() -> None:
    more = '"box.dice" = { source = "rulebook", note = "six" }\nbox = { source = "rulebook", note = "a box" }\n'
    more += "[box]\ndice = 6\n"
    shelf: Shelf[Sheet] = Shelf("toy", Path(), ("cards", "box"), lambda sheet: sheet)
    assert shelf.from_text(GOOD + more, "toy.toml").data["box"] == {"dice": 6}


def test_unknown_and_missing_keys_are_told() -> None:
    where = Where("toy.toml", {("box",): 7, ("box", "die"): 9}).at("box")
    with pytest.raises(EditionError, match=r"toy.toml, line 9, box.die: is not known here \(known are dice\)"):
        edition.need_keys(where, {"die": 1}, ("dice",))
    with pytest.raises(EditionError, match=r"toy.toml, line 7, box.dice: is missing"):
        edition.need_keys(where, {}, ("dice",))


def test_values_are_checked_with_their_place() -> None:
    where = Where("toy.toml", {("box",): 7}).at("box", 0)
    wrong: list[tuple[Any, ...]] = [
        (edition.need_int, 10, 0, 9),
        (edition.need_int, 1.0, 0, 9),
        (edition.need_int, 10**5000, 0, 9),
        (edition.need_text, "two\nlines"),
        (edition.need_list, [1], 2, 2),
        (edition.need_table, []),
    ]
    for check, *values in wrong:
        with pytest.raises(EditionError, match=r"^toy.toml, line 7, box\[0\]: must be [ -~]*$"):
            check(where, *values)


LINED = '''# a comment with = and [brackets]
top = 1
"quoted key".'in [it]' = "a # b"
long = """
= [ ] #"""""
list = [  # first
  1, [2, 3],
  { a = "]" , b = [4] },
]

[box]
x.y = 5
[[card]]
key = "one"
[card.more]
z = 1979-05-27 07:32:00
[[card]]
key = 'two' # [[card]]
[[card.part]]
n = 1
[[card.part]]
n = 2
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("top",), 2),
        (("quoted key", "in [it]"), 3),
        (("long",), 4),
        (("list",), 6),
        (("list", 0), 7),
        (("list", 1), 7),
        (("list", 2), 8),
        (("box",), 11),
        (("box", "x", "y"), 12),
        (("card",), 13),
        (("card", 0, "key"), 14),
        (("card", 0, "more", "z"), 16),
        (("card", 1, "key"), 18),
        (("card", 1, "part", 1, "n"), 22),
    ],
)
def test_every_key_is_found(path: tuple[str | int, ...], line: int) -> None:
    assert Lines(LINED).index()[path] == line


def test_files_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b'format = 1\nname = "Li\xe8ge"\n')
    (tmp_path / "huge.toml").write_bytes(b"x" * 10_000_000)
    told = {
        tmp_path: "cannot be read (it is a folder or a device)",
        tmp_path / "none.toml": "cannot be read (No such file or directory)",
        tmp_path / "huge.toml": "cannot be read (it is larger than 256 KB)",
        tmp_path / "latin.toml": "is not UTF-8 text",
        Path("/dev/zero"): "cannot be read (it is a folder or a device)",
        Path("nul\0.toml"): "cannot be read (embedded null byte)",
    }
    for path, said in told.items():
        with pytest.raises(EditionError) as caught:
            read(path)
        assert caught.value.fault == said
        assert caught.value.line == (2 if "latin" in path.name else 0)


def test_finding_by_name_and_by_path(tmp_path: Path) -> None:
    (tmp_path / "small.toml").write_text(GOOD)
    assert edition.names(tmp_path) == ["small"]
    assert edition.find("small", tmp_path) == tmp_path / "small.toml"
    assert edition.find("other/big.toml", tmp_path) == Path("other/big.toml")
    assert edition.find(Path("big"), tmp_path) == Path("big")
    with pytest.raises(EditionError, match=r"'big': there is no such edition \(there are: small\)"):
        edition.find("big", tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 1_500,
        "a = [\n" * 100_000,
        "x = 1\n" * 2,
        "x" * 300_000,
        "[a" + ".a" * 999 + "]\n",
        "a = \ud800",
        "a = " + "9" * 1_900,
        "\ufeff" + GOOD,
        "a = 1\r",
        "\0",
        'a = "\\x"',
        GOOD + '["a\\nb"]\n',
        "a = 1\n" + " " * 3_000,
    ],
)
def test_garbage_is_one_sentence(text: str) -> None:
    assert_sentences(fault(text))


@pytest.mark.parametrize("text", ["", GOOD + "box = 3\n[dice]\n"])
def test_an_error_can_be_sent_between_processes(text: str) -> None:
    error = fault(text)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), len(again.all)) == (str(error), len(error.all))


def test_a_word_that_is_close_to_a_known_one_is_named() -> None:
    where = Where("toy.toml", {("box",): 7}).at("box")
    for word, end in (("colour", "; did you mean colours?"), ("shape", ""), ("x" * 100_000, "")):
        with pytest.raises(EditionError) as caught:
            edition.need_one_of(where, word, ("colours", "sizes"))
        assert caught.value.fault.endswith(f"{edition.short(word)}{end}")


def test_a_check_that_needs_what_is_faulty_is_left_out() -> None:
    faults, where = Faults(), Where("toy.toml", {})

    def refuse(at: Where, _value: object) -> None:
        raise at.error("is refused")

    number = faults.of(edition.need_int, where.at("n"), "many", 0, 9)
    assert number is None
    assert faults.of(refuse, where.at("m"), number) is None
    assert [each.key for each in faults.found] == ["n"]
    faults.of(refuse, where.at("m"), 1)
    assert [each.key for each in faults.found] == ["n", "m"]


def test_what_stands_in_for_a_faulty_value_is_blamed_for_nothing() -> None:
    def check(at: Where, _value: object) -> None:
        word = edition.need_one_of(at.at("word"), "blu", ("red", "blue"))
        edition.need_int(at.at("n"), "many", 0, 9)
        raise at.error(f"{word} is there already")

    faults = Faults()
    faults.of(check, Where("toy.toml", {}), {})
    assert [each.key for each in faults.found] == ["word", "n"]
    with pytest.raises(ZeroDivisionError):  # a mistake of ours is none of the file
        faults.of(lambda _at, _value: 1 / 0, Where("toy.toml", {}), {})


@given(st.text(alphabet=st.sampled_from("ab.=[]{}\"'#,\n \t\\1\r\x00é")))
def test_no_text_raises_anything_else(text: str) -> None:
    for whole in (text, GOOD + text, HEAD + text):
        try:
            SHELF.from_text(whole, "toy.toml")
        except EditionError as error:
            assert_sentences(error)


KEYS = st.text(alphabet="ab", min_size=1, max_size=2)
SCALARS = st.sampled_from(["1", '"x]"', "'#'", '"""\n"""', "'''a\n'''", "true", "1.5"])
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner).map(lambda items: "[\n" + ",\n".join(items) + "]")
        | st.lists(SCALARS, max_size=2).map(
            lambda items: "{" + ", ".join(f"k{n} = {i}" for n, i in enumerate(items)) + "}"
        )
    ),
    max_leaves=5,
)


@given(st.lists(st.tuples(KEYS, VALUES), unique_by=lambda pair: pair[0]))
def test_every_key_has_the_line_it_was_written_in(pairs: list[tuple[str, str]]) -> None:
    text, expected = "", {}
    for key, value in pairs:
        expected[key] = text.count("\n") + 1
        text += f"{key} = {value}\n"
    found = Lines(text).index()
    assert {key: found[key,] for key in expected} == expected
