// The line to the server: a page's view, kept up to date by hints, and the truth about whether the line holds.
import { Follower } from "./follower";
import { Knocker } from "./knocker";
import { Outbox, Refused, factsOf, randomId, type Beside, type Command, type ErrorFacts, type Refusal, type Waiting } from "./outbox";
import type { Acknowledged, RoundTable, Trouble } from "./api.gen";
import { UNKNOWN, toDoor } from "./door";
import { room } from "./figures";
import { learn } from "./names.svelte";
import { same } from "./same";
import { speech } from "./texts.svelte";
import { ServerTime } from "./time";

/** So long nothing may be heard before the line counts as lost; the server sends something every two seconds. */
const SILENCE = 5_000;
/** A line that is slow rather than dead is given more time with every try, up to this. */
const PATIENCE = 40_000;
/** A request that is not answered so long is asked again; a command keeps its id, and counts once. */
const ANSWER = 20_000;
const RETRY = 1_000;

interface Page {
  version: number;
  now: number;
}

interface Hint {
  version: number;
  now: number;
  troubles: Trouble[];
  read: number;
  marked_at: number;
  ahead: number;
}

export async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { ...init, headers: { "accept-language": speech.language, ...init.headers } });
  const body: unknown = await response.json().catch(() => null);
  if (response.status === UNKNOWN) toDoor();
  if (!response.ok) throw new Refused(factsOf(body, response.status));
  learn(body);
  return body as Answer;
}

export function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
}

export function put<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: "PUT", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
}

/** Knocks at the server: throws where nobody answers at once. */
async function knock(): Promise<void> {
  await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(RETRY) });
}

export class Line<View extends Page> {
  page: View | null = $state.raw(null);
  /** The server does not answer, or has gone silent. */
  lost = $state(false);
  /** Commands that have not been answered yet. */
  waiting = $state(0);
  /** So many of them could not be sent when they were given: the last of them is told of until it is answered. */
  kept = $state(0);
  /** What was refused, until somebody has seen it. */
  refusals: Refusal[] = $state.raw([]);
  /** Why the page cannot be had, though the server answers. */
  problem: ErrorFacts | null = $state.raw(null);
  /** The server has no such event: never had it, or was started over another log. */
  unknown = $derived(["unknown-event", "not-found"].includes(this.problem?.code ?? ""));
  /** The clocks that the server cannot keep, of this event and of others. */
  troubles: Trouble[] = $state.raw([]);
  /** Up to this version of the log everybody has found his new seat. */
  read = $state(0);
  readonly time = new ServerTime();
  readonly #outbox: Outbox;
  #socket: WebSocket | null = null;
  #heard = 0;
  #patience = SILENCE;
  /** The next hint is the first one of its socket. */
  #fresh = true;
  readonly #follower = new Follower(() => this.#fetched());
  #closed = false;
  /** When somebody last said how far a table has come, as the last hint had it. */
  #markedAt = 0;
  /** Ends the requests that are under way, where the line that they went out on is dead. */
  #hung = new AbortController();
  readonly #knocker = new Knocker(knock, () => (this.lost = true), () => this.#afresh());
  #watch: ReturnType<typeof setInterval>;

