// How wide texts are in the letters they are written in. Measured again with every font that has come: letters of another
// are wider.

/** The letters of signs and of the wall, which are narrow, and those of the text, as `tokens.css` names them. */
export const SIGNS = '"Barlow Condensed", "Barlow", system-ui, sans-serif';
export const TEXT = '"Barlow", system-ui, sans-serif';
const WEIGHTS = [600, 700];
const pen = document.createElement("canvas").getContext("2d")!;
/** Figures that stand in rows are all as wide as one another, which a canvas cannot write. */
const ruler = document.createElement("span");
ruler.style.cssText = "position: absolute; visibility: hidden; white-space: nowrap";
let rows = new Map<string, number>();
let fonts = $state(0);
/** The letters that were asked for in each font; after a fault they are asked for again. */
const asked = new Map<string, string>();

/** Fetches the letters of these texts; what was measured before they came is measured anew. */
export function fetchLetters(text: string, weights: number[] = WEIGHTS, letters: string[] = [SIGNS]): void {
  const come = () => {
    rows = new Map();
    fonts++;
  };
  for (const family of letters)
    for (const weight of weights) {
      const font = `${weight} 1em ${family}`;
      const known = asked.get(font) ?? "";
      const each = [...new Set(text)].filter((letter) => !known.includes(letter)).join("");
      if (!each) continue;
      asked.set(font, known + each);
      // Those that are here already change no width: with them all names of a large room would be measured once more.
      if (!document.fonts.check(font, each)) void document.fonts.load(font, each).then(come, () => asked.delete(font));
    }
}

/** The width of a text in heights of its letters. */
export function wide(text: string, weight = 600, letters = SIGNS): number {
  void fonts;
  pen.font = `${weight} 100px ${letters}`;
  return pen.measureText(text).width / 100;
}

/** The same of figures that stand in rows. */
export function wideInRows(text: string, weight = 600): number {
  void fonts;
  const alike = text.replace(/\d/g, "0");
  const known = rows.get(`${weight} ${alike}`);
  if (known !== undefined) return known;
  document.body.append(ruler);
  ruler.style.font = `${weight} 100px/1 ${SIGNS}`;
  ruler.style.fontVariantNumeric = "tabular-nums";
  ruler.textContent = alike;
  const width = ruler.getBoundingClientRect().width / 100;
  ruler.remove();
  rows.set(`${weight} ${alike}`, width);
  return width;
}
