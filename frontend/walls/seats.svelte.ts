// Where everybody sits while they play: asked for only by a wall that shows it.
import type { SeatsPage } from "../shared/api.gen";
import { ask } from "../shared/line.svelte";

export class Seats {
  page = $state.raw<SeatsPage | null>(null);
  #asked = "";

  /** Fetches the seats of an event at a version of its log; what was shown of another event goes. */
  async fetch(event: string, version: number): Promise<void> {
    const asked = `${event} ${version}`;
    if (this.#asked === asked) return;
    if (!this.#asked.startsWith(`${event} `)) this.page = null;
    this.#asked = asked;
    const page = await ask<SeatsPage>(`/api/events/${encodeURIComponent(event)}/seats`).catch(() => null);
    if (this.#asked !== asked) return;
    if (page) this.page = page;
    else this.#asked = `${event} `; // with the next row of the log it is tried again
  }
}
