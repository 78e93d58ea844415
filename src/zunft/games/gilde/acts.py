"""What the cards of The Guild do: the words of an edition checked, and compiled into the rows that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from zunft.engine.edition import (
    Where,
    meant,
    need_deciding,
    need_int,
    need_keys,
    need_list,
    need_one_of,
    need_table,
    short,
)
from zunft.games.gilde import constants as c
from zunft.games.gilde.board import EFFECT_ROW, TARGET_ROW

TYPES: Final = {
    "business": c.BUSINESS,
    "annex": c.ANNEX,
    "extension": c.EXTENSION,
    "district": c.DISTRICT,
    "person": c.PERSON,
    "artefact": c.ARTEFACT,
    "measure": c.MEASURE,
    "instant": c.INSTANT,
    "public": c.PUBLIC,
}
LYING: Final = ("business", "annex", "extension", "district", "person", "artefact")  # in front of a player
COST_TYPES: Final = {**{name: TYPES[name] for name in TYPES if name != "public"}, "residence": c.RESIDENCE}
KINDS: Final = {
    "sabotage": c.SABOTAGE,
    "burglary": c.BURGLARY,
    "intrigue": c.INTRIGUE,
    "extortion": c.EXTORTION,
    "counter": c.COUNTER,
    "luck": c.LUCK,
    "bribery": c.BRIBERY,
    "protection": c.PROTECTION,
    "economy": c.ECONOMY,
    "social": c.SOCIAL,
}
ATTACKS: Final = tuple(KINDS)[: c.ATTACKS]
PROTECTIONS: Final = {
    "sabotage_protection": c.SABOTAGE_PROTECTION,
    "burglary_protection": c.BURGLARY_PROTECTION,
    "intrigue_protection": c.INTRIGUE_PROTECTION,
}
LASTING: Final = {"income": c.INCOME, "votes": c.VOTES, "favour": c.FAVOUR, **PROTECTIONS}
LIMITS: Final = {"hand_limit": c.HAND_LIMIT, "business_limit": c.BUSINESS_LIMIT, "inventory_slots": c.INVENTORY_SLOTS}
STATS: Final = {**LASTING, **LIMITS, "sale_bonus": c.SALE_BONUS}
# What a statistic that is no plain number says besides.
STAT_KEYS: Final = {"boost": ("profession",), "check_bonus": ("kinds",), "cost_mod": ("types", "min")}
# A slot that goes away at the end of a turn would throw artefacts off the table.
TEMP_STATS: Final = {name: stat for name, stat in STATS.items() if name not in ("inventory_slots", "sale_bonus")}
WINDOWS: Final = {"targeted": c.IN_TARGETED, "number_drawn": c.IN_NUMBER, "any": c.IN_ANY}
TIMINGS: Final = {"measure": c.AS_MEASURE, "instant": c.AS_INSTANT}
AFTER: Final = ("discard", "lock")
WHO: Final = {"self": c.SELF, "target": c.TARGET, "each_opponent": c.EACH_OPPONENT}
OWNERS: Final = {"opponent": c.OF_OPPONENT, "self": c.OF_SELF, "target": c.OF_TARGET}
ZONES: Final = {"table": c.ON_TABLE, "player": c.A_PLAYER}
CHOOSERS: Final = {"actor": c.BY_ACTOR, "target": c.BY_TARGET}
RECIPIENTS: Final = ("bank", "self")
MODES: Final = {"must": c.MUST, "upto": c.UP_TO}
CANCEL_SCOPES: Final = {"against_me": c.AGAINST_ME, "against_anyone": c.AGAINST_ANYONE}
REDRAW_SCOPES: Final = {"any": c.ANY_NUMBER, "mine_or_against_me": c.MINE_OR_AGAINST_ME}
UNTIL: Final = {"end_of_turn": c.END_OF_TURN, "own_next_turn": c.OWN_NEXT_TURN, "election": c.UNTIL_ELECTION}
COUNTS: Final = ("active_businesses",)

MOST: Final = 99  # talers, votes, favour, and what a number is drawn against
MOST_CHANGE: Final = 9  # of a statistic, by one card
MOST_LOCK: Final = 15  # rounds
MOST_CARDS: Final = 9  # drawn or discarded by one effect
MOST_STEPS: Final = 8  # in a list of effects
MOST_DEEP: Final = 3  # lists of effects inside each other
MOST_OPTIONS: Final = 4
MOST_ROWS: Final = 1000  # so that a question can name one


# --- small checks ---------------------------------------------------------------------------------


def need_fields(where: Where, value: object, needed: Sequence[str], free: Sequence[str] = ()) -> dict[str, Any]:
    """A table with all the keys that are needed, and any of those that are free."""
    return need_keys(where, value, needed, free)


def need_word(where: Where, table: Mapping[str, Any], key: str, words: Collection[str]) -> str:
    """The word at a key that decides which other keys there are."""
    if key not in table:
        raise where.at(key).stop("is missing")
    return need_deciding(where.at(key), table[key], words)


def need_words(where: Where, value: object, words: Collection[str]) -> list[str]:
    """Some of these words, each once."""
    listed = need_list(where, value, 1, len(words))
    found = [need_one_of(where.at(number), word, words) for number, word in enumerate(listed)]
    if len(set(found)) < len(found):
        raise where.error("names something twice")
    return found


def need_flag(where: Where, value: object) -> bool:
    if isinstance(value, bool):
        return value
    where.tell(f"must be true or false, not {short(value)}")
    return False


def need_one_known(where: Where, value: object, keys: Sequence[str], what: str) -> int:
    """The number of a thing of this edition."""
    if isinstance(value, str) and value in keys:
        return keys.index(value)
    where.tell(f"must be the key of a {what}, and there is no {short(value)}{meant(value, keys)}")
    return 0


def bits(numbers: Collection[int]) -> int:
    return sum(1 << number for number in set(numbers))


# --- what counts while a card is active -----------------------------------------------------------


@dataclass(frozen=True)
class Static:
    """A row of ``Board.statics``."""

    stat: int
    n: int
    needs: int = 0


def check_statics(where: Where, value: object, professions: Sequence[str], words: Collection[str]) -> list[Static]:
    """5.2. What a card or a profession gives, in the words that it may use."""
    listed = need_list(where, value, 1, MOST_STEPS)
    return [
        row for number, entry in enumerate(listed) for row in check_static(where.at(number), entry, professions, words)
    ]


def check_static(where: Where, value: object, professions: Sequence[str], words: Collection[str]) -> list[Static]:
    """One entry of ``static``: a row for each kind, type or profession that it is about."""
    name = need_word(where, need_table(where, value), "stat", words)
    entry = need_fields(where, value, ("stat", "n", *STAT_KEYS.get(name, ())), ("needs",))
    needs = check_needs(where.at("needs"), entry["needs"]) if "needs" in entry else 0
    low = 1 if name in LIMITS else -MOST_CHANGE
    n = need_int(where.at("n"), entry["n"], low, MOST_CHANGE)
    return [Static(stat, number, needs) for stat, number in spread(where, entry, name, n, professions)]


def spread(
    where: Where, entry: Mapping[str, Any], name: str, n: int, professions: Sequence[str]
) -> list[tuple[int, int]]:
    """The statistics that an entry is about, each with its number."""
    if name == "boost":
        return [(c.BOOST + need_one_known(where.at("profession"), entry["profession"], professions, "profession"), n)]
    if name == "check_bonus":
        kinds = need_words(where.at("kinds"), entry["kinds"], KINDS)
        return [(c.CHECK_BONUS + KINDS[kind], n) for kind in kinds]
    if name == "cost_mod":
        least = need_int(where.at("min"), entry["min"], 0, MOST)
        types = [COST_TYPES[name] for name in need_words(where.at("types"), entry["types"], COST_TYPES)]
        return [row for type_ in types for row in ((c.COST_MOD + type_, n), (c.COST_MIN + type_, least))]
    return [(STATS[name], n)]


def check_needs(where: Where, value: object) -> int:
    """How many active businesses an entry needs to count."""
    needs = need_keys(where, value, COUNTS)
    return need_int(where.at(COUNTS[0]), needs[COUNTS[0]], 1, MOST_CHANGE)


# --- whom a card may be aimed at ------------------------------------------------------------------


@dataclass(frozen=True)
class Target:
    """A row of ``Board.targets``."""

    owner: int
    zone: int
    types: int = 0
    locked: int = 0
    meets: int = 0
    has: int = 0
    by: int = c.BY_ACTOR

    def row(self) -> list[int]:
        row = [self.owner, self.zone, self.types, self.locked, self.meets, self.has, self.by]
        return row + [0] * (TARGET_ROW - len(row))


NOBODY: Final = Target(c.NONE, c.NONE)


def check_target(where: Where, value: object) -> Target:
    """5.1. Whom or what a card names when it is declared."""
    zone = need_word(where, need_table(where, value), "zone", ZONES)
    if zone == "table":
        return check_card_target(where, value, ("opponent", "self"))
    target = need_fields(where, value, ("owner", "zone"), ("n", "has_unlocked"))
    need_int(where.at("n"), target.get("n", 1), 1, 1)
    need_one_of(where.at("owner"), target["owner"], ("opponent",))
    has = check_types(where.at("has_unlocked"), target["has_unlocked"]) if "has_unlocked" in target else 0
    return Target(c.OF_OPPONENT, c.A_PLAYER, has=has)


def check_card_target(where: Where, value: object, owners: Sequence[str]) -> Target:
    """5.1. A card on the table of one of these owners; only the owner who is the target may choose it himself."""
    chooses = ("chosen_by",) if "target" in owners else ()
    target = need_fields(where, value, ("owner", "zone", "types"), ("n", "locked", "meets_req", *chooses))
    need_one_of(where.at("zone"), target["zone"], ("table",))
    need_int(where.at("n"), target.get("n", 1), 1, 1)
    owner = need_one_of(where.at("owner"), target["owner"], owners)
    by = CHOOSERS if owner == "target" else ("actor",)
    return Target(
        owner=OWNERS[owner],
        zone=c.ON_TABLE,
        types=check_types(where.at("types"), target["types"]),
        locked=int(need_flag(where.at("locked"), target.get("locked", False))),
        meets=int(need_flag(where.at("meets_req"), target.get("meets_req", False))),
        by=CHOOSERS[need_one_of(where.at("chosen_by"), target.get("chosen_by", "actor"), by)],
    )


def check_types(where: Where, value: object) -> int:
    return bits([TYPES[name] for name in need_words(where, value, LYING)])


# --- what happens ---------------------------------------------------------------------------------


class Rows:
    """The rows of ``effects`` and ``targets`` of all cards so far."""

    def __init__(self) -> None:
        self.effects: list[int] = []
        self.targets: list[int] = []

    def effect(self, op: int, args: list[int], after: int) -> int:
        self.effects += [op, *args, *[0] * (5 - len(args)), after, 0]
        return len(self.effects) // EFFECT_ROW - 1

    def target(self, target: Target) -> int:
        self.targets += target.row()
        return len(self.targets) // TARGET_ROW - 1


@dataclass(frozen=True)
class Act:
    """What a card does when it is played or used: the last columns of ``Cards``."""

    timing: int = c.NONE
    kind: int = c.NONE
    window: int = c.NONE
    target: int = c.NONE
    program: int = c.NONE
    lock_after: int = 0
    each: int = 0
    money: int = 0
    cancels: int = 0
    cancel_scope: int = c.NONE
    redraw_scope: int = c.NONE
    nests: bool = False  # opens a window on itself, though it is played in one


def check_act(where: Where, card: Mapping[str, Any], timing: int, rows: Rows, lock_after: int = 0) -> Act:
    """5.1, 5.2. The kind, window, target and effects of a card or of the use of an artefact."""
    kind = KINDS[need_one_of(where.at("kind"), card["kind"], KINDS)]
    window = WINDOWS[need_one_of(where.at("window"), card["window"], WINDOWS)] if timing == c.AS_INSTANT else c.NONE
    target = check_target(where.at("target"), card["target"]) if "target" in card else NOBODY
    program = Program(rows, target, timing, window)
    first = program.steps(where.at("effects"), card["effects"], c.NONE, 1)
    check_reach(where, program, kind)
    check_window(where, program)
    return Act(
        timing=timing,
        kind=kind,
        window=window,
        target=c.NONE if target is NOBODY else rows.target(target),
        program=first,
        lock_after=lock_after,
        each=int(program.each),
        money=int(program.gains),
        cancels=program.cancels,
        cancel_scope=program.cancel_scope,
        redraw_scope=program.redraw_scope,
        nests=timing == c.AS_INSTANT and (kind < c.ATTACKS or program.draws_number),
    )


def check_reach(where: Where, program: Program, kind: int) -> None:
    """G-111. Attacks are exactly the cards that target or affect another player, in one of the two ways."""
    aimed = program.target.owner == c.OF_OPPONENT
    if aimed and program.each:
        raise where.at("effects").error("reaches each opponent, so the card must not name one as target")
    if kind < c.ATTACKS and not aimed and not program.each:
        raise where.at("kind").error("is an attack, so it must name an opponent as target or reach each opponent")
    if kind >= c.ATTACKS and (aimed or program.each):
        raise where.at("kind").error(f"is no attack ({', '.join(ATTACKS)}), so it must not touch an opponent")


def check_window(where: Where, program: Program) -> None:
    """G-113. An instant with a trigger does what the trigger is for."""
    if program.window == c.IN_TARGETED and not program.cancels:
        raise where.at("effects").error("must have the op cancel, since the window is targeted")
    if program.window == c.IN_NUMBER and program.redraw_scope == c.NONE:
        raise where.at("effects").error("must have the op redraw, since the window is number_drawn")


class Program:
    """The effects of one card, compiled from the last to the first, so that each knows what comes next."""

    def __init__(self, rows: Rows, target: Target, timing: int, window: int) -> None:
        self.rows, self.target, self.timing, self.window = rows, target, timing, window
        self.each = self.gains = self.draws_number = False
        self.cancels, self.cancel_scope, self.redraw_scope = 0, c.NONE, c.NONE
        self.deep = 0

    def steps(self, where: Where, value: object, after: int, fewest: int) -> int:
        """The first row of a list of effects; an empty list is the row that comes next."""
        listed = need_list(where, value, fewest, MOST_STEPS)
        self.deep += 1
        if self.deep > MOST_DEEP:
            raise where.error(f"lies too deep: there may be {MOST_DEEP} lists of effects inside each other")
        for number in range(len(listed) - 1, -1, -1):
            after = self.step(where.at(number), listed[number], after)
        self.deep -= 1
        return after

    def step(self, where: Where, value: object, after: int) -> int:
        name = need_word(where, need_table(where, value), "op", OPS)
        op, needed, free, arguments = OPS[name]
        table = need_fields(where, value, ("op", *needed), free)
        return self.rows.effect(op, arguments(self, where, table, after), after)

    # --- whom and what ---

    def who(self, where: Where, value: object) -> int:
        who = need_one_of(where, value, WHO)
        if who == "target" and self.target.owner != c.OF_OPPONENT:
            raise where.error("there is no target: the card names no opponent")
        self.each = self.each or who == "each_opponent"
        return WHO[who]

    def card(self, where: Where, value: object) -> int:
        """NONE for the target that was declared, else a row of targets for one that is chosen now."""
        if isinstance(value, str):
            need_one_of(where, value, ("target",))
            if self.target.zone != c.ON_TABLE:
                raise where.error("there is no target: the card names no card on the table")
            return c.NONE
        target = check_card_target(where, value, ("target", "self"))
        if target.owner == c.OF_TARGET and self.target.owner != c.OF_OPPONENT:
            raise where.at("owner").error("there is no target: the card names no opponent")
        return self.rows.target(target)

    def outermost(self, where: Where, window: int, name: str) -> None:
        if self.window != window or self.deep > 1:
            raise where.error(f"belongs into an instant with the window {name}, and not into a check or a choice")

    # --- the arguments of each op ---

    def gain(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        who = self.who(where.at("who"), table["who"])
        self.gains = self.gains or who == c.SELF
        talers = need_int(where.at("n"), table["n"], 0, MOST)
        return [who, talers, *self.per(where.at("per"), table["per"])] if "per" in table else [who, talers]

    def per(self, where: Where, value: object) -> list[int]:
        per = need_keys(where, value, ("count", "n", "max"))
        need_one_of(where.at("count"), per["count"], COUNTS)
        return [need_int(where.at(key), per[key], 1, MOST) for key in ("n", "max")]

    def pay(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        who = self.who(where.at("who"), table["who"])
        to = need_one_of(where.at("to"), table["to"], RECIPIENTS[:1] if who == c.SELF else RECIPIENTS)
        talers = need_int(where.at("n"), table["n"], 1, MOST)
        return [who, talers, RECIPIENTS.index(to), MODES[need_one_of(where.at("mode"), table["mode"], MODES)]]

    def lock(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        return [self.card(where.at("target"), table["target"]), need_int(where.at("n"), table["n"], 1, MOST_LOCK)]

    def touch(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        return [self.card(where.at("target"), table["target"])]

    def take(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        row = self.card(where.at("target"), table["target"])
        if (self.target.owner if row == c.NONE else self.rows.targets[row * TARGET_ROW]) == c.OF_SELF:
            raise where.at("target").error("is the actor's own card already")
        return [row]

    def draw(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        return [self.who(where.at("who"), table["who"]), need_int(where.at("n"), table["n"], 1, MOST_CARDS)]

    def discard(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        who, cards = self.draw(where, table, after)
        choosers = ("actor",) if who == c.SELF else tuple(CHOOSERS)
        return [who, cards, CHOOSERS[need_one_of(where.at("by"), table["by"], choosers)]]

    def peek(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        need_one_of(where.at("who"), table["who"], ("target", "each_opponent"))
        return [self.who(where.at("who"), table["who"])]

    def check(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        """G-127, G-128. What the number must be above, and the rows for either end."""
        self.draws_number, plus = True, c.NONE
        against = need_int(where.at("against"), table["against"], 0, MOST)
        if "plus" in table:
            plus = PROTECTIONS[need_one_of(where.at("plus"), table["plus"], PROTECTIONS)]
            if self.target.owner != c.OF_OPPONENT:
                raise where.at("plus").error("there is no target: the card names no opponent")
        ends = [self.steps(where.at(end), table.get(end, []), after, 0) for end in ("then", "otherwise")]
        if ends[0] == ends[1]:
            raise where.error("must have effects in then or in otherwise")
        return [against, plus, *ends]

    def cancel(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        self.outermost(where, c.IN_TARGETED, "targeted")
        if self.cancels:
            raise where.error("is there twice")
        self.cancels = bits([KINDS[kind] for kind in need_words(where.at("kinds"), table["kinds"], ATTACKS)])
        self.cancel_scope = CANCEL_SCOPES[need_one_of(where.at("scope"), table["scope"], CANCEL_SCOPES)]
        return [self.cancels, self.cancel_scope]

    def redraw(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        self.outermost(where, c.IN_NUMBER, "number_drawn")
        if self.redraw_scope != c.NONE:
            raise where.error("is there twice")
        self.redraw_scope = REDRAW_SCOPES[need_one_of(where.at("scope"), table["scope"], REDRAW_SCOPES)]
        return [self.redraw_scope]

    def temp(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        who = self.who(where.at("who"), table["who"])
        stat = TEMP_STATS[need_one_of(where.at("stat"), table["stat"], TEMP_STATS)]
        change = need_int(where.at("n"), table["n"], -MOST_CHANGE, MOST_CHANGE)
        return [who, stat, change, UNTIL[need_one_of(where.at("until"), table["until"], UNTIL)]]

    def political(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        if self.timing != c.AS_MEASURE:
            raise where.error("belongs into a measure: an instant may be played in the turn of somebody else")
        return [need_int(where.at("n"), table["n"], 1, MOST_CHANGE)]

    def choice(self, where: Where, table: Mapping[str, Any], after: int) -> list[int]:
        """Who picks, and the first row of each option; none is empty, so that NONE is no option."""
        by = need_one_of(where.at("by"), table["by"], CHOOSERS)
        if by == "target" and self.target.owner != c.OF_OPPONENT:
            raise where.at("by").error("there is no target: the card names no opponent")
        options = need_list(where.at("options"), table["options"], 2, MOST_OPTIONS)
        rows = [self.steps(where.at("options", number), option, after, 1) for number, option in enumerate(options)]
        return [CHOOSERS[by], *rows, *[c.NONE] * (MOST_OPTIONS - len(rows))]


Arguments = Callable[[Program, Where, Mapping[str, Any], int], list[int]]
# 5.2. By its name: the number of an op, the keys it needs, those it may have, and what makes its arguments of them.
OPS: Final[Mapping[str, tuple[int, tuple[str, ...], tuple[str, ...], Arguments]]] = {
    "gain_talers": (c.GAIN_TALERS, ("who", "n"), ("per",), Program.gain),
    "pay_talers": (c.PAY_TALERS, ("who", "n", "to", "mode"), (), Program.pay),
    "lock": (c.LOCK, ("target", "n"), (), Program.lock),
    "unlock": (c.UNLOCK, ("target",), (), Program.touch),
    "destroy": (c.DESTROY, ("target",), (), Program.touch),
    "take": (c.TAKE, ("target",), (), Program.take),
    "draw": (c.DRAW_CARDS, ("who", "n"), (), Program.draw),
    "discard": (c.DISCARD_CARDS, ("who", "n", "by"), (), Program.discard),
    "peek": (c.PEEK, ("who",), (), Program.peek),
    "random_check": (c.RANDOM_CHECK, ("against",), ("plus", "then", "otherwise"), Program.check),
    "cancel": (c.CANCEL, ("kinds", "scope"), (), Program.cancel),
    "redraw": (c.REDRAW, ("scope",), (), Program.redraw),
    "temp": (c.TEMP, ("who", "stat", "n", "until"), (), Program.temp),
    "extra_political": (c.EXTRA_POLITICAL, ("n",), (), Program.political),
    "choice": (c.CHOICE, ("by", "options"), (), Program.choice),
}
