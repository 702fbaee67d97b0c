// Days and times as they are announced: those of the clock on the wall of the room, whatever the device believes.

/** 2026-11-27 as `Friday 27 November`; of another year than today's with the year. */
export function dayText(day: string, today: string, language: string): string {
  const other = day.slice(0, 4) !== today.slice(0, 4);
  const shown = { weekday: "long", day: "numeric", month: "long", year: other ? "numeric" : undefined } as const;
  const text = new Intl.DateTimeFormat(language, { ...shown, timeZone: "UTC" }).format(new Date(`${day}T12:00Z`));
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  const then = new Date(`${day}T12:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}

/** The next full hour after a time; no time so late that it would be tomorrow. */
export function nextHour(time: string): string {
  const hour = Number(time.slice(0, 2)) + 1;
  return hour < 24 ? `${String(hour).padStart(2, "0")}:00` : "";
}

/** A day and time of the clock in this time zone (the device's, where it is empty), as a point in time: 2026-11-01T11:00:00.000Z */
export function momentOf(day: string, time: string, zone: string): string {
  const wanted = Date.parse(`${day}T${time || "00:00"}Z`);
  const shown = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: zone || undefined });
  /** What that clock shows at a point in time, read as if it were UTC. */
  const there = (at: number) => Date.parse(`${shown.format(at).replace(" ", "T")}Z`);
  const near = wanted - (there(wanted) - wanted);
  return new Date(near - (there(near) - wanted)).toISOString(); // once more: the clock may be put forward in between
}
