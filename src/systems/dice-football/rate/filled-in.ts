/** Statistics missing from a season's tables, and their replacements on the cards. */
import type { Row, Season, TeamRow } from "../../../stats/index.js";

export interface FilledIn {
  readonly what: string;
  readonly by: string;
  readonly teams: readonly string[];
}

type PlayerTable = "passing" | "rushing" | "receiving" | "defense" | "punting" | "returns";

/**
 * @param league true if the season's own average is used
 * @param guessed teams with defenders whose position is in no table
 */
export function filledIn(
  season: Season,
  teams: readonly string[],
  { year, league, guessed }: { readonly year: number; readonly league: boolean; readonly guessed: ReadonlySet<string> },
): FilledIn[] {
  const usual = league ? "the league's average" : `the average of ${year}`;
  const lacks =
    (side: "own" | "against", ...columns: readonly (keyof TeamRow)[]) =>
    (team: string): boolean =>
      columns.some((column) => season[side].get(team)?.[column] === undefined);
  const rowsOf = <T extends PlayerTable>(table: T, team: string): Row<T>[] =>
    (season.tables[table] as readonly (Row<T> & { readonly team: string })[]).filter((row) => row.team === team);
  const nobody = (table: PlayerTable) => (team: string) => rowsOf(table, team).length === 0;
  const noneOf =
    <T extends PlayerTable>(table: T, ...columns: readonly (keyof Row<T>)[]) =>
    (team: string): boolean => {
      const rows = rowsOf(table, team);
      return rows.length > 0 && rows.every((row) => columns.every((column) => row[column] === undefined));
    };
  const list: readonly (readonly [what: string, by: string, lacking: (team: string) => boolean])[] = [
    ["linemen of the offense", "places without names, as good as the team's runs and sacks", () => true],
    ["starts", "who played most starts", () => true],
    ["passes allowed", "an average defense", lacks("against", "passAttempts", "completions")],
    ["rushes allowed", "an average defense", lacks("against", "rushAttempts", "rushYards")],
    ["interceptions made", "an average defense", lacks("against", "interceptions")],
    ["sacks", usual, lacks("own", "sacks")],
    ["sacks made", "an average defense", lacks("against", "sacks")],
    ["passers", "a nameless one with the team's figures", nobody("passing")],
    ["runners", "nameless ones who share the team's carries, yards and touchdowns", nobody("rushing")],
    ["receivers", "shares of the team's catches, yards and touchdowns by position", nobody("receiving")],
    ["defenders", "nameless ones who play as their team", nobody("defense")],
    [
      "positions of some defenders",
      "guesses from tackles behind the line, assists and passes defended",
      (team) => guessed.has(team),
    ],
    ["tackles", "positions", noneOf("defense", "tackles", "combined")],
    ["sacks of defenders", "shares of their positions", noneOf("defense", "sacks")],
    ["interceptions of defenders", "shares of their positions", noneOf("defense", "interceptions")],
    ["field goals", usual, lacks("own", "fieldGoalAttempts", "fieldGoals")],
    ["punts", usual, nobody("punting")],
    ["punts by their ends", "an average team", noneOf("punting", "returned")],
    ["returners", "a nameless one", nobody("returns")],
  ];
  return list.flatMap(([what, by, lacking]) => {
    const found = teams.filter(lacking);
    return found.length === 0 ? [] : [{ what, by, teams: found }];
  });
}
