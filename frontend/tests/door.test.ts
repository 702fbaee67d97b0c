import { expect, test } from "vitest";
import { beyondDoor, linkOf } from "../shared/door";

test("a link is read from what stands after the # of its address", () => {
  expect(linkOf("#invitation=ab_C-9")).toEqual({ kind: "invitation", key: "ab_C-9" });
  expect(linkOf("#pairing=x")).toEqual({ kind: "pairing", key: "x" });
  expect(linkOf("#phone=x")).toEqual({ kind: "phone", key: "x" });
  for (const hash of ["", "#", "#link=", "#other=x", "#link=a b", "#link=<b>"]) expect(linkOf(hash)).toBeNull();
});

test("the door leads back to pages of this server only", () => {
  expect(beyondDoor("?to=%2Fwall%3Fevent%3Dfriday")).toBe("/wall?event=friday");
  for (const to of ["", "?to=https://elsewhere.example", "?to=//elsewhere.example", "?to=/floorboard", "?to=/api/events"]) {
    expect(beyondDoor(to)).toBe("/floor");
  }
});
