/** Results that people write as a spreadsheet: one row per game, with the words that they use for its columns. */
import { lazily } from "../kernel/lazy/index.js";
import {
  eachValid,
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
import { columnsOf, isColumn, type ColumnWords } from "./table-columns.js";

/** Columns of a row, and parts of a result that a fault may be of. */
const FIELDS = ["week", "away", "home", "awayPoints", "homePoints"] as const;
export type ResultField = (typeof FIELDS)[number];

/** A result as a file has it; who plays is known when there is a league. */
export interface WrittenResult {
  readonly week?: number;
  readonly away: string;
  readonly home: string;
  readonly awayPoints: number;
  readonly homePoints: number;
  /** Where it is in the file. */
  at(field: ResultField): Place;
}
export interface ResultsFile {
  readonly games: readonly WrittenResult[];
}

/** `score` has both points. */
const HEADS: ColumnWords<ResultField | "score"> = {
  week: ["week", "round"],
  away: ["away", "visitor", "visitors", "road", "awayteam", "visitingteam", "guest", "guests"],
  home: ["home", "host", "hosts", "hometeam"],
  awayPoints: [
    "awaypoints",
    "awayscore",
    "visitorpoints",
    "visitorspoints",
    "visitorscore",
    "visitorsscore",
    "pointsofthevisitors",
    "roadpoints",
    "awaypts",
    "guestpoints",
    "guestscore",
  ],
  homePoints: ["homepoints", "homescore", "homepts", "hostpoints", "hostscore", "pointsofthehometeam"],
  score: ["score", "result", "points", "final"],
};
type Head = keyof typeof HEADS;

const ID = "league-results";
const FORMAT = `pressbox/${ID}`;
const WANTED =
  "columns: week (if you like), away, home, away points, home points; or score, such as 17-20, visitor first";
const MOST_POINTS = 999;
const MOST_WEEKS = 100;

const shape = lazily(() => {
  const z = zod();
  const team = z.string().trim().min(1).max(80).describe("A team by any of its names");
  const points = z.int().min(0).max(MOST_POINTS);
  const game = z.strictObject({
    week: z.int().min(1).max(MOST_WEEKS).optional().describe("Week or round; default the one being played"),
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

/** What a league says of results: the faults of those that it does not take. @param partly rows with faults of their own are left out */
export type ResultsJudge = (games: readonly WrittenResult[], partly: boolean) => readonly Issue[];

/** Games that have two rows, where the second may be the one that is meant, and what the league says of the others. */
function faultsOf(data: unknown, locate: Locate, judge: ResultsJudge): Issue[] {
  const issues: Issue[] = [];
  const first = new Map<string, number>();
  const games: WrittenResult[] = [];
  const rows = (data as { readonly games: readonly Row[] }).games;
  eachValid(rows, ({ week, away, home, awayPoints, homePoints }, i) => {
    const key = `${week ?? 0} ${bareText(away)} ${bareText(home)}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, i);
      const at = (field: ResultField): Place => locate(["games", i, field]);
      games.push({ ...(week !== undefined && { week }), away, home, awayPoints, homePoints, at });
      return;
    }
    const { line } = locate(["games", before, "away"]);
    const hint = line === undefined ? {} : { hint: `the other result is in line ${line}` };
    const message = `${away.trim()} at ${home.trim()} has two results${week === undefined ? "" : ` in week ${week}`}`;
    issues.push(fault("result-twice", message, { ...locate(["games", i, "away"]), ...hint }));
  });
  const partly = games.length < (whereValid(() => rows.length) ?? 0);
  return [...issues, ...judge(games, partly)];
}

/** Results of a league that judges them; each kind of fault of all rows is found at once. */
export const resultsFor = (judge: ResultsJudge): FileKind<ResultsFile> => ({
  id: ID,
  title: "Results of a league, for season enter --results",
  columns: ["week", "away", "home", "away points", "home points"],
  knowsHead: (head) => isColumn(HEADS, head),
  get shape() {
    return shape();
  },
  matches: (data) => isObject(data) && data.format === FORMAT,
  fromTable,
  check(data, locate) {
    const issues = faultsOf(data, locate, judge);
    if (hasErrors(issues)) return { issues };
    const { games } = data as { readonly games: readonly Row[] };
    const at = (i: number) => (field: ResultField) => locate(["games", i, field]);
    return { issues, value: { games: games.map((game, i) => ({ ...game, at: at(i) })) } };
  },
  sense: (data, locate) => faultsOf(data, locate, judge),
});

/** Results by themselves: whose they are, no league says. */
export const resultsKind = resultsFor(() => []);

const SCORE = /^(\d{1,3})\s*[-\u2013\u2212:]\s*(\d{1,3})$/;

function fromTable(table: CellTable): FromTable {
  const needed = FIELDS.filter((field) => field !== "week");
  const { heads, missing, issues, cell } = columnsOf<Head>(table, HEADS, {
    needed,
    code: "results-column",
    wanted: WANTED,
    titleOf: (field) => TITLES[field as ResultField],
    stands: (field, found) => field.endsWith("Points") && found.has("score"),
  });
  const headOf = (field: ResultField): string | undefined =>
    heads.get(field) ?? (field.endsWith("Points") ? heads.get("score") : undefined);
  const told: Path[] = [];
  const open: number[] = [];
  const kept: { readonly row: Partial<Record<ResultField, unknown>>; readonly i: number }[] = [];
  const locate: Locate = ([, game, field]) =>
    table.locateCell(
      typeof game === "number" ? kept.at(game)?.i : undefined,
      field === undefined ? undefined : headOf(field as ResultField),
    );
  // A table of something else.
  if (missing.length === needed.length) return { issues, locate };
  table.rows.forEach((cells, i) => {
    const of = (head: Head): string => cell(cells, head);
    const score = heads.has("score") ? of("score") : undefined;
    const points = [
      heads.has("awayPoints") ? of("awayPoints") : score,
      heads.has("homePoints") ? of("homePoints") : score,
    ];
    // A game that is still to be played.
    if (missing.length === 0 && points.every((one) => one === "")) {
      open.push(i);
      return;
    }
    const at = kept.length;
    const wrong = (field: ResultField, message: string, hint?: string): void => {
      issues.push(fault("result-cell", message, { ...table.locateCell(i, headOf(field)), ...(hint && { hint }) }));
      told.push(["games", at, field]);
    };
    const row: Partial<Record<ResultField, unknown>> = {};
    if (heads.has("week") && of("week") !== "") {
      const week = /^(?:(?:week|round|w|r)\.?\s*)?(\d{1,3})$/i.exec(of("week"))?.[1];
      if (week === undefined) wrong("week", `the week cannot be "${of("week")}"; expected a number from 1`);
      else row.week = Number(week);
    }
    for (const side of ["away", "home"] as const) {
      row[side] = of(side);
      if (heads.has(side) && row[side] === "") wrong(side, `the ${TITLES[side]} team is missing`);
    }
    const both = SCORE.exec(score ?? "");
    if (score !== undefined && !heads.has("awayPoints") && !heads.has("homePoints") && !both)
      wrong("awayPoints", `the score cannot be "${score}"; expected points such as 17-20, visitor first`);
    (["awayPoints", "homePoints"] as const).forEach((field, side) => {
      const typed = heads.has(field) ? of(field) : both?.[side + 1];
      if (typed !== undefined && /^\d{1,3}$/.test(typed)) row[field] = Number(typed);
      else if (heads.has(field))
        wrong(field, `the ${TITLES[field]} cannot be "${of(field)}"; expected a whole number, 0 or more`);
      else told.push(["games", at, field]);
    });
    told.push(...missing.map((field): Path => ["games", at, field]));
    kept.push({ row, i });
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
  return { issues, locate, told, data: { games: kept.map(({ row }) => row) } };
}

const TITLES: Readonly<Record<ResultField, string>> = {
  week: "week",
  away: "away",
  home: "home",
  awayPoints: "away points",
  homePoints: "home points",
};
