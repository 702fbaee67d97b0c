import { expect, test } from "vitest";
import type { ClockView } from "../shared/api.gen";
import { clockTime, dayOf, room } from "../shared/figures";
import { MINUTE, SECOND, ServerTime, minutesText, reading, secondsOf } from "../shared/time";

const NOTHING = { small: 25, big: 50, ante: 0, bring_in: 0, small_bet: 0, big_bet: 0 };
const CLOCK: ClockView = {
  level: 1, on_break: false, blinds: NOTHING, started_at: 0, ends_at: 20 * MINUTE, stopped_at: 0, hands_left: 0,
  next: { level: 2, minutes: 20, blinds: NOTHING, game: "", limit: "" }, next_break_at: 0, hand_for_hand: false,
};

test("a level counts down to nothing and stays there until the server begins the next", () => {
  expect(reading(CLOCK, 0)).toMatchObject({ seconds: 1200, over: false, lastMinute: false, paused: false });
  expect(reading(CLOCK, 19 * MINUTE).lastMinute).toBe(true);
  expect(reading(CLOCK, 20 * MINUTE - 1).seconds).toBe(1);
  expect(reading(CLOCK, 21 * MINUTE)).toMatchObject({ seconds: 0, over: false });
});

test("the last level counts on", () => {
  expect(reading({ ...CLOCK, next: null }, 20 * MINUTE + 90 * SECOND)).toMatchObject({ seconds: 90, over: true });
});

test("a clock that stands still does not care what time it is", () => {
  const stopped = { ...CLOCK, stopped_at: 5 * MINUTE };
  expect(reading(stopped, 6 * MINUTE)).toEqual(reading(stopped, 600 * MINUTE));
  expect(reading(stopped, 0)).toMatchObject({ seconds: 900, paused: true });
});

test("a level that hands end has no time", () => {
  expect(reading({ ...CLOCK, ends_at: 0 }, MINUTE).timed).toBe(false);
});

test.each([[0, "0:00"], [59, "0:59"], [425, "7:05"], [3599, "59:59"], [4500, "1:15:00"]])("%i s is %s", (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});

test("the server's time is believed most where its answer came quickest", () => {
  let here = 0;
  const time = new ServerTime(() => here);
  const slow = time.mark();
  here = 2 * SECOND;
  time.learn(101 * SECOND, slow); // two seconds on the way: the offset is 100 s, give or take one
  expect(time.now()).toBe(102 * SECOND);
  expect(time.atEarliest()).toBe(101 * SECOND); // all of the trip may have been the way there
  const quick = time.mark();
  here += SECOND / 100;
  time.learn(102.5 * SECOND, quick);
  expect(Math.abs(time.now() - 102.505 * SECOND)).toBeLessThan(SECOND / 100);
  here += 10 * SECOND;
  expect(time.suspects(time.now())).toBe(false);
  expect(time.suspects(time.now() + 2 * SECOND)).toBe(true);
});

test("a time that is written is read as seconds, and nothing else is", () => {
  expect(["7:05", "47:00", "1:15:00", "0:00", " 9:30 "].map(secondsOf)).toEqual([425, 2820, 4500, 0, 570]);
  expect(["", "7", "7:5", "7:60", "a:00", "-1:00", "1:75:00", "1:00:00:00"].map(secondsOf)).toEqual(Array(8).fill(null));
});

test("times of day are those of the clock on the wall, however far it is ahead of the server's time", () => {
  const noon = Date.UTC(2026, 10, 28, 12) * 1000;
  room.zone = "UTC";
  expect(clockTime(noon, "en")).toBe("12:00");
  room.ahead = 90 * MINUTE;
  expect(clockTime(noon, "en")).toBe("13:30");
  room.ahead = -24 * 60 * MINUTE;
  expect(dayOf(noon, "en")).toContain("November 27");
  Object.assign(room, { zone: "", ahead: 0 });
});
