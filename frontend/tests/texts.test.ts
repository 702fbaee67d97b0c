import { expect, test } from "vitest";
import openapi from "../../docs/reference/openapi.json";
import { KEYS } from "../floor/keys";
import { LANGUAGES, bundleOf, written } from "../shared/texts.svelte";

const sources = import.meta.glob(["../floor/*.svelte", "../floor/*.ts", "../wall/*.svelte", "../shared/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));

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
  "ui-forecast-": ["mixed", "endless", "note-other-game", "note-late", "note-milestone", "note-days", "money", "final-table", "end"],
  "limit-": ["no-limit", "pot-limit", "fixed-limit", "spread-limit", "mixed"],
  "wall-": ["bubble", "money", "final-table", "until-money", "until-seats"],
};

test("every message that a page says is there in every language", () => {
  const asked = Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(100);
  for (const [start, ends] of Object.entries(FAMILIES)) asked.push(...ends.map((end) => start + end));
  for (const kind of ["final-table", "break", "halted", "hand-for-hand", "hand-over", "next-hand", "rebuy", "knock-out", "prizes", "choose-game", "game-order", "colour-up", "last-hand", "last-hand-over", "penalty", "draw-last-hands", "next-day", "close-flight", "close-registration", "payouts", "count"]) {
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
