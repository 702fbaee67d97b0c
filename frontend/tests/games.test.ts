import { beforeEach, expect, test } from "vitest";
import type { Blinds, ClockView, EventHead, GamesView } from "../shared/api.gen";
import { byPrice, changeText, gameName, gameOn, mixName, priceOf, shortGame } from "../shared/games";
import { speakIn } from "./spoken";

const price = (more: Partial<Blinds>): Blinds => ({ small: 0, big: 0, ante: 0, bring_in: 0, small_bet: 0, big_bet: 0, ...more });
const LIMIT = price({ small: 100, big: 200, small_bet: 200, big_bet: 400 });
const STUD = price({ ante: 50, bring_in: 50, small_bet: 200, big_bet: 400 });
const OPEN = price({ small: 50, big: 100, ante: 100 });
const HORSE: GamesView = {
  name: "HORSE", change: "levels", every: 1, chosen: false, now: 1, next: 2, left: 1, warning: "",
  games: [
    { game: "holdem", limit: "fixed-limit", blinds: LIMIT },
    { game: "stud", limit: "fixed-limit", blinds: STUD },
    { game: "omaha-8", limit: "fixed-limit", blinds: LIMIT },
    { game: "holdem", limit: "no-limit", blinds: OPEN },
  ],
};

beforeEach(() => speakIn("en"));

test("games with fixed bets are called by their bets, others by their blinds", () => {
  expect(priceOf(LIMIT, "fixed-limit", "en")).toEqual({
    kind: "ui-limits", main: "200 / 400", rest: [{ name: "ui-blinds", value: "100 / 200" }],
  });
  expect(priceOf(STUD, "fixed-limit", "en").rest).toEqual([{ name: "ui-ante", value: "50" }, { name: "ui-bring-in", value: "50" }]);
  expect(priceOf(OPEN, "no-limit", "en")).toEqual({ kind: "ui-blinds", main: "50 / 100", rest: [{ name: "ui-ante", value: "100" }] });
  // Bets that a level holds for other games say nothing of one without a limit.
  expect(priceOf({ ...OPEN, small_bet: 100, big_bet: 200 }, "no-limit", "en").main).toBe("50 / 100");
});

test("a game with nothing but an ante is called by it", () => {
  expect(priceOf(price({ ante: 25 }), "pot-limit", "en")).toEqual({ kind: "ui-ante", main: "25", rest: [] });
});

test("games of the same price stand together, in their order", () => {
  expect(byPrice(HORSE.games).map((row) => row.games.map((one) => one.game))).toEqual([["holdem", "omaha-8"], ["stud"], ["holdem"]]);
});

test("the game of the room, or none where every table has its own", () => {
  const event = { game: "omaha", limit: "pot-limit" } as EventHead;
  const clock = (games: GamesView | null) => ({ games }) as ClockView;
  expect(gameOn(clock(null), event)).toBe(event);
  expect(gameOn(clock(HORSE), event)).toMatchObject({ game: "stud" });
  expect(gameOn(clock({ ...HORSE, change: "hands", now: -1 }), event)).toBeNull();
});

test("games and mixes have names in the language of the page", async () => {
  expect([gameName("stud"), shortGame("stud-8", "fixed-limit")]).toEqual(["Seven-card stud", "Stud 8 · FL"]);
  expect(gameName("telesina-tre-mai")).toBe("Telesina");
  expect([mixName(HORSE, "HORSE"), mixName({ ...HORSE, name: "" }, "mixed")]).toEqual(["HORSE", "Mixed games"]);
  await speakIn("it");
  expect(mixName({ ...HORSE, chosen: true, name: "Dealer's choice" }, "x")).toBe("Scelta del mazziere");
  expect(changeText({ ...HORSE, change: "hands", every: 6 })).toBe("Un altro gioco ogni 6 mani");
});
