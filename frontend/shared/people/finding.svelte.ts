// Finding people of the register as one types: what has been found last, and which of them the arrows have chosen.
import type { PersonLine } from "../api.gen";
import { ask } from "../line.svelte";
import { speech, t } from "../texts.svelte";

/** So long after a letter the next one is awaited, in milliseconds. */
const PAUSE = 120;

export const findPeople = (text: string): Promise<PersonLine[]> => ask(`/api/people?text=${encodeURIComponent(text.slice(0, 100))}`);

export class Finding {
  readonly #look: typeof findPeople;
  found: PersonLine[] = $state.raw([]);
  /** The place of the one who is marked. */
  marked = $state(0);
  #pause: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(look = findPeople) {
    this.#look = look;
  }

  /** Looks for people; of several searches only the last one is shown. */
  search(text: string): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.now(text), PAUSE);
  }

  async now(text: string): Promise<PersonLine[]> {
    clearTimeout(this.#pause);
    const asked = ++this.#asked;
    const found = await this.#look(text).catch(() => []); // who may not look others up writes the whole name
    if (asked === this.#asked) [this.found, this.marked] = [found, 0];
    return found;
  }

  clear(): void {
    clearTimeout(this.#pause);
    this.#asked++;
    [this.found, this.marked] = [[], 0];
  }

  /** Takes an arrow key, where `count` rows can be marked. */
  step(key: string, count: number): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!step || !count) return false;
    this.marked = Math.max(0, Math.min(this.marked + step, count - 1));
    return true;
  }
}

/** The day of a moment, or nothing where there was none. */
export const dayOf = (micros: number): string => (micros ? new Intl.DateTimeFormat(speech.language, { dateStyle: "medium" }).format(micros / 1000) : "");

const NO_COUNTRIES = new Set(["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"]);

/** Every country by its two letters, in the order of its names in the reader's language. */
export function countries(): [code: string, name: string][] {
  const names = new Intl.DisplayNames(speech.language, { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => !NO_COUNTRIES.has(code));
  const known = codes.flatMap((code): [string, string][] => (names.of(code) ? [[code, names.of(code)!]] : []));
  return known.sort((a, b) => a[1].localeCompare(b[1], speech.language));
}

export const countryName = (code: string): string => (code ? (new Intl.DisplayNames(speech.language, { type: "region" }).of(code) ?? code) : "");

/** What tells somebody from others of his name. */
export function aboutPerson(one: PersonLine): string {
  const seen = one.seen_at ? t("people-seen", { day: dayOf(one.seen_at) }) : t("people-never");
  return [countryName(one.country), one.card, seen].filter(Boolean).join(" · ");
}
