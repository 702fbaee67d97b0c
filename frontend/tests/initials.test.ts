import { expect, test } from "vitest";
import { initials } from "../walls/initials";

test.each([["Anna Bianchi", "AB"], ["Łukasz Zieliński", "ŁZ"], ["Anna", "A"], ["Jean-Luc de la Tour", "JT"], ["Player 21", "P"], ["7", "7"]])("%s is %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
