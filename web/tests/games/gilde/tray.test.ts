import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Look } from "../../../src/core/look";
import { words } from "../../../src/core/words/words.svelte";
import Tray from "../../../src/games/gilde/Tray.svelte";
import { tray } from "../../../src/games/gilde/tray.svelte";
import { withdraw } from "../../../src/games/gilde/hallproposals";
import { EDITION, player, view } from "./edition";

vi.mock("../../../src/games/gilde/hallproposals", () => ({ withdraw: vi.fn(() => Promise.resolve()) }));

beforeAll(() => words.speak("en", ["gilde"]));
beforeEach(() => tray.begin({ seat: 0, card: "e01" }, 1, 0, 6));
afterEach(() => {
  cleanup();
  tray.close();
});

const proposal = (id: string, mine: boolean, text: string, state: string) => ({
  id,
  mine,
  text,
  state,
  seat: mine ? 0 : 1,
  to_seat: mine ? 1 : 0,
});

/** Ada (seat 0) is in turn and has 5 talers; these proposals lie on the table. */
function lookWith(proposals: object[]) {
  const deed = vi.fn(() => Promise.resolve());
  const live = { seat: 0, page: { phase: "running", proposals }, choice: { offered: () => false }, deed };
  const names = ["Ada", "Bram", "Clara"];
  const table = [{ card: "e01", locked: 0, dormant: false }];
  const look = {
    live,
    seat: 0,
    names,
    isAsked: true,
    edition: EDITION,
    name: (_: string, key: string) => key,
    explain: () => "",
    view: view([player({ table: table as never }), player(), player()], { active: 0 }),
  };
  return { look: look as unknown as Look, deed };
}

test("the price of an offer goes up by a coin, and what one would have then with it", async () => {
  render(Tray, { look: lookWith([]).look });
  expect(document.body.textContent).toContain("5 → 11");
  await fireEvent.click(screen.getByRole("button", { name: "More" }));
  expect(document.body.textContent).toContain("5 → 12");
  expect(screen.getByRole("button", { name: "Offer for 7" })).toBeTruthy();
});

test("a counter-offer is answered with its own button, and the talers are those after it", async () => {
  const mine = proposal("a", true, "offer e01 to 1 for 6", "refused");
  const theirs = proposal("b", false, "offer e01 to 1 for 4", "laid");
  const { look, deed } = lookWith([mine, theirs]);
  render(Tray, { look });
  expect(screen.getByRole("status").textContent).toContain("Bram: “For 4, yes.”");
  expect(screen.getByRole("status").textContent).toContain("5 → 9");
  await fireEvent.click(screen.getByRole("button", { name: "Agree to 4" }));
  expect(deed).toHaveBeenCalledWith("proposals/b/take");
});

test("an own counter-offer takes back what lies there before", async () => {
  const theirs = proposal("b", false, "offer e01 to 1 for 4", "laid");
  const { look, deed } = lookWith([theirs]);
  render(Tray, { look });
  await fireEvent.input(screen.getByRole("spinbutton", { name: "Price" }), { target: { value: "5" } });
  await fireEvent.click(screen.getByRole("button", { name: "Offer for 5" }));
  await vi.waitFor(() => expect(deed).toHaveBeenLastCalledWith("proposals", { to: 1, text: "offer e01 to 1 for 5" }));
  expect(withdraw).toHaveBeenCalledWith(expect.anything(), "b");
});
