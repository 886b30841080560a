/**
 * The one list of what is counted in a game, and how: the definitions follow official statistics (the NFL's guide for statisticians), and
 * `box-score.ts` counts by them. The docs page of definitions is generated from this list.
 */
import { netPassYards, totalFirstDowns, totalYards, turnoversOf, type TeamBox } from "./box-score.js";

export interface Statistic {
  readonly name: string;
  /** What counts, and what does not. */
  readonly definition: string;
  /** Reads it from a team's box score; absent if a box score does not contain it. */
  readonly of?: (box: TeamBox) => number;
}

/** A statistic that a game counts in its own way, because its rulebook says so or its plays allow nothing else. */
export interface OwnDefinition {
  readonly statistic: StatisticId;
  readonly definition: string;
}

const figure = (name: string, of: (box: TeamBox) => number, definition: string) => ({ name, definition, of });
const player = (name: string, definition: string) => ({ name, definition });

export const STATISTICS = {
  points: figure(
    "Points",
    (box) => box.points,
    "Touchdowns, field goals, safeties, extra points and two-point conversions.",
  ),
  touchdowns: figure("Touchdowns", (box) => box.touchdowns, "All touchdowns, however the team scored them."),
  firstDowns: figure(
    "First downs",
    totalFirstDowns,
    "First downs by rush, pass and penalty. The first down that opens a possession does not count.",
  ),
  rushingFirstDowns: figure(
    "First downs by rush",
    (box) => box.firstDowns.rush,
    "A rush that reaches the line to gain or scores a touchdown, even if a foul moves the ball afterward. A fumble lost on the play cancels it.",
  ),
  passingFirstDowns: figure(
    "First downs by pass",
    (box) => box.firstDowns.pass,
    "A completion that reaches the line to gain or scores a touchdown, even if a foul moves the ball afterward. A fumble lost on the play cancels it.",
  ),
  penaltyFirstDowns: figure(
    "First downs by penalty",
    (box) => box.firstDowns.penalty,
    "A first down that only the penalty made: its yards or its automatic first down.",
  ),
  thirdDownsTried: figure(
    "Third downs",
    (box) => box.thirdDownsTried,
    "Rushes, passes, sacks and kneels on third down. Punts and field goals do not count, nor does a play that a penalty took back.",
  ),
  thirdDowns: figure(
    "Third downs made",
    (box) => box.thirdDowns,
    "Third downs that won a first down by rush or pass or scored a touchdown, also on the last play of a half. A first down by penalty is not a conversion.",
  ),
  fourthDownsTried: figure(
    "Fourth downs",
    (box) => box.fourthDownsTried,
    "Rushes, passes, sacks and kneels on fourth down, fakes included. Punts and field goals do not count, nor does a play that a penalty took back.",
  ),
  fourthDowns: figure(
    "Fourth downs made",
    (box) => box.fourthDowns,
    "Fourth downs that won a first down by rush or pass or scored a touchdown. A first down by penalty is not a conversion.",
  ),
  plays: figure(
    "Plays",
    (box) => box.plays,
    "Rushes, pass attempts and sacks. Kicks, tries and plays that a penalty took back do not count.",
  ),
  yards: figure("Total yards", totalYards, "Rushing yards plus net passing yards."),
  rushes: figure(
    "Rushes",
    (box) => box.rushes,
    "Runs from scrimmage, including scrambles, kneels and dropped snaps. Tries and plays that a penalty took back do not count.",
  ),
  rushYards: figure(
    "Rushing yards",
    (box) => box.rushYards,
    "Yards of those rushes; kneels and other losses reduce them.",
  ),
  attempts: figure(
    "Passes",
    (box) => box.attempts,
    "Completions, incompletions, interceptions and spikes. Sacks, tries and plays that a penalty took back do not count.",
  ),
  completions: figure("Completions", (box) => box.completions, "Passes caught by the offense."),
  passYards: figure(
    "Passing yards",
    (box) => box.passYards,
    "Yards of completions, from the line of scrimmage. Sack yards are not deducted.",
  ),
  netPassYards: figure("Net passing yards", netPassYards, "Passing yards less the yards lost by sacks."),
  sacks: figure("Sacks", (box) => box.sacks, "Passers tackled behind the line on a pass play. A sack is not a rush."),
  sackYards: figure("Sack yards", (box) => box.sackYards, "Yards lost by those sacks, as a positive number."),
  interceptions: figure(
    "Interceptions",
    (box) => box.interceptions,
    "Passes caught by the defense, counted for the team that threw them.",
  ),
  interceptionReturnYards: figure(
    "Interception return yards",
    (box) => box.interceptionReturnYards,
    "Yards from the catch to the end of the return. A touchback has none.",
  ),
  fumblesLost: figure(
    "Fumbles lost",
    (box) => box.fumblesLost,
    "Fumbles recovered by the other team, on plays and returns.",
  ),
  turnovers: figure(
    "Turnovers",
    turnoversOf,
    "Interceptions and fumbles lost. A ball lost on downs is not a turnover.",
  ),
  lostOnDowns: figure(
    "Lost on downs",
    (box) => box.lostOnDowns,
    "Possessions that ended because the fourth down was short of the line to gain.",
  ),
  penalties: figure(
    "Penalties",
    (box) => box.penalties,
    "Accepted penalties, counted for the team that fouled. Declined and offsetting fouls do not count.",
  ),
  penaltyYards: figure(
    "Penalty yards",
    (box) => box.penaltyYards,
    "Yards marked off for those penalties, after half the distance to the goal.",
  ),
  punts: figure(
    "Punts",
    (box) => box.punts,
    "Punts from scrimmage, blocked ones included. A free kick after a safety is not a punt.",
  ),
  puntsBlocked: figure("Punts blocked", (box) => box.puntsBlocked, "Punts that the other team blocked."),
  puntYards: figure(
    "Punt yards",
    (box) => box.puntYards,
    "Gross yards from the line of scrimmage; a touchback counts to the goal line, a blocked punt has none.",
  ),
  fieldGoalsTried: figure(
    "Field goals tried",
    (box) => box.fieldGoalsTried,
    "Field goal attempts, blocked ones included. An attempt that a penalty took back does not count.",
  ),
  fieldGoals: figure("Field goals made", (box) => box.fieldGoals, "Field goals that scored."),
  longestFieldGoal: figure(
    "Longest field goal",
    (box) => box.longestFieldGoal,
    "Length of the longest field goal made.",
  ),
  extraPointsTried: figure("Extra points tried", (box) => box.extraPointsTried, "Kicks after touchdowns."),
  extraPoints: figure("Extra points made", (box) => box.extraPoints, "Kicks after touchdowns that scored."),
  twoPointsTried: figure(
    "Two-point conversions tried",
    (box) => box.twoPointsTried,
    "Runs and passes after touchdowns. One that is run again after a penalty counts once.",
  ),
  twoPoints: figure("Two-point conversions", (box) => box.twoPoints, "Those that scored for the team that tried."),
  safeties: figure("Safeties", (box) => box.safeties, "Safeties that the team's defense scored."),
  kickReturns: figure(
    "Kick returns",
    (box) => box.kickReturns,
    "Kickoffs and free kicks carried out of the end zone or back from the field. Touchbacks and fair catches do not count.",
  ),
  kickReturnYards: figure(
    "Kick return yards",
    (box) => box.kickReturnYards,
    "Yards from the catch, even in the end zone, to the end of those returns.",
  ),
  puntReturns: figure(
    "Punt returns",
    (box) => box.puntReturns,
    "Punts carried back. Touchbacks and fair catches do not count.",
  ),
  puntReturnYards: figure(
    "Punt return yards",
    (box) => box.puntReturnYards,
    "Yards from the catch to the end of those returns.",
  ),
  drives: figure(
    "Drives",
    (box) => box.drives,
    "Possessions that began at scrimmage. A kick returned for a touchdown is not a drive. Penalty yards count in a drive's yards; a play that a penalty took back does not count among its plays.",
  ),
  possession: player(
    "Time of possession",
    "Time with the ball, where a game has a clock. Both teams' times add up to the length of the game.",
  ),
  touches: player("Touches", "Rushes and receptions of a player."),
  targets: player("Targets", "Passes meant for a player, caught or not. Spikes and passes thrown away have no target."),
  tackles: player("Tackles", "Carriers brought down, sacks included. A touchdown has no tackle."),
  fumbles: player("Fumbles", "Balls that a carrier dropped, whoever recovered them."),
  // Every statistic of a box score has a definition.
} as const satisfies Readonly<Record<keyof TeamBox, Statistic> & Record<string, Statistic>>;

export type StatisticId = keyof typeof STATISTICS;
