// What the floor orders by the page, one thing after the other: each answer offers its undo, each refusal shows its rule.
import type { AuditPage, Call, FloorPage, NewSeat, RoundTable, Said } from "../shared/api.gen";
import { commandName, valuesOf } from "../shared/command";
import { place } from "../shared/figures";
import { ask, type Line } from "../shared/line.svelte";
import { Refused, type Command, type ErrorFacts, type Refusal } from "../shared/outbox";
import { prizeText } from "../shared/prizes";
import { speech, t } from "../shared/texts.svelte";
import { Presses } from "./presses";
import { byTwo, type Vouching } from "./second";

/** How long a notice stays, in milliseconds. */
const SHOWN = 8_000;

export type ReportBust = Extract<Command, { type: "report-bust" }>;

/** Who is out in a hand, who had more chips first, and by whom. */
export const bustOf = (players: string[], by: string[]): ReportBust => ({ type: "report-bust", players, by, told_at: 0, before: [] });

interface Notice {
  text: string;
  /** The command that its button takes back; empty for none. */
  undo: string;
  /** Who is to sit elsewhere now. */
  seats: NewSeat[];
  /** The rows of the log that gave them. */
  rows: number[];
}

export class Orders {
  notice: Notice | null = $state(null);
  vouching: Vouching | null = $state.raw(null);
  readonly #line: Line<FloorPage>;
  readonly #presses = new Presses();
  /** What the last command drew or paid for heads, in words. */
  #heads: string[] = [];
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line<FloorPage>) {
    this.#line = line;
  }

  get #page(): FloorPage {
    return this.#line.page!;
  }

  /** Gives a command; the same again is not given while the first is unanswered. */
  give = (command: Command, done?: string): Promise<boolean> => {
    return this.#presses.once(JSON.stringify(command), () => this.#given(command, done));
  };

  /** Gives a command; a refusal is shown, with its rule. */
  async #given(command: Command, done?: string): Promise<boolean> {
    this.#line.refusals = this.#line.refusals.filter((one) => one.kept); // those of a moment ago have been seen
    try {
      const answer = await byTwo((beside) => this.#line.give(command, beside), (vouching) => (this.vouching = vouching));
      if (!answer) return false;
      const undoable = !["undo", "redo"].includes(command.type);
      const seats = answer.led_to.flatMap((one) => one.seats);
      this.#heads = answer.led_to.filter((one) => one.kind === "envelope-drawn").map((one) => t("ui-envelope-drawn", valuesOf(one, this.#page.view.event.currency)));
      this.#tell(done ?? this.#name(answer.asked), undoable ? answer.command_id : "", seats, [answer.version]);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      const { command: asked, kept } = fault;
      this.#line.refusals = [...this.#line.refusals, { facts: await this.#explained(fault.facts), command: asked, kept }];
      return false;
    }
  }

  /** Takes note of a refusal: it is shown no longer. */
  seen = (refusal: Refusal): void => {
    this.#line.refusals = this.#line.refusals.filter((one) => one !== refusal);
  };

  allSeen(): void {
    this.#line.refusals = [];
  }

  /** An undo that conflicts names what stands in its way, as the log does. */
  async #explained(facts: ErrorFacts): Promise<ErrorFacts> {
    if (facts.code !== "undo-conflict") return facts;
    const audit = await ask<AuditPage>(`/api/events/${this.#line.event}/audit`).catch(() => null);
    const found = audit?.audit.lines.find((one) => one.command_id === facts.facts.command_id);
    if (!found) return facts;
    return { ...facts, message: t("ui-conflict", { command: this.#name(found.asked), version: found.version }) };
  }

  #name(said: Said): string {
    return commandName(said, this.#page.view.event.currency);
  }

  /** A notice with new seats stays until it is closed: they are read out from it. */
  #tell(text: string, undo: string, seats: NewSeat[] = [], rows: number[] = []): void {
    clearTimeout(this.#fading);
    this.notice = { text, undo, seats, rows };
    if (!seats.length) this.#fading = setTimeout(() => (this.notice = null), SHOWN);
  }

  /** Shows once more who is called. */
  tellCalls = (calls: Call[]): void => {
    const seats = calls.flatMap((one) => one.seats);
    this.#tell(t("ui-new-seats", { count: seats.length }), "", seats, calls.map((one) => one.version));
  };

  /** Everybody sits: no screen calls them any more. */
  allSit = async (): Promise<void> => {
    this.notice = null;
    await this.#line.markRead(this.#page.version).catch(this.#unmarked);
  };

  /** Says how far a table has come with the hand at hand for hand. */
  mark = async (table: number, state: RoundTable["state"]): Promise<void> => {
    const board = this.#page.at_tables.round;
    if (board) await this.#line.markTable(board.number, table, state).catch(this.#unmarked);
  };

  /** Calls the floor to a table, or takes the call back. */
  callFloor = (table: number, needed: boolean): Promise<void> => this.#line.callFloor(table, needed).catch(this.#unmarked);

  #unmarked = (fault: unknown): void => {
    if (fault instanceof Refused) this.#line.refusals = [...this.#line.refusals, fault];
    else this.#line.lost = true;
  };

  /** Undoes what the notice speaks of, and nothing else. */
  takeBack = (): void => {
    const command_id = this.notice?.undo;
    this.notice = null;
    if (command_id) void this.give({ type: "undo", command_id }, t("ui-undone-short"));
  };

  /** Reports who is out, who had more chips first, and by whom, and tells the places and the prizes. */
  bust(players: string[], by: string[]): Promise<void> {
    return this.report(bustOf(players, by));
  }

  async report(bust: ReportBust): Promise<void> {
    if (!(await this.give(bust))) return;
    const told = [...bust.players.map((player) => this.#fate(player)), ...this.#heads].filter(Boolean);
    if (told.length) this.#tell(told.join(" · "), this.notice?.undo ?? "", this.notice?.seats, this.notice?.rows);
  }

  /** What has become of a player who lost his last chip; empty while the hand goes on at other tables. */
  #fate(player: string): string {
    const view = this.#page.view;
    const out = view.entrants.find((one) => one.player === player);
    if (out?.status === "rebuy") return t("ui-may-rebuy", { player });
    if (out?.status !== "out") return "";
    const prize = prizeText(out.prize_cents, view.prizes.seat, view.event.currency);
    return t("ui-out-in-place", { player, place: place(out, speech.language), prize, paid: prize ? "yes" : "no" });
  }

  // One after the other: the second press means the command that is last once the first has been answered.
  undo = (): void => {
    void this.#presses.after(() => {
      const last = this.#page.keys.undo;
      return last && this.give({ type: "undo", command_id: last.command_id }, t("ui-undone", { command: this.#name(last.said) }));
    });
  };

  redo = (): void => {
    void this.#presses.after(() => {
      const last = this.#page.keys.redo;
      return last && this.give({ type: "redo", command_id: last.command_id }, t("ui-redone", { command: this.#name(last.said) }));
    });
  };

  start = (): void => {
    this.#presses.afterRest("start", () => this.#phase === "seated" && this.give({ type: "start-event" }));
  };

  /** Stops the clock and lets it go on; before the event it starts that. */
  pause = (): void => {
    if (this.#phase === "seated") return this.start();
    void this.#presses.after(() => {
      if (this.#page.view.clock.stopped_at) return this.give({ type: "resume-clock" });
      return this.#phase === "playing" && this.give({ type: "pause-clock", reason: "" });
    });
  };

  /** Says which time counts, where that is asked: whether it really is that late. */
  settle = (counts: boolean): void => {
    if (!this.#line.troubles.some((one) => one.what === "time" && one.event === this.#line.event)) return;
    this.#presses.afterRest("settle", () => this.give({ type: "settle-time", counts }));
  };

  next = (): void => {
    this.#presses.afterRest("next", () => this.#phase === "playing" && this.give({ type: "advance-level" }));
  };

  balance = (): void => {
    this.#presses.afterRest("balance", () => this.#phase === "playing" && this.give({ type: "balance-tables" }));
  };

  get #phase(): string {
    return this.#page.view.event.phase;
  }
}
