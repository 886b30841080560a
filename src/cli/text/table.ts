/** Plain tables for a terminal. */

export { countOf, formatBytes } from "../../kernel/words/amounts.js";

/** Columns side by side, two spaces apart; the last one is not padded. Ends with a line break. */
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
