/** Where a game stands, as the referee keeps it. */
import type { GameCharts, Switches } from "../../../../src/systems/dice-football/rules/index.js";
import type { Law } from "../../../../src/systems/dice-football/rules/law.js";
import type { Club } from "./field.js";
import type { Tape } from "./tape.js";

export type Side = "away" | "home";
export const other = (side: Side): Side => (side === "home" ? "away" : "home");

type How = "kickoff" | "freeKick" | "onside" | "punt" | "interception" | "fumble" | "downs" | "missedFieldGoal";

type Next =
  | { readonly stage: "kickoff" | "freeKick" | "try" | "tryAgain"; readonly kicker: Side }
  | { readonly stage: "snap"; readonly starting?: How };

export interface Game {
  readonly tape: Tape;
  readonly charts: GameCharts;
  readonly switches: Switches;
  readonly law: Law;
  readonly clubs: Readonly<Record<Side, Club>>;
  readonly playoff: boolean;
  readonly score: Record<Side, number>;
  timeouts: Record<Side, number>;
  held: Record<Side, boolean>;
  period: number;
  /** Half cells of the timing track. */
  used: number;
  ball: Side;
  spot: number;
  down: number;
  toGo: number;
  driving: boolean;
  next: Next;
  /** Yards that a kickoff is moved up after a foul. */
  boost: number;
  over: boolean;
}

/** The box before the play: 26.5 is the second half of 26. */
export const boxOf = ({ used }: Game): number => 1 + used / 2;

export const when = (g: Game): { readonly period: number; readonly box: number } => ({
  period: g.period,
  box: boxOf(g),
});

/** The last five boxes of a half (section 5). */
export const lastFive = (g: Game): boolean =>
  (g.period === 2 || g.period === 4) && g.used >= 2 * (g.charts.timing.halves - 1);

export function points(
  g: Game,
  team: Side,
  kind: "touchdown" | "fieldGoal" | "safety" | "extraPoint" | "twoPoint",
  count: number,
): void {
  g.score[team] += count;
  g.tape.say("3", "points", { team, period: g.period, kind, points: count });
}

/** Never more than half of what is left. */
export const halved = (yards: number, left: number): number => (2 * yards > left ? Math.floor(left / 2) : yards);

/** First and ten, or the goal. */
export function series(g: Game): void {
  g.down = 1;
  g.toGo = Math.min(10, 100 - g.spot);
}

export function drive(g: Game, team: Side, spot: number, how: How): void {
  g.ball = team;
  g.spot = spot;
  series(g);
  g.next = { stage: "snap", starting: how };
}

/** Told before the first snap: a quarter may end in between. */
export function startDrive(g: Game): void {
  if (g.next.stage !== "snap" || !g.next.starting) return;
  g.tape.say("3", "driveStart", { team: g.ball, spot: g.spot, how: g.next.starting, ...when(g) });
  g.driving = true;
  g.next = { stage: "snap" };
}

export function endDrive(
  g: Game,
  spot: number,
  result: "touchdown" | "fieldGoal" | "missedFieldGoal" | "punt" | "downs" | "interception" | "fumble" | "safety",
): void {
  g.driving = false;
  g.tape.say("3", "driveEnd", { team: g.ball, spot, result, ...when(g) });
}

/** Half cells of a quarter (section 5). */
export const cells = ({ period, charts, switches }: Game): number =>
  2 *
  (period === 2 || period === 4 || (switches.oddQuarterBoxes === 30 && period < 5)
    ? charts.timing.boxes
    : charts.timing.halves - 1);

/** Timeouts that were called after a play: one before the last five boxes holds the pawn, later it makes half a box of a whole. */
export function clock(g: Game, cost: number): number {
  let units = cost;
  for (let answer = g.tape.answer("clock"); answer; answer = g.tape.answer("clock")) {
    if (!answer.timeout) continue;
    const told = g.tape.next();
    if (told?.type !== "timeout") return units;
    const { team } = told;
    const hold = !lastFive(g);
    g.timeouts[team]--;
    if (hold) g.held[team] = true;
    g.tape.say("5", "timeout", { team, left: g.timeouts[team], hold, ...when(g) });
    units = hold ? 0 : 1;
  }
  return units;
}

export const advanceClock = (g: Game, units: number): void => {
  g.used = Math.min(cells(g), g.used + units);
};
