import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../../src/core/scene";
import { Stage, secondsFor } from "../../src/table/stage.svelte";
import StageView from "../../src/table/StageView.svelte";
import Picture from "../../src/games/flanders/pieces/CardSign.svelte";

const scenes = (...keys: string[]): Scene[] =>
  keys.map((key) => ({
    key,
    seconds: 2,
    line: `line ${key}`,
    cues: [],
    Component: Picture,
    props: { kind: "site", height: 40 },
  }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("one scene stands after the other, each for its time, and the last line stays", () => {
  const stage = new Stage(() => "full");
  stage.take(scenes("a", "b"), true);
  expect(stage.scene?.key).toBe("a");
  vi.advanceTimersByTime(2000);
  expect(stage.scene?.key).toBe("b");
  vi.advanceTimersByTime(2000);
  expect(stage.scene).toBeNull();
  expect(stage.line).toBe("line b");
});

test("how long a scene stands follows the setting, and how many wait", () => {
  expect(secondsFor("full", 2.4, 3)).toBe(2.4);
  expect(secondsFor("full", 2.4, 4)).toBe(0.8);
  expect(secondsFor("full", 2.4, 11)).toBe(0);
  expect(secondsFor("short", 2.4, 0)).toBe(0.8);
  expect(secondsFor("calm", 2.4, 0)).toBe(0);
  expect(secondsFor("off", 2.4, 0)).toBe(0);
});

test("calm is a line alone, off is nothing, and either can be looked at again where there is a line", () => {
  const calm = new Stage(() => "calm");
  calm.take(scenes("a"), true);
  expect([calm.scene, calm.line]).toEqual([null, "line a"]);
  calm.again();
  expect(calm.scene?.key).toBe("a");
  calm.end();
  const off = new Stage(() => "off");
  off.take(scenes("a"), true);
  expect([off.scene, off.line]).toEqual([null, ""]);
});

test("where no stage can be seen its line is all that comes, and it can be looked at again", () => {
  const stage = new Stage(() => "full");
  stage.take(scenes("a"), false);
  expect([stage.scene, stage.line]).toEqual([null, "line a"]);
  stage.again();
  expect(stage.scene?.key).toBe("a");
  stage.end();
});

test("before whoever has to answer only the last scene stands its time, and the first key or click ends all", async () => {
  let isAsked = true;
  const stage = new Stage(
    () => "full",
    () => isAsked,
  );
  render(StageView, { stage });
  stage.take(scenes("a", "b"), true);
  expect([stage.scene?.key, stage.seconds]).toEqual(["a", 0.8]);
  vi.advanceTimersByTime(800);
  expect([stage.scene?.key, stage.seconds]).toEqual(["b", 2]);
  stage.take(scenes("c"), true);
  await fireEvent.click(document.body);
  expect(stage.scene).toBeNull();
  isAsked = false;
  stage.take(scenes("d", "e"), true);
  await fireEvent.click(document.body);
  expect(stage.scene?.key).toBe("e");
  stage.end();
});

test("more than ten that wait are not shown at all", () => {
  const stage = new Stage(() => "full");
  stage.take(scenes(..."abcdefghijklm"), true);
  expect([stage.scene, stage.line]).toEqual([null, "line m"]);
});

test("click, Space and Enter go on, Escape ends all, and who types is left alone", async () => {
  const stage = new Stage(() => "full");
  const { container } = render(StageView, { stage });
  const field = document.body.appendChild(document.createElement("input"));
  stage.take(scenes("a", "b", "c", "d"), true);
  await fireEvent.keyDown(field, { key: " " });
  expect(stage.scene?.key).toBe("a");
  await fireEvent.keyDown(document.body, { key: " " });
  expect(stage.scene?.key).toBe("b");
  await fireEvent.keyDown(document.body, { key: "Enter" });
  await fireEvent.click(container);
  expect(stage.scene?.key).toBe("d");
  stage.take(scenes("e", "f"), true);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(stage.scene).toBeNull();
  field.remove();
});
