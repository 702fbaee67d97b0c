import { expect, test } from "vitest";
import { dayText, daysAfter, nextHour } from "../shared/days";

test("a day is told in words, with its year where that is another one", () => {
  expect(dayText("2026-11-27", "2026-11-24", "en")).toBe("Friday, November 27");
  expect(dayText("2027-01-01", "2026-11-24", "it")).toBe("Venerdì 1 gennaio 2027");
});

test("days go on over the end of a month and a change of clocks", () => {
  expect(daysAfter("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
});

test("an event begins at the next full hour, and none is proposed after midnight", () => {
  expect(nextHour("19:04")).toBe("20:00");
  expect(nextHour("08:59")).toBe("09:00");
  expect(nextHour("23:10")).toBe("");
});
