/** The stage over the board: scenes one after the other; nobody has to wait for their end. */
import type { Scene } from "../core/scene";
import type { Moments } from "../core/settings.svelte";
import { play } from "../core/sounds";

const SHORT = 0.8; // seconds
const HURRY = 3; // with more scenes waiting, each is short
const JUMP = 10; // with more, none is shown; one can go through what happened afterwards

/** How long a scene stands while so many wait; 0: it does not come to the stage. Before somebody who has to answer
 * only the last one stands its full time. */
export function secondsFor(moments: Moments, seconds: number, waiting: number, isAsked = false): number {
  if (moments === "off" || moments === "calm" || waiting > JUMP) return 0;
  return moments === "short" || waiting > (isAsked ? 0 : HURRY) ? Math.min(SHORT, seconds) : seconds;
}

export class Stage {
  scene = $state.raw<Scene | null>(null); // that is being shown
  seconds = $state(0); // how long it stands
  last = $state.raw<readonly Scene[]>([]); // the newest ones, which can be shown again
  private waiting: readonly Scene[] = [];
  private timers: number[] = [];

  constructor(
    private readonly moments: () => Moments,
    private readonly isAsked: () => boolean = () => false, // an answer of the reader is missing
  ) {}

  /** The newest moment in a sentence. */
  get line(): string {
    return this.last.at(-1)?.line ?? "";
  }

  /** Something has happened. Where nobody can look at a stage, its line is all that comes. */
  take(scenes: readonly Scene[], canShow: boolean): void {
    if (!scenes.length || this.moments() === "off") return;
    this.last = scenes;
    if (!canShow || this.moments() === "calm") return this.sound(scenes);
    this.waiting = [...this.waiting, ...scenes];
    if (!this.scene) this.next();
  }

  /** Whoever asks for it sees the newest moment in full, whatever is set. */
  again(): void {
    this.end();
    this.waiting = this.last;
    this.next(() => "full");
  }

  /** The next scene, or the board: at once for whoever has to answer. */
  skip(): void {
    if (this.isAsked()) this.end();
    else this.next();
  }

  /** The board, at once: nobody wants to see more. */
  end(): void {
    this.clear();
    this.waiting = [];
    this.scene = null;
  }

  private next(moments = this.moments): void {
    this.clear();
    const [scene, ...waiting] = this.waiting;
    const seconds = scene ? secondsFor(moments(), scene.seconds, waiting.length, this.isAsked()) : 0;
    if (!scene || !seconds) return this.end();
    [this.scene, this.seconds, this.waiting] = [scene, seconds, waiting];
    const pace = seconds / scene.seconds;
    for (const { sound, at } of scene.cues) this.after(at * pace, () => play(sound));
    this.after(seconds, () => this.next(moments));
  }

  private sound(scenes: readonly Scene[]): void {
    const [cue] = scenes.at(-1)?.cues ?? [];
    if (cue) play(cue.sound);
  }

  private after(seconds: number, work: () => void): void {
    this.timers.push(setTimeout(work, seconds * 1000) as unknown as number);
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
