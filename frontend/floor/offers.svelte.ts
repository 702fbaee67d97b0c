// Which of the commands that buttons stand for would be refused now, and why. The server decides it as if they were given.
import { SvelteMap } from "svelte/reactivity";
import { post } from "../shared/line.svelte";
import type { Command, ErrorFacts } from "../shared/outbox";

/** What is asked for within so many milliseconds is asked at once. */
const TOGETHER = 40;
/** The server takes so many at once. */
const MOST = 200;

export class Offers {
  readonly #refused = new SvelteMap<string, ErrorFacts | null>();
  readonly #followed = new Map<string, number>();
  #due = new Set<string>();
  #waits: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly event: string,
    /** What changes when the answers may have: they are asked for again. */
    readonly stand: () => unknown,
  ) {}

  /** Asks about commands as long as somebody looks at their buttons; for an effect, whose end it returns. */
  follow(commands: Command[]): () => void {
    this.stand();
    const keys = commands.map((command) => JSON.stringify(command));
    for (const key of keys) {
      this.#followed.set(key, (this.#followed.get(key) ?? 0) + 1);
      this.#due.add(key);
    }
    this.#waits ??= setTimeout(() => void this.#ask(), TOGETHER);
    return () => keys.forEach((key) => this.#left(key));
  }

  /** Why a command would be refused; nothing where it would be taken, or nobody has answered yet. */
  why(command: Command): ErrorFacts | null {
    return this.#refused.get(JSON.stringify(command)) ?? null;
  }

  #left(key: string): void {
    const more = (this.#followed.get(key) ?? 1) - 1;
    if (more) this.#followed.set(key, more);
    else this.#followed.delete(key);
  }

  async #ask(): Promise<void> {
    this.#waits = undefined;
    const keys = [...this.#due].filter((key) => this.#followed.has(key));
    this.#due = new Set(keys.slice(MOST));
    if (this.#due.size) this.#waits = setTimeout(() => void this.#ask(), TOGETHER);
    const asked = keys.slice(0, MOST);
    const commands = asked.map((key) => JSON.parse(key) as Command);
    const path = `/api/events/${encodeURIComponent(this.event)}/offers`;
    // Without an answer everything is offered: what is pressed then is answered by itself.
    const answers = asked.length ? await post<(ErrorFacts | null)[]>(path, { commands }).catch(() => []) : [];
    asked.forEach((key, index) => this.#refused.set(key, answers[index] ?? null));
    for (const key of this.#refused.keys()) if (!this.#followed.has(key)) this.#refused.delete(key);
  }
}
