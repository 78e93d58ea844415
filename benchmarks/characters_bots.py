"""Bots of three characters who play The Guild sensibly: greedy, a turn at a time, by what their seat sees."""

from collections.abc import Callable
from itertools import combinations
from random import Random

from characters_deals import Buy, Dealing, rank
from characters_sight import Deck, Sight
from characters_windows import Answering
from characters_worth import AIMED, HELD, Character, Worth, wanted_favour
from zunft.engine.move import first, pack, second, third, verb_of
from zunft.engine.window import is_window
from zunft.games.gilde import words as w
from zunft.games.gilde.state import KIND_OF, lock_of

SPARE = 2.0  # a card that is useful for less than this is exchanged
LAST_LAP = 45  # points of experience from which on a way to the end is looked for
POSSESSIONS = {w.BUSINESS, w.ANNEX, w.EXTENSION, w.ARTEFACT}
SLOTS = {
    w.BUSINESS: (w.BUSINESSES, w.BUSINESS_LIMIT),
    w.EXTENSION: (w.EXTENSIONS, w.EXTENSION_SLOTS),
    w.ARTEFACT: (w.ARTEFACTS, w.INVENTORY_SLOTS),
}
MONEY = {"i06": 4, "m14": 7, "m09": 2}


class Bot:
    """A player. Between two decisions it remembers a plan of moves and the deals that it tried in this turn."""

    def __init__(self, deck: Deck, character: Character, rng: Random) -> None:
        self.deck, self.character, self.rng = deck, character, rng
        self.plan: list[int] = []
        self.round = 0
        self.dealing = Dealing(rng)
        self.answering = Answering()

    def choose(self, sight: Sight, question: int, options: list[int]) -> int:
        """One of the options, by what the seat sees."""
        kind = verb_of(question)
        worth = Worth(self.deck, sight, self.character)
        if is_window(kind):
            return self.answering.answer(worth, kind, options)
        if kind not in UNPLANNED and (planned := self._planned(options)) is not None:
            return planned
        handler = HANDLERS.get(kind)
        return handler(self, worth, question, options) if handler else options[0]

    def _planned(self, options: list[int]) -> int | None:
        """The next move of the plan; steps that were answered by force are skipped."""
        legal = set(options)
        while self.plan:
            move = self.plan.pop(0)
            if move in legal:
                return move
        return None

    def _follow(self, moves: list[int]) -> int:
        self.plan = moves[1:]
        self.dealing.note(moves)
        return moves[0]

    # --- the action phase ---

    def act(self, worth: Worth, question: int, options: list[int]) -> int:
        if worth.sight.round != self.round:
            self.round = worth.sight.round
            self.dealing.begin_turn()
        if way := self.way_to_the_end(worth, options):
            return self._follow(way)
        if pack(w.REQUEST) in options and wants_election(worth):
            return pack(w.REQUEST)
        buys = [*self.plays(worth, options), *self.others(worth, options), *self.replacements(worth)]
        buys = [buy for buy in buys if buy.rank > 0 and not self.waits(worth, buy)]
        if buys:
            return self._follow(max(buys, key=lambda buy: buy.rank).moves)
        if pack(w.DEAL) in options and (deal := self.dealing.proposal(worth)):
            return self._follow(deal)
        return self.release(worth, options)

    def plays(self, worth: Worth, options: list[int]) -> list[Buy]:
        """Cards of the hand that can be played as things are."""
        sight = worth.sight
        cards = [first(move) for move in options if verb_of(move) == w.PLAY]
        return [self._play(worth, kind, sight.cost(kind)) for kind in cards]

    def _play(self, worth: Worth, kind: int, cost: int) -> Buy:
        return Buy(rank(worth, worth.gain(kind), cost), cost, [pack(w.PLAY, kind)])

    def others(self, worth: Worth, options: list[int]) -> list[Buy]:
        """What is no card of the hand: the residence, the Town Hall, artefacts that are used."""
        buys: list[Buy] = []
        for move in options:
            verb = verb_of(move)
            if verb == w.UPGRADE:
                cost = worth.sight.upgrade_cost()
                buys.append(Buy(rank(worth, upgrade_gain(worth), cost), cost, [move]))
            elif verb == w.TOWN_HALL:
                buys += self.dealing.town_hall(worth)
            elif verb == w.USE:
                buys.append(Buy(use_gain(worth, self.deck.keys[first(move)]) / 3, 0, [move]))
        return buys

    def replacements(self, worth: Worth) -> list[Buy]:
        """Cards for which another one of the same sort has to go first: to another player, or to the pile."""
        sight, prints = worth.sight, self.deck.prints
        buys: list[Buy] = []
        for kind in dict.fromkeys(sight.hand()):
            type_ = prints[kind].type_
            if type_ not in SLOTS or sight.has_room(kind) or not sight.meets(kind):
                continue
            old = [card & KIND_OF for card in sight.table(sight.seat) if lock_of(card) == 0]
            old = [card for card in old if prints[card].type_ == type_]
            if old:
                buys.append(self._replacement(worth, kind, min(old, key=worth.lying)))
        return buys

    def _replacement(self, worth: Worth, kind: int, old: int) -> Buy:
        sight = worth.sight
        sale, cost = sight.sale_price(old), sight.cost(kind)
        moves = [pack(w.SELL, old), pack(w.PLAY, kind)]
        good = rank(worth, worth.gain(kind) - worth.lying(old), cost - sale)
        if good > 0 and (offer := self.dealing.offer(worth, old)):
            moves = offer + moves[1:]
        return Buy(good, cost - sale, moves)

    def waits(self, worth: Worth, buy: Buy) -> bool:
        """Whether the talers are better kept for a business that can be paid in the next turn, and then only."""
        sight = worth.sight
        left = sight.talers(worth.me) - buy.cost
        soon = sight.stat(worth.me, w.INCOME) - sight.stat(worth.me, w.UPKEEP)
        if buy.cost <= 0 or worth.turns < 3:
            return False
        goals = [kind for kind in sight.hand() if self.deck.prints[kind].type_ == w.BUSINESS and sight.meets(kind)]
        goals = [kind for kind in goals if sight.has_room(kind) and left < sight.cost(kind)]
        goals = [kind for kind in goals if left + soon < sight.cost(kind) <= left + buy.cost + soon]
        return any(rank(worth, worth.gain(kind), 0, sight.cost(kind)) > 1.2 * buy.rank for kind in goals)

    def release(self, worth: Worth, options: list[int]) -> int:
        """Political cards that cost more than they are worth go; then the phase is over."""
        if not worth.sight.is_election_pending():
            for move in options:
                if verb_of(move) == w.RELEASE and is_burden(worth, first(move)):
                    return move
        return pack(w.END)

    # --- the end ---

    def way_to_the_end(self, worth: Worth, options: list[int]) -> list[int]:
        """The moves that reach the Count's experience in this turn, if there are any."""
        sight = worth.sight
        need = self.deck.count_xp - sight.xp(sight.seat)
        if need > LAST_LAP:
            return []
        items = self._items(worth, options)
        chosen = cheapest(items, need, lambda cards: self._fits(worth, cards))
        if chosen is None:
            return []
        return [*self._sales(worth, chosen), *(item[2] for item in chosen)]

    def _items(self, worth: Worth, options: list[int]) -> list[tuple[int, int, int, int]]:
        """Value, cost, move and card of everything that gives experience now."""
        sight, board = worth.sight, self.deck.board
        items = []
        for kind in sight.hand():
            card = self.deck.prints[kind]
            if is_playable(worth, kind):
                items.append((card.value, sight.cost(kind) - MONEY.get(card.key, 0), pack(w.PLAY, kind), kind))
        if pack(w.UPGRADE) in options:
            value = self.deck.residence_value(sight.residence(sight.seat) + 1)
            items.append((value, sight.upgrade_cost(), pack(w.UPGRADE), w.NONE))
        if sight.hall == w.IN_CENTRE and sight.talers(sight.seat) >= board.cards.cost[board.town_hall]:
            hall = board.town_hall
            items.append((board.cards.value[hall], board.cards.cost[hall], pack(w.TOWN_HALL), w.NONE))
        return items

    def _fits(self, worth: Worth, chosen: tuple[tuple[int, int, int, int], ...]) -> bool:
        """Whether all that can be played together, were everything else sold."""
        sight, prints = worth.sight, self.deck.prints
        sales = sum(sight.sale_price(kind) for kind in sellable(worth))
        if sum(item[1] for item in chosen) > sight.talers(sight.seat) + sales:
            return False
        cards = [prints[item[3]] for item in chosen if item[3] != w.NONE]
        if sum(card.political for card in cards) > sight.political_left:
            return False
        return all(
            sum(card.type_ == type_ for card in cards) <= self._room(worth, type_, with_sales=True) for type_ in SLOTS
        )

    def _room(self, worth: Worth, type_: int, *, with_sales: bool) -> int:
        sight = worth.sight
        used, limit = SLOTS[type_]
        sold = sum(self.deck.prints[kind].type_ == type_ for kind in sellable(worth)) if with_sales else 0
        return sight.stat(sight.seat, limit) - sight.stat(sight.seat, used) + sold

    def _sales(self, worth: Worth, chosen: list[tuple[int, int, int, int]]) -> list[int]:
        """What has to be sold for it: for room first, then for money, the least useful first."""
        sight, prints = worth.sight, self.deck.prints
        left = sorted(sellable(worth), key=worth.lying)
        sold: list[int] = []
        for type_ in SLOTS:
            lacking = sum(prints[item[3]].type_ == type_ for item in chosen if item[3] != w.NONE)
            lacking -= self._room(worth, type_, with_sales=False)
            sold += [kind for kind in left if prints[kind].type_ == type_][: max(0, lacking)]
        for kind in sold:
            left.remove(kind)
        short = sum(item[1] for item in chosen) - sight.talers(sight.seat)
        short -= sum(sight.sale_price(kind) for kind in sold)
        while short > 0 and left:
            short -= sight.sale_price(left[0])
            sold.append(left.pop(0))
        return [pack(w.SELL, kind) for kind in sold]

    # --- steps, choices and losses ---

    def aim(self, worth: Worth, question: int, options: list[int]) -> int:
        key = self.deck.keys[first(question)]
        return max(options, key=lambda move: worth.aim(key, move)) if key in AIMED else options[0]

    def recipient(self, worth: Worth, _: int, options: list[int]) -> int:
        return min(options, key=lambda move: worth.standing(first(move)))

    def builders(self, _: Worth, __: int, options: list[int]) -> int:
        return pack(w.BUILD) if pack(w.BUILD) in options else options[0]

    def profession(self, _: Worth, __: int, options: list[int]) -> int:
        return self.rng.choice(options)

    def discard(self, worth: Worth, _: int, options: list[int]) -> int:
        return min(options, key=lambda move: useful(worth, first(move)))

    def spare(self, worth: Worth, _: int, options: list[int]) -> int:
        cards = [move for move in options if verb_of(move) == w.DISCARD]
        worst = min(cards, key=lambda move: useful(worth, first(move)))
        return worst if useful(worth, first(worst)) < SPARE else pack(w.KEEP)

    def loss(self, worth: Worth, question: int, options: list[int]) -> int:
        """Of a hand that is shown: the dearest goes; of the own one the least useful."""
        if first(question) == worth.me:
            return self.discard(worth, question, options)
        return max(options, key=lambda move: (self.deck.prints[first(move)].value, self.deck.prints[first(move)].cost))

    def pick(self, worth: Worth, question: int, options: list[int]) -> int:
        """A business that rests for a round: of the own ones that which yields least."""
        owner = second(question)
        sign = 1 if owner == worth.me else -1
        return min(options, key=lambda move: sign * worth.yields(owner, first(move)))

    def choice(self, worth: Worth, _: int, options: list[int]) -> int:
        """Protection money: pay (1), unless a business yields no more than that (2)."""
        sight, prints = worth.sight, self.deck.prints
        cards = [card & KIND_OF for card in sight.table(sight.seat) if lock_of(card) == 0]
        yields = [worth.yields(worth.me, card) for card in cards if prints[card].type_ == w.BUSINESS]
        wanted = pack(w.CHOOSE, 2 if min(yields, default=9) <= 3 else 1)
        return wanted if wanted in options else options[0]

    def fit(self, worth: Worth, _: int, options: list[int]) -> int:
        return min(options, key=lambda move: (worth.lying(first(move)), verb_of(move) != w.SELL))

    # --- money that must be paid ---

    def pay(self, worth: Worth, question: int, options: list[int]) -> int:
        """Money cards, then a loan (seldom), then burdens, then the least useful possession; last of all the tower."""
        money = [move for move in options if verb_of(move) in {w.PLAY, w.USE}]
        if money:
            return money[0]
        due = first(question) - worth.sight.talers(worth.me)
        if pack(w.DEAL) in options and (loan := self.dealing.loan(worth, due)):
            return self._follow(loan)
        burdens = [move for move in options if verb_of(move) == w.RELEASE and third(question) == w.FOR_UPKEEP]
        sales = [move for move in options if verb_of(move) == w.SELL]
        parts = [*burdens, *sales]
        if not parts:
            return pack(w.TOWER)
        return min(parts, key=lambda move: self._loss_of(worth, move, due))

    def _loss_of(self, worth: Worth, move: int, due: int) -> float:
        """What it costs to part with something, for each taler that it helps."""
        kind = first(move)
        if verb_of(move) == w.RELEASE:
            return (worth.lying(kind) + 1) / max(0.1, min(due, self.deck.prints[kind].upkeep))
        return (worth.lying(kind) + 1) / max(0.1, min(due, worth.sight.sale_price(kind)))

    def consent(self, worth: Worth, question: int, _: list[int]) -> int:
        return self.dealing.consent(worth, question)

    def join(self, worth: Worth, _: int, __: list[int]) -> int:
        return self.dealing.join(worth)

    def deal(self, _: Worth, __: int, options: list[int]) -> int:
        """A deal was begun and its plan does not fit: something harmless."""
        harmless = [move for move in options if verb_of(move) in {w.BEG, w.OFFER, w.ASK_FOR}]
        return (harmless or options)[0]


