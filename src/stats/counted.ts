/** Statistics that both games and season tables count, with their columns. */
import { STATISTICS, type TeamBox } from "../kernel/football/index.js";
import type { TeamRow } from "./season/season.js";

interface Counted {
  readonly column: keyof TeamRow;
  readonly of: (box: TeamBox) => number;
}

export const COUNTED = {
  points: { column: "points", of: STATISTICS.points.of },
  rushes: { column: "rushAttempts", of: STATISTICS.rushes.of },
  rushYards: { column: "rushYards", of: STATISTICS.rushYards.of },
  passes: { column: "passAttempts", of: STATISTICS.attempts.of },
  completions: { column: "completions", of: STATISTICS.completions.of },
  passYards: { column: "passYards", of: STATISTICS.passYards.of },
  interceptions: { column: "interceptions", of: STATISTICS.interceptions.of },
  sacks: { column: "sacks", of: STATISTICS.sacks.of },
  fumblesLost: { column: "fumblesLost", of: STATISTICS.fumblesLost.of },
  penalties: { column: "penalties", of: STATISTICS.penalties.of },
  penaltyYards: { column: "penaltyYards", of: STATISTICS.penaltyYards.of },
  // Season tables have a separate column for blocked punts.
  punts: { column: "punts", of: (box) => box.punts - box.puntsBlocked },
  fieldGoals: { column: "fieldGoals", of: STATISTICS.fieldGoals.of },
  fieldGoalsTried: { column: "fieldGoalAttempts", of: STATISTICS.fieldGoalsTried.of },
  firstDowns: { column: "firstDowns", of: STATISTICS.firstDowns.of },
  thirdDowns: { column: "thirdDownConversions", of: STATISTICS.thirdDowns.of },
  thirdDownsTried: { column: "thirdDownAttempts", of: STATISTICS.thirdDownsTried.of },
  fourthDowns: { column: "fourthDownConversions", of: STATISTICS.fourthDowns.of },
  fourthDownsTried: { column: "fourthDownAttempts", of: STATISTICS.fourthDownsTried.of },
  drives: { column: "drives", of: STATISTICS.drives.of },
} as const satisfies Readonly<Record<string, Counted>>;

export type CountedId = keyof typeof COUNTED;
export const COUNTED_IDS = Object.keys(COUNTED) as CountedId[];
