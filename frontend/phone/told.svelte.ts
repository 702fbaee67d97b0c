// Which seat a player has been told of. Whatever he sits at otherwise he is called to, until he says that he has read it:
// also where his phone slept meanwhile. A move that is taken back before that calls nobody.
import type { EntrantLine } from "../shared/api.gen";

export interface Place {
  table: number;
  chair: number;
}

interface Kept extends Place {
  player: string;
}

const at = (one: Place, other: Place): boolean => one.table === other.table && one.chair === other.chair;

export class Told {
  /** Where he has to go, and where he sat before; no table where he had no seat. */
  called: { to: Place; from: Place } | null = $state.raw(null);
  readonly #kept: string;

  constructor(event: string) {
    this.#kept = `shuffleup-player-seat-${event}`;
  }

  /** He sits here now, or nowhere. */
  hear({ player, table, chair, status }: EntrantLine): void {
    const [to, from] = [status === "in" ? { table, chair } : { table: 0, chair: 0 }, this.#last(player)];
    const goes = to.table > 0 && from !== null && !at(to, from);
    if (!goes) this.#keep({ player, ...to });
    if (!goes) this.called = null;
    else if (!this.called || !at(this.called.to, to)) this.called = { to, from };
  }

  /** He has read where he goes. */
  read(player: string): void {
    if (this.called) this.#keep({ player, ...this.called.to });
    this.called = null;
  }

  #last(player: string): Place | null {
    const kept = JSON.parse(localStorage.getItem(this.#kept) ?? "null") as Kept | null;
    return kept?.player === player ? { table: kept.table, chair: kept.chair } : null;
  }

  #keep(kept: Kept): void {
    localStorage.setItem(this.#kept, JSON.stringify(kept));
  }
}
