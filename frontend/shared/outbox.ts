// Commands on their way to the server. Each has an id of its own and keeps it until it is answered, so a command that
// is sent again after a lost answer, or because others came first, counts once. They go out one after the other, in the
// order they were given.
import type { Acknowledged, CommandRequest } from "./api.gen";

export type Command = CommandRequest["command"];

export interface ErrorFacts {
  code: string;
  place: string;
  message: string;
  hint: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** The server has answered, and the answer is no. */
export class Refused extends Error {
  constructor(readonly facts: ErrorFacts) {
    super(facts.message);
  }
}

export interface Waiting {
  id: string;
  command: Command;
}

interface Slot extends Waiting {
  resolve: (answer: Acknowledged) => void;
  reject: (fault: Refused) => void;
}

export interface Wires {
  /** Posts a command; throws a TypeError where nothing answers. */
  post: (body: CommandRequest) => Promise<{ status: number; body: unknown }>;
  /** Calls back after so many milliseconds. */
  later: (call: () => void, milliseconds: number) => void;
  /** What outlives a reload. */
  load: () => Waiting[];
  save: (waiting: Waiting[]) => void;
  newId: () => string;
  /** Told of a refusal that nobody waits for any more, because the page was loaded anew meanwhile. */
  refused: (facts: ErrorFacts) => void;
  /** Told whenever the number of waiting commands or the state of the line changes. */
  changed: (waiting: number, lost: boolean) => void;
}

const AGAIN_AFTER = 1_000;

export class Outbox {
  readonly #wires: Wires;
  #slots: Slot[] = [];
  #sending = false;
  #lost = false;

  constructor(wires: Wires, readonly actor: string) {
    this.#wires = wires;
    for (const waiting of wires.load()) {
      this.#slots.push({ ...waiting, resolve: () => {}, reject: (fault) => wires.refused(fault.facts) });
    }
    if (this.#slots.length) wires.changed(this.#slots.length, false);
    void this.#work();
  }

  give(command: Command): Promise<Acknowledged> {
    return new Promise((resolve, reject) => {
      this.#slots.push({ id: this.#wires.newId(), command, resolve, reject });
      this.#note();
      void this.#work();
    });
  }

  #note(): void {
    this.#wires.save(this.#slots.map(({ id, command }) => ({ id, command })));
    this.#wires.changed(this.#slots.length, this.#lost);
  }

  async #work(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    let slot: Slot | undefined;
    while ((slot = this.#slots[0])) {
      const answer = await this.#sent(slot);
      this.#lost = answer === null;
      if (answer === null || isBusy(answer.body)) {
        this.#note();
        this.#wires.later(() => {
          this.#sending = false;
          void this.#work();
        }, AGAIN_AFTER);
        return;
      }
      this.#slots.shift();
      this.#note();
      if (answer.status < 300) slot.resolve(answer.body as Acknowledged);
      else slot.reject(new Refused(factsOf(answer.body, answer.status)));
    }
    this.#sending = false;
  }

  /** The answer, or null where nobody answered: a gateway that cannot reach the server has nothing of it to say. */
  async #sent(slot: Slot): Promise<{ status: number; body: unknown } | null> {
    try {
      const answer = await this.#wires.post({ command_id: slot.id, command: slot.command, actor: this.actor });
      const gateway = answer.status >= 502 && answer.status <= 504 && !codeOf(answer.body);
      return gateway ? null : answer;
    } catch {
      return null;
    }
  }
}

function codeOf(body: unknown): string {
  return (body as { error?: Partial<ErrorFacts> } | null)?.error?.code ?? "";
}

/** Others came first, and nothing speaks against the command: it waits for its turn here. */
function isBusy(body: unknown): boolean {
  return codeOf(body) === "busy";
}

export function factsOf(body: unknown, status: number): ErrorFacts {
  const error = (body as { error?: Partial<ErrorFacts> } | null)?.error;
  const base = { code: "unreadable", place: "", message: `status ${status}`, hint: "", rule: "", facts: {} };
  return { ...base, ...error };
}

/** An id that no other device makes; works without https, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
