/** Shared by all generated pages. */
export const GENERATED = "<!-- Written by `npm run docs` from the code; do not edit. -->\n\n";

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => "---"), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`)
    .join("\n") + "\n";
