/** Penalties: declined, or marked off and followed by the correct down (A41-A47). */
import {
  clampSpot,
  DOWNS,
  FIELD,
  halfTheDistance,
  otherSide,
  yardsToGoal,
  type Side,
  type Spot,
} from "../../../kernel/football/index.js";
import type { FoulRow } from "../rules/index.js";
import { firstDownAt, toSnap } from "./clock.js";
import { rollYards, sum } from "./dice.js";
import { loseOnDowns, settle, settleTry } from "./settle.js";
import type { PlayOutcome } from "./state.js";
import type { Turn } from "./turn.js";

/** Yards of a penalty at a spot: at most half the distance to the goal line, or no closer than the 1 (A46). */
export function markOff(turn: Pick<Turn, "game">, yards: number, left: number): number {
  if (turn.game.rules.switches.halfTheDistance === "half") return halfTheDistance(yards, left);
  return Math.min(yards, left - 1);
}

/** Where a foul is marked off from, and which part of the play still counts. */
export interface FoulBase {
  readonly from: Spot;
  /** True if the play's gain counts. */
  readonly keeps: boolean;
  /** True if the counted gain reached the goal line: the score counts and nothing is left to mark off. */
  readonly scores: boolean;
}

/** The base of a foul after a play (A41, A44). */
export function foulBase(
  { game, draft }: { readonly game: Turn["game"]; readonly draft: Pick<Turn["draft"], "spot"> },
  row: FoulRow,
  outcome: PlayOutcome,
): FoulBase {
  const { enforceFrom, foulKeepsGain } = game.rules.switches;
  const clean = outcome.ball === outcome.offense && !outcome.turnover && outcome.end !== "safety";
  const gain = clean ? outcome.gain : 0;
  const atEnd = clean && enforceFrom === "endOfPlay" && row.passComplete === undefined;
  const reached = outcome.end === "touchdown" || outcome.success;
  const adds = (row.addsGain || (foulKeepsGain && row.down === "first")) && gain > 0;
  if (!atEnd && !adds) return { from: draft.spot, keeps: false, scores: false };
  return { from: clampSpot(draft.spot + gain), keeps: true, scores: row.on === "defense" && reached };
}

/** Applies the choice of the fouled team. */
export function answerPenalty(turn: Turn, accept: boolean): void {
  const { draft, game, emit } = turn;
  const outcome = draft.outcome!;
  const isTry = draft.down === 0;
  const { row, cite } = game.book.fouls[outcome.foul];
  const { offense } = outcome;
  const team = row.on === "offense" ? offense : otherSide(offense);
  const head = { type: "penalty", team, foul: row.title, number: outcome.foul, cite } as const;
  if (!accept) {
    emit({ ...head, yards: 0, accepted: false, wipesPlay: false });
    return isTry ? settleTry(turn, offense, outcome.success) : settle(turn, outcome);
  }
  if (row.passComplete !== undefined) return completePass(turn, row.passComplete, head);
  const { from, keeps, scores } = foulBase(turn, row, outcome);
  if (scores) {
    emit({ ...head, yards: 0, accepted: true, wipesPlay: false });
    return isTry ? settleTry(turn, offense, true) : settle(turn, outcome);
  }
  const back = row.on === "offense";
  const yards = markOff(turn, row.yards, back ? from : yardsToGoal(from));
  emit({ ...head, yards, accepted: true, wipesPlay: !keeps });
  draft.outcome = null;
  const spot = back ? from - yards : from + yards;
  if (isTry) return repeatTry(turn, offense, spot, row.down === "loss");
  if (row.down === "first") return newSeries(turn, offense, spot);
  replayFrom(turn, offense, spot, row.down === "loss");
}

type PenaltyHead = {
  readonly type: "penalty";
  readonly team: Side;
  readonly foul: string;
  readonly number: number;
  readonly cite: string;
};

/** Foul 13: the pass counts as complete, with dice that do not explode (A10, A45). */
function completePass(turn: Turn, count: number, head: PenaltyHead): void {
  const { draft, game, emit } = turn;
  const outcome = draft.outcome!;
  const { offense } = outcome;
  const isTry = draft.down === 0;
  const yardDice = rollYards(turn, count, false, "interference");
  const left = yardsToGoal(draft.spot);
  const gain = Math.min(sum(yardDice), left);
  emit({ ...head, yards: gain, accepted: true, wipesPlay: true, yardDice });
  if (isTry) return settleTry(turn, offense, gain >= left);
  const spot = draft.spot + gain;
  const replaced: PlayOutcome = {
    kind: "pass",
    ball: offense,
    spot,
    end: spot >= FIELD ? "touchdown" : "down",
    gain: game.rules.switches.piFirstDown ? Math.max(gain, draft.toGo) : gain,
    success: true,
    offense,
    foul: 0,
  };
  settle(turn, replaced, "penalty");
}

function newSeries(turn: Turn, team: Side, spot: number): void {
  turn.emit({ type: "firstDown", team, by: "penalty" });
  firstDownAt(turn, spot);
  toSnap(turn);
}

/** Replays the down, or counts it as lost (A42), from a new spot; the line to gain stays where it was. */
export function replayFrom(turn: Turn, team: Side, spot: number, lost: boolean): void {
  const { draft } = turn;
  const toGo = draft.spot + draft.toGo - spot;
  if (lost && draft.down >= DOWNS) return loseOnDowns(turn, team, spot);
  if (toGo <= 0) return newSeries(turn, team, spot);
  draft.spot = spot;
  draft.toGo = toGo;
  if (lost) {
    draft.down++;
    draft.counted = false;
  }
  toSnap(turn);
}

/** Repeats a try from the spot after the penalty; loss of down ends it. */
function repeatTry(turn: Turn, team: Side, spot: number, lost: boolean): void {
  if (lost) return settleTry(turn, team, false);
  turn.draft.spot = spot;
  turn.draft.toGo = yardsToGoal(spot);
  turn.draft.stage = "twoPoint";
}
