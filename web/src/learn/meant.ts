/** Which part of the table a lesson speaks of, so that it can be outlined. Nothing is moved by it. */
import type { Said } from "../core/net/forms";
import { LESSONS, type LessonParts } from "../games/lessons";

/** The same in every title; what is neither here nor in the title's own table speaks of the board. */
const PARTS: LessonParts = { "start-2": "bar" };
const ENDS = /-event-(ended|became-count|elected)$/;

/** Whether a lesson is about the end of the game. */
export const isLast = (lesson: string): boolean => ENDS.test(lesson);

/** The places of a lesson, the one that says most first; the first that is there counts. None at the end of a game. */
export function meantBy(lesson: string, said: Said | undefined): string[] {
  if (isLast(lesson)) return [];
  const [, title = "", end = ""] = /^learn-([a-z]+)-(.*)$/.exec(lesson) ?? [];
  const part = LESSONS[title]?.[end] ?? PARTS[end];
  const town = said?.args[lesson.includes("-ask-") ? "card" : "town"]; // a town is smaller than the board
  const within = !part && typeof town === "string" ? [`[data-town="${CSS.escape(town)}"]`] : [];
  return [...within, `[data-part="${part ?? "board"}"]`, '[data-part="board"]'];
}
