// What is played and what it costs, in words: names of games by their keys, prices by the kind of game.
import type { Blinds, ClockView, EventHead, GameLine, GamesView } from "./api.gen";
import { chips } from "./figures";
import { speech, t } from "./texts.svelte";

/** A game by its name; one of a family without a name of its own by the family's. */
export function gameName(key: string): string {
  const name = `game-${key}`;
  return t(speech.has(name) ? name : `game-${key.split("-")[0]}`);
}

/** As short as it can be said. */
export function shortName(key: string): string {
  const name = `game-short-${key}`;
  return speech.has(name) ? t(name) : gameName(key);
}

/** Name and limit where there is little room: `Stud 8 · FL`. */
export function shortGame(game: string, limit: string): string {
  const name = `limit-short-${limit}`;
  return speech.has(name) ? `${shortName(game)} · ${t(name)}` : shortName(game);
}

/** The name of a mix as the event announces it; those without one are called what they are. */
export function mixName(games: GamesView, event: string): string {
  if (games.chosen) return t("ui-dealers-choice");
  return games.name || (event === "mixed" ? t("game-mixed") : event);
}

/** The game that the whole room plays, or null where every table has its own. */
export function gameOn(clock: ClockView, event: EventHead): { game: string; limit: string } | null {
  if (!clock.games) return event;
  return clock.games.games[clock.games.now] ?? null;
}

/** How long a game lasts. */
export function changeText(games: GamesView): string {
  return t(`ui-game-every-${games.change}`, { count: games.every });
}

/** A price: the figures a game is called by, what kind they are, and what else there is to pay. */
export interface Price {
  kind: "ui-blinds" | "ui-limits" | "ui-ante";
  main: string;
  rest: { name: "ui-blinds" | "ui-ante" | "ui-bring-in"; value: string }[];
}

const BY_BETS = ["fixed-limit", "spread-limit"];

/** Games with fixed bets are called by their bets, the others by their blinds, and where there are none by the ante. */
export function priceOf(blinds: Blinds, limit: string, language: string): Price {
  const say = (amount: number) => chips(amount, language);
  const ante = blinds.ante ? [{ name: "ui-ante" as const, value: say(blinds.ante) }] : [];
  const pair = `${say(blinds.small)} / ${say(blinds.big)}`;
  if (blinds.bring_in || (blinds.small_bet && BY_BETS.includes(limit))) {
    const posted = blinds.big ? [{ name: "ui-blinds" as const, value: pair }] : [];
    const brought = blinds.bring_in ? [{ name: "ui-bring-in" as const, value: say(blinds.bring_in) }] : [];
    return { kind: "ui-limits", main: `${say(blinds.small_bet)} / ${say(blinds.big_bet)}`, rest: [...posted, ...ante, ...brought] };
  }
  if (!blinds.big && blinds.ante) return { kind: "ui-ante", main: say(blinds.ante), rest: [] };
  return { kind: "ui-blinds", main: pair, rest: ante };
}

/** The games of a rotation with those of the same price together, the games in the order of the rotation. */
export function byPrice(games: GameLine[]): { games: GameLine[]; limit: string; blinds: Blinds }[] {
  const rows = new Map<string, { games: GameLine[]; limit: string; blinds: Blinds }>();
  for (const one of games) {
    const key = JSON.stringify([one.limit, one.blinds]);
    const row = rows.get(key);
    if (row) row.games.push(one);
    else rows.set(key, { games: [one], limit: one.limit, blinds: one.blinds });
  }
  return [...rows.values()];
}

/** Where the next game of a table is easily taken for the present one: what to say, and by which rule. */
export function confusing(now: string, next: string): string {
  return t("ui-confusing", { now: gameName(now), next: gameName(next) });
}
