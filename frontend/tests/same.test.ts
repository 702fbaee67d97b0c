import { expect, test } from "vitest";
import { same } from "../shared/same";

const view = () => ({ version: 1, tables: [{ table: 1, seats: ["Anna", ""] }, { table: 2, seats: ["Bruno"] }], games: null as object | null });

test("what says the same stays the object that it was", () => {
  const old = view();
  expect(same(old, view())).toBe(old);
});

test("only the parts that changed are new, and all say what the new one says", () => {
  const old = view();
  const fresh = view();
  fresh.tables[0]!.seats[0] = "";
  const shown = same(old, fresh);
  expect(shown).not.toBe(old);
  expect(shown.tables[0]).not.toBe(old.tables[0]);
  expect(shown.tables[1]).toBe(old.tables[1]);
  expect(shown.tables[0]!.seats).toEqual(["", ""]);
});

test("more, less or something else in its place is a change", () => {
  const old = view();
  expect(same(old, { ...view(), more: undefined })).not.toBe(old);
  expect(same({ ...view(), more: 1 }, view())).toEqual(view());
  expect(same({ one: undefined }, { other: undefined })).toEqual({ other: undefined });
  expect(same(old.tables, old.tables.slice(0, 1).map((table) => ({ ...table })))).toHaveLength(1);
  expect(same([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(same(old, { ...view(), games: { game: "holdem" } }).games).toEqual({ game: "holdem" });
  expect(same({ games: {} }, { games: null })).toEqual({ games: null });
});
