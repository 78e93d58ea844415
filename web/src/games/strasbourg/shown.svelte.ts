/** What is pointed at in a panel and answered elsewhere: a step, whose ladder is shown, and a task, whose squares are. */
import type { Step } from "./steps";

const LINGER = 200; // milliseconds until what is usual comes back: one may pass over a gap between two steps

export class Shown {
  step = $state.raw<Step | null>(null);
  task = $state<string | null>(null);
  private timer = 0;

  pointAt(step: Step): void {
    clearTimeout(this.timer);
    this.step = step;
  }

  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.step = null), LINGER) as unknown as number;
  }

  forget(task: string): void {
    if (this.task === task) this.task = null;
  }
}

export const shown = new Shown();
