import { beforeEach, expect, test } from "vitest";
import { eventText, grounds } from "../floor/happened";
import { rowsWith } from "../floor/search";
import type { Audit, AuditLine, Happened } from "../shared/api.gen";
import { commandName, valuesOf } from "../shared/command";
import { prizeText } from "../shared/prizes";
import { nameLine } from "../shared/table";
import { speakIn } from "./spoken";

beforeEach(() => speakIn("en"));

const said = (kind: string, ...facts: [string, string | number][]): Happened => ({ kind, facts, seats: [] });

test("an event is told with its money, its times and its names", async () => {
  const sold = said("entry-sold", ["number", 3], ["player", "Anna"], ["buy_in_cents", 5000], ["fee_cents", 1050], ["cents", 6050]);
  expect(eventText(sold, "EUR")).toBe("Entry 3: Anna, €50 + €10.50");
  await speakIn("it");
  expect(eventText(sold, "EUR").replace(/\s/g, " ")).toBe("Iscrizione 3: Anna, 50 € + 10,50 €");
});

test("a fact that comes twice keeps both", () => {
  const won = said("bounty-won", ["player", "Anna"], ["cents", 2500], ["gains_count", 1], ["player", "Bruno"], ["cash", 1250]);
  expect(valuesOf(won, "EUR")).toMatchObject({ player: "Anna", player_2: "Bruno", cents: "€25" });
  expect(eventText(won, "EUR")).toBe("Bounty of Anna, €25: won by Bruno");
});

test("money that goes back is no negative amount", () => {
  const put = (cents: number) => eventText(said("bounty-put", ["player", "anna"], ["cents", cents]), "EUR");
  expect(put(5000)).toBe("The house puts €50 on anna");
  expect(put(-5000)).toBe("€50 that the house put on anna go back to it");
});

test("who won the chips is told where somebody said so", () => {
  const out = said("live-hand-reported", ["table", 2], ["busts_count", 1], ["player", "Anna"], ["table", 2]);
  expect(eventText(out, "EUR")).toBe("Out at table 2: Anna");
  out.facts.push(["by", "Bruno"], ["by_count", 1]);
  expect(eventText(out, "EUR")).toBe("Out at table 2: Anna (chips to Bruno)");
});

test("a level without an end in time has none in its sentence", () => {
  expect(eventText(said("level-started", ["number", 4], ["ends_at", 0]), "EUR")).toBe("Level 4 begins");
});

test("the rule and the reason: of a person as written, of the software in words and never as a code", async () => {
  expect(grounds(said("player-moved", ["reason", "asked"], ["rule", "tda-2024 11"], ["author", "Ida"]))).toEqual({ rule: "tda-2024 11", reason: "asked" });
  expect(grounds(said("play-ended", ["reason", "one-left"]))).toEqual({ rule: "", reason: "one player is left" });
  expect(grounds(said("play-ended", ["reason", "level 5 is over"])).reason).toBe("");
  await speakIn("it");
  expect(grounds(said("player-moved", ["reason", "wrong-seat"], ["author", "Ida"])).reason).toBe("ha cominciato al posto sbagliato");
  expect(grounds(said("player-moved", ["reason", "asked"], ["author", "Ida"])).reason).toBe("asked");
  expect(grounds(said("clock-set", ["reason", "floor"], ["author", "floor"])).reason).toBe("");
});

test("a chosen game is called by its name", () => {
  expect(commandName(said("choose-game", ["table", 1], ["game", "stud-8"]), "EUR")).toBe("Stud hi-lo, eight or better at table 1");
});

test("prizes are seats where they are seats", () => {
  const seat = { cents: 22_000, into: "Main event", won: [] };
  expect(prizeText(22_000, seat, "EUR")).toBe("Seat");
  expect(prizeText(26_000, seat, "EUR")).toBe("Seat + €40");
  expect(prizeText(4_000, seat, "EUR")).toBe("€40");
  expect([prizeText(22_000, null, "EUR"), prizeText(0, seat, "EUR")]).toEqual(["€220", ""]);
});

test("a name in one line", () => {
  expect([nameLine("Jorge García-Pelayo"), nameLine("Karin"), nameLine("Anna B")]).toEqual(["Jorge G.", "Karin", "Anna B"]);
  const together = ["Carla Mancini", "Carla Manzoni", "Carla Manz", "Jorge Gil", "Carla"];
  expect(together.map((name) => nameLine(name, together))).toEqual(["Carla Manc.", "Carla Manzo.", "Carla Manz", "Jorge G.", "Carla"]);
});

test("the search finds people who are only in a long list, and what the rows tell", () => {
  const line = (version: number) => ({ version }) as AuditLine;
  const audit = { lines: [line(3), line(2), line(1)], people: { "Elena Pérez": [2], Bruno: [1, 2] } } as unknown as Audit;
  const told = (one: AuditLine) => (one.version === 3 ? "Level 2 begins" : "Register");
  const found = (text: string) => rowsWith(audit, text, told).map((one) => one.version);
  expect([found("elena"), found(" PEREZ "), found("bruno"), found("level")]).toEqual([[2], [2], [2, 1], [3]]);
  expect([found(""), found("nobody")]).toEqual([[3, 2, 1], []]);
});
