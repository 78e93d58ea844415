/** A picture of one part of the first page of the rules, drawn from an edition. */
import type { Component } from "svelte";
import type { Edition } from "../core/net/forms";

export type Picture = Component<{ part: string; edition: Edition }>;
