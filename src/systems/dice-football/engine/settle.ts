/** Settles a play and its foul: points, possession, down and distance. */
import {
  FIELD,
  halfTheDistance,
  mirrorSpot,
  otherSide,
  yardsToGoal,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import { FIGURES } from "../rules/index.js";
import {
  decided,
  elapse,
  endDrive,
  firstDownAt,
  periodGoesOn,
  settleTime,
  startDrive,
  toKickoff,
  toSnap,
} from "./clock.js";
import { countPass } from "./men/hot.js";
import { touch } from "./men/stamina.js";
import { withSide, type Flag, type Outcome } from "./state.js";
import type { Turn } from "./turn.js";

export const POINTS = { touchdown: 6, fieldGoal: 3, safety: 2, extraPoint: 1, twoPoint: 2 } as const;

/** Spot of two-point tries. */
export const TRY_SPOT = 98;

/** Holding on a play from here or farther back is a safety. */
const HOLDING_SAFETY = 2;

/** Adds points and logs them. */
export function addPoints({ draft, emit }: Turn, team: Side, kind: keyof typeof POINTS): void {
  const points = POINTS[kind];
  draft.score = withSide(draft.score, team, draft.score[team] + points);
  emit({ type: "points", team, period: draft.period, kind, points });
}

/** The side that scored on the play. */
export function scorer({ end, ball }: Outcome): Side | undefined {
  if (end === "touchdown" || end === "fieldGoal") return ball;
  return end === "safety" ? otherSide(ball) : undefined;
}

/** Decides a foul that no one is asked about; undefined if the fouled team must choose. */
function settled(o: Outcome, flag: Flag): boolean | undefined {
  if (flag.both || flag.flag === "dead") return true;
  const scored = scorer(o);
  if (o.isTry) return flag.spot !== "E" && flag.off === (scored === o.offense);
  if (o.kick === "fieldGoal") return flag.off === (o.end === "fieldGoal");
  // Fouls at the end of a play are added to it; a return by the guilty team does not score.
  if (flag.spot === "E") return scored === undefined || (o.kick !== null && flag.team === scored);
  return scored === otherSide(flag.team) ? false : undefined;
}

/** Settles a play without a choice, or waits for the fouled team. */
export function finish(turn: Turn, o: Outcome): void {
  if (!o.flag) return settle(turn, o, null);
  const accept = settled(o, o.flag);
  if (accept !== undefined) return enact(turn, o, accept);
  turn.draft.outcome = o;
  turn.draft.stage = "penalty";
}

/** Applies a play with its foul accepted or declined. Rolls no dice, so previews can use it. */
export function enact(turn: Turn, o: Outcome, accept: boolean): void {
  const flag = o.flag!;
  turn.draft.outcome = null;
  if (!accept) {
    emitPenalty(turn, flag, 0, o, "declined");
    return settle(turn, o, null);
  }
  if (flag.both) {
    emitPenalty(turn, flag, 0, o, "wipes");
    return redo(turn, o);
  }
  if (flag.spot === "E") return settle(turn, o, flag);
  if (flag.spot === "K" || o.kick === "freeKick") return kickAgain(turn, o, flag);
  markFromPrevious(turn, o, flag);
}

function emitPenalty(turn: Turn, flag: Flag, yards: number, o: Outcome, how: "declined" | "wipes" | "added"): void {
  const { team, name: foul, chart, both } = flag;
  const wipes = how === "wipes";
  turn.emit({
    type: "penalty",
    team,
    foul,
    yards,
    accepted: how !== "declined",
    wipesPlay: wipes && o.kick === null,
    ...(wipes && o.kick !== null && { wipesKick: true }),
    chart,
    ...(both && { offsetting: true }),
  });
}

/** Yards of a penalty from a spot, as `side` counts it, and the new spot. */
function markOff(side: Side, spot: Spot, { team, yards }: Flag): { readonly yards: number; readonly spot: Spot } {
  const back = team === side;
  const marked = halfTheDistance(yards, back ? spot : yardsToGoal(spot));
  return { yards: marked, spot: back ? spot - marked : spot + marked };
}

/** Replays the down or kick. */
function redo(turn: Turn, o: Outcome): void {
  const { draft } = turn;
  if (o.kick === "kickoff" || o.kick === "onside") return toKickoff(turn, o.offense, draft.kickMove);
  if (o.kick === "freeKick") {
    draft.ball = o.offense;
    draft.stage = "freeKick";
    return;
  }
  if (o.isTry) {
    draft.stage = o.kick ? "kickTry" : "twoPoint";
    return;
  }
  toSnap(turn);
}

/** A foul before the kick came down: kicks again, caught farther up the field if the kickers are guilty; fouls add up. */
function kickAgain(turn: Turn, o: Outcome, flag: Flag): void {
  emitPenalty(turn, flag, flag.yards, o, "wipes");
  turn.draft.kickMove += flag.off ? flag.yards : -flag.yards;
  redo(turn, o);
}

/** A foul that cancels the play: marked off from the previous spot, or from the spot of pass interference. */
function markFromPrevious(turn: Turn, o: Outcome, flag: Flag): void {
  const { draft } = turn;
  const { offense } = o;
  const { off } = flag;
  if (o.isTry && o.kick) {
    emitPenalty(turn, flag, 0, o, "wipes");
    return redo(turn, o);
  }
  draft.ball = offense;
  const { yards, spot } =
    flag.spot === "S"
      ? { yards: Math.min(flag.yards, FIELD - 1 - draft.spot), spot: Math.min(FIELD - 1, draft.spot + flag.yards) }
      : markOff(offense, draft.spot, flag);
  emitPenalty(turn, flag, yards, o, "wipes");
  if (o.isTry) {
    draft.spot = spot;
    draft.toGo = yardsToGoal(spot);
    return redo(turn, o);
  }
  if (off && draft.spot <= HOLDING_SAFETY && /holding/i.test(flag.name)) return concede(turn, offense, 0);
  const toGo = draft.toGo + draft.spot - spot;
  if (!off && (flag.flag === "first" || toGo <= 0)) {
    turn.emit({ type: "firstDown", team: offense, by: "penalty" });
    firstDownAt(turn, spot);
    return toSnap(turn);
  }
  if (flag.flag === "lossdown" && !nextDown(turn, offense, spot, toGo)) return;
  draft.spot = spot;
  draft.toGo = toGo;
  toSnap(turn);
}

/** The next down at a spot; false on a turnover on downs. */
function nextDown(turn: Turn, team: Side, spot: Spot, toGo: number): boolean {
  const { draft } = turn;
  if (draft.down >= 4) {
    loseOnDowns(turn, team, spot);
    return false;
  }
  draft.down++;
  draft.spot = spot;
  draft.toGo = toGo;
  return true;
}

function loseOnDowns(turn: Turn, team: Side, spot: Spot): void {
  turn.emit({ type: "turnover", team, how: "downs" });
  endDrive(turn, team, spot, "downs");
  startDrive(turn, otherSide(team), mirrorSpot(spot), "downs");
}

/** Counts plays that were not canceled: sacks of a side, returns by a player. */
function countStanding({ draft }: Turn, { offense, sack, returned }: Outcome): void {
  if (sack) draft.sacked = withSide(draft.sacked, offense, draft.sacked[offense] + 1);
  if (!returned) return;
  const team = otherSide(offense);
  const { list, number } = returned;
  const made = draft.returns[team];
  const { game, half } = made[list];
  draft.returns = withSide(draft.returns, team, {
    ...made,
    [list]: { game: [...game, number], half: [...half, number] },
  });
}

/** Applies the result of a play; `added` is a foul marked off at its end. */
function settle(turn: Turn, o: Outcome, added: Flag | null): void {
  countStanding(turn, o);
  if (o.isTry) return settleTry(turn, o);
  const { emit } = turn;
  countPass(turn, o);
  if (!added && o.touch) touch(turn, o.offense, o.touch, o.pass === "caught");
  if (o.turnover) emit({ type: "turnover", ...o.turnover });
  const { spot, yards } = added ? markOff(o.ball, Math.min(FIELD, o.spot), added) : { spot: o.spot, yards: 0 };
  if (added) emitPenalty(turn, added, yards, o, "added");
  // A foul by the returning team cancels the touchdown.
  const end = added && o.end === "touchdown" ? "change" : o.end;
  if (end === "down") return advance(turn, o, { added, spot });
  if (!o.kick && !added) elapse(turn, o);
  if (end !== "change") return score(turn, o);
  endDrive(turn, o.offense, turn.draft.spot, o.result);
  startDrive(turn, o.ball, spot, o.start);
}

function score(turn: Turn, o: Outcome): void {
  const { draft } = turn;
  if (o.end === "fieldGoal") {
    addPoints(turn, o.ball, "fieldGoal");
    endDrive(turn, o.offense, draft.spot, "fieldGoal");
    return toKickoff(turn, o.ball);
  }
  if (o.end === "safety") return concede(turn, o.ball, 0);
  const own = o.ball === o.offense && o.turnover === null;
  endDrive(turn, o.offense, own ? FIELD : draft.spot, own ? "touchdown" : o.result);
  touchdown(turn, o.ball);
}

/** Six points and a try, unless they end the game. */
function touchdown(turn: Turn, team: Side): void {
  const { draft, game } = turn;
  addPoints(turn, team, "touchdown");
  if (decided(turn)) return;
  draft.ball = team;
  draft.down = 0;
  draft.spot = TRY_SPOT;
  draft.toGo = FIELD - TRY_SPOT;
  draft.stage = game.law.twoPoint ? "try" : "kickTry";
}

/** A safety: two points for the opponents, and a free kick by the team that conceded it. */
function concede(turn: Turn, team: Side, spot: Spot): void {
  const { draft } = turn;
  addPoints(turn, otherSide(team), "safety");
  endDrive(turn, team, spot, "safety");
  if (decided(turn)) return;
  draft.ball = team;
  draft.spot = FIGURES.freeKick.from;
  draft.down = 1;
  draft.toGo = 10;
  draft.kickMove = 0;
  draft.stage = "freeKick";
  periodGoesOn(turn);
}

/** The same team keeps the ball, if the down allows. */
function advance(turn: Turn, o: Outcome, { added, spot }: { added: Flag | null; spot: Spot }): void {
  const { draft, emit } = turn;
  const { offense: team, gain } = o;
  const made = gain >= draft.toGo;
  const toGo = draft.toGo + draft.spot - spot;
  const byPenalty = !made && added !== null && !added.off && (added.flag === "first" || toGo <= 0);
  if (made || byPenalty) {
    emit({ type: "firstDown", team, by: made ? o.by : "penalty" });
    firstDownAt(turn, spot);
  } else {
    if (draft.down >= 4 && !added) elapse(turn, o);
    if (!nextDown(turn, team, spot, toGo)) return;
  }
  // Accepted penalties use no box.
  if (added) toSnap(turn);
  else settleTime(turn, o);
}

/** Settles a try; the team that scored kicks off. */
function settleTry(turn: Turn, o: Outcome): void {
  const good = scorer(o) === o.offense;
  if (good) addPoints(turn, o.offense, o.kick ? "extraPoint" : "twoPoint");
  toKickoff(turn, o.offense);
}
