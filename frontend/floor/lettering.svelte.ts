// How large a name can be written on a plate. The letters are measured: an m needs three times the room of an i.

/** Room for letters on a plate, in hundredths of the width of the table's picture. */
const ROOM = 14;
/** Smaller letters of the text are not read; those of the signs are narrow, and are still read when a little smaller. */
const LEAST = 2.65;
const LEAST_NARROW = 2.3;

class Lettering {
  /** Until the fonts are there, letters of others are measured. */
  #ready = $state(false);
  readonly #pen = document.createElement("canvas").getContext("2d");

  constructor() {
    void document.fonts.ready.then(() => (this.#ready = true));
  }

  /** The style of a text of this weight: as large as there is room for, up to `most`; narrow letters for a long one. */
  style(text: string, most: number, weight: 400 | 600): string {
    const wide = ROOM / this.#ems(text, "--text", weight);
    if (wide >= LEAST) return `font-size: ${Math.min(most, wide)}cqw`;
    const narrow = ROOM / this.#ems(text, "--signs", weight);
    return `font-size: ${Math.max(LEAST_NARROW, Math.min(most, narrow))}cqw; font-family: var(--signs)`;
  }

  /** The width of a text as a multiple of the size of its letters. */
  #ems(text: string, family: string, weight: number): number {
    void this.#ready;
    const pen = this.#pen;
    if (!pen || !text) return 1;
    pen.font = `${weight} 100px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    return pen.measureText(text).width / 100;
  }
}

export const lettering = new Lettering();
