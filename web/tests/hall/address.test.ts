import { expect, test } from "vitest";
import { addressOf, reachOf } from "../../src/hall/address";

test.each([
  ["127.0.0.1", "here"],
  ["localhost", "here"],
  ["[::1]", "here"],
  ["192.168.1.20", "house"],
  ["10.0.0.7", "house"],
  ["172.20.1.1", "house"],
  ["club.local", "house"],
  ["games.example.org", "world"],
  ["172.40.1.1", "world"],
])("%s is reached from: %s", (hostname, reach) => {
  expect(reachOf(hostname)).toBe(reach);
});

test("a link is made for the address at which this page was found", () => {
  const found = addressOf("/#/join/a/b", "http://192.168.1.20:1302");
  expect(found).toEqual({ url: "http://192.168.1.20:1302/#/join/a/b", reach: "house" });
});

test("what the server says of its address helps where this page was opened on the machine itself", () => {
  const found = addressOf("/#/join/a/b", "http://127.0.0.1:1302", "http://192.168.1.20:1302");
  expect(found).toEqual({ url: "http://192.168.1.20:1302/#/join/a/b", reach: "house" });
});

test("an address by which the page was really reached is believed before the server's", () => {
  const found = addressOf("/#/join/a/b", "https://games.example.org", "http://192.168.1.20:1302");
  expect(found.url).toBe("https://games.example.org/#/join/a/b");
});
