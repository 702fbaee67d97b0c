import { expect, test } from "vitest";
import { dayText, daysAfter, momentOf, nextHour } from "../shared/days";

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

test("a time on the clock of a room is one point in time, whatever the device believes", () => {
  expect(momentOf("2026-11-01", "12:00", "Europe/Rome")).toBe("2026-11-01T11:00:00.000Z");
  expect(momentOf("2026-07-01", "12:00", "Europe/Rome")).toBe("2026-07-01T10:00:00.000Z");
  expect(momentOf("2026-03-29", "03:30", "Europe/Rome")).toBe("2026-03-29T01:30:00.000Z"); // the clocks went forward
  expect(momentOf("2026-03-29", "01:30", "Europe/Rome")).toBe("2026-03-29T00:30:00.000Z");
  expect(momentOf("2026-06-01", "23:30", "America/New_York")).toBe("2026-06-02T03:30:00.000Z");
});
