"""What an edition is refused for, where all that is wrong is told at once."""

from __future__ import annotations

from zunft.engine.edition import EditionError


def fault_at(error: EditionError, key: str) -> EditionError:
    """The one fault that is told of a key, and no other; but a key with another name is one too many, and the right one
    is missing."""
    (found,) = (each for each in error.all if each.key == key)
    others = [each.fault for each in error.all if each is not found]
    assert all(each.startswith(("is missing", "is not known here")) for each in others), others
    return found


def assert_sentences(error: EditionError) -> None:
    """Each fault is one sentence of its own."""
    assert len(error.all) >= 1
    assert str(error).split("\n") == [str(each) for each in error.all]
