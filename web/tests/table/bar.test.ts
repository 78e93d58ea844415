import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import DecisionBar from "../../src/table/DecisionBar.svelte";
import { Choice } from "../../src/core/choice.svelte";
import type { Face } from "../../src/core/look";
import { Notation } from "../../src/core/notation";
import type { Seat } from "../../src/table/seat.svelte";
import { words } from "../../src/core/words/words.svelte";

const notation = new Notation([
  { verb: "choose", form: "choose {card}", example: "" },
  { verb: "pass", form: "pass", example: "" },
]);
const face = {
  action: (_look: unknown, move: string) => `Do ${move}`,
  missing: () => "Choose a card",
  choices: (look: Seat) => look.choice.offers.filter((offer) => offer.text === "pass"),
  changes: () => ["Value 8 becomes 9.", "You are first."],
} as unknown as Face;

let seat: Seat;

beforeEach(() => {
  const page = {
    phase: "running",
    question: { key: "x.ask.y", args: {} },
    ask: 3,
    can_undo: false,
    can_ask_undo: true,
  };
  seat = {
    seat: 0,
    page,
    choice: new Choice(notation, ["choose gent", "choose luik", "pass"]),
    isAsked: true,
    sent: null,
    pointed: null,
    refused: null,
    story: { mark: 0, sinceLast: [], silence: [], telling: { hasJumped: false } },
    say: () => "Which card?",
    imagine: () => Promise.resolve({}),
    answer: vi.fn(() => Promise.resolve(true)),
    back: vi.fn(() => Promise.resolve()),
  } as unknown as Seat;
});

afterEach(() => cleanup());

const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test("before anything is chosen the main button says what is missing, and Enter does nothing", async () => {
  const { getByText } = render(DecisionBar, { seat, face });
  expect(getByText("Choose a card").getAttribute("aria-disabled")).toBe("true");
  await key("Enter");
  expect(seat.answer).not.toHaveBeenCalled();
});

test("what is laid out in the hand is given by the main button, and is no other button beside it", async () => {
  const { getAllByText } = render(DecisionBar, { seat, face: { ...face, chosen: () => "pass" } });
  expect(getAllByText("Do pass").map((button) => button.className.includes("main"))).toEqual([true]);
  await key("Enter");
  expect(seat.answer).toHaveBeenCalledWith("pass");
});

test("a choice names the main button and its changes; Enter confirms it", async () => {
  const { findByText } = render(DecisionBar, { seat, face });
  seat.choice.pick({ card: "gent" });
  await findByText("Do choose gent");
  await findByText("Value 8 becomes 9. You are first.");
  await key("Enter");
  expect(seat.answer).toHaveBeenCalledWith("choose gent");
});

const at = (seconds: number) => ({
  kind: "move",
  seats: [{ seat: 0, runs: true, until: Date.now() + seconds * 1000 }],
});

test("the last ten seconds are counted in the bar, and who listens is told once", async () => {
  Object.assign(seat.page as object, { clock: at(7) });
  const { container, getAllByRole } = render(DecisionBar, { seat, face });
  const figure = container.querySelector("[data-countdown]");
  expect(figure?.getAttribute("aria-hidden")).toBe("true");
  expect(getAllByRole("status").map((each) => each.textContent)).toContain("time-short");
});

test.each([
  ["before them", at(12), true],
  ["who is not asked", at(7), false],
])("no seconds are counted: %s", (_, clock, isAsked) => {
  Object.assign(seat.page as object, { clock });
  Object.assign(seat, { isAsked });
  const { container } = render(DecisionBar, { seat, face });
  expect(container.querySelector("[data-countdown]")).toBeNull();
});

test("time that ran out is said in the bar, with what was done then", () => {
  const silence = [{ key: "engine.event.silent" }, { key: "x.event.kept" }];
  Object.assign(seat, { story: { ...seat.story, silence }, say: ({ key }: { key: string }) => key });
  const { getByText } = render(DecisionBar, { seat, face });
  getByText("engine.event.silent x.event.kept");
});

test.each([
  ["responses", "until-responses"],
  ["hidden", "until-hidden"],
])("where a choice is followed by something that nobody can tell (%s), the bar says so", async (until, sentence) => {
  Object.assign(seat, { imagine: () => Promise.resolve({ until }) });
  const { findByText } = render(DecisionBar, { seat, face });
  seat.choice.pick({ card: "gent" });
  await findByText(`Value 8 becomes 9. You are first. ${sentence}`);
});

test("Escape takes a part back and no move", async () => {
  render(DecisionBar, { seat, face });
  seat.choice.pick({ card: "gent" });
  await key("Escape");
  expect(seat.choice.isEmpty).toBe(true);
  await key("Escape");
  expect(seat.back).not.toHaveBeenCalled();
});

test("number keys press the other choices", async () => {
  render(DecisionBar, { seat, face });
  await key("1");
  expect(seat.answer).toHaveBeenCalledWith("pass");
});

test("take back stays within reach when it is not allowed: it says why", async () => {
  const { getByText } = render(DecisionBar, { seat, face });
  const button = getByText("take-back");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(button);
  expect(seat.back).toHaveBeenCalled();
});

test("the second half of a double click takes nothing back, wherever it falls", async () => {
  const { findByText, getByText } = render(DecisionBar, { seat, face });
  seat.choice.pick({ card: "gent" });
  await fireEvent.click(await findByText("Do choose gent"), { detail: 1 });
  await fireEvent.click(getByText("take-back"), { detail: 2 });
  expect(seat.answer).toHaveBeenCalledOnce();
  expect(seat.back).not.toHaveBeenCalled();
  await fireEvent.click(getByText("take-back"), { detail: 1 });
  expect(seat.back).toHaveBeenCalledOnce();
});

test("a table that was closed says so, and leads to the hall", () => {
  seat = { ...seat, isAsked: false, page: { ...seat.page, phase: "closed", question: null } } as unknown as Seat;
  const { getByText, getByRole, queryByRole } = render(DecisionBar, { seat, face });
  getByText("table-closed");
  expect(getByRole("link").getAttribute("href")).toBe("#/");
  expect(queryByRole("button")).toBeNull();
});

test("who has given up is asked for nothing, and has nothing to take back", () => {
  const page = { ...seat.page, question: null };
  seat = { ...seat, isAsked: false, page, view: { agenda: [], left: [0] } } as unknown as Seat;
  const { queryByRole } = render(DecisionBar, { seat, face });
  expect(queryByRole("button")).toBeNull();
});

const MOVED = "This game has moved to another server: ask the host where.";
test.each([
  ["who has a seat", 0, [], `${MOVED} Your key opens your seat there`],
  ["who has given it up", 0, [0], MOVED],
  ["who looks on", null, [], MOVED],
])("%s reads that the game goes on elsewhere", async (_, who, left, text) => {
  await words.speak("en", []);
  const page = { ...seat.page, phase: "closed", moved: true, question: null };
  seat = { ...seat, seat: who, isAsked: false, page, view: { agenda: [], left } } as unknown as Seat;
  const { getByText } = render(DecisionBar, { seat, face });
  const said = getByText(/moved/).textContent.trim();
  expect(said.slice(0, text.length)).toBe(text);
  expect(said.includes("key")).toBe(who === 0 && !left.length);
});
