"""The printed things of The Guild as tables of integers, which the rules read and nobody changes.

Cards are numbered by kind, in the order of the edition; equal copies share a number. What a card *does* is compiled
into rows of small ints: ``statics`` for what counts while it is active, ``effects`` for what happens when it is played
or used, ``targets`` for whom it may be aimed at.
"""

from __future__ import annotations

from collections.abc import Mapping
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

    def __init__(self, count: i64, tables: Mapping[str, vec[i64]]) -> None:
        self.count: i64 = count
        self.type_: Final = tables["type_"]
        self.copies: Final = tables["copies"]
        self.value: Final = tables["value"]
        self.cost: Final = tables["cost"]
        self.upkeep: Final = tables["upkeep"]  # 0 where it has none
        self.profession: Final = tables["profession"]  # of a business
        # 1 when it uses the political slot: districts, persons, and what says so
        self.political: Final = tables["political"]
        self.pay_to: Final = tables["pay_to"]  # the business whose owner gets the cost (G-064)
        self.needs_title: Final = tables["needs_title"]  # 0 where it needs none, since everybody has the lowest
        self.needs_favour: Final = tables["needs_favour"]  # NONE where it needs none: favour may be below 0
        self.needs_businesses: Final = tables["needs_businesses"]
        self.needs_election: Final = tables["needs_election"]  # 1 when a request must be pending
        self.any_first: Final = tables["any_first"]  # where its cards of `any_of` begin in ``Board.any_of``
        self.any_count: Final = tables["any_count"]
        self.static_first: Final = tables["static_first"]  # the number of its first row in ``Board.statics``
        self.static_count: Final = tables["static_count"]
        # What it does when it is played (measures, instants) or used (artefacts):
        self.timing: Final = tables["timing"]  # AS_MEASURE, AS_INSTANT; NONE for a card that only lies there
        self.kind: Final = tables["kind"]
        self.window: Final = tables["window"]  # IN_TARGETED, IN_NUMBER, IN_ANY of an instant
        self.target: Final = tables["target"]  # the number of its row in ``Board.targets``
        self.program: Final = tables["program"]  # the number of its first row in ``Board.effects``
        self.lock_after: Final = tables["lock_after"]  # rounds that a used artefact is locked; 0: it is discarded
        self.each: Final = tables["each"]  # 1 when it reaches each opponent
        self.money: Final = tables["money"]  # 1 when it gains its player talers (G-147)
        self.cancels: Final = tables["cancels"]  # the kinds that it cancels, as bits
        self.cancel_scope: Final = tables["cancel_scope"]
        self.redraw_scope: Final = tables["redraw_scope"]  # NONE when it redraws nothing


@final
@mypyc_attr(acyclic=True)
class Board:
    """What an edition prints."""

    def __init__(  # noqa: PLR0915 - one line an attribute
        self, cards: CardTable, numbers: Mapping[str, int], tables: Mapping[str, vec[i64]]
    ) -> None:
        self.cards: Final = cards
        self.any_of: Final = tables["any_of"]
        self.statics: Final = tables["statics"]
        self.effects: Final = tables["effects"]
        self.targets: Final = tables["targets"]
        self.town_hall: i64 = numbers["town_hall"]  # the only public card
        self.titles: i64 = numbers["titles"]  # from the lowest to the highest
        self.title_xp: Final = tables["title_xp"]
        self.title_businesses: Final = tables["title_businesses"]
        self.title_residence: Final = tables["title_residence"]  # the highest residence that it allows
        self.title_stands: Final = tables["title_stands"]  # 1 when it may stand for mayor
        self.residences: i64 = numbers["residences"]
        self.residence_title: Final = tables["residence_title"]
        self.residence_cost: Final = tables["residence_cost"]
        self.residence_value: Final = tables["residence_value"]
        self.residence_stats: Final = tables["residence_stats"]  # [residence*STATS + statistic]
        self.professions: i64 = numbers["professions"]
        self.profession_first: Final = tables["profession_first"]  # the number of its first row in ``statics``
        self.profession_count: Final = tables["profession_count"]
        self.start_talers: i64 = numbers["start_talers"]
        self.start_hand: i64 = numbers["start_hand"]
        self.hand_limit: i64 = numbers["hand_limit"]
        self.base_income: i64 = numbers["base_income"]
        self.draw_per_turn: i64 = numbers["draw_per_turn"]
        self.optional_discards: i64 = numbers["optional_discards"]
        self.political_per_turn: i64 = numbers["political_per_turn"]
        self.sell_numerator: i64 = numbers["sell_numerator"]
        self.sell_denominator: i64 = numbers["sell_denominator"]
        self.trade_factor: i64 = numbers["trade_max_factor"]
        self.own_profession_income: i64 = numbers["own_profession_income"]
        self.election_divisor: i64 = numbers["election_value_divisor"]
        self.tie_divisor: i64 = numbers["tiebreak_value_divisor"]
        self.count_xp: i64 = numbers["count_xp"]
