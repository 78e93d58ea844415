"""The printed things of The Guild as tables of integers, which the rules read and nobody changes.

Cards are numbered by kind, in the order of the edition; equal copies share a number. What a card *does* is compiled
into rows of small ints: ``statics`` for what counts while it is active, ``effects`` for what happens when it is played
or used, ``targets`` for whom it may be aimed at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# A row of ``statics``.
STATIC: Final = 4
S_STAT: Final = 0  # a statistic of words.py, CHECK_BONUS + kind, COST_MOD + type, COST_MIN + type, BOOST + profession
S_N: Final = 1
S_NEEDS: Final = 2  # active businesses without which it does not count

# A row of ``effects``: an operation, up to five arguments, and the row that comes next (NONE at the end). The rows of
# a list inside a list (then, otherwise, options) lead back to the row behind the outer one.
EFFECT_ROW: Final = 8
E_OP: Final = 0
E_A: Final = 1
E_B: Final = 2
E_C: Final = 3
E_D: Final = 4
E_E: Final = 5
E_NEXT: Final = 6

# A row of ``targets``.
TARGET_ROW: Final = 8
T_OWNER: Final = 0  # OF_OPPONENT, OF_SELF, OF_TARGET
T_ZONE: Final = 1  # ON_TABLE, A_PLAYER
T_TYPES: Final = 2  # types as bits; 0 for a player
T_LOCKED: Final = 3  # 1: the card must be locked; 0: it must be active
T_MEETS: Final = 4  # 1: the actor must meet the card's own requirement
T_HAS: Final = 5  # the player must have an active card of these types (bits); 0: no matter
T_BY: Final = 6  # BY_ACTOR, BY_TARGET


@final
@mypyc_attr(acyclic=True)
class CardTable:
    """What is printed on every card, by kind; NONE (-1) where a card has nothing of the sort."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        count: i64,
        type_: vec[i64],
        copies: vec[i64],
        value: vec[i64],
        cost: vec[i64],
        upkeep: vec[i64],
        profession: vec[i64],
        political: vec[i64],
        pay_to: vec[i64],
        needs_title: vec[i64],
        needs_favour: vec[i64],
        needs_businesses: vec[i64],
        needs_election: vec[i64],
        any_first: vec[i64],
        any_count: vec[i64],
        static_first: vec[i64],
        static_count: vec[i64],
        timing: vec[i64],
        kind: vec[i64],
        window: vec[i64],
        target: vec[i64],
        program: vec[i64],
        lock_after: vec[i64],
        each: vec[i64],
        money: vec[i64],
        cancels: vec[i64],
        cancel_scope: vec[i64],
        redraw_scope: vec[i64],
    ) -> None:
        self.count: i64 = count
        self.type_ = type_
        self.copies = copies
        self.value = value
        self.cost = cost
        self.upkeep = upkeep  # 0 where it has none
        self.profession = profession  # of a business
        self.political = political  # 1 when it uses the political slot: districts, persons, and what says so
        self.pay_to = pay_to  # the business whose owner gets the cost (G-064)
        self.needs_title = needs_title  # 0 where it needs none, since everybody has the lowest
        self.needs_favour = needs_favour  # NONE where it needs none: favour may be below 0
        self.needs_businesses = needs_businesses
        self.needs_election = needs_election  # 1 when a request must be pending
        self.any_first = any_first  # where its cards of `any_of` begin in ``Board.any_of``
        self.any_count = any_count
        self.static_first = static_first  # the number of its first row in ``Board.statics``
        self.static_count = static_count
        # What it does when it is played (measures, instants) or used (artefacts):
        self.timing = timing  # AS_MEASURE, AS_INSTANT; NONE for a card that only lies there
        self.kind = kind
        self.window = window  # IN_TARGETED, IN_NUMBER, IN_ANY of an instant
        self.target = target  # the number of its row in ``Board.targets``
        self.program = program  # the number of its first row in ``Board.effects``
        self.lock_after = lock_after  # rounds that a used artefact is locked; 0: it is discarded
        self.each = each  # 1 when it reaches each opponent
        self.money = money  # 1 when it gains its player talers (G-147)
        self.cancels = cancels  # the kinds that it cancels, as bits
        self.cancel_scope = cancel_scope
        self.redraw_scope = redraw_scope  # NONE when it redraws nothing


@final
@mypyc_attr(acyclic=True)
class Board:
    """What an edition prints."""

    def __init__(  # noqa: PLR0913, PLR0915, PLR0917
        self,
        cards: CardTable,
        any_of: vec[i64],
        statics: vec[i64],
        effects: vec[i64],
        targets: vec[i64],
        town_hall: i64,
        titles: i64,
        title_xp: vec[i64],
        title_businesses: vec[i64],
        title_residence: vec[i64],
        title_stands: vec[i64],
        residences: i64,
        residence_title: vec[i64],
        residence_cost: vec[i64],
        residence_value: vec[i64],
        residence_stats: vec[i64],
        professions: i64,
        profession_first: vec[i64],
        profession_count: vec[i64],
        start_talers: i64,
        start_hand: i64,
        hand_limit: i64,
        base_income: i64,
        draw_per_turn: i64,
        optional_discards: i64,
        political_per_turn: i64,
        sell_numerator: i64,
        sell_denominator: i64,
        trade_factor: i64,
        own_profession_income: i64,
        election_divisor: i64,
        tie_divisor: i64,
        count_xp: i64,
    ) -> None:
        self.cards = cards
        self.any_of = any_of
        self.statics = statics
        self.effects = effects
        self.targets = targets
        self.town_hall: i64 = town_hall  # the only public card
        self.titles: i64 = titles  # from the lowest to the highest
        self.title_xp = title_xp
        self.title_businesses = title_businesses
        self.title_residence = title_residence  # the highest residence that it allows
        self.title_stands = title_stands  # 1 when it may stand for mayor
        self.residences: i64 = residences
        self.residence_title = residence_title
        self.residence_cost = residence_cost
        self.residence_value = residence_value
        self.residence_stats = residence_stats  # [residence*STATS + statistic]
        self.professions: i64 = professions
        self.profession_first = profession_first  # the number of its first row in ``statics``
        self.profession_count = profession_count
        self.start_talers: i64 = start_talers
        self.start_hand: i64 = start_hand
        self.hand_limit: i64 = hand_limit
        self.base_income: i64 = base_income
        self.draw_per_turn: i64 = draw_per_turn
        self.optional_discards: i64 = optional_discards
        self.political_per_turn: i64 = political_per_turn
        self.sell_numerator: i64 = sell_numerator
        self.sell_denominator: i64 = sell_denominator
        self.trade_factor: i64 = trade_factor
        self.own_profession_income: i64 = own_profession_income
        self.election_divisor: i64 = election_divisor
        self.tie_divisor: i64 = tie_divisor
        self.count_xp: i64 = count_xp
