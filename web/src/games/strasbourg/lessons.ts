/** Which part of the table the lessons of Strasbourg speak of; what is not here speaks of the board. */
import type { LessonParts } from "../lessons";

export const lessons: LessonParts = {
  "ask-tasks": "hand",
  "ask-draw": "hand",
  "ask-put": "hand",
  "ask-bid": "hand",
  "ask-sale": "hand",
  "ask-return": "hand",
  "ask-seat": "bar",
  "ask-goods": "bar",
  "event-prestige": "players",
  "event-privilege": "players",
};
