import { posix } from "node:path";
import { expect, test } from "vitest";
import openapi from "../../docs/reference/openapi.json";
import { KEYS } from "../floor/keys";
import { bundleOf, languagesOf, written } from "../shared/texts.svelte";
import { LATER, PAGES, TEXTS } from "./spoken";

const sources = import.meta.glob(["../{dealer,floor,phone,public,room,shared,signing_in,system,walls}/**/*.svelte", "../{dealer,floor,phone,public,room,shared,signing_in,system,walls}/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const LANGUAGES = languagesOf(TEXTS);
const bundles = Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, await bundleOf(language, TEXTS)] as const)));

/** Names that are put together from a value, and what the value can be. */
const FAMILIES: Record<string, string[]> = {
  "ui-phase-": ["registering", "seated", "playing", "played-out", "finished"],
  "ui-nothing-to-do-": ["registering", "seated", "playing", "played-out", "finished"],
  "ui-status-": ["entered", "in", "rebuy", "waiting", "bust", "out", "seat"],
  "ui-structure-": ["club", "turbo", "tour"],
  "ui-tab-": ["tables", "players", "cage", "log"],
  "ui-method-": ["cash", "card", "account"],
  "ui-key-": KEYS.map((one) => one.key),
  "ui-game-every-": ["levels", "hands", "orbits"],
  "ui-forecast-": ["mixed", "endless", "note-other-game", "note-late", "note-milestone", "note-shootout", "note-days", "money", "final-table", "end"],
  "ui-bounty-": ["fixed", "progressive"],
  "limit-": ["no-limit", "pot-limit", "fixed-limit", "spread-limit", "mixed"],
  "wall-": ["bubble", "money", "final-table", "until-money", "until-seats"],
};

const AT_ONCE = /(?:from |import )"(\.[^"]+)"/g;
const EVER = /(?:from |import |import\()"(\.[^"]+)"/g;

/** Everything that a page is made of: at once, or also what it fetches later. */
function partsOf(page: string, imported: RegExp, found = new Set<string>()): Set<string> {
  if (found.has(page)) return found;
  found.add(page);
  for (const [, name] of sources[page]!.matchAll(imported)) {
    const path = posix.join(posix.dirname(page), name!);
    const file = [path, `${path}.ts`, `${path}.svelte.ts`].find((one) => one in sources);
    if (file) partsOf(file, imported, found);
  }
  return found;
}

const EVERY = [...new Set(LANGUAGES.flatMap((language) => [...bundles[language]!._messages.keys()]))];

/** The messages it says: by their names, and by what the names begin with. */
function saidBy(page: string, imported: RegExp): string[] {
  const texts = [...partsOf(`../${page}/main.ts`, imported)].map((part) => sources[part]!);
  const begun = texts.flatMap((text) => [...text.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map((found) => found[1]!));
  const whole = texts.flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
  const named = texts.flatMap((text) => [...text.matchAll(/"([a-z]\w*-[\w-]+)"/g)].map((found) => found[1]!));
  const families = begun.flatMap((start) => FAMILIES[start]?.map((end) => start + end) ?? EVERY.filter((one) => one.startsWith(start)));
  return [...whole, ...named.filter((one) => EVERY.includes(one)), ...families];
}

test.each(Object.entries(PAGES))("every message that the page of the %s says comes with it, in every language", async (page, texts) => {
  for (const [imported, its] of [[AT_ONCE, texts], [EVER, { ...texts, ...LATER[page] }]] as const) {
    const said = saidBy(page, imported);
    expect(said.length).toBeGreaterThan(20);
    for (const language of LANGUAGES) {
      const bundle = await bundleOf(language, its);
      expect([...new Set(said)].filter((name) => !bundle.hasMessage(name)), language).toEqual([]);
    }
  }
});

test("every advice says what it is and why", () => {
  const asked: string[] = [];
  for (const kind of ["final-table", "next-round", "break", "halted", "hand-for-hand", "hand-over", "next-hand", "rebuy", "knock-out", "prizes", "choose-game", "game-order", "colour-up", "last-hand", "last-hand-over", "penalty", "draw-last-hands", "next-day", "close-flight", "close-registration", "payouts", "count", "low-ante"]) {
    asked.push(`advice-${kind}`, `advice-${kind}-why`);
  }
  for (const language of LANGUAGES) {
    expect([...new Set(asked)].filter((name) => !bundles[language]!.hasMessage(name)), language).toEqual([]);
  }
});

test("every command that can be given has a name in every language", () => {
  const schemas = openapi.components.schemas as unknown as Record<string, { properties: { type: { const: string } } }>;
  const given = openapi.components.schemas.CommandRequest.properties.command as { oneOf: { $ref: string }[] };
  const tags = given.oneOf.map((one) => schemas[one.$ref.split("/").at(-1)!]!.properties.type.const);
  expect(tags).toContain("report-bust");
  for (const language of LANGUAGES) {
    expect(tags.filter((tag) => !bundles[language]!.hasMessage(`command-${tag}`)), language).toEqual([]);
  }
});

test("a message with choices says each of them", () => {
  const out = bundles["en"]!.getMessage("ui-out-in-place")!.value!;
  const say = (values: Record<string, string>) => bundles["en"]!.formatPattern(out, { player: "Anna", place: "3", ...values });
  expect(say({ paid: "yes", prize: "€50" })).toBe("Anna is out in place 3 and gets €50");
  expect(say({ paid: "no", prize: "" })).toBe("Anna is out in place 3");
});

test("numbers in sentences are written as the figures of the pages, and tables are called by theirs", () => {
  const say = (language: string, name: string, values: Record<string, number>) =>
    bundles[language]!.formatPattern(bundles[language]!.getMessage(name)!.value!, written(values));
  expect(say("en", "ui-entries-of", { count: 1_000 })).toBe("1,000 entries");
  expect(say("es", "ui-entries-of", { count: 1_000 })).toContain("1.000 ");
  expect(say("en", "ui-entries-of", { count: 1 })).toBe("1 entry");
  expect(say("en", "ui-table", { table: 1_000 })).toBe("Table 1000");
});
