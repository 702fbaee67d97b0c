// What was bought at the cage, in words.
import type { SoldLine } from "../../shared/api.gen";
import { clockTime, money } from "../../shared/figures";
import { speech, t } from "../../shared/texts.svelte";

/** When: the day and the time, in the words of the page. */
export function moment(micros: number): string {
  const day = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(new Date(micros / 1000));
  return `${day}, ${clockTime(micros, speech.language)}`;
}

const isEntry = (line: SoldLine): boolean => ["entry", "re-entry", "alternate"].includes(line.kind);

/** What gives a seat has a ticket, anything else a receipt; and so has what was taken back. */
export const isTicket = (line: SoldLine): boolean => isEntry(line) && !line.taken_back;

/** The price of something in its parts: buy-in, fee, and what of it stands on his head. */
export function split(line: SoldLine, bounty: number, currency: string): string {
  const amount = (cents: number) => money(cents, currency, speech.language);
  const enters = isEntry(line);
  const heads = enters ? Math.min(bounty, line.cents) : 0;
  const parts: [string, number][] = [[enters ? "money-part-buy-in" : "money-part-chips", line.cents - heads], ["money-part-bounty", heads], ["money-part-fee", line.fee_cents]];
  return parts.filter(([, cents]) => cents).map(([name, cents]) => t(name, { money: amount(cents) })).join(" + ");
}

export function soldName(line: SoldLine): string {
  return t(`money-kind-${line.kind}`, { number: line.number });
}
