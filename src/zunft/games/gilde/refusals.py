"""Why a move is refused: the first rule that stands against it, in the order of declaring a card (G-062)."""

from __future__ import annotations

from collections.abc import Callable

from zunft.engine.bits import has, only
from zunft.engine.move import first, fourth, second, third, verb_of
from zunft.engine.title import Spoken
from zunft.engine.window import is_window
from zunft.games.gilde import words as w
from zunft.games.gilde.board import E_A, T_HAS, T_LOCKED, T_MEETS, T_OWNER, T_TYPES, T_ZONE, TARGET_ROW
from zunft.games.gilde.rules import building, dealing, effects, moving, needing, playing, responding
from zunft.games.gilde.state import KIND_OF, L_CARD, L_SPARED, GildeState, Player, creditor_of, due_of, lock_of

Why = tuple[Spoken, list[int]]

OTHER_QUESTION = Spoken("other-question")
NOBODY_THERE = Spoken("nobody-there", "{seat}", "G-001")
# setting up
PROFESSION_TAKEN = Spoken("profession-taken", "{profession}", "G-011")
HAS_BUSINESS = Spoken("has-business", rule="G-015")
# where a card is
NOT_IN_HAND = Spoken("not-in-hand", "{card}", "G-062")
NOT_IN_THEIR_HAND = Spoken("not-in-their-hand", "{card} {seat}", "G-062")
NOT_IN_FRONT = Spoken("not-in-front", "{card}", "G-090")
NOT_BEFORE_THEM = Spoken("not-before-them", "{card} {seat}", "G-062")
LOCKED = Spoken("locked", "{card} {number}", "G-006")
# the moment
ONLY_IN_ACTIONS = Spoken("only-in-actions", "{card}", "G-110")
ONLY_ACTION_PHASE = Spoken("only-action-phase", rule="G-065")
ONLY_IN_WINDOWS = Spoken("only-in-windows", "{card}", "G-111")
SAY_RESPOND = Spoken("say-respond", "{card}", "G-112")
NEEDS_ATTACK = Spoken("needs-attack", "{card}", "G-113")
NEEDS_NUMBER = Spoken("needs-number", "{card}", "G-113")
CANNOT_CANCEL = Spoken("cannot-cancel", "{card} {pending:card}", "G-116")
NOT_AGAINST_YOU = Spoken("not-against-you", "{card} {pending:card}", "G-116")
NOT_YOUR_NUMBER = Spoken("not-your-number", "{card}", "G-129")
ONLY_REDRAWS = Spoken("only-redraws", "{card}", "G-155")
REQUESTER_PLAYS_NOTHING = Spoken("requester-plays-nothing", "{card}", "G-150")
# what a card needs
POLITICAL_USED = Spoken("political-used", "{card}", "G-061")
NEEDS_TITLE = Spoken("needs-title", "{card} {title}", "G-062")
NEEDS_FAVOUR = Spoken("needs-favour", "{card} {needed:number} {favour:number}", "G-096")
NEEDS_BUSINESSES = Spoken("needs-businesses", "{card} {needed:number} {number}", "G-062")
NEEDS_ONE_OF = Spoken("needs-one-of", "{card}", "G-062")
NEEDS_ELECTION = Spoken("needs-election", "{card}", "G-062")
BUSINESS_LIMIT = Spoken("business-limit", "{card} {number} {limit:number}", "G-084")
EXTENSION_SLOTS = Spoken("extension-slots", "{card} {number} {limit:number}", "G-082")
INVENTORY_SLOTS = Spoken("inventory-slots", "{card} {number} {limit:number}", "G-090")
TOO_DEAR = Spoken("too-dear", "{card} {cost:number} {cash:number}", "G-063")
NO_ARTEFACT = Spoken("no-artefact", "{card}", "G-091")
NO_USE = Spoken("no-use", "{card}", "G-091")
# targets
NO_TARGET = Spoken("no-target", "{card}", "G-062")
NAME_PLAYER = Spoken("name-player", "{card}", "G-062")
NAME_CARD = Spoken("name-card", "{card}", "G-062")
TAKES_NO_TARGET = Spoken("takes-no-target", "{card}", "G-062")
ONLY_OWN = Spoken("only-own", "{card}", "G-062")
NOT_ONESELF = Spoken("not-oneself", "{card}", "G-062")
IN_TOWER = Spoken("in-tower", "{seat}", "G-149")
NOTHING_UNLOCKED = Spoken("nothing-unlocked", "{card} {seat}", "G-062")
WRONG_TYPE = Spoken("wrong-type", "{card} {target:card}", "G-062")
TARGET_LOCKED = Spoken("target-locked", "{card} {target:card}", "G-043")
TARGET_NOT_LOCKED = Spoken("target-not-locked", "{card} {target:card}", "G-043")
TARGET_NEEDS_MORE = Spoken("target-needs-more", "{card} {target:card}", "G-062")
NAME_VICTIM = Spoken("name-victim", "{card}", "G-116")
NOT_REACHED = Spoken("not-reached", "{card} {seat}", "G-116")
# who gets the cost
NO_RECIPIENT = Spoken("no-recipient", "{card} {seat}", "G-064")
NAME_RECIPIENT = Spoken("name-recipient", "{card}", "G-064")
NO_CHOICE_OF_RECIPIENT = Spoken("no-choice-of-recipient", "{card}", "G-064")
# selling, releasing, discarding
RELEASE_INSTEAD = Spoken("release-instead", "{card}", "G-098")
SELL_NOT_NOW = Spoken("sell-not-now", "{card}", "Q-51")
NO_SALES_IN_ELECTION = Spoken("no-sales-in-election", "{card}", "G-155")
AIMED_AT = Spoken("aimed-at", "{card}", "Q-30")
NOT_TO_RELEASE = Spoken("not-to-release", "{card}", "G-035")
RELEASE_NOT_NOW = Spoken("release-not-now", "{card}", "G-035")
FIT_ARTEFACTS = Spoken("fit-artefacts", "{card}", "G-093")
MUST_DISCARD = Spoken("must-discard", "{number}", "G-070")
# the residence, the Town Hall, the election
NO_HIGHER_RESIDENCE = Spoken("no-higher-residence", rule="G-080")
RESIDENCE_TITLE = Spoken("residence-title", "{residence} {title}", "G-080")
RESIDENCE_TOO_DEAR = Spoken("residence-too-dear", "{residence} {cost:number} {cash:number}", "G-080")
HALL_IN_DECK = Spoken("hall-in-deck", rule="G-101")
HALL_IS_BUILT = Spoken("hall-is-built", rule="G-103")
HALL_TOO_DEAR = Spoken("hall-too-dear", "{cost:number} {cash:number} {together:number}", "G-102")
OWN_SHARE = Spoken("own-share", rule="G-102")
HALL_NOT_BUILT = Spoken("hall-not-built", rule="G-150")
TITLE_TO_STAND = Spoken("title-to-stand", "{title}", "G-150")
CARD_PLAYED = Spoken("card-played", rule="G-150")
ALREADY_REQUESTED = Spoken("already-requested", rule="G-151")
REST_TOO_DEAR = Spoken("rest-too-dear", "{number} {cash:number}", "G-102")
YOU_BUILD_ANYWAY = Spoken("you-build-anyway", rule="G-102")
ALREADY_NAMED = Spoken("already-named", "{seat}", "G-102")
NOTHING_LEFT_TO_SHARE = Spoken("nothing-left-to-share", rule="G-102")
SHARE_RANGE = Spoken("share-range", "{seat} {number} {least:number} {most:number}", "G-102")
POINTS_RANGE = Spoken("points-range", "{number} {most:number}", "G-102")
# deals
BEGIN_WITH_DEAL = Spoken("begin-with-deal", rule="G-134")
TO_OR_OF = Spoken("to-or-of", rule="G-134")
NO_DEALS_IN_WINDOWS = Spoken("no-deals-in-windows", rule="G-134")
OFFERS_USED = Spoken("offers-used", "{number}", "Q-50")
NOBODY_TO_DEAL_WITH = Spoken("nobody-to-deal-with", rule="G-149")
NOTHING_TO_DEAL = Spoken("nothing-to-deal", rule="G-134")
DEBTORS_DEALS = Spoken("debtors-deals", rule="G-147")
NOT_TRADABLE = Spoken("not-tradable", "{card}", "G-131")
NO_BUYER = Spoken("no-buyer", "{card}", "G-132")
WITH_ONESELF = Spoken("with-oneself", rule="G-134")
BUYER_HAS_NO_ROOM = Spoken("buyer-has-no-room", "{card} {seat}", "G-132")
BUYER_LACKS_REQUIREMENT = Spoken("buyer-lacks-requirement", "{card} {seat}", "G-132")
PRICE_TOO_HIGH = Spoken("price-too-high", "{card} {number} {most:number}", "G-131")
BUYER_TOO_POOR = Spoken("buyer-too-poor", "{seat} {number} {cash:number}", "G-134")
NO_LOANS = Spoken("no-loans", rule="Q-33")
NO_TALERS = Spoken("no-talers", "{seat}", "G-143")
NOBODY_HAS_TALERS = Spoken("nobody-has-talers", rule="G-140")
AT_LEAST_ONE = Spoken("at-least-one", rule="G-143")
MORE_THAN_THERE_IS = Spoken("more-than-there-is", "{seat} {number} {cash:number}", "G-143")
TOO_LARGE = Spoken("too-large", "{number} {most:number}", "G-143")
REPAY_RANGE = Spoken("repay-range", "{number} {least:number} {most:number}", "G-142")
TURNS_RANGE = Spoken("turns-range", "{number} {most:number}", "G-142")
NO_SUCH_LOAN = Spoken("no-such-loan", "{number}", "G-142")
NOT_YOUR_LOAN = Spoken("not-your-loan", "{number}", "G-142")
LOAN_IS_DUE = Spoken("loan-is-due", "{number}", "G-142")
LOAN_TOO_LONG = Spoken("loan-too-long", "{number}", "G-142")
# paying, choosing
ONLY_DEBTORS = Spoken("only-debtors", rule="G-145")
NO_MONEY_CARD = Spoken("no-money-card", "{card}", "G-147")
NO_SUCH_CHOICE = Spoken("no-such-choice", "{number}", "G-062")
CANNOT_BE_DONE = Spoken("cannot-be-done", "{number}", "G-062")

