// Who takes the money at this screen, and how it is written into a command.
import type { Payment, SessionPage } from "../../shared/api.gen";
import { money } from "../../shared/figures";
import { learn } from "../../shared/names.svelte";
import { named, speech, t } from "../../shared/texts.svelte";

/** On a screen where nobody has signed in the drawer is the floor's; what is registered together goes to the house. */
const DRAWERS: Record<string, string> = { floor: "ui-actor-floor", house: "money-house" };

const KEPT = "shuffleup-till-";
const kept = (name: string): boolean => globalThis.localStorage?.getItem(KEPT + name) === "yes";

class Till {
  /** Whoever works at this screen, by his id. */
  cashier = $state("floor");
  /** This screen has a printer beside it: the ticket of each sale comes out of it. */
  prints = $state(kept("prints"));
  /** The house wants cash typed twice before an entry is sold. */
  twice = $state(kept("twice"));

  /** Takes over who has signed in. */
  staff(me: SessionPage): void {
    if (!me.person) return;
    learn({ names: { [me.person.id]: me.person.name } });
    this.cashier = me.person.id;
  }

  /** The device keeps to what was chosen for it. */
  choose(name: "prints" | "twice", wanted: boolean): void {
    this[name] = wanted;
    globalThis.localStorage?.setItem(KEPT + name, wanted ? "yes" : "no");
  }
}

export const till = new Till();

/** A payment of so much, whole and with one cashier; none where there is nothing to pay. */
export function paying(method: string, cents: number, cashier = till.cashier): Payment[] {
  return cents ? [{ method, cents, cashier, desk: "", payer: "", reference: "" }] : [];
}

export const cashierName = (cashier: string): string => (DRAWERS[cashier] ? t(DRAWERS[cashier]) : named(cashier));

/** Payments in words: how much, how, and with whom. */
export function paidText(payments: Payment[], currency: string): string {
  const one = ({ method, cents, cashier }: Payment) => `${t(`ui-method-${method}`)} ${money(cents, currency, speech.language)} · ${cashierName(cashier)}`;
  return payments.map(one).join(" + ");
}
