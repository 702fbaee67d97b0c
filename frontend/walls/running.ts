// Which event a wall shows that is for whichever runs.
import type { EventLine } from "../shared/api.gen";

/** The one that is shown stays until it is over and another one is played: nobody takes the winner off the wall. */
export function running(events: readonly EventLine[], shown: string): string {
  const playing = (one: EventLine | undefined) => one?.event.phase === "playing";
  const now = events.find((one) => one.event.event_id === shown);
  const other = events.find(playing);
  const next = now && (playing(now) || !other) ? now : (other ?? events[0]);
  return next?.event.event_id ?? "";
}
