import { expect, test } from "vitest";
import { cented, playFor, prizesOf, sum } from "../floor/money/deals";

test("a deal divides the prizes of as many places as there are players", () => {
  const rows = [
    { first: 1, last: 1, prize_cents: 500 },
    { first: 2, last: 3, prize_cents: 200 },
  ];
  expect(prizesOf(rows, 2)).toEqual([500, 200]);
  expect(prizesOf(rows, 4)).toEqual([500, 200, 200, 0]);
  expect(prizesOf([], 2)).toEqual([0, 0]);
});

test("what is played for ends with its last amount, and amounts are whole cents", () => {
  expect(playFor([null, null, null])).toEqual([]);
  expect(playFor([100, null, 50.1])).toEqual([10_000, 0, 5_010]);
  expect(playFor([100, 0, null])).toEqual([10_000]);
  expect(cented(0.29)).toBe(29);
  expect(sum([1, 2, 3])).toBe(6);
});
