// What the pages say, for tests.
import door from "../door/texts";
import floor from "../floor/texts";
import room from "../room/texts";
import { speech, type Language } from "../shared/texts.svelte";
import system from "../system/texts";
import wall from "../wall/texts";

export const PAGES = { door, floor, room, system, wall };
export const TEXTS = { ...door, ...floor, ...room, ...system, ...wall };

export async function speakIn(language: Language): Promise<void> {
  await speech.open(TEXTS);
  await speech.speak(language);
}
