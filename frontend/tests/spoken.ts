// What the pages say, for tests.
import door from "../door/texts";
import floor from "../floor/texts";
import room from "../room/texts";
import { speech, type Language } from "../shared/texts.svelte";
import wall from "../wall/texts";

export const PAGES = { door, floor, room, wall };
export const TEXTS = { ...door, ...floor, ...room, ...wall };

export async function speakIn(language: Language): Promise<void> {
  await speech.open(TEXTS);
  await speech.speak(language);
}
