/** Tables as people download them, cut to a few rows. */
import { readSeason, type Grid } from "../../src/stats/index.js";

/** Lines of commas as a sheet. */
export function grid(file: string, text: string, sheet?: string): Grid {
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return {
    file,
    ...(sheet === undefined ? {} : { sheet }),
    rows,
    at: (row, column) => ({ line: row + 1, column: column + 1 }),
  };
}

/** What is wrong, a line each: file, line, column, path and message. */
export const faultsOf = (...grids: Grid[]): string[] =>
  readSeason(grids)
    .issues.filter(({ severity }) => severity === "error")
    .map(({ file, line, column, path, message }) => `${file}:${line}:${column} ${path ?? ""}: ${message}`);

export const TEAMS = `team,side,games,passAttempts,completions,passYards,interceptions,rushAttempts,rushYards,sacks
AAA,for,14,400,230,2700,15,420,1700,30
AAA,against,14,410,225,2600,14,400,1600,28
BBB,for,14,410,225,2600,14,400,1600,28
BBB,against,14,400,230,2700,15,420,1700,30`;
