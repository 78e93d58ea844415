/** The picture of each title. */
import type { Component } from "svelte";
import Flanders from "./flanders/cover/Cover.svelte";
import Gilde from "./gilde/Cover.svelte";
import Strasbourg from "./strasbourg/Cover.svelte";

export const PICTURES: Readonly<Record<string, Component>> = {
  flanders: Flanders,
  strasbourg: Strasbourg,
  gilde: Gilde,
};

/** What the lobby shows before the hall has said what it offers; seats and minutes as usual. */
export const KNOWN: Readonly<Record<string, { seats: readonly number[]; minutes: readonly [number, number] }>> = {
  flanders: { seats: [2, 3, 4], minutes: [30, 60] },
  strasbourg: { seats: [3, 4, 5], minutes: [45, 75] },
  gilde: { seats: [2, 3, 4, 5, 6], minutes: [45, 120] },
};
