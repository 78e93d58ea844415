import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CallMe from "../../src/hall/CallMe.svelte";
import { me } from "../../src/hall/me.svelte";
import { push } from "../../src/hall/push.svelte";
import { words } from "../../src/core/words/words.svelte";

const anna = { id: "a", name: "Anna", colour: "#dd7e28", language: "en", kind: "account", settings: {} };

beforeEach(() => words.speak("en", []));
afterEach(() => {
  cleanup();
  me.person = push.ways = null;
  vi.unstubAllGlobals();
});

test.each([
  [["push"], [], 0],
  [["push", "email"], [], 1],
  [[], [{ kind: "webhook", target: "https://x.example" }], 1],
])("where there are %j ways and %j is told, %d links lead to the others", async (kinds, told, many) => {
  me.person = anna as unknown as typeof me.person;
  const answers: Record<string, unknown> = { "/api/notices": { kinds, webhook_hosts: [], push_key: "" } };
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? told))));
  render(CallMe);
  await vi.waitFor(() => expect(push.ways?.kinds).toEqual(kinds));
  await new Promise((done) => setTimeout(done, 20));
  expect(screen.queryAllByRole("link", { name: "By mail and other ways" })).toHaveLength(many);
});
