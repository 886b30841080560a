/** What is said about a cup's file where a game's record could stand. */
import { cupCommand } from "./cup-command.js";
import { championLines, standingsRows } from "./standings-words.js";
import { CUP_FORMAT, type Cup } from "./types.js";
import { whenOf } from "./when.js";

export const isCup = (record: unknown): record is Cup =>
  typeof record === "object" && record !== null && (record as { format?: unknown }).format === CUP_FORMAT;

/** Footer words of sheets that a cup fills. */
export function describeCup(cup: Cup): { readonly line: string; readonly command: string } {
  const command = cupCommand(cup);
  // The name stands at the head of the sheet, and the seed in the command.
  if (command !== undefined) return { line: whenOf(cup), command };
  return { line: `${cup.name}, seed ${cup.seed}, ${whenOf(cup)}`, command: "pressbox print postcard --record FILE" };
}

/** A cup for the terminal: where it stands, the table, and who won before. */
export function tellCup(cup: Cup): string {
  const [heads, ...rows] = standingsRows(cup);
  const lines = rows.map(
    ([name, ...cells]) =>
      `  ${name}: ${cells
        .map((cell, i) => (cell === "" ? "" : `${heads[i + 1]} ${cell}`))
        .filter(Boolean)
        .join(", ")}`,
  );
  return `${[`${cup.name}, ${whenOf(cup)}`, ...lines, ...championLines(cup)].join("\n")}\n`;
}
