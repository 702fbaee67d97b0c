// Commands on their way to the server. Each has an id of its own and keeps it until it is answered, so a command that
// is sent again after a lost answer, or because others came first, counts once. They go out one after the other, in the
// order they were given.
import type { Acknowledged, CommandRequest } from "./api.gen";

export type Command = CommandRequest["command"];

/** What stands beside a command. It is kept nowhere: a PIN is in it. */
export type Beside = Partial<Pick<CommandRequest, "reason" | "second">>;

export interface ErrorFacts {
  code: string;
  place: string;
  message: string;
  hint: string;
  rule: string;
  facts: Record<string, string | number>;
}

/** What was asked, and why not. */
export interface Refusal {
  facts: ErrorFacts;
  command: Command | null;
  /** It had waited for the line: whoever gave it may do something else by now. */
  kept: boolean;
}

/** The server has answered, and the answer is no. */
export class Refused extends Error implements Refusal {
  constructor(
    readonly facts: ErrorFacts,
    readonly command: Command | null = null,
    readonly kept = false,
  ) {
    super(facts.message);
  }
}

export interface Waiting {
  id: string;
  command: Command;
  /** When it was given at the earliest, by the server's time in microseconds. */
  given_at: number;
  /** The version of the log that whoever gave it had before him. */
  seen: number;
}

interface Slot extends Waiting {
  /** It could not be sent when it was given. */
  kept: boolean;
  beside?: Beside;
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
  /** The server's time at the earliest, in microseconds. */
  now: () => number;
  /** Told of a refusal that nobody waits for any more, because the page was loaded anew meanwhile. */
  refused: (refusal: Refusal) => void;
  /** Told whenever the number of waiting commands, of those among them that were kept, or the state of the line changes. */
  changed: (waiting: number, kept: number, lost: boolean) => void;
}

const AGAIN_AFTER = 1_000;

export class Outbox {
  readonly #wires: Wires;
  #slots: Slot[] = [];
  #sending = false;
  #lost = false;

  constructor(wires: Wires) {
    this.#wires = wires;
    for (const waiting of wires.load()) {
      this.#slots.push({ ...waiting, kept: true, resolve: () => {}, reject: wires.refused });
    }
    if (this.#slots.length) this.#note();
    void this.#work();
  }

  give(command: Command, seen = 0, beside: Beside = {}): Promise<Acknowledged> {
    return new Promise((resolve, reject) => {
      const kept = this.#slots.some((slot) => slot.kept);
      this.#slots.push({ id: this.#wires.newId(), command, given_at: this.#wires.now(), seen, kept, beside, resolve, reject });
      this.#note();
      void this.#work();
    });
  }

  #note(): void {
    this.#wires.save(this.#slots.map(({ id, command, given_at, seen }) => ({ id, command, given_at, seen })));
    this.#wires.changed(this.#slots.length, this.#slots.filter((slot) => slot.kept).length, this.#lost);
  }

  async #work(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    let slot: Slot | undefined;
    while ((slot = this.#slots[0])) {
      const answer = await this.#sent(slot);
      this.#lost = answer === null;
      if (answer === null || isBusy(answer.body)) {
        for (const waiting of this.#slots) waiting.kept = true;
        this.#note();
        this.#wires.later(() => {
          this.#sending = false;
          void this.#work();
        }, AGAIN_AFTER);
        return;
      }
      this.#slots.shift();
      this.#note();
      if (answer.status < 300) this.#answered(slot, answer.body as Acknowledged);
      else slot.reject(new Refused(factsOf(answer.body, answer.status), told(slot), slot.kept));
    }
    this.#sending = false;
  }

  /** What was given behind it saw what it did, unless others wrote in between. */
  #answered(slot: Slot, answer: Acknowledged): void {
    for (const waiting of this.#slots) if (waiting.seen === answer.version - 1) waiting.seen = answer.version;
    slot.resolve(answer);
  }

  /**
   * The answer, or null where nobody answered: a gateway that cannot reach the server has nothing of it to say, and who
   * is not signed in any more gives it again when he is.
   */
  async #sent(slot: Slot): Promise<{ status: number; body: unknown } | null> {
    try {
      const answer = await this.#wires.post({ command_id: slot.id, command: told(slot), reason: "", second: null, ...slot.beside, seen: slot.seen ?? 0 });
      const gateway = answer.status >= 502 && answer.status <= 504 && !codeOf(answer.body);
      return gateway || answer.status === 401 ? null : answer;
    } catch {
      return null;
    }
  }
}

/** A bust that was kept says when it was given: others may have gone out since. */
function told({ command, given_at, kept }: Slot): Command {
  return kept && command.type === "report-bust" && !command.before.length ? { ...command, told_at: Math.round(given_at) } : command;
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
