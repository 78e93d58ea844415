import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Seat } from "../../src/table/seat.svelte";
import { heard, noteRead, readUpTo, unreadOf } from "../../src/table/talk";
import Talk from "../../src/table/Talk.svelte";
import { words } from "../../src/core/words/words.svelte";

const word = { id: "w", at: 1, name: "Bram", person: "b", phrase: null, seat: 1, text: "You play like an ox." };
let asked: string[];
let muted: string[];
let blocked: string[];
let phrases: Record<string, string>;
const answerTo = (path: string) =>
  ({ "/api/muted": muted, "/api/blocked": blocked, "/api/phrases": { phrases } })[path] ?? {};

beforeEach(async () => {
  localStorage.clear();
  [asked, muted, blocked, phrases] = [[], [], [], {}];
  await words.speak("en", ["server"]);
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(answerTo(path))));
  });
});
afterEach(cleanup);

function seatOf(talk: object[], line = "open") {
  return {
    seat: 0,
    line,
    talk,
    setting: { table: "t" },
    hearAgain: vi.fn(() => Promise.resolve()),
    readTalk: vi.fn(),
  };
}

function talkOf(talk: object[]) {
  const seat = seatOf(talk);
  render(Talk, { seat: seat as unknown as Seat });
  return seat;
}

test("words that were taken away go, and what is told again stands there once", () => {
  const said = (id: string, at: number, hidden = false) => ({ ...word, id, at, hidden });
  const known = [said("a", 1), said("b", 2)];
  expect(heard(known, [said("c", 3), said("a", 1)]).map((each) => each.id)).toEqual(["a", "b", "c"]);
  expect(heard(known, [said("b", 2, true)]).map((each) => each.id)).toEqual(["a"]);
  expect(heard([], [said("b", 2, true)])).toEqual([]);
});

test("what can be done about a word is shown on demand", async () => {
  talkOf([word]);
  expect(screen.queryByText("Report this to the host")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "About what Bram said" }));
  await fireEvent.click(screen.getByText("Report this to the host"));
  expect(await screen.findByText("Reported")).toBeTruthy();
  expect(asked).toContain("POST /api/tables/t/reports");
});

test("who is not read any more is named, and can be read again", async () => {
  const seat = talkOf([word]);
  await fireEvent.click(screen.getByRole("button", { name: "About what Bram said" }));
  await fireEvent.click(screen.getByText("Mute Bram"));
  expect(await screen.findByText("You have muted Bram.")).toBeTruthy();
  expect(screen.queryByText("You play like an ox.")).toBeNull();
  await fireEvent.click(screen.getByText("Unmute"));
  await vi.waitFor(() => expect(seat.hearAgain).toHaveBeenCalled());
  expect(asked).toContain("DELETE /api/muted/b");
});

test("who was muted before is named after a new start, too", async () => {
  muted = ["b"];
  localStorage.setItem("zunft muted", JSON.stringify({ b: "Bram" }));
  talkOf([]);
  expect(await screen.findByText("You have muted Bram.")).toBeTruthy();
  expect(screen.queryByText("Nothing was said yet.")).toBeNull();
});

test("who is blocked is named, and it can be lifted", async () => {
  const seat = talkOf([word]);
  await fireEvent.click(screen.getByRole("button", { name: "About what Bram said" }));
  await fireEvent.click(screen.getByText(/^Block Bram/));
  expect(await screen.findByText("You have blocked Bram.")).toBeTruthy();
  expect(screen.queryByText("You play like an ox.")).toBeNull();
  await fireEvent.click(screen.getByText("Unblock"));
  await vi.waitFor(() => expect(seat.hearAgain).toHaveBeenCalled());
  expect(asked).toEqual(expect.arrayContaining(["PUT /api/blocked/b", "DELETE /api/blocked/b"]));
});

test("who was blocked before is told apart from who is only muted", async () => {
  [muted, blocked] = [["a", "b"], ["b"]];
  localStorage.setItem("zunft muted", JSON.stringify({ a: "Ada", b: "Bram" }));
  talkOf([]);
  expect(await screen.findByText("You have blocked Bram.")).toBeTruthy();
  expect(screen.getByText("You have muted Ada.")).toBeTruthy();
});

test("what others have said is new until it is read, also after a new start", async () => {
  const said = (at: number, seat: number) => ({ ...word, id: String(at), at, seat, hidden: false });
  const talk = [said(1, 1), said(2, 0), said(3, 1)];
  expect(unreadOf(talk, 0, readUpTo("t")).map((each) => each.at)).toEqual([1, 3]);
  noteRead("t", 1);
  expect(unreadOf(talk, 0, readUpTo("t")).map((each) => each.at)).toEqual([3]);
  const seat = talkOf(talk);
  await vi.waitFor(() => expect(seat.readTalk).toHaveBeenCalled());
});

test("quick phrases come when the line is back", async () => {
  phrases = { thanks: "Thank you!" };
  const { rerender } = render(Talk, { seat: seatOf([], "lost") as unknown as Seat });
  expect(asked).not.toContain("GET /api/phrases");
  await rerender({ seat: seatOf([]) as unknown as Seat });
  expect(await screen.findByRole("button", { name: "Thank you!" })).toBeTruthy();
});
