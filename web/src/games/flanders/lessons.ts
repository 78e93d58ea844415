/** Which part of the table the lessons of Flanders 1302 speak of; what is not here speaks of the board. */
import type { LessonParts } from "../lessons";

export const lessons: LessonParts = {
  "ask-guild": "hand",
  "ask-choice": "hand",
  "event-revealed": "players",
  "event-drew-golden": "players",
  "event-saw-golden": "players",
};
