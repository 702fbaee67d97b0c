// A case in the words of the ruling desk, from what stands on the sheet and from the table where it happened.
import type { FloorView, TableCard } from "../../shared/api.gen";
import { plain } from "../../shared/table";
import { named } from "../../shared/texts.svelte";

export const STREETS = ["", "flop", "turn", "river"] as const;

export interface Case {
  game: string;
  blinds: string;
  ante: number | null;
  /** From the small blind on; the last one has the button. */
  stacks: string;
  street: (typeof STREETS)[number];
  pot: number | null;
  /** A line each. */
  acts: string;
  happened: string;
}

/** A name of one word for everybody: the first name, with as much of the last one as tells him from the others. */
export function words(names: string[]): string[] {
  const parts = names.map((name) => name.split(/[^\p{L}]+/u).filter(Boolean));
  return parts.map((one, index) => {
    const first = one[0] ?? `P${index + 1}`;
    const alike = parts.some((other, place) => place !== index && plain(other[0] ?? "") === plain(first));
    return alike ? one.join("") || first : first;
  });
}

/** The players of a table clockwise from the small blind on, with the chips that they have on record. */
export function atTable(view: FloorView, table: TableCard): string {
  const taken = table.seats.filter((seat) => seat.player);
  // With two players the button has the small blind.
  const after = taken.findIndex((seat) => (taken.length === 2 ? seat.chair >= table.button : seat.chair > table.button));
  const order = after < 0 ? taken : [...taken.slice(after), ...taken.slice(0, after)];
  const called = words(order.map((seat) => named(seat.player)));
  return order.map((seat, index) => `${called[index]} ${seat.stack || view.numbers.average_stack}`).join(", ");
}

/** The text that the desk reads. */
export function textOf(one: Case, title: string): string {
  const lines = [`Scenario: ${title}`, `Game: ${one.game}`, `Blinds: ${one.blinds}${one.street && `, on the ${one.street}`}`];
  if (one.ante) lines.push(`Ante: ${one.ante}`);
  if (one.street && one.pot) lines.push(`Pot: ${one.pot}`);
  lines.push(`Stacks: ${one.stacks}`, "", ...one.acts.split("\n").map((act) => act.trim()).filter(Boolean), `Compare: ${one.happened.trim()}`);
  return lines.join("\n");
}
