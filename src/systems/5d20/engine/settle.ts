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
import {
  decided,
  elapse,
  elapseStopped,
  endDrive,
  firstDownAt,
  FREE_KICK_LINE,
  kickFollows,
  settleTime,
  startDrive,
  toFreeKick,
  toKickoff,
  toSnap,
  type Scored,
} from "./clock.js";
import type { Flag, Outcome } from "./state.js";
import { secondsInBounds } from "./tempo.js";
import type { Turn } from "./turn.js";

export const POINTS = { touchdown: 6, fieldGoal: 3, safety: 2, extraPoint: 1, twoPoint: 2 } as const;

/** Adds points and logs them. */
export function addPoints({ draft, emit }: Turn, team: Side, kind: keyof typeof POINTS): void {
  const points = POINTS[kind];
  const { home, away } = draft.score;
  draft.score = team === "home" ? { home: home + points, away } : { home, away: away + points };
  emit({ type: "points", team, period: draft.period, kind, points });
}

const isAdded = ({ flags }: Flag): boolean => flags.includes("a");

/** True if the fouled team must choose: no one is asked about fouls that are added, void or pointless. */
export function asks(o: Outcome): boolean {
  const { flag } = o;
  if (!flag || isAdded(flag) || o.isTry) return false;
  const fouled = otherSide(flag.team);
  if (o.intercepted || scorer(o) === fouled) return false;
  return true;
}

/** The side that scored on the play. */
function scorer({ end, ball }: Outcome): Side | undefined {
  if (end === "touchdown" || end === "fieldGoal") return ball;
  return end === "safety" ? otherSide(ball) : undefined;
}

/** Decides a foul that no one is asked about. */
function accepts(o: Outcome, reached: boolean): boolean {
  const flag = o.flag!;
  if (isAdded(flag)) return true;
  // A try is repeated if that can help the fouled team.
  if (o.isTry) return flag.off === reached;
  if (scorer(o) === otherSide(flag.team)) return false;
  return !flag.off;
}

/** Settles a play without a choice, or waits for the fouled team. */
export function finish(turn: Turn, o: Outcome): void {
  if (asks(o)) {
    turn.draft.outcome = o;
    turn.draft.stage = "penalty";
    return;
  }
  const reached = o.end === "touchdown" && o.ball === o.offense;
  enact(turn, o, o.flag !== null && accepts(o, reached));
}

/** Applies a play with its foul accepted or declined. Rolls no dice, so previews can use it. */
export function enact(turn: Turn, o: Outcome, accept: boolean): void {
  const { draft } = turn;
  const { flag } = o;
  draft.outcome = null;
  if (o.offset) {
    emitOffset(turn, o);
    return replay(turn, o, draft.spot, draft.toGo);
  }
  if (!flag) return settle(turn, o, null);
  if (!accept) {
    emitPenalty(turn, flag, 0, false, o, false);
    return settle(turn, o, null);
  }
  if (isAdded(flag)) return settle(turn, o, flag);
  markFromPrevious(turn, o, flag);
}

function emitPenalty(
  { emit }: Turn,
  flag: Flag,
  yards: number,
  accepted: boolean,
  o: Outcome | null,
  wipes: boolean,
): void {
  const { team, name: foul, number, row } = flag;
  const wipesPlay = wipes && o !== null && !o.kick;
  const wipesKick = wipes && o !== null && o.kick;
  emit({ type: "penalty", team, foul, yards, accepted, wipesPlay, ...(wipesKick && { wipesKick }), number, row });
}

/** Logs offsetting fouls on a play or a kick. */
export function emitOffset({ emit }: Turn, { offense, kick }: Pick<Outcome, "offense" | "kick">): void {
  emit({ type: "offset", team: offense, wipesPlay: !kick, ...(kick && { wipesKick: true }) });
}

/**
 * Yards actually marked off from a spot, as `side` counts it, and the new spot: at most half the distance; interference
 * to the 1, grounding back to the own goal line.
 */
