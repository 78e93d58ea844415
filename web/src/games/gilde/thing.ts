/** What every card, chip and seat has in common: it is picked, explains why not, and is held up to be read. */
import type { Look } from "../../core/look";
import { advisedAmong } from "../../core/advised";
import { ending } from "./ending.svelte";
import { peek } from "./peek.svelte";
import { moodOf, offersAt, refusedMove, touch, type Spot } from "./spots";
import { tray } from "./tray.svelte";
import { cardOf } from "./view";

/** What the hall is asked about when a thing is pointed at; null where it is offered, or nothing is asked. */
function questioned(look: Look, spot: Spot): string | null {
  return look.isAsked && !offersAt(look, spot).length ? refusedMove(look, spot) : null;
}

/** A card on a table can be drawn to another one, to deal about it; whether it can be sold the rules say. */
const isTradable = (look: Look, spot: Spot): boolean => spot.zone === "table" && spot.seat >= 0 && Boolean(look.live);

/** The attributes of a panel or table to which a card can be drawn. */
export function dropFor(look: Look, who: number) {
  const dragged = () => {
    const { dragged } = tray;
    return dragged && dragged.seat !== who && (who === look.seat || dragged.seat === look.seat) ? dragged : null;
  };
  return {
    ondragover: (event: DragEvent) => {
      if (dragged()) event.preventDefault();
    },
    ondrop: (event: DragEvent) => {
      const card = dragged();
      if (!card || look.seat === null) return;
      event.preventDefault();
      const partner = who === look.seat ? card.seat : who;
      tray.begin(card, partner, look.seat, cardOf(look.edition, card.card).cost);
    },
  };
}

/** The attributes of the button for a thing; a card is named so that it can be held up. */
export function buttonFor(look: Look, spot: Spot, card: string | null = null) {
  const mood = moodOf(look, spot);
  const point = () => look.point(questioned(look, spot));
  const rest = (event: Event) => card && peek.rest(card, event.currentTarget as Element);
  const leave = () => {
    look.point(null);
    peek.hide();
  };
  const isTouch = (event: PointerEvent) => event.pointerType === "touch";
  return {
    type: "button" as const,
    draggable: isTradable(look, spot) || undefined,
    ondragstart: (event: DragEvent) => {
      if (spot.zone !== "table") return;
      tray.dragged = spot;
      event.dataTransfer?.setData("text/plain", spot.card);
      peek.hide();
    },
    ondragend: () => (tray.dragged = null),
    "data-spot": mood,
    "data-advised": advisedAmong(look, offersAt(look, spot)),
    "data-lies": spot.zone === "table" ? `${spot.seat} ${spot.card}` : undefined,
    "data-held": spot.zone === "hand" ? spot.card : undefined,
    "aria-pressed": mood === "rest" ? undefined : mood === "picked" || mood === "sent",
    "aria-disabled": mood === "rest" && look.isAsked ? true : undefined,
    onclick: () => {
      peek.hide();
      ending.touched = spot.zone === "hand" && spot.seat === look.seat ? spot.card : null;
      tray.touched = spot.zone === "table" && spot.seat >= 0 ? spot : null;
      if (!touch(look, spot)) look.point(refusedMove(look, spot));
    },
    onpointerenter: (event: PointerEvent) => {
      if (isTouch(event)) return;
      point();
      rest(event);
    },
    onpointerleave: (event: PointerEvent) => (isTouch(event) ? peek.hide() : leave()),
    onpointerdown: (event: PointerEvent) => {
      if (isTouch(event)) rest(event);
    },
    onpointercancel: () => peek.hide(),
    // A finger that held a card to read it does not choose it.
    onclickcapture: (event: MouseEvent) => {
      if (!peek.held || (event as PointerEvent).pointerType !== "touch") return;
      event.stopPropagation();
      peek.hide();
    },
    oncontextmenu: (event: Event) => {
      if (peek.held) event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      if (!(event.currentTarget as Element).matches(":focus-visible")) return;
      point();
      rest(event);
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
