// Chips, money, places and times as each language writes them.

export function chips(amount: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: "always" }).format(amount);
}

/** Whole units without decimals where all cents are 0: a ladder of prizes reads better so. */
export function money(cents: number, currency: string, language: string): string {
  const digits = cents % 100 ? 2 : 0;
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  }).format(cents / 100);
}

export function place(first: number, last: number = first): string {
  return first === last ? `${first}` : `${first}–${last}`;
}

export function clockTime(micros: number, language: string, seconds = false): string {
  return new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
    ...(seconds ? { second: "2-digit" } : {}),
  }).format(new Date(micros / 1000));
}