function markOff(side: Side, spot: Spot, flag: Flag): { readonly yards: number; readonly spot: Spot } {
  const back = flag.team === side;
  const left = back ? spot : yardsToGoal(spot);
  const yards = flag.full ? Math.min(flag.yards, back ? left : left - 1) : halfTheDistance(flag.yards, left);
  return { yards, spot: back ? spot - yards : spot + yards };
}

/** Marks off a foul at the snap, or one that cancels the play, from the previous spot. */
function markFromPrevious(turn: Turn, o: Outcome, flag: Flag): void {
  const { draft, game } = turn;
  const { offense } = o;
  const { flags, off } = flag;
  const loses = flags.includes("d");
  if (loses && game.rules.switches.lossOfDown === "gain" && o.end === "down" && !o.isTry)
    return lossAtEnd(turn, o, flag);
  if (o.isTry && loses) {
    // The try fails, and nothing is marked off.
    emitPenalty(turn, flag, 0, true, o, true);
    return endTry(turn, offense);
  }
  const { yards, spot } = markOff(offense, draft.spot, flag);
  emitPenalty(turn, flag, yards, true, o, true);
  if (o.isTry) return repeatTry(turn, spot);
  if (spot <= 0) return penaltySafety(turn, offense);
  const toGo = draft.toGo + draft.spot - spot;
  if (!off && (flags.includes("f") || toGo <= 0)) return firstByPenalty(turn, o, spot);
  if (!loses) return replay(turn, o, spot, toGo);
  nextDown(turn, offense, spot, toGo);
}

/** Grounding from the own end zone is a safety (ruling 35). */
function penaltySafety(turn: Turn, offense: Side): void {
  elapseStopped(turn);
  concede(turn, offense, 0);
}

/** Replays the down. A half does not end on a foul by the defense. */
function replay(turn: Turn, o: Pick<Outcome, "flag" | "isTry">, spot: Spot, toGo: number): void {
  const { draft } = turn;
  if (o.isTry) return repeatTry(turn, spot);
  draft.spot = spot;
  draft.toGo = toGo;
  afterPenalty(turn, o);
}

function firstByPenalty(turn: Turn, o: Pick<Outcome, "flag">, spot: Spot): void {
  turn.emit({ type: "firstDown", team: turn.draft.ball, by: "penalty" });
  firstDownAt(turn, spot);
  afterPenalty(turn, o);
}

/** Time of a play with an enforced penalty; none passes for a foul at the snap. */
function afterPenalty(turn: Turn, { flag }: Pick<Outcome, "flag">): void {
  const { draft } = turn;
  if (flag?.row !== "SNAP" && flag?.row !== "FIELD_GOALS") elapseStopped(turn);
  const onDefense = flag !== null && !flag.off;
  if (draft.clock === 0 && onDefense && (draft.period === 2 || draft.period >= 4)) draft.untimed = true;
  toSnap(turn);
}

/** Enforces an accepted foul at the snap: no play, no time. */
export function enforceSnapFoul(turn: Turn, flag: Flag, isTry: boolean): void {
  const { draft } = turn;
  const { ball } = draft;
  const { yards, spot } = markOff(ball, draft.spot, flag);
  emitPenalty(turn, flag, yards, true, null, false);
  if (isTry) return repeatTry(turn, spot);
  const toGo = draft.toGo + draft.spot - spot;
  if (toGo <= 0 || (!flag.off && flag.flags.includes("f"))) return firstByPenalty(turn, { flag }, spot);
  replay(turn, { flag, isTry }, spot, toGo);
}

/** Erased by a timeout: replays the down. */
export function cancelSnapFoul(turn: Turn, flag: Flag): void {
  const { team, name: foul, number, row } = flag;
  const { emit, draft } = turn;
  emit({ type: "penalty", team, foul, yards: 0, accepted: false, wipesPlay: false, number, row, timeout: true });
  const isTry = draft.down === 0;
  draft.stage = isTry ? "twoPoint" : "snap";
  draft.untimed = draft.clock === 0 && !isTry;
}

/** The next down at a spot, or a turnover on downs. */
function nextDown(
  turn: Turn,
  team: Side,
  spot: Spot,
  toGo: number,
  then = () => {
    elapseStopped(turn);
    toSnap(turn);
  },
): void {
  const { draft } = turn;
  if (draft.down >= 4) return loseOnDowns(turn, team, spot);
  draft.down++;
  draft.spot = spot;
  draft.toGo = toGo;
  then();
}

