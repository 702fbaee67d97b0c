import { expect, test } from "vitest";
import { listText, numbersOf } from "../shared/numbers";

test("lists of tables are read as people write them", () => {
  expect(numbersOf("1-3, 20")).toEqual([1, 2, 3, 20]);
  expect(numbersOf(" 5 4;4–6 ")).toEqual([4, 5, 6]);
  expect(numbersOf("")).toEqual([]);
  for (const wrong of ["a", "0", "5-3", "1,2,x", "1-99999"]) expect(numbersOf(wrong)).toBeNull();
});

test("and written so again", () => {
  expect(listText([1, 2, 3, 7, 9, 10])).toBe("1-3, 7, 9-10");
  expect(listText([])).toBe("");
});
