/** What the lobby shows of Flanders 1302. */
import type { Card } from "../cards";
import Cover from "./cover/Cover.svelte";

export const card: Card = { Cover, minutes: [30, 60] };
