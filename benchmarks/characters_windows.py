"""What the bots answer in windows: counters, redraws, the last votes before an election; otherwise they pass."""

from characters_worth import AIMED, Worth
from zunft.engine.move import first, pack, second, third, verb_of
from zunft.games.gilde import words as w

RESPONSES = {
    w.RESPOND, w.RESPOND_AT, w.RESPOND_ON, w.RESPOND_PAYING, w.RESPOND_AT_PAYING, w.RESPOND_ON_PAYING,
}  # fmt: skip
COUNTERS = {"i01", "i02", "i09", "a10"}
REDRAWS = {"i04", "a11"}
DESTROYS = {"m02", "m04"}
BODYGUARD, SCANDAL, VOTES, REPAIRS = "i05", "i07", "i03", "i08"
GUARD = 3  # what the bodyguard adds to a protection


class Answering:
    """Answers to windows. Nothing is remembered from one to the next."""

    def answer(self, worth: Worth, kind: int, options: list[int]) -> int:
        if kind == w.W_REDRAW:
            return pack(w.REDRAW_HAND)
        responses = [move for move in options if verb_of(move) in RESPONSES]
        if (last := self._last_point(worth, responses)) != w.PASS_MOVE:
            return last
        if kind == w.W_TARGETED:
            return self._on_attack(worth, options, responses)
        if kind == w.W_NUMBER:
            return self._on_number(worth, responses)
        if kind == w.W_START and worth.sight.has_requested(worth.sight.active):
            return self._before_count(worth, responses)
        return w.PASS_MOVE

    def _last_point(self, worth: Worth, responses: list[int]) -> int:
        """G-124. An instant that reaches the Count's experience wins at once."""
        need = worth.deck.count_xp - worth.sight.xp(worth.me)
        for move in responses:
            card = worth.deck.prints[first(move)]
            if card.type_ == w.INSTANT and card.value >= need:
                return move
        return w.PASS_MOVE

    # --- an attack ---

    def _on_attack(self, worth: Worth, options: list[int], responses: list[int]) -> int:
        """Counter what is worth it, and whatever would make another one Count."""
        sight, pending = worth.sight, worth.sight.pending()
        if pending.actor == worth.me:
            return w.PASS_MOVE
        counters = [move for move in responses if self._key(worth, move) in COUNTERS]
        value = worth.deck.prints[pending.card].value
        if counters and sight.xp(pending.actor) + value >= worth.deck.count_xp:
            return counters[0]
        if pending.victim not in {worth.me, w.NONE}:
            return w.PASS_MOVE
        harm = damage(worth)
        for move in sorted(counters, key=lambda move: price(worth, move)):
            if self._is_for_me(worth, move) and harm > price(worth, move) + 1.2:
                return move
        return self._guard(worth, options, responses, harm)

    def _guard(self, worth: Worth, options: list[int], responses: list[int], harm: float) -> int:
        """Without a counter: a bodyguard, or half the price of a card that is as good as lost."""
        pending = worth.sight.pending()
        attack = AIMED.get(worth.deck.keys[pending.card])
        if attack and attack.protection in {w.SABOTAGE_PROTECTION, w.BURGLARY_PROTECTION}:
            guards = [move for move in responses if self._key(worth, move) == BODYGUARD]
            if guards and harm > price(worth, guards[0]) + 2:
                return guards[0]
        sale = pack(w.SELL, pending.target) if pending.target != w.NONE else w.NONE
        if worth.deck.keys[pending.card] in DESTROYS and sale in options and attack:
            chance = worth.chance(attack, worth.me, pending.actor)
            if worth.sight.sale_price(pending.target) > (1 - chance) * worth.keep(pending.target) + 0.5:
                return sale
        return w.PASS_MOVE

    def _key(self, worth: Worth, move: int) -> str:
        return worth.deck.keys[first(move)]

    def _is_for_me(self, worth: Worth, move: int) -> bool:
        return verb_of(move) not in {w.RESPOND_AT, w.RESPOND_AT_PAYING} or second(move) == worth.me

    # --- a number ---

    def _on_number(self, worth: Worth, responses: list[int]) -> int:
        pending = worth.sight.pending()
        redraws = [move for move in responses if self._key(worth, move) in REDRAWS]
        if pending.card == w.NONE:
            return redraws[0] if redraws and self._is_bad_count(worth) else w.PASS_MOVE
        attack = AIMED.get(worth.deck.keys[pending.card])
        if attack is None or worth.me not in {pending.actor, pending.victim}:
            return w.PASS_MOVE
        bonus = worth.sight.stat(pending.actor, w.CHECK_BONUS + attack.kind)
        over = pending.number + bonus - attack.against - worth.sight.stat(pending.victim, attack.protection)
        again = worth.chance(attack, pending.victim, pending.actor)
        if pending.actor == worth.me:
            gain = attack.harm(worth, pending.victim, pending.target)
            return redraws[0] if redraws and over <= 0 and again * gain > 1.5 else w.PASS_MOVE
        return self._against_me(worth, responses, redraws, over) if over > 0 else w.PASS_MOVE

    def _against_me(self, worth: Worth, responses: list[int], redraws: list[int], over: int) -> int:
        pending = worth.sight.pending()
        attack = AIMED[worth.deck.keys[pending.card]]
        again = worth.chance(attack, worth.me, pending.actor)
        harm = damage(worth) / max(0.05, again)
        if redraws and (1 - again) * harm > 1.5:
            return redraws[0]
        guards = [move for move in responses if self._key(worth, move) == BODYGUARD]
        guarded = attack.protection in {w.SABOTAGE_PROTECTION, w.BURGLARY_PROTECTION} and over <= GUARD
        return guards[0] if guards and guarded and harm > price(worth, guards[0]) + 1.5 else w.PASS_MOVE

    def _is_bad_count(self, worth: Worth) -> bool:
        """A draw in the election that is low for this seat, or high for the one to beat."""
        sight, pending = worth.sight, worth.sight.pending()
        if not sight.is_counted(worth.me):
            return False
        if pending.actor == worth.me:
            return pending.number <= 1
        half = pending.number // 2
        return half >= 2 and sight.count(pending.actor) + half >= sight.count(worth.me)

    # --- before the count ---

    def _before_count(self, worth: Worth, responses: list[int]) -> int:
        """The last chance to buy votes, to mend what is locked, or to make a scandal."""
        if not worth.is_contending:
            return w.PASS_MOVE
        for move in responses:
            key = self._key(worth, move)
            if key == VOTES:
                return move
            if key == REPAIRS and worth.votes_of(third(move)) > 0:
                return move
        scandals = [move for move in responses if self._key(worth, move) == SCANDAL]
        best = max(scandals, key=lambda move: scandal(worth, move), default=w.PASS_MOVE)
        return best if best != w.PASS_MOVE and scandal(worth, best) > 0 else w.PASS_MOVE


