/** Statistics missing from the tables, and the defaults used in their place. */
import type { Row, Season, TeamRow } from "../../../../stats/index.js";
import { lineOf } from "../defense/defenders.js";

/** A statistic that was not in the tables. */
export interface FilledIn {
  readonly what: string;
  /** Its replacement. */
  readonly by: string;
  readonly teams: readonly string[];
}

type Column = keyof TeamRow;
interface Sides {
  readonly own: TeamRow;
  readonly against: TeamRow;
}
/** Rows of a team's players. */
type PlayerTable = "passing" | "rushing" | "receiving" | "defense" | "punting" | "returns";

/** @param league true if the season's own average comes before that of its year */
export function filledIn(season: Season, teams: readonly string[], year: number, league: boolean): FilledIn[] {
  const era = `the average of ${year}`;
  const usual = league ? "the league's average" : era;
  const sacks = [...season.own.values()].some((row) => row.sacks !== undefined) ? usual : era;
  const lacks =
    (side: keyof Sides, ...columns: readonly Column[]) =>
    (team: string): boolean =>
      columns.some((column) => (side === "own" ? season.own : season.against).get(team)?.[column] === undefined);
  const rowsOf = <T extends PlayerTable>(table: T, team: string): Row<T>[] =>
    (season.tables[table] as readonly (Row<T> & { readonly team: string })[]).filter((row) => row.team === team);
  const nobody =
    (table: PlayerTable) =>
    (team: string): boolean =>
      rowsOf(table, team).length === 0;
  /** Players are listed, but none has a value in any of the columns. */
  const noneOf =
    <T extends PlayerTable>(table: T, ...columns: readonly (keyof Row<T>)[]) =>
    (team: string): boolean => {
      const rows = rowsOf(table, team);
      return rows.length > 0 && rows.every((row) => columns.every((column) => row[column] === undefined));
    };
  const unplaced = (team: string): boolean => {
    const rows = rowsOf("defense", team);
    return rows.length > 0 && rows.every(({ position }) => lineOf(position) === undefined);
  };
  const list: readonly (readonly [what: string, by: string, lacking: (team: string) => boolean])[] = [
    ["passes allowed", usual, lacks("against", "passAttempts", "completions", "passYards")],
    ["rushes allowed", usual, lacks("against", "rushAttempts", "rushYards")],
    ["interceptions made", usual, lacks("against", "interceptions")],
    ["sacks", sacks, lacks("own", "sacks")],
    ["sacks made", sacks, lacks("against", "sacks")],
    ["scrambles", "a share of the passers' rushes", lacks("own", "scrambles")],
    ["passes by their depth", "yards per completion and completion percentage", lacks("own", "shortAttempts")],
    ["passers", "a nameless one with the team's figures", nobody("passing")],
    ["runners", "a nameless one with the team's figures", nobody("rushing")],
    ["receivers", "nameless ones with the team's figures", nobody("receiving")],
    ["targets", "receptions", noneOf("receiving", "targets")],
    ["defenders", "nameless ones who play as their team", nobody("defense")],
    ["positions of defenders", "a guess from sacks and interceptions", unplaced],
    ["tackles", "positions", noneOf("defense", "tackles", "combined")],
    ["sacks of defenders", "positions", noneOf("defense", "sacks")],
    ["passes broken up", "interceptions and positions", noneOf("defense", "passesDefended")],
    ["fumbles", "5 of 20 lost and recovered", lacks("own", "fumbles", "fumblesLost")],
    ["penalties", "an average team", lacksPenalties(season)],
    ["field goals", era, lacks("own", "fieldGoalAttempts", "fieldGoals")],
    [
      "field goals by distance",
      `the share of all, and ${era}`,
      (team) => lacks("own", "tried30")(team) && !lacks("own", "fieldGoalAttempts", "fieldGoals")(team),
    ],
    ["kickoffs into the end zone", era, lacks("own", "kickoffs", "kickoffTouchbacks")],
    ["punts", era, lacks("own", "punts", "puntYards")],
    [
      "punts by their ends",
      "an average team",
      noneOf("punting", "downed", "fairCatches", "returned", "touchbacks", "inside20"),
    ],
    ["returners", "nameless ones", nobody("returns")],
    ["points", "an even score", (team) => lacks("own", "points")(team) || lacks("against", "points")(team)],
  ];
  return list.flatMap(([what, by, lacking]) => {
    const found = teams.filter(lacking);
    return found.length === 0 ? [] : [{ what, by, teams: found }];
  });
}

function lacksPenalties({ own, tables }: Season): (team: string) => boolean {
  const named = new Set(tables.penalties.map(({ team }) => team));
  return (team) => !named.has(team) && own.get(team)?.penalties === undefined;
}
