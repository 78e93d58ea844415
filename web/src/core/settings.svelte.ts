/** What a reader has set, kept in the browser and, for people who are signed in, with the server. */
import { Drawer } from "./drawer";
import { LANGUAGES, type Language } from "./words/languages";
import { words } from "./words/words.svelte";

export const MOMENTS = ["full", "short", "calm", "off"] as const;
export type Moments = (typeof MOMENTS)[number];

export interface Settings {
  language: Language;
  textSize: 100 | 115 | 130;
  theme: "system" | "light" | "dark";
  sound: boolean;
  sounds: boolean; // of what happens at a table
  volume: number; // of these, 0 to 100
  moments: Moments; // how what happens is shown on the stage over the board
  notices: boolean; // the browser says when it is one's turn
  motion: "system" | "less" | "full";
  pace: number; // milliseconds that a bot takes at least
  colour: string;
  name: string;
}

const drawer = new Drawer<Partial<Settings>>("settings", {});
const DARK = "(prefers-color-scheme: dark)";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function usual(): Settings {
  const spoken = navigator.languages.map((each) => each.slice(0, 2)) as Language[];
  const language = spoken.find((each) => LANGUAGES.includes(each)) ?? "en";
  return {
    language,
    textSize: 100,
    theme: "system",
    sound: false,
    sounds: false,
    volume: 60,
    moments: matchMedia(LESS_MOTION).matches ? "calm" : "full",
    notices: false,
    motion: "system",
    pace: 900,
    colour: "#8a5a2b",
    name: "",
  };
}

/** Whether somebody has set something in this browser before. */
export const wereSet = (): boolean => !drawer.isEmpty;

export const settings = $state<Settings>({ ...usual(), ...drawer.thing });

type Heard = (change: Partial<Settings>) => void;
const listeners: Heard[] = [];

/** Hear of every change, for instance to tell the server. */
export function whenSet(heard: Heard): void {
  listeners.push(heard);
}

/** Change a setting, at once and for the next visit. */
export async function set(change: Partial<Settings>): Promise<void> {
  await take(change);
  for (const heard of listeners) heard(change);
}

/** The same, when it was the server that told it. */
export async function take(change: Partial<Settings>): Promise<void> {
  if (change.language && change.language !== words.language) await words.speak(change.language);
  Object.assign(settings, change);
  drawer.put(settings);
  show();
}

/** Put theme, text size and motion where the style sheets see them. */
export function show(): void {
  const root = document.documentElement;
  const isDark = settings.theme === "dark" || (settings.theme === "system" && matchMedia(DARK).matches);
  root.dataset.theme = isDark ? "dark" : "light";
  root.dataset.motion = hasLessMotion() ? "less" : "full";
  root.style.setProperty("--text-size", String(settings.textSize / 100));
}

export function hasLessMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "system" && matchMedia(LESS_MOTION).matches);
}

export function watchSystem(): void {
  for (const query of [DARK, LESS_MOTION]) matchMedia(query).addEventListener("change", show);
}
