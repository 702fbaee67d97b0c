// Until when players may enter, where that is not the end of a level.
import type { Window } from "./api.gen";
import { t } from "./texts.svelte";

/** The words after "late registration"; empty where it ends with a level, or there is none. */
export function lateText(late: Window | undefined): string {
  if (late?.minutes) return t("late-minutes", { minutes: late.minutes });
  if (late?.until_day) return t("late-day", { day: late.until_day });
  return late?.with_break && late.until_level ? t("late-start", { level: late.until_level + 1 }) : "";
}
