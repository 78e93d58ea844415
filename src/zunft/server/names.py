"""Names that look alike: nobody is anybody's double.

A name's skeleton is what is left of it when letters that look the same are one letter, after the idea of Unicode's
technical standard 39, with the scripts that are mixed up most.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from zunft.server.storage.records import Person

CYRILLIC = ("абвгеёзикмнопрстухьіїјѕԁԛԝһ", "abbreeeukmhonpctyxbiijsdqwh")
GREEK = ("αβγεζηικμνορτυχω", "abyezhikmnoptyxw")
OTHERS = ("ı1|!øłđħɑɡօսհո0", "illloldhagouhno")
LOOKALIKES = {
    ord(one): other for ones, others in (CYRILLIC, GREEK, OTHERS) for one, other in zip(ones, others, strict=True)
}
ONE_STROKE = str.maketrans("i", "l")  # as a capital, I is l
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def skeleton(name: str) -> str:
    """The same for names that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(each for each in plain.translate(LOOKALIKES).translate(ONE_STROKE) if each.isalnum())
    for pair, one in PAIRS:
        letters = letters.replace(pair, one)
    return letters or plain


def distinct(people: Sequence[Person]) -> dict[str, str]:
    """The names of people at one table, by their ids: whose name looks like another's gets a number. Hosts keep their
    names before accounts, and those before guests."""
    names, taken = dict[str, str](), dict[str, int]()
    for person in sorted(people, key=_rank):
        bone = skeleton(person.name)
        taken[bone] = taken.get(bone, 0) + (person.id not in names)
        names.setdefault(person.id, person.name if taken[bone] == 1 else f"{person.name} ({taken[bone]})")
    return names


def _rank(person: Person) -> tuple[bool, bool]:
    return person.role != "host", person.kind != "account"
