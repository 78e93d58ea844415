import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { emptyForm } from "../../src/hall/making/form";
import SeatsForm from "../../src/hall/making/SeatsForm.svelte";
import TableForm from "../../src/hall/making/TableForm.svelte";
import { words } from "../../src/core/words/words.svelte";

beforeAll(() => words.speak("en", ["bots"]));
afterEach(cleanup);

const form = () => emptyForm("friends", { seats: [2, 3], editions: ["tiny"], presets: {} }, "Ada");

test("radios that belong together are one stop of Tab", () => {
  render(SeatsForm, { form: form(), kind: "friends", seats: [2, 3], levels: [] });
  render(TableForm, { form: form(), kind: "friends" });
  const names = screen.getAllByRole<HTMLInputElement>("radio", { hidden: true }).map((radio) => radio.name);
  expect(names).toEqual(["seats", "seats", "visibility", "visibility"]);
});
