// What the books of an event come to: accounts by their kind, what players have not got yet, and whether drawers were counted.
import type { AccountLine, CashLine, CountLine } from "../../shared/api.gen";

export interface KindSum {
  account: string;
  /** How many accounts of this kind hold or owe something. */
  lines: number;
  /** What the event holds is positive, what it owes or has earned negative. */
  cents: number;
}

/** One line for each kind of account: hundreds of players may have a prize. */
export function byKind(accounts: readonly AccountLine[]): KindSum[] {
  const sums = new Map<string, KindSum>();
  for (const { account, cents } of accounts) {
    const known = sums.get(account) ?? { account, lines: 0, cents: 0 };
    sums.set(account, { account, lines: known.lines + 1, cents: known.cents + cents });
  }
  return [...sums.values()].sort((a, b) => Number(b.cents > 0) - Number(a.cents > 0) || Math.abs(b.cents) - Math.abs(a.cents));
}

/** What the event still owes to each player of one kind of account. */
export function owedTo(accounts: readonly AccountLine[], kind: string): Map<string, number> {
  return new Map(accounts.filter((one) => one.account === kind && one.cents < 0).map((one) => [one.holder, -one.cents]));
}

/** What must be in a drawer. */
export function inDrawer(line: CashLine): number {
  return line.entries_cents + line.chips_cents + line.refunds_cents + line.prizes_cents + line.moved_cents + line.differences_cents;
}

export const drawerKey = (one: { cashier: string; method: string }): string => `${one.cashier}\n${one.method}`;

export interface Closing {
  /** Cash drawers that money went through and that nobody has counted since. */
  open: CashLine[];
  counted: CountLine[];
  /** What all counts together were over, or short if negative. */
  difference: number;
}

/** The close of the day: every drawer with cash has been counted after its last payment. */
export function closing(cash: readonly CashLine[], counts: readonly CountLine[]): Closing {
  const last = new Map(counts.map((one) => [drawerKey(one), one]));
  const cashiers = cash.filter((one) => one.method === "cash" && one.cashier !== "house");
  const isCounted = (one: CashLine) => last.get(drawerKey(one))?.moved_since === false;
  const counted = cashiers.filter(isCounted).map((one) => last.get(drawerKey(one))!);
  return { open: cashiers.filter((one) => !isCounted(one)), counted, difference: cashiers.reduce((sum, one) => sum + one.differences_cents, 0) };
}
