// The event that a wall shows: one that is named, or whichever runs. Another one takes its place once it can be shown.
import type { EventLine, WallPage } from "../shared/api.gen";
import { Line, ask } from "../shared/line.svelte";
import { Ahead, OnWall } from "../shared/outlook.svelte";
import { running } from "./running";

/** So often it is looked whether another event runs, and how soon again where nobody answers, in milliseconds. */
const LOOK = 5_000;
const RETRY = 1_000;

export class Showing {
  line = $state.raw<Line<WallPage> | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  telling = $state.raw<OnWall | null>(null);
  /** The server has no event at all. */
  none = $state(false);
  #coming = $state.raw<Line<WallPage> | null>(null);
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    $effect(() => {
      const coming = this.#coming;
      if (coming && (!this.line || coming.page || coming.problem)) this.#take(coming);
    });
  }

  /** Shows this event; whichever runs where it is empty. */
  show(event: string): void {
    clearTimeout(this.#next);
    if (event) this.#open(event);
    else void this.#look();
  }

  close(): void {
    clearTimeout(this.#next);
    for (const one of [this.line, this.#coming, this.ahead, this.telling]) one?.close();
  }

  async #look(): Promise<void> {
    let again = LOOK;
    try {
      const event = running(await ask<EventLine[]>("/api/events"), this.line?.event ?? "");
      this.none = !event;
      if (event) this.#open(event);
    } catch {
      again = RETRY;
    }
    this.#next = setTimeout(() => void this.#look(), again);
  }

  #open(event: string): void {
    if (event === (this.#coming ?? this.line)?.event) return;
    this.#coming?.close();
    this.#coming = event === this.line?.event ? null : new Line<WallPage>(event, "wall");
  }

  #take(coming: Line<WallPage>): void {
    for (const one of [this.line, this.ahead, this.telling]) one?.close();
    [this.line, this.#coming] = [coming, null];
    [this.ahead, this.telling] = [new Ahead(coming.event), new OnWall(coming.event)];
  }
}
