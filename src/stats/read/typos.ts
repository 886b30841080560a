/** Typos in statistics tables: impossible values, rows that don't match the headings, misspelled headings. */
import { MOST_GAMES, MOST_POINTS, pointsFault } from "../../kernel/football/season-record.js";
import { editDistance, fault, type Issue, type Place } from "../../kernel/issue/index.js";
import { YARDS_OF, MOST_YARDS, PARTS, type TableId } from "../columns.js";
import type { Head, HeadedGrid } from "./grid.js";

type Values = Readonly<Record<string, string | number>>;

/** Numbers in a row that contradict each other. */
export function rowFaults(table: TableId, values: Values, at: (column: string) => Place): Issue[] {
  const issues: Issue[] = [];
  const both = (a: string, b: string): readonly [number, number] | undefined => {
    const [x, y] = [values[a], values[b]];
    return typeof x === "number" && typeof y === "number" ? [x, y] : undefined;
  };
  for (const [part, whole] of PARTS[table] ?? []) {
    const [some = 0, all = 0] = both(part, whole) ?? [];
    if (some > all) issues.push(fault("cell-part", `found ${some} ${part} of ${all} ${whole}`, at(part)));
  }
  for (const [yards, times] of YARDS_OF[table] ?? []) {
    const [gained = 0, often = 0] = both(yards, times) ?? [];
    // With laterals, players gain yards without a catch.
    if (often === 0 || gained <= often * MOST_YARDS) continue;
    const message = `found ${gained} ${yards} of ${often} ${times}; expected at most ${MOST_YARDS} each`;
    issues.push(fault("cell-yards", message, at(yards)));
  }
  if (table === "team") issues.push(...recordFaults(values, at));
  if (table === "games")
    for (const column of ["awayPoints", "homePoints"]) {
      const found = values[column];
      if (typeof found === "number" && found > MOST_POINTS)
        issues.push(fault("cell-points", `found ${found} ${column}; expected at most ${MOST_POINTS}`, at(column)));
    }
  return issues;
}

/** Checks a team's record and points against its games. Opponent rows have points too. */
function recordFaults(values: Values, at: (column: string) => Place): Issue[] {
  const issues: Issue[] = [];
  const { games, points } = values;
  if (typeof games !== "number") return issues;
  if (games > MOST_GAMES)
    issues.push(fault("cell-games", `found ${games} games; expected at most ${MOST_GAMES}`, at("games")));
  const decided = ["wins", "losses", "ties"].filter((column) => typeof values[column] === "number");
  const sum = decided.reduce((all, column) => all + Number(values[column]), 0);
  if (sum > games)
    issues.push(fault("cell-record", `found a record of ${sum} games; the team played ${games}`, at(decided[0])));
  const wrong = typeof points === "number" ? pointsFault(points, games) : undefined;
  if (wrong !== undefined) issues.push(fault("cell-points", wrong, at("points")));
  return issues;
}

/**
 * Rows of a text file with more cells than headings: a thousands comma shifts all values after it. In a workbook, notes may be next to the
 * table.
 */
export function tooManyCells({ sheet, rows, headRow, data }: HeadedGrid): readonly number[] {
  if (sheet !== undefined) return [];
  const width = rows[headRow].length;
  return data.filter((row) => rows[row].length > width && rows[row].slice(width).some((cell) => cell.trim() !== ""));
}

/**
 * Rows of a text file that end early, and the first missing column. Programs drop empty cells at the end of a row, but a column that is
 * filled in every complete row has been cut off.
 */
export function cutRows(
  { sheet, rows, data }: HeadedGrid,
  columns: readonly Head[],
): readonly { readonly row: number; readonly head: Head }[] {
  const last = columns.reduce((most, { column }) => Math.max(most, column), -1);
  if (sheet !== undefined || data.every((row) => rows[row].length > last)) return [];
  const always = columns.filter(({ column }) => {
    const there = data.filter((row) => rows[row].length > column);
    return there.length > 0 && there.every((row) => rows[row][column].trim() !== "");
  });
  return data.flatMap((row) => {
    const head = always.find(({ column }) => column >= rows[row].length);
    return head ? [{ row, head }] : [];
  });
}

/** Minimum length for treating two headings as the same word with a typo; shorter ones are different words. */
const LEAST_LETTERS = 6;
const MOST_EDITS = 2;

/** The missing column that a heading was probably meant to be. */
export function typoIn(head: string, missing: readonly string[]): string | undefined {
  const word = head.toLowerCase();
  if (word.length < LEAST_LETTERS) return undefined;
  return missing.find((column) => editDistance(word, column.toLowerCase(), MOST_EDITS) <= MOST_EDITS);
}
