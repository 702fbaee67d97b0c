// The sheets of the floor page. One is open at a time: whatever is opened takes the place of what was.

import type { WantedPaper } from "./papers/paper";

export type Opened =
  | { sheet: "chips" | "clock" | "deal" | "forecast" | "help" | "levels" | "money" | "rulings" | "seats" | "staff" | "walls" }
  /** Of one player. */
  | { sheet: "seat" | "cage-card"; player: string }
  /** Of one player, or of everybody where nobody is named. */
  | { sheet: "penalties" | "register"; player: string }
  /** Of one table. */
  | { sheet: "table" | "game"; table: number }
  /** Of one table, or of all of them where it is 0; into bags, or at one table after the other. */
  | { sheet: "count"; table: number; bags?: boolean; round?: boolean }
  /** Of everything, or what there is of one player, of one table; printed at once or not. */
  | { sheet: "papers"; asked?: Partial<WantedPaper>; now?: boolean };
