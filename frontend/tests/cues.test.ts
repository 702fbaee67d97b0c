import { expect, test } from "vitest";
import { due, type Heard } from "../walls/cues";

const PLAY: Heard = { event: "friday", level: 3, onBreak: false, left: 300, handForHand: false, mood: "play" };
const then = (before: Partial<Heard>, now: Partial<Heard>) => due({ ...PLAY, ...before }, { ...PLAY, ...now });

test("one minute left, the last three seconds and the end are heard once each", () => {
  const cues: string[] = [];
  let before: Heard | null = null;
  for (let tenths = 700; tenths >= -20; tenths--) {
    const now = { ...PLAY, left: Math.max(0, Math.ceil(tenths / 10)) };
    for (const cue of due(before, now)) cues.push(`${now.left} ${cue.sound}`);
    before = now;
  }
  expect(cues).toEqual(["60 minute", "3 count", "2 count", "1 count", "0 end"]);
});

test("a level that begins is told, and the end of the last one is not heard twice", () => {
  expect(then({ level: 0, left: null }, { level: 1, left: 1200 })).toEqual([{ sound: "end", say: "level" }]);
  expect(then({ left: 0 }, { level: 4, left: 1200 })).toEqual([{ say: "level" }]);
  expect(then({ left: 200 }, { level: 4, left: 1200 })).toEqual([{ sound: "end", say: "level" }]);
  expect(then({ left: 0 }, { onBreak: true, left: 900 })).toEqual([{ say: "break" }]);
  expect(then({ onBreak: true, left: 0 }, { level: 4, left: 1200 })).toEqual([{ say: "level" }]);
});

test("what is taken back, set, slept through or shown of another event is not heard", () => {
  expect(due(null, { ...PLAY, left: 60 })).toEqual([]);
  expect(then({ level: 4, left: 1200 }, { left: 200 })).toEqual([]);
  expect(then({ left: 600 }, { left: 50 })).toEqual([]);
  expect(then({ left: 50 }, { left: 600 })).toEqual([]);
  expect(then({ left: null }, { left: 2 })).toEqual([]);
  expect(then({ event: "other", left: 4 }, { left: 3 })).toEqual([]);
});

test("hand for hand, the money and the final table are said", () => {
  expect(then({}, { handForHand: true })).toEqual([{ say: "hand-for-hand" }]);
  expect(then({ mood: "bubble" }, { mood: "money" })).toEqual([{ say: "money" }]);
  expect(then({ mood: "money" }, { mood: "final-table" })).toEqual([{ say: "final-table" }]);
  expect(then({ mood: "final-table" }, { mood: "money" })).toEqual([]);
});
