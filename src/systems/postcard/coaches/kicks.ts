/** Kickoffs, returns, punts and tries (D1, D2, D5, D17, D18, D20, D21). */
import type { KickoffDecision, PuntDecision, ReturnDecision, TryDecision } from "../engine/decisions.js";
import { flip, STEP_YARDS, type GameState } from "../engine/state.js";
import { inLast, leadOf } from "./situation.js";
import { THUMB } from "./thumb.js";

export const habitKickoff = ({ side }: KickoffDecision, state: GameState): "regular" | "onside" =>
  inLast(state, THUMB.onsidePlays) && leadOf(state, side) < 0 ? "onside" : "regular";

/** Minimum net bonus for running back a kickoff: in the field, on the goal line, deep in the end zone. */
const RUN_WITH = { field: -1, line: 5, deep: 6 };

export function habitReturn({ of, spot, bonus, options }: ReturnDecision): "run" | "fairCatch" | "touchback" {
  const safe = options.find((option) => option !== "run") ?? "run";
  if (of === "kickoff") {
    const least = spot > 0 ? RUN_WITH.field : spot === 0 ? RUN_WITH.line : RUN_WITH.deep;
    return bonus >= least ? "run" : safe;
  }
  if (of === "interception") return safe;
  return spot <= 0 || bonus < 0 ? safe : "run";
}

/** Longest punt worth the risk, and the receivers' yard line that no punt should pass. */
const LONGEST = 65;
const CORNER = 5;

/** The longest safe target that stays out of the end zone; otherwise the nearest one. */
export function habitPunt({ options }: PuntDecision, { spot }: GameState): number {
  const far = Math.min(LONGEST, STEP_YARDS * flip(spot) - CORNER);
  return options.reduce((best, target) => (target <= far && target > best ? target : best), Math.min(...options));
}

export const habitTry = ({ side }: TryDecision, state: GameState): "kick" | "two" =>
  state.stage !== "main" && THUMB.twoPointLeads.includes(leadOf(state, side)) ? "two" : "kick";
