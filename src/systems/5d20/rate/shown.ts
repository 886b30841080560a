/** The statistics that are printed beside a chart. */
import type { Row, Season } from "../../../stats/index.js";
import type { Shown, ShownTable } from "../rules/index.js";

/** Rows of each table that the page has room for. */
const ROWS = { passing: 2, rushing: 6, receiving: 9, kicking: 2, punting: 1, defense: 10 } as const;

type Cell = string | number;
const cell = (value: number | undefined): Cell => value ?? "";

export function shownOf(team: string, season: Season): Shown {
  const own = season.own.get(team)!;
  const against = season.against.get(team)!;
  const pair = (label: string, mine: number | undefined, theirs: number | undefined) =>
    mine === undefined && theirs === undefined ? [] : [{ label, value: `${mine ?? "-"} : ${theirs ?? "-"}` }];
  const players: ShownTable[] = [];
  const add = <R extends { readonly team: string; readonly player: string }>(
    title: keyof typeof ROWS,
    rows: readonly R[],
    by: (row: R) => number,
    heads: readonly string[],
    cells: (row: R) => readonly Cell[],
  ): void => {
    const best = rows
      .filter((row) => row.team === team && by(row) > 0)
      .sort((a, b) => by(b) - by(a) || (a.player < b.player ? -1 : 1))
      .slice(0, ROWS[title]);
    if (best.length > 0)
      players.push({ title, heads: ["", ...heads], rows: best.map((row) => [row.player, ...cells(row)]) });
  };
  const { tables } = season;
  add(
    "passing",
    tables.passing,
    (r) => r.attempts,
    ["ATT", "CMP", "YDS", "TD", "INT"],
    (r) => [r.attempts, r.completions, r.yards, cell(r.touchdowns), r.interceptions],
  );
  add(
    "rushing",
    tables.rushing,
    (r) => r.attempts,
    ["ATT", "YDS", "TD"],
    (r) => [r.attempts, r.yards, cell(r.touchdowns)],
  );
  add(
    "receiving",
    tables.receiving,
    (r) => r.receptions,
    ["REC", "YDS", "TD"],
    (r) => [r.receptions, r.yards, cell(r.touchdowns)],
  );
  add(
    "kicking",
    tables.kicking,
    (r) => (r.fieldGoalAttempts ?? 0) + (r.extraPointAttempts ?? 0),
    ["FG", "XP"],
    (r) => [of(r.fieldGoals, r.fieldGoalAttempts), of(r.extraPoints, r.extraPointAttempts)],
  );
  add(
    "punting",
    tables.punting,
    (r) => r.punts,
    ["NO", "AVG"],
    (r) => [r.punts, average(r)],
  );
  add(
    "defense",
    tables.defense,
    (r) => 2 * (r.sacks ?? 0) + 3 * (r.interceptions ?? 0),
    ["SACK", "INT"],
    (r) => [cell(r.sacks), cell(r.interceptions)],
  );
  return {
    team: [
      ...pair("Points", own.points, against.points),
      ...pair("Rush", own.rushAttempts, against.rushAttempts),
      ...pair("Rush yards", own.rushYards, against.rushYards),
      ...pair("Pass", own.passAttempts, against.passAttempts),
      ...pair("Completions", own.completions, against.completions),
      ...pair("Pass yards", own.passYards, against.passYards),
      ...pair("Intercepted", own.interceptions, against.interceptions),
      ...pair("Sacked", own.sacks, against.sacks),
      ...pair("Fumbles lost", own.fumblesLost, against.fumblesLost),
    ],
    players,
  };
}

const of = (made: number | undefined, tried: number | undefined): Cell =>
  tried === undefined || made === undefined ? cell(made) : `${made}-${tried}`;
const average = ({ yards, punts, average: each }: Row<"punting">): Cell => {
  const value = each ?? (yards === undefined ? undefined : yards / punts);
  return value === undefined ? "" : Math.round(value * 10) / 10;
};
