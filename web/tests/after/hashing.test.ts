import { createHash, createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { faultsOf, hexOf, type Dealt } from "../../src/after/chance";
import { hmacByHand, sha256, sha256ByHand } from "../../src/after/hashing";
import vector from "./vector.json";

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7) % 256);

afterEach(() => void vi.unstubAllGlobals());

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 200])("the hash of %i bytes is the standard's", (length) => {
  expect(hexOf(sha256ByHand(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
});

test("the signature is the standard's", () => {
  const expected = createHmac("sha256", bytes(32)).update("starter/0").digest("hex");
  expect(hexOf(hmacByHand(bytes(32), new TextEncoder().encode("starter/0")))).toBe(expected);
});

test("a page over plain HTTP finds the same draws", async () => {
  vi.stubGlobal("crypto", {});
  expect(hexOf(await sha256(bytes(3)))).toBe(createHash("sha256").update(bytes(3)).digest("hex"));
  expect(await faultsOf(vector.dealt as unknown as Dealt)).toEqual([]);
});
