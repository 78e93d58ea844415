/** A pointer that comes to a thing: only where it has moved there. A board may appear under one that rests. */
import type { Attachment } from "svelte/attachments";

let last: { x: number; y: number } | null = null;
let hasMoved = false;
let over: EventTarget | null = null; // the thing that was come to

/** Heard before whatever lies under the pointer hears it. */
function follow({ clientX: x, clientY: y }: PointerEvent): void {
  hasMoved = last !== null && (last.x !== x || last.y !== y);
  last = { x, y };
}
for (const kind of ["pointerover", "pointermove"] as const) addEventListener(kind, follow, { capture: true });

/** Calls when a pointer has come to the element and when it has left; a finger comes by its tap, not so. */
export function pointed(come: () => void, leave: () => void): Attachment<Element> {
  const isMouse = (event: Event) => (event as PointerEvent).pointerType !== "touch";
  const enter = (event: Event) => {
    if (!isMouse(event) || !hasMoved || over === event.currentTarget) return;
    over = event.currentTarget;
    come();
  };
  const part = (event: Event) => {
    if (over === event.currentTarget) over = null;
    if (isMouse(event)) leave();
  };
  const hears = { pointerenter: enter, pointermove: enter, pointerleave: part };
  return (element) => {
    for (const [kind, hear] of Object.entries(hears)) element.addEventListener(kind, hear);
    return () => {
      for (const [kind, hear] of Object.entries(hears)) element.removeEventListener(kind, hear);
    };
  };
}
