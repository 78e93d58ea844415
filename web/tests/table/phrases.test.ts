import { expect, test } from "vitest";
import { fitting } from "../../src/table/talk";

const PHRASES = { hello: "Hello!", deal: "Shall we make a deal?", "no-deal": "No deal." };

test("phrases for deals are offered only where there are deals", () => {
  expect(fitting(PHRASES, true).map(([key]) => key)).toEqual(["hello", "deal", "no-deal"]);
  expect(fitting(PHRASES, false)).toEqual([["hello", "Hello!"]]);
});
