// Counts, chips, money, places and times as each language writes them.

/** How every number of the pages is written: `1,000`, and in Spanish too `1.000`. */
export const GROUPED = { useGrouping: "always" } as const;

export function chips(amount: number, language: string): string {
  return new Intl.NumberFormat(language, GROUPED).format(amount);
}

/** Whole units without decimals where all cents are 0: a ladder of prizes reads better so. */
export function money(cents: number, currency: string, language: string): string {
  const digits = cents % 100 ? 2 : 0;
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...GROUPED,
  }).format(cents / 100);
}

/** Places of a ladder: `3`, `13–14`. */
export function places(first: number, last: number, language: string): string {
  return first === last ? chips(first, language) : `${chips(first, language)}–${chips(last, language)}`;
}

/** The place of a player: `9`, and where others have it too `9=`. */
export function place(one: { place: number; shared_by: number }, language: string): string {
  return chips(one.place, language) + (one.shared_by > 1 ? "=" : "");
}

/** Points of a league, which are counted in hundredths: `27`, `163.09`. */
export const pointsText = (centipoints: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: centipoints % 100 ? 2 : 0, maximumFractionDigits: 2 }).format(centipoints / 100);

/** Where the clock hangs that times are told by: empty for the device's own. */
export const room = {
  zone: "",
  /** By how much its clock is ahead of the server's time, in microseconds. */
  ahead: 0,
};

export function clockTime(micros: number, language: string, seconds = false): string {
  return new Intl.DateTimeFormat(language, {
    ...inZone(),
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
    ...(seconds ? { second: "2-digit" } : {}),
  }).format(new Date((micros + room.ahead) / 1000));
}

/** The day of a moment: `Saturday 28 November`. */
export function dayOf(micros: number, language: string): string {
  return new Intl.DateTimeFormat(language, { ...inZone(), weekday: "long", day: "numeric", month: "long" }).format(new Date((micros + room.ahead) / 1000));
}

const inZone = () => (room.zone ? { timeZone: room.zone } : {});
