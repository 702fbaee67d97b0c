// Names for ids: what answers call people, what is said of who was erased, and texts that only look like ids.
import { beforeEach, describe, expect, it } from "vitest";
import { isPerson, learn } from "../shared/names.svelte";
import { named, t } from "../shared/texts.svelte";
import { speakIn } from "./spoken";

beforeEach(async () => {
  await speakIn("en");
  learn({ names: { "p-0123abcd": "Mario Rossi", "p-0123abce": "<b>Zoe</b>" } });
});

describe("names", () => {
  it("stand for ids, alone and in lists", () => {
    expect(named("p-0123abcd")).toBe("Mario Rossi");
    expect(named("p-0123abcd, p-0123abce …")).toBe("Mario Rossi, <b>Zoe</b> …");
    expect(t("ui-erased", { mark: "p-0123abcd" })).toContain("Mario Rossi");
  });

  it("of old logs are shown as they are", () => {
    for (const name of ["Anna", "p-Anna", "p-0123abcdx", "xp-0123abcd", "p-0123abcu", ""]) expect(named(name)).toBe(name);
    expect([isPerson("p-0123abcd"), isPerson("Anna")]).toEqual([true, false]);
  });

  it("are gone with who was erased", () => {
    expect(named("p-4f7kz9z9")).toBe("Player 4F7K");
  });

  it("change when an answer says so, and stay where it says nothing", () => {
    learn({ names: { "p-0123abcd": "Mario Verdi" } });
    learn({ error: "no names" });
    learn(null);
    expect(named("p-0123abcd")).toBe("Mario Verdi");
    expect(named("p-0123abce")).toBe("<b>Zoe</b>");
  });
});
