/** What every card, chip and seat has in common: it is picked, explains why not, and is held up to be read. */
import type { Look } from "../../core/look";
import { advisedAmong } from "../../core/advised";
import { peek } from "./peek.svelte";
import { moodOf, offersAt, refusedMove, touch, type Spot } from "./spots";

/** What the hall is asked about when a thing is pointed at; null where it is offered, or nothing is asked. */
function questioned(look: Look, spot: Spot): string | null {
  return look.isAsked && !offersAt(look, spot).length ? refusedMove(look, spot) : null;
}

/** The attributes of the button for a thing; a card is named so that it can be held up. */
export function buttonFor(look: Look, spot: Spot, card: string | null = null) {
  const mood = moodOf(look, spot);
  const point = () => look.point(questioned(look, spot));
  const leave = () => {
    look.point(null);
    peek.hide();
  };
  return {
    type: "button" as const,
    "data-spot": mood,
    "data-advised": advisedAmong(look, offersAt(look, spot)),
    "data-lies": spot.zone === "table" ? `${spot.seat} ${spot.card}` : undefined,
    "aria-pressed": mood === "rest" ? undefined : mood === "picked" || mood === "sent",
    "aria-disabled": mood === "rest" && look.isAsked ? true : undefined,
    onclick: () => {
      if (!touch(look, spot)) look.point(refusedMove(look, spot));
    },
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      point();
      if (card) peek.rest(card, event.currentTarget as Element);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") leave();
    },
    onpointerup: (event: PointerEvent) => {
      if (event.pointerType === "touch" && card) peek.show(card, event.currentTarget as Element);
    },
    onfocus: (event: FocusEvent) => {
      const thing = event.currentTarget as Element;
      if (!thing.matches(":focus-visible")) return;
      point();
      if (card) peek.show(card, thing);
    },
    onblur: leave,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "Escape" && peek.held) {
        event.stopPropagation();
        peek.hide();
      }
    },
  };
}
