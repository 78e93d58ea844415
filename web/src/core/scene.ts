/** A scene: what the stage over the board shows of one moment, with every number that decides. */
import type { Component } from "svelte";
import type { Sound } from "./sounds";

export interface Cue {
  readonly sound: Sound;
  readonly at: number; // seconds after the scene has begun, in full length
}

export interface Scene {
  readonly key: string; // no other moment of the game has it
  readonly seconds: number; // that it stands, in full length: 1.5 to 3
  readonly line: string; // the same in one sentence
  readonly cues: readonly Cue[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly Component: Component<any>; // `scene` has checked that the props are its own
  readonly props: object;
}

type Said = Pick<Scene, "key" | "seconds" | "line"> & { cues?: readonly Cue[] };

/** A scene whose props are those of its component. */
export const scene = <Props extends Record<string, unknown>>(
  said: Said,
  Component: Component<Props>,
  props: Props,
): Scene => ({ cues: [], ...said, Component, props });
