// What the pages say, for tests.
import door from "../door/texts";
import later from "../floor/later";
import floor from "../floor/texts";
import room from "../room/texts";
import { speech, type Language, type Texts } from "../shared/texts.svelte";
import system from "../system/texts";
import wall from "../wall/texts";

export const PAGES = { door, floor, room, system, wall };
/** What a page may say once its sheets are opened. */
export const LATER: Partial<Record<string, Texts>> = { floor: later };
export const TEXTS = { ...door, ...floor, ...later, ...room, ...system, ...wall };

export async function speakIn(language: Language): Promise<void> {
  await speech.open(TEXTS);
  await speech.speak(language);
}
