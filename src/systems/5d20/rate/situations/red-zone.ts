/**
 * Adjustment of white in the red zone. Yards say how often a team got near the goal, not how often it scored: a team
 * with more touchdowns for its yards was better there, one with fewer settled for kicks.
 */
import { LATE_MOST, type TeamChart } from "../../rules/index.js";
import type { TeamRow } from "../../../../stats/index.js";
import type { ContextFigures, ContextKey } from "../context.js";
import { bounded } from "../figures.js";
import type { Sided } from "../sided.js";
import { USUAL_GAMES } from "../totals.js";

export type RedZone = NonNullable<TeamChart["redZone"]>;

/** Slope: touchdowns per game for each yard per game, across teams in a season. */
const OF_YARD = 0.012;

/** Passing and rushing touchdowns per game beyond those expected from the yards, on the league's scale; undefined if the table lacks them. */
export function beyondYards(row: TeamRow): number | undefined {
  const { passTouchdowns, rushTouchdowns, passYards, rushYards, games = USUAL_GAMES } = row;
  if (passTouchdowns === undefined || rushTouchdowns === undefined) return undefined;
  if (passYards === undefined || rushYards === undefined) return undefined;
  return (passTouchdowns + rushTouchdowns - OF_YARD * (passYards + rushYards)) / games;
}

/** The same from points, if touchdowns are unknown: points include field goals and extra points, which also go with the yards. */
const POINTS = 7;
const POINTS_OF_YARD = 0.09;

export function pointsBeyondYards(row: TeamRow): number | undefined {
  const { points, passYards, rushYards, games = USUAL_GAMES } = row;
  if (points === undefined || passYards === undefined || rushYards === undefined) return undefined;
  return (points - POINTS_OF_YARD * (passYards + rushYards)) / POINTS / games;
}

/**
 * Effect of one number over a team's season: on touchdowns per game, and the increase for each further number; and on
 * the figures that a chart targets, as fractions. Measured on the 32 teams of 2019 with numbers of 3 and 6 either way,
 * 4,096 games each.
 */
const EACH = 0.085;
const MORE = 0.04;
const MOVED: Partial<ContextFigures> = {
  completions: 0.0022,
  interceptions: -0.0022,
  sacks: -0.0125,
  scrambles: -0.015,
  yardsPerRush: 0.0084,
};

/** Effect of both sides' numbers, converted to a linear scale. */
const worth = (number: number): number => number + MORE * number ** 2;

/**
 * @param apart the team's touchdowns beyond its yards relative to the league's, without its opponents' effect
 * @param level numbers for the league as a whole
 * @param added fitted to the team's own games
 */
export function makeRedZone(apart: Sided, level = 0, added: Sided = { own: 0, against: 0 }): RedZone {
  const number = (side: keyof Sided): number => {
    const made = apart[side];
    // The other side has the league's number.
    const both = (Math.sqrt(Math.max(0, 1 + 4 * MORE * (worth(2 * level) + made / EACH))) - 1) / (2 * MORE);
    // Avoid -0, which would be printed.
    return bounded(Math.round(both - level + added[side]), -LATE_MOST, LATE_MOST) || 0;
  };
  return { own: number("own"), against: number("against") };
}

/** Effect of a side's number, and of the league's in all opponents, on one of its figures, as a fraction of the figure: a chart targets the rest. */
export const redZoneMoves = (made: RedZone | undefined, level: number, side: keyof Sided, key: ContextKey): number =>
  worth((made?.[side] ?? level) + level) * (MOVED[key] ?? 0);
