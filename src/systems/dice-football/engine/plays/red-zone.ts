/** Plays close to the goal line, where defenses have less field to cover (ruling `redZone`). */
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const { from, net, runsFrom, run, goalFrom, atGoal } = FIGURES.redZone;

type At = Pick<Turn, "game" | "draft">;

const isTight = ({ game, draft }: At, line: number): boolean =>
  game.rules.switches.redZone === "tight" && draft.spot >= line;

/** Adjustment of a pass's net rating. */
export const redZoneNet = (turn: At): number => (isTight(turn, from) ? -net : 0);

/** Adjustment of a run's gain: it takes away no more than the gain. */
export function redZoneRun(turn: At, gain: number): number {
  const off = isTight(turn, goalFrom) ? atGoal : isTight(turn, runsFrom) ? run : 0;
  return off > 0 && gain > 0 ? -Math.min(off, gain) : 0;
}
