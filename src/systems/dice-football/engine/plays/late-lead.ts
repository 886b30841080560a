/** The fourth quarter for teams that lead or are behind (ruling `lateLead`). */
import { otherSide } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const LAST_QUARTER = 4;
const { most, net, run, given } = FIGURES.lateLead;

/** Lead of the team with the ball; 0 if it does not count: before the fourth quarter, on tries, in decided games. */
function leadOf({ game, draft }: Turn): number {
  const { period, down, ball, score } = draft;
  if (game.rules.switches.lateLead !== "careful" || period !== LAST_QUARTER || down === 0) return 0;
  const lead = score[ball] - score[otherSide(ball)];
  return Math.abs(lead) > most ? 0 : lead;
}

/** Adjustment of a pass's net rating. */
export function lateNet(turn: Turn): number {
  const lead = leadOf(turn);
  return lead > 0 ? -net : lead < 0 ? given : 0;
}

/** Adjustment of a run's gain. */
export const lateRun = (turn: Turn): number => (leadOf(turn) > 0 ? -run : 0);