/** Ruling 55, literal reading: the gain counts, yards are marked off from its end, and the down counts. */
function lossAtEnd(turn: Turn, o: Outcome, flag: Flag): void {
  const { yards, spot } = markOff(o.offense, o.spot, flag);
  emitPenalty(turn, flag, yards, true, o, false);
  if (spot <= 0) return penaltySafety(turn, o.offense);
  const toGo = turn.draft.toGo + turn.draft.spot - spot;
  if (toGo > 0) return nextDown(turn, o.offense, spot, toGo);
  // The penalty puts the ball past the line to gain.
  turn.emit({ type: "firstDown", team: o.offense, by: o.by });
  firstDownAt(turn, spot);
  elapseStopped(turn);
  toSnap(turn);
}

function loseOnDowns(turn: Turn, team: Side, spot: Spot): void {
  turn.emit({ type: "turnover", team, how: "downs" });
  elapseStopped(turn);
  endDrive(turn, team, spot, "downs");
  startDrive(turn, otherSide(team), mirrorSpot(spot), "downs");
}

/** Applies the result of a play; `added` is a foul marked off at its end. */
function settle(turn: Turn, o: Outcome, added: Flag | null): void {
  if (o.isTry) return settleTry(turn, o, added);
  const { emit } = turn;
  for (const { team, how } of o.turnovers) emit({ type: "turnover", team, how });
  switch (o.end) {
    case "down":
      return advance(turn, o, added);
    case "change": {
      const { spot, yards } = added ? markOff(o.ball, o.spot, added) : { spot: o.spot, yards: 0 };
      if (added) emitPenalty(turn, added, yards, true, o, false);
      elapseStopped(turn);
      endDrive(turn, o.offense, turn.draft.spot, o.result);
      return startDrive(turn, o.ball, spot, o.start);
    }
    default:
      return score(turn, o, added);
  }
}

/** The kick on which a foul after points is marked off, from the line where earlier fouls have put it. */
interface NextKick {
  readonly kicker: Side;
  readonly line: Spot;
  /** False if the half or the game ends with the points: nothing is marked off. */
  readonly follows: boolean;
}

/** Marks off a foul after points on the kick that follows. */
function markOnKick(turn: Turn, flag: Flag, o: Outcome | null, { kicker, line, follows }: NextKick): void {
  const { draft } = turn;
  const { yards, spot } = follows ? markOff(kicker, line + draft.kickMove, flag) : { yards: 0, spot: line };
  draft.kickMove = spot - line;
  emitPenalty(turn, flag, yards, true, o, false);
}

/** A foul on a kickoff or free kick returned for a touchdown. */
export function markAfterTouchdown(turn: Turn, flag: Flag, kicker: Side, offense: boolean): void {
  const line = turn.game.law.kickoffLine;
  const follows = kickFollows(turn, kicker, POINTS.touchdown, { kind: "touchdown", offense });
  markOnKick(turn, flag, null, { kicker, line, follows });
}

/** A foul on a kickoff or free kick, marked off where the return ended. */
export function markAfterKick(turn: Turn, flag: Flag, ball: Side, spot: Spot): Spot {
  const marked = markOff(ball, spot, flag);
  emitPenalty(turn, flag, marked.yards, true, null, false);
  return marked.spot;
}

function score(turn: Turn, o: Outcome, added: Flag | null): void {
  const { draft, game } = turn;
  const { scoreTime } = game.rules.switches;
  const kind = o.end as Scored["kind"];
  const scored = { kind, offense: kind !== "safety" && o.ball === o.offense && o.turnovers.length === 0 };
  if (kind !== "fieldGoal") {
    if (scoreTime === 40) elapse(turn, secondsInBounds(game, o.offense, draft));
    else elapseStopped(turn);
  }
  if (added) {
    const line = kind === "safety" ? FREE_KICK_LINE : game.law.kickoffLine;
    const follows = kickFollows(turn, scorer(o)!, POINTS[kind], scored);
    markOnKick(turn, added, o, { kicker: o.ball, line, follows });
  }
  if (kind === "fieldGoal") {
    addPoints(turn, o.ball, "fieldGoal");
    endDrive(turn, o.offense, draft.spot, "fieldGoal");
    if (!decided(turn, scored)) toKickoff(turn, o.ball);
    return;
  }
  if (kind === "safety") return concede(turn, o.ball, 0);
  const own = scored.offense;
  endDrive(turn, o.offense, own ? FIELD : draft.spot, own && !o.kick ? "touchdown" : o.result);
  touchdown(turn, o.ball, own);
}

