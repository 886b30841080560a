/** Plain tables for a terminal. */
import { countText } from "../../kernel/words/index.js";

/** Columns side by side, two spaces apart; the last one runs free. Ends with a line break. */
export function alignRows(rows: readonly (readonly string[])[], indent = "", right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows
    .map((row) => {
      const cells = row.map((cell, i) => {
        if (right.includes(i)) return cell.padStart(widths[i]);
        return i === row.length - 1 ? cell : cell.padEnd(widths[i]);
      });
      return `${indent}${cells.join("  ")}`.trimEnd() + "\n";
    })
    .join("");
}

/** `34 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `1 page`, `3 pages`. */
export function countOf(count: number, what: string): string {
  return `${countText(count)} ${what}${count === 1 ? "" : "s"}`;
}
