// Papers of an event: the server sets them, this page shows and prints them.
import type { Measure, PaperPages } from "../../shared/api.gen";
import { ask } from "../../shared/line.svelte";
import { speech } from "../../shared/texts.svelte";

export type PaperSize = "a4" | "80mm";

/** Which paper: of the whole event, or of a player, a table, one receipt. */
export interface WantedPaper {
  paper: string;
  size?: PaperSize;
  language?: string;
  player?: string;
  table?: number;
  receipt?: number;
  /** Rows of the log that gave new seats. */
  rows?: number[];
  /** It was printed before, and says so. */
  again?: boolean;
}

/** A page as a picture, and how large it is in points. */
export interface Leaf extends Measure {
  src: string;
}

export interface SetPaper extends PaperPages {
  leaves: Leaf[];
  /** Where the file is. */
  pdf: string;
}

const SIZE = "shuffleup-paper-size";

/** The paper in the printer of this device. */
export function paperSize(): PaperSize {
  return globalThis.localStorage?.getItem(SIZE) === "80mm" ? "80mm" : "a4";
}

export function keepPaperSize(size: PaperSize): void {
  globalThis.localStorage?.setItem(SIZE, size);
}

/** The address of a paper, in the language and on the paper that are wanted, or else those of this device. */
export function addressOf(event: string, wanted: WantedPaper, below = "", more: Record<string, string> = {}): string {
  const { paper, size = paperSize(), language = speech.language, player, table, receipt, rows = [], again } = wanted;
  const asked = { size, lang: language, ...(player && { player }), ...(table && { table: String(table) }), ...(receipt && { receipt: String(receipt) }), ...(again && { again: "true" }), ...more };
  const query = new URLSearchParams([...Object.entries(asked), ...rows.map((row) => ["row", String(row)])]);
  return `/api/events/${encodeURIComponent(event)}/papers/${paper}${below}?${query}`;
}

/** A paper page by page. Throws what the server says where it cannot be set. */
export async function setPaper(event: string, wanted: WantedPaper): Promise<SetPaper> {
  const made = await ask<PaperPages>(addressOf(event, wanted, "/pages"));
  const leaves = made.pages.map((measure, place) => ({ ...measure, src: addressOf(event, wanted, "", { form: "svg", page: String(place + 1) }) }));
  return { ...made, leaves, pdf: addressOf(event, wanted) };
}
