// The clock from points in time. Nothing ticks: whoever knows what time it is at the server can draw it.
import type { ClockView } from "./api.gen";

export const SECOND = 1_000_000;
export const MINUTE = 60 * SECOND;

/** What a clock shows: seconds left, or seconds over where the last level stays on. */
export interface Reading {
  seconds: number;
  over: boolean;
  /** Whether time ends this level at all. */
  timed: boolean;
  lastMinute: boolean;
  paused: boolean;
}

export function reading(clock: ClockView, now: number): Reading {
  const paused = clock.stopped_at > 0;
  if (!clock.ends_at) return { seconds: 0, over: false, timed: false, lastMinute: false, paused };
  const left = clock.ends_at - (clock.stopped_at || now);
  const over = left <= 0 && clock.next === null;
  const seconds = over ? Math.floor(-left / SECOND) : Math.max(0, Math.ceil(left / SECOND));
  return { seconds, over, timed: true, lastMinute: !over && seconds <= 60, paused };
}

/** The seconds until a moment: none once it has come. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / SECOND));
}

/** 7:05, 47:00, 1:15:00 */
export function minutesText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The seconds of `7:05` or `1:15:00`; null for what is no time. */
export function secondsOf(text: string): number | null {
  const parts = text.trim().split(":");
  const whole = parts.every((one) => /^[0-9]{1,3}$/.test(one)) && parts.slice(1).every((one) => one.length === 2 && Number(one) < 60);
  return whole && (parts.length === 2 || parts.length === 3) ? parts.reduce((sum, one) => sum * 60 + Number(one), 0) : null;
}

/**
 * The server's time. Each answer says what time it was there; the one that came back quickest is trusted most, and
 * between answers a steady counter is asked, so that setting a tablet's own clock moves nothing.
 */
export class ServerTime {
  #offset = 0;
  #quality = Number.POSITIVE_INFINITY;
  readonly #steady: () => number;

  constructor(steady: () => number = () => performance.now() * 1000) {
    this.#steady = steady;
  }

  /** A point of the steady counter, to be handed to `learn` when the answer is there. */
  mark(): number {
    return this.#steady();
  }

  /** An answer asked for at `asked` said that it was `now`. */
  learn(now: number, asked: number): void {
    const here = this.#steady();
    const trip = here - asked;
    const offset = now - (asked + here) / 2;
    // A better answer, or one that contradicts what was believed: the device slept, or the server's clock was set.
    if (trip <= this.#quality || Math.abs(offset - this.#offset) > trip + SECOND / 4) {
      this.#offset = offset;
      this.#quality = trip;
    } else {
      this.#quality += SECOND / 1000; // trust fades, so that a slow drift is followed
    }
  }

  /** A hint that came by itself: its way here is unknown, so it only tells that something is far off. */
  suspects(now: number): boolean {
    return Math.abs(now - this.now()) > SECOND;
  }

  now(): number {
    return this.#steady() + this.#offset;
  }

  /**
   * The earliest that it can be: an answer may have spent its whole trip on either way, so `now` is wrong by half of it
   * at most. Who asks whether something came after a moment must not take that moment for later than it was.
   */
  atEarliest(): number {
    return Math.max(0, this.now() - this.#quality / 2);
  }
}