REASONS = [value for value in list(globals().values()) if isinstance(value, Spoken)]


# --- which verbs answer which question ------------------------------------------------------------

RESPONSES = {
    w.RESPOND, w.RESPOND_AT, w.RESPOND_ON, w.RESPOND_PAYING, w.RESPOND_AT_PAYING, w.RESPOND_ON_PAYING,
}  # fmt: skip
DEALS = {w.OFFER, w.ASK_FOR, w.GIVE, w.BEG, w.LEND, w.BORROW, w.EXTEND, w.FORGIVE}
IN_WINDOW = {w.PASS_MOVE, w.SELL, w.RELEASE} | RESPONSES
ANSWERS = {
    w.ASK_PROFESSION: {w.PROFESSION},
    w.ASK_ACTION: {w.PLAY, w.USE, w.RELEASE, w.SELL, w.UPGRADE, w.TOWN_HALL, w.REQUEST, w.DEAL, w.END},
    w.ASK_TARGET: {w.AT_PLAYER, w.AT_CARD},
    w.ASK_RECIPIENT: {w.PAYING},
    w.ASK_BUILDERS: {w.WITH, w.BUILD},
    w.ASK_SHARE: {w.TALERS},
    w.ASK_POINTS: {w.POINTS},
    w.ASK_DEAL: DEALS,
    w.ASK_TO: {w.TO},
    w.ASK_OF: {w.OF},
    w.ASK_PRICE: {w.FOR},
    w.ASK_SUM: {w.TALERS},
    w.ASK_REPAY: {w.REPAY},
    w.ASK_TURNS: {w.IN},
    w.ASK_EXTENSION: {w.BY},
    w.ASK_CONSENT: {w.ACCEPT, w.DECLINE},
    w.ASK_JOIN: {w.ACCEPT, w.DECLINE},
    w.ASK_PAY: {w.PLAY, w.USE, w.SELL, w.RELEASE, w.DEAL, w.TOWER},
    w.ASK_FIT: {w.SELL, w.DISCARD},
    w.ASK_CARD: {w.PICK},
    w.ASK_CHOICE: {w.CHOOSE},
    w.ASK_LOSS: {w.DISCARD},
    w.ASK_SURPLUS: {w.DISCARD, w.KEEP},
    w.ASK_SPARE: {w.DISCARD, w.KEEP},
    w.W_REDRAW: {w.REDRAW_HAND, w.PASS_MOVE},
    w.W_START: IN_WINDOW,
    w.W_END: IN_WINDOW,
    w.W_TARGETED: IN_WINDOW,
    w.W_NUMBER: IN_WINDOW,
}
RESPONDING = {w.W_START, w.W_END, w.W_TARGETED, w.W_NUMBER}
ACTION_PHASE = {w.UPGRADE, w.TOWN_HALL, w.REQUEST}


