// What is to be heard: worked out from what the wall showed a moment ago and what it shows now.
import type { WallView } from "../shared/api.gen";
import type { Sound } from "../shared/tones";
import { reading } from "../shared/time";

/** `sound` is played, `say` is spoken; each may come without the other. */
export interface Cue {
  sound?: Sound;
  say?: "minute" | "level" | "break" | "hand-for-hand" | "money" | "final-table";
}

/** What can be heard of a moment. */
export interface Heard {
  event: string;
  level: number;
  onBreak: boolean;
  /** Seconds left; null where no time ends the level, or the clock stands. */
  left: number | null;
  handForHand: boolean;
  mood: string;
}

/** A clock that was not looked at for longer has been set, or the screen slept: nobody is startled by what is past. */
const LOOKED = 3;
const MINUTE = 60;
const COUNTED = 3;

export function heard(view: WallView, now: number): Heard {
  const { seconds, over, timed, paused } = reading(view.clock, now);
  const { level, on_break, hand_for_hand } = view.clock;
  const left = timed && !paused && level > 0 ? (over ? 0 : seconds) : null;
  return { event: view.event.event_id, level, onBreak: on_break, left, handForHand: hand_for_hand, mood: view.mood };
}

/** What is due now that this follows upon that. */
export function due(before: Heard | null, now: Heard): Cue[] {
  if (!before || before.event !== now.event) return [];
  return [...ofLevel(before, now), ...ofTime(before, now), ...ofMood(before, now)];
}

/** A level or a break has begun, not one that was taken back. The end has been heard where its time had run out. */
function ofLevel(before: Heard, now: Heard): Cue[] {
  const breakBegins = now.onBreak && !before.onBreak && now.level >= before.level;
  const levelBegins = !now.onBreak && (now.level > before.level || (before.onBreak && now.level === before.level));
  if (!breakBegins && !levelBegins) return [];
  const say = breakBegins ? "break" : "level";
  return [before.left === 0 ? { say } : { sound: "end", say }];
}

function ofTime(before: Heard, now: Heard): Cue[] {
  const same = before.level === now.level && before.onBreak === now.onBreak;
  const [was, is] = [before.left, now.left];
  if (!same || was === null || is === null || is >= was || was - is > LOOKED) return [];
  if (is === 0) return [{ sound: "end" }];
  if (is <= COUNTED) return [{ sound: "count" }];
  return was > MINUTE && is <= MINUTE ? [{ sound: "minute", say: "minute" }] : [];
}

function ofMood(before: Heard, now: Heard): Cue[] {
  if (now.handForHand && !before.handForHand) return [{ say: "hand-for-hand" }];
  const told = now.mood === "money" || now.mood === "final-table";
  return told && now.mood !== before.mood && ["play", "bubble", "money"].includes(before.mood) ? [{ say: now.mood as "money" | "final-table" }] : [];
}
