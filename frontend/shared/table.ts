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

/** A name on a small plate: the first name, and what remains in a second, smaller line. */
export function nameLines(name: string): [string, string] {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(" ")];
}

/** A name in one line, the second of a plate being taken by something else: `Jorge G.` */
export function nameLine(name: string): string {
  const [first, rest] = nameLines(name);
  return rest ? `${first} ${rest[0]}.` : first;
}

/** A text as it is searched for: without accents, in small letters. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
