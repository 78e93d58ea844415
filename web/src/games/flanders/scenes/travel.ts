/** Cards that go from the stage to their places at the table when the stage is over; nobody waits for them. */
import { hasLessMotion } from "../../../core/settings.svelte";

const TIME = 380; // milliseconds
const GAP = 60; // between one card and the next

interface Way {
  seat: number;
  order: number; // among the cards
}

/** An action: once this card's stage is over, a picture of it goes to where the table shows the card. */
export function travels(card: HTMLElement, { seat, order }: Way) {
  // It slides in from the side: where it will lie, its row says.
  const { top, width, height } = card.getBoundingClientRect();
  const left = card.parentElement?.getBoundingClientRect().left ?? 0;
  const window = [innerWidth, innerHeight].join();
  return {
    destroy() {
      const isSame = window === [innerWidth, innerHeight].join();
      if (isSame && !hasLessMotion()) send(card, { left, top, width, height }, seat, order);
    },
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function send(card: HTMLElement, from: Box, seat: number, order: number): void {
  const to = placeOf(seat);
  if (!to || !from.height) return;
  const flying = document.body.appendChild(card.cloneNode(true) as HTMLElement);
  const [left, top, width, height] = [from.left, from.top, from.width, from.height].map((each) => `${each}px`);
  Object.assign(flying.style, { position: "fixed", zIndex: 40, pointerEvents: "none", animation: "none" });
  Object.assign(flying.style, { left, top, width, height, transformOrigin: "0 0", textAlign: "center" });
  flying.style.setProperty("--colour", card.dataset.colour ?? "");
  flying.setAttribute("aria-hidden", "true");
  flying.classList.add("lies");
  const scale = to.height / from.height;
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${scale})`;
  const frames = [{ transform: "none" }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }];
  const timing = { duration: TIME, delay: order * GAP, easing: "cubic-bezier(.3,.6,.3,1)", fill: "both" as const };
  flying.animate(frames, timing).onfinish = () => flying.remove();
}

/** Where the table shows what this seat has played: below the bar, else in the player's row. */
function placeOf(seat: number): DOMRect | null {
  const places = [...document.querySelectorAll(`[data-played="${seat}"]`)].map((each) => each.getBoundingClientRect());
  const seen = places.filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
  return seen.toSorted((one, other) => other.top - one.top)[0] ?? null;
}
