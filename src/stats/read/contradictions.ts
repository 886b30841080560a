/**
 * Tables that contradict themselves: shares and averages that do not match their own numbers, and numbers that no season has. Such errors
 * show that a column was mistaken for another.
 */
import { fault, warning, type Issue } from "../../kernel/issue/index.js";
import { columnOf, columnsOf, type TableId } from "../columns.js";
import type { Head, HeadedGrid } from "./grid.js";
import { linesText } from "./left-out.js";
import type { Match } from "./match.js";
import { NOTHING, numberOf, styleOf } from "./numbers.js";
import { plainHead } from "./plain.js";
import { placeIn, type ReadRow } from "./read-rows.js";

/** A share or average that sites print next to the columns it is computed from. */
interface Rate {
  readonly heads: readonly string[];
  readonly of: string;
  readonly by: string;
  /** True for shares, which may be written as 62.5 or as .625. */
  readonly share?: true;
}

const heads = (list: string): string[] => list.split(",").map(plainHead);

const RATES: Readonly<Partial<Record<TableId, readonly Rate[]>>> = {
  passing: [
    {
      heads: heads("Cmp%,Pct,Comp%,Completion Percentage,Completion %"),
      of: "completions",
      by: "attempts",
      share: true,
    },
    { heads: heads("Y/A,YPA,Yds/Att,Avg,Yards per attempt,Passing Yards Per Attempt"), of: "yards", by: "attempts" },
    { heads: heads("Y/C,Yards per Completion"), of: "yards", by: "completions" },
    { heads: heads("TD%,Touchdown Percentage"), of: "touchdowns", by: "attempts", share: true },
    { heads: heads("Int%,Interception Percentage,Int Rate"), of: "interceptions", by: "attempts", share: true },
  ],
  rushing: [{ heads: heads("Y/A,YPC,Avg,Yards Per Carry,Yards per attempt"), of: "yards", by: "attempts" }],
  receiving: [
    { heads: heads("Y/R,YPR,Avg,Yards Per Reception,Yds/Rec"), of: "yards", by: "receptions" },
    { heads: heads("Ctch%,Catch%"), of: "receptions", by: "targets", share: true },
  ],
  punting: [{ heads: heads("Y/P,Avg,Gross Punting Average"), of: "yards", by: "punts" }],
  kicking: [{ heads: heads("FG%,FG Percentage,FG %"), of: "fieldGoals", by: "fieldGoalAttempts", share: true }],
  team: [
    { heads: heads("Cmp%,Completion %,Cmp %"), of: "completions", by: "passAttempts", share: true },
    { heads: heads("3D%"), of: "thirdDownConversions", by: "thirdDownAttempts", share: true },
    { heads: heads("4D%"), of: "fourthDownConversions", by: "fourthDownAttempts", share: true },
    { heads: heads("YPC"), of: "rushYards", by: "rushAttempts" },
  ],
};

/** Ratios of column totals that no complete table leaves. Wide enough for fictional leagues. */
const BOUNDS: Readonly<
  Partial<Record<TableId, readonly (readonly [of: string, by: string, from: number, to: number])[]>>
> = {
  passing: [
    ["yards", "attempts", 2.5, 14],
    ["completions", "attempts", 0.2, 0.95],
    ["interceptions", "attempts", 0, 0.2],
    ["touchdowns", "attempts", 0, 0.2],
    ["sackYards", "sacks", 2, 14],
  ],
  rushing: [
    ["yards", "attempts", 1.5, 10],
    ["touchdowns", "attempts", 0, 0.2],
  ],
  receiving: [
    ["yards", "receptions", 4, 25],
    ["touchdowns", "receptions", 0, 0.4],
  ],
  punting: [["yards", "punts", 25, 60]],
  returns: [
    ["kickReturnYards", "kickReturns", 8, 45],
    ["puntReturnYards", "puntReturns", 0, 30],
  ],
  team: [
    ["rushYards", "rushAttempts", 1.5, 10],
    ["passYards", "passAttempts", 2.5, 14],
    ["netPassYards", "passAttempts", 1.5, 14],
    ["completions", "passAttempts", 0.2, 0.95],
    ["sackYards", "sacks", 2, 14],
    ["puntYards", "punts", 25, 60],
  ],
};
/** Fewer plays than this prove nothing about a table. */
const LEAST_PLAYS = 100;
const LEAST_SACKS = 20;
/** Rows with fewer plays do not test an average. */
const LEAST_ROW = 10;
/** Minimum relative error of an average that shows that a column is another one. */
const FAR = 0.25;
/** Minimum share of contradicting rows that shows that a column is another one. */
const MOST = 0.5;

