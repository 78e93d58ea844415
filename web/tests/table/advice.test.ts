import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { advisedAmong, advisedAt, advisedIn } from "../../src/core/advised";
import Advice from "../../src/table/Advice.svelte";
import { Choice } from "../../src/core/choice.svelte";
import { Notation } from "../../src/core/notation";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/core/words/words.svelte";
import type { Advised } from "../../src/core/net/forms";
import { sitDown, tellPage } from "./seats";

const notation = new Notation([
  { verb: "build", form: "build {town} {space} {district}", example: "" },
  { verb: "keep", form: "keep {tasks}", example: "" },
]);
const OPTIONS = ["build gent s1 blue", "build gent s1 grey", "build gent s2 blue", "keep t01 t02"];
const { offers } = new Choice(notation, OPTIONS);
const [one, two, three] = OPTIONS;

const built = (space: string, district: string) => ({
  key: "flanders.deed.build",
  args: { card: "gent", town: "gent", space, district },
});
const ADVICE: Advised[] = [
  {
    option: three as string,
    sentence: built("s2", "blue"),
    level: false,
    reason: { key: "flanders.reason.first-places", args: { town: "gent" } },
  },
  { option: one as string, sentence: built("s1", "blue"), level: false, reason: null },
  { option: two as string, sentence: built("s1", "grey"), level: true, reason: null },
];

let seat: Seat;
const advise = vi.fn();

beforeAll(() => words.speak("en", ["flanders"]));
beforeEach(() => {
  seat = {
    page: { ask: 3 },
    title: "flanders",
    choice: new Choice(notation, OPTIONS),
    advice: vi.fn(() => Promise.resolve(ADVICE)),
    advise,
    say: (said: Parameters<typeof words.say>[0]) => words.say(said),
  } as unknown as Seat;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function opened() {
  const opened = vi.fn();
  const found = render(Advice, { seat, opened });
  await fireEvent.click(found.getByRole("button"));
  const group = await found.findByRole("group");
  return { ...found, group, opened };
}

test("answers are named whole, numbered and without a figure, and what is about equal is called so", async () => {
  const { group } = await opened();
  const buttons = [...group.querySelectorAll("button.quiet")].map((button) =>
    button.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(buttons).toEqual([
    "1 Build a blue district on s2 in Ghent",
    "2 Build a blue district on s1 in Ghent",
    "3 Build a grey district on s1 in Ghentabout equal",
  ]);
  expect(group.textContent).not.toContain("%");
});

test("the chance to win is told once, with how far it may be off and what it means", async () => {
  const [first, ...others] = ADVICE;
  vi.mocked(seat.advice).mockResolvedValue([{ ...first, chance: 0.538, margin: 0.061 } as Advised, ...others]);
  const { group } = await opened();
  const text = group.textContent?.replace(/\s+/g, " ") ?? "";
  expect(text.split("%").length).toBe(2);
  expect(text).toContain("Chance to win: 54 % ± 6 If all play on from here as our bots would.");
});

test("the reason says what the first answer is better at, and names the thing", async () => {
  const { group } = await opened();
  expect(group.textContent).toContain("It helps you more to be first in Ghent.");
});

test("where nothing separates the first two no reason is said", async () => {
  vi.mocked(seat.advice).mockResolvedValue(ADVICE.slice(1));
  const { group } = await opened();
  expect(group.querySelector("[aria-live]")?.textContent).toBe("");
});

test("what is advised is marked on the board for as long as it is shown", async () => {
  const { getByText } = await opened();
  expect(advise).toHaveBeenLastCalledWith([three, one, two]);
  await fireEvent.click(getByText("Close"));
  expect(advise).toHaveBeenLastCalledWith([]);
});

test("to take an answer chooses it and gives nothing", async () => {
  const { group } = await opened();
  await fireEvent.click(group.querySelectorAll("button.quiet")[1] as Element);
  expect(seat.choice.move).toBe(one);
});

test("an answer that comes when another question is asked is not shown", async () => {
  const { getByRole, queryByRole } = render(Advice, { seat, opened: vi.fn() });
  let say: (found: Advised[]) => void = () => {};
  vi.mocked(seat.advice).mockReturnValue(new Promise((resolve) => (say = resolve)));
  await fireEvent.click(getByRole("button"));
  (seat.page as { ask: number }).ask = 4;
  say(ADVICE);
  await Promise.resolve();
  flushSync();
  expect(queryByRole("group")).toBeNull();
});

test("a thing bears the numbers of all advised answers that name it", () => {
  const look = { advised: [offers[2], offers[0], offers[3]] as (typeof offers)[number][] };
  expect(advisedAt(look, { town: "gent", space: "s2" })).toBe("1");
  expect(advisedAt(look, { town: "gent" })).toBe("1, 2");
  expect(advisedAt(look, { town: "luik" })).toBeUndefined();
  expect(advisedAmong(look, offers.slice(0, 2))).toBe("2");
  expect(advisedIn(look, "tasks", "t02")).toBe("3");
  expect(advisedIn(look, "tasks", "t03")).toBeUndefined();
  expect(advisedAt({}, { town: "gent" })).toBeUndefined();
});

test("a seat marks what is advised, and the marks go with the question", () => {
  const seated = sitDown();
  tellPage({ options: ["choose a", "choose b"] });
  seated.advise(["choose b", "choose z"]);
  expect(seated.advised.map(({ text }) => text)).toEqual(["choose b"]);
  tellPage({ ask: 2, turn: 2, options: ["choose a"] });
  expect(seated.advised).toEqual([]);
  seated.close();
});
