import { expect, test } from "vitest";
import type { ClockView, StepLine } from "../shared/api.gen";
import { MINUTE } from "../shared/time";
import { lateEnds } from "../walls/late";

const NOTHING = { small: 25, big: 50, ante: 0, bring_in: 0, small_bet: 0, big_bet: 0 };
const CLOCK: ClockView = {
  level: 1, on_break: false, blinds: NOTHING, started_at: 0, ends_at: 20 * MINUTE, stopped_at: 0, hands_left: 0,
  next: null, next_break_at: 0, hand_for_hand: false,
};
const step = (level: number, minutes = 20): StepLine => ({ level, minutes, hands: 0, blinds: NOTHING, game: "", limit: "" });
const STRUCTURE = [step(1), step(2), step(0, 15), step(3), step(4)];

const ends = (clock: Partial<ClockView>, late_level = 3, structure = STRUCTURE) =>
  lateEnds({ clock: { ...CLOCK, ...clock }, structure, numbers: { entries: 9, unique_players: 9, players: 9, waiting: 0, chips: 0, average_stack: 0, late_level, draw: 1 } });

test("late registration ends with its last level, the breaks before that counted", () => {
  expect(ends({})).toBe((20 + 20 + 15 + 20) * MINUTE);
  expect(ends({ level: 3 })).toBe(20 * MINUTE);
  expect(ends({ level: 2, on_break: true, ends_at: 15 * MINUTE })).toBe((15 + 20) * MINUTE);
});

test("it is over with that level, and nobody knows when where the clock stands or hands end a level", () => {
  expect(ends({ level: 4 })).toBe(0);
  expect(ends({ level: 2, on_break: true }, 2)).toBe(0);
  expect(ends({}, 0)).toBe(0);
  expect(ends({ stopped_at: MINUTE })).toBe(0);
  expect(ends({}, 3, [step(1), step(2, 0), step(3)])).toBe(0);
});