export function contradictions(
  grid: HeadedGrid,
  matches: readonly Match[],
  rows: readonly (readonly ReadRow[])[],
): Issue[] {
  const rates =
    matches.length === 1 ? (RATES[matches[0].table] ?? []).flatMap((rate) => rateIssues(grid, rate, rows[0])) : [];
  const means = matches.flatMap(({ table, columns }, i) => meanIssues(grid, table, columns, rows[i]));
  if (means.length > 0) return means;
  const bounds = matches.flatMap(({ table, columns, sides }, i) =>
    boundIssues(grid, table, (column) => (columns.get(column) ?? sides?.[0].get(column))?.[0], rows[i]),
  );
  return [...rates, ...bounds];
}

function rateIssues(grid: HeadedGrid, { heads: names, of, by, share }: Rate, rows: readonly ReadRow[]): Issue[] {
  const stand = grid.heads.filter(({ key }) => names.includes(key));
  // A heading that occurs twice belongs to two kinds of plays.
  if (stand.length !== 1) return [];
  const [head] = stand;
  const style = styleOf(grid.data.map((row) => grid.rows[row][head.column] ?? ""));
  const lineOf = new Map(grid.data.map((row) => [placeIn(grid, row, 0).line, row]));
  const wrong: { line: number; found: string; given: number }[] = [];
  let known = 0;
  for (const row of rows) {
    const [top, bottom] = [row.values[of], row.values[by]];
    const { line } = row.at();
    const at = lineOf.get(line);
    if (typeof top !== "number" || typeof bottom !== "number" || bottom < LEAST_ROW || at === undefined) continue;
    const cell = (grid.rows[at][head.column] ?? "").trim().replace(/%$/, "");
    const value = cell === "" || NOTHING.test(cell) ? undefined : numberOf(cell, "average", style);
    if (value === undefined) continue;
    known++;
    const decimals = /[.,](\d+)$/.exec(cell)?.[1].length ?? 0;
    const slack = 0.55 * 10 ** -decimals + 1e-9;
    const given = top / bottom;
    const fits = Math.abs(value - given) <= slack || (share && Math.abs(value - 100 * given) <= slack);
    if (!fits) wrong.push({ line: line!, found: cell, given: share && value > 1 ? 100 * given : given });
  }
  if (wrong.length === 0) return [];
  const [first] = wrong;
  const place = { ...placeIn(grid, lineOf.get(first.line)!, head.column, head.shown) };
  const message = `found ${first.found}; its row's ${of} and ${by} give ${first.given.toFixed(2)}`;
  // If a whole table of averages is far off, its columns are mixed up; single errors are typos, or another way to count.
  const far = wrong.filter(({ found: cell, given }) => !(Math.abs(Number(cell.replace(",", ".")) / given - 1) <= FAR));
  if (!share && known > 1 && far.length > MOST * known) {
    const hint = `${wrong.length} rows of ${known} disagree: the columns are not what their headings say, or their order is different`;
    return [fault("table-contradicts", message, { ...place, hint })];
  }
  const others = wrong.length === 1 ? "" : ` (${linesText(wrong.map(({ line }) => line))})`;
  return [warning("row-contradicts", `${message}${others}`, { ...place, hint: "check the row for a typo" })];
}

