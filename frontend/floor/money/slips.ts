// What is printed at the cage: the ticket of an entry, and the slip of money that was paid out.
import type { FloorView, PlayerMoney, SoldLine } from "../../shared/api.gen";
import { chips, clockTime, money } from "../../shared/figures";
import { named, speech, t } from "../../shared/texts.svelte";
import { paidText } from "./till.svelte";

export interface Slip {
  title: string;
  /** Whose it is. */
  who: string;
  /** What is read from afar: the seat, or the amount. */
  large: string;
  rows: [string, string][];
  /** It was printed before. */
  again: boolean;
  /** Somebody signs for what he got. */
  signed: boolean;
}

/** When: the day and the time, in the words of the page. */
export function moment(micros: number): string {
  const day = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(new Date(micros / 1000));
  return `${day}, ${clockTime(micros, speech.language)}`;
}

const isEntry = (line: SoldLine): boolean => ["entry", "re-entry", "alternate"].includes(line.kind);

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

/** The ticket of an entry, with the seat where there is one; of other purchases their receipt. */
export function ticketOf(view: FloorView, player: string, card: PlayerMoney, line: SoldLine, again: boolean): Slip {
  const { event, numbers } = view;
  const entrant = view.entrants.find((one) => one.player === player);
  const sits = entrant?.table && !line.taken_back ? t("ui-target-seat", { table: entrant.table, chair: entrant.chair }) : "";
  const total = line.cents + line.fee_cents;
  const rows: [string, string][] = [
    [t("money-event"), `${event.name} · ${event.event_id}`],
    [t("money-paid-at"), moment(line.at)],
    [t("money-price"), `${money(total, event.currency, speech.language)}${line.price ? ` · ${line.price}` : ""}`],
    ["", split(line, card.terms.bounty_cents, event.currency)],
    [t("ui-paid-by"), paidText(line.payments, event.currency)],
    [t("money-stack"), isEntry(line) ? chips(card.terms.stack, speech.language) : ""],
    [t("money-late"), numbers.late_level ? t("ui-late-until", { level: numbers.late_level }) : ""],
    [t("money-receipt"), String(line.receipt)],
  ];
  return { title: soldName(line), who: named(player), large: sits, rows: rows.filter(([, value]) => value), again, signed: false };
}