Handler = Callable[[Bot, Worth, int, list[int]], int]
HANDLERS: dict[int, Handler] = {
    w.ASK_ACTION: Bot.act,
    w.ASK_TARGET: Bot.aim,
    w.ASK_RECIPIENT: Bot.recipient,
    w.ASK_BUILDERS: Bot.builders,
    w.ASK_PROFESSION: Bot.profession,
    w.ASK_SURPLUS: Bot.discard,
    w.ASK_SPARE: Bot.spare,
    w.ASK_LOSS: Bot.loss,
    w.ASK_CARD: Bot.pick,
    w.ASK_CHOICE: Bot.choice,
    w.ASK_FIT: Bot.fit,
    w.ASK_PAY: Bot.pay,
    w.ASK_CONSENT: Bot.consent,
    w.ASK_JOIN: Bot.join,
    w.ASK_DEAL: Bot.deal,
}
UNPLANNED = {
    w.ASK_TARGET, w.ASK_RECIPIENT, w.ASK_SURPLUS, w.ASK_SPARE, w.ASK_LOSS, w.ASK_CARD, w.ASK_CHOICE, w.ASK_FIT,
    w.ASK_PAY, w.ASK_CONSENT, w.ASK_JOIN, w.ASK_PROFESSION,
}  # fmt: skip


