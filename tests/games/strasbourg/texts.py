"""What the tests of texts cannot find out about this title."""

UNSPOKEN = {"square", "chapel"}  # they are called by the keys that their edition gives them
# Kinds of things whose keys mean something else in these editions.
OWN_NAMES = {
    "reconstruction": {"roundcard"},
    "tiny": {"roundcard", "task"},
}
