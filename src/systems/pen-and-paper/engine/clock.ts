/** Drives and periods: who has the ball, and what follows after forty rounds. */
import {
  firstDownYards,
  otherSide,
  type DriveResult,
  type DriveStart,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import type { Stat } from "../rules/index.js";
import { setInjuries, type Turn } from "./turn.js";

/** Gives a team the ball, first and ten; a snap follows if the period continues. */
export function startDrive(turn: Turn, team: Side, spot: Spot, how: DriveStart): void {
  const { draft, emit } = turn;
  draft.ball = team;
  draft.hurried = false;
  firstDownAt(turn, spot);
  // A period with no rounds left ends before the drive begins, so that the chart shows the drive in the period it is played in.
  if (!periodGoesOn(turn)) return;
  draft.driving = true;
  draft.stage = "snap";
  emit({ type: "driveStart", team, period: draft.period, spot, how });
}

/** Starts a new series at a spot. */
export function firstDownAt({ draft }: Turn, spot: Spot): void {
  draft.spot = spot;
  draft.down = 1;
  draft.toGo = firstDownYards(spot);
  draft.counted = false;
}

/** Ends the current drive; `spot` is where the ball was left, from the side of the team that had it. */
export function endDrive({ draft, emit }: Turn, team: Side, spot: Spot, result: DriveResult): void {
  if (!draft.driving) return;
  draft.driving = false;
  emit({ type: "driveEnd", team, period: draft.period, spot, result });
}

/** The next snap of the same drive, unless the half or the game is over. */
export function toSnap(turn: Turn): void {
  turn.draft.stage = "snap";
  periodGoesOn(turn);
}

/** A kickoff by `kicker`. */
export function toKickoff(turn: Turn, kicker: Side): void {
  const { draft, game } = turn;
  draft.ball = kicker;
  draft.spot = game.rules.switches.kickoffSpot;
  draft.down = 1;
  draft.toGo = 10;
  draft.hurried = false;
  draft.counted = false;
  draft.stage = "kickoff";
  periodGoesOn(turn);
}

/** Checks the clock. True: play continues as before, maybe in the next quarter. False: halftime, overtime or the end of the game follows. */
export function periodGoesOn(turn: Turn): boolean {
  const { draft, game, emit } = turn;
  const { quarters, rounds } = game.rules.tables.game;
  if (draft.round < rounds) return true;
  const ended = draft.period;
  if (ended < quarters && ended !== quarters / 2) {
    emit({ type: "periodEnd", period: ended });
    openPeriod(turn);
    return true;
  }
  endDrive(turn, draft.ball, draft.spot, ended < quarters ? "halfTime" : "gameEnd");
  emit({ type: "periodEnd", period: ended });
  if (ended < quarters) startHalfTime(turn);
  else afterRegulation(turn);
  return false;
}

function openPeriod({ draft }: Turn): void {
  draft.period++;
  draft.round = 0;
  draft.extra = 0;
}

/** Halftime: each side heals one minor injury of its choice; then the other side kicks off. */
function startHalfTime(turn: Turn): void {
  turn.draft.stage = "heal";
  turn.draft.healing = ["away", "home"];
  goOnHealing(turn);
}

/** Heals everything that needs no choice; stops at the first side that has one. */
function goOnHealing(turn: Turn): void {
  const { draft } = turn;
  while (draft.healing.length > 0) {
    const [side] = draft.healing;
    const stats = new Set(draft[side].injuries.filter((i) => !i.season).map((i) => i.stat));
    if (stats.size > 1) return;
    const [only] = stats;
    if (only) healStat(turn, side, only);
    draft.healing = draft.healing.slice(1);
  }
  openPeriod(turn);
  toKickoff(turn, otherSide(draft.secondHalf));
}

/** The owner's choice at halftime. */
export function heal(turn: Turn, stat: Stat): void {
  const [side, ...rest] = turn.draft.healing;
  healStat(turn, side, stat);
  turn.draft.healing = rest;
  goOnHealing(turn);
}

function healStat(turn: Turn, side: Side, stat: Stat): void {
  const injuries = turn.draft[side].injuries;
  const at = injuries.findIndex((injury) => !injury.season && injury.stat === stat);
  setInjuries(
    turn,
    side,
    injuries.filter((_, i) => i !== at),
  );
  turn.emit({ type: "heal", team: side, stat });
}

/** After the fourth quarter or an overtime: a winner, a tie, or one more overtime (A7). */
function afterRegulation(turn: Turn): void {
  const { draft, game } = turn;
  const { headToHeadOvertime } = game.rules.switches;
  const tied = draft.score.home === draft.score.away;
  const played = draft.period - game.rules.tables.game.quarters;
  const more = game.playoff || (played === 0 && headToHeadOvertime !== "none");
  if (!tied || !more) return endGame(turn);
  openPeriod(turn);
  draft.ball = "away";
  draft.stage = "toss";
}

export function endGame({ draft, emit }: Turn): void {
  draft.stage = "over";
  emit({ type: "gameEnd", away: draft.score.away, home: draft.score.home });
}

/** True when a score in overtime has just ended the game (A7, `suddenDeath`). */
export function suddenlyOver(turn: Turn): boolean {
  const { draft, game } = turn;
  if (game.rules.switches.headToHeadOvertime !== "suddenDeath") return false;
  if (draft.period <= game.rules.tables.game.quarters || draft.score.home === draft.score.away) return false;
  turn.emit({ type: "periodEnd", period: draft.period });
  endGame(turn);
  return true;
}

/** The kicking side of a half is the one that lost the toss or chose to kick; the receivers' turn comes after halftime. */
export function kickOffFirst(turn: Turn, kicker: Side): void {
  turn.draft.secondHalf = kicker;
  toKickoff(turn, kicker);
}
