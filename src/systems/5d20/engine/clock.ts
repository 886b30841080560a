/** Time, drives and periods. */
import {
  firstDownYards,
  otherSide,
  type DriveResult,
  type DriveStart,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import { kickLength, type Game } from "./game.js";
import { TIMEOUTS } from "./state.js";
import { secondsInBounds } from "./tempo.js";
import type { Turn } from "./turn.js";

const QUARTERS = 4;
const OVERTIME_TIMEOUTS = 2;
const WARNING = 120;

/** Runs time off the clock; a play in bounds stops at the two-minute warning. */
export function elapse({ draft, game }: Turn, seconds: number): void {
  const { clock, period } = draft;
  const { stopped } = game.rules.tables.timing;
  let left = clock - seconds;
  const warned = game.law.twoMinuteWarning && (period === 2 || period === QUARTERS);
  if (warned && seconds > stopped && clock > WARNING && left < WARNING) {
    left = Math.max(left, Math.min(WARNING, clock - stopped));
  }
  draft.clock = Math.max(0, left);
}

/** Ten seconds for a play that stops the clock. Tries take no time. */
export const elapseStopped = (turn: Turn): void => elapse(turn, turn.game.rules.tables.timing.stopped);

/** A new series at a spot. */
export function firstDownAt({ draft }: Turn, spot: Spot): void {
  draft.spot = spot;
  draft.down = 1;
  draft.toGo = firstDownYards(spot);
}

/** Gives a team the ball, first and ten; a snap follows unless the period is over. */
export function startDrive(turn: Turn, team: Side, spot: Spot, how: DriveStart): void {
  const { draft, emit } = turn;
  draft.ball = team;
  firstDownAt(turn, spot);
  draft.stage = "snap";
  if (decided(turn) || !periodGoesOn(turn)) return;
  draft.driving = true;
  emit({ type: "driveStart", team, period: draft.period, clock: draft.clock, spot, how });
}

/** Ends the current drive; `spot` is where the ball ended up, from the viewpoint of the team that had it. */
export function endDrive({ draft, emit }: Turn, team: Side, spot: Spot, result: DriveResult): void {
  if (!draft.driving) return;
  draft.driving = false;
  draft.drives++;
  emit({ type: "driveEnd", team, period: draft.period, clock: draft.clock, spot, result });
}

/** The next snap of the same drive, unless the half or the game is over. */
export function toSnap(turn: Turn): void {
  turn.draft.stage = "snap";
  periodGoesOn(turn);
}

/** A kickoff by `kicker`. */
export function toKickoff(turn: Turn, kicker: Side): void {
  const { draft, game } = turn;
  if (decided(turn)) return;
  draft.ball = kicker;
  draft.spot = game.law.kickoffLine + draft.kickMove;
  draft.down = 1;
  draft.toGo = 10;
  draft.stage = "kickoff";
  periodGoesOn(turn);
}

/** Own line of a free kick after a safety. */
export const FREE_KICK_LINE: Spot = 20;

/** A free kick by the team that conceded a safety. Like a kickoff, it waits for the next quarter or is canceled at the end of the half. */
export function toFreeKick(turn: Turn, kicker: Side): void {
  const { draft } = turn;
  draft.ball = kicker;
  draft.spot = FREE_KICK_LINE + draft.kickMove;
  draft.kickMove = 0;
  draft.stage = "freeKick";
  periodGoesOn(turn);
}

/** Checks the clock. True: play continues, maybe in the next quarter. False: halftime, overtime or the end of the game comes first. */
export function periodGoesOn(turn: Turn): boolean {
  const { draft, game, emit } = turn;
  if (draft.clock > 0 || draft.untimed) return true;
  const ended = draft.period;
  // Quarters within a half, and overtime periods of a playoff game, continue from the same spot.
  const between = ended < QUARTERS ? ended !== QUARTERS / 2 : ended > QUARTERS && game.playoff && tied(turn);
  if (between) {
    emit({ type: "periodEnd", period: ended });
    openPeriod(turn);
    return true;
  }
  endDrive(turn, draft.ball, draft.spot, ended < QUARTERS ? "halfTime" : "gameEnd");
  emit({ type: "periodEnd", period: ended });
  draft.kickMove = 0;
  if (ended < QUARTERS) {
    openPeriod(turn);
    draft.timeouts = { home: TIMEOUTS, away: TIMEOUTS };
    toKickoff(turn, otherSide(draft.secondHalf));
  } else if (ended === QUARTERS && tied(turn) && hasOvertime(game)) {
    openPeriod(turn);
    draft.timeouts = { home: OVERTIME_TIMEOUTS, away: OVERTIME_TIMEOUTS };
    draft.drives = 0;
    draft.ball = "away";
    draft.stage = "toss";
  } else endGame(turn);
  return false;
}

/** True if a tie after four quarters is played off. */
export const hasOvertime = ({ law, playoff }: Pick<Game, "law" | "playoff">): boolean =>
  law.overtime !== "none" || playoff;

const level = ({ home, away }: Score): boolean => home === away;
const tied = ({ draft }: Turn): boolean => level(draft.score);

function openPeriod({ draft, game }: Turn): void {
  draft.period++;
  const { overtime } = game.law;
  const short = overtime === "modified10" || (overtime === "both" && !game.playoff);
  const { quarter } = game.rules.tables.timing;
  draft.clock = draft.period > QUARTERS && short ? Math.round((quarter * 2) / 3) : quarter;
}

export function endGame({ draft, emit }: Turn): void {
  draft.stage = "over";
  emit({ type: "gameEnd", away: draft.score.away, home: draft.score.home });
}

type Score = Turn["draft"]["score"];

/** A score that may decide overtime; `offense`: by the team that had the ball, or received the kickoff. */
export interface Scored {
  readonly kind: "touchdown" | "fieldGoal" | "safety";
  readonly offense: boolean;
}

/**
 * True if a score decides overtime. After a field goal on the first drive, the other team gets a drive;
 * if both teams get the ball, also after an offensive touchdown.
 */
function decides({ draft, game }: Turn, score: Score, drives: number, scored?: Scored): boolean {
  if (draft.period <= QUARTERS || level(score)) return false;
  const { overtime } = game.law;
  const sudden = overtime === "none" || overtime === "suddenDeath";
  if (sudden || drives >= 2) return true;
  if (scored === undefined || scored.kind === "fieldGoal") return false;
  return scored.kind === "safety" || !scored.offense || overtime !== "both";
}

/** Ends the game when overtime has just been decided. */
export function decided(turn: Turn, scored?: Scored): boolean {
  const { draft } = turn;
  if (draft.stage === "over") return true;
  if (!decides(turn, draft.score, draft.drives, scored)) return false;
  turn.emit({ type: "periodEnd", period: draft.period });
  endGame(turn);
  return true;
}

/** True if a kick follows points once their time is off the clock: not if the half or the game is over. */
export function kickFollows(turn: Turn, team: Side, points: number, scored?: Scored): boolean {
  const { draft, game } = turn;
  const { period, clock, drives, driving } = draft;
  const score = { ...draft.score, [team]: draft.score[team] + points };
  const last = period === QUARTERS / 2 || period === QUARTERS || (period > QUARTERS && !(game.playoff && level(score)));
  if (clock === 0 && last) return false;
  const behind = scored?.kind === "touchdown" && score[team] < score[otherSide(team)];
  return behind || !decides(turn, score, drives + (driving ? 1 : 0), scored);
}

/** After a play in bounds: asks who stops the clock, or runs the time. */
export function settleTime(turn: Turn, seconds: number): void {
  const { draft } = turn;
  // After an untimed down, no time is left.
  const asked = draft.clock > 0 && asksTime(turn);
  if (seconds <= turn.game.rules.tables.timing.stopped || !asked) return runTime(turn, seconds);
  draft.running = { asked: draft.ball };
  draft.stage = "clock";
  if (!mayAnswer(turn, draft.ball)) nextAsked(turn);
}

/** The last five minutes of a half and of overtime, or always. */
function asksTime({ draft, game }: Turn): boolean {
  if (game.rules.switches.timeoutWindow === "always") return true;
  return draft.clock <= 300 && (draft.period === 2 || draft.period >= QUARTERS);
}

/** The offense may hurry when it is behind, in the last two minutes of a half. */
export function mayHurry({ draft, game }: Pick<Turn, "game"> & { readonly draft: Readonly<Turn["draft"]> }): boolean {
  const { score, ball, clock, period } = draft;
  if (game.rules.switches.hurry === "no" || clock > WARNING) return false;
  if (game.rules.switches.hurry === "spike" && draft.down === 4) return false;
  return (period === 2 || period >= QUARTERS) && score[ball] < score[otherSide(ball)];
}

const mayAnswer = (turn: Turn, side: Side): boolean =>
  turn.draft.timeouts[side] > 0 || (side === turn.draft.ball && mayHurry(turn));

function nextAsked(turn: Turn): void {
  const { draft, game } = turn;
  const other = otherSide(draft.ball);
  if (draft.running?.asked === draft.ball && mayAnswer(turn, other)) {
    draft.running = { asked: other };
    return;
  }
  draft.running = null;
  runTime(turn, secondsInBounds(game, draft.ball, draft));
}

/** Applies the answer to a `clock` decision. */
export function answerClock(turn: Turn, how: "run" | "timeout" | "hurry" | "spike"): void {
  const { draft, game, emit } = turn;
  const team = draft.running!.asked;
  if (how === "run") return nextAsked(turn);
  draft.running = null;
  const { stopped, hurried, spike } = game.rules.tables.timing;
  if (how === "timeout") {
    callTimeout(turn, team);
    return runTime(turn, stopped);
  }
  const { period, clock } = draft;
  emit({ type: "hurry", team, period, clock });
  elapse(turn, hurried);
  // If time runs out on the hurried play, there is no spike: the play before it was in bounds.
  if (draft.clock === 0) return afterInBounds(turn);
  if (how === "spike") {
    const { spot, down, toGo } = draft;
    emit({
      type: "play",
      team,
      period,
      down,
      toGo,
      spot,
      result: "incomplete",
      yards: 0,
      clock: draft.clock,
      call: "short",
      kind: "spike",
      passer: game.books[team].passer.name,
      cites: [],
    });
    draft.down++;
    elapse(turn, spike);
  }
  toSnap(turn);
}

export function callTimeout({ draft, emit }: Turn, team: Side): void {
  const { home, away } = draft.timeouts;
  draft.timeouts = team === "home" ? { home: home - 1, away } : { home, away: away - 1 };
  const { period, clock } = draft;
  emit({ type: "timeout", team, left: draft.timeouts[team], period, clock });
}

/** Runs the time of a play. */
function runTime(turn: Turn, seconds: number): void {
  elapse(turn, seconds);
  if (seconds > turn.game.rules.tables.timing.stopped) afterInBounds(turn);
  else toSnap(turn);
}

/** The next snap after a play in bounds; at 0:00 of a half, a field goal may follow. */
function afterInBounds(turn: Turn): void {
  const { draft, game } = turn;
  const last = draft.period === QUARTERS / 2 || draft.period === QUARTERS;
  if (draft.clock === 0 && last && kickLength(game, draft.spot) <= game.books[draft.ball].longest)
    draft.stage = "lastKick";
  else toSnap(turn);
}

/** Time is up, and no field goal is tried. */
export function passLastKick(turn: Turn): void {
  toSnap(turn);
}
