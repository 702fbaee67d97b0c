import { expect, test } from "vitest";
import { byKind, closing, inDrawer, owedTo } from "../floor/money/books";
import { WHOLE, pasted, prizesOfShares, sharesOf } from "../floor/money/division";
import { cented, playFor, prizesOf, sum } from "../floor/money/deals";
import { justSold } from "../floor/money/sales";

test("a deal divides the prizes of as many places as there are players", () => {
  const rows = [
    { first: 1, last: 1, prize_cents: 500, in_kind: "" },
    { first: 2, last: 3, prize_cents: 200, in_kind: "" },
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

test("shares come to the pool, the first place taking what the rounding leaves", () => {
  expect(prizesOfShares([5_000, 3_000, 2_000], 45_500, 500)).toEqual([23_000, 13_500, 9_000]);
  expect(prizesOfShares([5_000, 3_000], 10_000, 1)).toEqual([5_000, 3_000]);
  expect(sharesOf([1, 1, 1]).reduce((sum, one) => sum + one, 0)).toBe(WHOLE);
  expect(sharesOf([0])).toEqual([0]);
});

test("a column from a spreadsheet is read as people write numbers", () => {
  expect(pasted("1.250,50\n€1,250\n30 %\n12,5")).toEqual([1250.5, 1250, 30, 12.5]);
  expect(pasted("")).toEqual([]);
});

test("of two who enter in one moment the cage shows the one whom it has sold an entry", () => {
  const called: Record<string, string> = { a: "Anna", b: "Bruno", c: "Carla" };
  const entrants = ["a", "b", "c"].map((player) => ({ player }));
  const is = (name: string) => (player: string) => called[player] === name;
  expect(justSold(entrants, new Set(["a"]), is("Carla"))).toEqual({ player: "c" });
  expect(justSold(entrants, new Set(["a", "b", "c"]), is("Anna"))).toEqual({ player: "a" }); // he enters again
  expect(justSold(entrants, new Set(["a", "b"]), is("Carlotta"))).toEqual({ player: "c" }); // told apart from another one
  expect(justSold(entrants, new Set(["a"]), is("Carlotta"))).toBeUndefined();
});
