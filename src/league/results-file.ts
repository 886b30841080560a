/** Results as a spreadsheet: one row per game, with whatever column names people use. */
import { lazily } from "../kernel/lazy/index.js";
import {
  fault,
  hasErrors,
  isObject,
  warning,
  whereValid,
  type Issue,
  type Locate,
  type Path,
  type Place,
} from "../kernel/issue/index.js";
import { bareText } from "../kernel/words/index.js";
import { zod } from "../kernel/zod/index.js";
import type { CellTable, FileKind, FromTable } from "../contract/files.js";
import { RESULT_HEADS } from "./game-heads.js";
import { pointsIn, RESULT_TITLES, resultColumns, type ResultField, type RowParts } from "./results-columns.js";
import { isColumn } from "./table-columns.js";

/** A result as the file lists it; the league says which teams the names mean. */
export interface WrittenResult {
  readonly week?: number;
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  /** Parts that already have errors; the rest of the result is checked anyway. */
  readonly wrong: ReadonlySet<ResultField>;
  /** Its location in the file. */
  at(field: ResultField): Place;
}
export interface ResultsFile {
  readonly games: readonly WrittenResult[];
}

const ID = "league-results";
const FORMAT = `pressbox/${ID}`;
const MOST_POINTS = 999;
const MOST_WEEKS = 100;

const shape = lazily(() => {
  const z = zod();
  const team = z.string().trim().min(1).max(80).describe("A team by any of its names");
  const points = z.int().min(0).max(MOST_POINTS);
  const game = z.strictObject({
    week: z.int().min(1).max(MOST_WEEKS).optional().describe("Week or round; default: the current one"),
    away: team,
    home: team,
    awayPoints: points,
    homePoints: points,
  });
  return z.strictObject({
    format: z.literal(FORMAT).optional(),
    version: z.literal(1).optional(),
    games: z
      .array(game)
      .max(2000)
      .describe("In a spreadsheet, one row per game: week, away, home, away points, home points"),
  });
});

interface Row {
  readonly week?: number;
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
}

/** A league's check of results: the errors of those it does not accept. @param partly true if some already have errors */
export type ResultsJudge = (games: readonly WrittenResult[], partly: boolean) => readonly Issue[];

/** Reads a part of a row; if it is invalid, notes that and returns `rest`. */
function partOf<T>(wrong: Set<ResultField>, field: ResultField, read: () => T, rest: T): T {
  const value = whereValid(() => ({ value: read() }));
  if (value) return value.value;
  wrong.add(field);
  return rest;
}

