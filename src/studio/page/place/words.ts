/** Counts, sizes and times for display. */
export { countOf, formatBytes as sizeWords } from "../../../kernel/words/amounts.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", hour: "numeric", minute: "2-digit" });
const date = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/** `just now`, `4 min ago`, `2:15 PM`, `Tue 2:15 PM`, `Mar 3, 2026`. @param then milliseconds since 1970 */
export function timeWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < MINUTE) return "just now";
  if (ago < 60 * MINUTE) return `${Math.floor(ago / MINUTE)} min ago`;
  if (ago < DAY / 2) return clock.format(then);
  return ago < 6 * DAY ? weekday.format(then) : date.format(then);
}
