// What nobody does alone: it is given again with whoever vouches for it, or with the reason that stands in his place.
import { Refused, type Beside, type ErrorFacts } from "../shared/outbox";

export interface Vouching {
  why: ErrorFacts;
  /** Why the last one did not do. */
  problem: string;
  settle: (beside: Beside | null) => void;
}

const ASKS = ["second-person", "reason-for-two"];
const NOT_VOUCHED = ["may-not-vouch", "wrong-pin", "pin-blocked", "wait-after-failures", "attempt-under-way"];

/** Gives something, and asks who vouches for it as often as it takes. Null if nobody does. */
export async function byTwo<T>(give: (beside: Beside) => Promise<T>, show: (vouching: Vouching | null) => void): Promise<T | null> {
  let beside: Beside = {};
  let why: ErrorFacts | null = null;
  try {
    for (;;) {
      try {
        return await give(beside);
      } catch (fault) {
        if (!(fault instanceof Refused) || !(ASKS.includes(fault.facts.code) || (why && NOT_VOUCHED.includes(fault.facts.code)))) throw fault;
        const problem = why ? fault.facts.message : "";
        const asked: ErrorFacts = (why ??= fault.facts);
        const told = await new Promise<Beside | null>((settle) => show({ why: asked, problem, settle }));
        if (!told) return null;
        beside = told;
      }
    }
  } finally {
    show(null);
  }
}
