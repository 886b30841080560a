/**
 * What turns white in the red zone. Yards say how often a team came near the goal, not how often it went in: who made more touchdowns of its
 * yards was better there, who made fewer kicked.
 */
import { LATE_MOST, type TeamChart } from "../rules/index.js";
import type { TeamRow } from "../../../stats/index.js";
import type { ContextFigures, ContextKey } from "./context.js";
import { bounded } from "./figures.js";
import type { Sided } from "./schedule.js";
import { USUAL_GAMES } from "./totals.js";

export type RedZone = NonNullable<TeamChart["redZone"]>;

/** Touchdowns a game that a yard a game brings, between teams of a season. */
const OF_YARD = 0.012;

/** Touchdowns a game of passes and runs beyond those that come with the yards, on the scale of the league; nothing where the table does not have them. */
export function beyondYards(row: TeamRow): number | undefined {
  const { passTouchdowns, rushTouchdowns, passYards, rushYards, games = USUAL_GAMES } = row;
  if (passTouchdowns === undefined || rushTouchdowns === undefined) return undefined;
  if (passYards === undefined || rushYards === undefined) return undefined;
  return (passTouchdowns + rushTouchdowns - OF_YARD * (passYards + rushYards)) / games;
}

/**
 * What a number makes in a team's season: touchdowns a game, and by how much more each further one makes; of the figures that a chart aims at,
 * how far they move. Measured of the 32 teams of 2019 with numbers of 3 and 6 either way, 4,096 games each.
 */
const EACH = 0.085;
const MORE = 0.04;
const MOVED: Partial<ContextFigures> = {
  completions: 0.0014,
  interceptions: -0.00005,
  sacks: -0.0008,
  scrambles: -0.0006,
  yardsPerRush: 0.037,
};

/** @param apart differences of the team's touchdowns beyond its yards to the league's, without what its opponents made of them */
export function makeRedZone(apart: Sided): RedZone {
  const number = (made: number): number => {
    const exact = (Math.sqrt(Math.max(0, 1 + (4 * MORE * made) / EACH)) - 1) / (2 * MORE);
    // No -0: it would be printed.
    return bounded(Math.round(exact), -LATE_MOST, LATE_MOST) || 0;
  };
  return { own: number(apart.own), against: number(apart.against) };
}

/** What the number of a side makes of one of its figures: a chart aims at the rest. */
export function redZoneMoves(made: RedZone | undefined, side: keyof Sided, key: ContextKey): number {
  const number = made?.[side] ?? 0;
  return (MOVED[key] ?? 0) * (number + MORE * number ** 2);
}
