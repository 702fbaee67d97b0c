// Keeps a page as new as what was heard of. One request at a time; what is heard while it runs is asked for after it.

/** A page that stays behind what was heard is asked for so often, and then again with the next hint. */
const TRIES = 3;

export class Follower {
  readonly #ask: () => Promise<number | null>;
  #heard = 0;
  #shown = 0;
  #asking: Promise<void> | null = null;

  /** `ask` fetches and shows the page; its version, or null where that failed. */
  constructor(ask: () => Promise<number | null>) {
    this.#ask = ask;
  }

  /** The log stands at this version: done when the page shows it, or cannot be had. */
  async hear(version: number): Promise<void> {
    this.#heard = Math.max(this.#heard, version);
    // A request that is about to end may have looked at what was heard before this.
    while (this.#asking) await this.#asking;
    if (this.#shown < this.#heard) await this.again();
  }

  /** Asks whatever the page shows: the line was lost, and what it leads to now may be another log. */
  async again(): Promise<void> {
    this.#asking ??= this.#followed().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #followed(): Promise<void> {
    for (let tries = TRIES; tries > 0; tries--) {
      const version = await this.#ask();
      if (version === null) return;
      this.#shown = version;
      if (version >= this.#heard) return;
    }
    this.#heard = this.#shown; // the page is the truth; a hint was not
  }
}
