// The letters of the pages as papers need them: typst reads no web fonts, so that each is unpacked while the pages are built.
import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import type { Plugin } from "vite";

const FOLDER = "node_modules/@fontsource";
const WEIGHTS: Record<string, number[]> = { "barlow": [400, 600], "barlow-condensed": [500, 600] };
/** The letters beyond Latin-1 stand in files of their own. They get a name of the same length, as typst takes one file for a name. */
const PARTS = [["latin", ""], ["latin-ext", "Barext"]] as const;
const NAME = "Barlow";

export function paperLetters(here: (path: string) => string): Plugin {
  return {
    name: "paper-letters",
    generateBundle() {
      for (const [family, weights] of Object.entries(WEIGHTS)) {
        for (const weight of weights) {
          for (const [part, renamed] of PARTS) {
            const name = `${family}-${part}-${weight}-normal`;
            const source = unpacked(readFileSync(here(`${FOLDER}/${family}/files/${name}.woff`)), renamed);
            this.emitFile({ type: "asset", fileName: `paper/${name}.ttf`, source });
          }
        }
      }
    },
  };
}

/** A font as it was before it was packed as WOFF: the same tables, each inflated. */
export function unpacked(woff: Buffer, renamed = ""): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, place) => {
    const entry = woff.subarray(44 + 20 * place, 64 + 20 * place);
    const [start, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const found = woff.subarray(start, start + packed);
    const data = packed < length ? inflateSync(found) : found;
    const tag = entry.toString("latin1", 0, 4);
    return { tag, sum: entry.readUInt32BE(16), data: renamed && tag === "name" ? called(data, renamed) : data };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  [count, power * 16, Math.log2(power), (count - power) * 16].forEach((value, place) => head.writeUInt16BE(value, 4 + 2 * place));
  const body: Buffer[] = [];
  let at = head.length;
  tables.forEach(({ tag, sum, data }, place) => {
    const entry = 12 + 16 * place;
    head.write(tag, entry, "latin1");
    [sum, at, data.length].forEach((value, part) => head.writeUInt32BE(value, entry + 4 + 4 * part));
    body.push(data, Buffer.alloc((4 - (data.length % 4)) % 4));
    at += data.length + ((4 - (data.length % 4)) % 4);
  });
  return Buffer.concat([head, ...body]);
}

/** The names of a font, in both of their codes. */
function called(names: Buffer, renamed: string): Buffer {
  const wide = (text: string) => Buffer.from(text, "utf16le").swap16().toString("latin1");
  const text = names.toString("latin1").replaceAll(NAME, renamed).replaceAll(wide(NAME), wide(renamed));
  return Buffer.from(text, "latin1");
}
