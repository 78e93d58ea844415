/** Which part of the table a lesson speaks of, so that it can be outlined. Nothing is moved by it. */
import type { Said } from "../core/net/forms";

/** By the end of a lesson's name; what is not here speaks of the board. */
const PARTS: Readonly<Record<string, string>> = {
  "start-2": "bar",
  "flanders-ask-choice": "hand",
  "flanders-event-revealed": "players",
  "flanders-event-drew-golden": "players",
  "flanders-event-saw-golden": "players",
  "strasbourg-ask-tasks": "hand",
  "strasbourg-ask-draw": "hand",
  "strasbourg-ask-put": "hand",
  "strasbourg-ask-bid": "hand",
  "strasbourg-ask-sale": "hand",
  "strasbourg-ask-return": "hand",
  "strasbourg-ask-seat": "bar",
  "strasbourg-ask-goods": "bar",
  "strasbourg-event-prestige": "players",
  "strasbourg-event-privilege": "players",
  "gilde-ask-action": "hand",
  "gilde-ask-redraw": "hand",
  "gilde-ask-surplus": "hand",
  "gilde-ask-spare": "hand",
  "gilde-ask-targeted": "bar",
  "gilde-ask-number": "bar",
  "gilde-ask-start": "bar",
  "gilde-ask-end": "bar",
  "gilde-ask-consent": "bar",
  "gilde-ask-join": "bar",
  "gilde-ask-pay": "bar",
  "gilde-ask-deal": "bar",
  "gilde-ask-choice": "bar",
};
const ENDS = /-event-(ended|became-count|elected)$/;

/** Whether a lesson is about the end of the game. */
export const isLast = (lesson: string): boolean => ENDS.test(lesson);

/** The places of a lesson, the one that says most first; the first that is there counts. None at the end of a game. */
export function meantBy(lesson: string, said: Said | undefined): string[] {
  if (isLast(lesson)) return [];
  const end = lesson.replace(/^learn-/, "");
  const part = PARTS[end] ?? PARTS[end.replace(/^[a-z]+-/, "")];
  const town = said?.args[lesson.includes("-ask-") ? "card" : "town"]; // a town is smaller than the board
  const within = !part && typeof town === "string" ? [`[data-town="${CSS.escape(town)}"]`] : [];
  return [...within, `[data-part="${part ?? "board"}"]`, '[data-part="board"]'];
}
