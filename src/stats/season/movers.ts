/**
 * Players with several teams in a season: split by their rows per team, by what is missing from their teams' totals, or by a small table of
 * moves.
 */
import { fault, suggestHint, warning, type Issue, type Place } from "../../kernel/issue/index.js";
import { columnOf, TABLES, type TableId } from "../columns.js";
import { withHeads, type Grid } from "../read/grid.js";
import { leaveRow, type LeftOut } from "../read/left-out.js";
import { nameKey, playerName, teamsIn } from "../read/names.js";
import type { Mover, ReadRow } from "../read/read.js";
import { CAUGHT, TEAM_SUMS } from "./team-sums.js";

type Values = Readonly<Record<string, string | number>>;

/** The statistic that identifies a player's row. */
const MAIN: Readonly<Partial<Record<TableId, string>>> = {
  passing: "attempts",
  rushing: "attempts",
  receiving: "receptions",
  kicking: "fieldGoalAttempts",
  punting: "punts",
};
const MAIN_WORDS: Readonly<Partial<Record<TableId, string>>> = {
  passing: "passes",
  rushing: "rushes",
  receiving: "catches",
  kicking: "field goals tried",
  punting: "punts",
};

/** A player's games with each of his teams, from `moves.csv`. */
export interface Move {
  readonly player: string;
  readonly team: string;
  readonly games: number;
  readonly place: Place;
}

/** The rows of a moves table, and its errors. */
export function movesOf(grid: Grid): { readonly moves: readonly Move[]; readonly issues: readonly Issue[] } {
  const headed = withHeads(grid);
  const at = (...keys: string[]) => headed?.heads.find(({ key }) => keys.includes(key))?.column;
  const [player, team, games] = [at("player", "name"), at("team", "tm"), at("games", "g", "gp")];
  if (!headed || player === undefined || team === undefined || games === undefined) {
    const top = grid.rows.findIndex((row) => row.length > 0);
    const issue = fault("moves-heads", "the table of moves is missing a column; expected player, team, games", {
      file: grid.file,
      ...(top < 0 ? {} : grid.at(top, 0)),
      hint: "write a row for each player and team, with his games for that team",
    });
    return { moves: [], issues: [issue] };
  }
  const issues: Issue[] = [];
  const moves = headed.data.map((row): Move => {
    const cell = (column: number): string => (headed.rows[row][column] ?? "").trim();
    const count = Number(cell(games));
    const at = (column: number): Place => ({ file: grid.file, ...grid.at(row, column) });
    if (!(count > 0))
      issues.push(fault("moves-games", `found "${cell(games)}" games; expected a number above 0`, at(games)));
    return {
      player: playerName(cell(player)).player,
      team: teamsIn(cell(team)).teams[0] ?? cell(team),
      games: count,
      place: at(player),
    };
  });
  const men = new Map<string, Move[]>();
  for (const move of moves) men.set(keyOf(move.player), [...(men.get(keyOf(move.player)) ?? []), move]);
  for (const [move, ...others] of men.values())
    if (others.length === 0)
      issues.push(
        fault("moves-team", `${move.player} has one team here; expected each of his teams`, {
          ...move.place,
          hint: "write a row for each team that he played for",
        }),
      );
  return { moves, issues };
}

export interface Settled {
  /** Rows for each of a player's teams, counted like rows that were read. */
  readonly rows: readonly {
    readonly table: TableId;
    readonly values: Values;
    readonly row: ReadRow;
    readonly how: "teams" | "moves";
  }[];
  readonly issues: readonly Issue[];
}

export function settleMovers(
  movers: readonly Mover[],
  tables: Readonly<Record<TableId, readonly ReadRow[]>>,
  moves: readonly Move[],
  leftOut: LeftOut[],
): Settled {
  const rows: Settled["rows"][number][] = [];
  const lost = new Map<string, Mover[]>();
  const own = new Map(
    tables.team.flatMap(({ values }) =>
      values.side === "against" || values.week !== undefined ? [] : [[String(values.team), values] as const],
    ),
  );
  for (const mover of movers) {
    const { table, row } = mover;
    const place = row.at() as ReturnType<ReadRow["at"]> & { readonly detail?: { readonly sheet?: string } };
    const leave = (reason: "parts" | "movers"): void => leaveRow(leftOut, reason, row);
    if (hasParts(mover, tables[table])) {
      leave("parts");
      continue;
    }
    const his = moves.filter(({ player }) => sameName(player, row));
    const parts = his.length > 0 ? byGames(mover, his) : byTeams(mover, movers, tables, own);
    if (parts) {
      rows.push(
        ...parts.map((values) => ({
          table,
          values,
          row,
          how: his.length > 0 ? ("moves" as const) : ("teams" as const),
        })),
      );
      continue;
    }
    leave("movers");
    const key = `${table}\t${place.file}\t${place.detail?.sheet ?? ""}`;
    lost.set(key, [...(lost.get(key) ?? []), mover]);
  }
  return { rows, issues: [...[...lost.values()].map(lostIssue), ...idleMoves(moves, movers)] };
}

/** Moves of players without a combined row: a misspelled name, or rows already by team. */
function idleMoves(moves: readonly Move[], movers: readonly Mover[]): Issue[] {
  const known = new Set(movers.map(({ row }) => keyOf(String(row.values.player))));
  const idle = moves.filter(
    ({ player }, i) => !known.has(keyOf(player)) && moves.findIndex((one) => keyOf(one.player) === keyOf(player)) === i,
  );
  return idle.map(({ player, place }) => {
    const hint =
      suggestHint(
        player,
        movers.map(({ row }) => String(row.values.player)),
      ) ?? "remove his rows, or correct his name";
    return warning("moves-unused", `${player} has no row for several teams in the tables`, { ...place, hint });
  });
}

