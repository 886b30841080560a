/** Statistics of many games for a terminal: a table, a histogram and the best games. */
import type { PlaySummary } from "../../kernel/sample/index.js";
import { alignRows } from "./table.js";

const BAR_WIDTH = 50;
const BEST = 10;

export function summaryText({ figures, histogram, best }: PlaySummary): string {
  const parts = [
    alignRows(
      figures.map(({ label, value }) => [label, value]),
      "",
      [1],
    ),
    histogramText(histogram),
  ];
  if (best.rows.length > 0) {
    const numbered = best.rows.slice(0, BEST).map((row, i) => [`${i + 1}.`, ...row]);
    parts.push(`Hall of fame\n${alignRows([["", ...best.heads], ...numbered], "  ")}`);
  }
  return parts.join("\n");
}

/** One line per bin: `180-199 ######## 412`; the fullest bin has the longest bar. */
export function histogramText({ width, buckets }: PlaySummary["histogram"]): string {
  const most = Math.max(1, ...buckets.map(({ count }) => count));
  const rows = buckets.map(({ from, count }) => {
    const length = count === 0 ? 0 : Math.max(1, Math.round((count / most) * BAR_WIDTH));
    return [width === 1 ? `${from}` : `${from}-${from + width - 1}`, `${count}`, "#".repeat(length)];
  });
  return alignRows(rows, "", [0, 1]);
}