  constructor(
    readonly event: string,
    readonly view: "floor" | "wall" | "phone",
    /** What of it, such as `?table=3`; empty for all of it. */
    readonly part = "",
  ) {
    const kept = `shuffleup-outbox-${event}`;
    this.#outbox = new Outbox({
      post: async (body) => {
        const response = await fetch(`/api/events/${encodeURIComponent(event)}/commands`, {
          method: "POST",
          headers: { "content-type": "application/json", "accept-language": speech.language },
          body: JSON.stringify(body),
          signal: this.#patient(),
        });
        if (response.status === UNKNOWN) toDoor();
        const answer: unknown = await response.json().catch(() => null);
        learn(answer);
        return { status: response.status, body: answer };
      },
      later: (call, milliseconds) => setTimeout(call, milliseconds),
      // Of this tab alone: two tabs that share a list would write over each other's commands.
      load: () => JSON.parse(sessionStorage.getItem(kept) ?? "[]") as Waiting[],
      save: (waiting) => sessionStorage.setItem(kept, JSON.stringify(waiting)),
      newId: randomId,
      now: () => this.time.atEarliest(),
      refused: (refusal) => (this.refusals = [...this.refusals, refusal]),
      changed: (waiting, kept, lost) => {
        this.waiting = waiting;
        this.kept = kept;
        if (lost) this.lost = true;
      },
    });
    this.#watch = setInterval(() => this.#listen(), RETRY);
    void this.#follower.again();
    this.#connect();
  }

  /** Gives a command; resolves when it is in the log and the page shows it. Throws `Refused`. */
  async give(command: Command, beside: Beside = {}): Promise<Acknowledged> {
    const answer = await this.#outbox.give(command, this.page?.version, beside);
    await this.#follower.hear(answer.version);
    return answer;
  }

  /** Says that everybody sits whom the log has sent to a new seat, up to a version of it. */
  async markRead(version: number): Promise<void> {
    await post(`/api/events/${encodeURIComponent(this.event)}/seats-read`, { version });
    this.read = Math.max(this.read, version);
  }

  /** Says how far a table has come with the hand of a round, and shows it. */
  async markTable(round: number, table: number, state: RoundTable["state"]): Promise<void> {
    await put(`/api/events/${encodeURIComponent(this.event)}/rounds/${round}/tables/${table}`, { state });
    await this.#follower.again();
  }

  /** Calls the floor to a table, or says that it has come. */
  async callFloor(table: number, needed: boolean): Promise<void> {
    await put(`/api/events/${encodeURIComponent(this.event)}/tables/${table}/call`, { needed });
    await this.#follower.again();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  /** Asks for the page and shows it: its version, or null where it cannot be had. */
  async #fetched(): Promise<number | null> {
    try {
      const asked = this.time.mark();
      const page = await ask<View>(`/api/events/${encodeURIComponent(this.event)}/${this.view}${this.part}`, { signal: this.#patient() });
      this.time.learn(page.now, asked);
      this.page = same(this.page, page);
      this.problem = null;
      this.#heardSomething();
      return page.version;
    } catch (fault) {
      if (fault instanceof Refused) this.problem = fault.facts;
      else this.lost = true;
      return null;
    }
  }

  #patient(): AbortSignal {
    return AbortSignal.any([AbortSignal.timeout(ANSWER), this.#hung.signal]);
  }

  #heardSomething(): void {
    this.#heard = performance.now();
    this.#patience = SILENCE;
    this.lost = false;
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const event = encodeURIComponent(this.event);
    const hints = this.view === "phone" ? `events/${event}/phone/live` : `live?event=${event}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/${hints}`);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#fresh = true;
    socket.onmessage = (message) => {
      const hint = JSON.parse(String(message.data)) as Hint;
      // Behind a new socket may be a server that was started over another log: what is shown counts for nothing there.
      const anew = this.#fresh || this.lost || this.time.suspects(hint.now);
      this.#fresh = false;
      this.#heardSomething();
      if (hint.troubles.length || this.troubles.length) this.troubles = hint.troubles;
      if (anew || hint.marked_at !== this.#markedAt) void this.#follower.again();
      this.#markedAt = hint.marked_at;
      this.read = hint.read;
      room.ahead = hint.ahead;
      void this.#follower.hear(hint.version);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.lost = true;
      // Closed without a word: nobody is there, or a server that does not know the event. Asked, it says so.
      if (this.#fresh) void this.#follower.again();
    };
  }

  /** Looks after the line once a second: a socket that is closed or silent is opened anew. */
  #listen(): void {
    const silence = performance.now() - this.#heard;
    if (silence > SILENCE) this.lost = true;
    this.#knocker.look(silence);
    if (this.#socket && silence <= this.#patience) return;
    if (this.#socket) this.#patience = Math.min(this.#patience * 2, PATIENCE);
    this.#reopen();
  }

  #reopen(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** Somebody is there again: what hangs on the dead line is dropped, and asked and opened anew. */
  #afresh(): void {
    this.#hung.abort();
    this.#hung = new AbortController();
    this.#patience = SILENCE;
    this.#reopen();
    void this.#follower.again();
  }
}

/** The server's time, read anew several times a second. */
export class Now {
  micros = $state(0);
  #timer: ReturnType<typeof setInterval>;

  constructor(time: () => number) {
    this.micros = time();
    this.#timer = setInterval(() => (this.micros = time()), 100);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
