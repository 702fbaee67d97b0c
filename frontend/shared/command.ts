// The name of a command, as people say it.
import type { Said } from "./api.gen";
import { money } from "./figures";
import { speech, t } from "./texts.svelte";

export function commandName(said: Said, currency: string): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of said.facts as [string, string | number][]) {
    values[name] = name === "cents" || name.endsWith("_cents") ? money(Number(value), currency, speech.language) : value;
  }
  return t(`command-${said.kind}`, values);
}