const keyOf = nameKey;

const sameName = (player: string, { values }: ReadRow): boolean => keyOf(player) === keyOf(String(values.player));

/** True if his rows by team add up to his totals. */
function hasParts({ table, row, teams }: Mover, rows: readonly ReadRow[]): boolean {
  const his = rows.filter(
    (other) =>
      sameName(String(row.values.player), other) && (teams.length === 0 || teams.includes(String(other.values.team))),
  );
  if (his.length === 0) return false;
  const figures = Object.entries(row.values).filter(
    ([column, value]) =>
      typeof value === "number" && isSummed(table, column) && his.some(({ values }) => values[column] !== undefined),
  );
  return figures.every(
    ([column, value]) => his.reduce((sum, { values }) => sum + Number(values[column] ?? 0), 0) === value,
  );
}

const isSummed = (table: TableId, column: string): boolean => {
  const { unit } = columnOf(table, column);
  return column !== "season" && column !== "games" && unit !== "word" && unit !== "longest" && unit !== "average";
};

/** His statistics divided by games; the largest remainders are rounded up, so that his totals stay the same. */
function byGames({ table, row }: Mover, moves: readonly Move[]): Values[] {
  const all = moves.reduce((sum, { games }) => sum + games, 0);
  const parts: Record<string, string | number>[] = moves.map(({ team, games }) => ({ ...row.values, team, games }));
  for (const [column, value] of Object.entries(row.values)) {
    if (typeof value !== "number" || !isSummed(table, column)) continue;
    const exact = moves.map(({ games }) => (value * games) / all);
    const whole = exact.map(Math.trunc);
    const order = exact.map((_, i) => i).sort((a, b) => Math.abs(exact[b] - whole[b]) - Math.abs(exact[a] - whole[a]));
    let rest = value - whole.reduce((sum, part) => sum + part, 0);
    for (const i of order) {
      const step = Math.sign(rest) * Math.min(1, Math.abs(rest));
      whole[i] += step;
      rest -= step;
    }
    parts.forEach((part, i) => (part[column] = whole[i]));
  }
  return parts;
}

/** What his teams' totals have beyond their other players, if that equals his own totals. */
function byTeams(
  mover: Mover,
  movers: readonly Mover[],
  tables: Readonly<Record<TableId, readonly ReadRow[]>>,
  own: ReadonlyMap<string, Values>,
): Values[] | undefined {
  const { table, row, teams } = mover;
  const sums = [...TEAM_SUMS, ...CAUGHT].filter(([, from]) => from === table);
  const main = MAIN[table];
  if (main === undefined || row.values[main] === undefined) return undefined;
  const others = movers.filter((other) => other.table === table && other !== mover);
  const isOpen = (team: string): boolean =>
    others.some((other) => other.teams.length === 0 || other.teams.includes(team));
  const rest = (team: string, column: string, from: string): number | undefined => {
    const total = own.get(team)?.[column];
    if (typeof total !== "number") return undefined;
    return tables[table].reduce(
      (left, { values }) => left - (values.team === team ? Number(values[from] ?? 0) : 0),
      total,
    );
  };
  const [mainColumn] = sums.find(([, , from]) => from === main) ?? [];
  if (mainColumn === undefined) return undefined;
  const candidates = (teams.length > 0 ? teams : [...own.keys()]).filter(
    (team) => (rest(team, mainColumn, main) ?? 0) > 0,
  );
  if (candidates.length < 2 || candidates.some(isOpen)) return undefined;
  const parts = candidates.map((team) => {
    const values: Record<string, string | number> = { player: row.values.player, team };
    if (row.values.position !== undefined) values.position = row.values.position;
    for (const [column, , from] of sums) {
      const left = rest(team, column, from);
      if (row.values[from] !== undefined && left !== undefined) values[from] = left;
    }
    return values;
  });
  const fits = sums.every(([, , from]) => {
    const value = row.values[from];
    const given = parts.map((part) => part[from]);
    return (
      typeof value !== "number" ||
      given.some((part) => part === undefined) ||
      given.reduce((sum: number, part) => sum + Number(part), 0) === value
    );
  });
  return fits ? parts : undefined;
}

/** Maximum names listed in a warning; the rest are counted. */
const MOST_NAMES = 40;

function lostIssue(movers: readonly Mover[]): Issue {
  const [{ table, row }] = movers;
  const main = MAIN[table];
  const words = MAIN_WORDS[table];
  const count = (mover: Mover): number | undefined => {
    const value = main === undefined ? undefined : mover.row.values[main];
    return typeof value === "number" ? value : undefined;
  };
  const names = movers.slice(0, MOST_NAMES).map((mover) => {
    const value = count(mover);
    return `${mover.row.values.player}${value === undefined ? "" : ` (${value} ${words})`}`;
  });
  const sum = movers.reduce((all, mover) => all + (count(mover) ?? 0), 0);
  const more = movers.length > MOST_NAMES ? `, and ${movers.length - MOST_NAMES} more` : "";
  const who = movers.length === 1 ? "a player of several teams is" : `${movers.length} players of several teams are`;
  const total = movers.length > 1 && words !== undefined ? `, ${sum} ${words} in all` : "";
  return warning("stats-movers", `${TABLES[table].title}: ${who} left out${total}: ${names.join(", ")}${more}`, {
    ...row.at("team"),
    hint: "write a row for each of his teams, or name them in moves.csv (player, team, games) in the same folder",
  });
}
