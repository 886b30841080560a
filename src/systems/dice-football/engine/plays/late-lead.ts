/** The fourth quarter of who leads and who is far behind (ruling `lateLead`). */
import { otherSide } from "../../../../kernel/football/index.js";
import { FIGURES } from "../../rules/index.js";
import type { Turn } from "../turn.js";

const LAST_QUARTER = 4;
const { most, net, run, behind, given } = FIGURES.lateLead;

/** Points by which the team with the ball leads, 0 where they do not count: before the quarter, on tries, in games that are decided. */
function leadOf({ game, draft }: Turn): number {
  const { period, down, ball, score } = draft;
  if (game.rules.switches.lateLead !== "careful" || period !== LAST_QUARTER || down === 0) return 0;
  const lead = score[ball] - score[otherSide(ball)];
  return Math.abs(lead) > most ? 0 : lead;
}

/** Onto the net rating of a pass. */
export function lateNet(turn: Turn): number {
  const lead = leadOf(turn);
  return lead > 0 ? -net : lead <= -behind ? given : 0;
}

/** Onto the gain of a run. */
export const lateRun = (turn: Turn): number => (leadOf(turn) > 0 ? -run : 0);
