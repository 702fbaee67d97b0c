// What the pages say, for tests.
import dealer from "../dealer/texts";
import door from "../door/texts";
import later from "../floor/later";
import floor from "../floor/texts";
import player from "../player/texts";
import room from "../room/texts";
import { speech, type Language, type Texts } from "../shared/texts.svelte";
import system from "../system/texts";
import wall from "../wall/texts";

export const PAGES = { dealer, door, floor, player, room, system, wall };
/** What a page may say once its sheets are opened. */
export const LATER: Partial<Record<string, Texts>> = { floor: later };
export const TEXTS = { ...dealer, ...door, ...floor, ...later, ...player, ...room, ...system, ...wall };

export async function speakIn(language: Language): Promise<void> {
  await speech.open(TEXTS);
  await speech.speak(language);
}
