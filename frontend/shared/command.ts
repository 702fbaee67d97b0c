// Commands in words, from their tags and facts.
import type { Said } from "./api.gen";
import { clockTime, money } from "./figures";
import { gameName } from "./games";
import { speech, t, type Values } from "./texts.svelte";

export type Facts = [string, string | number][];

/** Facts that are points in time, in microseconds UTC; 0 where there is none. */
const TIMES = ["at", "ends_at", "stop_at", "until"];
/** Facts that are money though their names do not say so. */
const MONEY = ["cents", "cash", "postings", "money"];
/** Facts that are left out where there is nothing to say: none is said. */
const NOTHING: Values = { by: "", by_count: 0, number: 1 };

function isMoney(name: string): boolean {
  return MONEY.includes(name) || name.endsWith("_cents");
}

/** The name of a command, as people say it. */
export function commandName(said: Said, currency: string): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of said.facts as Facts) {
    values[name] = isMoney(name) ? money(Number(value), currency, speech.language) : value;
  }
  if (said.kind === "choose-game") values.game = gameName(String(values.game));
  return t(`command-${said.kind}`, values);
}

/** Facts as a sentence takes them. One that comes again, deeper in the event, has a number: `player`, `player_2`. */
export function valuesOf(said: Said, currency: string): Values {
  const values: Record<string, string | number> = {};
  for (const [fact, value] of said.facts as Facts) {
    let name = fact;
    for (let number = 2; name in values; number++) name = `${fact}_${number}`;
    if (isMoney(fact)) values[name] = money(Number(value), currency, speech.language);
    else if (TIMES.includes(fact)) values[name] = value ? clockTime(Number(value), speech.language) : "none";
    else if (fact === "variant") values[name] = gameName(String(value));
    else values[name] = value;
  }
  return { ...NOTHING, ...values };
}
