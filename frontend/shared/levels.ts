// The levels of an event while somebody edits them.
import type { Break, Level, Structure, StructureDocument } from "./api.gen";

export type Step = Level | Break;
export type Amount = "small" | "big" | "ante" | "small_bet" | "big_bet" | "bring_in" | "minutes" | "hands";

export const ALWAYS: Amount[] = ["small", "big", "ante", "minutes"];
const SOMETIMES: Amount[] = ["small_bet", "big_bet", "bring_in", "hands"];

/** The columns that these levels use, prices first. */
export function columnsOf(steps: Step[]): Amount[] {
  const used = SOMETIMES.filter((name) => steps.some((step) => step.type === "level" && step[name]));
  const [prices, lengths] = [used.filter((one) => one !== "hands"), used.filter((one) => one === "hands")];
  return [...ALWAYS.slice(0, 3), ...prices, "minutes", ...lengths];
}

/** The number of each level as it is printed; 0 for a break. */
export function numbersOf(steps: Step[]): number[] {
  let last = 0;
  return steps.map((step) => (step.type === "level" ? ++last : 0));
}

/** A level to put in before this place: between the one before and the one behind, or twice the last one. */
export function levelAt(steps: Step[], place: number): Level {
  const levels = (part: Step[]) => part.filter((step): step is Level => step.type === "level");
  const before = levels(steps.slice(0, place)).at(-1);
  const behind = levels(steps.slice(place))[0];
  const like = before ?? behind!;
  const between = (name: Amount): number => {
    const [low, high] = [before?.[name as keyof Level] as number | undefined, behind?.[name as keyof Level] as number | undefined];
    if (low === undefined) return high ?? 0;
    if (high === undefined) return 2 * low;
    return (low + high) % 2 ? low : (low + high) / 2;
  };
  const prices = ["small", "big", "ante", "small_bet", "big_bet", "bring_in"] as const;
  return { ...like, ...Object.fromEntries(prices.map((name) => [name, between(name)])), columns: [] };
}

/** What has been and what is on, followed by the levels of a suggestion that cost more than these. */
export function suggestedSteps(steps: Step[], present: number, suggestion: StructureDocument): Step[] {
  const kept = steps.slice(0, present + 1);
  const levels = steps.filter((step): step is Level => step.type === "level");
  const dearest = Math.max(0, ...kept.map((step) => (step.type === "level" ? step.big : 0)));
  const coming = suggestion.levels.filter((one) => one.big > dearest);
  const begins = coming[0]?.level ?? 0;
  return [
    ...kept,
    ...coming.flatMap(({ level, small, big, ante, break_minutes }): Step[] => {
      const step: Step = { ...levels[0]!, small, big, ante, minutes: suggestion.minutes, hands: 0 };
      return break_minutes && level > begins ? [{ type: "break", minutes: break_minutes }, step] : [step];
    }),
  ];
}

/** Is this what it was? */
export function sameSteps(one: Structure["steps"], other: Structure["steps"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
