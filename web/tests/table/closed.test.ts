import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Seat, type Setting } from "../../src/table/seat.svelte";
import { Socket } from "../net/wires";

let seat: Seat;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"sentences": []}')));
  const about = { verbs: [{ verb: "choose", form: "choose {card}", example: "" }] };
  seat = new Seat({ table: "one", seat: 0, about, edition: {} } as unknown as Setting);
});
afterEach(() => {
  seat.close();
  vi.unstubAllGlobals();
});

test("a table that was closed asks nothing, whatever stood open there", () => {
  const asked = {
    turn: 1,
    ask: 4,
    people: [],
    question: { key: "x.ask.card", args: {} },
    options: ["choose a"],
    can_undo: true,
    clock: { kind: "move", paused: true, seats: [] },
    undo_asked: { seat: 1, agreed: [] },
  };
  Socket.last.tell({ type: "page", page: { ...asked, phase: "running" } });
  expect([seat.isAsked, seat.choice.offers.length]).toEqual([true, 1]);
  seat.close();
  seat = new Seat(seat.setting);
  Socket.last.tell({ type: "page", page: { ...asked, phase: "closed" } });
  expect([seat.isAsked, seat.choice.offers.length]).toEqual([false, 0]);
  expect(seat.page).toMatchObject({ question: null, can_undo: false, clock: null, undo_asked: null });
});
