// What fewer events have: an early price, a second day, amounts of envelopes, prizes in kind. As a form asks for it.
import type { EventForm } from "../../shared/api.gen";
import { momentOf } from "../../shared/days";

export interface Terms {
  early: number;
  earlyDay: string;
  earlyTime: string;
  earlyStack: number;
  dayOne: number;
  untilDayTwo: boolean;
  unit: number;
  odd: boolean;
  /** The amounts of the richest envelopes, with spaces between them. */
  envelopes: string;
  mayFall: boolean;
  inKind: { place: number; what: string; worth: number }[];
}

export const noTerms = (): Terms => ({
  early: 0, earlyDay: "", earlyTime: "12:00", earlyStack: 0, dayOne: 0, untilDayTwo: false, unit: 0.01, odd: false, envelopes: "", mayFall: false, inKind: [],
});

/** What a list of amounts may look like: 500 250 99.50 */
export const AMOUNTS = "\\s*(\\d+([.,]\\d{1,2})?(\\s+|\\s*;\\s*|$))*";

const cents = (money: number) => Math.round(money * 100);

/** The form's part of it; what does not apply to an event of this kind is left out. */
export function formOf(terms: Terms, kind: EventForm["bounty_kind"], kept: boolean, zone: string) {
  const amounts = terms.envelopes.split(/[\s;]+/).filter(Boolean).map((one) => cents(Number(one.replace(",", "."))));
  return {
    early_until: terms.earlyDay ? momentOf(terms.earlyDay, terms.earlyTime, zone) : null,
    early_cents: terms.earlyDay ? cents(terms.early) : 0,
    early_stack: terms.earlyDay ? terms.earlyStack : 0,
    day_one_levels: terms.dayOne,
    late_until_day_two: terms.dayOne > 0 && terms.untilDayTwo,
    bounty_unit_cents: Math.max(1, cents(terms.unit)),
    odd_unit_to_head: kind === "progressive" && terms.odd,
    envelopes_cents: kind === "mystery" ? amounts : [],
    prizes_in_kind: terms.inKind.map((one) => ({ place: one.place, what: one.what.trim(), worth_cents: cents(one.worth) })),
    blinds_may_fall: kept && terms.mayFall,
  } satisfies Partial<EventForm>;
}
