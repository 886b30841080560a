/** Results of a pass or rush: points, possession, down and distance. */
import { mirrorSpot, otherSide, seriesAfter, type Side, type Spot } from "../../../kernel/football/index.js";
import { endDrive, firstDownAt, startDrive, suddenlyOver, toSnap } from "./clock.js";
import { freeKick } from "./kicks.js";
import { addPoints, kickAfterScore, scoreTouchdown } from "./scoring.js";
import type { PlayOutcome } from "./state.js";
import type { Turn } from "./turn.js";

/** Books a play. `by` says how a first down on it was gained. */
export function settle(turn: Turn, outcome: PlayOutcome, by: "rush" | "pass" | "penalty" = outcome.kind): void {
  const { draft } = turn;
  draft.outcome = null;
  const { offense, ball, spot, end, turnover, gain } = outcome;
  if (turnover) return changeBall(turn, outcome);
  if (end === "touchdown") {
    endDrive(turn, offense, spot, "touchdown");
    return scoreTouchdown(turn, ball);
  }
  if (end === "safety") return safety(turn, offense);
  advanceBall(turn, offense, spot, gain, by);
}

/** A turnover: the drive is over, whoever ends up with the ball. */
function changeBall(turn: Turn, { offense, ball, spot, end, turnover }: PlayOutcome): void {
  const { draft, emit } = turn;
  if (!turnover) return;
  emit({ type: "turnover", team: offense, how: turnover });
  endDrive(turn, offense, draft.spot, turnover);
  if (ball === offense) emit({ type: "turnover", team: otherSide(offense), how: "fumble" });
  if (end === "touchdown") return scoreTouchdown(turn, ball);
  // Intercepted in the end zone: a touchback, from the same spot as after a punt.
  const start = end === "touchback" ? turn.game.rules.tables.puntRules.touchback : spot;
  startDrive(turn, ball, start, ball === offense ? "fumble" : turnover);
}

/** The carrier was stopped behind his own goal line: two points for the other side, and a free kick. */
export function safety(turn: Turn, offense: Side): void {
  endDrive(turn, offense, 0, "safety");
  addPoints(turn, otherSide(offense), "safety");
  if (!suddenlyOver(turn)) freeKick(turn, offense);
}

/** The same team keeps the ball if it has downs left. */
export function advanceBall(turn: Turn, team: Side, spot: Spot, gain: number, by: "rush" | "pass" | "penalty"): void {
  const { draft, emit } = turn;
  draft.counted = false;
  const next = seriesAfter(draft, gain);
  if (next === "first") {
    emit({ type: "firstDown", team, by });
    firstDownAt(turn, spot);
  } else if (next === "next") {
    draft.spot = spot;
    draft.down++;
    draft.toGo -= gain;
  } else return loseOnDowns(turn, team, spot);
  toSnap(turn);
}

/** Turnover on downs: the other side takes over at the spot of the ball. */
export function loseOnDowns(turn: Turn, team: Side, spot: Spot): void {
  turn.emit({ type: "turnover", team, how: "downs" });
  endDrive(turn, team, spot, "downs");
  startDrive(turn, otherSide(team), mirrorSpot(spot), "downs");
}

/** Ends a two-point try. */
export function settleTry(turn: Turn, team: Side, good: boolean): void {
  turn.draft.outcome = null;
  if (good) addPoints(turn, team, "twoPoint");
  kickAfterScore(turn, team);
}
