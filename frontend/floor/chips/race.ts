// A chip race as it is written to the server, and what it needs of a table before it can be put on record.
import type { NextRace, RacePlayer, SeatCard } from "../../shared/api.gen";
import type { Command } from "../../shared/outbox";

/** What somebody wrote for one chair: odd chips, and the cards that were dealt for them where they were dealt by hand. */
export interface Odd {
  count: number | null;
  cards: string;
}

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

/** Cards as they are written, `5d 7h`, `5d7h` or `10s`, by the numbers of the server; null where one is no card. */
export function cardsOf(text: string): number[] | null {
  const written = text.replaceAll(/[\s,]/g, "").replaceAll("10", "T");
  const words = written.match(/../g) ?? [];
  const found = words.map((word) => [RANKS.indexOf(word[0]!.toUpperCase()), SUITS.indexOf(word[1]!.toLowerCase())] as const);
  if (written.length % 2 || found.some(([rank, suit]) => rank < 0 || suit < 0)) return null;
  return found.map(([rank, suit]) => SUITS.length * rank + suit);
}

/** Chairs whose stack on record cannot have so many odd chips: what was counted last is not what lies there. */
export function unfit(seats: readonly SeatCard[], odd: Record<string, Odd>, race: NextRace): number[] {
  return seats.filter((one) => !fits(one.stack, odd[one.player]?.count ?? 0, race)).map((one) => one.chair);
}

function fits(stack: number, count: number, race: NextRace): boolean {
  const rest = stack - count * race.removed;
  return rest >= 0 && rest % race.lowest === 0;
}

/** What the server works a race out of; where a stack on record does not fit, larger chips are taken to be beside the small. */
export function asked(seats: readonly SeatCard[], odd: Record<string, Odd>, race: NextRace, dealer: number): object {
  const held = seats.filter((one) => odd[one.player]?.count);
  const stacks = Object.fromEntries(held.map((one) => [one.chair, pileText(one.stack, odd[one.player]!.count!, race)]));
  const from = race.from_dealer && dealer ? firstAfter(held.map((one) => one.chair), dealer) : null;
  return { stacks, remove: race.removed, lowest: race.lowest, rounding: race.rounding, first: from };
}

function pileText(stack: number, count: number, race: NextRace): string {
  const rest = fits(stack, count, race) ? (stack - count * race.removed) / race.lowest : 1;
  return `${race.removed}x${count}` + (rest ? `+${race.lowest}x${rest}` : "");
}

/** The first chair in the race to the left of the dealer's. */
function firstAfter(chairs: number[], dealer: number): number | null {
  return chairs.find((chair) => chair > dealer) ?? chairs[0] ?? null;
}

/** The race on record, with every chip before every chair, and the cards if they were dealt or drawn. */
export function recorded(table: number, seats: readonly SeatCard[], odd: Record<string, Odd>, race: NextRace, dealt: readonly RacePlayer[], dealer: number): Command {
  const piles = seats.map((one) => {
    const count = odd[one.player]?.count ?? 0;
    const rest = (one.stack - count * race.removed) / race.lowest;
    const kept: [number, number][] = [[race.lowest, rest], [race.removed, count]];
    const own = dealt.find((line) => line.chair === one.chair)?.cards.join(" ") ?? odd[one.player]?.cards ?? "";
    return { chair: one.chair, pile: { chips: kept.filter(([, number]) => number) }, cards: cardsOf(own) ?? [] };
  });
  return { type: "race-chips", table, piles, dealer };
}
