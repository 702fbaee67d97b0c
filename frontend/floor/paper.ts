// What a director pins to the wall: who sits where, or at the end who came in where, in the order in which people look.
import type { EntrantLine } from "../shared/api.gen";
import { named } from "../shared/texts.svelte";

/** Everybody who has or awaits a seat, by name; before there are seats everybody who entered, at the end everybody by place. */
export function posted(entrants: EntrantLine[], phase: string, language: string): EntrantLine[] {
  if (phase === "played-out" || phase === "finished") {
    return entrants.filter((one) => one.place > 0).sort((a, b) => a.place - b.place || compared(a, b, language));
  }
  return byName(entrants.filter((one) => STILL_IN.includes(one.status)), language);
}

const STILL_IN = ["entered", "in", "waiting", "rebuy"];
const compared = (a: { player: string }, b: { player: string }, language: string) => named(a.player).localeCompare(named(b.player), language);

/** People in the order in which they look for themselves. */
export function byName<One extends { player: string }>(people: readonly One[], language: string): One[] {
  return [...people].sort((a, b) => compared(a, b, language));
}
