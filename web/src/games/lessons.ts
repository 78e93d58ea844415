/** Which part of the table each lesson of a title speaks of, found by the title's folder. */

/** By the end of a lesson's name, such as `ask-choice`. */
export type LessonParts = Readonly<Record<string, string>>;

const FOUND = import.meta.glob<LessonParts>("./*/lessons.ts", { eager: true, import: "lessons" });

export const LESSONS: Readonly<Record<string, LessonParts>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, parts]) => [path.split("/")[1], parts]),
);
