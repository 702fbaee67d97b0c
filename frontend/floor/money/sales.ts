// Who has just bought an entry: another cage may have sold one in the same moment.

interface Entrant {
  player: string;
}

/** Somebody who was not there before and is called so; else whoever is called so; else the only one who is new. */
export function justSold<One extends Entrant>(entrants: readonly One[], before: ReadonlySet<string>, isHe: (player: string) => boolean): One | undefined {
  const fresh = entrants.filter((one) => !before.has(one.player));
  const called = (among: readonly One[]) => among.find((one) => isHe(one.player));
  return called(fresh) ?? called(entrants) ?? (fresh.length === 1 ? fresh[0] : undefined);
}
