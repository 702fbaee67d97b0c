// What a director pins to the wall: who sits where, or at the end who came in where, in the order in which people look.
import type { EntrantLine } from "../shared/api.gen";

/** Everybody who has or awaits a seat, by name; before there are seats everybody who entered, at the end everybody by place. */
export function posted(entrants: EntrantLine[], phase: string, language: string): EntrantLine[] {
  if (phase === "played-out" || phase === "finished") {
    return entrants.filter((one) => one.place > 0).sort((a, b) => a.place - b.place || byName(a, b, language));
  }
  return entrants.filter((one) => STILL_IN.includes(one.status)).sort((a, b) => byName(a, b, language));
}

const STILL_IN = ["entered", "in", "waiting", "rebuy"];
const byName = (a: EntrantLine, b: EntrantLine, language: string) => a.player.localeCompare(b.player, language);
