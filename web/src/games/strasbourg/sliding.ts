/** A bid that another overtakes slides to its new place; one that is made comes from the side. */
import { crossfade, fade, fly } from "svelte/transition";
import { hasLessMotion } from "../../core/settings.svelte";

const TIME = 450;

const [send, receive] = crossfade({
  duration: () => (hasLessMotion() ? 0 : TIME),
  fallback: (node, _params, isIntro) =>
    hasLessMotion() || !isIntro ? fade(node, { duration: 120 }) : fly(node, { x: 60, duration: TIME }),
});

export const go = send;
export const come = receive;
