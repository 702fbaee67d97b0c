// What the pages say, for tests: each under the name of its folder.
import dealer from "../dealer/texts";
import later from "../floor/later";
import floor from "../floor/texts";
import phone from "../phone/texts";
import everybody from "../public/texts";
import room from "../room/texts";
import { speech, type Language, type Texts } from "../shared/texts.svelte";
import signing_in from "../signing_in/texts";
import system from "../system/texts";
import walls from "../walls/texts";

export const PAGES = { dealer, floor, phone, public: everybody, room, signing_in, system, walls };
/** What a page may say once its sheets are opened. */
export const LATER: Partial<Record<string, Texts>> = { floor: later };
export const TEXTS = { ...dealer, ...floor, ...later, ...phone, ...everybody, ...room, ...signing_in, ...system, ...walls };

export async function speakIn(language: Language): Promise<void> {
  await speech.open(TEXTS);
  await speech.speak(language);
}
