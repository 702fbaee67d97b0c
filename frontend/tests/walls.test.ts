import { expect, test } from "vitest";
import type { EventLine } from "../shared/api.gen";
import { contrast, styleOf } from "../shared/look";
import { running } from "../walls/running";

const line = (event_id: string, phase: string) => ({ event: { event_id, phase } }) as EventLine;

test("whichever runs: the event that is played, and the winner stays until another one is", () => {
  expect(running([], "")).toBe("");
  expect(running([line("new", "registering"), line("now", "playing")], "")).toBe("now");
  expect(running([line("new", "registering")], "")).toBe("new");
  expect(running([line("next", "registering"), line("now", "finished")], "now")).toBe("now");
  expect(running([line("next", "playing"), line("now", "finished")], "now")).toBe("next");
  expect(running([line("next", "playing"), line("now", "playing")], "now")).toBe("now");
  expect(running([line("next", "registering")], "gone")).toBe("next");
});

test("a house says three colours, and the letters on its accent follow from it", () => {
  const house = { theme: "house", background: "#101820", ink: "#ffffff", accent: "#f2c761", logo: "", picture: "" } as const;
  expect(styleOf(house)).toContain("--on-gold: #1d1503");
  expect(styleOf({ ...house, accent: "#8b0000" })).toContain("--on-gold: #ffffff");
  expect(styleOf({ ...house, theme: "dark" })).toBe("");
  expect(styleOf({ ...house, theme: "light", picture: "abc" })).toContain("/api/wall-files/abc");
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#777777")).toBe(1);
});
