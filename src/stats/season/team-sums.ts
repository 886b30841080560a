/** Which player totals add up to a team statistic. */
import type { TableId } from "../columns.js";

/** Team column <- table and column of its players. */
export const TEAM_SUMS: readonly (readonly [column: string, table: TableId, from: string])[] = [
  ["passAttempts", "passing", "attempts"],
  ["completions", "passing", "completions"],
  ["passYards", "passing", "yards"],
  ["passTouchdowns", "passing", "touchdowns"],
  ["interceptions", "passing", "interceptions"],
  ["sacks", "passing", "sacks"],
  ["sackYards", "passing", "sackYards"],
  ...["short", "medium", "long"].flatMap((depth) =>
    ["Attempts", "Completions", "Yards"].map((what) => [`${depth}${what}`, "passing", `${depth}${what}`] as const),
  ),
  ["rushAttempts", "rushing", "attempts"],
  ["rushYards", "rushing", "yards"],
  ["rushTouchdowns", "rushing", "touchdowns"],
  ["kneels", "rushing", "kneels"],
  ["scrambles", "rushing", "scrambles"],
  ["scrambleYards", "rushing", "scrambleYards"],
  ...[
    "fieldGoals",
    "fieldGoalAttempts",
    "made0",
    "tried0",
    "made20",
    "tried20",
    "made30",
    "tried30",
    "made40",
    "tried40",
    "made50",
    "tried50",
  ].map((column) => [column, "kicking", column] as const),
  ["kickoffs", "kicking", "kickoffs"],
  ["kickoffTouchbacks", "kicking", "kickoffTouchbacks"],
  ["punts", "punting", "punts"],
  ["puntYards", "punting", "yards"],
  ["puntsInside20", "punting", "inside20"],
  ["puntTouchbacks", "punting", "touchbacks"],
  ["puntsBlocked", "punting", "blocked"],
  ["kickReturns", "returns", "kickReturns"],
  ["kickReturnYards", "returns", "kickReturnYards"],
  ["puntReturns", "returns", "puntReturns"],
  ["puntReturnYards", "returns", "puntReturnYards"],
  ["puntFairCatches", "returns", "fairCatches"],
  ["sacksMade", "defense", "sacks"],
  ["interceptionsMade", "defense", "interceptions"],
  ["interceptionYards", "defense", "interceptionYards"],
  ["passesDefended", "defense", "passesDefended"],
  ["fumblesForced", "defense", "fumblesForced"],
  ["fumblesRecovered", "defense", "fumblesRecovered"],
  ["tacklesForLoss", "defense", "tacklesForLoss"],
];

/** A team's completions are its receivers' catches. */
export const CAUGHT: readonly (readonly [column: string, table: TableId, from: string])[] = [
  ["completions", "receiving", "receptions"],
  ["passYards", "receiving", "yards"],
  ["passTouchdowns", "receiving", "touchdowns"],
];