/** Six points and a try, unless they end the game. @param offense true if scored by the team that had the ball or received the kickoff */
export function touchdown(turn: Turn, team: Side, offense: boolean): void {
  const { draft, game } = turn;
  addPoints(turn, team, "touchdown");
  const leads = draft.score[team] > draft.score[otherSide(team)];
  if (leads && decided(turn, { kind: "touchdown", offense })) return;
  draft.ball = team;
  draft.down = 0;
  draft.tryMove = 0;
  draft.stage = game.law.twoPoint ? "try" : "kickTry";
}

/** A safety: two points for the opponents, and a free kick by the team that conceded it. */
function concede(turn: Turn, team: Side, spot: Spot): void {
  addPoints(turn, otherSide(team), "safety");
  endDrive(turn, team, spot, "safety");
  if (!decided(turn, { kind: "safety", offense: false })) toFreeKick(turn, team);
}

/** The same team keeps the ball, if the down allows. */
function advance(turn: Turn, o: Outcome, added: Flag | null): void {
  const { draft, emit, game } = turn;
  const { offense: team, gain } = o;
  const made = gain >= draft.toGo;
  const { spot, yards } = added ? markOff(team, o.spot, added) : { spot: o.spot, yards: 0 };
  if (added) emitPenalty(turn, added, yards, true, o, false);
  const toGo = draft.toGo + draft.spot - spot;
  const byPenalty = !made && added !== null && !added.off && (added.flags.includes("f") || toGo <= 0);
  const { thirdDownTime } = game.rules.switches;
  const failed = thirdDownTime === "stopped" && draft.down === 3 && !made && !byPenalty;
  const seconds = o.stopped || added || failed ? game.rules.tables.timing.stopped : secondsInBounds(game, team, draft);
  const then = (): void => {
    if (added) return afterAdded(turn, added, seconds);
    settleTime(turn, seconds);
  };
  if (made || byPenalty) {
    emit({ type: "firstDown", team, by: made ? o.by : "penalty" });
    firstDownAt(turn, spot);
    return then();
  }
  nextDown(turn, team, spot, toGo, then);
}

function afterAdded(turn: Turn, flag: Flag, seconds: number): void {
  const { draft } = turn;
  elapse(turn, seconds);
  if (draft.clock === 0 && !flag.off && (draft.period === 2 || draft.period >= 4)) draft.untimed = true;
  toSnap(turn);
}

/** Settles a two-point try. */
function settleTry(turn: Turn, o: Outcome, added: Flag | null): void {
  const { game } = turn;
  const { offense } = o;
  const good = o.end === "touchdown" && o.ball === offense;
  const back = o.end === "touchdown" && o.ball !== offense;
  const scorer = good ? offense : back && game.law.defensiveTwo ? o.ball : undefined;
  if (added) {
    // The team that tried kicks off.
    const follows = kickFollows(turn, scorer ?? offense, scorer ? POINTS.twoPoint : 0);
    markOnKick(turn, added, o, { kicker: offense, line: game.law.kickoffLine, follows });
  }
  if (scorer) addPoints(turn, scorer, "twoPoint");
  endTry(turn, offense);
}

/** After a try, the team that scored kicks off. */
export const endTry = (turn: Turn, team: Side): void => toKickoff(turn, team);

/** Repeats the try from the spot after the penalty. */
function repeatTry(turn: Turn, spot: Spot): void {
  const { draft } = turn;
  draft.spot = spot;
  draft.toGo = yardsToGoal(spot);
  draft.down = 0;
  draft.stage = "twoPoint";
}
