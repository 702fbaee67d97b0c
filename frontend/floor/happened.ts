// What happened in words, for the log.
import type { Said } from "../shared/api.gen";
import { valuesOf, type Facts } from "../shared/command";
import { speech, t, type Values } from "../shared/texts.svelte";

/** What the pages send where nobody gave a reason. */
const UNSAID = "floor";

/** What happened, in one sentence; money that goes back has one of its own where the language has it. */
export function eventText(said: Said, currency: string, more: Values = {}): string {
  const cents = Number(new Map(said.facts as Facts).get("cents"));
  const back = `went-back-${said.kind}`;
  if (!(cents < 0 && speech.has(back))) return t(`happened-${said.kind}`, { ...valuesOf(said, currency), ...more });
  const facts: Facts = (said.facts as Facts).map(([name, fact]) => [name, name === "cents" ? -cents : fact]);
  return t(back, { ...valuesOf({ ...said, facts }, currency), ...more });
}

/** The rule that decided it, and why: in the reader's words where the software did it, as written where a person did. */
export function grounds(said: Said): { rule: string; reason: string } {
  const facts = new Map(said.facts as Facts);
  const given = String(facts.get("reason") ?? "");
  const reason = speech.has(`why-${given}`) ? t(`why-${given}`) : facts.has("author") ? given : "";
  return { rule: String(facts.get("rule") || facts.get("warned") || ""), reason: reason === UNSAID ? "" : reason };
}
