import { expect, test } from "vitest";
import { posted } from "../floor/paper";
import type { EntrantLine } from "../shared/api.gen";

const line = (player: string, status: string, more: Partial<EntrantLine> = {}): EntrantLine => ({
  player, status, entries: 1, table: 0, chair: 0, place: 0, shared_by: 1, prize_cents: 0, bounties_cents: 0, knock_outs: 0, ...more,
});
const names = (entrants: EntrantLine[], phase: string) => posted(entrants, phase, "en").map((one) => one.player);

test("whoever has or awaits a seat is posted by name, accents or not", () => {
  const entrants = [line("Zoë", "in"), line("Bruno", "out", { place: 9 }), line("Čeda", "in"), line("Åsa", "waiting"), line("Carla", "rebuy"), line("Dario", "bust")];
  expect(names(entrants, "playing")).toEqual(["Åsa", "Carla", "Čeda", "Zoë"]);
  expect(names([line("b", "entered"), line("A", "entered")], "registering")).toEqual(["A", "b"]);
});

test("at the end everybody is posted by place", () => {
  const entrants = [line("Anna", "out", { place: 3, shared_by: 2 }), line("Bruno", "out", { place: 1 }), line("Aldo", "out", { place: 3, shared_by: 2 }), line("Carla", "out", { place: 2 })];
  expect(names(entrants, "finished")).toEqual(["Bruno", "Carla", "Aldo", "Anna"]);
});
