import { expect, test } from "vitest";
import { alike, tidy } from "../shared/people/alike";

test("names that differ only in case, accents or blanks look alike", () => {
  expect(alike(["bruno rossi"], ["Anna", "Bruno Rossi"])).toEqual([["bruno rossi", "Bruno Rossi"]]);
  expect(alike(["Jose Garcia", "LUKASZ"], ["José García", "Łukasz"])).toHaveLength(2);
  expect(tidy("  Bruno   Rossi ")).toBe("Bruno Rossi");
  expect(tidy("Jose\u0301")).toBe("Jos\u00e9");
});

test("in a list each new name is compared with those before it", () => {
  expect(alike(["Anna", "ANNA", "Bruno"], [])).toEqual([["ANNA", "Anna"]]);
});

test("the same name again is for the rules to judge, and other names are no doubt", () => {
  expect(alike(["Bruno Rossi", "Bruno Russi"], ["Bruno Rossi"])).toEqual([]);
  expect(alike(["bruno rossi"], ["Bruno Rossi", "bruno rossi"])).toEqual([]);
});