/** Games with two rows, of which the second may be the right one, and the league's errors for the other games. */
function faultsOf(data: unknown, locate: Locate, judge: ResultsJudge): Issue[] {
  const issues: Issue[] = [];
  const first = new Map<string, number>();
  const games: WrittenResult[] = [];
  const rows = (data as { readonly games: readonly Row[] }).games;
  const count = whereValid(() => rows.length) ?? 0;
  for (let i = 0; i < count; i++) {
    const wrong = new Set<ResultField>();
    const part = <K extends ResultField>(field: K, rest: Row[K]): Row[K] =>
      partOf(wrong, field, () => rows[i][field], rest);
    const [week, away, home] = [part("week", undefined), part("away", ""), part("home", "")];
    const points = { awayPoints: part("awayPoints", 0), homePoints: part("homePoints", 0) };
    const at = (field: ResultField): Place => locate(["games", i, field]);
    // A row without valid teams cannot duplicate another row.
    const key = ["week", "away", "home"].some((field) => wrong.has(field as ResultField))
      ? `row ${i}`
      : `${week ?? 0} ${bareText(away)} ${bareText(home)}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, i);
      games.push({ ...(week !== undefined && { week }), away, home, ...points, wrong, at });
      continue;
    }
    const { line } = locate(["games", before, "away"]);
    const hint = line === undefined ? {} : { hint: `the other result is in line ${line}` };
    const message = `${away.trim()} at ${home.trim()} has two results${week === undefined ? "" : ` in week ${week}`}`;
    issues.push(fault("result-twice", message, { ...at("away"), ...hint }));
  }
  const partly = games.length < count || games.some(({ wrong }) => wrong.size > 0);
  return [...issues, ...judge(games, partly)];
}

/**
 * Results checked by a league; all errors of all rows are found at once.
 * @param titles rounds with names, such as `Semifinals`, that a row may use
 */
export const resultsFor = (
  judge: ResultsJudge,
  titles: ReadonlyMap<string, number> = new Map(),
): FileKind<ResultsFile> => ({
  id: ID,
  title: "Results of a league, for season enter --results",
  columns: ["week", "away", "home", "away points", "home points"],
  knowsHead: (head) => isColumn(RESULT_HEADS, head),
  looseHeads: true,
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && data.format === FORMAT,
  fromTable: (table) => fromTable(table, titles),
  check(data, locate) {
    const issues = faultsOf(data, locate, judge);
    if (hasErrors(issues)) return { issues };
    const { games } = data as { readonly games: readonly Row[] };
    const at = (i: number) => (field: ResultField) => locate(["games", i, field]);
    return { issues, value: { games: games.map((game, i) => ({ ...game, wrong: new Set(), at: at(i) })) } };
  },
  sense: (data, locate) => faultsOf(data, locate, judge),
});

/** Results without a league to check them. */
export const resultsKind = resultsFor(() => []);

const WEEK = /^(?:(?:week|round|wk|rd|w|r)\.?\s*)?(\d{1,3})$/i;
const POINTS = ["awayPoints", "homePoints"] as const;

function fromTable(table: CellTable, titles: ReadonlyMap<string, number>): FromTable {
  const columns = resultColumns(table);
  const { missing, issues } = columns;
  const reported: Path[] = [];
  const open: number[] = [];
  const kept: { readonly row: Partial<Record<ResultField, unknown>>; readonly parts: RowParts; readonly i: number }[] =
    [];
  const locate: Locate = ([, game, field]) => {
    const one = typeof game === "number" ? kept.at(game) : undefined;
    const head =
      field === undefined ? undefined : (one?.parts[field as ResultField].head ?? columns.headOf(field as ResultField));
    return table.locateCell(one?.i, head);
  };
  // Not a list of results at all.
  if (missing.length === POINTS.length + 2) return { issues, locate };
  /** Rows that repeat a game from the other team's list. */
  const there = new Map<string, number>();
  table.rows.forEach((cells, i) => {
    const parts = columns.parts(cells);
    // A game not yet played.
    if (missing.length === 0 && POINTS.every((field) => parts[field].text === "" && parts[field].wrong === undefined)) {
      open.push(i);
      return;
    }
    const at = kept.length;
    const row: Partial<Record<ResultField, unknown>> = {};
    const wrong = (field: ResultField, message = ""): void => {
      const { head } = parts[field];
      if (message !== "")
        issues.push(fault("result-cell", message, table.locateCell(i, head ?? columns.headOf(field))));
      reported.push(["games", at, field]);
    };
    const { week } = parts;
    if (week.text !== "") {
      const number = WEEK.exec(week.text)?.[1];
      const named = number === undefined ? titles.get(bareText(week.text)) : Number(number);
      if (named === undefined) wrong("week", `the week cannot be "${week.text}"; expected a number from 1`);
      else row.week = named;
    }
    for (const side of ["away", "home"] as const) {
      const { text, wrong: message } = parts[side];
      row[side] = text;
      if (message !== undefined || missing.includes(side)) wrong(side, message);
      else if (text === "") wrong(side, `the ${side} team is missing`);
    }
    for (const field of POINTS) {
      const { text, wrong: message } = parts[field];
      const points = pointsIn(text);
      if (message !== undefined || missing.includes(field)) wrong(field, message);
      else if (points === undefined)
        wrong(field, `the ${RESULT_TITLES[field]} cannot be "${text}"; expected a whole number, 0 or more`);
      else row[field] = points;
    }
    // A game in both teams' lists counts once.
    if (columns.byTeam) {
      const key = JSON.stringify(row);
      if (there.has(key)) return;
      there.set(key, at);
    }
    kept.push({ row, parts, i });
  });
  if (open.length > 0) {
    const what = open.length === 1 ? "1 game has no points" : `${open.length} games have no points`;
    issues.push(
      warning(
        "results-open",
        `${what} yet and ${open.length === 1 ? "is" : "are"} not entered`,
        table.locateCell(open[0]),
      ),
    );
  }
  return { issues, locate, reported, data: { games: kept.map(({ row }) => row) } };
}
