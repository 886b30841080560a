/**
 * Schedules that name winners and losers, or list opponents in a grid of weeks: rearranged into columns for visitors, home teams and their
 * points.
 */
import { fault, warning, type Issue } from "../../../kernel/issue/index.js";
import type { Grid } from "../grid.js";
import { headRow } from "../heads.js";
import { plainHead } from "../plain.js";
import { widestRow } from "./part.js";

// R writes a dot instead of the slash.
const WINNER = ["winner/tie", "winner", "winnertie"];
const LOSER = ["loser/tie", "loser", "losertie"];
const WON = "ptsw wpts winnerpts winpts winnerpoints winpoints winnerscore wscore".split(" ");
const LOST = "ptsl lpts loserpts losepts loserpoints losepoints loserscore lscore".split(" ");

export interface Schedule {
  readonly grid: Grid;
  readonly issues: readonly Issue[];
}

/** The grid, unchanged if it is neither. */
export const withHosts = (grid: Grid): Schedule => winnersFirst(grid) ?? byWeeks(grid) ?? { grid, issues: [] };

/** Maximum rows above a schedule's headings. */
const SEARCHED = 40;

/** Words in the column between winner and loser. */
const PLACES = new Set(["", "@", "at", "n", "vs", "vs.", "v", "v.", "na"]);

function winnersFirst(grid: Grid): Schedule | undefined {
  const keys = grid.rows
    .slice(0, SEARCHED)
    .map((row) => (row.some((cell) => /win/i.test(cell)) ? headRow(row).map(({ word }) => plainHead(word)) : []));
  const heads = keys.findIndex(
    (row) => row.some((key) => WINNER.includes(key)) && row.some((key) => LOSER.includes(key)),
  );
  if (heads < 0) return undefined;
  const plain = keys[heads];
  const at = (names: readonly string[]): number => plain.findIndex((head) => names.includes(head));
  const [winner, loser, week] = [at(WINNER), at(LOSER), at(["week", "wk"])];
  const rows = grid.rows
    .slice(heads + 1)
    .flatMap((row, i) => (isGame(row, winner) ? [{ row, line: heads + 1 + i }] : []));
  const cell = (row: readonly string[], column: number): string => (column < 0 ? "" : (row[column] ?? "").trim());
  const holdsPlaces = (i: number): boolean =>
    i !== winner && i !== loser && rows.every(({ row }) => PLACES.has(cell(row, i).toLowerCase()));
  const isPlace = (head: string, i: number): boolean => ["", "at", "@"].includes(head) && holdsPlaces(i);
  const marked = plain.findIndex((_, i) => holdsPlaces(i) && rows.some(({ row }) => /^(?:@|at)$/i.test(cell(row, i))));
  // If no winner was away, only its position between the clubs identifies the column.
  const between = plain.findIndex((head, i) => isPlace(head, i) && i > winner && i < loser);
  const place = marked >= 0 ? marked : between;
  const issues: Issue[] = [];
  if (place < 0) {
    const hint = "keep the column between winner and loser: @ marks a winner who was away";
    issues.push(
      warning("games-host", "no column says who played at home; the loser of every game counts as the visitor", {
        file: grid.file,
        ...grid.at(heads, winner),
        hint,
      }),
    );
  }
  const all = plain.flatMap((head, i) => (head === "pts" ? [i] : []));
  let [won, lost] = [at(WON), at(LOST)];
  if (won < 0 && lost < 0 && all.length === 2) [won, lost] = all;
  const number = (row: readonly string[], column: number): number => Number(cell(row, column) || NaN);
  const turned = rows.filter(({ row }) => number(row, won) < number(row, lost));
  if (turned.length > 0 && rows.every(({ row }) => !(number(row, won) > number(row, lost)))) [won, lost] = [lost, won];
  else
    for (const { row, line } of turned) {
      const message = `the winner has ${cell(row, won)} points, the loser ${cell(row, lost)}`;
      issues.push(
        fault("games-winner", message, { file: grid.file, ...grid.at(line, won), hint: "exchange the two numbers" }),
      );
    }
  const width = widestRow(grid);
  const more = ["away", "home", "awayPoints", "homePoints", "kind", "neutral"];
  const from = [winner, loser, won, lost, week, place];
  const turn = (row: readonly string[]): string[] => {
    const where = cell(row, place).toLowerCase();
    const pair = <T>(a: T, b: T): [T, T] => (where === "@" || where === "at" ? [a, b] : [b, a]);
    const kind = /^\d+$/.test(cell(row, week)) || week < 0 ? "REG" : cell(row, week);
    const clubs = pair(cell(row, winner), cell(row, loser));
    return [...clubs, ...pair(cell(row, won), cell(row, lost)), kind, where === "n" ? "yes" : ""];
  };
  // Headings already converted would be read a second time.
  const quiet = new Set([winner, loser, won, lost, place].filter((column) => column >= 0));
  const left = (row: readonly string[]): string[] =>
    Array.from({ length: width }, (_, i) => (quiet.has(i) ? "" : (row[i] ?? "")));
  return {
    issues,
    grid: {
      ...grid,
      rows: grid.rows.map((row, i) => {
        if (i < heads) return row;
        if (i === heads) return [...left(row), ...more];
        return isGame(row, winner)
          ? [...left(row), ...turn(row)]
          : row.some((word) => word.trim() !== "")
            ? [cell(row, 0) || "-"]
            : [];
      }),
      at: (row, column) => grid.at(row, column < width ? Math.max(0, column) : Math.max(0, from[column - width])),
    },
  };
}

const isGame = (row: readonly string[], winner: number): boolean => {
  const word = (row[winner] ?? "").trim();
  return word !== "" && !WINNER.includes(plainHead(word)) && new Set(row.filter((cell) => cell.trim() !== "")).size > 1;
};

/** Minimum consecutive weeks that make a row of numbers a heading row. */
const LEAST_WEEKS = 4;
const BYE = /^(?:bye|-|--|off)?$/i;

/**
 * `TEAM,1,2,3`: one club per row, one opponent per column; `@DET` is an away game. Every game appears twice and is read from the home
 * team's row.
 */
function byWeeks(grid: Grid): Schedule | undefined {
  const heads = grid.rows.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const weeks = (grid.rows[heads] ?? []).flatMap((cell, i) => {
    const found = /^(?:week|wk)?\s*(\d{1,2})$/i.exec(cell.trim());
    return found && i > 0 ? [{ column: i, week: found[1] }] : [];
  });
  if (weeks.length < LEAST_WEEKS || !weeks.every(({ week }, i) => i === 0 || Number(week) > Number(weeks[i - 1].week)))
    return undefined;
  const clubs = grid.rows.slice(heads + 1).flatMap((row, i) => (row[0]?.trim() ? [{ row, line: heads + 1 + i }] : []));
  const isGrid = clubs.some(({ row }) => weeks.some(({ column }) => /^@\s*\S/.test((row[column] ?? "").trim())));
  if (!isGrid) return undefined;
  const places: [number, number][] = [[heads, 0]];
  const rows: string[][] = [["week", "away", "home"]];
  for (const { column, week } of weeks)
    for (const { row, line } of clubs) {
      const word = (row[column] ?? "").trim();
      if (BYE.test(word) || word.startsWith("@")) continue;
      rows.push([week, word.replace(/^vs?\.?\s+/i, ""), row[0].trim()]);
      places.push([line, column]);
    }
  return {
    issues: [],
    grid: {
      ...grid,
      rows,
      at: (row, column) => grid.at(places[row][0], column === 1 || row === 0 ? places[row][1] : 0),
    },
  };
}