def scandal(worth: Worth, move: int) -> int:
    """Votes that the one to beat would lose."""
    is_rival = worth.sight.votes(second(move)) == worth.best_rival
    return worth.votes_of(third(move)) if is_rival else 0


def price(worth: Worth, move: int) -> float:
    """What a response costs, its experience counted in part; an artefact costs what it could be sold for."""
    card = worth.deck.prints[first(move)]
    if card.type_ == w.ARTEFACT:
        return worth.sight.sale_price(card.kind)
    return worth.sight.cost(card.kind) - 0.7 * worth.xp * card.value


def damage(worth: Worth) -> float:
    """What the pending attack may cost this seat, in talers."""
    sight, pending, me = worth.sight, worth.sight.pending(), worth.me
    key, target = worth.deck.keys[pending.card], pending.target
    attack = AIMED.get(key)
    chance = worth.chance(attack, me, pending.actor) if attack else 1.0
    if key in {"m01", "a08"}:
        rounds = min(2 if key == "m01" else 3, worth.turns - 1)
        return chance * rounds * (worth.yields(me, target) if worth.deck.prints[target].type_ == w.BUSINESS else 1)
    if key in {"m02", "m04"}:
        return chance * worth.keep(target)
    if key in {"m05", "a09", "i07", "m06"}:
        each = worth.vote if sight.is_election_pending() or key == "m06" else 0.3 * worth.vote
        return chance * worth.votes_of(target) * each
    return chance * min(FIXED.get(key, 2.0), sight.talers(me) + 2.0)


FIXED = {"m03": 4.0, "m07": 6.0, "m08": 2.5, "m12": 2.5, "m13": 2.0}
