/** What the lobby shows of The Guild. */
import type { Card } from "../cards";
import Cover from "./Cover.svelte";

export const card: Card = { Cover, minutes: [45, 120] };
