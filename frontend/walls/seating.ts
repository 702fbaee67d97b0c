// How the names of "find your seat" are set: as large as they go while every name is whole. A name that is too long for its
// line takes two smaller ones in a row of the same height; where many are long, fewer stand on a page.

const PAGE_SECONDS = 12;
/** So many pages of names at most before the clock is seen again. */
const PAGES_AT_ONCE = 3;

/** The turn of a page of names at a moment of a turning that began at another, both in seconds. */
export function turnAt(now: number, since: number): number {
  return Math.max(0, Math.floor((now - since) / PAGE_SECONDS));
}

/** Names and the clock in turn: the turn of the names, or null where the clock has the wall. */
export function turnBesideClock(now: number, since: number, names: number): number | null {
  const turn = turnAt(now, since);
  const round = Math.min(PAGES_AT_ONCE, Math.ceil(names / MOST)) + 1;
  return turn % round === round - 1 ? null : turn - Math.floor(turn / round);
}

/** How wide a text is, in heights of its letters. */
export type Wide = (text: string) => number;

/** What the list may fill, in hundredths of the wall's width. */
export interface Frame {
  width: number;
  height: number;
  columns: number[];
}

export const LYING: Frame = { width: 94.4, height: 33, columns: [2, 3, 4] };
/** Of a screen on its side, whose hundredths are those of its height. */
export const STANDING: Frame = { width: 50.6, height: 74, columns: [1, 2] };

export interface Setting {
  /** So many names stand on a page. */
  page: number;
  columns: number;
  /** Of the letters, in hundredths of the wall's width. */
  size: number;
  /** What a name may take, in heights of the letters. */
  room: number;
}

/** What lies between columns, in hundredths of the wall's width. */
export const GUTTER = 3;
/** A row, and what lies at least between a name and its seat, in heights of the letters. */
export const ROW = 1.72;
const BESIDE = 0.6;
/** The letters of a name in two lines, beside those of the others. */
export const SMALL = 0.74;

const LARGEST = 3.4;
/** Smaller letters nobody reads from his place. */
const READABLE = 2;
const READABLE_IN_TWO = 1.6;
const MOST = 32;
const FEWEST = 8;

/** Where a name is parted so that the longer part is short: after a hyphen, or at a blank, but not after a "de" or "van". */
export function parted(name: string, wide: Wide): [string, string] {
  let best: [string, string] = [name, ""];
  for (const { index } of name.matchAll(/(?<=\S)(?<!\s\p{Ll}{1,3})\s+|(?<=\S-)/gu)) {
    const parts: [string, string] = [name.slice(0, index), name.slice(index).trim()];
    if (parts[1] && longer(parts, wide) < longer(best, wide)) best = parts;
  }
  return best;
}

const longer = (parts: [string, string], wide: Wide) => Math.max(wide(parts[0]), wide(parts[1]));

/** A name's lines where it may be so wide. Only what is too long for two lines loses its middle: people differ at the ends. */
export function linesOf(name: string, room: number, wide: Wide): string[] {
  if (wide(name) <= room) return [name];
  return parted(name, wide).filter(Boolean).map((line) => withoutMiddle(line, room / SMALL, wide));
}

function withoutMiddle(text: string, room: number, wide: Wide): string {
  const signs = [...text];
  for (let kept = signs.length; kept > 1; kept--) {
    const shown = kept === signs.length ? text : `${signs.slice(0, Math.ceil(kept / 2)).join("")}…${signs.slice(-Math.floor(kept / 2)).join("")}`;
    if (wide(shown) <= room) return shown;
  }
  return text;
}

interface Measured {
  one: number;
  two: number;
}

/** How all these names are best set beside seats that are at most so wide. */
export function settingOf(names: string[], seat: number, wide: Wide, frame: Frame = LYING): Setting {
  const measured = names.map((name) => ({ one: wide(name), two: longer(parted(name, wide), wide) * SMALL }));
  const last = Math.ceil(names.length / FEWEST);
  for (let pages = Math.max(1, Math.ceil(names.length / MOST)); pages <= last; pages++) {
    const found = best(measured, Math.ceil(names.length / pages), seat, frame);
    if (found) return found;
  }
  const size = Math.max(READABLE, READABLE_IN_TWO / SMALL);
  const columns = frame.columns[0]!;
  return { page: Math.max(1, Math.min(FEWEST, names.length)), columns, size, room: roomOf(frame, columns, size, seat) };
}

const roomOf = (frame: Frame, columns: number, size: number, seat: number) => (frame.width - GUTTER * (columns - 1)) / columns / size - BESIDE - seat;

/** The columns and the size in which the names are read best; none where one would be cut. */
function best(names: Measured[], page: number, seat: number, frame: Frame): Setting | null {
  let found: Setting | null = null;
  let most = 0;
  for (const columns of frame.columns) {
    const high = Math.min(LARGEST, frame.height / ROW / Math.ceil(page / columns));
    for (let size = high; size >= READABLE; size -= 0.05) {
      const room = roomOf(frame, columns, size, seat);
      const worth = lettersOf(names, size, room);
      if (worth > most + 0.001) [most, found] = [worth, { page, columns, size, room }];
    }
  }
  return found;
}

/** The mean size of the letters, those in two lines counted as half; 0 where a name is cut or too small. */
function lettersOf(names: Measured[], size: number, room: number): number {
  let sum = 0;
  for (const { one, two } of names) {
    if (one <= room) sum += size;
    else if (two <= room && size * SMALL >= READABLE_IN_TWO) sum += size / 2;
    else return 0;
  }
  return sum / names.length;
}
