// What the log's search finds: a row by what it says, opened or not, and by everybody whom it is about.
import type { Audit, AuditLine } from "../shared/api.gen";
import { plain } from "../shared/table";
import { named } from "../shared/texts.svelte";

/** The rows that have the text. `told` is all that a row says on the screen, in the language of the page. */
export function rowsWith(audit: Audit, text: string, told: (line: AuditLine) => string): AuditLine[] {
  const wanted = plain(text.trim());
  if (!wanted) return audit.lines;
  const people = Object.keys(audit.people).filter((player) => plain(named(player)).includes(wanted));
  const about = new Set(people.flatMap((player) => audit.people[player] ?? []));
  return audit.lines.filter((line) => about.has(line.version) || plain(told(line)).includes(wanted));
}