def why(state: GildeState, seat: int, move: int) -> Why:
    """What stands against a move that is no option of a seat that is asked. Only what the seat knows is looked at:
    its own hand, and what lies open."""
    question, verb = state.agenda.question(seat), verb_of(move)
    if verb not in ANSWERS[verb_of(question)]:
        return _other_moment(state, verb_of(question), verb, first(move))
    if verb in RESPONSES:
        return _why_not_respond(state, seat, verb_of(question), move)
    return BY_VERB[verb](state, seat, question, move)


def _other_moment(state: GildeState, kind: int, verb: int, card: int) -> Why:
    """Something else is asked; where it helps, when this could be said."""
    if verb == w.TOWER:
        return ONLY_DEBTORS, []
    if verb in ACTION_PHASE and (kind in RESPONDING or kind == w.ASK_PAY):
        return ONLY_ACTION_PHASE, []
    if verb in RESPONSES and not is_window(kind):
        return ONLY_IN_WINDOWS, [card]
    if verb in DEALS and kind in {w.ASK_ACTION, w.ASK_PAY}:
        return BEGIN_WITH_DEAL, []
    if verb in {w.TO, w.OF} and kind in {w.ASK_TO, w.ASK_OF}:
        return TO_OR_OF, []
    return _other_in_window(state, verb, card) if kind in RESPONDING else (OTHER_QUESTION, [])


def _other_in_window(state: GildeState, verb: int, card: int) -> Why:
    """G-110, G-112, G-134. In a window instants are played as responses; there are no measures and no deals."""
    if verb in DEALS or verb == w.DEAL:
        return NO_DEALS_IN_WINDOWS, []
    if verb not in {w.PLAY, w.USE}:
        return OTHER_QUESTION, []
    is_instant = state.board.cards.timing[card] == w.AS_INSTANT
    return (SAY_RESPOND if is_instant else ONLY_IN_ACTIONS), [card]


