/** Totals that must balance: players against their team, teams against opponents, games against standings, points against scoring plays. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import type { TableId } from "../columns.js";
import { CAUGHT, TEAM_SUMS } from "./team-sums.js";

type Values = Readonly<Record<string, string | number>>;
type Tables = Readonly<Record<TableId, readonly Values[]>>;

/** Two counts of the same thing. */
export interface Balance {
  /** Which totals are compared: `players`, `opponents`, `games` or `points`. */
  readonly book: "players" | "opponents" | "games" | "points";
  /** Absent if it covers all teams together. */
  readonly team?: string;
  readonly column: string;
  /** Names and values of the two counts. */
  readonly left: { readonly words: string; readonly value: number };
  readonly right: { readonly words: string; readonly value: number };
  /** The tables of both counts. */
  readonly tables: readonly [left: TableId, right: TableId];
  readonly closes: boolean;
}

/** Normal differences in official scoring: laterals, aborted snaps, corrected games. */
const FEW = 3;
const SHARE = 0.015;
export const isFew = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(FEW, SHARE * Math.max(Math.abs(a), Math.abs(b)));

/** Columns whose player totals are compared: individual achievements. */
const OF_PLAYERS = new Set([
  "passAttempts",
  "completions",
  "passYards",
  "passTouchdowns",
  "interceptions",
  "rushAttempts",
  "rushYards",
  "rushTouchdowns",
  "fieldGoals",
  "punts",
]);

/** Player sums against their team's rows, both as read. */
export function playerBalances(tables: Tables): Balance[] {
  const own = tables.team.filter(({ side }) => side !== "against");
  const balances: Balance[] = [];
  const compare = (column: string, table: TableId, from: string): void => {
    if (!tables[table].some((row) => row[from] !== undefined)) return;
    const sums = sumBy(tables[table], from);
    for (const row of own) {
      const [team, total] = [String(row.team), row[column]];
      const sum = sums.get(team);
      if (typeof total !== "number" || sum === undefined) continue;
      balances.push({
        book: "players",
        team,
        column,
        left: { words: "the team", value: total },
        right: { words: `its players in ${table}`, value: sum },
        tables: ["team", table],
        closes: isFew(total, sum),
      });
    }
  };
  for (const [column, table, from] of TEAM_SUMS) if (OF_PLAYERS.has(column)) compare(column, table, from);
  for (const [column, table, from] of CAUGHT) if (column !== "passYards") compare(column, table, from);
  // Even without team tables, catches must equal completions.
  if (own.length === 0) balances.push(...caught(tables));
  return balances;
}

function caught({ passing, receiving }: Tables): Balance[] {
  const [threw, took] = [sumBy(passing, "completions"), sumBy(receiving, "receptions")];
  return [...threw].flatMap(([team, value]) => {
    const other = took.get(team);
    return other === undefined
      ? []
      : [
          {
            book: "players" as const,
            team,
            column: "completions",
            left: { words: "its passers", value },
            right: { words: "its receivers", value: other },
            tables: ["passing", "receiving"] as const,
            closes: isFew(value, other),
          },
        ];
  });
}

function sumBy(rows: readonly Values[], column: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = row[column];
    if (typeof value === "number") sums.set(String(row.team), (sums.get(String(row.team)) ?? 0) + value);
  }
  return sums;
}

