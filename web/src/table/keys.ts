/** The keyboard of the decision bar: Enter confirms, Escape takes back a part, numbers press the bar's buttons. */

export type Wish = { kind: "confirm" } | { kind: "back" } | { kind: "button"; at: number } | null;

/** What a key means for the bar; nothing while somebody types, or where the key belongs to what has the focus. */
export function wishOf(event: KeyboardEvent): Wish {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target))
    return null;
  if (event.key === "Escape") return { kind: "back" };
  if (/^[1-9]$/.test(event.key)) return { kind: "button", at: Number(event.key) - 1 };
  if (event.key === "Enter" && isFree(event.target)) return { kind: "confirm" };
  return null;
}

/** Where one types, or in an open sheet. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog, [data-keys='own']") !== null;
}

/** Enter presses what has the focus, unless that is chosen already: then it confirms. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const thing = target.closest("button, a, summary, [role='button']");
  if (!thing) return true;
  return thing.matches("[aria-pressed='true'], [aria-checked='true']") && thing.closest("[data-place]") !== null;
}
