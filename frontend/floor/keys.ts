// The keys of the floor page. Ctrl+N and Ctrl+T belong to the browser, so next level and balance are plain letters; what
// Ctrl+P would print there is the list of seats, which the papers have too.

export type Key =
  | "undo" | "redo" | "pause" | "next" | "clock" | "time-wrong" | "time-late" | "balance" | "game" | "forecast" | "levels" | "penalties" | "money" | "deal" | "chips" | "seats" | "rulings" | "find" | "cage" | "log" | "wall" | "walls" | "papers" | "pack" | "help" | "close";

export const KEYS: { key: Key; shown: string }[] = [
  { key: "pause", shown: "Space" },
  { key: "next", shown: "N" },
  { key: "clock", shown: "H" },
  { key: "time-wrong", shown: "O" },
  { key: "time-late", shown: "Y" },
  { key: "undo", shown: "Ctrl+Z" },
  { key: "redo", shown: "Ctrl+Shift+Z" },
  { key: "balance", shown: "B" },
  { key: "game", shown: "G" },
  { key: "forecast", shown: "E" },
  { key: "levels", shown: "S" },
  { key: "penalties", shown: "P" },
  { key: "money", shown: "M" },
  { key: "deal", shown: "A" },
  { key: "chips", shown: "U" },
  { key: "seats", shown: "T" },
  { key: "rulings", shown: "R" },
  { key: "find", shown: "F" },
  { key: "cage", shown: "C" },
  { key: "log", shown: "L" },
  { key: "wall", shown: "D" },
  { key: "walls", shown: "W" },
  { key: "papers", shown: "Ctrl+P" },
  { key: "pack", shown: "K" },
  { key: "help", shown: "?" },
  { key: "close", shown: "Esc" },
];

const LETTERS: Record<string, Key> = {
  " ": "pause", n: "next", h: "clock", o: "time-wrong", y: "time-late", b: "balance", g: "game", e: "forecast", s: "levels", p: "penalties", m: "money", a: "deal", u: "chips", t: "seats", r: "rulings", f: "find", "/": "find", c: "cage", l: "log", d: "wall", w: "walls", k: "pack", "?": "help",
};

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

/** Fields in which nothing is written, and which have no undo of their own. */
const UNWRITTEN = ["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"];

/** The letter of a leaf or a sheet; nothing while somebody writes, or where the browser has a use of its own for it. */
export function lettered(event: Pressed & { repeat: boolean }): string {
  const writes = ["INPUT", "TEXTAREA", "SELECT"].includes((event.target as Partial<HTMLElement> | null)?.tagName ?? "");
  return writes || event.repeat || event.ctrlKey || event.metaKey || event.altKey ? "" : event.key.toUpperCase();
}

/** What a key means here; nothing while somebody writes, or where the browser has a use of its own for it. */
export function keyOf(event: Pressed): Key | null {
  if (event.key === "Escape") return "close";
  const target = event.target as Partial<HTMLInputElement> | null;
  const tag = target?.tagName ?? "";
  const letter = event.key.toLowerCase();
  const command = (event.ctrlKey || event.metaKey) && !event.altKey;
  const written = tag === "TEXTAREA" || (tag === "INPUT" && !UNWRITTEN.includes(target?.type ?? ""));
  if (command && letter === "z" && !written) return event.shiftKey ? "redo" : "undo";
  if (["INPUT", "TEXTAREA", "SELECT"].includes(tag)) return null;
  if (event.ctrlKey || event.metaKey) {
    if (!command) return null;
    if (letter === "f") return "find";
    if (letter === "p") return "papers";
    return null;
  }
  if (event.altKey || (letter === " " && tag === "BUTTON")) return null;
  return LETTERS[letter] ?? null;
}
