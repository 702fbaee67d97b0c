// The forecast of an event, asked for again when something happened and when it has grown old. Without an answer the
// last one stays: it says itself of what time it is.
import type { Moment, Outlook } from "./api.gen";
import { clockTime } from "./figures";
import { ask } from "./line.svelte";
import { MINUTE } from "./time";

/** So often a page asks at most, and at least; the server keeps each answer about as long. */
const AT_MOST = 10_500;
const AT_LEAST = 60_500;
const STEP = 5 * MINUTE;

export class Ahead {
  shown: Outlook | null = $state.raw(null);
  readonly #event: string;
  #asked = Number.NEGATIVE_INFINITY;
  #next: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(event: string) {
    this.#event = event;
  }

  /** Something has happened, or the page has just begun. */
  stir(): void {
    this.#after(Math.max(0, this.#asked + AT_MOST - performance.now()));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#next);
    if (!this.#closed) this.#next = setTimeout(() => void this.#ask(), milliseconds);
  }

  async #ask(): Promise<void> {
    this.#asked = performance.now();
    const answer = await ask<Outlook>(`/api/events/${this.#event}/forecast`).catch(() => null);
    if (this.#closed) return;
    if (answer) this.shown = answer;
    this.#after(AT_LEAST);
  }
}

/** A time that nobody knows to the minute: to the nearest five. */
export function about(micros: number, language: string): string {
  return clockTime(Math.round(micros / STEP) * STEP, language);
}

/** The range of a moment: `22:50–00:35`. */
export function between(moment: Moment, language: string): string {
  return `${about(moment.early, language)}–${about(moment.late, language)}`;
}

/** Whether the wall tells the forecast: chosen on this device, or in the address of a wall elsewhere. */
export class OnWall {
  on = $state(false);
  readonly #kept: string;

  constructor(event: string) {
    this.#kept = `shuffleup-wall-forecast-${event}`;
    this.on = localStorage.getItem(this.#kept) === "yes" || new URLSearchParams(location.search).get("forecast") === "yes";
    addEventListener("storage", this.#heard);
  }

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(this.#kept, on ? "yes" : "no");
  }

  close(): void {
    removeEventListener("storage", this.#heard);
  }

  #heard = (event: StorageEvent) => {
    if (event.key === this.#kept) this.on = event.newValue === "yes";
  };
}
