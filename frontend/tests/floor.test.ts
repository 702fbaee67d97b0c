import { expect, test } from "vitest";
import { keyOf } from "../floor/keys";
import { chips, money, place, places } from "../shared/figures";
import { columnsFor, freeId, nameLines, spots } from "../shared/table";

const WIDE = 19.5;
const HIGH = (10.8 * 400) / 280;

test.each([2, 6, 7, 8, 9])("the plates of %i seats do not cover one another and stay in the picture", (seats) => {
  const all = spots(seats);
  for (const [index, one] of all.entries()) {
    expect(one.x - WIDE / 2).toBeGreaterThan(0);
    expect(one.x + WIDE / 2).toBeLessThan(100);
    expect(one.y - HIGH / 2).toBeGreaterThan(0);
    for (const other of all.slice(index + 1)) {
      expect(Math.abs(one.x - other.x) >= WIDE || Math.abs(one.y - other.y) >= HIGH).toBe(true);
    }
  }
});

test("seat 1 stands at the dealer's left hand and the others follow clockwise", () => {
  const [first, , , , , , , , last] = spots(9);
  expect(first!.x).toBeLessThan(50);
  expect(last!.x).toBeGreaterThan(50);
  expect(first!.y).toBeCloseTo(last!.y);
});

test("names on a plate", () => {
  expect(nameLines("  Maria de la Cruz ")).toEqual(["Maria", "de la Cruz"]);
  expect(nameLines("")).toEqual(["", ""]);
});

const press = (key: string, more: Partial<Record<"ctrlKey" | "metaKey" | "shiftKey" | "altKey", boolean>> = {}, tag = "BODY") =>
  keyOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more, target: { tagName: tag } as unknown as EventTarget });

test("keys", () => {
  expect(press("z", { ctrlKey: true })).toBe("undo");
  expect(press("Z", { metaKey: true, shiftKey: true })).toBe("redo");
  expect(press("b")).toBe("balance");
  expect(press(" ")).toBe("pause");
  expect(press("?", { shiftKey: true })).toBe("help");
});

test("whoever writes a name presses no keys of the floor", () => {
  expect(press("b", {}, "INPUT")).toBeNull();
  expect(press("z", { ctrlKey: true }, "TEXTAREA")).toBeNull();
  expect(press("Escape", {}, "INPUT")).toBe("close");
  expect(press(" ", {}, "BUTTON")).toBeNull();
  expect(press("n", { ctrlKey: true })).toBeNull();
});

test("undo is that of a field in which one writes, and everywhere else that of the event", () => {
  const at = (tagName: string, type = "") => keyOf({ key: "z", ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, target: { tagName, type } as unknown as EventTarget });
  expect([at("INPUT", "text"), at("INPUT", "number"), at("INPUT", "search"), at("TEXTAREA")]).toEqual([null, null, null, null]);
  expect([at("INPUT", "radio"), at("INPUT", "checkbox"), at("SELECT"), at("BUTTON"), at("DIALOG")]).toEqual(["undo", "undo", "undo", "undo", "undo"]);
});

test("figures are written as each language writes them", () => {
  expect(chips(12000, "en")).toBe("12,000");
  expect(chips(1200, "es")).toBe("1.200");
  expect(money(5050, "EUR", "it").replace(/\s/g, " ")).toBe("50,50 €");
  expect(money(500000, "EUR", "en")).toBe("€5,000");
  expect([places(3, 3, "en"), places(4, 6, "en"), places(998, 1_002, "es")]).toEqual(["3", "4–6", "998–1.002"]);
  expect([place({ place: 9, shared_by: 1 }, "en"), place({ place: 1_009, shared_by: 2 }, "en")]).toEqual(["9", "1,009="]);
});

test("an event gets an id from its title, with a number where that is taken", () => {
  expect(freeId("Venerdì sera, 5 €", [])).toBe("venerdi-sera-5");
  expect(freeId("Stale", ["stale", "stale-2"])).toBe("stale-3");
  expect(freeId("★", [])).toBe("event");
  expect(freeId("A title of more than thirty-one letters", [])).toMatch(/^[a-z0-9][a-z0-9-]{0,31}$/);
});

test("few tables are seen large, many as large as they fit, and more than that are scrolled", () => {
  const room = { width: 1008, height: 780 };
  expect(columnsFor(1, room)).toEqual({ columns: 1, width: 620 });
  expect(columnsFor(2, room)).toEqual({ columns: 1, width: 545 });
  expect(columnsFor(3, room)).toEqual({ columns: 2, width: 496 });
  expect(columnsFor(8, room)).toEqual({ columns: 3, width: 325 });
  expect(columnsFor(30, room)).toEqual({ columns: 3, width: 325 });
  expect(columnsFor(2, { width: 300, height: 200 })).toEqual({ columns: 1, width: 300 });
});
