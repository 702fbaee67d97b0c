// The wall that this screen is, where its address names one: what it shows is said from afar.
import type { NamedWall } from "../shared/api.gen";
import { UNKNOWN, toDoor } from "../shared/door";

/** So often it is asked whether the wall shows something else, in milliseconds. */
const AGAIN = 1_000;
const ANSWER = 5_000;
const NOT_FOUND = 404;

export class Assigned {
  wall: NamedWall | null = $state.raw(null);
  /** No wall is called so: not yet, or no longer. */
  missing = $state(false);
  readonly name: string;
  #tag = "";
  #next: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(name: string) {
    this.name = name;
    void this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
  }

  async #look(): Promise<void> {
    await this.#asked().catch(() => {}); // what it shows stays until somebody answers
    if (!this.#closed) this.#next = setTimeout(() => void this.#look(), AGAIN);
  }

  async #asked(): Promise<void> {
    const headers = this.#tag ? { "if-none-match": this.#tag } : undefined;
    const response = await fetch(`/api/walls/${encodeURIComponent(this.name)}`, { headers, signal: AbortSignal.timeout(ANSWER) });
    if (response.status === UNKNOWN) return toDoor();
    if (response.status === NOT_FOUND) [this.missing, this.wall, this.#tag] = [true, null, ""];
    if (!response.ok) return;
    this.wall = (await response.json()) as NamedWall;
    [this.missing, this.#tag] = [false, response.headers.get("etag") ?? ""];
  }
}
