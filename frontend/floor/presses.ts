// What keys and buttons ask for: a double click or an impatient second press asks once.

/** So long after a press the same one again is the second half of a double click. */
const REST = 800;

export class Presses {
  readonly #now: () => number;
  readonly #unanswered = new Map<string, Promise<boolean>>();
  readonly #pressed = new Map<string, number>();
  #steps: Promise<unknown> = Promise.resolve();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Gives something, unless the same has been given and not been answered: then that answer counts. */
  once(what: string, give: () => Promise<boolean>): Promise<boolean> {
    const given = this.#unanswered.get(what);
    if (given) return given;
    const answer = give().finally(() => this.#unanswered.delete(what));
    this.#unanswered.set(what, answer);
    return answer;
  }

  /** Does something after everything that was pressed before it has been answered: it means what stands then. */
  after(step: () => unknown): Promise<void> {
    const done = this.#steps.then(step).then(() => {});
    this.#steps = done.catch(() => {}); // what fails does not stop what is pressed after it
    return done;
  }

  /** The same, but a second press counts neither before the first is answered nor so soon that nobody meant it. */
  afterRest(name: string, step: () => unknown): void {
    if (this.#now() - (this.#pressed.get(name) ?? Number.NEGATIVE_INFINITY) < REST) return;
    this.#pressed.set(name, Number.POSITIVE_INFINITY);
    const pressed = this.#now();
    void this.after(step).finally(() => this.#pressed.set(name, pressed));
  }
}
