/** Plays close to the goal line, where defenses have less field to cover (ruling `redZone`). */
import type { Side } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const { from, net, runsFrom, run, goalFrom, atGoal } = FIGURES.redZone;

type At = Pick<Turn, "game" | "draft">;

const isTight = ({ game, draft }: At, line: number): boolean =>
  game.rules.switches.redZone === "tight" && draft.spot >= line;

/** Adjustment of the net rating of a team's pass. */
export const redZoneNet = (turn: At, offense: Side): number =>
  isTight(turn, from) ? (turn.game.books[offense].team.redZone ?? -net) : 0;

/** Adjustment of a run's gain: it takes away no more than the gain. */
export function redZoneRun(turn: At, gain: number): number {
  const off = isTight(turn, goalFrom) ? atGoal : isTight(turn, runsFrom) ? run : 0;
  return off > 0 && gain > 0 ? -Math.min(off, gain) : 0;
}
