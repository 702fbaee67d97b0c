// The division of a pool as a table: shares and prizes by place, what they come to, and columns that are pasted.

import type { Column, Columns } from "../../shared/api.gen";

/** All shares together, in hundredths of a per cent. */
export const WHOLE = 10_000;

/** The prizes of shares, rounded down to a unit; the first place takes what is left over. */
export function prizesOfShares(shares: readonly number[], pool: number, unit: number): number[] {
  const prizes = shares.map((share) => Math.floor((pool * share) / WHOLE / unit) * unit);
  const rest = pool - prizes.reduce((sum, one) => sum + one, 0);
  return prizes.map((one, index) => (index ? one : one + (shares.reduce((sum, share) => sum + share, 0) === WHOLE ? rest : 0)));
}

/** The column of a payout table that counts for so many entries; beyond the last one, the last. */
export const bandOf = ({ columns }: Columns, entries: number): Column => columns.find((one) => entries <= one.entries_to) ?? columns.at(-1)!;

/** The shares that prizes are of their sum; the first place takes what the rounding leaves over. */
export function sharesOf(prizes: readonly number[]): number[] {
  const pool = prizes.reduce((sum, one) => sum + one, 0);
  if (!pool) return prizes.map(() => 0);
  const shares = prizes.map((one) => Math.floor((one * WHOLE) / pool));
  const rest = WHOLE - shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one, index) => (index ? one : one + rest));
}

/** Numbers of a column that was copied from a spreadsheet, as people write them: `1.250,50`, `€1,250`, `30 %`. */
export function pasted(text: string): number[] {
  return text
    .split(/[\n\t;]+/)
    .map((cell) => cell.replace(/[^\d.,]/g, ""))
    .filter(Boolean)
    .map((cell) => {
      const decimals = /[.,](\d{1,2})$/.exec(cell);
      const whole = (decimals ? cell.slice(0, decimals.index) : cell).replace(/[.,]/g, "");
      return Number(`${whole || 0}.${decimals?.[1] ?? 0}`);
    });
}
