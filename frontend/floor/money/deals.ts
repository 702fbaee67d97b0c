// The sums of a deal: the prizes that are left, what stays to be played for, and what is still to be divided.
import type { FloorView, PayoutRow } from "../../shared/api.gen";

export type Method = "icm" | "chip-chop" | "equal" | "custom";
/** Those that are worked out; the fourth is what the players say themselves. */
export const WORKED_OUT: Method[] = ["icm", "chip-chop", "equal"];
/** Amounts are rounded to one of these, in cents. */
export const UNITS = [1, 100, 500, 1_000, 5_000, 10_000];

export interface Left {
  player: string;
  stack: number;
}

/** Everybody who is left, most chips first. */
export function playersLeft(view: FloorView): Left[] {
  const seats = view.tables.flatMap((table) => table.seats).filter((seat) => seat.player);
  return seats.map(({ player, stack }) => ({ player, stack })).sort((a, b) => b.stack - a.stack || a.player.localeCompare(b.player));
}

/** The prizes of the first places, one for each of so many players; places that are not paid get nothing. */
export function prizesOf(rows: readonly PayoutRow[], players: number): number[] {
  return Array.from({ length: players }, (_, index) => rows.find((row) => row.first <= index + 1 && index < row.last)?.prize_cents ?? 0);
}

/** Amounts in whole units of the currency, as they were typed, in cents; what is played for ends with its last amount. */
export function playFor(typed: readonly (number | null)[]): number[] {
  const cents = typed.map(cented);
  while (cents.length && !cents.at(-1)) cents.pop();
  return cents;
}

export const cented = (typed: number | null | undefined): number => Math.round((typed || 0) * 100);
export const sum = (cents: readonly number[]): number => cents.reduce((all, one) => all + one, 0);
