import { expect, test } from "vitest";

const STYLES = import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

test("no mark is drawn around everything where the system chooses the colours", () => {
  // A frame without colour has one there: whose turn it is, the open tab and what is new would be marked everywhere.
  const seen = Object.entries(STYLES).filter(([, text]) => /border[\w-]*:[^;]*solid transparent/.test(text));
  expect(seen.map(([path]) => path)).toEqual([]);
});
