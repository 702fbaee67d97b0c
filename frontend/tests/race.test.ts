import { expect, test } from "vitest";
import { asked, cardsOf, recorded, unfit } from "../floor/chips/race";
import type { NextRace, RacePlayer, SeatCard } from "../shared/api.gen";

const RACE: NextRace = { removed: 25, lowest: 100, level: 9, due: true, rounding: "up", from_dealer: false, rule: "TDA 24" };
const seat = (chair: number, player: string, stack: number): SeatCard => ({ chair, player, stack, absent: false, bounty_cents: 0 });
const SEATS = [seat(2, "anna", 1_075), seat(5, "bruno", 900), seat(9, "carla", 25)];
const ODD = { anna: { count: 3, cards: "5d 7h 10c" }, carla: { count: 1, cards: "" } };

test("cards are read however they are spaced, and what is no card is not taken for one", () => {
  expect(cardsOf("5d 7h, 10S")).toEqual([13, 22, 35]);
  expect(cardsOf("5dTs")).toEqual([13, 35]);
  expect(cardsOf(" ")).toEqual([]);
  for (const wrong of ["5", "5x", "1d", "5d7", "d5"]) expect(cardsOf(wrong), wrong).toBeNull();
});

test("a stack on record fits only the odd chips that it can have", () => {
  expect(unfit(SEATS, ODD, RACE)).toEqual([]);
  expect(unfit(SEATS, { ...ODD, bruno: { count: 2, cards: "" } }, RACE)).toEqual([5]);
  expect(unfit(SEATS, { carla: { count: 5, cards: "" } }, RACE)).toEqual([2, 9]);
});

test("only whoever has chips that go is in the race, and a last chip has none beside it", () => {
  expect(asked(SEATS, ODD, RACE, 0)).toEqual({ stacks: { 2: "25x3+100x10", 9: "25x1" }, remove: 25, lowest: 100, rounding: "up", first: null });
});

test("where a player deals, the first card goes to his left", () => {
  const first = (dealer: number) => (asked(SEATS, ODD, { ...RACE, from_dealer: true }, dealer) as { first: number }).first;
  expect([first(2), first(5), first(9), first(0)]).toEqual([9, 9, 2, null]);
});

test("on record stand every chip before every chair, and the cards that were dealt", () => {
  const given = recorded(4, SEATS, ODD, RACE, [], 0) as { piles: { chair: number; pile: { chips: number[][] }; cards: number[] }[] };
  expect(given.piles.map((one) => one.pile.chips)).toEqual([[[100, 10], [25, 3]], [[100, 9]], [[25, 1]]]);
  expect(given.piles.map((one) => one.cards)).toEqual([[13, 22, 32], [], []]);
  const dealt = [{ chair: 9, cards: ["As"] }] as unknown as RacePlayer[];
  expect((recorded(4, SEATS, ODD, RACE, dealt, 0) as typeof given).piles[2]!.cards).toEqual([51]);
});
