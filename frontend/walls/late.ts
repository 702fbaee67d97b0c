// When late registration is over: where the clock goes on as it does now.
import type { WallView } from "../shared/api.gen";
import { MINUTE } from "../shared/time";

/** The moment at which its last level ends, and 0 where that is over, or nobody can say: hands end a level, or the clock stands. */
export function lateEnds(view: Pick<WallView, "clock" | "numbers" | "structure">): number {
  const { clock, structure } = view;
  const last = view.numbers.late_level;
  const withBreak = view.numbers.late?.with_break ?? false;
  if (!last || !clock.ends_at || clock.stopped_at || clock.level > last || (!withBreak && clock.on_break && clock.level === last)) return 0;
  const present = structure.findIndex((one) => one.level === clock.level) + Number(clock.on_break);
  const next = structure.findIndex((one) => one.level === last + 1);
  const end = withBreak && next > 0 ? next - 1 : structure.findIndex((one) => one.level === last);
  const ahead = structure.slice(present + 1, end + 1);
  return ahead.some((one) => !one.minutes) ? 0 : ahead.reduce((at, one) => at + one.minutes * MINUTE, clock.ends_at);
}
