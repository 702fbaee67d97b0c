// How large a name can be written on a plate. The letters are measured: an m needs three times the room of an i.
import { fetchLetters, SIGNS, TEXT, wide } from "../letters.svelte";

/** Room for letters on a plate, in hundredths of the width of the table's picture. */
const ROOM = 14;
/** Smaller letters of the text are not read; those of the signs are narrow, and are still read when a little smaller. */
const LEAST = 2.65;
const LEAST_NARROW = 2.3;

/** Fetches the letters in which these names may be written. */
export const fetchNames = (names: string) => fetchLetters(names, [400, 600], [TEXT, SIGNS]);

/** The style of a text of this weight: as large as there is room for, up to `most`; narrow letters for a long one. */
export function lettering(text: string, most: number, weight: 400 | 600): string {
  if (!text) return "";
  const size = ROOM / wide(text, weight, TEXT);
  if (size >= LEAST) return `font-size: ${Math.min(most, size)}cqw`;
  return `font-size: ${Math.max(LEAST_NARROW, Math.min(most, ROOM / wide(text, weight, SIGNS)))}cqw; font-family: var(--signs)`;
}
