// Finds out when a line that died without a word may be opened anew. A socket over a network that swallows everything is
// not closed, and one opened over it hangs for as long as the system tries; a short question tells when that is over.

/** A line that has been silent so long is doubted: the server says something every two seconds. */
const DOUBT = 3_000;

export class Knocker {
  #knocking = false;
  #away = false;

  /** `knock` throws where nobody answers at once; then `away` is told, and `back` once somebody answers after that. */
  constructor(
    private readonly knock: () => Promise<void>,
    private readonly away: () => void,
    private readonly back: () => void,
  ) {}

  /** Looks whether anybody is there, where nothing has been heard for so many milliseconds, or nobody was there before. */
  look(silence: number): void {
    if (this.#knocking || (silence < DOUBT && !this.#away)) return;
    this.#knocking = true;
    void this.#asked().finally(() => (this.#knocking = false));
  }

  async #asked(): Promise<void> {
    try {
      await this.knock();
    } catch {
      this.#away = true;
      return this.away();
    }
    const back = this.#away;
    this.#away = false;
    if (back) this.back();
  }
}
