import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Choices from "../../src/hall/Choices.svelte";
import HandOver from "../../src/hall/HandOver.svelte";
import QrCode from "../../src/hall/QrCode.svelte";
import SureButton from "../../src/hall/SureButton.svelte";
import Trouble from "../../src/hall/Trouble.svelte";
import WaitingSeat from "../../src/hall/WaitingSeat.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", ["bots"]));
afterEach(cleanup);

test("the next person says who they are, and only then the table opens", async () => {
  const open = vi.fn();
  render(HandOver, { seat: 1, name: "Bram", others: [{ seat: 0, name: "Ada" }], open });
  expect(screen.getByRole("heading").textContent).toBe("Hand the device to Bram");
  expect(open).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "I am Bram" }));
  expect(open).toHaveBeenCalledWith(1);
});

test("the hand-over waits for the hand that it names", () => {
  render(HandOver, { seat: 1, name: "Bram", others: [], open: vi.fn() });
  expect(document.activeElement?.textContent).toBe("I am Bram");
});

test("while bots think nobody is called", () => {
  render(HandOver, { seat: null, name: null, others: [], open: vi.fn() });
  expect(screen.getByRole("heading").textContent).toBe("It is nobody’s turn here right now");
});

test("in a moment for responses the cover says that it goes on by itself", () => {
  render(HandOver, { seat: null, name: null, isWindow: true, others: [], open: vi.fn() });
  expect(screen.getByRole("heading").textContent).toBe("One moment");
  expect(screen.getByText(/goes on by itself/)).toBeTruthy();
});

test("a choice is a group of radios with one of them checked", async () => {
  const choose = vi.fn();
  const choices = [
    ["light", "Parchment"],
    ["dark", "Candlelight"],
  ] as const;
  render(Choices<string>, { legend: "Theme", value: "light", choices, choose });
  expect(screen.getByRole("group", { name: "Theme" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Parchment" }).checked).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: "Candlelight" }));
  expect(choose).toHaveBeenCalledWith("dark");
});

test("trouble is read aloud when it comes", async () => {
  const { rerender } = render(Trouble, { error: null });
  expect(screen.getByRole("alert").textContent.trim()).toBe("");
  await rerender({ error: "The table is full." });
  expect(screen.getByRole("alert").textContent.trim()).toBe("The table is full.");
});

test("what cannot be undone takes a second press", async () => {
  const act = vi.fn();
  render(SureButton, { text: "Close the table", act });
  await fireEvent.click(screen.getByRole("button", { name: "Close the table" }));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Press again to confirm" }));
  expect(act).toHaveBeenCalledOnce();
});

test("a QR code has a name and is dark on light", () => {
  render(QrCode, { text: "http://192.168.1.20:1302/#/join/a/b", label: "QR code with the invitation" });
  const code = screen.getByRole("img", { name: "QR code with the invitation" });
  expect(code.querySelector("path")?.getAttribute("fill")).toBe("var(--deep)");
});

const seatProps = (more: object) => ({
  sitter: { seat: 1, state: "empty" as const },
  mine: [],
  mayBegin: false,
  levels: ["master"],
  sit: vi.fn(),
  stand: vi.fn(),
  seatBot: vi.fn(),
  ...more,
});

test("a visitor may take a free seat, but seats no bots", async () => {
  const props = seatProps({});
  render(WaitingSeat, props);
  await fireEvent.click(screen.getByRole("button", { name: "Take seat 2" }));
  expect(props.sit).toHaveBeenCalledWith(1);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("who may begin puts a bot on a free seat", async () => {
  const props = seatProps({ mine: [0], mayBegin: true });
  render(WaitingSeat, props);
  expect(screen.queryByRole("button")).toBeNull();
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "master" } });
  expect(props.seatBot).toHaveBeenCalledWith(1, "master");
});
