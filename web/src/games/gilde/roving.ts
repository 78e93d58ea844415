/** One tab stop for a board; arrows go to the nearest thing in their direction, Home to the first. */

const THINGS = "[data-spot]";
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Centre {
  x: number;
  y: number;
}

/** The nearest of these in a direction; what lies aside counts as farther away than it is. */
export function nearest(from: Centre, others: readonly Centre[], [dx, dy]: [number, number]): number {
  let [best, found] = [Infinity, -1];
  others.forEach(({ x, y }, at) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = along + 2.5 * aside;
    if (along > 4 && far < best) [best, found] = [far, at];
  });
  return found;
}

const centreOf = (thing: Element): Centre => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function roving(board: HTMLElement) {
  let current: HTMLElement | null = null;
  const things = () => [...board.querySelectorAll<HTMLElement>(THINGS)].filter((each) => each.offsetParent !== null);

  /** The stop is where one was; who comes from elsewhere meets first what can be done. */
  function settle(): void {
    const all = things();
    const isInside = board.contains(document.activeElement);
    if (!isInside) current = all.find((each) => each.dataset.spot === "can") ?? current;
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const each of board.querySelectorAll<HTMLElement>(THINGS)) each.tabIndex = each === current ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (!from.matches(THINGS)) return;
    const all = things();
    const way = ARROWS[event.key];
    const others = all.filter((each) => each !== from);
    const next = way
      ? others[nearest(centreOf(from), others.map(centreOf), way)]
      : event.key === "Home"
        ? all[0]
        : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function enter(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    if (thing) current = thing;
    settle();
  }

  // To see which things are in view costs a layout: once a frame, however much has changed.
  let waiting = 0;
  const settleSoon = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0;
      settle();
    });
  };

  const watcher = new MutationObserver(settleSoon);
  watcher.observe(board, { childList: true, subtree: true, attributeFilter: ["data-spot"] });
  board.addEventListener("keydown", move);
  board.addEventListener("focusin", enter);
  settle();
  return {
    destroy(): void {
      watcher.disconnect();
      cancelAnimationFrame(waiting);
      board.removeEventListener("keydown", move);
      board.removeEventListener("focusin", enter);
    },
  };
}
