/** A choice that is being made: parts are picked in any order until one of the offered moves is left. */
import type { Notation, Parts } from "./notation";

export interface Offer {
  text: string;
  parts: Parts;
}

export class Choice {
  readonly offers: readonly Offer[];
  private picks = $state.raw<Parts[]>([]);

  constructor(
    notation: Notation,
    options: readonly string[],
    /** Called whenever a part is picked or taken back, so that a half-made choice outlives the page. */
    private readonly kept: (picks: readonly Parts[]) => void = () => {},
    picks: readonly Parts[] = [],
  ) {
    this.offers = options.map((text) => ({ text, parts: notation.parts(text) }));
    this.picks = picks.filter((pick) => this.offers.some((offer) => fits(offer, pick)));
  }

  /** All that is picked, as one. */
  get picked(): Parts {
    return Object.assign({}, ...this.picks) as Parts;
  }

  get isEmpty(): boolean {
    return this.picks.length === 0;
  }

  /** The moves that agree with what is picked. */
  get left(): readonly Offer[] {
    return this.offers.filter((offer) => fits(offer, this.picked));
  }

  /** The move that is chosen: something was picked, and one move is left, or one that says no more than what is picked. */
  get move(): string | null {
    if (this.isEmpty) return null;
    const { left, picked } = this;
    if (left.length === 1) return left[0]?.text ?? null;
    return left.find((offer) => Object.keys(offer.parts).every((part) => part in picked))?.text ?? null;
  }

  /** Whether some offered move has these parts, whatever else is picked. */
  offered(parts: Parts): boolean {
    return this.offers.some((offer) => fits(offer, parts));
  }

  /** Whether some move has these parts and all that is picked. */
  open(parts: Parts): boolean {
    return this.left.some((offer) => fits(offer, parts));
  }

  isPicked(parts: Parts): boolean {
    const picked = this.picked;
    return Object.entries(parts).every(([part, value]) => picked[part] === value);
  }

  /** What may still be picked for a part: its different values among the moves that are left. */
  values(part: string): string[] {
    return [...new Set(this.left.map((offer) => offer.parts[part]).filter((value) => value !== undefined))];
  }

  /** Pick parts; earlier picks that no offered move has together with them are dropped. False: no move has them. */
  pick(parts: Parts): boolean {
    if (!this.offered(parts)) return false;
    let others = this.picks.filter((pick) => !Object.keys(parts).some((part) => part in pick));
    while (others.length && !this.offered({ ...(Object.assign({}, ...others) as Parts), ...parts }))
      others = others.slice(1);
    this.set([...others, parts]);
    return true;
  }

  /** Pick, or take back when just this was picked. */
  toggle(parts: Parts): boolean {
    if (!this.isPicked(parts)) return this.pick(parts);
    this.set(this.picks.filter((pick) => !Object.keys(parts).some((part) => part in pick)));
    return true;
  }

  /** Take back the last part that was picked; false when there was none. */
  back(): boolean {
    if (this.isEmpty) return false;
    this.set(this.picks.slice(0, -1));
    return true;
  }

  clear(): void {
    this.set([]);
  }

  private set(picks: Parts[]): void {
    this.picks = picks;
    this.kept(picks);
  }
}

function fits(offer: Offer, parts: Parts): boolean {
  return Object.entries(parts).every(([part, value]) => offer.parts[part] === value);
}