# --- how good something is ------------------------------------------------------------------------


def upgrade_gain(worth: Worth) -> float:
    sight, deck = worth.sight, worth.deck
    now, then = sight.residence(worth.me), sight.residence(worth.me) + 1
    gain = worth.xp * deck.residence_value(then)
    for stat, each in {**SLOT_WORTH, w.FAVOUR: worth.character.favour}.items():
        gain += each * (deck.residence(then, stat) - deck.residence(now, stat))
    return gain


SLOT_WORTH = {
    w.EXTENSION_SLOTS: 1.5,
    w.INVENTORY_SLOTS: 0.8,
    w.SABOTAGE_PROTECTION: 1.0,
    w.BURGLARY_PROTECTION: 0.6,
}


def use_gain(worth: Worth, key: str) -> float:
    """What it brings to use an artefact now."""
    if key in AIMED:
        kind = worth.deck.keys.index(key)
        return max((worth.aim(key, move) for move in worth.sight.targets(kind)), default=0.0) - 0.7
    if key == "a13":
        return 2.0 if wanted_favour(worth, 3) else 0.0
    return 5.0 if key == "a12" else 0.0


def useful(worth: Worth, kind: int) -> float:
    """What a card of the hand may be good for in this turn or a later one."""
    card, sight = worth.deck.prints[kind], worth.sight
    if card.key in HELD:
        return HELD[card.key] + (worth.effect(card) if card.key == "i03" else 0.0)
    good = worth.gain(kind) - 0.8 * card.cost
    if card.type_ in SLOTS and not sight.has_room(kind):
        good *= 0.6
    return good if sight.meets(kind) else 0.5 * good


