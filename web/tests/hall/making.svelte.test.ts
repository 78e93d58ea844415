import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { emptyForm } from "../../src/hall/making/form";
import TableForm from "../../src/hall/making/TableForm.svelte";
import { words } from "../../src/core/words/words.svelte";

test("half a minute is offered as what it is", async () => {
  await words.speak("en", ["hall"]);
  const form = $state(emptyForm("friends", { seats: [2, 3], editions: ["tiny"], presets: {} }, "Ada"));
  form.clock.kind = "move";
  render(TableForm, { form, kind: "friends" });
  expect(screen.getByRole("option", { name: "30 seconds", hidden: true })).toBeTruthy();
});
