import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { me } from "../../src/hall/me.svelte";
import ShareLink from "../../src/hall/ShareLink.svelte";
import type { Me } from "../../src/core/net/forms";
import { LANGUAGES } from "../../src/core/words/languages";
import { words } from "../../src/core/words/words.svelte";

afterEach(() => {
  cleanup();
  me.hall = null;
});

const share = () => render(ShareLink, { path: "/#/join/a/b", title: "Invite friends", qr: "QR code" });
const commands = () => [...document.querySelectorAll("code")].map((each) => each.textContent);

test.each(LANGUAGES)(
  "whoever has started the hall reads how to open it to the house, with make or without: %s",
  async (language) => {
    await words.speak(language, []);
    share();
    expect(commands()).toEqual(["make play LAN=1", "zunft serve --host 0.0.0.0"]);
  },
);

test("a link that others can follow needs no such words", async () => {
  await words.speak("en", []);
  me.hall = { address: "http://192.168.1.20:1302" } as Me;
  share();
  expect(commands()).toEqual([]);
  expect(screen.getByText("Everybody in the same house or network can use this link.")).toBeTruthy();
});
