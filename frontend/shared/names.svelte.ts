// What players are called: the log, and whatever is worked out of it, has only their ids.

/** A player's id, wherever it stands in a text. */
const ID = /(?<![\w-])p-[0-9a-hjkmnp-tv-z]{8}(?![\w-])/g;

/** The id of somebody who works with the server: he has taken money, or counted it. */
const STAFF = /(?<![\w-])staff-[0-9a-f]+(?![\w-])/g;

let people: Record<string, string> = $state.raw({});

/** Takes over what an answer of the server calls people. */
export function learn(answer: unknown): void {
  const names = (answer as { names?: Record<string, string> } | null)?.names;
  if (names && Object.entries(names).some(([id, name]) => people[id] !== name)) people = { ...people, ...names };
}

/** Is this the id of somebody of the register? Old logs have names for ids. */
export const isPerson = (player: string): boolean => player.replace(ID, "") === "";

/** A text with names for the ids in it; who was erased has none, and is told by the first signs of his id. */
export function withNames(text: string, erased: (mark: string) => string): string {
  const told = text.includes("staff-") ? text.replace(STAFF, (id) => people[id] ?? id) : text;
  return told.includes("p-") ? told.replace(ID, (id) => people[id] ?? erased(id.slice(2, 6).toUpperCase())) : told;
}
