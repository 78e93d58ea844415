/** What the lobby shows of Strasbourg. */
import type { Card } from "../cards";
import Cover from "./Cover.svelte";

export const card: Card = { Cover, minutes: [45, 75] };
