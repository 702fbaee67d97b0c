import { expect, test } from "vitest";
import { SMALL, linesOf, parted, settingOf, turnBesideClock, type Setting } from "../walls/seating";

/** All letters as wide as the wall's are on average. */
const wide = (text: string) => text.length * 0.43;
const SEAT = wide("0-0");
const ORDINARY = ["Carla Mancini", "Carla Manzoni", "Nora Fischer", "Łukasz Zieliński", "Hugo Bernasconi"];
const people = (count: number, names = ORDINARY) => Array.from({ length: count }, (_, index) => names[index % names.length]!);

const whole = (names: string[], setting: Setting) =>
  names.every((name) => {
    const lines = linesOf(name, setting.room, wide);
    return lines.join(" ").replace("- ", "-") === name && lines.every((line) => wide(line) * (lines.length > 1 ? SMALL : 1) <= setting.room);
  });

test.each([2, 5, 9, 12, 20, 27, 32, 33, 100])("the names of %i players are whole, and can be read", (count) => {
  const setting = settingOf(people(count), SEAT, wide);
  expect(whole(people(count), setting)).toBe(true);
  expect(setting.size).toBeGreaterThanOrEqual(2);
  expect(Math.ceil(setting.page / setting.columns) * setting.size * 1.72).toBeLessThan(33.01);
});

test("one long name does not make all the others small", () => {
  const without = settingOf(people(20), SEAT, wide);
  const names = [...people(19), "Giovanni Battista Pergolesi-Montefeltro"];
  const setting = settingOf(names, SEAT, wide);
  expect(whole(names, setting)).toBe(true);
  expect(setting.size).toBeGreaterThan(0.8 * without.size);
});

test("where many are long, fewer stand on a page", () => {
  const names = people(32, ["Maximiliano Fernández de Córdoba y Álvarez de Toledo"]);
  const setting = settingOf(names, SEAT, wide);
  expect(setting.page).toBeLessThan(32);
  expect(whole(names, setting)).toBe(true);
});

test("a name is parted where its lines are shortest", () => {
  expect(parted("Giovanni Battista Pergolesi", wide)).toEqual(["Giovanni Battista", "Pergolesi"]);
  expect(parted("Anna Schmidt-Rottluff", wide)).toEqual(["Anna Schmidt-", "Rottluff"]);
  expect(parted("Ludwig van Beethoven", wide)).toEqual(["Ludwig", "van Beethoven"]);
  expect(parted("Maria de la Cruz", wide)).toEqual(["Maria", "de la Cruz"]);
  expect(parted("Li", wide)).toEqual(["Li", ""]);
});

test("of a name that has no room at all the two ends are left", () => {
  const [first, second] = ["mann", "berg"].map((end) => linesOf(`Hubert ${"Blaine".repeat(30)}${end}`, 9, wide));
  expect(first![0]).toBe("Hubert");
  expect(first![1]).toMatch(/^Blaine.*….*mann$/);
  expect(second![1]).toMatch(/berg$/);
});

test("nobody sits anywhere yet", () => {
  expect(settingOf([], 0, wide).page).toBe(1);
});

test("the names of one page and the clock are on the wall in turn, the names first", () => {
  const turns = [0, 11, 12, 24, 36].map((seconds) => turnBesideClock(100 + seconds, 100, 8));
  expect(turns).toEqual([0, 0, null, 1, null]);
});

test("of many pages the clock is seen after every third, and no page is left out", () => {
  const turns = Array.from({ length: 8 }, (_, index) => turnBesideClock(12 * index, 0, 1_000));
  expect(turns).toEqual([0, 1, 2, null, 3, 4, 5, null]);
});