/** Statistics that may be fractional: tackles and sacks shared by two players. */
const HALVES = /^(?:sacks|tackles|assists|combined|tacklesForLoss|sacksMade|hits)$/;
/** Points per game: no league has ever scored fewer, and no season total is this low. */
const LEAST_POINTS = 4;

/** Recognizes averages per game by fractional counts: 34.6 attempts in a row, 106.3 yards. */
function meanIssues(grid: HeadedGrid, table: TableId, columns: Match["columns"], rows: readonly ReadRow[]): Issue[] {
  const counts = columnsOf(table).filter(
    (column) => /^(?:times|yards|points)$/.test(columnOf(table, column).unit) && !HALVES.test(column),
  );
  for (const one of counts) {
    const values = rows.map((row) => row.values[one]).filter((value): value is number => typeof value === "number");
    const broken = values.filter((value) => !Number.isInteger(value)).length;
    if (values.length < 2 || broken <= MOST * values.length) continue;
    const head = columns.get(one)?.[0] ?? grid.heads[0];
    return [
      fault(
        "table-means",
        `these are averages per game (${one} ${values.find((value) => !Number.isInteger(value))}); expected season totals`,
        {
          ...placeIn(grid, grid.headRow, head.column, head.shown),
          hint: "download the table of totals",
        },
      ),
    ];
  }
  return table === "team" ? pointIssues(grid, columns, rows) : [];
}

/** Points of a whole league that are too few for its games: points per game, or points in the standings. */
function pointIssues(grid: HeadedGrid, columns: Match["columns"], rows: readonly ReadRow[]): Issue[] {
  let [points, games, known] = [0, 0, 0];
  for (const { values } of rows) {
    const played =
      typeof values.games === "number"
        ? values.games
        : ["wins", "losses", "ties"].reduce((sum, column) => sum + Number(values[column] ?? 0), 0);
    if (typeof values.points !== "number" || played === 0) continue;
    [points, games, known] = [points + values.points, games + played, known + 1];
  }
  if (known < 2 || games < LEAST_GAMES || points >= LEAST_POINTS * games) return [];
  const head = columns.get("points")?.[0] ?? grid.heads.find(({ key }) => /^(?:p[fas]|pts|points)/.test(key)) ?? grid.heads[0]; // prettier-ignore
  const message = `all teams together have ${round(points)} points in ${games} games; expected those of the season`;
  const hint =
    "points per game and points in the standings are different figures; name the columns of points PF and PA";
  return [fault("table-means", message, { ...placeIn(grid, grid.headRow, head.column, head.shown), hint })];
}
const LEAST_GAMES = 10;

function boundIssues(
  grid: HeadedGrid,
  table: TableId,
  headOf: (column: string) => Head | undefined,
  rows: readonly ReadRow[],
): Issue[] {
  return (BOUNDS[table] ?? []).flatMap(([of, by, from, to]) => {
    let [top, bottom] = [0, 0];
    for (const { values } of rows) {
      const [a, b] = [values[of], values[by]];
      if (typeof a !== "number" || typeof b !== "number") continue;
      [top, bottom] = [top + a, bottom + b];
    }
    if (bottom < (by === "sacks" ? LEAST_SACKS : LEAST_PLAYS) || (top >= from * bottom && top <= to * bottom))
      return [];
    const head = headOf(of) ?? grid.heads[0];
    const message = `all rows together have ${round(top)} ${of} of ${round(bottom)} ${by}, ${(top / bottom).toFixed(2)} each; expected ${from} to ${to}`;
    // Pressbox's own column names are unambiguous.
    const isSure = [of, by].every((column) => headOf(column)?.key === plainHead(column));
    const hint = `the column is not ${of}, or "${headOf(by)?.shown ?? by}" is not ${by}; name them as pressbox new stats does`;
    return [
      (isSure ? warning : fault)("table-bounds", message, {
        ...placeIn(grid, grid.headRow, head.column, head.shown),
        hint,
      }),
    ];
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
