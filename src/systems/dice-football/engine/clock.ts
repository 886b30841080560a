/** The timing track, drives and periods. */
import {
  FIELD,
  firstDownYards,
  otherSide,
  type DriveResult,
  type DriveStart,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import { FIGURES } from "../rules/index.js";
import type { Game } from "./game.js";
import { hotPassers } from "./men/hot.js";
import { withSide, type Outcome } from "./state.js";
import { CELLS, cellsOf, halfCells, inHalves, isLong, now } from "./track.js";
import type { Turn } from "./turn.js";

const QUARTERS = 4;
/** Boxes before the halved ones in which the coach is asked about a timeout to hold the pawn. */
const HOLD_BOXES = 5;

/** Length of a play: half a box in the last boxes, and whether the pawn stays put before them. */
export type Lasting = Pick<Outcome, "half" | "still">;

/** Moves the pawn. */
export function elapse({ draft, game }: Turn, { half, still }: Lasting): void {
  if (still && !inHalves(game, draft)) return;
  const cost = half && inHalves(game, draft) ? 1 : CELLS;
  draft.left = Math.max(0, draft.left - cost);
}

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
  if (draft.driving || !periodGoesOn(turn)) return;
  draft.driving = true;
  emit({ type: "driveStart", team, spot, how, ...now(turn) });
}

/** Ends the current drive; `spot` is where the ball ended up, from the viewpoint of the team that had it. */
export function endDrive(turn: Turn, team: Side, spot: Spot, result: DriveResult): void {
  const { draft, emit } = turn;
  if (!draft.driving) return;
  draft.driving = false;
  emit({ type: "driveEnd", team, spot, result, ...now(turn) });
}

/** The next snap of the same drive, unless the half or the game is over. */
export function toSnap(turn: Turn): void {
  turn.draft.stage = "snap";
  periodGoesOn(turn);
}

/** A kickoff by `kicker`; fouls that repeat the kick move it `moved` yards farther up the field. */
export function toKickoff(turn: Turn, kicker: Side, moved = 0): void {
  const { draft, game } = turn;
  if (decided(turn)) return;
  draft.ball = kicker;
  draft.down = 1;
  draft.toGo = 10;
  draft.kickMove = moved;
  draft.returner = 1;
  draft.stage = announces(game) ? "returner" : "kickoff";
  periodGoesOn(turn);
}

/** With two people, the receivers announce the returner before the kick is named. */
export const announces = ({ rules: { switches } }: Pick<Game, "rules">): boolean =>
  switches.offenseCaller === "human" && switches.defenseCaller === "human";

const tied = ({ draft: { score } }: Turn): boolean => score.home === score.away;

/** Sudden death: true if a score in overtime has ended the game. */
export function decided(turn: Turn): boolean {
  const { draft } = turn;
  if (draft.stage === "over") return true;
  if (draft.period <= QUARTERS || tied(turn)) return false;
  turn.emit({ type: "periodEnd", period: draft.period });
  endGame(turn);
  return true;
}

/** Checks the track. True: play continues, maybe in the next quarter. False: halftime, overtime or the end of the game comes first. */
export function periodGoesOn(turn: Turn): boolean {
  const { draft, game, emit } = turn;
  if (draft.left > 0) return true;
  const ended = draft.period;
  if (ended === 1) hotPassers(turn);
  const between = ended < QUARTERS ? ended !== QUARTERS / 2 : ended > QUARTERS && game.playoff && tied(turn);
  if (between) {
    emit({ type: "periodEnd", period: ended });
    openPeriod(turn);
    return true;
  }
  endDrive(turn, draft.ball, Math.min(draft.spot, FIELD - 1), ended < QUARTERS ? "halfTime" : "gameEnd");
  emit({ type: "periodEnd", period: ended });
  draft.kickMove = 0;
  if (ended < QUARTERS) {
    openHalf(turn);
    toKickoff(turn, otherSide(draft.secondHalf));
  } else if (ended === QUARTERS && tied(turn) && (game.law.suddenDeath || game.playoff)) {
    openHalf(turn);
    draft.stage = "toss";
  } else endGame(turn);
  return false;
}

function openHalf(turn: Turn): void {
  const { draft, game } = turn;
  openPeriod(turn);
  const { timeouts } = game.rules.tables.timing;
  draft.timeouts = { home: timeouts, away: timeouts };
  draft.held = { home: false, away: false };
  const fresh = ({ kick, punt }: (typeof draft.returns)["home"]) => ({
    kick: { game: kick.game, half: [] },
    punt: { game: punt.game, half: [] },
  });
  draft.returns = { home: fresh(draft.returns.home), away: fresh(draft.returns.away) };
}

/** Puts the pawn on its first box, or as far along as the toss says (ruling `quarterStart`). */
export function placePawn({ draft, game }: Turn): void {
  draft.left = cellsOf(game, draft.period);
  if (game.rules.switches.quarterStart !== "toss" || draft.period > QUARTERS) return;
  const { odd, even } = FIGURES.quarterStart;
  draft.left -= CELLS * ((isLong(draft.period) ? even : odd + draft.tossed) - 1);
}

function openPeriod(turn: Turn): void {
  const { draft } = turn;
  draft.period++;
  placePawn(turn);
  draft.firstQuarter = null;
  for (const side of ["away", "home"] as const) {
    if (draft.out[side].some(({ until }) => until === "quarter")) {
      draft.out = withSide(
        draft.out,
        side,
        draft.out[side].filter(({ until }) => until !== "quarter"),
      );
    }
  }
}

export function endGame({ draft, emit }: Turn): void {
  draft.stage = "over";
  emit({ type: "gameEnd", away: draft.score.away, home: draft.score.home });
}

/** After a play of the same drive: asks who stops the clock, or moves the pawn. */
export function settleTime(turn: Turn, play: Lasting): void {
  const { draft, game } = turn;
  const { half } = play;
  if (isLong(draft.period) && !(play.still && !inHalves(game, draft))) {
    const late = inHalves(game, draft);
    const holds = !late && draft.left <= halfCells(game) + CELLS * HOLD_BOXES;
    if ((late && !half && draft.left > 1) || holds) {
      const other = otherSide(draft.ball);
      const asked = mayStop(turn, draft.ball, holds) ? draft.ball : mayStop(turn, other, holds) ? other : undefined;
      if (asked) {
        draft.running = { asked, half, hold: holds };
        draft.stage = "clock";
        return;
      }
    }
  }
  elapse(turn, play);
  toSnap(turn);
}

const mayStop = ({ draft }: Turn, side: Side, holds: boolean): boolean =>
  draft.timeouts[side] > 0 && !(holds && draft.held[side]);

/** Applies the answer to a `clock` decision. */
export function answerClock(turn: Turn, timeout: boolean): void {
  const { draft, emit } = turn;
  const { asked, half, hold } = draft.running!;
  const other = otherSide(draft.ball);
  if (!timeout) {
    if (asked === draft.ball && mayStop(turn, other, hold)) {
      draft.running = { asked: other, half, hold };
      return;
    }
    draft.running = null;
    elapse(turn, { half, still: false });
    return toSnap(turn);
  }
  draft.running = null;
  draft.timeouts = withSide(draft.timeouts, asked, draft.timeouts[asked] - 1);
  if (hold) draft.held = withSide(draft.held, asked, true);
  emit({ type: "timeout", team: asked, left: draft.timeouts[asked], hold, ...now(turn) });
  if (!hold) elapse(turn, { half: true, still: false });
  toSnap(turn);
}
