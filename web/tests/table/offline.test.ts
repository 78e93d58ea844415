import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../../src/core/words/words.svelte";
import { Socket } from "../core/net/wires";
import { sitDown } from "./seats";

beforeAll(() => words.speak("en", []));
afterEach(() => vi.unstubAllGlobals());

test("that there was no connection is not said any more when it is back", async () => {
  const seat = sitDown();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  Socket.last.close();
  await seat.attempt("pause");
  expect(seat.refused?.key).toBe("client.offline");
  seat.hurry();
  await vi.waitFor(() => expect(Socket.last.readyState).toBe(0));
  Socket.last.greet();
  expect(seat.line).toBe("open");
  expect(seat.refused).toBeNull();
  seat.close();
});
