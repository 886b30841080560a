/** Standings as a fold of results, with the tie-breaks as a list. */
import { gamesOf, letterOf } from "../../../league/results.js";
import type { CupResult, PointsRule } from "./types.js";

export type TableResult = Pick<CupResult, "away" | "home" | "awayPoints" | "homePoints">;

export interface Standing {
  readonly team: string;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  /** Of the table: 2-1-0 as a rule. */
  readonly points: number;
  /** Share of wins, a tie half a win; 0 before the first game. */
  readonly share: number;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
  readonly difference: number;
  /** Games in a row with the last result: `W3`, `L1`, `T2`; empty before the first game. */
  readonly streak: string;
  /** 1 = best. */
  readonly rank: number;
  /** Id of the tie-break that put this team behind the one above it; absent where table points did. */
  readonly by?: TieBreakId;
}

export const TIE_BREAK_IDS = ["points", "headToHead", "headToHeadDifference", "difference", "scored", "lot"] as const;
export type TieBreakId = (typeof TIE_BREAK_IDS)[number];

type Row = Omit<Standing, "rank" | "by">;

/** What a comparison may look at; `among` are the rows that are still level. */
export interface Comparison {
  readonly among: readonly Row[];
  readonly results: readonly TableResult[];
  readonly rule: PointsRule;
  readonly lots: readonly string[];
}

/** A comparison: higher is better. Those that stay level go on to the next one, looked at among themselves. */
export interface TieBreak {
  readonly id: TieBreakId;
  readonly words: string;
  /** For the foot of the printed table. */
  readonly meaning: string;
  value(row: Row, comparison: Comparison): number;
}

const outcome = (own: number, other: number, rule: PointsRule): number =>
  own > other ? rule.win : own < other ? rule.loss : rule.tie;

/** Sums over the games of a row against the rows that it is level with. */
function among(row: Row, { among: rows, results }: Comparison, value: (own: number, other: number) => number): number {
  const rivals = new Set(rows.map(({ team }) => team));
  let sum = 0;
  for (const { away, home, awayPoints, homePoints } of results) {
    if (!rivals.has(away) || !rivals.has(home)) continue;
    if (away === row.team) sum += value(awayPoints, homePoints);
    else if (home === row.team) sum += value(homePoints, awayPoints);
  }
  return sum;
}

/** THE order of the table. */
export const TIE_BREAKS: readonly TieBreak[] = [
  { id: "points", words: "points", meaning: "points of the table", value: (row) => row.points },
  {
    id: "headToHead",
    words: "head-to-head",
    meaning: "points of the games between the teams that are level",
    value: (row, c) => among(row, c, (own, other) => outcome(own, other, c.rule)),
  },
  {
    id: "headToHeadDifference",
    words: "head-to-head difference",
    meaning: "point difference of these games",
    value: (row, c) => among(row, c, (own, other) => own - other),
  },
  { id: "difference", words: "difference", meaning: "point difference of all games", value: (row) => row.difference },
  { id: "scored", words: "points scored", meaning: "points scored in all games", value: (row) => row.pointsFor },
  {
    id: "lot",
    words: "lot",
    meaning: "a lot, drawn from the seed before the season",
    value: (row, { lots }) => -lots.indexOf(row.team),
  },
];

/** Words of a tie-break. */
export const tieBreakWords = (id: TieBreakId): string => TIE_BREAKS.find((one) => one.id === id)!.words;

interface Ranked {
  readonly row: Row;
  readonly by?: TieBreakId;
}

/** Best first. Each tie-break splits the teams that the ones before it left level. */
function rank(rows: readonly Row[], breaks: readonly TieBreak[], context: Omit<Comparison, "among">): Ranked[] {
  const [first, ...later] = breaks;
  if (rows.length < 2 || !first) return rows.map((row) => ({ row }));
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const value = first.value(row, { ...context, among: rows });
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  return [...groups.keys()]
    .sort((a, b) => b - a)
    .flatMap((value, i) => {
      const inside = rank(groups.get(value)!, later, context);
      if (i === 0 || first.id === "points") return inside;
      const [head, ...rest] = inside;
      return [{ row: head.row, by: first.id }, ...rest];
    });
}

/** The row of one team, without its rank. */
export function rowOf(team: string, results: readonly TableResult[], rule: PointsRule): Row {
  const games = gamesOf(results, team);
  const letters = games.map(letterOf);
  const count = (letter: string): number => letters.filter((one) => one === letter).length;
  const [wins, losses, ties] = [count("W"), count("L"), count("T")];
  const pointsFor = games.reduce((sum, { own }) => sum + own, 0);
  const pointsAgainst = games.reduce((sum, { other }) => sum + other, 0);
  const last = letters.at(-1);
  const run = letters.length - 1 - letters.findLastIndex((letter) => letter !== last);
  return {
    team,
    played: games.length,
    wins,
    losses,
    ties,
    points: wins * rule.win + ties * rule.tie + losses * rule.loss,
    share: games.length === 0 ? 0 : (wins + ties / 2) / games.length,
    pointsFor,
    pointsAgainst,
    difference: pointsFor - pointsAgainst,
    streak: last === undefined ? "" : `${last}${run}`,
  };
}

/** The table: every team's row, best first. `results` in the order of play; `lots` first drawn first. */
export function standingsOf(
  teams: readonly string[],
  results: readonly TableResult[],
  rule: PointsRule,
  lots: readonly string[],
): Standing[] {
  const rows = teams.map((team) => rowOf(team, results, rule));
  return rank(rows, TIE_BREAKS, { results, rule, lots }).map(({ row, by }, i) => ({
    ...row,
    rank: i + 1,
    ...(by ? { by } : {}),
  }));
}
