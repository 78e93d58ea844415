/** A seat whose line ends in the test: what the hall tells it goes through `Socket.last`. */
import { vi } from "vitest";
import { Seat, type Setting } from "../../src/table/seat.svelte";
import { Socket } from "../core/net/wires";

const about = { verbs: [{ verb: "choose", form: "choose {card}", example: "" }] };

export function sitDown(setting: Partial<Setting> = {}, wires: typeof Socket = Socket): Seat {
  vi.stubGlobal("WebSocket", wires);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"sentences": []}')));
  vi.stubGlobal("requestAnimationFrame", (turn: () => void) => (turn(), 0)); // a page is turned as soon as it comes
  const seat = new Seat({ table: "one", seat: 0, about, edition: {}, ...setting } as unknown as Setting);
  Socket.last.greet();
  return seat;
}

/** A page of a running game, with these differences. */
export function tellPage(more: object): void {
  const page = { ask: 1, turn: 1, phase: "running", options: ["choose a"], people: [], ...more };
  Socket.last.tell({ type: "page", page });
}
