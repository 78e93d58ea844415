import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ExerciseBar from "../../src/after/ExerciseBar.svelte";
import { ExerciseLook, pageAfter, type ExercisePage } from "../../src/after/exercise.svelte";
import type { Offer } from "../../src/core/choice.svelte";
import type { Face, Look } from "../../src/core/look";
import type { Edition } from "../../src/core/net/forms";
import { Notation } from "../../src/core/notation";
import { words } from "../../src/core/words/words.svelte";

const edition = { title: "flanders", edition: "tiny", names: {}, abouts: {} } as unknown as Edition;
const page = {
  view: { round: 3 },
  question: { key: "flanders.ask.card", args: {} },
  options: ["choose gent 0", "choose gent 1"],
  events: [],
  over: false,
  winners: [],
  judged: null,
} as unknown as ExercisePage;
const judged = {
  sentence: { key: "given", args: {} },
  best_sentence: { key: "best", args: {} },
  chance: 0.08,
  margin: 0.03,
  is_worse: true,
};
const face = {
  action: (_: Look, move: string) => `Do ${move}`,
  missing: () => "Choose",
  choices: (look: Look): readonly Offer[] => look.choice.offers,
} as unknown as Face;

function show(more: Partial<ExercisePage> = {}, back: (() => void) | null = null) {
  const look = new ExerciseLook(edition, [], { ...page, ...more }, 0, new Notation([]));
  const answer = vi.fn();
  render(ExerciseBar, { look, face, failed: "", back, answer });
  return { look, answer };
}

beforeEach(() => words.speak("en", []));
afterEach(cleanup);

test("every answer that is a button is given as it stands in the notation", async () => {
  const { answer } = show();
  await fireEvent.click(screen.getByRole("button", { name: "Do choose gent 1" }));
  expect(answer).toHaveBeenCalledWith("choose gent 1");
});

test("a worse answer is told with the better one and its margin, a good one as such", () => {
  show({ judged });
  expect(screen.getByRole("status").textContent).toContain("(8 more wins in 100 games, ± 3)");
  cleanup();
  show({ judged: { ...judged, is_worse: false } });
  expect(screen.getByRole("status").textContent).toBe("As good as the best answer that was found.");
});

test("the last answer can be taken back, and before the first one there is nothing to take back", async () => {
  const back = vi.fn();
  show({}, back);
  await fireEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(back).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(screen.getByRole("button", { name: "Take back" }).getAttribute("aria-disabled")).toBe("true");
});

test("each request names all answers since the moment", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(page))));
  vi.stubGlobal("fetch", fetched);
  await pageAfter({ table: "one", seat: 2, line: 57 }, 4, ["build"]);
  const [path, { body }] = fetched.mock.calls[0] as unknown as [string, { body: string }];
  expect(path).toBe("/api/tables/one/exercise");
  expect(JSON.parse(body)).toEqual({ seat: 2, line: 57, seed: 4, answers: ["build"] });
});
