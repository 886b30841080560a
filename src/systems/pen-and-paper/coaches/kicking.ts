/** Fourth downs, kickoffs, returns and tries of the simple coach. */
import { yardsToGoal } from "../../../kernel/football/index.js";
import type { Game, GameState, KickoffDecision, ReturnDecision, TryDecision, Choice } from "../engine/index.js";
import { endsGame, endsHalf, isLastPeriod, leadOf } from "./situation.js";

/** Thresholds of the simple coach's kicking decisions, in yards, rounds and points. */
export const KICKING = {
  /** Field goals from up to this far: 49 yards, 55% or better; a desperate one at the end of a half. */
  fieldGoalWithin: 32,
  longFieldGoalWithin: 42,
  longFieldGoalRounds: 3,
  /** Go for it with at most this many yards to go, from at least this far upfield. */
  goForIt: { toGo: 2, from: 45 },
  trailingRounds: 10,
  squibRounds: 3,
  onside: { rounds: 15, points: 8, anyDeficitRounds: 8 },
  /**
   * Fair catches of punts, inside the own 8. Not on the 1 and 2, where a kneel is a safety: no rule lets a punt
   * roll into the end zone, and the catch costs .4 points against the return.
   */
  fairCatch: { from: 3, to: 7 },
  /** Leads after the touchdown, before the try, with which to go for two. */
  twoPointLeads: [-2, -5, -10, 1, 5],
} as const;

/** Fourth down: kick, punt, or `go`. */
export function fourthDown(game: Game, state: GameState): "fieldGoal" | "punt" | "go" {
  const left = yardsToGoal(state.spot);
  const { fieldGoalWithin, longFieldGoalWithin, longFieldGoalRounds, goForIt, trailingRounds } = KICKING;
  if (left <= fieldGoalWithin && state.toGo > 1) return "fieldGoal";
  if (state.toGo <= goForIt.toGo && state.spot >= goForIt.from) return "go";
  if (leadOf(state, state.ball) < 0 && endsGame(game, state, trailingRounds)) return "go";
  if (left <= longFieldGoalWithin && endsHalf(game, state, longFieldGoalRounds)) return "fieldGoal";
  return "punt";
}

export function pickKickoff(open: KickoffDecision, game: Game, state: GameState): Choice {
  const lead = leadOf(state, open.team);
  const { rounds, points, anyDeficitRounds } = KICKING.onside;
  if (lead < -points && endsGame(game, state, rounds)) return { kind: "kickoff", kick: "onside" };
  if (lead < 0 && endsGame(game, state, anyDeficitRounds)) return { kind: "kickoff", kick: "onside" };
  if (lead > 0 && endsHalf(game, state, KICKING.squibRounds)) return { kind: "kickoff", kick: "squib" };
  return STANDARD_KICK;
}

const STANDARD_KICK: Choice = { kind: "kickoff", kick: "standard" };
const RETURN: Choice = { kind: "return", how: "return" };
const FAIR_CATCH: Choice = { kind: "return", how: "fairCatch" };
const KICK: Choice = { kind: "try", go: "kick" };
const GO_FOR_TWO: Choice = { kind: "try", go: "two" };

export function pickReturn({ of, spot }: ReturnDecision): Choice {
  const { from, to } = KICKING.fairCatch;
  if (of === "punt" || of === "freeKick") return spot >= from && spot <= to ? FAIR_CATCH : RETURN;
  return spot <= 0 ? FAIR_CATCH : RETURN;
}

export function pickTry(open: TryDecision, game: Game, state: GameState): Choice {
  if (!open.canGoForTwo || !isLastPeriod(game, state)) return KICK;
  const lead = leadOf(state, open.team);
  return (KICKING.twoPointLeads as readonly number[]).includes(lead) ? GO_FOR_TWO : KICK;
}
