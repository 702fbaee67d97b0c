// Names that differ only in how they are written: sold twice, one person would be two players.
import { plain } from "../table";

/** A name as it is kept: without blanks around or doubled, accents as one letter each. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, " ").normalize("NFC");
}

/** New names beside the known, or earlier new, name that each looks like. The same name again is no case of this. */
export function alike(names: string[], known: string[]): [name: string, like: string][] {
  const seen = new Map(known.map((name) => [plain(name), name]));
  const found: [string, string][] = [];
  for (const name of names) {
    const like = seen.get(plain(name));
    if (like === undefined) seen.set(plain(name), name);
    else if (like !== name && !known.includes(name)) found.push([name, like]);
  }
  return found;
}