/** A team's record and points against its games. Only for teams with all of their games. */
export function gameBalances(tables: Tables): Balance[] {
  const sums = new Map<string, { games: number; wins: number; points: number; allowed: number }>();
  for (const { away, home, awayPoints, homePoints, kind } of tables.games) {
    if (typeof awayPoints !== "number" || typeof homePoints !== "number" || !/^(?:|reg)$/i.test(String(kind ?? "")))
      continue;
    for (const [team, mine, theirs] of [
      [String(away), awayPoints, homePoints],
      [String(home), homePoints, awayPoints],
    ] as const) {
      const sum = sums.get(team) ?? { games: 0, wins: 0, points: 0, allowed: 0 };
      sums.set(team, {
        games: sum.games + 1,
        wins: sum.wins + Number(mine > theirs),
        points: sum.points + mine,
        allowed: sum.allowed + theirs,
      });
    }
  }
  return tables.team.flatMap((row) => {
    const team = String(row.team);
    const sum = sums.get(team);
    if (!sum || (typeof row.games === "number" && row.games !== sum.games)) return [];
    const pairs: (readonly [string, number])[] =
      row.side === "against"
        ? [["points", sum.allowed]]
        : [
            ["points", sum.points],
            ["wins", sum.wins],
          ];
    return pairs.flatMap(([column, value]): Balance[] => {
      const stated = row[column];
      if (typeof stated !== "number") return [];
      const side = row.side === "against" ? "the opponents" : "the team";
      return [
        {
          book: "games",
          team,
          column: row.side === "against" ? `${column} of opponents` : column,
          left: { words: side, value: stated },
          right: { words: "its games", value },
          tables: ["team", "games"],
          closes: stated === value,
        },
      ];
    });
  });
}

/** Allowance for points that no column counts, such as two-point conversions and safeties. */
const UNCOUNTED = { each: 0.2, least: 24 };

/** Points against touchdowns and kicks. */
export function pointBalances(own: ReadonlyMap<string, Values>): Balance[] {
  return [...own].flatMap(([team, row]): Balance[] => {
    const { points, passTouchdowns, rushTouchdowns, fieldGoals, extraPoints } = row;
    const parts = [passTouchdowns, rushTouchdowns, fieldGoals, extraPoints];
    if (typeof points !== "number" || parts.some((part) => typeof part !== "number")) return [];
    const value = 6 * (Number(passTouchdowns) + Number(rushTouchdowns)) + 3 * Number(fieldGoals) + Number(extraPoints);
    return [
      {
        book: "points",
        team,
        column: "points",
        left: { words: "the team", value: points },
        right: { words: "its touchdowns and kicks", value },
        tables: ["team", "team"],
        closes: points >= value && points <= value * (1 + UNCOUNTED.each) + UNCOUNTED.least,
      },
    ];
  });
}

/** Maximum teams named in a warning. */
const MOST_TEAMS = 3;

/**
 * One warning per column that does not balance, naming the teams that are farthest off and both files.
 * @param fileOf a table's file; undefined if it has none, such as totals added up from players
 */
export function balanceIssues(balances: readonly Balance[], fileOf: (table: TableId) => string | undefined): Issue[] {
  const open = balances.filter(({ closes }) => !closes);
  const groups = new Map<string, Balance[]>();
  for (const one of open) {
    const key = `${one.book}\t${one.column}\t${one.right.words}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const off = ({ left, right }: Balance): number => Math.abs(left.value - right.value);
    const worst = [...group].sort((a, b) => off(b) - off(a)).slice(0, MOST_TEAMS);
    const list = worst
      .map(({ team, left, right }) => `${team} ${shown(left.value)} and ${shown(right.value)}`)
      .join(", ");
    const [{ book, column, left, right, tables }] = group;
    const [file, other] = tables.map(fileOf);
    const more = group.length > worst.length ? ` and ${group.length - worst.length} more teams` : "";
    const of = balances.filter(
      (one) => one.book === book && one.column === column && one.right.words === right.words,
    ).length;
    const where = file === undefined || other === undefined || other === file ? "" : ` (${other})`;
    const message = `${column}: ${left.words} and ${right.words}${where} differ: ${list}${more} (${group.length} of ${of} teams)`;
    return warning("stats-balance", message, { file: file ?? other, hint: HINTS[book] });
  });
}

const HINTS = {
  players: "rows of players are missing, repeated, or of another season",
  opponents: "a row is missing or of another season",
  games: "a game is missing or of another season, or the record is",
  points: "look at the team's points, touchdowns and kicks",
} as const;

const shown = (value: number): string => String(Math.round(value * 10) / 10);
