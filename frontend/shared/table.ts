// Where the seats of a table stand in its picture. The dealer sits below; seat 1 is at his left hand, the others follow
// clockwise. All numbers are per cent of the picture.

export interface Spot {
  x: number;
  y: number;
}

/** How far from the centre the seats stand, sideways and up: nine plates have room beside one another. */
const REACH = { x: 39, y: 40 };

/** The places of so many seats, in the order of their numbers. */
export function spots(seats: number): Spot[] {
  return Array.from({ length: seats }, (_, index) => around((index + 1) / (seats + 1)));
}

/** A point on the table's edge, as a part of the way clockwise from the dealer. */
export function around(part: number, reach: number = 1): Spot {
  const angle = Math.PI / 2 + part * 2 * Math.PI;
  return { x: 50 + REACH.x * reach * Math.cos(angle), y: 50 + REACH.y * reach * Math.sin(angle) };
}

/** A picture is so much less high than wide. */
const PICTURE = 280 / 400;
export const GAP = 16;
const WIDEST = 620;
/** Narrower nobody reads the plates: then the pictures are scrolled. */
const NARROWEST = 310;

/** In how many columns so many tables are seen largest in a room, and how wide each is, in pixels. */
export function columnsFor(tables: number, room: { width: number; height: number }): { columns: number; width: number } {
  const most = Math.max(1, Math.floor((room.width + GAP) / (NARROWEST + GAP)));
  let best = { columns: most, width: 0 };
  for (let columns = 1; columns <= Math.min(most, tables); columns++) {
    const rows = Math.ceil(tables / columns);
    const across = (room.width - GAP * (columns - 1)) / columns;
    const down = (room.height - GAP * (rows - 1)) / rows / PICTURE;
    const width = Math.floor(Math.min(across, down, WIDEST));
    if (width > best.width) best = { columns, width };
  }
  if (best.width >= NARROWEST) return best;
  return { columns: most, width: Math.floor((room.width - GAP * (most - 1)) / most) };
}

/** A name on a small plate: the first name, and what remains in a second, smaller line. */
export function nameLines(name: string): [string, string] {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(" ")];
}

/** A name in one line, the second of a plate being taken by something else: `Jorge G.`, beside a Jorge Gil `Jorge Ga.` */
export function nameLine(name: string, others: string[] = []): string {
  const [first, rest] = nameLines(name);
  const signs = [...rest];
  for (let kept = 1; kept < signs.length; kept++) {
    const start = `${first} ${signs.slice(0, kept).join("")}`;
    if (!others.some((other) => other !== name && nameLines(other).join(" ").startsWith(start))) return `${start}.`;
  }
  return rest ? `${first} ${rest}` : first;
}

/** Letters of names that are one with their accent. */
const PLAIN: Record<string, string> = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** A text as it is searched for: without accents, in small letters. */
export function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[łøđıßæœ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The id of an event, from its title: letters, digits and hyphens, with a number where it is taken. */
export function freeId(title: string, taken: string[]): string {
  const base = plain(title).replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 32).replace(/-$/, "") || "event";
  let id = base;
  for (let number = 2; taken.includes(id); number++) id = `${base}-${number}`;
  return id;
}
