import { expect, test } from "vitest";
import { byKind, closing, inDrawer, owedTo } from "../floor/money/books";
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

const line = (cashier: string, more: object = {}) => ({ cashier, method: "cash", entries_cents: 0, chips_cents: 0, refunds_cents: 0, prizes_cents: 0, moved_cents: 0, differences_cents: 0, ...more });
const count = (cashier: string, moved_since: boolean) => ({ cashier, method: "cash", expected_cents: 100, counted_cents: 90, author: "floor", at: 0, moved_since });

test("the day is closed once every cash drawer is counted after its last payment", () => {
  const cash = [line("a", { entries_cents: 100, differences_cents: -10 }), line("b", { moved_cents: 50 }), line("house", { entries_cents: 500 })];
  expect(closing(cash, [count("a", false)]).open.map((one) => one.cashier)).toEqual(["b"]);
  expect(closing(cash, [count("a", true), count("b", false)]).open.map((one) => one.cashier)).toEqual(["a"]);
  expect(closing(cash, [count("a", false), count("b", false)])).toMatchObject({ open: [], difference: -10 });
  expect(inDrawer(cash[0]!)).toBe(90);
});

test("accounts of players stand together, what is held first", () => {
  const accounts = [
    { account: "prizes", holder: "x", method: "", cents: -30 },
    { account: "prizes", holder: "y", method: "", cents: -20 },
    { account: "drawer", holder: "a", method: "cash", cents: 50 },
  ];
  expect(byKind(accounts)).toEqual([
    { account: "drawer", lines: 1, cents: 50 },
    { account: "prizes", lines: 2, cents: -50 },
  ]);
  expect([...owedTo(accounts, "prizes")]).toEqual([["x", 30], ["y", 20]]);
});
