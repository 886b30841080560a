/** A raw sheet of cells, and the table found in it: one or two heading rows, then data rows. */
import type { Place } from "../kernel/issue/index.js";
import { NAMES, plainHead } from "./aliases.js";

/** Cells of a file or of one sheet of a workbook, row by row, as they stand. */
export interface Grid {
  /** As the user named it. */
  readonly file: string;
  /** Name of the sheet, of a workbook. */
  readonly sheet?: string;
  readonly rows: readonly (readonly string[])[];
  /** Line and column of a cell, counted from 1. */
  at(row: number, column: number): Place;
}

/** A head with the names that it may be known by, the most telling first. */
export interface Head {
  /** As it is told: `Passing Yds`. */
  readonly shown: string;
  readonly column: number;
  readonly names: readonly string[];
}

export interface HeadedGrid extends Grid {
  readonly headRow: number;
  readonly heads: readonly Head[];
  /** Indices of the rows that hold data: no blank ones, no heads again. */
  readonly data: readonly number[];
  /** How often the heads stand again in the middle. */
  readonly repeats: number;
}

/** Filled rows that are searched for the column headings: titles and notes may come first. Comments of Pressbox's own tables do not count. */
const SEARCHED = 12;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");
const isNumber = (cell: string): boolean => /^[-+]?[\d.,]+%?$/.test(cell.trim());

/** Letters of a head: what is longer is a sentence. */
const LONGEST_HEAD = 40;

/** Pro-Football-Reference's head over its names for players. */
const isIdHead = (cell: string): boolean => cell.trim() === "-9999";

/** Finds the heads; undefined where no row looks like any. */
export function withHeads(grid: Grid): HeadedGrid | undefined {
  const { rows } = grid;
  let headRow = -1;
  let most = 1;
  let searched = 0;
  for (let i = 0; i < rows.length && searched < SEARCHED; i++) {
    const row = rows[i];
    if (isBlank(row)) continue;
    searched++;
    // A row of groups says the same word over each of its columns.
    const known = new Set(row.map(plainHead).filter((head) => NAMES.has(head))).size;
    if (known > most && !row.some((cell) => isNumber(cell) && !isIdHead(cell))) [headRow, most] = [i, known];
  }
  if (headRow < 0) return undefined;
  const groups = groupsAbove(rows, headRow);
  const heads = nameHeads(rows[headRow], groups);
  const text = (row: readonly string[]): string => row.map((cell) => cell.trim()).join("\t");
  const again = new Set([text(rows[headRow]), ...(groups ? [text(rows[headRow - 1])] : [])]);
  const data: number[] = [];
  let repeats = 0;
  for (let i = headRow + 1; i < rows.length; i++) {
    if (isBlank(rows[i])) continue;
    if (again.has(text(rows[i]))) repeats++;
    else data.push(i);
  }
  return { ...grid, at: grid.at.bind(grid), headRow, heads, data, repeats };
}

/** Words of a second row of heads, each over the columns that it stands above. */
function groupsAbove(rows: Grid["rows"], headRow: number): string[] | undefined {
  if (headRow === 0) return undefined;
  const above = rows[headRow - 1];
  const filled = above.filter((cell) => cell.trim() !== "");
  // A title stands in the first column alone; a note is a sentence, though commas may cut it up.
  const isTitle = filled.length === 1 && above[0]?.trim() !== "";
  if (filled.length === 0 || isTitle || filled.some((cell) => isNumber(cell) || cell.length > LONGEST_HEAD))
    return undefined;
  let group = "";
  return rows[headRow].map((_, i) => {
    const cell = (above[i] ?? "").trim();
    if (cell !== "") group = cell;
    return group;
  });
}

function nameHeads(row: readonly string[], groups: readonly string[] | undefined): Head[] {
  // `Yds.1` is how some programs save the second `Yds`.
  const bare = row.map((cell) => plainHead(cell.replace(/\.\d$/, "")));
  const seen = new Map<string, number>();
  const count = (key: string): number => {
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return n;
  };
  return row.flatMap((cell, column): Head[] => {
    const head = bare[column];
    if (head === "") return [];
    const before = column > 0 ? bare[column - 1] : "";
    const group = groups?.[column] ?? "";
    const names: string[] = [];
    const alone = bare.filter((other) => other === head).length === 1;
    const n = count(head);
    const k = count(`${before}>${head}`);
    if (group !== "") {
      const whole = `${plainHead(group)}|${head}`;
      const g = count(whole);
      names.push(...(g > 1 ? [`${whole}#${g}`] : [whole]));
    }
    // Below a group a head that stands in others too means nothing alone.
    if (group === "" || alone) {
      names.push(`${before}>${head}#${k}`, `${before}>${head}`);
      if (!alone) names.push(`${head}#${n}`);
      if (n === 1) names.push(head);
    }
    return [{ shown: group === "" ? cell.trim() : `${group} ${cell.trim()}`, column, names }];
  });
}

const WINNER = ["winner/tie", "winner"];
const LOSER = ["loser/tie", "loser"];

/**
 * Schedules that name winner and loser, with `@` between them where the winner was away: the same with visitors, hosts and their
 * points in columns behind.
 */
export function withHosts(grid: Grid): Grid {
  const headRow = grid.rows.findIndex((row) => row.some((cell) => WINNER.includes(plainHead(cell))));
  if (headRow < 0) return grid;
  const heads = grid.rows[headRow].map(plainHead);
  const at = (names: readonly string[]): number => heads.findIndex((head) => names.includes(head));
  const [winner, loser] = [at(WINNER), at(LOSER)];
  const [won, lost] = [at(["ptsw", "pts"]), at(["ptsl", "pts#2"])];
  const place = heads.findIndex((head, i) => i > winner && (i < loser || loser < 0) && (head === "" || head === "at"));
  const week = at(["week"]);
  if (loser < 0) return grid;
  const width = Math.max(...grid.rows.map((row) => row.length));
  const more = ["away", "home", "awayPoints", "homePoints", "kind"];
  const from = [winner, loser, won, lost, week];
  const rows = grid.rows.map((row, i) => {
    const padded = [...row, ...new Array<string>(width - row.length).fill("")];
    if (i < headRow) return padded;
    if (i === headRow) return [...padded, ...more];
    const cell = (column: number): string => (column < 0 ? "" : (row[column] ?? "").trim());
    if (cell(winner) === "" || WINNER.includes(plainHead(cell(winner)))) return new Array<string>(width).fill("");
    const away = cell(place) === "@";
    const pair = <T>(a: T, b: T): [T, T] => (away ? [a, b] : [b, a]);
    const kind = /^\d+$/.test(cell(week)) ? "REG" : cell(week);
    return [...padded, ...pair(cell(winner), cell(loser)), ...pair(cell(won), cell(lost)), kind];
  });
  return {
    ...grid,
    rows,
    at: (row, column) => grid.at(row, column < width ? Math.max(0, column) : Math.max(0, from[column - width])),
  };
}
