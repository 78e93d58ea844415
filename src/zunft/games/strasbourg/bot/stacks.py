"""What stacks of influence will win in the steps of a round of Strasbourg that are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zunft.engine.bits import size, zeros
from zunft.engine.evaluation import SURE
from zunft.games.strasbourg import constants as c
from zunft.games.strasbourg.bot.steps import PLACES
from zunft.games.strasbourg.state import VALUE, Player, StrasbourgState

# [kind of step][influence] how likely another player shows more (of equals half)
BEATS: Final[vec[i64]] = vec[i64]([
    688, 647, 577, 521, 467, 403, 314, 234, 187, 152, 129, 109, 73,  # nobility and church
    742, 686, 588, 509, 432, 345, 219, 114, 72, 46, 28, 15, 5,  # a guild
    324, 273, 184, 116, 67, 33, 11, 1, 0, 0, 0, 0, 0,  # merchants
    540, 501, 426, 363, 305, 241, 144, 64, 41, 31, 23, 14, 6,  # merchants and their seat
])  # fmt: skip
HIGHEST: Final = 12
USUAL_STACKS: Final = 399  # to a step that is left
KEENEST: Final = 1500
LEAST_KEEN: Final = 400

STACKS: Final = 64
FIRST_IN_HAND: Final = 32


# --- own stacks -----------------------------------------------------------------------------------


def sums_of(player: Player) -> vec[i64]:
    """[stack] The influence of the stacks that lie there or are being laid; each card in hand as a stack of its own
    from FIRST_IN_HAND on."""
    sums = zeros(STACKS)
    hand: i64 = FIRST_IN_HAND
    for at in range(player.cards.count):
        item = player.cards.items[at]
        stack = (item >> 4) & 31
        if stack == 0:
            stack = hand
            hand += 1
        sums[stack] += item & VALUE
    return sums


def ranked_stacks(sums: vec[i64], ranked: vec[i64]) -> i64:
    """The stacks, highest first, each as 64 * influence + stack; gives their number."""
    count: i64 = 0
    for stack in range(i64(STACKS)):
        if sums[stack] > 0:
            _insert(ranked, count, 64 * sums[stack] + stack)
            count += 1
    return count


def ranked_steps(gains: vec[i64], step: i64, ranked: vec[i64]) -> i64:
    """The steps from *step* on, the most wanted first, each as 8 * worth + step; gives their number."""
    count: i64 = 0
    while step <= c.STEP_G:
        _insert(ranked, count, 8 * (gains[PLACES * step] + gains[PLACES * step + 1]) + step)
        count += 1
        step += 1
    return count


def _insert(ranked: vec[i64], count: i64, item: i64) -> None:
    at = count
    while at > 0 and ranked[at - 1] < item:
        ranked[at] = ranked[at - 1]
        at -= 1
    ranked[at] = item


# --- steps to come --------------------------------------------------------------------------------


def prospects(
    state: StrasbourgState, gains: vec[i64], steps: vec[i64], to_come: i64, stacks: vec[i64], count: i64, keen: i64,
    without: i64 = -1,
) -> i64:  # fmt: skip
    """What the stacks, but for one, will bring: the best one in the most wanted step, the next one in the next."""
    worth: i64 = 0
    at: i64 = 0
    for stack in range(count):
        if stack != without and at < to_come:
            worth += expected(state, gains, steps[at] & 7, stacks[stack] >> 6, keen)
            at += 1
    return worth


def expected(state: StrasbourgState, gains: vec[i64], step: i64, influence: i64, keen: i64) -> i64:
    """What a stack of this influence brings in a step in which nobody has decided, against rivals so keen."""
    rivals = state.seats - 1
    beaten = min(beats(step, influence) * keen // SURE, i64(SURE))
    better = SURE - beaten
    ahead: i64 = SURE
    for rival in range(rivals - 2):
        ahead = ahead * better // SURE
    third = (rivals * (rivals - 1) // 2) * (beaten * beaten // SURE) * ahead // SURE
    ahead = ahead * better // SURE
    second = rivals * beaten * ahead // SURE
    ahead = ahead * better // SURE
    at = PLACES * step
    return (gains[at] * ahead + gains[at + 1] * second + gains[at + 2] * third) // SURE


def beats(step: i64, influence: i64) -> i64:
    """How likely a usual rival shows more in a step."""
    return BEATS[(HIGHEST + 1) * kind_of(step) + min(influence, i64(HIGHEST))]


def kind_of(step: i64) -> i64:
    if step == c.STEP_A:
        return 0
    if step == c.STEP_G:
        return 3
    return 1 if step % 2 == 1 else 2


# --- the present step -----------------------------------------------------------------------------


def expected_now(state: StrasbourgState, seat: i64, gains: vec[i64], influence: i64) -> i64:
    """What this influence brings in the present step, against what is shown already and what others may show."""
    first: i64 = SURE  # how likely none, one, two of the others are ahead
    second: i64 = 0
    third: i64 = 0
    for step in range(state.seats):
        other = state.clockwise(step)
        if other != seat:
            ahead = is_ahead(state, seat, other, influence, step)
            third = (third * (SURE - ahead) + second * ahead) // SURE
            second = (second * (SURE - ahead) + first * ahead) // SURE
            first = first * (SURE - ahead) // SURE
    at = PLACES * state.step
    return (gains[at] * first + gains[at + 1] * second + gains[at + 2] * third) // SURE


def is_ahead(state: StrasbourgState, seat: i64, other: i64, influence: i64, distance: i64) -> i64:
    """How likely another player, so far from the starting player, will be ahead of this influence."""
    rival = state.players[other]
    if rival.shown.count > 0:
        shown = rival.influence()
        return SURE if shown > influence or (shown == influence and distance < away(state, seat)) else i64(0)
    if not is_undecided(state, other):
        return 0
    return min(beats(state.step, influence) * keenness(state, other, c.STEP_G + 1 - state.step) // SURE, i64(SURE))


def away(state: StrasbourgState, seat: i64) -> i64:
    """How far a seat sits from the starting player."""
    return seat - state.start if seat >= state.start else seat - state.start + state.seats


def is_undecided(state: StrasbourgState, seat: i64) -> bool:
    for at in range(state.queued):
        if state.queue[at] == seat:
            return True
    return False


# --- rivals ---------------------------------------------------------------------------------------


def field(state: StrasbourgState, seat: i64, steps: i64) -> i64:
    """How keenly each of the others will bid, on average, in so many steps that are left; a usual one: SURE."""
    keen: i64 = 0
    for other in range(state.seats):
        if other != seat:
            keen += keenness(state, other, steps)
    return keen // (state.seats - 1)


def keenness(state: StrasbourgState, other: i64, steps: i64) -> i64:
    """How keenly a player will bid, by the stacks that lie there; while all plan nobody knows."""
    if state.step < c.STEP_A or steps == 0:
        return SURE
    stacks = size(state.players[other].stacks)
    if stacks == 0:
        return 0
    return min(max(stacks * SURE * SURE // (steps * USUAL_STACKS), i64(LEAST_KEEN)), i64(KEENEST))