# --- setting up -----------------------------------------------------------------------------------


def _why_not_profession(state: GildeState, seat: int, question: int, move: int) -> Why:
    return PROFESSION_TAKEN, [first(move)]


def _why_not_redraw(state: GildeState, seat: int, question: int, move: int) -> Why:
    return HAS_BUSINESS, []


# --- what a card needs ----------------------------------------------------------------------------


def _why_not_play(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-060 … G-063."""
    card, cards = first(move), state.board.cards
    if state.players[seat].hand.find(card) == w.NONE:
        return NOT_IN_HAND, [card]
    if verb_of(question) == w.ASK_PAY:
        return _why_not_raise(state, seat, card, w.INSTANT)
    if cards.type_[card] == w.INSTANT and cards.window[card] != w.IN_ANY:
        return _needs_trigger(state, card)
    if cards.political[card] != 0 and state.political <= 0:
        return POLITICAL_USED, [card]
    return _why_not_met(state, seat, card) or _why_no_room(state, seat, card) or _why_not_afforded(state, seat, card)


def _why_not_afforded(state: GildeState, seat: int, card: int) -> Why:
    """G-062, G-063."""
    if state.board.cards.type_[card] >= w.MEASURE and not needing.has_target(state, seat, card):
        return NO_TARGET, [card]
    return _too_dear(state, seat, card)


def _too_dear(state: GildeState, seat: int, card: int) -> Why:
    return TOO_DEAR, [card, needing.cost_of(state, seat, card), state.players[seat].talers]


def _needs_trigger(state: GildeState, card: int) -> Why:
    """G-113."""
    return (NEEDS_ATTACK if state.board.cards.window[card] == w.IN_TARGETED else NEEDS_NUMBER), [card]


def _why_not_raise(state: GildeState, seat: int, card: int, type_: int) -> Why:
    """G-147. What brings a debtor money: an instant, or an artefact that is used like one."""
    cards = state.board.cards
    if cards.type_[card] != type_ or cards.window[card] == w.NONE:
        return ONLY_IN_ACTIONS, [card]
    if cards.money[card] == 0 or cards.kind[card] < w.ATTACKS or cards.target[card] != w.NONE:
        return NO_MONEY_CARD, [card]
    return _why_not_met(state, seat, card) or _too_dear(state, seat, card)


def _why_not_met(state: GildeState, seat: int, card: int) -> Why | None:
    """5.1, G-096. The requirement of a card: title, favour, businesses, one of certain cards, a pending election."""
    cards, player = state.board.cards, state.players[seat]
    if player.title < cards.needs_title[card]:
        return NEEDS_TITLE, [card, cards.needs_title[card]]
    if cards.needs_favour[card] != w.NONE and player.stats[w.FAVOUR] < cards.needs_favour[card]:
        return NEEDS_FAVOUR, [card, cards.needs_favour[card], player.stats[w.FAVOUR]]
    if player.stats[w.BUSINESSES] < cards.needs_businesses[card]:
        return NEEDS_BUSINESSES, [card, cards.needs_businesses[card], player.stats[w.BUSINESSES]]
    if cards.any_count[card] != 0 and not needing.has_any_of(state, player, card):
        return NEEDS_ONE_OF, [card]
    if cards.needs_election[card] != 0 and not needing.is_election_pending(state):
        return NEEDS_ELECTION, [card]
    return None


ROOM = {
    w.BUSINESS: (BUSINESS_LIMIT, w.BUSINESSES, w.BUSINESS_LIMIT),
    w.EXTENSION: (EXTENSION_SLOTS, w.EXTENSIONS, w.EXTENSION_SLOTS),
    w.ARTEFACT: (INVENTORY_SLOTS, w.ARTEFACTS, w.INVENTORY_SLOTS),
}


def _why_no_room(state: GildeState, seat: int, card: int) -> Why | None:
    """G-082, G-084, G-090."""
    if needing.has_room(state, seat, card):
        return None
    reason, number, limit = ROOM[state.board.cards.type_[card]]
    stats = state.players[seat].stats
    return reason, [card, stats[number], stats[limit]]


# --- what lies in front ---------------------------------------------------------------------------


def _lock(player: Player, card: int) -> int:
    """For how many rounds all cards of this kind are locked, 0 when one is not; NONE when none lies there."""
    locks = [lock_of(player.estate[at]) for at in range(player.owned) if player.estate[at] & KIND_OF == card]
    return min(locks, default=w.NONE)


def _why_not_use(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-090 … G-092."""
    card, cards = first(move), state.board.cards
    if reason := _why_no_artefact(state, seat, card):
        return reason
    if verb_of(question) == w.ASK_PAY:
        return _why_not_raise(state, seat, card, w.ARTEFACT)
    if cards.timing[card] == w.AS_INSTANT and cards.window[card] != w.IN_ANY:
        return _needs_trigger(state, card)
    return NO_TARGET, [card]


def _why_no_artefact(state: GildeState, seat: int, card: int) -> Why | None:
    """G-006, G-090, G-091. It lies there, it can be used, and it is not locked."""
    cards, lock = state.board.cards, _lock(state.players[seat], card)
    if lock == w.NONE:
        return NOT_IN_FRONT, [card]
    if cards.type_[card] != w.ARTEFACT:
        return NO_ARTEFACT, [card]
    if cards.timing[card] == w.NONE:
        return NO_USE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else None


def _why_not_sell(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-098, G-130, G-155, Q-30, Q-51."""
    card, kind = first(move), verb_of(question)
    lock = _lock(state.players[seat], card)
    if lock == w.NONE:
        return NOT_IN_FRONT, [card]
    if moving.is_political(state, card):
        return RELEASE_INSTEAD, [card]
    if kind == w.ASK_FIT and state.board.cards.type_[card] != w.ARTEFACT:
        return FIT_ARTEFACTS, [card]
    return (LOCKED, [card, lock]) if lock > 0 else _why_not_sell_now(state, seat, kind, card)


def _why_not_sell_now(state: GildeState, seat: int, kind: int, card: int) -> Why:
    if responding.is_election(state, kind):
        return NO_SALES_IN_ELECTION, [card]
    return (AIMED_AT if responding.may_sell(state, seat, kind) else SELL_NOT_NOW), [card]


def _why_not_release(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-035. Own active districts and persons, at certain moments of the own turn."""
    card = first(move)
    lock = _lock(state.players[seat], card)
    if lock == w.NONE:
        return NOT_IN_FRONT, [card]
    if not moving.is_political(state, card):
        return NOT_TO_RELEASE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else (RELEASE_NOT_NOW, [card])


def _why_not_discard(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-070, G-071, G-093, 5.2. A card of the own hand, or of another's that is seen; an artefact without a slot."""
    card = first(move)
    if verb_of(question) == w.ASK_FIT:
        return (NOT_IN_FRONT if _lock(state.players[seat], card) == w.NONE else FIT_ARTEFACTS), [card]
    if verb_of(question) == w.ASK_LOSS and first(question) != seat:
        return NOT_IN_THEIR_HAND, [card, first(question)]
    return NOT_IN_HAND, [card]


def _why_not_keep(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-070."""
    player = state.players[seat]
    return MUST_DISCARD, [player.hand.count - player.stats[w.HAND_LIMIT]]


# --- targets --------------------------------------------------------------------------------------


def _is_in(seats: int, seat: int) -> bool:
    return seat < w.BANK and has(seats, seat)


def _why_not_there(state: GildeState, other: int) -> Why | None:
    """G-149, G-171. Somebody sits there and is not in the tower."""
    if not _is_in(state.everyone(), other):
        return NOBODY_THERE, [other]
    return (IN_TOWER, [other]) if state.players[other].tower != 0 else None


def _why_not_at(state: GildeState, seat: int, question: int, move: int) -> Why:
    target = second(move) if verb_of(move) == w.AT_CARD else w.NONE
    reason = _why_not_aim(state, seat, first(question), first(move), target)
    return reason or (NO_TARGET, [first(question)])


def _why_not_aim(state: GildeState, seat: int, card: int, victim: int, target: int) -> Why | None:
    """5.1, G-043, G-062, G-149. A player or a card, as the card says, of the right owner and type."""
    row = state.board.cards.target[card]
    is_player = state.board.targets[row * TARGET_ROW + T_ZONE] == w.A_PLAYER
    if is_player != (target == w.NONE):
        return (NAME_PLAYER if is_player else NAME_CARD), [card]
    reason = _why_not_victim(state, seat, card, row, victim)
    if reason is None and not is_player:
        reason = _why_not_fit(state, seat, card, row, victim, target)
    needs = state.board.targets[row * TARGET_ROW + T_MEETS] != 0
    return _why_not_met(state, seat, target) if reason is None and needs else reason


def _why_not_victim(state: GildeState, seat: int, card: int, row: int, victim: int) -> Why | None:
    if not _is_in(state.everyone(), victim):
        return NOBODY_THERE, [victim]
    is_own = state.board.targets[row * TARGET_ROW + T_OWNER] == w.OF_SELF
    if is_own != (victim == seat):
        return (ONLY_OWN if is_own else NOT_ONESELF), [card]
    if reason := _why_not_there(state, victim):
        return reason
    types = state.board.targets[row * TARGET_ROW + T_HAS]
    return (NOTHING_UNLOCKED, [card, victim]) if types and not needing.has_unlocked(state, victim, types) else None


def _why_not_fit(state: GildeState, seat: int, card: int, row: int, owner: int, target: int) -> Why | None:
    """G-043. The card lies there, is of the right type, and active or locked as asked."""
    player, base = state.players[owner], row * TARGET_ROW
    if _lock(player, target) == w.NONE:
        return (NOT_IN_FRONT, [target]) if owner == seat else (NOT_BEFORE_THEM, [target, owner])
    if not has(state.board.targets[base + T_TYPES], state.board.cards.type_[target]):
        return WRONG_TYPE, [card, target]
    if state.board.targets[base + T_LOCKED] != 0:
        return (TARGET_NOT_LOCKED, [card, target]) if player.locked(target) == w.NONE else None
    return (TARGET_LOCKED, [card, target]) if player.active(target) == w.NONE else None


def _why_not_pick(state: GildeState, seat: int, question: int, move: int) -> Why:
    """5.2. A card that is picked when an effect resolves: its owner, and often another's choice."""
    row = effects.argument(state, third(question), E_A)
    reason = _why_not_fit(state, seat, first(question), row, second(question), first(move))
    return reason or (TARGET_NEEDS_MORE, [first(question), first(move)])


def _why_not_choose(state: GildeState, seat: int, question: int, move: int) -> Why:
    number = first(move)
    is_option = 1 <= number <= MOST_CHOICES and effects.is_option(state, second(question), number - 1)
    return (CANNOT_BE_DONE if is_option else NO_SUCH_CHOICE), [number]


MOST_CHOICES = 4


def _why_not_paying(state: GildeState, seat: int, question: int, move: int) -> Why:
    return NO_RECIPIENT, [first(question), first(move)]


# --- responses ------------------------------------------------------------------------------------


def _why_not_respond(state: GildeState, seat: int, kind: int, move: int) -> Why:
    """G-110 … G-116."""
    card = first(move)
    is_instant = state.board.cards.type_[card] == w.INSTANT  # an artefact was paid when it was laid out
    return (
        _why_no_response(state, seat, kind, card)
        or _why_not_triggered(state, seat, kind, card)
        or (_why_not_met(state, seat, card) if is_instant else None)
        or _why_not_aimed(state, seat, kind, move)
        or (_why_not_paid(state, seat, card) if is_instant else None)
        or _why_not_to(state, seat, move)
    )


def _why_no_response(state: GildeState, seat: int, kind: int, card: int) -> Why | None:
    """G-091, G-110, G-150. An instant of the hand, or an artefact that is used like one."""
    cards = state.board.cards
    if cards.type_[card] == w.ARTEFACT:
        reason = _why_no_artefact(state, seat, card)
        return reason or ((ONLY_IN_ACTIONS, [card]) if cards.timing[card] == w.AS_MEASURE else None)
    if cards.type_[card] != w.INSTANT:
        return ONLY_IN_ACTIONS, [card]
    if state.players[seat].hand.find(card) == w.NONE:
        return NOT_IN_HAND, [card]
    is_requester = kind == w.W_END and seat == state.active and state.requesting != 0
    return (REQUESTER_PLAYS_NOTHING, [card]) if is_requester else None


def _why_not_triggered(state: GildeState, seat: int, kind: int, card: int) -> Why | None:
    """G-113, G-116, G-129, G-155."""
    cards = state.board.cards
    if responding.fits_window(state, seat, kind, card):
        return None
    if cards.window[card] == w.IN_ANY:
        return ONLY_REDRAWS, [card]
    if kind != (w.W_TARGETED if cards.window[card] == w.IN_TARGETED else w.W_NUMBER):
        return _needs_trigger(state, card)
    if kind == w.W_NUMBER:
        return NOT_YOUR_NUMBER, [card]
    pending = state.link(L_CARD)
    return (NOT_AGAINST_YOU if has(cards.cancels[card], cards.kind[pending]) else CANNOT_CANCEL), [card, pending]


def _why_not_paid(state: GildeState, seat: int, card: int) -> Why | None:
    """G-063."""
    is_dear = needing.cost_of(state, seat, card) > state.players[seat].talers
    return _too_dear(state, seat, card) if is_dear else None


def _named(move: int) -> tuple[int, int, int]:
    """The victim, the target and the recipient that a response names; NONE where it names none."""
    verb = verb_of(move)
    victim = w.NONE if verb in {w.RESPOND, w.RESPOND_PAYING} else second(move)
    target = third(move) if verb in {w.RESPOND_ON, w.RESPOND_ON_PAYING} else w.NONE
    places = {w.RESPOND_PAYING: second, w.RESPOND_AT_PAYING: third, w.RESPOND_ON_PAYING: fourth}
    return victim, target, places[verb](move) if verb in places else w.NONE


def _why_not_aimed(state: GildeState, seat: int, kind: int, move: int) -> Why | None:
    """G-062, G-116. The target is named where the card has one, a victim where a cancel could be for several."""
    card, (victim, target, _) = first(move), _named(move)
    row = state.board.cards.target[card]
    if row == w.NONE:
        return _why_not_for(state, kind, card, victim, target)
    if victim != w.NONE:
        return _why_not_aim(state, seat, card, victim, target)
    if not needing.has_target(state, seat, card):
        return NO_TARGET, [card]
    is_player = state.board.targets[row * TARGET_ROW + T_ZONE] == w.A_PLAYER
    return (NAME_PLAYER if is_player else NAME_CARD), [card]


def _why_not_for(state: GildeState, kind: int, card: int, victim: int, target: int) -> Why | None:
    if not responding.names_victim(state, kind, card):
        return (TAKES_NO_TARGET, [card]) if victim != w.NONE else None
    if victim == w.NONE:
        return NAME_VICTIM, [card]
    if target != w.NONE:
        return TAKES_NO_TARGET, [card]
    open_ = effects.reached(state) & ~state.link(L_SPARED)
    return None if _is_in(open_, victim) else (NOT_REACHED, [card, victim])


def _why_not_to(state: GildeState, seat: int, move: int) -> Why:
    """G-064, Q-15. Who gets the cost is named where there is a choice, and only there."""
    card, (_, _, recipient) = first(move), _named(move)
    owners = needing.recipients(state, seat, card) if state.board.cards.type_[card] == w.INSTANT else 0
    if owners & (owners - 1) == 0:
        return NO_CHOICE_OF_RECIPIENT, [card]
    return (NAME_RECIPIENT, [card]) if recipient == w.NONE else (NO_RECIPIENT, [card, recipient])


# --- the residence, the Town Hall, the election ---------------------------------------------------


def _why_not_upgrade(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-080."""
    player, board = state.players[seat], state.board
    following = player.residence + 1
    if following >= board.residences:
        return NO_HIGHER_RESIDENCE, []
    titles = [title for title in range(board.titles) if board.title_residence[title] >= following]
    title = max(min(titles, default=board.titles - 1), board.residence_title[following])
    if player.title < title:
        return RESIDENCE_TITLE, [following, title]
    return RESIDENCE_TOO_DEAR, [following, playing.upgrade_cost(state, seat), player.talers]


def _why_not_town_hall(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-101 … G-103, Q-50."""
    if state.hall != w.IN_CENTRE:
        return (HALL_IN_DECK if state.hall == w.IN_DECK else HALL_IS_BUILT), []
    own, cost = state.players[seat].talers, building.cost(state)
    together = own + _means(state, dealing.partners(state, seat))
    if together < cost:
        return HALL_TOO_DEAR, [cost, own, together]
    return (OFFERS_USED, [state.options.offers]) if own > 0 else (OWN_SHARE, [])


def _means(state: GildeState, seats: int) -> int:
    return sum(state.players[seat].talers for seat in range(state.seats) if has(seats, seat))


def _why_not_request(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-150, G-151."""
    board = state.board
    if state.hall != w.BUILT:
        return HALL_NOT_BUILT, []
    if board.title_stands[state.players[seat].title] == 0:
        stands = [title for title in range(board.titles) if board.title_stands[title] != 0]
        return TITLE_TO_STAND, [min(stands, default=board.titles - 1)]
    return (CARD_PLAYED if state.played != 0 else ALREADY_REQUESTED), []


def _why_not_build(state: GildeState, seat: int, question: int, move: int) -> Why:
    return REST_TOO_DEAR, [building.rest_of_cost(state), state.players[seat].talers]


def _why_not_with(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-102, Q-50."""
    other = first(move)
    if other == seat:
        return YOU_BUILD_ANYWAY, []
    if reason := _why_not_there(state, other):
        return reason
    if state.shares[other] != 0:
        return ALREADY_NAMED, [other]
    if state.players[other].talers == 0:
        return NO_TALERS, [other]
    is_used = state.offers >= state.options.offers
    return (OFFERS_USED, [state.options.offers]) if is_used else (NOTHING_LEFT_TO_SHARE, [])


def _why_not_share(state: GildeState, seat: int, other: int, number: int) -> Why:
    """G-102. At least a taler, so much that the rest can still be raised, and not all."""
    rest = building.rest_of_cost(state)
    others = _means(state, building.unnamed(state, seat) & ~only(other))
    least = max(1, rest - state.players[seat].talers - others)
    return SHARE_RANGE, [other, number, least, min(state.players[other].talers, rest - 1)]


def _why_not_points(state: GildeState, seat: int, question: int, move: int) -> Why:
    return POINTS_RANGE, [first(move), building.rest_of_value(state)]


# --- deals ----------------------------------------------------------------------------------------


def _why_not_deal(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-134, G-149, Q-50."""
    is_turn = verb_of(question) == w.ASK_ACTION
    made = state.offers if is_turn else state.agenda.about(1)
    most = state.options.offers if is_turn else state.options.offers // 2
    if made >= most:
        return OFFERS_USED, [most]
    return (NOBODY_TO_DEAL_WITH if dealing.partners(state, seat) == 0 else NOTHING_TO_DEAL), []


def _why_not_this_deal(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-134, G-147, Q-33. A debtor may only offer cards, beg and borrow; loans only where the table tracks them."""
    verb = verb_of(move)
    if state.agenda.kind() != w.ASK_ACTION and verb not in {w.OFFER, w.BEG, w.BORROW}:
        return DEBTORS_DEALS, []
    if verb in {w.LEND, w.BORROW} and state.options.no_loans != 0:
        return NO_LOANS, []
    if verb in {w.EXTEND, w.FORGIVE}:
        return _why_not_loan(state, seat, verb, first(move))
    if state.agenda.kind() == w.ASK_ACTION and state.offers >= state.options.offers:
        return OFFERS_USED, [state.options.offers]
    if dealing.partners(state, seat) == 0:
        return NOBODY_TO_DEAL_WITH, []
    return _why_not_this_bargain(state, seat, move)


def _why_not_this_bargain(state: GildeState, seat: int, move: int) -> Why:
    verb = verb_of(move)
    if verb == w.OFFER:
        return _why_not_tradable(state, seat, seat, first(move)) or (NO_BUYER, [first(move)])
    if verb == w.ASK_FOR:
        return _why_not_ask(state, seat, first(move), second(move))
    return (NO_TALERS, [seat]) if verb in {w.GIVE, w.LEND} else (NOBODY_HAS_TALERS, [])


def _why_not_tradable(state: GildeState, seat: int, owner: int, card: int) -> Why | None:
    """G-131. An unlocked possession in front of its owner."""
    lock = _lock(state.players[owner], card)
    if lock == w.NONE:
        return (NOT_IN_FRONT, [card]) if owner == seat else (NOT_BEFORE_THEM, [card, owner])
    if not moving.is_possession(state, card):
        return NOT_TRADABLE, [card]
    return (LOCKED, [card, lock]) if lock > 0 else None


def _why_not_ask(state: GildeState, seat: int, card: int, other: int) -> Why:
    """G-131, G-132."""
    reason = _why_not_partner(state, seat, other) or _why_not_tradable(state, seat, other, card)
    if reason is None:
        reason = _why_no_room(state, seat, card) or _why_not_met(state, seat, card)
    return reason or (NO_BUYER, [card])


def _why_not_partner(state: GildeState, seat: int, other: int) -> Why | None:
    return (WITH_ONESELF, []) if other == seat else _why_not_there(state, other)


def _why_not_loan(state: GildeState, seat: int, verb: int, number: int) -> Why:
    """G-142. By its lender, and extended only while it is not due."""
    if not 1 <= number <= len(state.owed):
        return NO_SUCH_LOAN, [number]
    row = state.owed[number - 1]
    if creditor_of(row) != seat:
        return NOT_YOUR_LOAN, [number]
    return (LOAN_IS_DUE if due_of(row) == 0 else LOAN_TOO_LONG), [number]


def _why_not_partner_named(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-132, G-140. The other side takes part, and can take the card or has talers."""
    other, card = first(move), second(question)
    if reason := _why_not_partner(state, seat, other):
        return reason
    if first(question) != w.OFFER:
        return NO_TALERS, [other]
    has_room = needing.has_room(state, other, card)
    return (BUYER_LACKS_REQUIREMENT if has_room else BUYER_HAS_NO_ROOM), [card, other]


def _why_not_price(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-131, T-06."""
    card, price = second(question), first(move)
    buyer = seat if first(question) == w.ASK_FOR else third(question)
    most = state.board.cards.cost[card] * state.board.trade_factor
    if price > most:
        return PRICE_TOO_HIGH, [card, price, most]
    return BUYER_TOO_POOR, [buyer, price, state.players[buyer].talers]


def _why_not_talers(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-102, G-142, G-143."""
    if verb_of(question) == w.ASK_SHARE:
        return _why_not_share(state, seat, first(question), first(move))
    giver = seat if first(question) in {w.GIVE, w.LEND} else second(question)
    cash, number = state.players[giver].talers, first(move)
    if number == 0:
        return AT_LEAST_ONE, []
    return (MORE_THAN_THERE_IS, [giver, number, cash]) if number > cash else (TOO_LARGE, [number, w.MOST_SUM])


def _why_not_repay(state: GildeState, seat: int, question: int, move: int) -> Why:
    """G-142, Q-33."""
    principal = third(question)
    return REPAY_RANGE, [first(move), principal, min(2 * principal, principal + w.MOST_SUM)]


def _why_not_turns(state: GildeState, seat: int, question: int, move: int) -> Why:
    return TURNS_RANGE, [first(move), dealing.LONGEST]


BY_VERB: dict[int, Callable[[GildeState, int, int, int], Why]] = {
    w.PROFESSION: _why_not_profession,
    w.REDRAW_HAND: _why_not_redraw,
    w.PLAY: _why_not_play,
    w.USE: _why_not_use,
    w.AT_PLAYER: _why_not_at,
    w.AT_CARD: _why_not_at,
    w.PAYING: _why_not_paying,
    w.UPGRADE: _why_not_upgrade,
    w.TOWN_HALL: _why_not_town_hall,
    w.WITH: _why_not_with,
    w.BUILD: _why_not_build,
    w.REQUEST: _why_not_request,
    w.RELEASE: _why_not_release,
    w.SELL: _why_not_sell,
    w.DISCARD: _why_not_discard,
    w.KEEP: _why_not_keep,
    w.CHOOSE: _why_not_choose,
    w.PICK: _why_not_pick,
    w.DEAL: _why_not_deal,
    **dict.fromkeys(DEALS, _why_not_this_deal),
    w.TO: _why_not_partner_named,
    w.OF: _why_not_partner_named,
    w.FOR: _why_not_price,
    w.TALERS: _why_not_talers,
    w.REPAY: _why_not_repay,
    w.IN: _why_not_turns,
    w.BY: _why_not_turns,
    w.POINTS: _why_not_points,
}