def is_burden(worth: Worth, kind: int) -> bool:
    """Whether the upkeep of a political card is more than it is worth."""
    card = worth.deck.prints[kind]
    return card.upkeep > 0 and worth.lying(kind) <= 0


def is_playable(worth: Worth, kind: int) -> bool:
    """Whether a card of the hand could be played now, were there money and room."""
    card, sight = worth.deck.prints[kind], worth.sight
    if card.type_ == w.INSTANT and worth.deck.board.cards.window[kind] != w.IN_ANY:
        return False
    if not sight.meets(kind):
        return False
    return card.type_ < w.MEASURE or worth.deck.board.cards.target[kind] == w.NONE or bool(sight.targets(kind))


def sellable(worth: Worth) -> list[int]:
    sight = worth.sight
    cards = [card & KIND_OF for card in sight.table(sight.seat) if lock_of(card) == 0]
    return [kind for kind in cards if worth.deck.prints[kind].type_ in POSSESSIONS]


def cheapest(
    items: list[tuple[int, int, int, int]], need: int, fits: Callable[[tuple[tuple[int, int, int, int], ...]], bool]
) -> list[tuple[int, int, int, int]] | None:
    """The cheapest of the sets of items that give so much experience and fit together."""
    if sum(item[0] for item in items) < need:
        return None
    sets = [chosen for size in range(1, len(items) + 1) for chosen in combinations(items, size)]
    enough = [chosen for chosen in sets if sum(item[0] for item in chosen) >= need]
    for chosen in sorted(enough, key=lambda chosen: sum(item[1] for item in chosen)):
        if fits(chosen):
            return list(chosen)
    return None


def wants_election(worth: Worth) -> bool:
    """G-150. The votes lead by enough; a little less will do when somebody else is about to become Count."""
    sight = worth.sight
    if sight.xp(worth.me) >= worth.deck.count_xp - 14:
        return False
    hurry = 1 if worth.turns < 4 and sight.xp(worth.leader) > sight.xp(worth.me) else 0
    return worth.lead >= worth.character.lead - hurry
