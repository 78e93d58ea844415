/** The plan of a round while it is being made: drawn cards are moved between hand and stacks until it is laid out. */

import type { Draft } from "../../core/look";

export interface Card {
  id: number;
  value: number;
}

/** At 0 the cards that lie on no stack yet, then the stacks; the last one is always empty: the place for a new one. */
export class Planner {
  zones = $state.raw<readonly Card[][]>([[], []]);
  lifted = $state<number | null>(null); // the card that was tapped and waits for a stack
  inHand = $state(0); // how many lay there when nothing was dragged: the hand keeps its width while one is
  private made = 0;
  private draft: Draft | undefined; // where the plan of this seat is kept

  /** Somebody looks at what they have in hand; what they had laid out before lies there again, and nobody else's. */
  open(draft: Draft | undefined, values: readonly number[]): void {
    if (draft !== this.draft || !this.zones.flat().length) this.restore(draft);
    this.take(values);
    this.keep();
  }

  /** Take in what is in hand now: cards that are known stay where they were put, new ones come to the hand. */
  take(values: readonly number[]): void {
    const missing = [...values];
    const kept = this.zones.map((zone) => zone.filter((card) => takeOut(missing, card.value)));
    if (!missing.length && kept.every((zone, at) => zone.length === this.zones[at]?.length)) return;
    const fresh = missing.map((value) => ({ id: this.made++, value }));
    this.set([sorted([...(kept[0] as Card[]), ...fresh]), ...kept.slice(1)]);
  }

  /** A zone's cards as they lie there while something is dragged over it. */
  show(zone: number, cards: Card[]): void {
    this.zones = this.zones.map((old, at) => (at === zone ? cards : old));
  }

  /** Cards have been dropped: the highest stack comes first, empty ones close up and there is room for a new one. */
  settle(): void {
    const [hand = [], ...stacks] = this.zones;
    this.set([hand, ...highestFirst(stacks)]);
  }

  /** A card is laid down. */
  put(id: number, zone: number): void {
    this.move(id, zone);
    this.settle();
  }

  /** A card goes further by a key: the stacks keep their places, so that the next key leads on. */
  move(id: number, zone: number): void {
    const card = this.zones.flat().find((each) => each.id === id);
    if (!card) return;
    this.lifted = null;
    const without = this.zones.map((cards) => cards.filter((each) => each.id !== id));
    this.set(without.map((cards, at) => (at === zone ? [...cards, card] : cards)));
  }

  zoneOf(id: number): number {
    return this.zones.findIndex((zone) => zone.some((card) => card.id === id));
  }

  /** Every card on a stack of its own, those that lie together already stay so. */
  spread(): void {
    const [hand = [], ...stacks] = this.zones;
    this.set([[], ...highestFirst([...stacks, ...hand.map((card) => [card])])]);
  }

  gather(): void {
    this.set([this.zones.flat()]);
  }

  get stacks(): readonly Card[][] {
    return this.zones.slice(1).filter((zone) => zone.length);
  }

  /** The whole plan in the notation, when every card lies on a stack: `plan 3+2 5 2 6`. */
  get phrase(): string | null {
    if (this.zones[0]?.length || !this.stacks.length) return null;
    return `plan ${this.stacks.map((stack) => stack.map((card) => card.value).join("+")).join(" ")}`;
  }

  private set(zones: readonly Card[][]): void {
    const [hand = [], ...stacks] = zones;
    this.inHand = hand.length;
    this.zones = [sorted(hand), ...stacks.filter((stack) => stack.length).map(sorted), []];
    this.keep();
  }

  private restore(draft: Draft | undefined): void {
    this.draft = draft;
    this.lifted = null;
    const stacks = stacksIn(draft?.found());
    const laid = stacks.map((values) => values.map((value) => ({ id: this.made++, value })));
    this.zones = [[], ...highestFirst(laid), []];
  }

  /** Between two questions no cards are shown: that is no reason to forget where they lay. */
  private keep(): void {
    if (this.zones.flat().length) this.draft?.keep(this.stacks.map((stack) => stack.map((card) => card.value)));
  }
}

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort((one, other) => other.value - one.value);

const worth = (stack: readonly Card[]): number => stack.reduce((sum, card) => sum + card.value, 0);
const highestFirst = (stacks: readonly Card[][]): Card[][] =>
  [...stacks].sort((one, other) => worth(other) - worth(one));

/** Rubbish counts as nothing. */
function stacksIn(kept: unknown): number[][] {
  const stacks = Array.isArray(kept) ? (kept as unknown[]) : [];
  return stacks.filter((stack): stack is number[] => Array.isArray(stack) && stack.every(Number.isInteger));
}

function takeOut(values: number[], value: number): boolean {
  const at = values.indexOf(value);
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

export const planner = new Planner();
