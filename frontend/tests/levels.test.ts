import { expect, test } from "vitest";
import type { StructureDocument } from "../shared/api.gen";
import { columnsOf, levelAt, numbersOf, suggestedSteps, type Step } from "../shared/levels";

const level = (small: number, big: number, ante = 0): Step => ({
  type: "level", small, big, ante, minutes: 20, hands: 0, small_bet: 0, big_bet: 0, bring_in: 0, columns: [],
});
const STEPS: Step[] = [level(25, 50), { type: "break", minutes: 10 }, level(100, 200, 200)];

test("levels are counted without the breaks", () => {
  expect(numbersOf(STEPS)).toEqual([1, 0, 2]);
});

test("a new level stands between its neighbours, at the end it doubles", () => {
  expect(levelAt(STEPS, 2)).toMatchObject({ small: 25, big: 125, ante: 100, minutes: 20 });
  expect(levelAt(STEPS, 3)).toMatchObject({ small: 200, big: 400, ante: 400 });
  expect(levelAt(STEPS, 0)).toMatchObject({ small: 25, big: 50 });
});

test("only the prices that are used have a column", () => {
  expect(columnsOf(STEPS)).toEqual(["small", "big", "ante", "minutes"]);
  expect(columnsOf([{ ...level(5, 10), small_bet: 10, hands: 8, minutes: 0 } as Step])).toEqual(["small", "big", "ante", "small_bet", "minutes", "hands"]);
});

test("suggested levels follow what has been, where they cost more", () => {
  const one = (level: number, small: number, big: number, break_minutes = 0) => ({ level, small, big, ante: big, begins: 0, break_minutes, raced_off: [] });
  const suggestion = { minutes: 15, levels: [one(1, 25, 50), one(2, 50, 100, 10), one(3, 100, 200), one(4, 200, 400, 10)] } as unknown as StructureDocument;
  const whole = suggestedSteps(STEPS, -1, suggestion);
  expect(whole.map((step) => (step.type === "level" ? step.big : "break"))).toEqual([50, "break", 100, 200, "break", 400]);
  expect(whole[0]).toMatchObject({ minutes: 15, ante: 50 });
  const rest = suggestedSteps(STEPS, 0, suggestion);
  expect(rest[0]).toEqual(STEPS[0]);
  expect(rest.slice(1).map((step) => (step.type === "level" ? step.big : "break"))).toEqual([100, 200, "break", 400]);
});
