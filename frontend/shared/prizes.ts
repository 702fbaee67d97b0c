// What a prize is: money, or in a satellite a seat and whatever money comes with it.
import type { SeatPrize } from "./api.gen";
import { money } from "./figures";
import { speech, t } from "./texts.svelte";

type Seat = SeatPrize | null | undefined;

/** Is a prize of so many cents a seat? A part of a seat, which players share, is money. */
export function isSeat(cents: number, seat: Seat): boolean {
  return Boolean(seat && cents >= seat.cents);
}

/** A prize in words; empty where there is none. */
export function prizeText(cents: number, seat: Seat, currency: string): string {
  if (!cents) return "";
  if (!seat || !isSeat(cents, seat)) return money(cents, currency, speech.language);
  const over = cents - seat.cents;
  return over ? `${t("ui-seat-prize")} + ${money(over, currency, speech.language)}` : t("ui-seat-prize");
}
