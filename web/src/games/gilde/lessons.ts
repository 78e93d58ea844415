/** Which part of the table the lessons of The Guild speak of; what is not here speaks of the board. */
import type { LessonParts } from "../lessons";

export const lessons: LessonParts = {
  "ask-action": "hand",
  "ask-redraw": "hand",
  "ask-surplus": "hand",
  "ask-spare": "hand",
  "ask-targeted": "bar",
  "ask-number": "bar",
  "ask-start": "bar",
  "ask-end": "bar",
  "ask-consent": "bar",
  "ask-join": "bar",
  "ask-pay": "bar",
  "ask-deal": "bar",
  "ask-choice": "bar",
};
